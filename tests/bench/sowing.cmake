sivba_bench(sowing_bench SOURCES sowing_bench.cpp LIBS sivba_framework sivba_sowing)
