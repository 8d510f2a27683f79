# shellcheck shell=bash
# A linked table from the package: a kiosk and Debian's PostgreSQL, each in a network of its own, one
# wire between them; key, request, certificate and sign-on as FLOOR.md has them; the wire is cut.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/manual.bash"
server_address=10.4.0.9 server_name="" kiosk_address=10.4.0.15

try_linked() {
    need_root
    command -v ip >/dev/null || not_run "linked: ip is not here; apt-get install iproute2"
    postgres=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort | tail -n 1)
    [[ -n $postgres ]] || not_run "linked: there is no PostgreSQL here; apt-get install postgresql"
    server_there
    stick_there
    machine_there
    wire_there
    answers_of_a_link >"$root/srv/answers.toml"
    by_kiosk kiosk-setup --answers /srv/answers.toml >/dev/null || failed "answers with a floor are refused"
    local table_file=/etc/dealer-assist/table.toml role=table_15
    enrol_two "sudo -u dealer-assist dealer-assist staff enrol --table $table_file"
    by_kiosk floor join --table "$table_file" | grep -q 'Request written' || failed "floor join writes no request"
    local keys
    keys=$(dirname "$(find "$root/etc/dealer-assist" -name "$role.csr")")
    signed_by_ca "$keys/$role.csr" "$keys/$role.crt"
    cp "$floor/ca.crt" "$keys/"
    there chown -R dealer-assist: /etc/dealer-assist
    people_taken "$keys/$role.people.json"
    by_kiosk floor join --table "$table_file" >"$root/root/said" 2>&1 || failed "the first sign-on: $(tail -n 1 "$root/root/said")"
    grep "is heard on the floor" "$root/root/said" || failed "the table is not heard: $(cat "$root/root/said")"
    start_anew
    wire_there
    [[ $(shown IPAddressAllow "$table") == *"$server_address"* ]] || failed "the unit lets through: $(shown IPAddressAllow "$table")"
    wait_until 60 heard_lately || failed "the table is not heard after its start: $(shown StatusText "$table")"
    echo "linked: table 15 is heard by certificate, through its unit's filter; $(shown StatusText "$table")"
    on_other_end ip link set kiosk down
    wait_until 30 is_silent || failed "a table whose wire is cut is heard all the same"
    wait_until 30 link_is lost || failed "the table says: $(state_of_link)"
    echo "cut: the table is silent, and says \"$(state_of_link)\""
    on_other_end ip link set kiosk up
    wait_until 60 heard_lately || failed "the table does not come back when its wire does"
    echo "mended: it is heard again by itself"
}

answers_of_a_link() {
    sed -n '/^```toml/,/^```/{//!p}' "$here/packaging/KIOSK.md" | sed -e 's/"HDMI-A-/"X/' \
        -e 's/^file = .*/file = "crazy4-link"/' -e 's/^number = .*/number = "15"/'
    local at=/etc/dealer-assist/floor
    printf '[floor]\nserver = "host=%s dbname=floor user=table_15 sslmode=verify-full sslrootcert=%s/ca.crt sslcert=%s/table_15.crt sslkey=%s/table_15.key"\nlinks = { A = "MGL" }\n' \
        "$server_address" "$at" "$at" "$at"
}

# Debian's server by FLOOR.md, in a network that has nobody else in it.
server_there() {
    floor=$(place_for -d)
    chmod 755 "$floor"
    chown nobody "$floor"
    certificates
    as_nobody "$postgres/initdb" -D "$floor/data" -U floor -A trust -E UTF8 --data-checksums >/dev/null
    cat >>"$floor/data/postgresql.conf" <<CONF
listen_addresses = '$server_address'
unix_socket_directories = '$floor'
ssl = on
ssl_cert_file = '$floor/server.crt'
ssl_key_file = '$floor/server.key'
ssl_ca_file = '$floor/ca.crt'
ssl_min_protocol_version = 'TLSv1.3'
CONF
    printf 'local all floor trust\nhostssl floor all 10.4.0.0/24 cert clientcert=verify-full\n' >"$floor/data/pg_hba.conf"
    unshare --net sleep infinity &
    wires=$!
    wait_until 10 has_own_network "$wires" || not_run "linked: no network can be made here"
    on_wire ip link set lo up
    on_wire ip link add floor type bridge
    on_wire ip address add "$server_address/24" dev floor
    on_wire ip link set floor up
    on_wire setpriv --reuid=65534 --regid=65534 --clear-groups "$postgres/postgres" -D "$floor/data" >"$floor/log" 2>&1 &
    floor_dsn="host=$floor user=floor dbname=floor"
    wait_until 30 as_nobody "$postgres/psql" -h "$floor" -U floor -d postgres -qc "CREATE DATABASE floor" 2>/dev/null ||
        failed "the server does not start: $(tail -n 2 "$floor/log")"
    floor_here install "$floor_dsn" --name "Main floor" | tail -n 1
}

