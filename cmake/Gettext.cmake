# Gettext: compiles the message catalogues (.po) that the rules speak through into the binary form read at run time.
#
# msgfmt --check makes a wrong plural header or a lost placeholder an error of the build instead of a wrong sentence.

include_guard()

# sivba_compile_catalogues(TARGET DOMAIN name SOURCE_DIR dir OUTPUT_DIR dir LANGUAGES lang...)
#   Compiles SOURCE_DIR/<lang>.po to OUTPUT_DIR/<lang>/LC_MESSAGES/<DOMAIN>.mo for each language whose file exists.
#   Creates TARGET, part of the default build, if there is at least one.
function(sivba_compile_catalogues target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DOMAIN;SOURCE_DIR;OUTPUT_DIR" "LANGUAGES")

    # The glob is only there to configure again when a catalogue appears or goes.
    file(GLOB present CONFIGURE_DEPENDS "${arg_SOURCE_DIR}/*.po")
    set(outputs)
    foreach(language IN LISTS arg_LANGUAGES)
        set(source "${arg_SOURCE_DIR}/${language}.po")
        if(NOT source IN_LIST present)
            continue()
        endif()
        find_program(SIVBA_MSGFMT msgfmt REQUIRED)
        mark_as_advanced(SIVBA_MSGFMT)
        set(folder "${arg_OUTPUT_DIR}/${language}/LC_MESSAGES")
        set(output "${folder}/${arg_DOMAIN}.mo")
        add_custom_command(
            OUTPUT "${output}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
            COMMAND "${SIVBA_MSGFMT}" --check --output-file "${output}" "${source}"
            DEPENDS "${source}"
            COMMENT "Compiling messages: ${language}"
            VERBATIM)
        list(APPEND outputs "${output}")
    endforeach()
    if(outputs)
        add_custom_target(${target} ALL DEPENDS ${outputs})
    endif()
endfunction()
