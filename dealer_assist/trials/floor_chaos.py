"""`floor chaos`: kills tables and server, cuts and slows the network, and compares every cent."""

import json
import multiprocessing
import socket
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from dealer_assist.catalog.links import FloorLink
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.install import role_of
from dealer_assist.floor.journal_check import differences_of
from dealer_assist.journal.opening import connect_reader
from dealer_assist.trials.floor_kiosk import TrialPlace, play, source_of
from dealer_assist.trials.own_server import OwnServer, Reachable, admin
from dealer_assist.trials.own_standby import OwnStandby
from dealer_assist.trials.simulated_tables import furnish, sample_staff, sums_that_differ
from dealer_assist.trials.ticket_race import replayed
from dealer_assist.value import Value, replace

_spawn = multiprocessing.get_context("spawn")


class Chaos(Value):
    """What was broken how often, what was played through it, and everything that was wrong."""

    tables: int
    minutes: float
    rounds: int
    voids: int
    prizes: int
    kiosks_killed: int
    server_killed: int
    network_cut: int
    network_slow: int
    standby_stopped: int
    wrong: tuple[str, ...]


class Proxy:
    """A cable that can be cut, or slow: all between tables and server goes through it."""

    def __init__(self, to_port: int) -> None:
        self._to = to_port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._lines: list[socket.socket] = []
        self._is_cut, self._delay_s = False, 0.0
        Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """End every connection at once, and let no new one through."""
        self._is_cut = True
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self._lines.clear()

    def slow(self, seconds: float) -> None:
        """Hold every packet back for so long."""
        self._delay_s = seconds

    def lead_to(self, port: int) -> None:
        """Lead to another server from now on; who is connected has to come again."""
        self._to = port
        self.cut()
        self.mend()

    def mend(self) -> None:
        """Let connections through again, and packets at once."""
        self._is_cut, self._delay_s = False, 0.0

    def close(self) -> None:
        """Take the cable away."""
        self.cut()
        self._listener.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self._is_cut:
                    here.close()
                    continue
                try:
                    there = socket.create_connection(("127.0.0.1", self._to), 2)
                except OSError:
                    here.close()
                    continue
                there.settimeout(None)
                self._lines += [here, there]
                for one, other in ((here, there), (there, here)):
                    Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with one:
            with suppress(OSError):
                while block := one.recv(65536):
                    time.sleep(self._delay_s)
                    other.sendall(block)
            with suppress(OSError):
                other.shutdown(socket.SHUT_RDWR)  # which ends the other way, and closes it


class Crew:
    """The kiosks: each a process of its own that is started again when it was killed."""

    def __init__(self, places: list[TrialPlace]) -> None:
        self._places = places
        self._stop: Event = _spawn.Event()
        self._running: list[SpawnProcess] = [self._start(place) for place in places]

    def kill(self, at: int) -> None:
        """Let one die as with a power cut, and start it again on its own files."""
        self._running[at].kill()
        self._running[at].join()
        self._running[at] = self._start(self._places[at])

    def dead(self) -> Iterator[str]:
        """Name every kiosk that ended by itself though nobody killed it."""
        for place, process in zip(self._places, self._running, strict=True):
            if process.exitcode:
                yield f"Table {place.number} ended by itself (exit status {process.exitcode})"

    def finish(self, seconds: float) -> list[str]:
        """Let all deliver what they have; name those that could not."""
        self._stop.set()
        give_up = time.monotonic() + seconds
        for process in self._running:
            process.join(max(0.0, give_up - time.monotonic()))
        late = [
            f"Table {place.number} did not come to an end"
            for place, process in zip(self._places, self._running, strict=True)
            if process.is_alive()
        ]
        for process in self._running:
            process.kill()
            process.join()
        return [*late, *self.dead()]

    def _start(self, place: TrialPlace) -> SpawnProcess:
        process = _spawn.Process(target=play, args=(place, self._stop), daemon=True)
        process.start()
        return process


def chaos(link: FloorLink, tables: int, minutes: float, seed: int) -> Chaos:
    """Break a floor in every way for so long, let it come to rest, and compare."""
    random, began = Random(seed), datetime.now(UTC)
    with OwnServer(is_on_loopback=True) as server, tempfile.TemporaryDirectory() as folder:
        floor = furnish(server, link, tables, sample_staff())
        standby = OwnStandby(server)
        proxy = Proxy(server.port)
        places = [
            TrialPlace(
                number=number,
                source=source_of(link.tables[at % len(link.tables)]),
                data=Path(folder) / number,
                dsn=f"host=127.0.0.1 port={proxy.port} dbname=floor user={role_of(number)}",
                link=link.key,
                seed=seed,
                began=began,
            )
            for at, number in enumerate(floor.tables)
        ]
        crew = Crew(places)
        counted = _break(random, minutes, _Floor(crew, server, standby, proxy), tables)
        wrong = list(crew.dead())
        wrong += crew.finish(120 + 10 * tables)
        proxy.close()
        journals = [journal_of(place) for place in places]
        wrong += compare(server, link, journals)
        with admin(server) as connection:
            for place in places:
                wrong += differences_of(connection, place.number, ("A",), file_of(place))
        standby.stop()  # only now: what a look at the floor writes waits for it
        return replace(
            counted,
            rounds=sum(journal.rounds for journal in journals),
            voids=sum(journal.voids for journal in journals),
            prizes=sum(len(journal.won) for journal in journals),
            wrong=tuple(wrong),
        )


