# Setup: what ./play and ./check share. Sourced by them, not run.
#
# Finds out which packages of tools/packages.txt are missing and installs them, and configures the build. Nothing here
# touches the network or asks for a password while nothing is missing.

# The folder of the repository, whatever folder the user stands in.
sivba_root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

# stop_with TEXT...: one line per argument, then the end.
stop_with() {
    printf '%s\n' "$@" >&2
    exit 1
}

# packages_of GROUP...: the lines of tools/packages.txt that belong to the groups, alternatives still joined by |.
packages_of() {
    local group name wanted=" $* "
    while read -r group name; do
        [[ -n $name && $wanted == *" $group "* ]] && printf '%s\n' "$name"
    done < <(sed 's/#.*//' "$sivba_root/tools/packages.txt")
    return 0
}

# missing_packages GROUP...: those of which no alternative is installed.
missing_packages() {
    local -A installed=()
    local package status line name found
    while read -r package status; do
        [[ $status == installed ]] && installed[$package]=1
    done < <(dpkg-query -W -f '${Package} ${db:Status-Status}\n')
    while read -r line; do
        found=
        for name in ${line//|/ }; do
            [[ -n ${installed[$name]:-} ]] && found=1
        done
        [[ -n $found ]] || printf '%s\n' "$line"
    done < <(packages_of "$@")
}

# available_names ALTERNATIVES...: of each the first that apt can install, or the first of all if it knows none.
available_names() {
    local line name chosen
    for line in "$@"; do
        chosen=${line%%|*}
        for name in ${line//|/ }; do
            if [[ $(LC_ALL=C apt-cache policy "$name" 2>/dev/null) =~ Candidate:\ [^\(] ]]; then
                chosen=$name
                break
            fi
        done
        printf '%s\n' "$chosen"
    done
}

is_debian_like() {
    local ids
    ids=$(. /etc/os-release 2>/dev/null && printf ' %s %s ' "${ID:-}" "${ID_LIKE:-}") || return 1
    [[ $ids == *" debian "* || $ids == *" ubuntu "* ]] && command -v dpkg-query apt-get >/dev/null
}

# ensure_packages GROUP...: returns when everything is there; otherwise says why not and ends the script.
ensure_packages() {
    # For people on other systems who have installed the equivalents themselves.
    [[ -z ${SIVBA_SKIP_PACKAGES:-} ]] || return 0

    if ! is_debian_like; then
        stop_with "Sivba can install what it needs on Debian 12, Ubuntu 24.04 and later. This is another system." \
            "Please install what corresponds to these Debian packages:" \
            "$(packages_of "$@" | sed 's/|.*//; s/^/    /')" \
            "Then set SIVBA_SKIP_PACKAGES=1 and run this command again."
    fi

    local missing names
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    mapfile -t names < <(available_names "${missing[@]}")
    local by_hand="    apt-get update && apt-get install --no-install-recommends ${names[*]}"

    local sudo=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || stop_with \
            "Sivba needs more packages. Installing them takes administrator rights and there is no sudo here." \
            "Run this as root, then try again:" "$by_hand"
        sudo=(sudo)
    fi

    say "Sivba needs ${#names[@]} more package(s) and installs them with apt-get${sudo[0]:+ (sudo may ask for your password)}:"
    say "    ${names[*]}"
    # Old lists may still be good enough, for instance with a local mirror: only the installation decides. apt-get
    # itself fails with 100; 1 comes from sudo.
    local status=0
    "${sudo[@]}" apt-get update -q >&2 || status=$?
    if ((EUID != 0 && status == 1)); then
        stop_with "sudo was refused, so nothing was installed. Ask an administrator to run:" "$by_hand"
    fi
    ((status == 0)) || say "The package lists could not be brought up to date; trying with the old ones."
    mapfile -t names < <(available_names "${missing[@]}")
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -o Dpkg::Use-Pty=0 install -y -q --no-install-recommends "${names[@]}" >&2 </dev/null || stop_with "" \
        "apt-get could not install the packages; its own message stands above. Common reasons: no network, another" \
        "program is installing, or a system older than Debian 12 or Ubuntu 24.04 (on Ubuntu, universe must be enabled)."
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} == 0)) || stop_with "apt-get finished, but these packages are still missing: ${missing[*]}"
}

# build_lock: two builds in one folder would spoil each other. Held on descriptor 9 until it is closed; the file tells
# who holds it.
build_lock() {
    command -v flock >/dev/null || return 0
    local file=$sivba_root/build/.lock holder
    mkdir -p "$sivba_root/build"
    exec 9>>"$file"
    if ! flock -n 9; then
        read -r holder <"$file" || holder="another ./play or ./check"
        say "Waiting for $holder, which is at work in this folder (Ctrl-C: do not wait)."
        flock 9
    fi
    printf '%s\n' "./${0##*/} (since $(date +%H:%M))" >"$file"
}

# configure PRESET [CMAKE-ARGUMENT...]: CMake itself notices later changes of its files; this is for the first time,
# and for a repository that was moved to another place, which CMake refuses.
configure() {
    local preset=$1 cache fresh=()
    shift
    cache=$sivba_root/build/$preset/CMakeCache.txt
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$sivba_root" "$cache"; then
        fresh=(--fresh)
    fi
    (cd "$sivba_root" && cmake "${fresh[@]}" --preset "$preset" "$@")
}

is_configured() {
    local folder=$sivba_root/build/$1
    [[ -f $folder/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$sivba_root" "$folder/CMakeCache.txt"
}

# nothing_to_do PRESET TARGET: is it built as it stands? Looks and says nothing.
nothing_to_do() {
    local folder=$sivba_root/build/$1
    ninja --quiet -C "$folder" build.ninja >/dev/null 2>&1 || return
    # Called by its whole path the plan is not brought up to date once more, which a mere look cannot do.
    [[ $(ninja -C "$folder" -f "$folder/build.ninja" -n "$2" 2>/dev/null) == *"no work to do"* ]]
}

build() {
    local preset=$1
    shift
    cmake --build "$sivba_root/build/$preset" --parallel "$(nproc)" "$@"
}
