# shellcheck shell=bash
# FLEET.md on three booted kiosks: set up, staffed, verified against the signed release, updated by rings,
# rolled back and forward, a version that does not pass, one kiosk replaced from its copy, one retired; by
# the playbooks alone, over ssh, each kiosk behind its own firewall. Switch, repository and controller are
# one network.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/linked.bash"
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/update.bash"
controller=10.9.0.5 packages=10.4.0.8

try_fleet() {
    need_root
    local program
    for program in ip ansible-playbook reprepro gpg ssh-keygen nft; do
        command -v "$program" >/dev/null || not_run "fleet: $program is not here; apt-get install iproute2 ansible-core reprepro gnupg openssh-client nftables"
    done
    release_there
    network_there
    house_there
    repository_there
    kiosk_joins 12
    kiosk_joins 13
    kiosk_joins 14
    played set-up.yml --limit kiosk-12,kiosk-13,kiosk-14
    is_up kiosk-12
    is_up kiosk-13
    is_up kiosk-14
    first_staff kiosk-12
    played staff.yml
    staff_is_there kiosk-13
    echo "staffed: two cards enrolled at table 12 are known at 13 and 14"
    is_watched kiosk-12
    is_locked kiosk-13
    all_verified
    altered kiosk-14
    rings
    replaced kiosk-13 13
    all_verified
    played retire.yml --limit kiosk-14 --extra-vars sure=14
    [[ -s $fleet/collected/retired-14.tar.gz && ! -e ${roots[kiosk-14]}/opt/dealer-assist ]] || failed "the retired kiosk keeps its program, or its journals were not fetched"
    echo "retired: kiosk-14, its journals are on the controller"
}

network_there() {
    unshare --net sleep infinity &
    wires=$!
    wait_until 10 has_own_network "$wires" || not_run "fleet: no network can be made here"
    on_wire ip link set lo up
    on_wire ip link add floor type bridge
    on_wire ip address add 10.20.0.1/24 dev floor
    on_wire ip address add "$controller/24" dev floor
    on_wire ip address add "$packages/24" dev floor
    on_wire ip link set floor up
    # The controller speaks from the management network, as a router would bring it.
    on_wire ip route change 10.20.0.0/24 dev floor src "$controller"
}

# What lies on the controller: the folder of the playbooks, and `house` beside them.
house_there() {
    fleet=$(place_for -d)
    cp -r "$here/packaging/fleet/." "$fleet/"
    mkdir -p "$fleet/house/log" "$fleet/home"
    {
        printf '[ring1]\n%s\n[ring2]\n%s\n%s\n[ring3]\n' "$(line_of 12)" "$(line_of 13)" "$(line_of 14)"
        sed -n '/^\[kiosks:children\]/,$p' "$here/packaging/fleet/inventory.ini"
    } >"$fleet/inventory.ini"
    sed -i -e "s|^repository: .*|repository: https://$packages/dealer-assist|" -e 's|^output: .*|output: X1|' \
        -e 's|^time_server: .*|time_server: 10.4.0.2|' -e 's|^log: .*|log: https://10.4.0.7:19532|' "$fleet/group_vars/all.yml"
    echo 'backup_folder: /srv/copies' >>"$fleet/group_vars/all.yml"
    head -c 32 /dev/urandom >"$fleet/house/cards.key"
    "$here/packaging/house-key" --new "$fleet/first" "$fleet/second" "$fleet/house/house.pub" >/dev/null || failed "the house has no key"
    ssh-keygen -q -t ed25519 -N '' -f "$fleet/home/key"
    ssh-keygen -q -t ed25519 -N '' -f "$fleet/home/technician"
    cp "$fleet/home/technician.pub" "$fleet/house/technician.pub"
    floor=$fleet/home server_address=$packages
    certificates
    cp "$fleet/home/ca.crt" "$fleet/house/log/"
    local number
    for number in 12 13 14; do
        openssl req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj "/CN=kiosk-$number" \
            -keyout "$fleet/house/log/kiosk-$number.key" -out "$fleet/home/$number.csr" 2>/dev/null
        signed_by_ca "$fleet/home/$number.csr" "$fleet/house/log/kiosk-$number.crt"
    done
}

line_of() { # NUMBER; the plugs of each trial machine have the same numbers
    echo "kiosk-$1 ansible_host=10.20.0.$1 number=$1 sensors=A10KXYZ1 swiper=A10KXYZ2"
}

