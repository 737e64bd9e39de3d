sivba_test(race_golden
    SOURCES race_perft_test.cpp race_vectors_test.cpp
    LIBS sivba_framework sivba_race nlohmann_json::nlohmann_json
    OPTIMISED)
