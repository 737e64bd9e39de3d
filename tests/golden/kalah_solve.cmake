sivba_test(kalah_solve SOURCES kalah_solve_test.cpp LIBS sivba_framework sivba_sowing TIMEOUT 600)
sivba_test(kalah_solve_long SOURCES kalah_solve_long_test.cpp LIBS sivba_framework sivba_sowing LABEL slow TIMEOUT 1200)
