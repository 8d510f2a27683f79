# shellcheck shell=bash
# Screen, table and sign stand in time after the machine was started anew, each on its own output.
most_table=10 # from the moment that systemd starts units

try_boot() {
    kiosk_there
    halt_there
    local from=$EPOCHREALTIME
    boot_there
    wait_until "$most_boot" all_stand || failed "after $(seconds_since "$from") s: $(there systemctl list-units --no-pager 'dealer-assist*')"
    took=$(seconds_since "$from")
    echo "booted: screen, table and sign stand $took s after the first process began"
    by_its_own_clock
    at_most "$took" "$most_boot" || failed "that is more than $most_boot s"
    there systemctl is-active --quiet dealer-assist-{verify,backup,clock,metrics,reports}.timer || failed "a timer does not run"
    sleep 2
    local file=$root/root/both.png
    picture_there "$file"
    [[ -z $pictures ]] || install -Dm644 "$file" "$pictures/boot.png"
    # By what is painted: the ground of the table is bluish, that of the sign green.
    "$here/.venv/bin/python" "$here/packaging/trials/outputs.py" "$file" || failed "a window is not on its output"
    side_by_side
    open_table
    echo "pressed: a dealer's card on the real screen; $(shown StatusText "$table")"
    there systemctl restart "$session"
    wait_until "$most_boot" all_stand || failed "they do not come back with a new screen"
    stands "Table 12: betting" || failed "a new screen changed the phase: $(shown StatusText "$table")"
    echo "a new screen: all stand again, $(shown StatusText "$table")"
    whole_there
}

# What came when, as systemd has noted it, and what processor time each took: on a busy machine that tells
# what is ours of the seconds. The screen's is counted to its login session.
by_its_own_clock() {
    local unit from
    from=$(there systemctl show --value --property=UnitsLoadFinishTimestampMonotonic)
    for unit in "${all[@]}"; do
        printf '    %s: began after %s s, stood after %s s%s\n' "${unit%.service}" \
            "$(after "$from" "$(shown InactiveExitTimestampMonotonic "$unit")")" \
            "$(after "$from" "$(shown ActiveEnterTimestampMonotonic "$unit")")" \
            "$([[ $unit == "$session" ]] || echo ", took $(after 0 "$(($(shown CPUUsageNSec "$unit") / 1000))") s of processor")"
    done
    judged "$(after "$from" "$(shown ActiveEnterTimestampMonotonic "$table")")" "$most_table"
}

after() { # FROM TO, in microseconds
    awk -v from="$1" -v to="$2" 'BEGIN { printf "%.1f", (to - from) / 1e6 }'
}
