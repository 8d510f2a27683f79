# shellcheck shell=bash
# The suite on Debian 13 with its own Python and the Qt that the lock names for it, in a chroot.
try_debian13() {
    debian=13
    bare_debian python3 python3-venv libegl1 libfontconfig1 libgl1 libglib2.0-0t64 libxkbcommon0 \
        libdbus-1-3 libwayland-client0 libwayland-cursor0 libwayland-egl1 git ca-certificates procps
    local pip="/srv/venv/bin/python -m pip --disable-pip-version-check --no-input -q"
    cp /etc/pip.conf "$root/etc/pip.conf" 2>/dev/null || true
    cp -r /etc/ssl/certs "$root/etc/ssl/" 2>/dev/null || true
    git clone -q --no-local "$here" "$root/srv/tree"
    devices_there
    in_there python3 -m venv /srv/venv
    ln -s ../venv "$root/srv/tree/.venv"
    in_there sh -c "cd /srv/tree && $pip install --require-hashes -r requirements-dev.lock" ||
        not_run "debian13: the packages of the lock cannot be fetched"
    in_there /srv/venv/bin/python -c 'import platform, PySide6; print("Debian 13, Python", platform.python_version(), "with PySide6", PySide6.__version__)'
    # As ./run test has it: a worker that is lost or hangs ends the run, and says where it was.
    local whole="--numprocesses auto --dist loadfile --max-worker-restart 0"
    whole+=" -o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true"
    in_there sh -c "cd /srv/tree && /srv/venv/bin/python -P -m pytest -q ${tests:-$whole}" ||
        failed "the suite does not pass on Debian 13"
}

# Devices, terminals and shared memory of its own: tests open pseudo-terminals and start a database.
devices_there() {
    mount --bind --make-private /dev "$root/dev"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
    mount -t tmpfs tmpfs "$root/dev/shm"
}
