"""`floor try`: how many tables a server carries, with every sum compared in the end."""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.wire import Wire
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import (
    SimulatedFloor,
    SimulatedTable,
    differences,
    furnish,
)
from dealer_assist.value import Value

DRAINS = 16
MOST_TRIES = 5
FIRST_CALLS = 10
"""So many calls plan themselves; the ones after them run a plan that is kept."""

BEATS_S = 20
PHASES = ("betting", "in-play")
PHASE_S = 22
"""A round of 45 seconds is in each of them for so long."""

_Work = Callable[[SimulatedTable, Wire, float], None]


class LoadTrial(Value):
    """What a trial measured; times are milliseconds.

    Percents are of one core: what the heartbeats of all tables take of the server, what as many
    calls that do nothing take, and what this program itself takes to make the heartbeats.
    """

    tables: int
    seconds: float
    rounds: int
    increments: int
    late: int
    p50: float
    p99: float
    beat_every_ms: int
    beat_p50: float
    beat_p99: float
    beat_core_percent: float
    empty_call_core_percent: float
    clients_core_percent: float
    batched_per_second: int
    bytes_per_contribution: int
    fdatasync: float
    wrong: tuple[str, ...]


def try_floor(
    link: FloorLink, tables: int, seconds: int, binaries: Path | None = None
) -> LoadTrial:
    """Let tables play a round a second each for so long, then drain full outboxes.

    `binaries` are those of a certain PostgreSQL; left out, the ones at hand.
    """
    with OwnServer(binaries=binaries) as server:
        floor = furnish(server, link, tables)
        playing = [SimulatedTable(floor, number, seed=7) for number in floor.tables]
        wires = _signed_on(playing)
        took, late = _play(playing, wires, seconds)
        beating = _beat(server, playing, wires, min(BEATS_S, seconds))
        for wire in wires:
            wire.close()
        drained = [SimulatedTable(floor, table.number, seed=7) for table in playing[:DRAINS]]
        for fresh, one in zip(drained, playing, strict=False):
            fresh.n, fresh.wagers, fresh.owed = one.n, one.wagers, one.owed
        per_second = _drain(drained)
        everyone = [*drained, *playing[DRAINS:]]
        return LoadTrial(
            tables=tables,
            seconds=seconds,
            rounds=len(took),
            increments=sum(table.wagers for table in everyone),
            late=late,
            p50=_percentile(took, 50),
            p99=_percentile(took, 99),
            beat_every_ms=beating.every_ms,
            beat_p50=_percentile(beating.took, 50),
            beat_p99=_percentile(beating.took, 99),
            beat_core_percent=beating.server,
            empty_call_core_percent=beating.empty,
            clients_core_percent=beating.clients,
            batched_per_second=per_second,
            bytes_per_contribution=_size(floor),
            fdatasync=_fdatasync(),
            wrong=tuple(differences(floor, everyone)),
        )


def _play(
    playing: list[SimulatedTable], wires: list[Wire], seconds: int
) -> tuple[list[float], int]:
    """Let every table tell a round a second; give how long each took, and how many came late."""
    took: list[float] = []
    late = [0]

    def run(table: SimulatedTable, wire: Wire, due: float) -> None:
        late[0] += time.monotonic() - due > 1
        rounds = table.play()
        took.append(_timed(lambda: _told(wire, rounds)))

    _each(run, playing, wires, seconds, 1.0)
    return took, late[0]


def _told(wire: Wire, rounds: list[Contribution]) -> int:
    """Send rounds as a table does: what took too long is sent again, and counts as a whole."""
    for _ in range(MOST_TRIES):
        with suppress(LinkDownError):
            return wire.contribute(rounds)
    return wire.contribute(rounds)


class _Beating(Value):
    every_ms: int
    took: list[float]
    server: float
    empty: float
    clients: float


