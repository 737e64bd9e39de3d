# Testing: the functions with which the folders below tests/ declare their programs.

include_guard()

# What every test program of ours gets: our warnings and the place of the sources. Its own sources are optimised less
# than the libraries it tests, because a compiler spends more time on their expectations than the processor ever does;
# OPTIMISED leaves them what the libraries have: for those that count or measure with kernels compiled into them.
function(sivba_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "" "")
    if(NOT arg_OPTIMISED)
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
    target_link_libraries(${name} PRIVATE sivba_options)
    target_compile_definitions(${name} PRIVATE SIVBA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()

# sivba_test(NAME SOURCES file... [LIBS lib...] [LABEL label] [TIMEOUT seconds] [DATA glob...] [WHOLE] [OPTIMISED])
#   A GoogleTest program; each TEST in it becomes a test of ctest called NAME.Suite.test.
#   LABEL is ui, threads or slow. WHOLE makes one ctest test of the program: for suites whose start is expensive.
#   DATA, relative to the repository, names the files from which the program makes its own list of tests (for instance
#   rulesets/*.yaml, folders below included): ctest asks for the list again when one of them comes, goes or changes.
#   OPTIMISED as above. gtest_main is linked; the tests find their data below the string SIVBA_SOURCE_DIR.
function(sivba_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "WHOLE;OPTIMISED" "LABEL;TIMEOUT" "SOURCES;LIBS;DATA")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "sivba_test(${name}): unknown words: ${arg_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()

    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS} GTest::gtest GTest::gtest_main)
    set(speed)
    if(arg_OPTIMISED)
        set(speed OPTIMISED)
    endif()
    sivba_test_program(${name} ${speed})

    # ./check builds only these with the thread sanitizer: it is slow, and the rest has no threads.
    if(arg_LABEL STREQUAL "threads")
        if(NOT TARGET sivba_thread_tests)
            add_custom_target(sivba_thread_tests)
        endif()
        add_dependencies(sivba_thread_tests ${name})
    endif()

    set(properties TIMEOUT ${arg_TIMEOUT})
    if(arg_LABEL)
        list(APPEND properties LABELS ${arg_LABEL})
    endif()
    if(arg_WHOLE)
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES ${properties})
    else()
        # ctest asks a program for its tests when the program is newer than its last answer; hence the linking again.
        list(TRANSFORM arg_DATA PREPEND "${PROJECT_SOURCE_DIR}/")
        if(arg_DATA)
            file(GLOB_RECURSE data CONFIGURE_DEPENDS ${arg_DATA})
            set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS "${data}")
        endif()
        gtest_discover_tests(${name}
            TEST_PREFIX "${name}."
            DISCOVERY_MODE PRE_TEST
            DISCOVERY_TIMEOUT 60
            PROPERTIES ${properties})
    endif()
endfunction()

# sivba_fuzz(NAME SOURCES file... [LIBS lib...])
#   A program with LLVMFuzzerTestOneInput; NAME begins with fuzz_. Built only by the preset `fuzz` and run by
#   ./check --full, which takes tests/fuzz/corpus/<NAME without fuzz_>/ and tests/fuzz/<same>.dict if they exist.
function(sivba_fuzz name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    if(NOT name MATCHES "^fuzz_")
        message(FATAL_ERROR "sivba_fuzz(${name}): ./check finds fuzz targets by their name, fuzz_...")
    endif()
    if(NOT SIVBA_FUZZ)
        return()
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    sivba_test_program(${name})
    if(NOT TARGET sivba_fuzz)
        add_custom_target(sivba_fuzz)
    endif()
    add_dependencies(sivba_fuzz ${name})
endfunction()

# sivba_bench(NAME SOURCES file... [LIBS lib...])
#   A Google Benchmark program with its own main from the library; built with the tests, run by hand.
function(sivba_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    if(NOT TARGET benchmark::benchmark_main)
        message(STATUS "Google Benchmark is not here: ${name} is left out")
        return()
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS} benchmark::benchmark benchmark::benchmark_main)
    sivba_test_program(${name} OPTIMISED)
endfunction()

# sivba_ui_test(NAME SOURCES file... [LIBS lib...] [TIMEOUT seconds])
#   A Qt Test or Qt Quick Test program with its own main: one ctest test with the label ui. QUICK_TEST_SOURCE_DIR is
#   the folder that declares it, where Qt Quick Test looks for tst_*.qml.
function(sivba_ui_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LIBS")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    qt_add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE ${arg_LIBS} Qt6::Test Qt6::QuickTest)
    target_compile_definitions(${name} PRIVATE QUICK_TEST_SOURCE_DIR="${CMAKE_CURRENT_SOURCE_DIR}")
    sivba_test_program(${name})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT} LABELS ui)
endfunction()
