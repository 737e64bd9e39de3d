# Any bytes as a game in the notation of another program.
if(TARGET sivba_notations)
    sivba_fuzz(fuzz_foreign_notation SOURCES foreign_notation.cpp LIBS sivba_games sivba_notations)
endif()
