# shellcheck shell=bash
# Table, screen and sign are killed by chance while rounds are played on the real screen.
most_back=10

try_kill() {
    kiosk_there
    start_there
    local at unit slowest=0 round
    # A round: the dealer's card, LAY ALL, START GAME, LIFT ALL, END GAME. The kill falls into it by chance.
    round=("713 811" "152 872" "776 1002" "366 872" "1695 1002")
    for ((at = 1; at <= times; at++)); do
        for ((move = 0, last = 5 + RANDOM % 5; move < last; move++)); do
            # shellcheck disable=SC2086 # two numbers
            hold ${round[move % 5]} 2>/dev/null || true
        done
        unit=${all[RANDOM % 3]}
        local from=$EPOCHREALTIME
        there sh -c "kill -KILL $(shown MainPID "$unit")"
        sleep 0.3
        wait_until 30 all_stand || failed "kill $at of $unit: they are not back after 30 s"
        took=$(seconds_since "$from")
        at_most "$took" "$slowest" || slowest=$took
        [[ $unit != "$session" ]] || side_by_side
    done
    echo "killed: $times times, all three back each time, at most $slowest s; now $(shown StatusText "$table")"
    judged "$slowest" "$most_back"
    whole_there
    no_twice
}

# Long enough for END GAME, which wants to be held; any other button takes it for a press.
hold() { # X Y
    there env DISPLAY=:7 xdotool mousemove "$1" "$2" mousedown 1 sleep 1 mouseup 1
}

no_twice() { # that no command was carried out twice, and every round was opened and started once
    local events rounds
    events=$(journal_there export --json | tee "$root/root/events" | wc -l)
    rounds=$(journal_there rounds --json | wc -l)
    ((rounds > 1)) || failed "nothing was played: $events events, $rounds rounds"
    "$here/.venv/bin/python" "$here/packaging/trials/doubles.py" "$root/root/events" || failed "something is there twice"
    echo "recorded: $events events, $rounds rounds, none twice"
}

journal_there() {
    there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist journal "$@"
}
