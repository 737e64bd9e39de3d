# Any bytes as a ruleset file.
sivba_fuzz(fuzz_ruleset_reader SOURCES ruleset_reader.cpp LIBS ruleset_sample)
