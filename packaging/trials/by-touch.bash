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
    local word rest step=0 touches=$root.touches
    PYTHONPATH=$here "$here/.venv/bin/python" -P "$here/packaging/trials/touches.py" "$1" >"$touches" ||
        failed "the touches of $1 cannot be played"
    [[ -z $pictures ]] || picture_there "$pictures/set-up-0.png"
    while read -r word rest <&5; do
        case $word in
            # shellcheck disable=SC2086 # two numbers
            press) press $rest && sleep 0.7 ;;
            words) echo "$rest" >"$root/srv/words" ;;
            # A finger that is at the same place again at once is taken for the second tap of one touch.
            stands)
                { wait_until 90 first_start_stands "$rest" && sleep 0.7; } || stands_otherwise "$rest"
                [[ -z $pictures ]] || picture_there "$pictures/set-up-$((++step)).png"
                ;;
        esac
    done 5< <(sed '$d' "$touches")
    # shellcheck disable=SC2046 # two numbers: OPEN THE TABLE
    press $(sed -n '$s/press //p' "$touches")
    echo "touched: $(grep -c ^press "$touches") times, $(grep -c ^words "$touches") cards swiped"
}

first_start_stands() { # STATUS
    [[ $(shown StatusText dealer-assist-set-up) == "$1" ]]
}

stands_otherwise() { # WHAT WAS AWAITED
    local picture=$kept/first-start.png
    picture_there "$picture" || true
    failed "awaited: $1; it stands: $(shown StatusText dealer-assist-set-up), $(cat "$root/$draft"), picture $picture"
}
