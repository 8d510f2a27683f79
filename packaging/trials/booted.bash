# shellcheck shell=bash
# A Debian that boots, in namespaces of its own: systemd is its first process, and nothing of it
# reaches this machine. Its screen is Weston, as on a kiosk, with two outputs that nobody sees.
table=dealer-assist.service sign=dealer-assist-sign.service session=dealer-assist-session.service
all=("$session" "$table" "$sign")
most_boot=15
kiosk="" # its name, where a trial has more than one
# What a house has beside the package, by FLEET.md; one image of Debian for all trials that need some of it.
beside="age alsa-utils nftables openssh-server systemd-journal-remote unattended-upgrades prometheus-node-exporter ca-certificates iproute2"

boot_there() { # [DEVICE…] that it may use
    local groups
    groups=$(groups_of_trials)
    [[ -f $groups/cgroup.procs ]] || not_run "$what: there is no cgroup2 here"
    group=$groups/$mark.$$${kiosk:+/$kiosk} # of several machines each has its own
    mkdir -p "$group" || not_run "$what: no cgroup may be made here"
    (
        echo "$BASHPID" >"$group/cgroup.procs"
        exec unshare --mount --pid --fork --uts --ipc --net --cgroup --kill-child \
            "$here/packaging/trials/first-process" "$root" "$@"
    ) >"$root.console" 2>&1 &
    outer=$!
    local tries state
    for ((tries = 0; tries < 300; tries++)); do
        sleep 0.1
        machine=$(pgrep -P "$outer" || true)
        [[ -n $machine ]] || kill -0 "$outer" 2>/dev/null || break
        state=$(there systemctl is-system-running 2>/dev/null || true)
        [[ $state != running && $state != degraded ]] || return 0
    done
    not_run "$what: no systemd boots in namespaces here: $(tail -n 2 "$root.console")"
}

halt_there() {
    [[ -n ${outer-} ]] || return 0
    kill -KILL "$outer" 2>/dev/null || true
    wait "$outer" 2>/dev/null || true
    outer=""
    sleep 0.5
    find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || true
    rm -f "$root.console"
}

has_halted() {
    ! kill -0 "$outer" 2>/dev/null
}

there() { # in the booted machine
    nsenter --target "$machine" --all env --ignore-environment --chdir=/ PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "$@"
}

as_table() { # as the table's own user, on its screen
    there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups --reset-env env --chdir=/run/dealer-assist \
        PATH=/usr/bin:/bin XDG_RUNTIME_DIR=/run/dealer-assist WAYLAND_DISPLAY=wayland-dealer \
        XDG_PICTURES_DIR=/run/dealer-assist "$@"
}

needed_by() { # PACKAGE
    dpkg-deb --field "$1" Depends | tr ',' '\n' | sed 's/(.*//' | sort -u | tr '\n' ' '
}

# A machine that could become a kiosk: what the package needs is there, and a screen that nobody sees.
bare_kiosk() { # [PACKAGE…] of Debian's besides
    need_root
    local needed
    build_package
    needed=$(needed_by "$package")
    # shellcheck disable=SC2086 # a list of names
    bare_debian systemd-sysv dbus chrony sudo e2fsprogs xvfb xdotool $needed "$@"
    umount "$root/proc"
    echo "127.0.0.1 localhost $(hostname)" >"$root/etc/hosts"
    cp "$here"/packaging/trials/screen/trial-screen.service "$root/etc/systemd/system/"
    install -Dm644 -t "$root/etc/systemd/system/$session.d" "$here/packaging/trials/screen/trial.conf"
    install -Dm644 "$here/packaging/trials/screen/trial-clock.conf" "$root/etc/systemd/system/chrony.service.d/trial.conf"
}

