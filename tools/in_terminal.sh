# shellcheck shell=bash disable=SC2034
# In the terminal: what the words given to ./play mean where there is no window. Sourced by it, not run.

# in_terminal WORD...: makes of them the `command` for the program `sivba`. The launcher can ask which game is meant,
# a terminal game needs one; what only a window can show is left out, and said.
in_terminal() {
    local game='' saved='' screen='' left_out=() rest=() word name value
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
        --lang | --seat | --position) rest+=("$name" "$value") ;;
        --grab | --turns | --theme | --size | --scale | --time-start) left_out+=("$name") ;;
        -*) rest+=("$word") ;;
        *.sivba) saved=$word ;;
        *) game=$word ;;
        esac
    done
    ((${#left_out[@]} == 0)) || say "Only the launcher knows ${left_out[*]}; left out here."
    [[ -n $game || -n $saved ]] || game=mancala/oware
    command=(play)
    [[ $screen != rules || -z $game ]] || command=(rules)
    command+=(${game:+"$game"} ${saved:+--load "$saved"} "${rest[@]}")
}
