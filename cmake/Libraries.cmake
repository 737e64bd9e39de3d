# Libraries: everything that comes from outside, found once for the whole tree and named the same on every system.

include_guard()

# Boost's own package file is meant; without this newer CMake versions warn about the old search module.
if(POLICY CMP0167)
    cmake_policy(SET CMP0167 NEW)
endif()

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(Boost REQUIRED COMPONENTS locale)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)

# yaml-cpp 0.7 calls its target `yaml-cpp`, 0.8 `yaml-cpp::yaml-cpp`; ours use the second name.
if(NOT TARGET yaml-cpp::yaml-cpp)
    add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
endif()

if(SIVBA_BUILD_QML)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Qml Quick QuickControls2 Svg LinguistTools)
endif()

if(SIVBA_BUILD_TESTS)
    find_package(GTest REQUIRED)
    find_package(benchmark QUIET)
    if(SIVBA_BUILD_QML)
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)
    endif()
endif()