# Signed by a key of the trial, laid out by reprepro, served by https.
repository_there() {
    export GNUPGHOME=$fleet/home/gnupg
    mkdir -m 700 "$GNUPGHOME"
    undo+=("GNUPGHOME=$GNUPGHOME gpgconf --kill all")
    gpg --batch --quiet --passphrase '' --quick-generate-key "Trial <trial@house>" ed25519 sign never 2>/dev/null
    gpg --export >"$fleet/house/repository.gpg"
    mkdir -p "$fleet/www/dealer-assist"
    cp -r "$fleet/repository/conf" "$fleet/www/dealer-assist/"
    to_ring1 "$package"
    pulled_on "$(suite_of)-ring2"
    # Not by on_wire: a function would leave it behind when the trial ends.
    nsenter --target "$wires" --net python3 - "$fleet" "$packages" >"$fleet/home/served" 2>&1 <<'PYTHON' &
import functools, http.server, ssl, sys
folder, address = sys.argv[1:]
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=f"{folder}/www")
class Server(http.server.ThreadingHTTPServer):
    def shutdown_request(self, request):
        request.settimeout(2)
        try:
            request.unwrap()  # the apt of Debian 13 takes no line that only breaks off
        except OSError:
            pass
        self.close_request(request)
server = Server((address, 443), handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(f"{folder}/home/server.crt", f"{folder}/home/server.key")
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
PYTHON
}

to_ring1() { # PACKAGE
    reprepro -b "$fleet/www/dealer-assist" includedeb "$(suite_of)-ring1" "$1" >"$fleet/home/said" 2>&1 ||
        failed "reprepro does not take it: $(tail -n 2 "$fleet/home/said")"
}

pulled_on() { # SUITE
    reprepro -b "$fleet/www/dealer-assist" pull "$1" >"$fleet/home/said" 2>&1 ||
        failed "reprepro does not pull: $(tail -n 2 "$fleet/home/said")"
}

# A bare Debian with a network, the controller's key, its host key noted; it starts anew when it is told to.
declare -A roots=()
kiosk_joins() { # NUMBER
    kiosk=kiosk-$1
    # shellcheck disable=SC2086 # a list of names
    bare_kiosk $beside
    roots[$kiosk]=$root
    echo "$kiosk" >"$root/etc/hostname"
    echo "127.0.1.1 $kiosk" >>"$root/etc/hosts"
    : >"$root/etc/apt/sources.list" # nothing but the house's own: what Debian has is there already
    install -d -m 1777 "$root/srv/copies"
    install -Dm600 "$fleet/home/key.pub" "$root/root/.ssh/authorized_keys"
    install -m644 "$fleet/home/ca.crt" "$root/usr/local/share/ca-certificates/house.crt"
    in_there update-ca-certificates >/dev/null 2>&1
    rm -f "$root"/etc/ssh/ssh_host_*
    in_there ssh-keygen -A >/dev/null
    echo "10.20.0.$1 $(cut -d' ' -f-2 "$root/etc/ssh/ssh_host_ed25519_key.pub")" >>"$fleet/home/known_hosts"
    cp "$here/packaging/trials/plugged-in" "$root/srv/"
    starts_again "$1" &
    wait_until 90 answers_by_ssh "$kiosk" || failed "$kiosk does not answer by ssh: $(tail -n 3 "$fleet/home/said")"
    echo "$kiosk: a bare Debian that the controller reaches"
}

# A machine that ends is started again, as a real one is; its wire comes with it.
starts_again() { # NUMBER
    trap - EXIT
    local starts
    for ((starts = 0; starts < 20; starts++)); do
        boot_there
        echo "$machine" >"$fleet/home/$kiosk.machine"
        on_wire ip link add "table$1" type veth peer name "kiosk$1"
        on_wire ip link set "kiosk$1" netns "$machine"
        on_wire ip link set "table$1" master floor up
        on_other_end ip address add "10.20.0.$1/24" dev "kiosk$1"
        on_other_end ip link set "kiosk$1" up
        on_other_end ip route add default via 10.20.0.1
        wait "$outer" 2>/dev/null || true
        sleep 1
        find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || true
    done
}

# The trial's own view of a kiosk; what is done to it is done by the controller.
at_kiosk() { # NAME
    kiosk=$1 root=${roots[$1]} machine=$(cat "$fleet/home/$1.machine")
}

by_controller() {
    on_wire env --chdir="$fleet" HOME="$fleet/home" ANSIBLE_HOME="$fleet/home" ANSIBLE_LOCAL_TEMP="$fleet/home/tmp" ANSIBLE_NOCOWS=1 \
        ANSIBLE_SSH_ARGS="-F none -i $fleet/home/key -o UserKnownHostsFile=$fleet/home/known_hosts -o ControlMaster=no" \
        ANSIBLE_CONFIG="$fleet/ansible.cfg" LC_ALL=C.UTF-8 "$@"
}

