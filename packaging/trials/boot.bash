# shellcheck shell=bash
# Screen, table and sign stand in time after the machine was started anew, each on its own output.
try_boot() {
    kiosk_there
    halt_there
    local from=$EPOCHREALTIME
    boot_there
    wait_until "$most_boot" all_stand || failed "after $(seconds_since "$from") s: $(there systemctl list-units --no-pager 'dealer-assist*')"
    took=$(seconds_since "$from")
    echo "booted: screen, table and sign stand $took s after the first process began"
    at_most "$took" "$most_boot" || failed "that is more than $most_boot s"
    there systemctl is-active --quiet dealer-assist-{verify,backup,clock,metrics}.timer || failed "a timer does not run"
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
