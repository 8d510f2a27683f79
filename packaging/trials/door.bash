# shellcheck shell=bash
# The door (docs/door.md) at a booted kiosk, by its own unit: every event of the table as a signed line, to
# a file, to programs of this machine, then to one of the house by https through the kiosk's firewall. A
# receiver that is away gets what waited; each line is proved by the program of the page, none is missing.
# shellcheck source-path=SCRIPTDIR
source "$here/packaging/trials/linked.bash"
door=dealer-assist-door.service receiver_address=10.4.0.6

try_door() {
    need_root
    command -v ip >/dev/null || not_run "door: ip is not here; apt-get install iproute2"
    also=$beside
    stick_there
    house_by_wire
    machine_there
    [[ $(shown ActiveState "$door") == inactive ]] || failed "the door stands open before a receiver is named"
    there install -d -o dealer-assist /srv/house
    names /srv/house/lines.jsonl
    as_written "### From a file, for many kiosks"
    wait_until 40 opened_by "$dealer_card" || failed "an enrolled dealer does not open the table: $(shown StatusText "$table")"
    all_came "$root/srv/house/lines.jsonl"
    echo "to a file, named before there was a table: $(count "$root/srv/house/lines.jsonl") lines since the machine's start, each signed and in the chain"
    to_a_socket unix:/run/house/door /run/house/door
    to_a_socket tcp://127.0.0.1:7071 127.0.0.1 7071
    is_away
    to_the_house
}

names() { # RECEIVER
    echo "DOOR_OPTIONS=--to $1" >"$root/etc/dealer-assist/door.env"
}

# A program beside the table, of another user.
to_a_socket() { # WHERE WORDS…
    local where=$1
    shift
    cp "$here/packaging/trials/receiver.py" "$root/srv/"
    there install -o nobody /dev/null /srv/lines.jsonl
    there systemctl stop trial-receiver 2>/dev/null || true
    receiver_runs "$@"
    names "$where"
    there systemctl restart "$door" || failed "the door does not start: $(said_by_door)"
    all_came "$root/srv/lines.jsonl"
    echo "to $where: $(count "$root/srv/lines.jsonl") lines, each signed and in the chain"
}

receiver_runs() { # WORDS…
    there systemd-run --quiet --unit=trial-receiver --uid=nobody --property=RuntimeDirectory=house --property=UMask=0000 \
        /usr/bin/python3 /srv/receiver.py /srv/lines.jsonl "$@"
}

# What is recorded meanwhile waits, the table goes on, and it comes when somebody takes it.
is_away() {
    local before after
    there systemctl stop trial-receiver
    before=$(count "$root/srv/lines.jsonl")
    there systemctl restart "$table"
    wait_until 60 stands "Table 12: betting" || failed "a table whose receiver is away does not come back: $(shown StatusText "$table")"
    wait_until 60 is_said "does not take what is sent" || failed "nobody is told that the receiver is away: $(said_by_door)"
    after=$(last_on_record)
    ((after > before)) || failed "a table that starts anew records nothing"
    receiver_runs 127.0.0.1 7071
    all_came "$root/srv/lines.jsonl"
    echo "away: $((after - before)) or more events waited, and came in their order; the log said \"$(said_by_door | grep -o 'tcp://[^;]*' | tail -n 1)\""
    there systemctl stop trial-receiver
}

# The house's receiver in another network: by the commands of KIOSK.md, behind the firewall.
to_the_house() {
    local rules
    wire_there
    echo "$receiver_address video.house" >>"$root/etc/hosts"
    install -m644 "$floor/ca.crt" "$root/usr/local/share/ca-certificates/house.crt"
    there update-ca-certificates >/dev/null 2>&1 || failed "the house's certificate is not taken"
    there sh -c 'cp /usr/share/doc/dealer-assist/examples/nftables.conf /etc/nftables.conf && systemctl enable --quiet --now nftables' || failed "the firewall does not start"
    rules=$(there nft list ruleset)
    [[ $rules == *"policy drop"* ]] || failed "there is no firewall: $rules"
    there systemctl stop "$door"
    as_written "### Its events to the house"
    all_came "$floor/lines.jsonl"
    echo "to the house by https, through the firewall: $(count "$floor/lines.jsonl") lines, each signed and in the chain"
}

house_by_wire() {
    floor=$(place_for -d)
    server_address=$receiver_address server_name=video.house
    certificates
    unshare --net sleep infinity &
    wires=$!
    wait_until 10 has_own_network "$wires" || not_run "door: no network can be made here"
    on_wire ip link set lo up
    on_wire ip link add floor type bridge
    on_wire ip address add "$server_address/24" dev floor
    on_wire ip link set floor up
    : >"$floor/lines.jsonl"
    nsenter --target "$wires" --net python3 "$here/packaging/trials/receiver.py" "$floor/lines.jsonl" "$server_address" 443 \
        "$floor/server.crt" "$floor/server.key" >"$floor/log" 2>&1 &
}

all_came() { # FILE; up to the last event on record, and the page's own program finds them whole
    local key
    wait_until 90 has_last "$1" || failed "$(count "$1") of $(last_on_record) events went out: $(said_by_door | tail -n 3)"
    key=$(by_kiosk journal door-key --journal table.live) || failed "there is no key for the receiver"
    sed -n '/^```python/,/^```/{//!p}' "$here/docs/door.md" >"$floor/check.py"
    python3 "$floor/check.py" "$key" <"$1" || failed "a line is not signed, or not in the chain"
    [[ $(count "$1") == "$(last_in "$1")" ]] || failed "$(count "$1") lines came, and the last is $(last_in "$1")"
    if head -n 1 "$1" | sed 's/"seq":1,/"seq":2,/' | python3 "$floor/check.py" "$key"; then failed "a line that was altered passes"; fi
}

has_last() { # FILE
    [[ -s $1 && $(last_in "$1") == "$(last_on_record)" ]]
}

last_in() { # FILE
    tail -n 1 "$1" | sed -n 's/.*"seq":\([0-9]*\),.*/\1/p'
}

count() { # FILE
    wc -l <"$1"
}

last_on_record() {
    head_there | cut -d: -f1
}

said_by_door() {
    there journalctl --no-pager --output=cat -u "$door" -b
}

is_said() { # WORDS
    said_by_door | grep -q "$1"
}
