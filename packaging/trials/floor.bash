# shellcheck shell=bash
# The floor's playbook on three bare booted Debians, whole tables playing on them; then a leader is killed,
# cut off, its disk is full, a backup is restored to a moment, a certificate is withdrawn: every cent is compared.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/fleet.bash"
made_of="patroni python3-etcd etcd-server etcd-client postgresql pgbackrest chrony nftables openssl ssl-cert prometheus-node-exporter"

try_floor() {
    need_root
    local program
    for program in ip ansible-playbook ssh-keygen openssl; do
        command -v "$program" >/dev/null || not_run "floor: $program is not here; apt-get install iproute2 ansible-core openssh-client openssl"
    done
    network_there
    # Tables and controller speak from one address here, as libpq cannot choose its own.
    on_wire ip route change 10.20.0.0/24 dev floor src 10.20.0.1
    controller_there
    local number
    for number in 5 6 7; do machine_joins "$number"; done
    local from=$SECONDS
    floor_played site.yml
    echo "three bare machines lead, follow and vote after $((SECONDS - from)) s and one line"
    tables_there
    faults
    restored
    withdrawn
    firewalled
    told_to_prometheus
    changes_nothing
    all_compared
}

controller_there() {
    fleet=$(place_for -d)
    chmod 755 "$fleet"
    cp -r "$here/packaging/ansible/floor/." "$fleet/"
    mkdir "$fleet/home" "$fleet/house"
    sed -i 's/^shared_buffers: .*/shared_buffers: 64MB/; s/^max_connections: .*/max_connections: 100/' "$fleet/group_vars/all.yml"
    sed -i 's|^management: .*|management: 10.20.0.1/32|' "$fleet/group_vars/all.yml"
    ssh-keygen -q -t ed25519 -N '' -f "$fleet/home/key"
}

# Nothing of PostgreSQL is installed there; what apt fetches lies there already, as it has no way out.
machine_joins() { # LAST-OF-ADDRESS
    kiosk=floor-$(($1 - 4))
    bare_debian systemd-sysv dbus iproute2 openssh-server python3 ca-certificates procps e2fsprogs
    umount "$root/proc"
    local fetched
    fetched=$kept/floor-$(suite_of)
    if [[ ! -d $fetched ]]; then
        # shellcheck disable=SC2086 # a list of names
        in_there apt-get install -qq --no-install-recommends --download-only $made_of >"$(log_of floor)" 2>&1 ||
            not_run "floor: packages of Debian $debian cannot be fetched; see $(log_of floor)"
        mkdir -p "$fetched.new"
        cp "$root"/var/cache/apt/archives/*.deb "$fetched.new/" && mv "$fetched.new" "$fetched"
    fi
    cp "$fetched"/*.deb "$root/var/cache/apt/archives/"
    roots[$kiosk]=$root
    echo "$kiosk" >"$root/etc/hostname"
    echo "127.0.0.1 localhost" >"$root/etc/hosts"
    install -Dm600 "$fleet/home/key.pub" "$root/root/.ssh/authorized_keys"
    install -Dm644 "$here/packaging/trials/screen/trial-clock.conf" "$root/etc/systemd/system/chrony.service.d/trial.conf"
    rm -f "$root"/etc/ssh/ssh_host_*
    in_there ssh-keygen -A >/dev/null
    echo "10.20.0.$1 $(cut -d' ' -f-2 "$root/etc/ssh/ssh_host_ed25519_key.pub")" >>"$fleet/home/known_hosts"
    # A disk of its own that can be full.
    truncate -s 900M "$root/srv/disk"
    mkfs.ext4 -q -F "$root/srv/disk"
    install -d "$root/var/lib/postgresql"
    mount -o loop "$root/srv/disk" "$root/var/lib/postgresql"
    starts_again "$1" &
    wait_until 90 answers_by_ssh "$kiosk" || failed "$kiosk does not answer by ssh: $(tail -n 3 "$fleet/home/said")"
    echo "$kiosk: a bare Debian that the controller reaches"
}

# One line by ssh to each machine for all tasks: it ends by itself.
by_controller() {
    on_wire env --chdir="$fleet" HOME="$fleet/home" ANSIBLE_HOME="$fleet/home" ANSIBLE_LOCAL_TEMP="$fleet/home/tmp" ANSIBLE_NOCOWS=1 \
        ANSIBLE_SSH_ARGS="-F none -i $fleet/home/key -o UserKnownHostsFile=$fleet/home/known_hosts -o ControlMaster=auto -o ControlPersist=30s -o ControlPath=$fleet/home/%h" \
        ANSIBLE_CONFIG="$fleet/ansible.cfg" LC_ALL=C.UTF-8 "$@"
}

floor_played() { # PLAYBOOK
    local from=$SECONDS
    echo "$ ansible-playbook $*"
    by_controller ansible-playbook "$@" >"$fleet/home/played" 2>&1 ||
        { cp "$fleet/home/played" "$(log_of floor)" && failed "$1: $(grep 'fatal:\|ERROR' "$fleet/home/played" | cut -c -900 | head -n 5); all of it is in $(log_of floor)"; }
    sed -n 's/^\(floor-[0-9]\) *: \(ok=.*failed=[0-9]*\) .*/    \1: \2/p' "$fleet/home/played"
    echo "    $((SECONDS - from)) s"
}