class _Floor(Value):
    """Everything that can be broken."""

    crew: Crew
    server: OwnServer
    standby: OwnStandby
    proxy: Proxy


def _break(random: Random, minutes: float, floor: _Floor, tables: int) -> Chaos:
    done: Counter[str] = Counter()
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        time.sleep(random.uniform(0.5, 4))
        with suppress(UserFacingError), admin(floor.server) as owner:
            owner.execute("SELECT floor.watch()")  # as a Game Manager does: nobody may be stopped
        (what,) = random.choices(("kiosk", "server", "cut", "slow", "standby"), (5, 1, 2, 2, 1))
        done[what] += 1
        match what:
            case "kiosk":
                floor.crew.kill(random.randrange(tables))
            case "server":
                floor.server.kill()
                floor.server.start()
            case "cut":
                floor.proxy.cut()
                time.sleep(random.uniform(0.1, 2))
                floor.proxy.mend()
            case "slow":
                floor.proxy.slow(random.uniform(0.05, 1.5))
                time.sleep(random.uniform(1, 4))
                floor.proxy.mend()
            case _:
                floor.standby.stop()
                time.sleep(random.uniform(0.5, 4))
                floor.standby.start()
    return Chaos(
        tables=tables,
        minutes=minutes,
        rounds=0,
        voids=0,
        prizes=0,
        kiosks_killed=done["kiosk"],
        server_killed=done["server"],
        network_cut=done["cut"],
        network_slow=done["slow"],
        standby_stopped=done["standby"],
        wrong=(),
    )


class JournalTold(Value):
    """A table's own account, read from its journal: not by the way the floor is told.

    `won` are its prizes in cents by round and seat.
    """

    number: str
    rounds: int
    voids: int
    wagers: int
    won: dict[tuple[int, int], int]


def file_of(place: TrialPlace) -> Path:
    """Return the journal of a table that has played."""
    (file,) = place.data.glob("*.training.db")
    return file


def journal_of(place: TrialPlace) -> JournalTold:
    """Read what a table owes, by its own words."""
    with closing(connect_reader(file_of(place))) as db:
        joined = _one(db, "SELECT min(seq) FROM events WHERE kind = 'LinkJoined'")
        told = {
            round_id: sum(load["sensor"] == "A" for load in json.loads(payload)["wagers"])
            for round_id, payload in db.execute(
                "SELECT round, payload FROM events WHERE kind = 'GameStarted' AND seq > ?",
                (joined,),
            )
        }
        voids = [
            round_id
            for (round_id,) in db.execute("SELECT round FROM events WHERE kind = 'RoundVoided'")
        ]
        won = {
            (round_id, win["award"]["seat"]): win["award"]["prize"]
            for round_id, payload in db.execute(
                "SELECT round, payload FROM events WHERE kind = 'WinsAuthorised'"
            )
            for win in json.loads(payload)["wins"]
        }
    wagers = sum(told.values()) - sum(told.get(void, 0) for void in voids)
    return JournalTold(place.number, len(told), len(voids), wagers, won)


def _one(db: sqlite3.Connection, sql: str) -> int:
    found: int = db.execute(sql).fetchone()[0]
    return found


def compare(server: Reachable, link: FloorLink, journals: list[JournalTold]) -> list[str]:
    """Name every sum, prize and ticket in which the floor and the journals differ."""
    jackpot = link.jackpot
    wrong = sums_that_differ(
        server,
        {
            journal.number: {
                level.name: journal.wagers
                * jackpot.wager_cents
                * (level.rate_bp + level.reserve_bp)
                for level in jackpot.levels
            }
            for journal in journals
        },
    )
    with admin(server) as connection:
        awarded = connection.execute(
            "SELECT station, round, seat, prize / 10000 FROM floor.ticket WHERE state = 'awarded'"
        ).fetchall()
        left = connection.execute(
            "SELECT station, round, state FROM floor.ticket WHERE state IN ('open', 'locked')"
        ).fetchall()
        connection.execute("SELECT floor.watch()")
        stopped = connection.execute(
            "SELECT station, stopped FROM floor.station WHERE stopped <> ''"
        ).fetchall()
        tickets = connection.execute(
            "SELECT level, place, state, line, came, kept, prize FROM floor.ticket "
            "ORDER BY level, place"
        ).fetchall()
    due = [
        (journal.number, *spot, cents)
        for journal in journals
        for spot, cents in journal.won.items()
    ]
    wrong += [
        f"The prize {one} is in a journal and not on the floor" for one in _less(due, awarded)
    ]
    wrong += [f"The prize {one} is on the floor and in no journal" for one in _less(awarded, due)]
    wrong += [f"Table {number} was stopped: {why}" for number, why in stopped]
    wrong += [f"The ticket {one} has not come to its end" for one in left]
    return [*wrong, *replayed(link, tickets)]


def _less(these: list[tuple[Any, ...]], those: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return sorted((Counter(these) - Counter(those)).elements())