certificates() { # a CA of the floor, and what the server proves itself by
    # Python 3.13 believes a CA that says what its key is for, and what names the key that signed it.
    openssl req -new -x509 -days 30 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj "/CN=Floor CA" \
        -addext keyUsage=critical,keyCertSign,cRLSign -keyout "$floor/ca.key" -out "$floor/ca.crt" 2>/dev/null
    openssl req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj "/CN=floor" \
        -addext "subjectAltName=IP:$server_address${server_name:+,DNS:$server_name}" -keyout "$floor/server.key" -out "$floor/server.csr" 2>/dev/null
    signed_by_ca "$floor/server.csr" "$floor/server.crt"
    chown nobody "$floor"/server.*
    chmod 600 "$floor"/*.key
}

signed_by_ca() { # REQUEST CERTIFICATE
    openssl x509 -req -in "$1" -CA "$floor/ca.crt" -CAkey "$floor/ca.key" -CAcreateserial -days 30 \
        -copy_extensions copy -extfile <(echo authorityKeyIdentifier=keyid) -out "$2" 2>/dev/null
    chmod 644 "$2"
}

# One end at the server, the other in the machine that runs now; it goes with it.
wire_there() {
    wait_until 30 is_free || failed "the wire of the last machine stays"
    on_wire ip link add table type veth peer name kiosk
    on_wire ip link set kiosk netns "$machine"
    on_wire ip link set table master floor up
    on_other_end ip address add "$kiosk_address/24" dev kiosk
    on_other_end ip link set kiosk up
}

is_free() { # the kernel takes a network away a moment after its last process
    ! on_wire ip link show table >/dev/null 2>&1
}

has_own_network() { # PROCESS
    [[ $(readlink "/proc/$1/ns/net") != "$(readlink /proc/self/ns/net)" ]]
}

on_wire() {
    nsenter --target "$wires" --net "$@"
}

on_other_end() {
    nsenter --target "$machine" --net "$@"
}

as_nobody() {
    setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
}

floor_here() { # the program at the server
    "$here/.venv/bin/python" -P -m dealer_assist floor "$@"
}

people_taken() { # FILE; what it changes is told first, and two people agree
    local said code
    if said=$(floor_here install "$floor_dsn" --people "$1"); then failed "people are taken whom nobody agreed to"; fi
    grep '^+ ' <<<"$said" || failed "the server does not tell who is new: $said"
    code=$(sed -n 's/.*--apply \([^ ]*[^ .]\).*/\1/p' <<<"$said")
    floor_here install "$floor_dsn" --people "$1" --apply "$code" >/dev/null || failed "the server does not take the people of the table"
}

asked_of_server() { # SQL
    as_nobody "$postgres/psql" -h "$floor" -U floor -d floor -Atqc "$1"
}

heard_lately() {
    [[ $(asked_of_server "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE s.client_dn = '/CN=table_15' AND a.query_start > now() - interval '5 s'") -gt 0 ]]
}

is_silent() {
    [[ $(asked_of_server "SELECT count(*) FROM pg_stat_activity WHERE usename = 'table_15' AND query_start > now() - interval '6 s'") == 0 ]]
}

state_of_link() {
    by_kiosk status --table /etc/dealer-assist/table.toml --json 2>/dev/null | sed -n 's/.*"floor": *{"state": *"\([^"]*\)".*/\1/p'
}

link_is() { # STATE
    [[ $(state_of_link) == "$1" ]]
}
