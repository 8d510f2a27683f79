"""`floor chaos --storm`: as many calls as fast as they go, while server and network fail.

Tables call the server's functions themselves; a call without an answer is made again, and one in
ten that was answered too. In the end facts, sums and order are those of a replay.
"""

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread
from typing import Any, TypeVar

from dealer_assist.catalog.links import FloorLink
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.install import role_of
from dealer_assist.floor.wire import Wire
from dealer_assist.rules.pays import Percent
from dealer_assist.trials.floor_chaos import Proxy
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    differences,
    furnish,
)
from dealer_assist.trials.ticket_race import replayed
from dealer_assist.value import Value

_Answer = TypeVar("_Answer")
_CLAIMS, _TAKEN_BACK, _AGAIN = 0.08, 0.2, 0.1


class Storm(Value):
    """What was called and broken how often, and everything that was wrong."""

    tables: int
    calls: int
    without_answer: int
    rounds: int
    tickets: int
    prizes: int
    server_killed: int
    network_cut: int
    network_slow: int
    sessions_ended: int
    seconds: float
    wrong: tuple[str, ...]


class _Count:
    """Calls of all tables; the storm is over when there were enough."""

    def __init__(self, calls: int) -> None:
        self._calls, self._lock = calls, Lock()
        self.made = self.unanswered = 0

    @property
    def is_over(self) -> bool:
        return self.made >= self._calls

    def one(self, *, is_answered: bool) -> None:
        with self._lock:
            self.made += 1
            self.unanswered += not is_answered


class _Caller:
    """A table that calls until it is answered, by a new line where the old one is dead."""

    def __init__(
        self, floor: SimulatedFloor, number: str, dsn: str, count: _Count, seed: int
    ) -> None:
        self.table = SimulatedTable(floor, number, seed)
        self._lines = [line for line in floor.link.jackpot.lines if line.percent]
        self._dsn, self._count = dsn, count
        self._random = Random(f"storm {seed} {number}")
        self._wire: Wire | None = None
        self.keys: list[str] = []

    def run(self) -> None:
        while not self._count.is_over:
            self._play()
            if self._random.random() < _CLAIMS:
                self._claim()
        if self._wire is not None:
            self._wire.close()

    def _play(self) -> None:
        rounds = self.table.play(self._random.randint(1, 3), seats=self._random.randint(1, 7))
        self._ask(lambda wire: wire.contribute(rounds))

    def _claim(self) -> None:
        key, n = f"storm-{self.table.number}-{self.table.n}", self.table.n
        line = self._random.choice(self._lines)
        assert isinstance(line.pays, Percent)
        level = line.pays.meter
        self.keys.append(key)
        self._ask(
            lambda wire: wire.ticket(
                key=key, round_id=n, seat=1, sensor="A", level=level, line=line.key, after_n=n
            )
        )
        if self._random.random() < _TAKEN_BACK:
            self._ask(lambda wire: wire.untick(key))
            return
        self._ask(lambda wire: wire.lock(key, SUPERVISOR.card))
        self._ask(lambda wire: wire.award(key, [SUPERVISOR.card, EXECUTIVE.card]))

    def _ask(self, call: Callable[[Wire], _Answer]) -> _Answer:
        while True:
            try:
                answer = self._once(call)
                if self._random.random() < _AGAIN:
                    answer = self._once(call)
            except LinkDownError:
                self._count.one(is_answered=False)
                if self._wire is not None:
                    self._wire.close()
                    self._wire = None
                time.sleep(0.05)
            except FloorRefused as refused:
                if "was first" not in str(refused):
                    raise
                time.sleep(0.02)  # the prize of an earlier ticket is not through yet
            else:
                return answer

    def _once(self, call: Callable[[Wire], _Answer]) -> _Answer:
        if self._wire is None:
            self._wire = self.table.sign_on(self._dsn)
        answer = call(self._wire)
        self._count.one(is_answered=True)
        return answer


