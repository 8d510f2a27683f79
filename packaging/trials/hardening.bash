# shellcheck shell=bash
# What systemd-analyze says of every unit, and files that anybody may write.
most_exposed=3.0

try_hardening() {
    command -v systemd-analyze >/dev/null || not_run "hardening: systemd-analyze is not here"
    local unit name exposure
    for unit in "$here"/packaging/appliance/systemd/*.service; do
        name=${unit##*/}
        exposure=$(systemd-analyze security --offline=true "$unit" 2>/dev/null | sed -n 's/.*exposure level for .*: \([0-9.]*\).*/\1/p')
        [[ -n $exposure ]] || not_run "hardening: this systemd-analyze cannot look at a file"
        echo "$name: $exposure"
        # The one that mounts for another unit can have no view of the file system of its own.
        [[ $name != *-stick.service ]] || continue
        awk -v found="$exposure" -v most="$most_exposed" 'BEGIN { exit !(found <= most) }' ||
            failed "$name has an exposure of $exposure, more than $most_exposed"
    done
    build_package
    ! dpkg-deb --contents "$package" | awk '$1 !~ /^l/ && substr($1, 9, 1) == "w" || $1 ~ /s/ { print; found = 1 } END { exit !found }' ||
        failed "these files may be written by anybody, or run as another user"
    echo "no file of the package may be written by anybody, none runs as another user"
}
