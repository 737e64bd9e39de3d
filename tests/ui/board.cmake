# Tests and measurements of the boards; included by tests/ui/CMakeLists.txt.
set(board "${PROJECT_SOURCE_DIR}/qml/board")

# What needs no Qt is compiled without it.
sivba_test(board_player_test
    SOURCES board_player_test.cpp "${board}/board_player.cpp" "${board}/board_player_pieces.cpp"
    LIBS sivba_rules)
sivba_test(dice_throw_test
    SOURCES dice_throw_test.cpp "${board}/dice_throw.cpp"
    LIBS sivba_rules)
sivba_test(board_layout_test SOURCES board_layout_test.cpp LIBS sivba_qml)
sivba_test(choosing_test SOURCES choosing_test.cpp LIBS sivba_qml)

sivba_ui_test(board_model_test SOURCES board_model_test.cpp LIBS sivba_qml)
sivba_ui_test(board_view_test SOURCES board_view_test.cpp LIBS sivba_qml sivba_qmlplugin)

# Milliseconds a frame while 48 seeds and four dice move; run by hand.
qt_add_executable(board_fps board_fps.cpp)
target_link_libraries(board_fps PRIVATE sivba_qml sivba_qmlplugin)
sivba_test_program(board_fps)