def _beat(
    server: OwnServer, tables: list[SimulatedTable], wires: list[Wire], seconds: int
) -> _Beating:
    """Let every table beat as often as it is to, then as often call the server for nothing."""
    took: list[float] = []
    every_ms = wires[0].beat(PHASES[0], 0, {}).links["A"].every_ms

    def beat(table: SimulatedTable, wire: Wire, due: float) -> None:
        # Where a round stands is news, and what came of it once a round: each table has its own.
        steps = int(due / PHASE_S + len(PHASES) * Random(table.number).random())
        phase, health = PHASES[steps % len(PHASES)], {"journal_n": steps // len(PHASES)}
        took.append(_timed(lambda: wire.beat(phase, 0, health)))

    def call(_: SimulatedTable, wire: Wire, __: float) -> None:
        wire.call_for_nothing()

    def percent(work: _Work) -> tuple[float, float]:
        before, mine = server.processor_seconds(), time.process_time()
        _each(work, tables, wires, seconds, every_ms / 1000)
        spent = server.processor_seconds() - before, time.process_time() - mine
        return round(100 * spent[0] / seconds, 1), round(100 * spent[1] / seconds, 1)

    _tidy(server)
    for wire in wires:
        wire.look_soon()
    _each(beat, tables, wires, every_ms // 1000, every_ms / 1000)  # what is new since they played
    took.clear()
    of_beats, clients = percent(beat)
    empty, _ = percent(call)
    return _Beating(every_ms, took, of_beats, empty, clients)


def _tidy(server: OwnServer) -> None:
    """Let the server do now what the rounds left to do: it is no price of a heartbeat."""
    with admin(server) as connection:
        connection.execute("VACUUM ANALYZE")
        connection.execute("CHECKPOINT")


def _signed_on(tables: list[SimulatedTable]) -> list[Wire]:
    """Let every table sign on, and call what is measured once.

    A connection costs a process, and a session compiles and plans each function in its first
    calls: that is the price of a table that is switched on, not of one that plays.
    """
    with ThreadPoolExecutor(DRAINS) as pool:
        wires = list(pool.map(lambda table: table.sign_on(), tables))
        list(
            pool.map(
                lambda pair: pair[1].contribute(pair[0].play()), zip(tables, wires, strict=True)
            )
        )
        for turn in range(FIRST_CALLS):
            list(pool.map(partial(_first_calls, turn), wires))
    return wires


def _first_calls(turn: int, wire: Wire) -> None:
    wire.look_soon()
    wire.beat(PHASES[turn % len(PHASES)], 0, {"journal_n": -turn})
    wire.beat(PHASES[0], 0, {"journal_n": -turn})
    wire.call_for_nothing()


def _each(
    work: _Work, tables: list[SimulatedTable], wires: list[Wire], seconds: int, every_s: float
) -> None:
    """Let every table work again and again on a thread of its own, each at its own moment."""
    random = Random(7)
    start = time.monotonic() + 1

    def run(table: SimulatedTable, wire: Wire, offset: float) -> None:
        for turn in range(max(1, round(seconds / every_s))):
            due = start + (offset + turn) * every_s
            time.sleep(max(0.0, due - time.monotonic()))
            work(table, wire, due)

    threads = [
        Thread(target=run, args=(table, wire, random.random()))
        for table, wire in zip(tables, wires, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _drain(tables: list[SimulatedTable]) -> int:
    """Send full outboxes, a hundred increments a call, as fast as it goes."""
    calls = [(table.sign_on(), [table.play(15) for _ in range(40)]) for table in tables]
    began = time.monotonic()
    with ThreadPoolExecutor(len(calls)) as pool:
        list(pool.map(lambda call: [_told(call[0], rounds) for rounds in call[1]], calls))
    spent = time.monotonic() - began
    for wire, _ in calls:
        wire.close()
    return round(len(calls) * 40 * 15 * 7 / spent)


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def _percentile(values: list[float], percent: int) -> float:
    return round(statistics.quantiles(values, n=100)[percent - 1], 2) if len(values) > 1 else 0.0


def _size(floor: SimulatedFloor) -> int:
    with admin(floor.server) as connection:
        row = connection.execute(
            "SELECT sum(pg_total_relation_size(inhrelid)) / "
            "greatest(1, (SELECT count(*) FROM floor.contribution)) "
            "FROM pg_inherits WHERE inhparent = 'floor.contribution'::regclass"
        ).fetchone()
    return int(row[0]) if row else 0


def _fdatasync() -> float:
    """Return the median of a 4 KiB append with fdatasync, in the folder that the server used."""
    took = []
    with tempfile.NamedTemporaryFile(dir=Path(tempfile.gettempdir())) as file:
        for _ in range(50):
            began = time.perf_counter()
            os.write(file.fileno(), bytes(4096))
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
    return round(statistics.median(took), 2)
