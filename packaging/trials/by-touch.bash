# shellcheck shell=bash
# The first start by fingers on the booted machine: each touch at the place where the same program,
# played without a screen, has its control (touches.py).
draft=etc/dealer-assist/set-up.draft

devices_plugged_in() {
    cp "$here/packaging/trials/plugged-in" "$root/srv/"
    cp "$here/packaging/trials/screen/trial-devices.service" "$root/etc/systemd/system/"
    there systemctl enable --quiet --now trial-devices
    wait_until 30 there test -e /dev/dealer/A10KXYZ3 || failed "the trial has no devices"
}

touch_by_touch() { # SCRIPT
    local word first second touches=$root.touches
    PYTHONPATH=$here "$here/.venv/bin/python" -P "$here/packaging/trials/touches.py" "$1" >"$touches" ||
        failed "the touches of $1 cannot be played: $(tail -n 1 "$touches")"
    undo+=("rm -f '$touches'")
    while read -r word first second <&5; do
        case $word in
            press) press "$first" "$second" && sleep 0.8 ;;
            letter) press "$first" "$second" && sleep 0.3 ;;
            words) echo "$first $second" >"$root/srv/words" && sleep 2 ;;
            wait) sleep "$first" ;;
            step) wait_until 20 grep -q "\"step\": \"$first\"" "$root/$draft" || stands_otherwise "step $first" ;;
            tested) wait_until 20 grep -q "\"tested\": \[[^]]*\"$first\"" "$root/$draft" || stands_otherwise "tested $first" ;;
        esac
    done 5<"$touches"
    echo "touched: $(grep -cE '^(press|letter)' "$touches") times, $(grep -c ^words "$touches") cards swiped"
}

stands_otherwise() { # WHAT WAS AWAITED
    picture_there "$root.picture.png" || true
    failed "awaited: $1; the draft is $(cat "$root/$draft"), the picture $root.picture.png"
}
