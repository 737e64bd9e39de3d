# shellcheck shell=bash disable=SC2034
# In the terminal: what the words given to ./play mean where there is no window. Sourced by it, not run.

# in_terminal WORD...: makes of them the `command` for the program `sivba`. The launcher can ask which game is meant,
# a terminal game needs one; what only a window can show is left out, and said.
in_terminal() {
    local game='' saved='' screen='' left_out=() rest=() others=() words=() word name value
    while (($#)); do
        word=$1 name=${1%%=*} value=
        shift
        case $name in
        --grab | --screen | --game | --turns | --theme | --size | --scale | --lang | --seat | --position | --load)
            if [[ $word == *=* ]]; then
                value=${word#*=}
            elif (($#)); then
                value=$1
                shift
            fi
            ;;
        esac
        case $name in
        -v | --version)
            command=(--version)
            return
            ;;
        --game) game=$value ;;
        --load) saved=$value ;;
        --screen) screen=$value ;;
        --lang) others+=("$name" "$value") ;;
        --seat | --position) rest+=("$name" "$value") ;;
        --grab | --turns | --theme | --size | --scale | --time-start) left_out+=("$name") ;;
        --enter-throws) rest+=("$word") ;;
        -*) others+=("$word") ;;
        *.sivba) saved=$word ;;
        *) game=$word ;;
        esac
    done
    ((${#left_out[@]} == 0)) || say "Only the launcher knows ${left_out[*]}; left out here."
    if [[ $screen == rules && -n $game ]]; then
        # A page of rules is about a game, not about somebody's table.
        [[ -z $saved ]] || rest+=(--load "$saved")
        for word in "${rest[@]}"; do
            [[ $word != --* ]] || words+=("$word")
        done
        ((${#words[@]} == 0)) || say "The rules are the same for every table: ${words[*]} left out."
        command=(rules "$game" "${others[@]}")
        return
    fi
    if [[ -z $game && -z $saved ]]; then
        game=mancala/oware
        say "No game was named, so this is $game; build/release/bin/sivba list names all of them."
    fi
    command=(play ${game:+"$game"} ${saved:+--load "$saved"} "${rest[@]}" "${others[@]}")
}
