# shellcheck shell=bash
# The package itself: the same bytes from another folder and umask, its size, the handbook in it, and
# nothing that lintian says but what packaging/appliance/lintian-overrides explains.
most_bytes=45000000

try_package() {
    build_package
    local other into
    other=$(place_for -d) into=$(place_for -d)
    git clone --quiet --shared "$here" "$other/house of another name"
    ln -s "$here/.venv" "$other/house of another name/.venv"
    (umask 027 && "$other/house of another name/packaging/build" --debian "$debian" --into "$into") >/dev/null
    cmp "$package" "$into/$(basename "$package")" || failed "another folder and umask give other bytes"
    echo "the same bytes from another folder and umask: $(sha256sum <"$package" | cut -c -16)…"
    (($(stat -c %s "$package") <= most_bytes)) || failed "it has $(stat -c %s "$package") bytes, more than $most_bytes"
    echo "size: $(stat -c %s "$package") bytes"
    local pages
    pages=$(dpkg-deb --contents "$package" | grep -c 'incoming/tree/handbook/.*[.]html$') || failed "the handbook is not in it"
    echo "handbook: $pages pages to read in a browser"
    by_lintian
}

by_lintian() {
    if ! command -v lintian >/dev/null; then
        echo "not run: lintian is not here; apt-get install lintian"
        return
    fi
    local said
    # That of Debian 12 knows no zstd in a package, which its dpkg reads.
    said=$(lintian --allow-root --suppress-tags malformed-deb-archive "$package" 2>/dev/null | grep '^[EW]:') || true
    [[ -z $said ]] || failed "lintian: $(head -n 5 <<<"$said")"
    echo "lintian: clean, but for what is explained"
}