# The whole line again, on a floor that plays: whatever it changes was not as it says.
changes_nothing() {
    floor_played site.yml
    ! grep -q '^floor-[0-9] .*changed=[1-9]' "$fleet/home/played" || failed "run again it changes: $(
        awk '/^TASK/ { task = $0 } /^changed:/ { print task, $0 }' "$fleet/home/played" | tr -s '*' | head -n 5)"
    echo "site.yml run again changes nothing"
}

members() { # WORDS; name, role and state of each
    at_kiosk "${1:-floor-1}"
    there patronictl -c /etc/patroni/config.yml list --format json 2>/dev/null |
        python3 -c 'import json, sys; [print(one["Member"], one["Role"].replace(" ", ""), one["State"]) for one in json.load(sys.stdin)]' 2>/dev/null
}

leader() { # [AS SEEN BY]
    members "$@" | awk '$2 == "Leader" { print $1 }'
}

leads_now() { # NAME; not by what etcd kept, by what the machine does
    at_kiosk "$1"
    [[ $(there timeout 5 runuser -u postgres -- psql -XAtc 'SELECT pg_is_in_recovery()' 2>/dev/null) == f ]]
}

owner_dsn() {
    at_kiosk "$(leader "$@")"
    echo "host=/proc/$machine/root/run/postgresql user=floor dbname=floor"
}

tables_by_hand() { # WORDS; in the network of the tables
    nsenter --target "$wires" --net env PYTHONPATH="$here" QT_QPA_PLATFORM=offscreen "$here/.venv/bin/python" -P "$here/packaging/trials/floor_tables.py" "$@"
}

tables_there() {
    tables_by_hand furnish "$(owner_dsn)" || failed "the floor is not furnished"
    mkdir -p "$fleet/house/requests" "$fleet/journals"
    local number
    for number in 1 2 3 4; do
        openssl req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj "/CN=table_t$number" \
            -keyout "$fleet/house/requests/table_t$number.key" -out "$fleet/house/requests/table_t$number.csr" 2>/dev/null
    done
    floor_played certificates.yml
    address="host=10.20.0.5,10.20.0.6,10.20.0.7 port=5432 dbname=floor user={role} target_session_attrs=read-write connect_timeout=2 sslmode=verify-full"
    address+=" sslrootcert=$fleet/house/machines-ca/ca.crt sslcert=$fleet/house/requests/{role}.crt sslkey=$fleet/house/requests/{role}.key"
    tables_by_hand play "$address" "$fleet/journals" "$fleet/stop" >"$fleet/home/tables" 2>&1 &
    playing=$!
    sleep 15
    comes_back "$EPOCHREALTIME" >/dev/null || failed "the tables do not link: $(tail -n 3 "$fleet/home/tables")"
    echo "three tables play, by certificate, each with three addresses"
}

comes_back() { # SINCE
    tables_by_hand back "$fleet/journals" "$1"
}

all_follow() {
    [[ $(members "$@" | grep -c 'streaming\|running') == 3 && $(members "$@") == *SyncStandby* ]]
}

fault() { # WORDS COMMAND…
    local words=$1 from
    shift
    from=$EPOCHREALTIME
    "$@"
    comes_back "$from" >"$fleet/home/back" || failed "$words: $(cat "$fleet/home/back"); $(members floor-1; members floor-2)"
    echo "$words: $(tail -n 1 "$fleet/home/back")"
    sed '$d' "$fleet/home/back"
    judged "$(tail -n 1 "$fleet/home/back" | grep -o '[0-9.]\+' || echo 0)" 10
}

