# shellcheck shell=bash
# A newer version, a broken one that is refused, and back: the journal has the same head all the way.

# The same package as another version, changed by a command that runs in its program's folder.
as_version() { # VERSION [COMMAND…]
    local version=$1 tree=$root/tmp/tree old
    shift
    rm -rf "$tree"
    dpkg-deb --raw-extract "$package" "$tree"
    old=$(ls "$tree/opt/dealer-assist")
    mv "$tree/opt/dealer-assist/$old" "$tree/opt/dealer-assist/$version"
    sed -i "s/$old/$version/g" "$tree"/DEBIAN/*inst "$tree/DEBIAN/control"
    (cd "$tree/opt/dealer-assist/$version/app" && sed -i "s/$old/$version/" dealer_assist/__init__.py && "${@:-true}")
    dpkg-deb -Znone --root-owner-group --build "$tree" "$root/tmp/$version.deb" >/dev/null
    rm -rf "$tree"
}

try_update() {
    build_package
    bare_debian
    as_version 0.2.1
    as_version 0.3.1
    # shellcheck disable=SC2016 # meant for the shell in the package's folder
    as_version 0.4.1 sh -c 'echo "raise SystemExit(1)" >>dealer_assist/table/decide.py'
    in_there apt-get install -qq --no-install-recommends /tmp/0.2.1.deb >/dev/null || failed "0.2.1 does not install"
    in_there dealer-assist school play first-round --data /var/lib/dealer-assist/lesson >/dev/null || failed "0.2.1 plays no round"
    local head
    head=$(head_there)
    echo "0.2.1: one round played, $head"
    in_there apt-get install -qq --no-install-recommends /tmp/0.3.1.deb >/dev/null || failed "0.3.1 does not update 0.2.1"
    version_there 0.3.1
    if in_there apt-get install -qq --no-install-recommends /tmp/0.4.1.deb >"$root/tmp/said" 2>&1; then
        failed "a broken version was taken"
    fi
    grep -o 'version 0.4.1 does not pass.*' "$root/tmp/said" || failed "a broken version is refused without a word: $(cat "$root/tmp/said")"
    version_there 0.3.1
    in_there dealer-assist-rollback || failed "the rollback does not work"
    version_there 0.2.1
    in_there apt-get purge -qq dealer-assist >/dev/null 2>&1 || failed "the package does not purge"
    [[ ! -e $root/opt/dealer-assist ]] || failed "purging leaves $(find "$root/opt/dealer-assist" | head -3)"
}

version_there() { # that this version runs, and finds the journal as it was
    local now
    now=$(in_there dealer-assist --version) || failed "the program does not start after $1 was to run"
    [[ $now == *" $1" ]] || failed "$now runs, and $1 should"
    [[ $(head_there) == "$head" ]] || failed "the journal is another one under $1"
    echo "$now runs; the same head"
}

head_there() {
    local folder
    folder=$(cd "$root" && dirname "$(find var/lib/dealer-assist -name '*.db' | head -n 1)")
    in_there dealer-assist journal verify --data "/$folder" | tail -n 1
}
