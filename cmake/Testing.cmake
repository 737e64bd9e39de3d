# Testing: the functions with which the folders below tests/ declare their programs.

include_guard()

# What every test program of ours gets: our warnings, the place of the sources, and in sanitizer builds the suppressions
# for what foreign libraries do.
set(SIVBA_TEST_ENVIRONMENT)
if(SIVBA_SANITIZE)
    set(suppressions "${PROJECT_SOURCE_DIR}/tests/sanitizers")
    list(APPEND SIVBA_TEST_ENVIRONMENT
        "LSAN_OPTIONS=suppressions=${suppressions}/lsan.supp:print_suppressions=0"
        "UBSAN_OPTIONS=print_stacktrace=1"
        "TSAN_OPTIONS=suppressions=${suppressions}/tsan.supp:halt_on_error=1")
endif()

function(sivba_test_program name)
    target_link_libraries(${name} PRIVATE sivba_options)
    target_compile_definitions(${name} PRIVATE SIVBA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()

# sivba_test(NAME SOURCES file... [LIBS lib...] [LABEL label] [TIMEOUT seconds] [WHOLE])
#   A GoogleTest program; each TEST in it becomes a test of ctest called NAME.Suite.test.
#   LABEL is ui, threads or slow. WHOLE makes one ctest test of the program: for suites whose start is expensive.
#   gtest_main is linked; the tests find their data below the string SIVBA_SOURCE_DIR.
function(sivba_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "WHOLE" "LABEL;TIMEOUT" "SOURCES;LIBS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "sivba_test(${name}): unknown words: ${arg_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()

    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS} GTest::gtest GTest::gtest_main)
    sivba_test_program(${name})

    set(properties TIMEOUT ${arg_TIMEOUT})
    if(arg_LABEL)
        list(APPEND properties LABELS ${arg_LABEL})
    endif()
    if(arg_WHOLE)
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES ${properties} ENVIRONMENT "${SIVBA_TEST_ENVIRONMENT}")
    else()
        # The list of tests is asked for when ctest starts, so that building never runs anything.
        gtest_discover_tests(${name}
            TEST_PREFIX "${name}."
            DISCOVERY_MODE PRE_TEST
            DISCOVERY_TIMEOUT 60
            PROPERTIES ${properties})
    endif()
endfunction()
