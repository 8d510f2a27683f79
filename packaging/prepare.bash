# shellcheck shell=bash disable=SC2154 # ./run sets what is not set here
# What ./run does the first time, and again only when a lock has changed: .venv, packages, libraries.
# Sourced by ./run, whose names it uses: here, venv, ready, python, platforms, say, stop.

fetched="" # not empty when something came over the network

# Makes ready a lock and the Qt platforms; `nothing` only looks whether that could be done.
prepare() {
    [[ -x $python ]] || choose_python
    [[ $1 != nothing ]] || return 0
    exec 9<"$here/run"
    if ! flock --nonblock 9; then
        say "Another ./run is making things ready here: waiting for it."
        flock 9
    fi
    install_lock "$1"
    check_libraries
    exec 9<&- # or the program would keep the lock for as long as it runs
    [[ -z $fetched ]] || say "Ready. From now on no network is needed."
}

is_root() { ((EUID == 0)); }

# The line that installs packages here; a machine that never fetched apt's lists fetches them first.
apt_line() {
    local sudo=""
    is_root || sudo="sudo "
    apt-cache show "$1" >/dev/null 2>&1 || printf '%s' "${sudo}apt-get update && "
    printf '%s' "${sudo}apt-get install --no-install-recommends $*"
}

# Takes the first Python that fits, by its own full name: an upgrade of python3 then shows.
choose_python() {
    local candidate found number version="" rest
    [[ $HOSTTYPE == x86_64 || $HOSTTYPE == aarch64 ]] ||
        stop "Dealer Assist runs on 64-bit ARM and x86-64, and this machine is $HOSTTYPE: start it on another one."
    for candidate in ${pythons:-python3 python3.13 python3.12 python3.11}; do
        found=$("$candidate" -c 'import os, sys; print(sys.version_info[0] * 100 + sys.version_info[1],
            sys.version.split()[0], os.path.realpath(sys.executable))' 2>/dev/null) || continue
        read -r number rest <<<"$found"
        if ((number >= 311 && number <= 313)); then
            system_python=${rest#* }
            check_venv_module "$candidate"
            return
        fi
        [[ -n $version ]] || version=${rest%% *}
    done
    if [[ -z $version ]]; then
        [[ -z ${pythons-} ]] || stop "There is no $pythons here: type  $(apt_line "$pythons" "$pythons-venv")  and start this again."
        stop "Dealer Assist needs Python 3.11, 3.12 or 3.13 and there is no python3 here: type  $(apt_line python3 python3-venv)  and start ./run again."
    fi
    stop "Dealer Assist needs Python 3.11, 3.12 or 3.13 and python3 here is $version: type  $(apt_line python3.11 python3.11-venv)  (or another of the three) and start ./run again."
}

check_venv_module() {
    "$system_python" -c 'import ensurepip, venv' 2>/dev/null ||
        stop "Python's venv module is not here: type  $(apt_line "$1-venv")  and start ./run again."
}

install_lock() {
    local lock=$1 size
    is_installed "$lock" && return
    if [[ -x $python ]] && cmp --silent "$here/$lock" "$ready/$lock"; then
        touch --reference="$here/$lock" "$ready/$lock"
        return
    fi
    case $lock in # measured on 64-bit ARM with Python 3.11
        requirements.lock) size="110 MB to fetch, 370 MB on disk" ;;
        *) size="150 MB to fetch, 550 MB on disk" ;;
    esac
    make_venv
    say "Installing the $(grep --count '^[a-z].*==' "$here/$lock") packages of $lock: about $size."
    # Built packages only: a source package would need a compiler, and tools that no hash covers.
    "$python" -m pip -qq install --disable-pip-version-check --no-input --retries 2 --only-binary :all: \
        --require-hashes --requirement "$here/$lock" ||
        stop "The packages could not be installed, for the reason above: see that the network answers and start ./run again."
    mkdir -p "$ready"
    rm -f "$ready"/*
    # The development lock holds every line of the other one.
    cp --preserve=timestamps "$here/requirements.lock" "$ready/"
    cp --preserve=timestamps "$here/$lock" "$ready/"
    say "Installed: .venv takes $(du --summarize --block-size=1M "$venv" | cut --fields=1) MB."
    fetched=yes
}

make_venv() {
    local packages
    if ! "$python" -m pip --version >/dev/null 2>&1; then
        choose_python
        [[ -w $here ]] || stop "You may not write in $here, and .venv belongs there: copy the folder to a place of your own and start ./run there."
        say "Making .venv, first time only."
        "$system_python" -m venv --clear "$venv" || stop "The environment .venv could not be made, for the reason above."
    elif [[ ! -w $venv/bin ]]; then
        stop "You may not write in $venv: start ./run once as its owner, or copy the folder to a place of your own."
    fi
    # The program runs from this folder, wherever it is moved to: a path relative to the packages.
    packages=("$venv"/lib/python3.*/site-packages)
    realpath --relative-to="${packages[0]}" "$here" >"${packages[0]}/dealer_assist_checkout.pth"
}

