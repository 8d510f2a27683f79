# shellcheck shell=bash
# The package itself, as a release: the same bytes from another folder and umask, its size, what was signed,
# the handbook in it, and nothing that lintian says but what packaging/appliance/lintian-overrides explains.
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
    by_lintian
}

by_paper() { # what is in the package, compared with its list by the public key alone
    local laid
    laid=$(place_for -d)
    dpkg-deb --extract "$package" "$laid"
    env --ignore-environment PATH=/usr/bin:/bin HOME="$laid" \
        "$laid/opt/dealer-assist/incoming/tree/system/dealer-assist" program verify --key "$release_public" || failed "the package is not what was signed"
    ! grep -rqF "$(cat "$release_key")" "$laid" || failed "the private key is in the package"
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
