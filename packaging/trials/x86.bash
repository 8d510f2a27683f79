# shellcheck shell=bash
# One scenario on x86-64: on such a machine as it is, on another one by qemu-user.
try_x86() {
    need_root
    local from=$EPOCHREALTIME here_is
    here_is=$(dpkg --print-architecture)
    if [[ -z $package ]]; then
        local into
        into=$(mktemp -d)
        "$here/packaging/build" amd64 --debian "$debian" --into "$into"
        package=$(echo "$into"/*_amd64.deb)
    fi
    if [[ $here_is == amd64 ]]; then
        bare_debian
    else
        emulated_debian
    fi
    cp "$package" "$root/tmp/dealer-assist.deb"
    cp "$here/tests/scenarios/first_round.txt" "$root/tmp/"
    in_there apt-get install -qq --no-install-recommends /tmp/dealer-assist.deb >/dev/null || failed "the package does not install on amd64"
    [[ $(in_there /opt/dealer-assist/current/venv/bin/python3 -c 'import platform; print(platform.machine())') == x86_64 ]] || failed "its Python is not one of x86-64"
    in_there dealer-assist play /tmp/first_round.txt || failed "the first round does not play on x86-64"
    echo "played: the first round on x86-64, $([[ $here_is == amd64 ]] && echo natively || echo "by qemu-user on $here_is"), $(seconds_since "$from") s with the installation"
}

# The kernel hands x86-64 programs to qemu by binfmt; without it nothing of the chroot would start.
emulated_debian() {
    command -v qemu-x86_64-static >/dev/null || not_run "x86: qemu-user-static is not here; apt-get install qemu-user-static"
    grep -qs enabled /proc/sys/fs/binfmt_misc/qemu-x86_64 || not_run "x86: the kernel does not hand x86-64 programs to qemu (binfmt_misc)"
    root=$(mktemp -d /var/tmp/dealer-assist-try.XXXXXX)
    chmod 755 "$root"
    trap undo_all EXIT
    undo+=("rm -rf --one-file-system '$root'")
    debootstrap --arch=amd64 --variant=minbase "$(suite_of)" "$root" >"$root.log" 2>&1 || not_run "x86: debootstrap could not fetch amd64; see $root.log"
    rm -f "$root.log"
    mount -t proc proc "$root/proc"
    undo+=("umount '$root/proc'")
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
    in_there apt-get update -qq
}
