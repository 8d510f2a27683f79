# shellcheck shell=bash
# The first start as KIOSK.md tells it, by answers and by touch: the machine starts anew with the table.
try_set-up() {
    kiosk_there
    rm "$root/etc/dealer-assist/set-up.done"
    by_answers
    forget_all
    by_touch
}

by_answers() {
    local answers=$root/srv/answers.toml
    answers_of >"$answers"
    there dealer-assist devices list | tail -n 1
    refused_by "sensors" 's/^sensors = .*//'
    refused_by "must be one of" 's/^turned = .*/turned = "sideways"/'
    as_kiosk dealer-assist kiosk-setup --answers /srv/answers.toml || failed "good answers are refused"
    if as_kiosk dealer-assist kiosk-setup --answers /srv/answers.toml 2>"$root/root/said"; then
        failed "a kiosk that is set up was set up again"
    fi
    echo "again: $(cat "$root/root/said")"
    there systemctl restart chrony || failed "chrony does not start with the server of the answers"
    wait_until 10 clock_asks 192.0.2.1 || failed "chrony does not know the server of the answers: $(there chronyc -n sources 2>&1 | tail -n 1)"
    by_apparmor
    start_there
    # The first two cards are not enrolled yet: the table says so on its screen, and is left standing.
    echo "on its screen: $(shown StatusText "$table")"
    [[ $(shown StatusText "$table") == *"staff enrol"* ]] || failed "the table does not ask for staff"
    there systemctl is-active --quiet "$sign" || failed "the sign does not stand"
}

# A kernel with AppArmor holds chrony to its profile; elsewhere it is read, which is less.
by_apparmor() {
    local profile=$root/etc/apparmor.d/usr.sbin.chronyd
    grep -Eq '^ */etc/chrony/(\{,\*\*\}|\*\*) r,' "$profile" || failed "chrony may not read the server of the answers, by $profile"
    if [[ $(cat /sys/module/apparmor/parameters/enabled 2>/dev/null) != Y ]]; then
        echo "not run: AppArmor, which this kernel has not; by its profile chrony may read what the set-up wrote"
    fi
}

clock_asks() { # SERVER
    there chronyc -n sources 2>/dev/null | grep -qF "$1"
}

forget_all() { # as a machine is that nobody has set up
    there systemctl stop "$session"
    rm "$root"/etc/dealer-assist/{set-up.done,table.toml,touch.env}
    cp "$here"/packaging/trials/screen/weston.ini "$root/etc/dealer-assist/weston.ini"
    there install -d -o dealer-assist -g dealer-assist /srv/copies
}

by_touch() {
    devices_plugged_in
    there dealer-assist devices list >"$root/root/said"
    cat "$root/root/said"
    [[ $(grep -c '^/dev/dealer/A10KXYZ[123] ' "$root/root/said") == 3 ]] || failed "devices list has other names than the rules gave"
    there systemctl start "$session"
    wait_until 30 there systemctl is-active --quiet dealer-assist-set-up || failed "the first start does not stand"
    ! there systemctl is-active --quiet "$table" || failed "a table stands that nobody has set up"
    echo "first start: $(shown StatusText dealer-assist-set-up)"
    side_by_side
    touch_by_touch "$here/packaging/trials/set-up.txt"
    wait_until 60 has_halted || stands_otherwise "a new start"
    echo "OPEN THE TABLE: the machine ended by itself, to start anew"
    [[ -e $root/etc/dealer-assist/set-up.done && ! -e $root/$draft ]] || failed "the set-up is not done, or its draft stays"
    grep -q '^sensors = "/dev/dealer/A10KXYZ1"' "$root/etc/dealer-assist/table.toml" || failed "the ports are not those of the devices"
    grep -qx 'WL_OUTPUT=X1' "$root/etc/dealer-assist/touch.env" || failed "no finger belongs to the screen"
    halt_there
    local from=$EPOCHREALTIME
    boot_there
    wait_until 30 all_stand || failed "table and sign do not stand: $(there systemctl list-units --no-pager 'dealer-assist*')"
    echo "started anew: $(shown StatusText "$table"), $(seconds_since "$from") s after the first process began"
    ! there systemctl is-active --quiet dealer-assist-set-up || failed "the first start stands again"
    [[ $(shown StatusText "$table") == "Table 31:"* ]] || failed "the table does not stand: $(shown StatusText "$table")"
    sleep 2
    picture_there "$root/root/both.png"
    [[ -z $pictures ]] || install -Dm644 "$root/root/both.png" "$pictures/set-up.png"
    wait_until 60 opened_by 6003118800001101 "Table 31: betting" || failed "the dealer of the set-up opens no table: $(shown StatusText "$table")"
    echo "the dealer's card of the set-up: $(shown StatusText "$table")"
}

as_kiosk() {
    there sudo -u dealer-assist "$@"
}

refused_by() { # WORDS SED
    sed "$2" "$root/srv/answers.toml" >"$root/srv/wrong.toml"
    if as_kiosk dealer-assist kiosk-setup --answers /srv/wrong.toml 2>"$root/root/said"; then
        failed "wrong answers are taken ($2)"
    fi
    grep -q "$1" "$root/root/said" || failed "it says: $(cat "$root/root/said")"
    [[ ! -e $root/etc/dealer-assist/table.toml ]] || failed "wrong answers leave a file"
    echo "refused: $(cat "$root/root/said")"
}

answers_of() {
    cat <<'ANSWERS'
language = "es"
[screen]
output = "X1"
turned = "normal"
[sign]
output = "X2"
[table]
file = "crazy4-nexus"
number = "31"
jurisdiction = "washington"
[ports]
sensors = "/dev/dealer/A10KXYZ1"
swiper = "/dev/dealer/A10KXYZ2"
printer = "none"
[clock]
server = "192.0.2.1"
ANSWERS
}
