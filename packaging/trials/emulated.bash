# shellcheck shell=bash
# One scenario on a kind of machine: installed where this machine is of that kind, else unpacked and
# played by qemu-user, which is many times slower.
play_on() { # ARCHITECTURE MACHINE, as Debian and as the kernel names it
    need_root
    local arch=$1 machine=$2 from=$EPOCHREALTIME here_is how=natively
    here_is=$(dpkg --print-architecture)
    if [[ -z $package ]]; then
        local into
        into=$(place_for -d)
        "$here/packaging/build" "$arch" --debian "$debian" --into "$into"
        package=$(echo "$into"/*_"$arch".deb)
    fi
    if [[ $here_is == "$arch" ]]; then
        bare_debian
        cp "$package" "$root/tmp/dealer-assist.deb"
        in_there apt-get install -qq --no-install-recommends /tmp/dealer-assist.deb >/dev/null || failed "the package does not install on $arch"
    else
        hand_to_qemu "$machine"
        unpacked_debian "$arch"
        how="by qemu-user on $here_is"
    fi
    [[ $(in_there /opt/dealer-assist/current/venv/bin/python3 -c 'import platform; print(platform.machine())') == "$machine" ]] || failed "its Python is not one of $machine"
    cp "$here/tests/scenarios/first_round.txt" "$root/tmp/"
    in_there dealer-assist play /tmp/first_round.txt || failed "the first round does not play on $machine"
    echo "played: the first round on $machine, $how, $(seconds_since "$from") s from the package"
}

# The kernel hands programs of the other kind to qemu, which it keeps open: the chroot needs none.
hand_to_qemu() { # MACHINE
    local kernel=/proc/sys/fs/binfmt_misc told=/usr/lib/binfmt.d/qemu-$1.conf
    [[ -f $told ]] || not_run "$what: qemu-user-static is not here; apt-get install qemu-user-static"
    if [[ ! -e $kernel/register ]]; then
        mount -t binfmt_misc binfmt_misc "$kernel" 2>/dev/null || not_run "$what: the kernel hands no program to qemu (binfmt_misc)"
        undo+=("umount '$kernel'")
    fi
    [[ ! -e $kernel/qemu-$1 ]] || return 0
    undo+=("echo -1 >'$kernel/qemu-$1' 2>/dev/null")
    cat "$told" >"$kernel/register" || not_run "$what: the kernel hands no $1 program to qemu"
}

# A Debian of the other kind with what the package depends on, unpacked by this machine's own tools:
# no script of a package runs, each would take minutes.
unpacked_debian() { # ARCHITECTURE
    command -v debootstrap >/dev/null || not_run "$what: debootstrap is not here; apt-get install debootstrap"
    local needed archive log
    root=$(place_for -d)
    chmod 755 "$root"
    log=$(log_of "$1")
    needed=$(dpkg-deb --field "$package" Depends | tr ',' '\n' | sed 's/(.*//; s/ //g' | sort -u | paste -sd ,)
    debootstrap --foreign --arch="$1" --variant=minbase --include="$needed" "$(suite_of)" "$root" >"$log" 2>&1 ||
        not_run "$what: debootstrap could not fetch $1; see $log"
    rm -f "$log"
    for archive in "$root"/var/cache/apt/archives/*.deb "$package"; do
        dpkg-deb --fsys-tarfile "$archive" | tar -x --keep-directory-symlink -C "$root"
    done
    ln -s incoming/tree "$root/opt/dealer-assist/current"
    mount -t proc proc "$root/proc"
}
