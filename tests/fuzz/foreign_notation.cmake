# Any bytes as a game in the notation of another program; only race games are ever read.
if(TARGET sivba_notations)
    sivba_fuzz(fuzz_foreign_notation SOURCES foreign_notation.cpp LIBS sivba_race sivba_notations)
endif()