# Every library that Qt names and this machine has not, for the platforms of this session.
missing_libraries() {
    local found qt plugins files platform
    found=("$venv"/lib/python3.*/site-packages/PySide6)
    qt=${found[0]}
    plugins=$qt/Qt/plugins
    files=("$qt"/Qt{Core,Gui,Widgets,Svg,PrintSupport,Test}.abi3.so "$plugins"/{iconengines,imageformats}/libqsvg*.so)
    for platform in "${platforms[@]}"; do
        files+=("$plugins/platforms/libq$platform"*.so)
        case $platform in
            xcb) files+=("$plugins"/xcbglintegrations/*.so) ;;
            wayland) files+=("$plugins"/wayland-{decoration-client,graphics-integration-client,shell-integration}/*.so) ;;
        esac
    done
    # ldd also fails for a plugin that is not there; Qt itself then says so.
    { LC_ALL=C ldd "${files[@]}" 2>/dev/null || true; } |
        sed --quiet 's/^[[:space:]]*\(.*\) => not found.*/\1/p' | sort --unique
}

# Debian names a library's package after its soname: libXY-1.so.3 is in libxy-1-3. These are not.
package_of() {
    local name=${1%.so.*} version=${1##*.so.}
    case $1 in
        libglib-2.0.so.0 | libgthread-2.0.so.0 | libgobject-2.0.so.0 | libgio-2.0.so.0) name=libglib2.0-0 ;;
        libbrotli*.so.1) name=libbrotli1 ;;
        libz.so.1) name=zlib1g ;;
        *)
            name=${name,,}
            name=${name//_/-}
            [[ $name != *[0-9] ]] || name+=-
            name+=$version
            ;;
    esac
    # Debian 13 and Ubuntu 24.04 renamed some when time grew to 64 bits.
    if apt-cache show "${name}t64" >/dev/null 2>&1; then
        name+=t64
    fi
    printf '%s\n' "$name"
}

check_libraries() {
    local missing platform
    ((${#platforms[@]})) || return 0
    missing=$(missing_libraries)
    if [[ -n $missing ]]; then
        type -P apt-get >/dev/null ||
            stop "Qt needs libraries that this machine has not, and there is no apt-get to install them with: ${missing//$'\n'/ }."
        install_libraries "$missing"
        missing=$(missing_libraries)
        [[ -z $missing ]] || stop "Qt still needs ${missing//$'\n'/ }: install the packages that hold them and start ./run again."
    fi
    for platform in "${platforms[@]}"; do
        : >"$ready/$platform"
    done 2>/dev/null || true # somebody else's .venv: looked at again next time
}

install_libraries() {
    local packages size log
    ! is_root || apt-get update -qq || true # an old list may still do
    mapfile -t packages < <(for library in $1; do package_of "$library"; done | sort --unique)
    if ! is_root; then
        stop "Qt needs system packages that are not here. Type this line and start ./run again:" \
            "  $(apt_line "${packages[@]}")"
    fi
    size=$(LC_ALL=C apt-get install --no-install-recommends --assume-no "${packages[@]}" 2>/dev/null |
        sed --quiet 's/^After this operation, \(.*\) of additional.*/\1/p') || true
    say "Installing system packages for Qt, ${size:-some MB} on disk: ${packages[*]}"
    log=$(DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends "${packages[@]}" 2>&1) ||
        stop "$log" "The system packages could not be installed, for the reason above."
    fetched=yes
}