answers_by_ssh() { # NAME
    by_controller ansible "$1" -m ansible.builtin.raw -a true >"$fleet/home/said" 2>&1
}

played() { # PLAYBOOK [WORDS…]
    echo "$ ansible-playbook $*"
    by_controller ansible-playbook "$@" >"$fleet/home/played" 2>&1 ||
        { cp "$fleet/home/played" "$(log_of fleet)" && failed "$1: $(grep 'fatal:\|ERROR' "$fleet/home/played" | cut -c -900 | head -n 5); all of it is in $(log_of fleet)"; }
    grep -o '"msg": ".*"\|^ *"Dealer.*' "$fleet/home/played" || true
    sed -n 's/^\(kiosk-[0-9]*\) *: \(ok=.*unreachable=[0-9]*\) .*/    \1: \2/p' "$fleet/home/played"
}

played_but() { # WORDS PLAYBOOK [WORDS…]
    local words=$1
    shift
    echo "$ ansible-playbook $*"
    if by_controller ansible-playbook "$@" >"$fleet/home/played" 2>&1; then
        failed "$1 was not refused: $words"
    fi
    grep -q "$words" "$fleet/home/played" || failed "$1: $(grep -A 8 'fatal:' "$fleet/home/played" | cut -c -600 | head -n 12)"
    echo "    refused: $words"
}

is_up() { # NAME
    wait_until 90 stands_there "$1" || failed "$1 does not stand: $(at_kiosk "$1" && there systemctl list-units --no-pager 'dealer-assist*')"
    at_kiosk "$1"
    echo "    $1: $(shown StatusText "$table")"
}

stands_there() { # NAME
    at_kiosk "$1"
    [[ -n $(shown StatusText "$table" 2>/dev/null) ]]
}

# Two cards at one kiosk, as KIOSK.md has it; the list that comes of it goes to the controller.
first_staff() { # NAME
    at_kiosk "$1"
    cp "$here/packaging/trials/screen/trial-devices.service" "$root/etc/systemd/system/"
    there systemctl daemon-reload
    there systemctl stop "$table"
    there systemctl enable --quiet --now trial-devices
    enrol_two "sudo -u dealer-assist dealer-assist staff enrol --table /etc/dealer-assist/table.toml"
    by_kiosk staff export /var/lib/dealer-assist/staff.list >/dev/null || failed "the staff list is not exported"
    "$here/packaging/house-key" "$fleet/first" "$fleet/second" "$root/var/lib/dealer-assist/staff.list" "$fleet/house/staff.list" --yes >/dev/null || failed "the staff list is not signed"
    there systemctl start "$table"
    wait_until 60 stands "Table ${1#kiosk-}: closed" || failed "a table with staff is not closed: $(shown StatusText "$table")"
}

staff_is_there() { # NAME
    at_kiosk "$1"
    by_kiosk staff list >"$root/root/said"
    grep -q "L. Haddad" "$root/root/said" || failed "$1 does not know the staff: $(cat "$root/root/said")"
}

is_watched() { # NAME; node-exporter, from the management network, through the firewall
    at_kiosk "$1"
    there systemctl start dealer-assist-metrics.service
    wait_until 30 tells_of_it "$1" || failed "node-exporter tells nothing of $1"
    echo "watched: $(grep -c ^dealer_assist_ "$fleet/home/metrics") figures of $1 by node-exporter"
}

tells_of_it() { # NAME
    on_wire python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=5).read().decode())' \
        "http://10.20.0.${1#kiosk-}:9100/metrics" >"$fleet/home/metrics" 2>/dev/null && grep -q ^dealer_assist_info "$fleet/home/metrics"
}

