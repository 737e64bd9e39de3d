# Compiler: language standard, warnings, instruction set, sanitizers and the compiler cache.
#
# What must be the same in every object file (standard, instruction set, sanitizers) is set for the whole tree, because
# one forgotten target would mix incompatible code. Warnings travel with the interface target `sivba_options`, which
# every target of ours links and generated code need not.

include_guard()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(SIVBA_CCACHE ccache)
    mark_as_advanced(SIVBA_CCACHE)
    if(SIVBA_CCACHE)
        set(CMAKE_CXX_COMPILER_LAUNCHER "${SIVBA_CCACHE}")
    endif()
endif()

# CMake's own release flags always define NDEBUG; here SIVBA_ASSERTS decides.
string(REGEX REPLACE "[-/]D *NDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
if(NOT SIVBA_ASSERTS)
    add_compile_definitions($<$<CONFIG:Release>:NDEBUG>)
endif()

# Every 64-bit x86 since about 2009. Wider vectors are chosen at run time, so that one build serves all machines.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8)
    add_compile_options(-march=x86-64-v2)
endif()

if(SIVBA_LTO)
    include(CheckIPOSupported)
    check_ipo_supported()
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

if(SIVBA_SANITIZE)
    add_compile_options(-fsanitize=${SIVBA_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${SIVBA_SANITIZE})
    if(SIVBA_SANITIZE MATCHES "undefined")
        # A finding must fail the test, not only be printed.
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
endif()

if(SIVBA_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "SIVBA_FUZZ needs Clang: libFuzzer is part of it. Use the preset `fuzz`.")
    endif()
    # Coverage feedback is wanted from the libraries too; only the fuzz targets get libFuzzer's main().
    add_compile_options(-fsanitize=fuzzer-no-link)
    add_link_options(-fsanitize=fuzzer-no-link)
endif()

add_library(sivba_options INTERFACE)
target_compile_features(sivba_options INTERFACE cxx_std_20)
target_compile_options(sivba_options INTERFACE
    -Wall -Wextra -Wshadow -Wconversion
    # GCC 12 warns of "literal" + std::string where nothing overlaps (its bug 105651).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    $<$<BOOL:${SIVBA_WERROR}>:-Werror>)
target_include_directories(sivba_options INTERFACE
    "${PROJECT_SOURCE_DIR}"
    "${CMAKE_BINARY_DIR}/generated")

# sivba_silence_generated(DIRECTORY): what Qt writes for us (compiled QML, resources) breaks our warnings, -Wshadow
# above all, and nobody can mend it here. To be called when the directory is complete.
function(sivba_silence_generated directory)
    get_property(targets DIRECTORY "${directory}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        get_target_property(sources ${target} SOURCES)
        list(FILTER sources INCLUDE REGEX "\\.cpp$")
        foreach(source IN LISTS sources)
            string(FIND "${source}" "${CMAKE_BINARY_DIR}/" position)
            # Options of its own would keep a source out of the unit that others of its group share.
            get_source_file_property(group "${source}" DIRECTORY "${directory}" UNITY_GROUP)
            if(position EQUAL 0 AND NOT group)
                set_source_files_properties("${source}" DIRECTORY "${directory}" PROPERTIES COMPILE_OPTIONS -w)
            endif()
        endforeach()
    endforeach()
    get_property(children DIRECTORY "${directory}" PROPERTY SUBDIRECTORIES)
    foreach(child IN LISTS children)
        sivba_silence_generated("${child}")
    endforeach()
endfunction()
