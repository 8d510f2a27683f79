"""`floor chaos --race`: tables that claim the same level at the same moment, again and again.

In the end the order is total, the money adds up, and every prize is the one that a replay of all
contributions and prizes in ticket order gives.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any, TypeVar

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.wire import Wire
from dealer_assist.jackpot.account import capped, open_account, pay_share
from dealer_assist.rules.pays import Percent
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    differences,
    furnish,
)
from dealer_assist.value import Value, replace

MOST_TRIES = 20
_Answer = TypeVar("_Answer")


class Race(Value):
    """How a race ended: tickets asked for, prizes locked, and everything that was wrong."""

    tickets: int
    locked: int
    wrong: tuple[str, ...]


def race(
    link: FloorLink,
    times: int,
    *,
    tables: int = 8,
    seed: int = 7,
    is_durable: bool = True,
    binaries: Path | None = None,
) -> Race:
    """Let tables claim one level at once, so many times; one claim in five is taken back.

    `binaries` are those of a certain PostgreSQL; left out, the ones at hand.
    """
    with OwnServer(is_durable=is_durable, binaries=binaries) as server:
        floor = furnish(server, link, tables)
        racing = [SimulatedTable(floor, number, seed) for number in floor.tables]
        wires = [table.sign_on() for table in racing]
        start = Barrier(tables)
        with ThreadPoolExecutor(tables) as pool:
            for turn in range(times):
                claims = [
                    pool.submit(_claim, floor, table, wire, turn, start, seed)
                    for table, wire in zip(racing, wires, strict=True)
                ]
                for claim in claims:
                    claim.result()
                _confirm(turn, racing, wires, seed)
        for wire in wires:
            wire.close()
        return _judge(floor, racing)


def _claim(
    floor: SimulatedFloor, table: SimulatedTable, wire: Wire, turn: int, start: Barrier, seed: int
) -> None:
    random = Random(f"{seed} {table.number} {turn}")
    lines = [line for line in floor.link.jackpot.lines if line.percent]
    line = random.choice(lines)
    assert isinstance(line.pays, Percent)
    start.wait()
    level, rounds = line.pays.meter, table.play(seats=random.randint(1, 7))
    last = _answered(lambda: wire.contribute(rounds))
    _answered(
        lambda: wire.ticket(
            key=_key(turn, table),
            round_id=table.n,
            seat=1,
            sensor="A",
            level=level,
            line=line.key,
            after_n=last,
        )
    )


def _answered(call: Callable[[], _Answer]) -> _Answer:
    """Ask until the floor answers, as a table does: a lock may take longer than it waits."""
    for _ in range(MOST_TRIES):
        with suppress(LinkDownError):
            return call()
    return call()


def _confirm(turn: int, racing: list[SimulatedTable], wires: list[Wire], seed: int) -> None:
    """Confirm in any order: a table that is not first waits until the older ones are through."""
    random = Random(f"{seed} {turn}")
    waiting = list(zip(racing, wires, strict=True))
    random.shuffle(waiting)
    taken_back = {table.number for table, _ in waiting if random.random() < 0.2}
    while waiting:
        table, wire = waiting.pop(0)
        if table.number in taken_back:
            _answered(partial(wire.untick, _key(turn, table)))
            continue
        try:
            _answered(partial(wire.lock, _key(turn, table), SUPERVISOR.card))
        except FloorRefused:
            waiting.append((table, wire))
            continue
        both = [SUPERVISOR.card, EXECUTIVE.card]
        _answered(partial(wire.award, _key(turn, table), both))


def _key(turn: int, table: SimulatedTable) -> str:
    return f"race-{turn}-{table.number}"


def _judge(floor: SimulatedFloor, racing: list[SimulatedTable]) -> Race:
    with admin(floor.server) as connection:
        tickets = connection.execute(
            "SELECT level, place, state, line, came, kept, prize FROM floor.ticket "
            "ORDER BY level, place"
        ).fetchall()
    wrong = [*differences(floor, racing), *replayed(floor.link, tickets)]
    return Race(len(tickets), sum(ticket[2] == "awarded" for ticket in tickets), tuple(wrong))


def replayed(link: FloorLink, tickets: list[tuple[Any, ...]]) -> list[str]:
    """Pay every ticket again in its order, from an account that only this replay moves."""
    wrong = []
    jackpot = link.jackpot
    for level in jackpot.levels:
        account = open_account(level)
        places = share = reserve = 0
        for _, place, state, line, came, kept, prize in (t for t in tickets if t[0] == level.name):
            places += 1
            if place != places:
                wrong.append(f"{level.name}: ticket {places} is missing")
            if state != "awarded":
                continue
            arrived = replace(
                account,
                meter=account.meter + came - share,
                reserve=account.reserve + kept - reserve,
                contributed=came + kept,
            )
            share, reserve = came, kept
            payment = pay_share(level, capped(level, arrived), jackpot.line(line).percent)
            account = payment.account
            if payment.paid != prize:
                wrong.append(
                    f"{level.name}: ticket {place} got {prize} micro-dollars, and a replay "
                    f"gives {payment.paid}"
                )
    return wrong
