# shellcheck shell=bash
# What a trial lays on this machine, and how it goes again: at its end, also where it is interrupted,
# and of one that was killed at the start of the next. Every name holds the number of its process.
places=/var/tmp
mark=dealer-assist-try

groups_of_trials() { # cgroup2, beside the older kind or alone
    if [[ -d /sys/fs/cgroup/unified ]]; then echo /sys/fs/cgroup/unified; else echo /sys/fs/cgroup; fi
}

place_for() { # [mktemp's OPTION]; a new file or folder that is this trial's
    mktemp "$@" "$places/$mark.$$.XXXXXX"
}

# What the end of a trial undoes beside it, the last thing first.
undo=()
undo_all() {
    local at
    trap '' INT TERM HUP # an end that is interrupted would leave the rest
    { pkill -KILL -P $$ && wait; } 2>/dev/null || true # the shell tells of every child that was killed
    for ((at = ${#undo[@]} - 1; at >= 0; at--)); do
        eval "${undo[at]}" || true
    done
    clear_of $$
}

clear_left() { # by trials that live no more
    local one id
    for one in "$places/$mark".* "$(groups_of_trials)/$mark".*; do
        id=${one##*/"$mark".}
        id=${id%%.*}
        [[ -e $one && $id =~ ^[0-9]+$ ]] || continue
        is_trial "$id" || { clear_of "$id" && echo "cleared: $one, of a trial that was killed"; }
    done
}

is_trial() { # ID; a number that was given again is another program's
    { tr '\0' ' ' <"/proc/$1/cmdline"; } 2>/dev/null | grep -q '/try '
}

clear_of() { # ID
    local one
    end_group "$(groups_of_trials)/$mark.$1"
    for one in "$places/$mark.$1".*; do
        [[ -e $one ]] || continue
        end_those_in "$one"
        unmount_below "$one"
        detach "$one"
        # What cannot be unmounted may be a part of this machine: then the folder stays.
        grep -q " $one/" /proc/self/mounts || rm -rf --one-file-system "$one" || true
    done
}

end_group() { # CGROUP of a booted machine; it goes when the last of its processes has
    local tries
    for ((tries = 0; tries < 50; tries++)); do
        [[ -d $1 ]] || return 0
        # shellcheck disable=SC2046 # a list of numbers
        kill -KILL $(find "$1" -name cgroup.procs -exec cat {} + 2>/dev/null) 2>/dev/null || true
        find "$1" -depth -type d -exec rmdir {} + 2>/dev/null || sleep 0.1
    done
}

end_those_in() { # FOLDER that is the root of programs, as of a database that tests have started
    local one
    for one in /proc/[0-9]*; do
        [[ $(readlink "$one/root" 2>/dev/null) != "$1" ]] || kill -KILL "${one#/proc/}" 2>/dev/null || true
    done
}

unmount_below() { # FOLDER
    local at
    while read -r at; do
        umount "$at" 2>/dev/null || umount --lazy "$at" || true
    done < <(awk -v folder="$1" 'index($2, folder "/") == 1 { print $2 }' /proc/self/mounts | tac)
}

detach() { # FILE that a loop device shows
    local loop
    for loop in $(losetup --noheadings --output NAME --associated "$1" 2>/dev/null); do
        losetup --detach "$loop" || true
    done
}
