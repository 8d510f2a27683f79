# shellcheck shell=bash
# The package itself, as a release: the same bytes from another folder and umask, its size, what was signed,
# the handbook and the licences in it, no ballast, and nothing that lintian says but what packaging/appliance/lintian-overrides explains.
most_bytes=45000000

try_package() {
    [[ -n $package ]] || release_there
    local other into
    other=$(place_for -d) into=$(place_for -d)
    git clone --quiet --shared "$here" "$other/house of another name"
    ln -s "$here/.venv" "$other/house of another name/.venv"
    (umask 027 && "$other/house of another name/packaging/build" --debian "$debian" --into "$into" ${release_key:+--sign "$release_key"}) >/dev/null
    cmp "$package" "$into/$(basename "$package")" || failed "another folder and umask give other bytes"
    echo "the same bytes from another folder and umask: $(sha256sum <"$package" | cut -c -16)…"
    (($(stat -c %s "$package") <= most_bytes)) || failed "it has $(stat -c %s "$package") bytes, more than $most_bytes"
    echo "size: $(stat -c %s "$package") bytes"
    [[ -z $release_key ]] || by_paper
    local pages
    pages=$(dpkg-deb --contents "$package" | grep -c 'incoming/tree/handbook/.*[.]html$') || failed "the handbook is not in it"
    echo "handbook: $pages pages to read in a browser"
    by_contents
    by_lintian
}

by_paper() { # what is in the package, compared with its list by the public key alone
    local laid file
    laid=$(place_for -d)
    dpkg-deb --extract "$package" "$laid"
    verified_in "$laid" || failed "the package is not what was signed"
    for file in opt/dealer-assist/incoming/tree/system/{dealer-assist,units/dealer-assist.service} usr/bin/dealer-assist \
        lib/udev/rules.d/61-dealer-assist.rules lib/systemd/system/dealer-assist-turn.service usr/lib/sysctl.d/dealer-assist.conf; do
        cp -p "$laid/$file" "$laid/kept"
        echo "# a line more" >>"$laid/$file"
        if verified_in "$laid" >"$laid/said"; then failed "$file was altered, and nobody says so"; fi
        grep -q "${file##*/incoming/tree/} was altered" "$laid/said" || failed "$file was altered: $(head -n 3 "$laid/said")"
        mv "$laid/kept" "$laid/$file"
    done
    echo "named where it is altered: unit, launcher, rule for devices, setting of Debian"
    ! grep -rqF "$(cat "$release_key")" "$laid" || failed "the private key is in the package"
}

by_contents() { # what a house, a lawyer and a linked table look for, and what nobody does
    local list=$places/$mark.$$.contents pattern found
    dpkg-deb --contents "$package" | awk '{ print $6 }' >"$list"
    for pattern in 'app/licenses/LGPL-3[.]0[.]txt$' 'app/licenses/GPL-3[.]0[.]txt$' 'app/NOTICE$' 'app/LICENSE$' \
        '/doc/dealer-assist/copyright$' 'site-packages/psycopg/__init__[.]py$'; do
        grep -q "$pattern" "$list" || failed "the package has no ${pattern//[\[\]$]/}"
    done
    for pattern in 'site-packages/numpy/.*/tests/' 'pyqtgraph/examples/' 'i18n/.*[.]ts$' 'tests/golden/' 'cpython-39' 'site-packages/pip/'; do
        found=$(grep -m 1 "$pattern" "$list") && failed "ballast: $found"
    done
    echo "contents: licences, notice and what speaks to a floor; no tests, examples or language sources"
}

verified_in() { # FOLDER that the package was extracted to
    env --ignore-environment PATH=/usr/bin:/bin HOME="$1" \
        "$1/opt/dealer-assist/incoming/tree/system/dealer-assist" program verify --key "$release_public"
}

by_lintian() {
    if ! command -v lintian >/dev/null; then
        echo "not run: lintian is not here; apt-get install lintian"
        return
    fi
    local said
    said=$(lintian --allow-root "$package" 2>/dev/null | grep '^[EW]:') || true
    [[ -z $said ]] || failed "lintian: $(head -n 5 <<<"$said")"
    echo "lintian: clean, but for what is explained"
}
