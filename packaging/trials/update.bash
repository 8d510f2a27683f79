# shellcheck shell=bash
# Updates as they happen: a newer version, changed defaults, a power cut in the middle, a broken one, a
# newer schema, back and forward again. The journal has the same head all the way.

# The same package as another version, changed by a command that runs in its version's folder.
as_version() { # VERSION [COMMAND…]
    local version=$1 tree=$root/tmp/tree old
    shift
    rm -rf "$tree"
    dpkg-deb --raw-extract "$package" "$tree"
    old=$(sed -n 's/^Version: \(.*\)-1~.*/\1/p' "$tree/DEBIAN/control")
    sed -i "s/^Version: $old/Version: $version/" "$tree/DEBIAN/control"
    (cd "$tree/opt/dealer-assist/incoming/tree" && sed -i "s/$old/$version/" app/dealer_assist/__init__.py && "${@:-true}")
    made_anew "$tree" "$version" "$root/tmp/$version.deb"
}

# As releases before 0.5.1 had them.
with_files_that_dpkg_asks_of() {
    cd ../../../..
    rm etc/sudoers.d/dealer-assist
    install -Dm440 usr/share/dealer-assist/sudoers etc/sudoers.d/dealer-assist
    mkdir -p etc/chrony/conf.d
    echo "# as it was" >etc/chrony/conf.d/dealer-assist.conf
    printf '/etc/%s\n' sudoers.d/dealer-assist chrony/conf.d/dealer-assist.conf >DEBIAN/conffiles
}

install_there() { # VERSION; as apt does it by itself: nobody is asked
    in_there apt-get install -qq --yes --no-install-recommends "/tmp/$1.deb" </dev/null >"$root/tmp/said" 2>&1
}

not_used_there() { # WORDS VERSION; said and on record, and dpkg has ended well: Debian's own updates go on
    install_there "$2" || failed "dpkg does not end well: $(tail -n 5 "$root/tmp/said")"
    grep -o "$1.*" "$root/tmp/said" || failed "nobody says that $2 is not used: $(tail -n 5 "$root/tmp/said")"
    grep -q "$1" "$root/opt/dealer-assist/refused" || failed "it is not on record that $2 was refused"
    [[ $(in_there dpkg-query --show --showformat='${db:Status-Abbrev}' dealer-assist) == "ii " ]] || failed "the package is half configured"
}