# A kiosk as a house has it, but for its screen: the package installed while the machine runs.
kiosk_there() {
    # shellcheck disable=SC2086 # a list of names
    bare_kiosk ${also-}
    cp "$package" "$root/srv/dealer-assist.deb"
    boot_there "$@"
    there dpkg --install /srv/dealer-assist.deb >"$root/srv/said" 2>&1 || failed "the package does not install: $(tail -n 3 "$root/srv/said")"
    cp "$here"/packaging/trials/screen/weston.ini "$root/etc/dealer-assist/weston.ini"
    printf 'TABLE_OPTIONS=\nSIGN_OPTIONS=--table crazy4-nexus\n' >"$root/etc/dealer-assist/table.env"
    # These trials are of a table for practice: the first start has its own.
    there install -m 0644 -o dealer-assist -g dealer-assist /dev/null /etc/dealer-assist/set-up.done
}

start_there() {
    local from=$EPOCHREALTIME
    there systemctl start "${all[@]}" || failed "they do not start: $(there journalctl --no-pager --lines=5 -u 'dealer-assist*')"
    took=$(seconds_since "$from")
    side_by_side
}

# Both outputs are windows of a screen without a manager: one is moved beside the other.
side_by_side() {
    local second
    second=$(there env DISPLAY=:7 xdotool search --onlyvisible --name '' | sort -n | tail -n 1)
    there env DISPLAY=:7 xdotool windowmove "$second" 1920 0
}

press() { # X Y
    there env DISPLAY=:7 xdotool mousemove "$1" "$2" click 1
}

seconds_since() {
    awk -v from="$1" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }'
}

at_most() { # NUMBER MOST
    awk -v is="$1" -v most="$2" 'BEGIN { exit !(is <= most) }'
}

# Seconds that are few enough are so on any machine; too many are judged where nobody else wants the
# processor, elsewhere that they are not is said.
judged() { # SECONDS MOST
    local load
    read -r load _ <"${loads:-/proc/loadavg}"
    if at_most "$1" "$2"; then
        echo "    $1 s of at most $2, at a load of $load"
    elif at_most "$load" "$(nproc)"; then
        failed "$1 s, and at most $2 are due"
    else
        echo "    not judged, a load of $load on $(nproc) processors: $1 s of at most $2"
    fi
}

shown() { # PROPERTY UNIT
    there systemctl show --value --property="$1" "$2"
}

is_another() { # UNIT ID; asked for in one breath, or the one that was killed a moment ago would count
    local state
    state=$(there systemctl show --property=ActiveState --property=MainPID "$1" | sort | paste -sd ' ')
    [[ $state == "ActiveState=active MainPID="[1-9]* && $state != *"=$2" ]]
}

wait_until() { # SECONDS COMMAND…
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.1
    done
}

all_stand() {
    local unit
    for unit in "${all[@]}"; do
        [[ $(shown ActiveState "$unit") == active ]] || return 1
    done
}

stands() { # STATUS
    [[ $(shown StatusText "$table") == "$1" ]]
}

opened_by() { # CARD [STATUS]; the program that is still compared with its release refuses it, to be swiped again
    local opened=${2:-Table 12: betting}
    stands "$opened" && return
    echo "swipe $1" >"$root/srv/words"
    sleep 2
    stands "$opened"
}

open_table() {
    wait_until 20 opened_by_touch || at_picture closed "a card that is tapped does not open the table: $(shown StatusText "$table")"
}

opened_by_touch() { # the program that is still compared with its release refuses it, as above
    stands "Table 12: betting" && return
    press 713 811
    wait_until 3 stands "Table 12: betting"
}

at_picture() { # NAME SENTENCE
    picture_there "$kept/$1.png" || true
    failed "$2; picture $kept/$1.png"
}

whole_there() { # that every journal is whole, and how long they are
    there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist journal verify |
        tail -n 1 || failed "a journal is not whole"
}

picture_there() { # FILE
    as_table sh -c 'rm -f *.png && weston-screenshooter' || failed "the compositor gives no picture"
    there sh -c 'cat /run/dealer-assist/*.png' >"$1"
}