def storm(
    link: FloorLink, calls: int, *, tables: int = 8, seed: int = 7, binaries: Path | None = None
) -> Storm:
    """Let tables make so many calls while everything fails, and compare.

    `binaries` are those of a certain PostgreSQL; left out, the ones at hand.
    """
    began, broken = time.monotonic(), Counter[str]()
    with OwnServer(is_on_loopback=True, binaries=binaries) as server:
        floor = furnish(server, link, tables)
        proxy, count, over = Proxy(server.port), _Count(calls), Event()
        callers = [
            _Caller(
                floor,
                number,
                f"host=127.0.0.1 port={proxy.port} dbname=floor user={role_of(number)}",
                count,
                seed,
            )
            for number in floor.tables
        ]
        failed: list[str] = []
        threads = [Thread(target=_guarded, args=(caller, failed)) for caller in callers]
        breaking = Thread(target=_break, args=(Random(seed), server, proxy, over, broken))
        for thread in (*threads, breaking):
            thread.start()
        for thread in threads:
            thread.join()
        over.set()
        breaking.join()
        proxy.close()
        wrong, facts = _judge(floor, callers)
        return Storm(
            tables=tables,
            calls=count.made,
            without_answer=count.unanswered,
            rounds=sum(caller.table.n for caller in callers),
            tickets=facts["tickets"],
            prizes=facts["prizes"],
            server_killed=broken["server"],
            network_cut=broken["cut"],
            network_slow=broken["slow"],
            sessions_ended=broken["sessions"],
            seconds=round(time.monotonic() - began, 1),
            wrong=(*failed, *wrong),
        )


def _guarded(caller: _Caller, failed: list[str]) -> None:
    try:
        caller.run()
    except UserFacingError as error:
        failed.append(f"Table {caller.table.number} was refused: {error}")


def _break(
    random: Random, server: OwnServer, proxy: Proxy, over: Event, done: Counter[str]
) -> None:
    while not over.wait(random.uniform(0.5, 3)):
        kinds = ("server", "cut", "slow", "sessions")
        (what,) = random.choices(kinds, (1, 3, 2, 3))
        done[what] += 1
        match what:
            case "server":
                server.kill()
                server.start()
            case "cut":
                proxy.cut()
                over.wait(random.uniform(0.05, 1))
                proxy.mend()
            case "slow":
                proxy.slow(random.uniform(0.02, 0.4))
                over.wait(random.uniform(0.5, 2))
                proxy.mend()
            case _:
                with suppress(UserFacingError), admin(server) as owner:
                    owner.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE usename LIKE 'table_%'"
                    )


def _judge(floor: SimulatedFloor, callers: list[_Caller]) -> tuple[list[str], Counter[str]]:
    with admin(floor.server) as connection:
        tickets: list[tuple[Any, ...]] = connection.execute(
            "SELECT level, place, state, line, came, kept, prize FROM floor.ticket "
            "ORDER BY level, place"
        ).fetchall()
        doubled = connection.execute(
            "SELECT link, level, what, body ->> 'key', count(*) FROM floor.fact "
            "WHERE what IN ('ticket', 'lock', 'award') GROUP BY 1, 2, 3, 4 HAVING count(*) > 1"
        ).fetchall()
        known = {key for (key,) in connection.execute("SELECT key FROM floor.ticket").fetchall()}
    asked = {key for caller in callers for key in caller.keys}
    wrong = [
        *differences(floor, [caller.table for caller in callers]),
        *replayed(floor.link, tickets),
    ]
    wrong += [f"The fact {one} is there more than once" for one in doubled]
    wrong += [f"The ticket {key} was asked for and is not there" for key in sorted(asked - known)]
    wrong += [f"The ticket {key} was never asked for" for key in sorted(known - asked)]
    left = sum(ticket[2] in ("open", "locked") for ticket in tickets)
    wrong += [f"{left} tickets have not come to their end"] if left else []
    return wrong, Counter(tickets=len(tickets), prizes=sum(t[2] == "awarded" for t in tickets))
