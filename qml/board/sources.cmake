# The boards' files, relative to qml/; included by qml/CMakeLists.txt.
# qmltyperegistrar includes headers by their bare name, hence the folder in SIVBA_BOARD_INCLUDES.
set(SIVBA_BOARD_CPP
    board/board_choices.cpp
    board/board_frame.h
    board/board_model.h board/board_model.cpp
    board/board_player.h board/board_player.cpp
    board/game_ref.h
    board/place_list.h board/place_list.cpp)
set(SIVBA_BOARD_QML
    board/BoardView.qml)
set(SIVBA_BOARD_INCLUDES "${CMAKE_CURRENT_LIST_DIR}")
foreach(file IN LISTS SIVBA_BOARD_QML)
    get_filename_component(name "${file}" NAME)
    set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${name}")
endforeach()
