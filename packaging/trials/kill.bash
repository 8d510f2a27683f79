# shellcheck shell=bash
# Table, screen and sign are killed by chance while rounds are played on the real screen.
try_kill() {
    kiosk_there
    start_there
    local at unit slowest=0 places
    # Card, LAY ALL, START GAME, END GAME, three seats of the felt.
    places=("713 811" "152 872" "776 1002" "1695 1002" "713 811" "171 465" "960 380" "1480 400")
    for ((at = 1; at <= times; at++)); do
        for ((move = 0; move < 6; move++)); do
            # shellcheck disable=SC2086 # two numbers
            press ${places[RANDOM % ${#places[@]}]} 2>/dev/null || true
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
    whole_there
    no_twice
}

no_twice() { # that every event has its own number, and every round was opened once
    local events rounds
    events=$(journal_there export --json | tee "$root/root/events" | wc -l)
    rounds=$(journal_there rounds --json | wc -l)
    ((events > 1)) || failed "nothing was played"
    [[ $(sort "$root/root/events" | uniq -d | wc -l) == 0 ]] || failed "an event is there twice"
    echo "recorded: $events events, $rounds rounds, none twice"
}

journal_there() {
    there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist journal "$@"
}
