# shellcheck shell=bash
# A bare Debian in a folder of its own, gone when the trial ends. What debootstrap fetched is kept in
# a tar for the next trial; --fresh fetches it again.
kept=/var/cache/dealer-assist-try

need_root() {
    ((EUID == 0)) || not_run "$what: it needs root"
}

suite_of() {
    if [[ $debian == 12 ]]; then echo bookworm; else echo trixie; fi
}

log_of() { # WHAT; where it is found when the trial has ended
    mkdir -p "$kept"
    echo "$kept/$1.log"
}

release_key="" # private, where a trial is of a release
build_package() {
    local into
    [[ -z $package ]] || return 0
    into=$(place_for -d)
    "$here/packaging/build" --debian "$debian" --into "$into" ${release_key:+--sign "$release_key"}
    package=$(echo "$into"/*.deb)
}

# What is tried is a release: a package that was given is signed anew, with a key that goes with the trial.
release_there() {
    local place
    place=$(place_for -d)
    release_key=$place/release.seed
    release_public=$("$here/packaging/sign" --new-key "$release_key" | grep -o '[0-9a-f]\{64\}')
    if [[ -n $package ]]; then
        dpkg-deb --raw-extract "$package" "$place/tree"
        by_its_python "$place/tree/opt/dealer-assist/incoming/tree/venv/bin/python3"
        made_anew "$place/tree" "$(sed -n 's/^Version: \(.*\)-1~.*/\1/p' "$place/tree/DEBIAN/control")" "$place/$(basename "$package")"
        package=$place/$(basename "$package")
        return
    fi
    by_its_python "/usr/bin/python$(sed -n "s/^ *$debian) python=\([0-9.]*\) .*/\1/p" "$here/packaging/build")"
    build_package
}

by_its_python() { # FILE; a release is compiled by the Python of its Debian
    [[ -x $1 ]] || not_run "$what: a release of this Debian is compiled by $(readlink -m "$1"), which is not here"
}

# Packs a tree that was changed: signed anew, or a development version where the trial has no key.
made_anew() { # TREE VERSION FILE
    local laid=$1/opt/dealer-assist/incoming
    if [[ -n $release_key ]]; then
        "$here/packaging/sign" --laid "$laid/tree" "$release_key"
    else
        rm -f "$laid"/tree/app/dealer_assist/program/release.{json,sig,key}
        find "$laid/tree" -name __pycache__ -type d -prune -exec rm -rf {} +
    fi
    echo "$2-$(tr -dc 0-9a-f </dev/urandom | head -c 8)" >"$laid/name"
    dpkg-deb -Znone --root-owner-group --build "$1" "$3" >/dev/null
    rm -rf "$1"
}

in_there() { # in the chroot, with nothing of this machine's environment
    env --ignore-environment PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        QT_QPA_PLATFORM=offscreen chroot "$root" "$@"
}

bare_debian() { # [PACKAGE…] with these packages of Debian's in it
    need_root
    command -v debootstrap >/dev/null || not_run "$what: debootstrap is not here; apt-get install debootstrap"
    local suite tar
    suite=$(suite_of)
    tar=$kept/$suite${1+-$(printf '%s\n' "$@" | sort | sha256sum | cut -c -8)}.tar # one for each choice of packages
    root=$(place_for -d)
    chmod 755 "$root"
    [[ -z $fresh ]] || rm -f "$tar"
    [[ ! -f $tar ]] || find "$tar" -mtime +7 -delete # its package lists are old by then
    if [[ -f $tar ]]; then
        tar -xf "$tar" -C "$root"
    else
        fetch_debian "$suite" "$@"
        tar -cf "$tar.new" --one-file-system -C "$root" . && mv "$tar.new" "$tar"
    fi
    mount -t proc proc "$root/proc"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
}

fetch_debian() { # SUITE [PACKAGE…]
    local log suite=$1
    log=$(log_of "$suite")
    shift
    debootstrap --variant=minbase "$suite" "$root" >"$log" 2>&1 ||
        not_run "$what: debootstrap could not fetch Debian $debian; see $log"
    cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
    echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/trial" # no power cut is tried here
    in_there apt-get update -qq || not_run "$what: the package lists of Debian $debian cannot be fetched"
    if (($#)); then
        mount -t proc proc "$root/proc"
        in_there apt-get install -qq --no-install-recommends "$@" >"$log" 2>&1 ||
            not_run "$what: packages of Debian $debian cannot be fetched; see $log"
        umount "$root/proc"
    fi
    rm -f "$log"
}
