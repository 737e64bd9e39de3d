sivba_test(kalah_solve SOURCES kalah_solve_test.cpp LIBS sivba_framework sivba_sowing TIMEOUT 600)