faults() {
    local first
    first=$(leader)
    at_kiosk "$first"
    fault "PostgreSQL of the leader killed" there pkill -KILL -u postgres -x postgres
    wait_until 90 all_follow || failed "not all follow: $(members)"
    first=$(leader)
    at_kiosk "$first"
    fault "PostgreSQL and Patroni of the leader killed" there pkill -KILL -u postgres
    wait_until 90 all_follow || failed "not all follow: $(members)"
    fault "a standby's Patroni and PostgreSQL killed" standby_killed
    wait_until 90 all_follow || failed "not all follow: $(members)"
    cut_off "the leader's network cut"
    full_disk
    two_of_three
    with_the_archive
}

standby_killed() {
    at_kiosk "$(members | awk '$2 == "SyncStandby" { print $1 }')"
    there pkill -KILL -u postgres
}

wire_of() { # NAME
    echo "table$((${1#floor-} + 4))"
}

other_than() { # NAME
    if [[ $1 == floor-1 ]]; then echo floor-2; else echo floor-1; fi
}

# Only the machines lose each other, and the tables lose it too: whoever is alone takes no round.
cut_off() { # WORDS
    local first other
    first=$(leader)
    other=$(other_than "$first")
    local cut=$EPOCHREALTIME
    fault "$1" on_wire ip link set "$(wire_of "$first")" down
    what_took "$cut" "$first"
    [[ $(leader "$other") != "$first" ]] || failed "the one that is cut off leads on"
    if leads_now "$first"; then failed "the one that is cut off takes rounds: $(members "$other")"; fi
    echo "    $first, cut off, leads no more; $(leader "$other") does"
    fault "its network mended" on_wire ip link set "$(wire_of "$first")" up
    wait_until 120 all_follow || failed "not all follow: $(members)"
}

# Where the seconds went, by the logs of the machines that were left.
what_took() { # SINCE THE-ONE-THAT-IS-GONE
    local number
    for number in 1 2 3; do
        [[ floor-$number != "$2" ]] || continue
        at_kiosk "floor-$number"
        there journalctl --no-pager --output=short-unix --since "@${1%.*}" -u patroni |
            awk -v from="$1" -v who="floor-$number" -F 'patroni[^:]*: ' '
                /acquir|promot|cleared|request|received|ready to accept|started streaming|could not connect|synchronous/ && $1 > from && shown++ < 25 {
                    split($1, at, " "); printf "        %s %.1f s: %s\n", who, at[1] - from, substr($2, 1, 110) }'
    done
}

# The machine of the backups leads, and goes with all that it keeps.
with_the_archive() {
    local archive=floor-3
    if [[ $(leader) != "$archive" ]]; then
        at_kiosk "$archive"
        there patronictl -c /etc/patroni/config.yml switchover --leader "$(leader)" --candidate "$archive" --force >"$fleet/home/said" 2>&1 || true
        wait_until 60 leads_now "$archive" || { echo "    not run: the archive's machine leads and is cut: $(tail -n 1 "$fleet/home/said")" && return; }
        wait_until 120 all_follow || failed "not all follow: $(members)"
        comes_back "$EPOCHREALTIME" >/dev/null || failed "the tables do not come back after a switchover"
    fi
    cut_off "the leader's network cut, with the archive on it"
}

# Who has nobody left to follow it acknowledges nothing: a round that one machine alone has is none.
two_of_three() {
    local first one before
    first=$(leader)
    for one in floor-1 floor-2 floor-3; do
        [[ $one == "$first" ]] || on_wire ip link set "$(wire_of "$one")" down
    done
    sleep 15
    at_kiosk "$first"
    wait_until 60 tells_rounds || failed "$first alone does not even answer"
    sleep 10
    [[ $(rounds_here) == "$before" ]] || failed "$first alone takes rounds"
    for one in floor-1 floor-2 floor-3; do on_wire ip link set "$(wire_of "$one")" up; done
    fault "two machines of three gone for 25 s, and back" true
    wait_until 180 all_follow || failed "not all follow: $(members)"
    echo "    $first alone took no round"
}

tells_rounds() {
    before=$(rounds_here 2>/dev/null) && [[ $before =~ ^[0-9]+$ ]]
}

full_disk() {
    local first
    first=$(leader)
    at_kiosk "$first"
    there mountpoint -q /var/lib/postgresql || failed "$first has no disk of its own"
    fault "the disk of the leader full" fill
    [[ $(leader "$(other_than "$first")") != "$first" ]] || failed "$first leads on, and its disk was to be full: $(there df -h /var/lib/postgresql | tail -n 1)"
    echo "    $(leader "$(other_than "$first")") leads; before, $first did"
    at_kiosk "$first"
    there rm -f /var/lib/postgresql/full
    wait_until 180 all_follow || failed "not all follow after the disk has room: $(members)"
    comes_back "$EPOCHREALTIME" >/dev/null || failed "the tables do not come back after the disk has room"
}

