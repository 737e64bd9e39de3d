sivba_test(race_golden SOURCES race_perft_test.cpp LIBS sivba_framework sivba_race OPTIMISED)
