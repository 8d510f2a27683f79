# shellcheck shell=bash
# The commands of KIOSK.md as they are written there, read from it: a kiosk is set up and staffed,
# operated, copied, replaced by another machine, and retired.
dealer_card=6008140055
executive_card=6008140031
supervisor_card=6008140048

try_manual() {
    need_root
    command -v mkfs.ext4 >/dev/null || not_run "manual: mkfs.ext4 is not here; apt-get install e2fsprogs"
    stick_there
    machine_there
    as_written "### From a file, for many kiosks"
    wait_until 40 opened_by "$dealer_card" || failed "an enrolled dealer does not open the table: $(shown StatusText "$table")"
    echo "a dealer's card: $(shown StatusText "$table")"
    as_written "## Operate"
    technician_may
    as_written "## Replace"
    local old=$root head
    head=$(head_there)
    halt_there
    machine_there
    cp "$old/root/house.tar" "$root/root/"
    as_written "### On the new machine"
    # The end of the chain as it was on the old machine: the new one has added to it since.
    by_kiosk journal verify --head "$head" >/dev/null || failed "the new machine has other journals: $(head_there), not $head"
    wait_until 20 stands "Table 12: betting" || failed "the new machine stands otherwise: $(shown StatusText "$table")"
    echo "replaced: the chain goes on from $head, $(shown StatusText "$table")"
    as_written "## Retire"
    [[ ! -e $root/opt/dealer-assist && -e $root/etc/dealer-assist/journal.key ]] || failed "the program stays, or the house's key goes"
    ls "$root"/var/lib/dealer-assist/*.live.db >/dev/null || failed "the house's journals go"
    echo "retired: the program is gone; key and journals stay"
}

stick_there() {
    local disk
    disk=$(place_for)
    truncate -s 64M "$disk"
    mkfs.ext4 -q -L DEALER-BACKUP "$disk"
    stick=$(losetup --find --show "$disk" 2>/dev/null) || not_run "manual: no loop device can be made here"
}

# A machine with the package, its stick and devices; what a person types lies in the home of root.
machine_there() {
    kiosk_there "$stick"
    rm "$root/etc/dealer-assist/set-up.done"
    cp "$package" "$root/root/$(basename "$package")"
    cp "$here/packaging/trials/plugged-in" "$root/srv/"
    cp "$here/packaging/trials/screen/trial-devices.service" "$root/etc/systemd/system/"
    there systemctl enable --quiet --now trial-devices
    # The answers of the manual, but for the names of the outputs.
    sed -n '/^```toml/,/^```/{//!p}' "$here/packaging/KIOSK.md" | sed 's/"HDMI-A-/"X/' >"$root/srv/answers.toml"
}

# Every line of the first block below a heading, by root; only what a person does is done otherwise.
as_written() { # HEADING
    local line
    while IFS= read -r line <&4; do
        line=${line//VERSION-1~deb13_amd64/$(basename "$package" .deb | cut -d_ -f2-)}
        echo "$ ${line%%  *#*}"
        case $line in
            reboot*) start_anew ;;
            dealer-assist-set-up*) set_up_by "$line" ;;
            *"staff enrol"*) enrol_two "$line" ;;
            *) there sh -c "cd /root && $line" >"$root/root/said" 2>&1 || failed "$line: $(tail -n 3 "$root/root/said")" ;;
        esac
    done 4< <(block_below "$1")
}

block_below() { # HEADING
    awk -v heading="$1" '
        $0 == heading { below = 1; next }
        below && /^```/ { if (inside) exit; inside = 1; next }
        inside' "$here/packaging/KIOSK.md"
}

start_anew() {
    halt_there
    boot_there "$stick"
    wait_until 30 all_stand || failed "they do not stand after a new start: $(there systemctl list-units --no-pager 'dealer-assist*')"
}

swipe_when() { # ASKED CARD
    wait_until 30 grep -q "$1" "$root/root/said" || failed "nobody asks for $1: $(tail -n 3 "$root/root/said")"
    echo "swipe $2" >"$root/srv/words"
}

enrol_with() { # LINE TYPED
    wait_until 20 there test -e /dev/dealer/A10KXYZ2 || failed "the trial has no devices"
    : >"$root/root/said"
    printf '%b' "$2" | there sh -c "cd /root && $1" >"$root/root/said" 2>&1 &
    enrolling=$!
}

enrol_two() { # LINE
    enrol_with "$1" 'L. Haddad\nJ. Park\n'
    swipe_when "L. Haddad's" "$executive_card"
    swipe_when "J. Park's" "$supervisor_card"
    wait "$enrolling" || failed "the first two are not enrolled: $(tail -n 3 "$root/root/said")"
    grep Enrolled "$root/root/said"
}

# One command of root: answers, the first three cards, a start with the table. What is typed comes when it is asked for.
set_up_by() { # LINE
    local from=$EPOCHREALTIME typed=$root.typed
    wait_until 20 there test -e /dev/dealer/A10KXYZ2 || failed "the trial has no devices"
    : >"$root/root/said"
    mkfifo "$typed"
    there sh -c "cd /root && $1" <"$typed" >"$root/root/said" 2>&1 &
    enrolling=$!
    exec 7>"$typed"
    printf 'L. Haddad\nJ. Park\n' >&7
    swipe_when "L. Haddad's" "$executive_card"
    swipe_when "J. Park's" "$supervisor_card"
    swipe_when "Swipe a Supervisor's" "$supervisor_card"
    swipe_when "second person" "$executive_card"
    wait_until 30 grep -q "^Role" "$root/root/said" || failed "nobody asks for the dealer: $(tail -n 3 "$root/root/said")"
    printf 'dealer\nA. Okafor\n\n' >&7
    swipe_when "A. Okafor's" "$dealer_card"
    wait_until 60 has_halted || failed "the machine does not start anew: $(tail -n 3 "$root/root/said")"
    exec 7>&-
    rm "$typed"
    wait "$enrolling" || true # it went with its machine
    grep -o "Enrolled.*" "$root/root/said"
    start_anew
    echo "set up by one command in $(seconds_since "$from") s, with $(grep -c "Enrolled:" "$root/root/said") cards: $(shown StatusText "$table")"
}

# What the technician may do with a password of his own, and what not.
technician_may() {
    echo technician:tried | there chpasswd
    by_technician systemctl restart dealer-assist.service || failed "the technician may not restart the table"
    by_technician -u dealer-assist dealer-assist journal verify >/dev/null || failed "the technician may not verify the journals"
    ! by_technician systemctl stop dealer-assist-session.service || failed "the technician may stop the screen"
    ! by_technician -u dealer-assist dealer-assist kiosk-setup --again --answers /srv/answers.toml || failed "the technician sets a kiosk up without a card"
    there setpriv --reuid=technician --regid=technician --init-groups journalctl -q -n 1 -u dealer-assist | grep -q . || failed "the technician cannot read the log"
    ! by_technician cat /etc/dealer-assist/journal.key || failed "the technician may read the key"
    wait_until 20 all_stand || failed "the table does not come back"
    echo "the technician: may restart, verify and read the log, may not set up anew, stop the screen or read the key"
}

by_technician() {
    echo tried | there setpriv --reuid=technician --regid=technician --init-groups sudo --stdin "$@" 2>/dev/null
}

head_there() { # of the table's journal, as a report prints it
    by_kiosk journal verify --json | sed -n 's/.*"table.live.db".*"seq":\([0-9]*\),"hash":"\([0-9a-f]*\)".*/\1:\2/p'
}

by_kiosk() {
    there sudo -u dealer-assist dealer-assist "$@"
}
