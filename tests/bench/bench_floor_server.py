"""What a floor costs its server, on Debian's PostgreSQL as `floor install` sets it up.

    python tests/bench/bench_floor_server.py [load] [reading] [verify] [board]

Targets: 500 tables at a round a second p99 at most 300 ms, 40,000 increments a second in batches,
heartbeats at most 5 % of a core; a Game Manager's reading 50 ms of processor with 20,000 tickets;
verify of a month 60 s; the board 3 % of a core with 20 viewers. Rounds for verify are some of a
month's, told in turn so that they lie among each other's: the processor's time for all is worked
out from them, for 48 tables and for 500 that play 80 rounds an hour for 16 hours a day. Verify is
shared out among a session and two workers, so it takes the cores of this machine, three at the
most, so long where nothing else runs on them.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from threading import Event, Thread

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor.office import read_floor, verify
from dealer_assist.floor.wire import Wire, connect
from dealer_assist.trials.floor_load import PHASE_S, PHASES, try_floor
from dealer_assist.trials.own_server import OwnServer, admin, debian_binaries
from dealer_assist.trials.simulated_tables import SimulatedTable, furnish

MANAGER, BOARD = "manager_1", "board_1"
TABLES, TICKETS, VIEWERS = 500, 20_000, 20
READINGS, ROUNDS, LOT, WATCHED_S = 20, 240_000, 25, 30
MONTH = 80 * 16 * 30
"""Rounds of a table in a month."""


def main() -> int:
    """Measure what is asked for, or all of it."""
    link = load_links(paths.resources(), paths.layouts())["MGL"]
    parts: dict[str, Callable[[FloorLink], bool]] = {
        "load": load,
        "reading": reading,
        "verify": verifying,
        "board": board,
    }
    asked = sys.argv[1:] or list(parts)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {debian_binaries()}")
    kept = [parts[one](link) for one in asked]
    return 0 if all(kept) else 1


def load(link: FloorLink) -> bool:
    """Let 500 tables play, beat and drain."""
    told = try_floor(link, TABLES, 20, debian_binaries())
    print(
        f"{TABLES} tables: contribution p50 {told.p50} ms, p99 {told.p99} ms, {told.late} late; "
        f"{told.batched_per_second:,} increments a second in batches; heartbeats "
        f"{told.beat_core_percent} % of a core (empty calls {told.empty_call_core_percent} %); "
        f"fdatasync {told.fdatasync} ms; wrong: {len(told.wrong)}; load {os.getloadavg()[0]:.1f}"
    )
    return (
        told.p99 <= 300
        and told.batched_per_second >= 40_000
        and told.beat_core_percent <= 5
        and not told.wrong
    )


def reading(link: FloorLink) -> bool:
    """Read the floor as a Game Manager does every second, with many tickets on record."""
    with OwnServer(binaries=debian_binaries()) as server:
        furnish(server, link, 48)
        with admin(server) as connection:
            connection.execute(f"CREATE ROLE {MANAGER} LOGIN IN ROLE floor_pit")
            connection.execute(_TICKETS, (TICKETS,))
            connection.execute("VACUUM ANALYZE")
        with connect(server.dsn(MANAGER), options="") as manager:
            since = read_floor(manager)["since"]
            spent = []
            for _ in range(READINGS):
                before = server.processor_seconds()
                since = read_floor(manager, "", since)["since"]
                spent.append(1000 * (server.processor_seconds() - before))
            before = server.processor_seconds()
            read_floor(manager)
            whole = 1000 * (server.processor_seconds() - before)
    print(
        f"{TICKETS:,} tickets: a reading of what is new takes {median(spent):.1f} ms "
        f"of processor (at most {max(spent):.1f}), one of everything {whole:.1f} ms; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return median(spent) <= 50 and whole <= 50


def verifying(link: FloorLink) -> bool:
    """Prove some of a month's rounds, and work out what all of them take."""
    with OwnServer(binaries=debian_binaries()) as server:
        floor = furnish(server, link, 48)
        tables = [SimulatedTable(floor, number, seed=7) for number in floor.tables]
        wires = [table.sign_on() for table in tables]
        with ThreadPoolExecutor(2) as pool:
            for _ in range(0, ROUNDS, LOT * len(tables)):
                list(
                    pool.map(lambda one: one[1].contribute(one[0].play(LOT)), _pairs(tables, wires))
                )
        for wire in wires:
            wire.close()
        with admin(server) as connection:
            connection.execute("VACUUM ANALYZE")
            spent, began = server.processor_seconds(), time.monotonic()
            wrong = verify(connection)
            took, spent = time.monotonic() - began, server.processor_seconds() - spent
    month = {count: spent / ROUNDS * MONTH * count for count in (48, 500)}
    shared = min(3, os.cpu_count() or 1)
    print(
        f"verify of {ROUNDS:,} rounds: {took:.1f} s, {spent:.2f} s of processor, "
        f"{len(wrong)} wrong; a month of 48 tables {month[48]:.0f} s of processor, of 500 tables "
        f"{month[500]:.0f} s: {month[500] / shared:.0f} s on {shared} free cores; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return month[500] / shared <= 60 and not wrong


def _pairs(tables: list[SimulatedTable], wires: list[Wire]) -> list[tuple[SimulatedTable, Wire]]:
    return list(zip(tables, wires, strict=True))


def board(link: FloorLink) -> bool:
    """Let viewers look at a floor that plays, and see what the service takes."""
    port = _free_port()
    with OwnServer(binaries=debian_binaries()) as server, ExitStack() as stack:
        floor = furnish(server, link, 48)
        with admin(server) as connection:
            connection.execute(f"CREATE ROLE {BOARD} LOGIN IN ROLE floor_board")
        tables = [SimulatedTable(floor, number, seed=7) for number in floor.tables]
        wires = [stack.enter_context(closing(table.sign_on())) for table in tables]
        over = Event()
        playing = Thread(target=_play_on, args=(tables, wires, over))
        playing.start()
        service = subprocess.Popen(
            [
                *(sys.executable, "-m", "dealer_assist", "floor", "board"),
                *("--dsn", server.dsn(BOARD), "--port", str(port)),
            ],
            stdout=subprocess.DEVNULL,
        )
        try:
            heard = [0] * VIEWERS
            _until_open(port)
            for place in range(VIEWERS):
                Thread(target=_look_on, args=(port, heard, place), daemon=True).start()
            time.sleep(5)  # the first picture is whole; what a viewer costs comes after it
            before, events = _processor_s(service.pid), sum(heard)
            time.sleep(WATCHED_S)
            percent = 100 * (_processor_s(service.pid) - before) / WATCHED_S
            events = sum(heard) - events
        finally:
            over.set()
            service.terminate()
            service.wait(20)
            playing.join()
    print(
        f"the board with {VIEWERS} viewers and 48 tables that play: {percent:.1f} % of a core, "
        f"{events / VIEWERS / WATCHED_S:.2f} events a second to each; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return percent <= 3 and min(heard) > WATCHED_S // 2


def _play_on(tables: list[SimulatedTable], wires: list[Wire], over: Event) -> None:
    """Play a round in 45 seconds at each table, and beat every second."""
    second = 0
    while not over.wait(1):
        second += 1
        for place, (table, wire) in enumerate(zip(tables, wires, strict=True)):
            if (second + place) % 45 == 0:
                wire.contribute(table.play())
            phase = PHASES[(second + place) // PHASE_S % len(PHASES)]
            wire.beat(phase, 0, {"journal_n": table.n})


def _look_on(port: int, heard: list[int], place: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as viewer:
        viewer.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while told := viewer.recv(1 << 16):
            heard[place] += told.count(b"data: ")


def _until_open(port: int) -> None:
    for _ in range(600):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the board does not open")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _processor_s(pid: int) -> float:
    """Return what all threads of a process have used."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


_TICKETS = """
    INSERT INTO floor.ticket (key, link, level, place, station, round, seat, line, came, kept,
        state, given, told, locked, ended, prize, before, after)
    SELECT 'bench-' || i, l.link, l.level, i, 'T' || 1 + mod(i, 48), i, 1 + mod(i, 7), l.line, 0, 0,
        'awarded', at, at, at, at, 1000000, 1000000, 0
    FROM generate_series(1, %s) i, LATERAL (SELECT now() - (20000 - i) * interval '2 min' AS at) t,
        (SELECT * FROM floor.line ORDER BY line LIMIT 1) l
"""


if __name__ == "__main__":
    sys.exit(main())
