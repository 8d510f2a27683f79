# shellcheck shell=bash
# Copies to a disk by its label: none there, there, full, and to a folder; what the table is told.
try_backup() {
    need_root
    local disk loop
    command -v mkfs.ext4 >/dev/null || not_run "backup: mkfs.ext4 is not here; apt-get install e2fsprogs"
    disk=$(place_for)
    truncate -s 24M "$disk"
    mkfs.ext4 -q -L DEALER-BACKUP "$disk"
    loop=$(losetup --find --show "$disk" 2>/dev/null) || not_run "backup: no loop device can be made here"
    kiosk_there
    start_there
    open_table
    refused_with "no disk with the label DEALER-BACKUP is there"
    halt_there
    boot_there "$loop"
    wait_until "$most_boot" all_stand || failed "they do not stand after a new start"
    there systemctl start dealer-assist-backup || failed "no copy: $(said_of backup)"
    echo "there: $(said_of backup)"
    wait_until 20 is_out || failed "the disk stays in its place when the copy is made"
    wait_until 20 laid_open -o ro || failed "somebody holds the disk that is out of its place"
    ls "$root/mnt"/*.db >/dev/null || failed "there is no copy on the disk"
    cp "$root"/mnt/*.db "$root/srv/" && umount "$root/mnt"
    there env CONFIGURATION_DIRECTORY=/etc/dealer-assist dealer-assist journal verify --data /srv | tail -n 1 || failed "the copy is not whole"
    wait_until 20 laid_open || failed "somebody holds the disk that was taken off"
    dd if=/dev/zero of="$root/mnt/other" bs=1M status=none 2>/dev/null || true
    umount "$root/mnt"
    refused_with "No backup of .* could be made"
    there sh -c 'install -d -o dealer-assist /srv/copies; echo BACKUP_INTO=/srv/copies >/etc/dealer-assist/backup.env'
    there systemctl start dealer-assist-backup || failed "no copy in a folder: $(said_of backup)"
    echo "a folder: $(said_of backup)"
}

laid_open() { # [OPTION…]; the last view of a unit that has ended goes a moment after it
    mount "$@" "$loop" "$root/mnt" 2>/dev/null
}

is_out() {
    ! there mountpoint -q /run/dealer-assist-backup
}

said_of() { # DUTY
    tail -n 1 "$root/var/lib/dealer-assist/duties/$1"
}

refused_with() { # PATTERN that the table is told too
    ! there systemctl start dealer-assist-backup 2>/dev/null || failed "a copy was made: $(said_of backup)"
    said_of backup | grep -q "$1" || failed "it says: $(said_of backup)"
    echo "refused: $(said_of backup)"
    wait_until 75 alert_there "$1" || failed "the table has no alert of it"
    echo "alert at the table: yes"
}

alert_there() { # PATTERN
    there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist journal export --json 2>/dev/null |
        grep AlertRaised | grep -q "$1"
}
