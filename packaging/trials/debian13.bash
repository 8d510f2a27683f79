# shellcheck shell=bash
# The suite on Debian 13 with its own Python and the newest Qt that fits it, in a chroot.
try_debian13() {
    debian=13
    bare_debian python3 python3-venv libegl1 libfontconfig1 libgl1 libglib2.0-0t64 libxkbcommon0 \
        libdbus-1-3 libwayland-client0 libwayland-cursor0 libwayland-egl1 git ca-certificates procps
    local pip="/srv/venv/bin/python -m pip --disable-pip-version-check --no-input -q"
    cp /etc/pip.conf "$root/etc/pip.conf" 2>/dev/null || true
    cp -r /etc/ssl/certs "$root/etc/ssl/" 2>/dev/null || true
    mkdir "$root/srv/tree"
    git -C "$here" archive HEAD | tar -x -C "$root/srv/tree"
    mount --bind /dev "$root/dev"
    undo+=("umount '$root/dev'")
    in_there python3 -m venv /srv/venv
    # What the lock names for this Python, and above it the newest Qt of the registry.
    in_there sh -c "cd /srv/tree && $pip install --require-hashes -r requirements-dev.lock" ||
        not_run "debian13: the packages of the lock cannot be fetched"
    in_there sh -c "$pip install --upgrade PySide6-Essentials PySide6-Addons shiboken6" ||
        not_run "debian13: the newest Qt cannot be fetched"
    in_there /srv/venv/bin/python -c 'import platform, PySide6; print("Debian 13, Python", platform.python_version(), "with PySide6", PySide6.__version__)'
    # shellcheck disable=SC2086 # words that the caller chose
    in_there sh -c "cd /srv/tree && PYTHONPATH=/srv/tree /srv/venv/bin/python -P -m pytest -q ${tests:-tests}" ||
        failed "the suite does not pass on Debian 13"
}
