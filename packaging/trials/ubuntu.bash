# shellcheck shell=bash
# README's two commands on a bare Ubuntu 24.04 in a chroot: what ./run asks for is typed as it says, then it
# makes itself ready, opens the kiosk, and passes tests (--tests WORDS; a part of them without it).
keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg

try_ubuntu() {
    bare_ubuntu
    local line
    cp /etc/pip.conf "$root/etc/pip.conf" 2>/dev/null || true
    in_there apt-get install -qq --no-install-recommends ca-certificates git >/dev/null || not_run "ubuntu: its packages cannot be fetched"
    cp -rL /etc/ssl/certs "$root/etc/ssl/" 2>/dev/null || true # whom this machine trusts on its way to the network
    git clone -q --no-local "$here" "$root/srv/tree"
    if in_there /srv/tree/run --version 2>"$root/tmp/said"; then failed "it ran without Python"; fi
    line=$(sed -n 's/.*: type  \(.*\)  and start .*/\1/p' "$root/tmp/said")
    echo "without Python: $(cat "$root/tmp/said")"
    in_there sh -c "${line/install/install -y -qq}" >/dev/null 2>&1 || failed "what it asks for does not install: ${line:-nothing}"
    in_there /srv/tree/run open --exit-after table --data /srv/data || failed "the kiosk does not open"
    in_there /srv/tree/.venv/bin/python -c 'import platform, PySide6; print("Ubuntu 24.04, Python", platform.python_version(), "with PySide6", PySide6.__version__)'
    # shellcheck disable=SC2086 # a list of words
    in_there /srv/tree/run test -q ${tests:-tests/packaging/test_run.py tests/packaging/test_versions.py tests/kiosk/test_app.py} || failed "tests do not pass on Ubuntu 24.04"
}

bare_ubuntu() {
    need_root
    command -v debootstrap >/dev/null || not_run "ubuntu: debootstrap is not here; apt-get install debootstrap"
    [[ -r $keyring ]] || not_run "ubuntu: $keyring is not here, by which its packages are known; apt-get install ubuntu-keyring"
    local log
    root=$(place_for -d)
    chmod 755 "$root"
    log=$(log_of ubuntu)
    # An older debootstrap has no script of this name, and all of Ubuntu's are one.
    debootstrap --variant=minbase --keyring="$keyring" --components=main,universe noble "$root" "" \
        /usr/share/debootstrap/scripts/gutsy >"$log" 2>&1 ||
        not_run "ubuntu: debootstrap could not fetch Ubuntu 24.04 for $(dpkg --print-architecture); see $log"
    rm -f "$log"
    cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
    mount -t proc proc "$root/proc"
    mount --bind --make-private /dev "$root/dev"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
    in_there apt-get update -qq || not_run "ubuntu: its package lists cannot be fetched"
}
