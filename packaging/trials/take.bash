# shellcheck shell=bash
# TAKE IT as a person touches it: a live kiosk, set up by one command, has an open table when an update comes. The
# table is closed by touch, the version that waits is taken with a Supervisor's card, and stands within a minute; then
# one whose table cannot stand is taken the same way, and the one before it is back by itself.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/manual.bash"
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/updates.bash"

try_take() {
    need_root
    command -v mkfs.ext4 >/dev/null || not_run "take: mkfs.ext4 is not here; apt-get install e2fsprogs"
    release_there
    local made real=$package
    root=$(place_for -d)
    made=$root/tmp
    mkdir "$made"
    as_version 0.90.1
    as_version 0.90.2 sed -i "s|^ExecStart=.*|ExecStart=/usr/bin/nonsense|" system/units/dealer-assist.service
    package=$real
    stick_there
    machine_there
    as_written "### From a file, for many kiosks"
    as_large_as_a_panel
    taken_by_touch "$made/0.90.1.deb" 0.90.1
    wait_until 40 all_stand || failed "with 0.90.1 they do not stand: $(there systemctl list-units --no-pager 'dealer-assist*')"
    [[ $(there dealer-assist --version) == *" 0.90.1" ]] || failed "$(there dealer-assist --version) runs: $(why_not)"
    by_kiosk journal export --json >"$root/srv/said" || failed "the journal is not told"
    grep '"AlertRaised"' "$root/srv/said" | grep -q "updated to version 0.90.1" || failed "it is not on record who took it"
    echo "TAKE IT: 0.90.1 stands $took s after the card, $(shown StatusText "$table"), on record"
    judged "$took" "$most_update"
    taken_by_touch "$made/0.90.2.deb" 0.90.2
    [[ $(there dealer-assist --version) == *" 0.90.1" ]] || failed "$(there dealer-assist --version) runs, and its table cannot stand"
    echo "TAKE IT: back on 0.90.1 by itself $took s after the card: $(sed -n 3p "$root/opt/dealer-assist/refused")"
    judged "$took" "$most_update"
    by_kiosk status --table /etc/dealer-assist/table.toml --json >"$root/srv/said" || true # 1: a person is needed
    grep -q '"refused": *{"version": *"0.90.2"' "$root/srv/said" || failed "status does not tell what was refused: $(cat "$root/srv/said")"
    whole_there
}

# A panel tells its own size; outputs of a trial are of 1024 x 600 where nobody says more.
as_large_as_a_panel() {
    sed -i 's/^transform=/mode=1920x1080\n&/' "$root/etc/dealer-assist/weston.ini"
    there systemctl restart "$session"
    wait_until 30 all_stand || failed "they do not come back on a larger screen"
}

taken_by_touch() { # FILE VERSION; leaves the seconds from the card until a table stands again
    local was
    wait_until 40 opened_by "$dealer_card" || failed "a dealer's card does not open the table: $(shown StatusText "$table")"
    by_apt "$1" || failed "an update at an open table is refused: $(tail -n 4 "$root/srv/said")"
    grep -q "the table is open: version $2 is used" "$root/srv/said" || failed "nobody says that $2 waits: $(tail -n 3 "$root/srv/said")"
    side_by_side
    touched menu 106 1002
    touched close 372 244
    touched yes 712 513
    wait_until 20 stands "Table 12: closed" || at_picture closed "the table is not closed: $(shown StatusText "$table")"
    sleep 65 # the self-check looks again each minute
    touched take 1043 558 # beside the self-check
    touched then-a-card 1632 1004
    was=$(shown MainPID "$table")
    took=$EPOCHREALTIME
    echo "swipe $supervisor_card" >"$root/srv/words"
    wait_until 20 is_asked || at_picture asked "a Supervisor's card takes no version: $(shown StatusText "$table")"
    wait_until 120 has_ended || failed "the version is neither taken nor turned back: $(why_not)"
    wait_until 60 is_another "$table" "$was" || failed "no table stands: $(why_not)"
    wait_until 60 stands "Table 12: closed" || failed "the table stands otherwise: $(shown StatusText "$table")"
    took=$(seconds_since "$took")
}

touched() { # NAME X Y
    press "$2" "$3"
    sleep 3
    [[ -z $pictures ]] || picture_there "$pictures/take-$1.png"
}

is_asked() {
    [[ $(shown ActiveState dealer-assist-take.service) == activating ]]
}

has_ended() {
    [[ $(shown ActiveState dealer-assist-take.service) != activating ]]
}

why_not() {
    there journalctl --no-pager --output=cat --lines=5 -u dealer-assist-take
}
