# The boards' files, relative to qml/; included by qml/CMakeLists.txt.
# qmltyperegistrar includes headers by their bare name, hence the folder in SIVBA_BOARD_INCLUDES.
set(SIVBA_BOARD_CPP
    board/board_choices.cpp
    board/board_frame.h
    board/board_ground.h board/board_ground.cpp
    board/board_layout.h board/board_layout.cpp
    board/board_model.h board/board_model.cpp
    board/board_motion.h board/board_motion.cpp
    board/board_painter.h board/board_painter.cpp
    board/board_player.h board/board_player.cpp board/board_player_pieces.cpp
    board/board_scene.h board/board_scene.cpp
    board/board_style.h board/board_style.cpp
    board/board_surface.h board/board_surface.cpp
    board/chance_graph.h board/chance_graph.cpp
    board/choosing.h board/choosing.cpp
    board/cues.h board/cues.cpp
    board/dice_item.h board/dice_item.cpp
    board/dice_throw.h board/dice_throw.cpp
    board/easing.h
    board/game_ref.h
    board/inlay_marks.h board/inlay_marks.cpp
    board/mark_painter.h board/mark_painter.cpp
    board/mini_board.h board/mini_board.cpp
    board/noise.h
    board/pens.h
    board/place_list.h board/place_list.cpp
    board/plate.h
    board/relief.h board/relief.cpp
    board/rule_marks.cpp
    board/seed_heap.h board/seed_heap.cpp
    board/sprites.h board/sprites.cpp
    board/texture.h board/texture.cpp
    board/two_ways.h board/two_ways.cpp
    board/way_marks.h board/way_marks.cpp)
set(SIVBA_BOARD_QML
    board/BoardView.qml
    board/DiceTray.qml
    board/DiceValueButton.qml
    board/AmountQuestion.qml
    board/BoardPlates.qml
    board/WayBead.qml
    board/WayRunner.qml
    board/PlaceButton.qml)
set(SIVBA_BOARD_INCLUDES "${CMAKE_CURRENT_LIST_DIR}")
foreach(file IN LISTS SIVBA_BOARD_QML)
    get_filename_component(name "${file}" NAME)
    set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${name}")
endforeach()
