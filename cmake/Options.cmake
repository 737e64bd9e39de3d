# Options: every switch of the build, in one place. CMakePresets.json gives the usual combinations of them.

include_guard()

get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(NOT multi_config AND NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
endif()

option(SIVBA_BUILD_QML "Build the launcher (needs Qt 6.4 or later)" ON)
option(SIVBA_BUILD_TESTS "Build the tests (needs GoogleTest)" ON)
option(SIVBA_WERROR "Treat warnings as errors" OFF)
option(SIVBA_ASSERTS "Keep assert() in release builds" OFF)
option(SIVBA_FUZZ "Build the fuzz targets with libFuzzer (Clang only)" OFF)
option(SIVBA_LTO "Optimise across translation units at link time" OFF)
set(SIVBA_SANITIZE "" CACHE STRING "Sanitizers separated by commas: address,undefined or thread")
set_property(CACHE SIVBA_SANITIZE PROPERTY STRINGS "" "address,undefined" "thread")
