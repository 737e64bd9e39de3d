# The theme's files, relative to qml/; included by qml/CMakeLists.txt.
# qmltyperegistrar includes headers by their bare name, hence the folder in SIVBA_THEME_INCLUDES.
set(SIVBA_THEME_CPP
    theme/theme.h theme/theme.cpp
    theme/palette.h theme/palette.cpp)
set(SIVBA_THEME_QML)
set(SIVBA_THEME_INCLUDES "${CMAKE_CURRENT_LIST_DIR}")