fill() { # and no more than it can hold, wherever that is; what WAL it has laid by is used up
    there dd if=/dev/zero of=/var/lib/postgresql/full bs=1M count=1000 status=none 2>/dev/null || true
    local at
    for ((at = 0; at < 40; at++)); do
        there timeout 3 runuser -u postgres -- psql -d floor -XAtqc "SET synchronous_commit = local" \
            -c "SELECT pg_logical_emit_message(false, 'trial', 'a segment'), pg_switch_wal()" >/dev/null 2>&1 || break
    done
}

restored() {
    local from=$SECONDS moment before after found keeps
    sleep 5
    before=$(counted)
    moment=$(date -u '+%Y-%m-%d %H:%M:%S.%6N+00')
    sleep 1
    after=$(counted)
    sleep 20 # rounds go on
    at_kiosk floor-3
    there systemctl start dealer-assist-floor-full || failed "no backup: $(there journalctl --no-pager -n 5 -u dealer-assist-floor-full)"
    echo "a backup took $((SECONDS - from - 26)) s"
    sleep 20
    from=$SECONDS
    keeps=$(there runuser -u postgres -- /usr/local/lib/dealer-assist-floor/tried-back) || failed "the newest backup is not restored"
    echo "tried back: $keeps"
    # To a moment before this backup: an older one and the archive.
    keeps=$(there runuser -u postgres -- /usr/local/lib/dealer-assist-floor/tried-back "$moment" "SELECT sum(last_n) FROM floor.station") ||
        failed "no restore to $moment: $(there runuser -u postgres -- pgbackrest --stanza=floor info)"
    found=$(head -n 1 <<<"$keeps")
    ((found >= before && found <= after)) || failed "restored to $moment it has $found rounds, and $before to $after were due"
    echo "restored to $moment: $found rounds, $before before it and $after a second later; $(counted) now. $(tail -n 1 <<<"$keeps")"
}

counted() {
    at_kiosk "$(leader)"
    rounds_here
}

rounds_here() {
    there timeout 5 runuser -u postgres -- psql -d floor -XAtc "SELECT sum(last_n) FROM floor.station"
}

withdrawn() {
    signs_on table_t4 || failed "table_t4 is not let on: $(tail -n 1 "$fleet/home/said")"
    "$fleet/floor-ca" revoke "$fleet/house/tables-ca" table_t4 || failed "it is not withdrawn"
    floor_played certificates.yml
    sleep 2
    if signs_on table_t4; then failed "a certificate that is withdrawn lets on"; fi
    grep -q 'certificate revoked' "$fleet/home/said" || failed "$(cat "$fleet/home/said")"
    signs_on table_t1 || failed "table_t1 is not let on any more"
    echo "withdrawn: PostgreSQL says that it is revoked; others are let on"
}

signs_on() { # ROLE
    on_wire psql "${address//\{role\}/$1}" -XAtqc 'SELECT 1' >"$fleet/home/said" 2>&1
}

firewalled() {
    local port
    for port in 2379 2380 8008 8432; do
        if on_wire timeout 3 python3 -c 'import socket, sys; socket.create_connection(("10.20.0.5", int(sys.argv[1])), 2, ("10.20.0.1", 0))' "$port" 2>/dev/null; then
            failed "port $port is open to tables"
        fi
    done
    echo "firewall: a table reaches neither etcd, Patroni nor the archive"
}

told_to_prometheus() {
    local name
    on_wire python3 -c 'import sys, urllib.request; print(urllib.request.urlopen("http://10.20.0.7:9100/metrics", timeout=5).read().decode())' >"$fleet/home/metrics" 2>/dev/null || failed "node-exporter does not answer"
    for name in restored_seconds "restore_failed 0" certificate_last_seconds revoked_last_seconds; do
        grep -q "^dealer_assist_floor_$name" "$fleet/home/metrics" || failed "$name is not told: $(grep ^dealer "$fleet/home/metrics")"
    done
    echo "told to Prometheus: $(grep -c ^dealer_assist_floor_ "$fleet/home/metrics") figures of restores and certificates"
}

all_compared() {
    owner_dsn >"$fleet/stop"
    wait "$playing" || failed "money differs: $(cat "$fleet/home/tables")"
    echo "compared: $(tail -n 1 "$fleet/home/tables"); epoch $(at_kiosk "$(leader)" && there runuser -u postgres -- psql -d floor -XAtc 'SELECT epoch FROM floor.floor')"
}
