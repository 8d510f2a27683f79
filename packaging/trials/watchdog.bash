# shellcheck shell=bash
# What hangs is killed and back in ten seconds, as it stood; what is called wrong is said once; a table
# that cannot be opened says why and is left standing.
most_back=10

try_watchdog() {
    kiosk_there
    start_there
    open_table
    hang "$table" "Table 12: betting"
    hang "$sign" "Sign of table 12"
    whole_there
    wrong_call
    cannot_be_opened
}

hang() { # UNIT STATUS it had and has again
    local unit=$1 status=$2 id from
    id=$(shown MainPID "$unit")
    from=$EPOCHREALTIME
    there sh -c "kill -STOP $id"
    wait_until 40 is_another "$unit" "$id" || failed "$unit hangs, and nobody minds"
    took=$(seconds_since "$from")
    [[ $(shown StatusText "$unit") == "$status" ]] || failed "$unit is back as: $(shown StatusText "$unit")"
    echo "hung: $unit is back after $took s, \"$status\" as before"
    at_most "$took" "$most_back" || failed "that is more than $most_back s"
}

call_with() { # OPTIONS
    sed -i "s|^TABLE_OPTIONS=.*|TABLE_OPTIONS=$1|" "$root/etc/dealer-assist/table.env"
    there systemctl restart "$table" 2>/dev/null || true
}

wrong_call() {
    call_with "--nonsense"
    sleep 3
    [[ $(shown ActiveState "$table"),$(shown ExecMainStatus "$table") == failed,2 ]] || failed "a wrong call is $(shown ActiveState "$table")"
    [[ $(shown NRestarts "$table") == 0 ]] || failed "a wrong call was started $(shown NRestarts "$table") times again"
    echo "a wrong call: said once, status 2, not started again"
}

cannot_be_opened() {
    call_with "--table /etc/dealer-assist/nowhere.toml"
    wait_until 20 is_another "$table" 0 || failed "a table that cannot be opened is $(shown ActiveState "$table")"
    sleep 15 # longer than the watchdog waits
    [[ $(shown ActiveState "$table"),$(shown NRestarts "$table") == active,0 ]] || failed "a table that cannot be opened is killed"
    echo "cannot be opened: \"$(shown StatusText "$table")\", and left standing"
}
