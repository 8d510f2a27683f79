# shellcheck shell=bash
# The first start as KIOSK.md tells it: answers become settings, and the machine starts with them.
try_set-up() {
    kiosk_there
    rm "$root/etc/dealer-assist/set-up.done"
    stands_by_touch
    local answers=$root/srv/answers.toml
    answers_of >"$answers"
    there dealer-assist devices list | tail -n 1
    refused_by "sensors" 's/^sensors = .*//'
    refused_by "must be one of" 's/^turned = .*/turned = "sideways"/'
    as_kiosk dealer-assist set-up --answers /srv/answers.toml || failed "good answers are refused"
    if as_kiosk dealer-assist set-up --answers /srv/answers.toml 2>"$root/root/said"; then
        failed "a kiosk that is set up was set up again"
    fi
    echo "again: $(cat "$root/root/said")"
    there systemctl restart chrony || failed "chrony does not start with the server of the answers"
    there chronyc -n sources | grep -q 192.0.2.1 || failed "chrony does not know the server of the answers"
    start_there
    # The first two cards are not enrolled yet: the table says so on its screen, and is left standing.
    echo "on its screen: $(shown StatusText "$table")"
    [[ $(shown StatusText "$table") == *"staff enrol"* ]] || failed "the table does not ask for staff"
    picture_there "$root/root/both.png"
    [[ -z $pictures ]] || install -Dm644 "$root/root/both.png" "$pictures/set-up.png"
    there systemctl is-active --quiet "$sign" || failed "the sign does not stand"
}

# A machine without a table begins with the first step, and not with a table for practice.
stands_by_touch() {
    there systemctl start "$session"
    wait_until 30 there systemctl is-active --quiet dealer-assist-set-up || failed "the first start does not stand"
    ! there systemctl is-active --quiet "$table" || failed "a table stands that nobody has set up"
    echo "first start: $(shown StatusText dealer-assist-set-up)"
    there systemctl stop "$session"
}

as_kiosk() {
    there sudo -u dealer-assist "$@"
}

refused_by() { # WORDS SED
    sed "$2" "$root/srv/answers.toml" >"$root/srv/wrong.toml"
    if as_kiosk dealer-assist set-up --answers /srv/wrong.toml 2>"$root/root/said"; then
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
[ports]
sensors = "/dev/dealer/A10KXYZ1"
swiper = "/dev/dealer/A10KXYZ2"
printer = "none"
[clock]
server = "192.0.2.1"
ANSWERS
}