try_update() {
    build_package
    local needed file
    needed=$(needed_by "$package")
    # shellcheck disable=SC2086 # a list of names
    bare_debian $needed # that they come by themselves is tried by `install`
    as_version 0.1.1 with_files_that_dpkg_asks_of
    as_version 0.2.1
    # shellcheck disable=SC2016 # meant for the shell in the version's folder
    as_version 0.3.1 sh -c 'echo "# one comment more" >>system/weston.ini; sed -i "s/^RestartSec=.*/RestartSec=700ms/" system/units/dealer-assist.service'
    as_version 0.4.1 sh -c 'echo "raise SystemExit(1)" >>app/dealer_assist/table/decide.py'
    as_version 0.5.1
    as_version 0.6.1 sh -c 'echo "raise SystemExit(2)" >>app/dealer_assist/cli/journal.py' # plays, and reads no journal
    install_there 0.1.1 || failed "0.1.1 does not install: $(tail -n 5 "$root/tmp/said")"
    for file in etc/sudoers.d/dealer-assist etc/chrony/conf.d/dealer-assist.conf; do
        echo "# a line of the house" >>"$root/$file"
    done
    install_there 0.2.1 || failed "0.2.1 does not install over lines of the house: $(tail -n 5 "$root/tmp/said")"
    [[ -L $root/etc/sudoers.d/dealer-assist ]] || failed "the rules of sudo are a file that dpkg asks of"
    grep -q sourcedir "$root/etc/chrony/conf.d/dealer-assist.conf" || failed "chrony is not told of the house's servers"
    echo "over a release whose files dpkg asks of, both changed: nobody is asked"
    local head
    played_there
    head=$(head_there) || failed "the journal is not whole: $head"
    echo "0.2.1: $head"
    # What a set-up writes is the kiosk's own.
    printf '[core]\nshell=kiosk-shell.so\n' >"$root/etc/dealer-assist/weston.ini"
    echo 'TABLE_OPTIONS=--live --table /etc/dealer-assist/table.toml' >"$root/etc/dealer-assist/table.env"
    power_cut_while_unpacking
    install_there 0.3.1 || failed "0.3.1 does not update 0.2.1: $(tail -n 5 "$root/tmp/said")"
    version_there 0.3.1
    grep -q -- --live "$root/etc/dealer-assist/table.env" || failed "an update changed the kiosk's settings"
    grep -q RestartSec=700ms "$(in_root /lib/systemd/system/dealer-assist.service)" || failed "the unit is not that of 0.3.1"
    not_used_there "version 0.4.1 does not pass" 0.4.1
    version_there 0.3.1
    in_there dealer-assist-rollback || failed "the rollback does not work"
    version_there 0.2.1
    grep -q RestartSec=100ms "$(in_root /lib/systemd/system/dealer-assist.service)" || failed "the unit is not that of 0.2.1"
    in_there dealer-assist-rollback --forward || failed "there is no way forward"
    version_there 0.3.1
    in_there dealer-assist-rollback || failed "the second rollback does not work"
    install_there 0.5.1 || failed "0.5.1 does not update 0.2.1: $(tail -n 5 "$root/tmp/said")"
    version_there 0.5.1
    in_there dealer-assist-rollback || failed "the rollback after a rollback does not work"
    version_there 0.2.1 # what ran before, not what sorts before
    not_used_there "version 0.6.1 cannot read the journals" 0.6.1
    version_there 0.2.1
    in_there apt-get purge -qq dealer-assist >/dev/null 2>&1 || failed "the package does not purge"
    [[ ! -e $root/opt/dealer-assist ]] || failed "purging leaves $(find "$root/opt/dealer-assist" | head -3)"
    grep -q -- --live "$root/etc/dealer-assist/table.env" || failed "purging takes the kiosk's settings away"
    install_there 0.5.1 || failed "it does not install again: $(tail -n 5 "$root/tmp/said")"
    version_there 0.5.1
    [[ -e $root/etc/dealer-assist/set-up.done ]] && grep -q -- --live "$root/etc/dealer-assist/table.env" || failed "a live table became one for practice"
    echo "purged and installed again: a live table stays one"
}

in_root() { # PATH; where a link of that machine leads to, seen from here
    local target=$1
    target=$(in_there readlink -f "$target")
    echo "$root$target"
}

# A round that was played lies where the table keeps its journals.
played_there() {
    in_there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist school play first-round \
        --data /var/lib/dealer-assist/lesson >/dev/null || failed "0.2.1 plays no round"
    local journal
    journal=$(cd "$root/var/lib/dealer-assist" && find lesson -name '*.db' | head -n 1)
    cp -a "$root/var/lib/dealer-assist/$journal" "$root/var/lib/dealer-assist/"
}

# dpkg is stopped when everything is unpacked and nothing is set up, and again in the middle of it.
power_cut_while_unpacking() {
    in_there dpkg --unpack /tmp/0.3.1.deb >/dev/null 2>&1 || failed "0.3.1 does not unpack"
    version_there 0.2.1
    echo "a power cut after unpacking: 0.2.1 goes on"
    local pid tries
    in_there dpkg --install --force-overwrite /tmp/0.5.1.deb >/dev/null 2>&1 &
    pid=$!
    for ((tries = 0; tries < 200; tries++)); do
        sleep 0.05
        [[ ! -e $root/opt/dealer-assist/incoming/tree.dpkg-new && -z $(find "$root/opt/dealer-assist/incoming" -name '*.dpkg-new' -print -quit) ]] || break
    done
    kill -KILL "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
    end_those_in "$root"
    version_there 0.2.1
    echo "a power cut in the middle of unpacking: 0.2.1 goes on"
    # As KIOSK.md says: apt leaves a package that was cut off to dpkg.
    in_there dpkg --install /tmp/0.2.1.deb >/dev/null 2>&1 || failed "a package that was cut off cannot be installed again"
    version_there 0.2.1
}

version_there() { # that this version runs, and finds the journal as it was
    local now
    now=$(in_there dealer-assist --version) || failed "the program does not start after $1 was to run"
    [[ $now == *" $1" ]] || failed "$now runs, and $1 should"
    [[ $(head_there) == "$head" ]] || failed "the journal is another one under $1"
    echo "$now runs; the same head"
}

head_there() {
    in_there setpriv --reuid=dealer-assist --regid=dealer-assist --clear-groups dealer-assist journal verify | tail -n 1
}
