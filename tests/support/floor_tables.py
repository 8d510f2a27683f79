"""Whole tables on a floor's server, and one in a process of its own that can be killed.

    python floor_tables.py FILE DATA round|claim

The process plays up to the middle of a round or of a claim, says so, and goes on ticking.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from patience import PATIENCE_S

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.commands.wins import CallSupervisor, PressHand
from dealer_assist.table.events.values import Ticket
from dealer_assist.table.state import Phase

METER = ("A", "main")
SEATS, WINNER, HAND = (1, 4), 4, "straight_flush"
THERE = "there"


def own_table(folder: Path, of: str, dsn: str) -> str:
    """Write the file of a table as it shipped, with the floor's address added."""
    text = (paths.resources() / "tables" / f"{of}.toml").read_text()
    file = folder / f"{of}-own.toml"
    file.write_text(f"{text}\n[floor]\nserver = {dsn!r}\nlinks = {{ A = 'MGL' }}\n")
    return str(file)


def until(tables: list[OpenTable], done: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Let tables tick until something is so; a slow machine may take its time."""
    give_up = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < give_up, [one.desk.table.lasting.link for one in tables]
        for one in tables:
            one.desk.tick()
        time.sleep(0.01)


def is_live(table: OpenTable) -> bool:
    """True if the table plays for its link."""
    return bool(table.desk.table.lasting.link and table.desk.table.lasting.link.is_live)


def tickets(table: OpenTable) -> tuple[Ticket, ...]:
    """Return the tickets that the table knows."""
    return table.desk.table.lasting.link.tickets if table.desk.table.lasting.link else ()


def shown(table: OpenTable) -> int:
    """Return the cents that the table shows."""
    return table.desk.table.accounts[METER].shown_cents


def play(table: OpenTable, *seats: int) -> None:
    """Start a round with chips on these seats."""
    sensors = table.rack.simulated.sensors
    assert sensors is not None
    for seat in seats:
        sensors.place_chip(seat)
    until([table], lambda: table.desk.table.chips_seen == len(seats))
    table.desk.submit(StartGame())
    for seat in seats:
        sensors.take_chip(seat)
    until([table], lambda: not any(one.has_chip for one in table.desk.table.sensors.values()))


def swipe(table: OpenTable, key: str) -> None:
    """Swipe somebody's sample card."""
    card = next(one for one in table.cards if one.member.key == key)
    swiper = table.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(card.number)


def open_for_play(file: str, data: Path) -> OpenTable:
    """Open a table and wait until it is linked and somebody deals."""
    table = open_table(file, data, WallClock())
    until([table], lambda: is_live(table))
    if table.desk.table.round.phase is Phase.CLOSED:
        swipe(table, "dealer-1")
        until([table], lambda: table.desk.table.round.phase is Phase.BETTING)
    return table


def main() -> None:
    """Play up to there, and wait for the end."""
    file, data, where = sys.argv[1:]
    table = open_for_play(file, Path(data))
    play(table, *SEATS)
    if where == "claim":
        table.desk.submit(PressHand(WINNER, HAND))
        until([table], lambda: bool(tickets(table)))
        table.desk.submit(CallSupervisor())
    print(THERE, flush=True)
    while True:
        table.desk.tick()
        time.sleep(0.01)


if __name__ == "__main__":
    main()
