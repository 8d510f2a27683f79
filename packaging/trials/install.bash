# shellcheck shell=bash
# On a bare Debian: install, settle, play, refuse a rollback without a version, purge.
try_install() {
    build_package
    bare_debian
    cp "$package" "$root/tmp/dealer-assist.deb"
    local from=$EPOCHREALTIME
    in_there apt-get install -qq --no-install-recommends /tmp/dealer-assist.deb >/dev/null || failed "the package does not install"
    echo "installed: $(in_there dealer-assist --version), with what Debian has of it in $(seconds_since "$from") s, $(du -sm "$root/opt/dealer-assist" | cut -f1) MB"
    printf '{"id":"1","game":"crazy_4_poker","dealer":["Ah","Kd","9s","5c","3h"],"seats":[{"seat":5,"cards":["Ks","Qd","8h","4c","2d"],"wagers":{"ante":500,"super_bonus":500},"decision":{"action":"play","play":500}}]}\n' |
        in_there dealer-assist settle - | grep -q '"net":-1500' || failed "settle gives another result"
    echo "settled: one deal, as here"
    cp "$here/tests/scenarios/first_round.txt" "$root/tmp/"
    in_there dealer-assist play /tmp/first_round.txt || failed "the first round does not play"
    in_there dealer-assist school check >"$root/tmp/said" ||
        failed "the model dealer does not pass: $(grep -v ': 100 %$' "$root/tmp/said" | sort | uniq -c | head -n 3)"
    echo "played: $(grep -c ': 100 %$' "$root/tmp/said") lessons by the model dealer, 100 % each"
    touch "$root/var/lib/dealer-assist/a-journal-of-the-house"
    if in_there dealer-assist-rollback 2>"$root/tmp/said"; then
        failed "a rollback without another version was not refused"
    fi
    echo "refused: $(cat "$root/tmp/said")"
    in_there apt-get purge -qq dealer-assist >/dev/null || failed "the package does not purge"
    [[ ! -e $root/opt/dealer-assist ]] || failed "purging leaves $(find "$root/opt/dealer-assist" | head -3)"
    [[ -e $root/var/lib/dealer-assist/a-journal-of-the-house ]] || failed "purging takes the house's journals away"
    echo "purged: the program is gone, the journals stay"
}
