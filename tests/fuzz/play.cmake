# Any bytes as a saved game or journal, and as notation and positions of the shipped games.
if(TARGET sivba_games)
    sivba_fuzz(fuzz_save_loader SOURCES save_loader.cpp LIBS play_toy sivba_games)
    sivba_fuzz(fuzz_notation SOURCES notation.cpp LIBS sivba_games)
endif()