is_locked() { # NAME; from another address nobody knocks, and the technician is no root
    at_kiosk "$1"
    local number=${1#kiosk-}
    on_wire ip route change 10.20.0.0/24 dev floor src 10.20.0.1
    if on_wire timeout 4 bash -c "exec 3<>/dev/tcp/10.20.0.$number/22" 2>/dev/null; then failed "ssh answers outside of the management network"; fi
    on_wire ip route change 10.20.0.0/24 dev floor src "$controller"
    by_ssh technician "$number" sudo -n -u dealer-assist dealer-assist journal verify >/dev/null || failed "the technician may not verify by ssh"
    if by_ssh technician "$number" cat /etc/dealer-assist/journal.key 2>/dev/null; then failed "the technician reads the key of the house"; fi
    echo "locked: ssh only from the management network; the technician verifies, and reads no key"
}

by_ssh() { # KEY NUMBER COMMAND…
    local key=$1 number=$2
    shift 2
    on_wire ssh -F none -i "$fleet/home/$key" -o UserKnownHostsFile="$fleet/home/known_hosts" -o BatchMode=yes "$key@10.20.0.$number" "$@" 2>/dev/null
}

# Every kiosk runs what was signed, by the key that came on paper too.
all_verified() {
    played verify.yml
    [[ $(grep -c ',release,.*,\(yes\|no\),".*"$' "$fleet/collected/inventory.csv") == 3 ]] || failed "the inventory: $(cat "$fleet/collected/inventory.csv")"
    sed 's/^/    /' "$fleet/collected/inventory.csv"
    at_kiosk kiosk-12
    by_kiosk program verify --key "$release_public" >"$root/root/said" || failed "the program is not by the key on paper: $(cat "$root/root/said")"
    echo "    kiosk-12: $(cat "$root/root/said")"
}

altered() { # NAME; one line more in one file of one kiosk, and it is named; so with what starts it
    at_kiosk "$1"
    local version
    version=opt/dealer-assist/$(readlink "$root/opt/dealer-assist/current")
    altered_file "$version/app/dealer_assist/rules/money.py" program/rules/money.py
    altered_file "$version/system/units/dealer-assist.service" system/units/dealer-assist.service
    altered_file usr/lib/dealer-assist/dealer-assist-turn /usr/lib/dealer-assist/dealer-assist-turn
}

altered_file() { # FILE AS-IT-IS-NAMED
    local kept
    kept=$(cat "$root/$1")
    echo "# a line more" >>"$root/$1"
    played_but "$2 was altered" verify.yml
    printf '%s\n' "$kept" >"$root/$1"
}

rings() {
    local now next=0.90.1 broken=0.90.2
    at_kiosk kiosk-12
    now=$(there dealer-assist --version)
    local kept_root=$root
    root=$fleet/home && mkdir -p "$root/tmp"
    as_version "$next"
    as_version "$broken" sh -c 'echo "raise SystemExit(1)" >>app/dealer_assist/table/decide.py'
    root=$kept_root
    to_ring1 "$fleet/home/tmp/$next.deb"
    played update.yml --extra-vars ring=ring1
    version_is kiosk-12 "$next"
    version_is kiosk-13 "${now##* }"
    played roll-back.yml --limit kiosk-12
    version_is kiosk-12 "${now##* }"
    played roll-back.yml --limit kiosk-12 --extra-vars way=--forward
    version_is kiosk-12 "$next"
    pulled_on "$(suite_of)-ring2"
    played update.yml --extra-vars ring=ring2
    version_is kiosk-13 "$next"
    version_is kiosk-14 "$next"
    to_ring1 "$fleet/home/tmp/$broken.deb"
    played_but "does not pass its self-check" update.yml --extra-vars ring=ring1
    version_is kiosk-12 "$next"
    is_up kiosk-12
}

version_is() { # NAME VERSION
    at_kiosk "$1"
    [[ $(there dealer-assist --version) == *" $2" ]] || failed "$1 has $(there dealer-assist --version), and $2 should be"
    echo "    $1: version $2"
}

# Another box in the place of a dead one, by KIOSK.md: the last copies, the house's key, the same
# answers; then the playbook for what is around it.
replaced() { # NAME NUMBER
    local line
    at_kiosk "$1"
    there systemctl stop "$sign" "$table"
    there systemctl start dealer-assist-backup
    there apt-get purge -qq dealer-assist >/dev/null 2>&1 || failed "the package does not purge"
    install -m 600 "$root/etc/dealer-assist/journal.key" "$fleet/house/cards.key" "$root/root/" # as in the safe
    rm -rf "$root/var/lib/dealer-assist" "$root/etc/dealer-assist"
    cp "$package" "$root/root/$(basename "$package")"
    while IFS= read -r line <&4; do
        case $line in
            apt-get*) line="dpkg --install ./$(basename "$package")" ;;
            tar*) line="install -m 0600 journal.key cards.key /etc/dealer-assist/" ;; # its heads died with it
            mount* | umount*) continue ;;
            reboot*) line="systemctl reboot" ;;
        esac
        line=${line//\/mnt//srv/copies}
        echo "    $ $line"
        there sh -c "cd /root && $line" >"$root/root/said" 2>&1 || [[ $line == *reboot ]] || failed "$line: $(tail -n 3 "$root/root/said")"
    done 4< <(block_below "### On the new machine")
    wait_until 60 is_anew "$1" "$machine" || failed "$1 does not start anew"
    wait_until 60 answers_by_ssh "$1" || failed "$1 does not answer by ssh after its start"
    played set-up.yml --limit "$1"
    is_up "$1"
    staff_is_there "$1"
    echo "replaced: $1 has the journals and the staff of the one before it"
}

is_anew() { # NAME MACHINE
    [[ $(cat "$fleet/home/$1.machine") != "$2" ]]
}
