sivba_bench(race_bench SOURCES race_bench.cpp LIBS sivba_framework sivba_race)
