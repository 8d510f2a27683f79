# shellcheck shell=bash
# Releases one after the other on a booted kiosk, as apt brings them: three updates in a row, with other units and
# first settings; back and forward; purged and installed again; and one at an open table, which waits for the next
# start. After each both screens are painted, and the table stands as it stood.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/update.bash"
most_update=60

try_updates() {
    need_root
    release_there
    local now made real=$package
    root=$(place_for -d)
    made=$root/tmp
    mkdir "$made"
    as_version 0.0.1 in_other_words 900
    as_version 0.90.1 in_other_words 300
    as_version 0.90.2
    as_version 0.90.3 of_a_newer_schema
    now=$(dpkg-deb --field "$real" Version)
    now=${now%-1~*}
    package=$made/0.0.1.deb
    kiosk_there
    start_there
    wait_until 20 stands "Table 12: closed" || failed "it stands otherwise: $(shown StatusText "$table")"
    updated_to "$real" "$now" 100ms
    updated_to "$made/0.90.1.deb" 0.90.1 300ms
    turned_by back "$now" 100ms
    turned_by forward 0.90.1 300ms
    updated_to "$made/0.90.2.deb" 0.90.2 100ms
    turned_by back 0.90.1 300ms # what ran before
    installed_again "$real" "$now"
    updated_to "$made/0.90.1.deb" 0.90.1 300ms
    at_an_open_table "$made/0.90.3.deb" 0.90.3
    not_back_from 0.90.3
    whole_there
}

in_other_words() { # MILLISECONDS; a version whose unit and first settings are not those of the others
    sed -i "s/^RestartSec=.*/RestartSec=$1ms/" system/units/dealer-assist.service
    echo "# one comment more" >>system/weston.ini
}

of_a_newer_schema() { # its journals have a step more than those before it know
    sed -i 's|^VERSION = len(STEPS)|STEPS += ("CREATE TABLE more (one INTEGER) STRICT;\\n",)\n&|' app/dealer_assist/journal/schema.py
}

by_apt() { # FILE; without a terminal, nobody is asked
    cp "$1" "$root/srv/newer.deb"
    there apt-get install -qq --yes --no-install-recommends /srv/newer.deb </dev/null >"$root/srv/said" 2>&1
}

updated_to() { # FILE VERSION RESTART
    local from=$EPOCHREALTIME used
    used=$(processor_of by_apt "$1") || failed "$2 does not install: $(tail -n 4 "$root/srv/said")"
    took=$(seconds_since "$from")
    is_in_use "$2" "$3" "Table 12: closed"
    echo "updated to $2: $took s, $used s of processor; both screens painted"
    judged "$took" "$most_update"
}

processor_of() { # COMMAND that says nothing
    local TIMEFORMAT='%U %S' used status=0
    used=$({ time "$@"; } 2>&1) || status=$?
    awk '{ print $1 + $2 }' <<<"$used"
    return "$status"
}

turned_by() { # WAY VERSION RESTART
    local option=()
    [[ $1 == back ]] || option=(--forward)
    there dealer-assist-rollback "${option[@]}" >"$root/srv/said" 2>&1 || failed "$1 is refused: $(tail -n 2 "$root/srv/said")"
    is_in_use "$2" "$3" "Table 12: closed"
    echo "$1: $2, both screens painted"
}

is_in_use() { # VERSION RESTART STATUS; with its own unit, and what a person sees
    wait_until 40 all_stand || failed "with $1 they do not stand: $(there systemctl list-units --no-pager 'dealer-assist*')"
    [[ $(there dealer-assist --version) == *" $1" ]] || failed "$(there dealer-assist --version) runs, and $1 should"
    there systemctl cat "$table" | grep -qx "RestartSec=$2" || failed "the unit is not that of $1"
    wait_until 20 stands "$3" || failed "with $1 the table stands otherwise: $(shown StatusText "$table")"
    grep -q "app-ids=dealer-assist-sign" "$root/etc/dealer-assist/weston.ini" || failed "$1 changed the kiosk's settings"
    wait_until 20 painted || failed "with $1 a screen is black, or a window is not on its output"
}

painted() {
    picture_there "$root/root/both.png" && "$here/.venv/bin/python" "$here/packaging/trials/outputs.py" "$root/root/both.png" >/dev/null
}

installed_again() { # FILE VERSION
    there apt-get purge -qq dealer-assist </dev/null >"$root/srv/said" 2>&1 || failed "it does not purge: $(tail -n 3 "$root/srv/said")"
    [[ ! -e $root/opt/dealer-assist ]] || failed "purging leaves $(find "$root/opt/dealer-assist" | head -n 3)"
    by_apt "$1" || failed "it does not install again: $(tail -n 4 "$root/srv/said")"
    halt_there
    boot_there
    is_in_use "$2" 100ms "Table 12: closed"
    echo "purged and installed again: $2 stands with the settings of the kiosk"
}

at_an_open_table() { # FILE VERSION
    side_by_side
    open_table
    by_apt "$1" || failed "an update at an open table is refused: $(tail -n 4 "$root/srv/said")"
    grep -o "the table is open: version $2 is used from the next start" "$root/srv/said" || failed "nobody says that $2 waits: $(tail -n 3 "$root/srv/said")"
    is_in_use 0.90.1 300ms "Table 12: betting"
    if there dealer-assist-rollback >"$root/srv/said" 2>&1; then failed "it went back at an open table"; fi
    grep -o "the table is open; close it first" "$root/srv/said" || failed "it is refused otherwise: $(tail -n 2 "$root/srv/said")"
    halt_there
    boot_there
    is_in_use "$2" 100ms "Table 12: betting"
    echo "an open table: $2 waited for the next start, and the round goes on"
}

# The round that was going on is in a journal of the newer schema now.
not_back_from() { # VERSION
    there systemctl stop "$table"
    if there dealer-assist-rollback >"$root/srv/said" 2>&1; then failed "it went back to a version that cannot read its journals"; fi
    grep -o "cannot read what a newer one has recorded in the journals of this kiosk.*" "$root/srv/said" || failed "it is refused otherwise: $(tail -n 2 "$root/srv/said")"
    there systemctl start "$table"
    is_in_use "$1" 100ms "Table 12: betting"
    echo "over a newer schema: refused, and $1 stands as it stood"
}
