# shellcheck shell=bash
# Back on a booted kiosk whose staff came by a signed list: to a version that knows no such list it is
# refused in a sentence, and the table stands; before the list was taken it goes back and forward.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/manual.bash"
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/update.bash"

try_roll-back() {
    local now older=0.0.9 turned
    stick_there
    machine_there
    # The same program without its word for a signed list, as versions before 0.5.0 are.
    as_version "$older" sed -i '/^    | StaffListTaken$/d' app/dealer_assist/staff/events.py
    mv "$root/tmp/$older.deb" "$root/srv/" # Debian 13 that runs has a /tmp of its own
    now=$(there dealer-assist --version)
    there apt-get purge -qq dealer-assist >/dev/null 2>&1 || failed "the package does not purge"
    there dpkg --install "/srv/$older.deb" >"$root/root/said" 2>&1 || failed "$older does not install: $(tail -n 3 "$root/root/said")"
    as_written "### From a file, for many kiosks"
    there systemctl stop "$table" # the reader is its own
    list_of_another_kiosk
    there systemctl start "$table"
    is_closed "a table of version $older"
    there dpkg --install /srv/dealer-assist.deb >"$root/root/said" 2>&1 || failed "the update is refused: $(tail -n 3 "$root/root/said")"
    version_now "${now##* }"
    is_closed "after the update"
    there dealer-assist-rollback >"$root/root/said" 2>&1 || failed "without a list it does not go back: $(cat "$root/root/said")"
    version_now "$older"
    is_closed "after going back"
    there dealer-assist-rollback --forward >"$root/root/said" 2>&1 || failed "there is no way forward: $(cat "$root/root/said")"
    version_now "${now##* }"
    list_taken
    if there dealer-assist-rollback >"$root/root/said" 2>&1; then
        failed "it went back over a signed list"
    fi
    grep -o "version $older cannot read .*" "$root/root/said" || failed "it is refused otherwise: $(tail -n 3 "$root/root/said")"
    version_now "${now##* }"
    is_closed "after the refusal"
    turned=$(there dealer-assist status --table /etc/dealer-assist/table.toml --json 2>/dev/null | grep -c "${now##* }") || true
    ((turned)) || failed "status tells another version"
    by_kiosk staff list | grep -q "M. Okafor" || failed "who came by the list is not there"
    whole_there
}

# What another kiosk of the house wrote: its own register under the same key, with a third person.
list_of_another_kiosk() {
    there install -d -m 0700 -o dealer-assist -g dealer-assist /srv/other /srv/other/etc
    there sh -c 'cd /etc/dealer-assist && install -m 0600 -o dealer-assist -g dealer-assist "$(ls cards.key journal.key 2>/dev/null | head -n 1)" /srv/other/etc/cards.key'
    local other="sudo -u dealer-assist env CONFIGURATION_DIRECTORY=/srv/other/etc STATE_DIRECTORY=/srv/other dealer-assist staff"
    enrol_two "$other enrol --table /etc/dealer-assist/table.toml"
    enrol_with "$other enrol --table /etc/dealer-assist/table.toml" 'dealer\nM. Okafor\n\n'
    swipe_when "Swipe a Supervisor's" "$supervisor_card"
    swipe_when "second person" "$executive_card"
    swipe_when "M. Okafor's" "$dealer_card"
    wait "$enrolling" || failed "a dealer is not enrolled: $(tail -n 3 "$root/root/said")"
    there sh -c "$other export /srv/other/staff.list" || failed "the list is not exported"
    local office=$root/root/office
    mkdir -p "$office"
    "$here/packaging/house-key" --new "$office/first" "$office/second" "$root/etc/dealer-assist/house.pub" >/dev/null || failed "the house has no key"
    "$here/packaging/house-key" "$office/first" "$office/second" "$root/srv/other/staff.list" "$root/srv/other/staff.signed" --yes >/dev/null || failed "the list is not signed"
    there chown dealer-assist: /etc/dealer-assist/house.pub /srv/other/staff.signed
}

# Who is enrolled here follows no list yet: two of them say that this one is the house's.
list_taken() {
    there systemctl stop "$table" # the reader is its own
    enrol_with "sudo -u dealer-assist dealer-assist staff import /srv/other/staff.signed --table /etc/dealer-assist/table.toml" ''
    swipe_when "Swipe an Executive's" "$executive_card"
    swipe_when "second person" "$supervisor_card"
    wait "$enrolling" || failed "the list is not taken: $(tail -n 2 "$root/root/said")"
    tail -n 1 "$root/root/said"
    there systemctl start "$table"
    is_closed "with the house's list"
}

is_closed() { # WHEN
    wait_until 60 stands "Table 12: closed" || failed "$1 the table stands otherwise: $(shown StatusText "$table")"
    echo "$1: $(shown StatusText "$table")"
}

version_now() { # VERSION
    [[ $(there dealer-assist --version) == *" $1" ]] || failed "$(there dealer-assist --version) runs, and $1 should"
    echo "version $1 runs"
}
