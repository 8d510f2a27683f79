"""What tables have on record against what the floor's server was told.

`floor verify --journals` asks it for a floor, `journal verify --dsn` at a kiosk. Every journal in a
folder says by its own definitions which table it is of, whatever its file is called. It is read as
its table's outbox reads it: each of its numbers must be on the server with the same round, the same
seats and the same link of the chain. What it won, paid and backed out must be what the server knows
of its prizes.
"""

import json
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.office import ToldPrize, told_prizes, told_rounds, told_tables
from dealer_assist.floor.outbox import Outbox
from dealer_assist.floor.wire import Connection, connect
from dealer_assist.journal.opening import connect_reader
from dealer_assist.rules.money import dollars
from dealer_assist.table.events.values import AWARDED, RELEASED
from dealer_assist.value import Value

_SIXTEEN = 16
_LIVE = ".live.db"
_KINDS = (
    "TicketGiven",
    "PrizeReleased",
    "WinsAuthorised",
    "SeatPaid",
    "PaymentUndone",
    "WinBackedOut",
)

_FILES = """
    SELECT f.content FROM definition_files f JOIN definitions d USING (digest)
    WHERE f.name LIKE '%.toml' AND d.id = (SELECT e.definitions FROM events e
        WHERE e.definitions IS NOT NULL ORDER BY e.seq DESC LIMIT 1)
    ORDER BY f.place
"""
"""The files that the newest round was played by."""

_ANY_FILES = "SELECT content FROM definition_files WHERE name LIKE '%.toml' ORDER BY place"

Hand = tuple[int, int, str, str]


def differences(connection: Connection, folder: Path) -> Iterator[str]:
    """Return a line for each table whose journal and server differ, with the first such number.

    A linked table whose journal is not here is named.
    """
    found = _journals_of(folder)
    for number, sensors in told_tables(connection).items():
        if number not in found:
            yield f"table {number}: none of the journals in {folder} is its own"
            continue
        yield from differences_of(connection, number, sensors, found[number])


def compared(dsn: str, folder: Path) -> dict[Path, list[str]]:
    """Hold a kiosk's journals against its floor; return what differs, a list for each of them."""
    found = _journals_of(folder)
    with connect(dsn, options="") as connection:
        told = told_tables(connection)
        return {
            file: [
                *differences_of(connection, number, told[number], file),
                *_wrong_there(connection, number),
            ]
            for number, file in found.items()
            if number in told
        }


def _journals_of(folder: Path) -> dict[str, Path]:
    """Find the journal of each table; of a live one and one of practice the live one is meant."""
    found: dict[str, Path] = {}
    for file in sorted(folder.glob("*.db")):
        with closing(connect_reader(file)) as journal:
            number = table_of(journal)
        if number and (number not in found or file.name.endswith(_LIVE)):
            found[number] = file
    return found


def differences_of(
    connection: Connection, number: str, sensors: Sequence[str], file: Path
) -> Iterator[str]:
    """Return a line for each thing of which one table's journal and the server differ."""
    with closing(connect_reader(file)) as journal:
        yield from _compared(connection, number, Outbox(journal, sensors, is_joined=False))
        yield from _payments(connection, number, journal)


def table_of(journal: sqlite3.Connection) -> str:
    """Return the number of the table that a journal is of, by the newest file that says one."""
    with suppress(sqlite3.Error):
        for (content,) in (*journal.execute(_FILES), *journal.execute(_ANY_FILES)):
            number = tomllib.loads(bytes(content).decode()).get("number")
            if isinstance(number, str | int):
                return str(number)
    return ""


def _wrong_there(connection: Connection, number: str) -> Iterator[str]:
    """Return what the server finds wrong with the payments of a table, whatever its journal has."""
    for prize in told_prizes(connection, number):
        if prize.wrong:
            yield f"table {number}: {_named(prize)}, {prize.wrong}"


def _named(prize: ToldPrize) -> str:
    return f"the prize of round {prize.round_id}, seat {prize.seat}, {dollars(prize.cents)}"


class _Handed(Value):
    """What a journal says of a prize: handed over and not undone, backed out, and its ticket."""

    hand: Hand
    state: str
    times_paid: int = 0
    is_backed_out: bool = False
    cents: int | None = None

    @property
    def is_paid(self) -> bool:
        """True if it was handed over and not taken back."""
        return self.times_paid > 0


def _payments(connection: Connection, number: str, journal: sqlite3.Connection) -> Iterator[str]:
    """Hold what was handed over against what the server knows of each prize."""
    handed = _handed(journal)
    told = told_prizes(connection, number)
    for prize in told:
        if wrong := _of_prize(prize, handed.get(prize.key)):
            yield f"table {number}: {_named(prize)} {wrong}"
    known = {prize.key for prize in told}
    for key, here in handed.items():
        if here.cents is not None and key not in known:
            name = f"round {here.hand[0]}, seat {here.hand[1]}, {dollars(here.cents)}"
            yield f"table {number}: the prize of {name} is in the journal and not on the server"


def _of_prize(prize: ToldPrize, here: _Handed | None) -> str:
    if here is None:
        return "is on the server and not in the journal"
    if here.times_paid > 1:
        return "is paid more than once in the journal"
    if here.cents is not None and here.cents != prize.cents:
        return f"is {dollars(here.cents)} in the journal"
    if here.is_paid and not prize.is_paid:
        return f"is paid in the journal, and the server has it as {prize.stand}"
    if here.is_backed_out and not prize.is_backed_out:
        return f"is backed out in the journal, and the server has it as {prize.stand}"
    if prize.is_backed_out and not here.is_backed_out:
        return "is backed out on the server and not in the journal"
    if prize.is_paid and not here.is_paid and not here.is_backed_out:
        return "is paid on the server and not in the journal"
    is_behind = here.state == AWARDED and prize.stand in ("waits", "due")
    if is_behind or (here.state == RELEASED and "released" not in prize.stand):
        return f"is {here.state} in the journal, and the server has it as {prize.stand}"
    return ""


def _handed(journal: sqlite3.Connection) -> dict[str, _Handed]:
    """Return what a journal says of each of its tickets."""
    keys: dict[Hand, list[str]] = {}
    wins: dict[int, Hand] = {}
    cents: dict[int, int | None] = {}
    paid: Counter[int] = Counter()
    undone: set[int] = set()
    states: dict[str, str] = {}
    asked = f"SELECT round, kind, payload FROM events WHERE kind IN {_KINDS!r} ORDER BY seq"
    for round_id, kind, payload in journal.execute(asked):
        told = json.loads(payload)
        match kind:
            case "TicketGiven":
                one = told["ticket"]
                hand = (one["round"], one["seat"], one["sensor"], one["line"])
                keys.setdefault(hand, [])
                if one["key"] not in keys[hand]:
                    keys[hand].append(one["key"])
                states[one["key"]] = one["state"]
            case "PrizeReleased":
                states[told["key"]] = RELEASED
            case "WinsAuthorised":
                late = told.get("late_round") or round_id
                for place, win in enumerate(told["wins"]):
                    award = win["award"]
                    hand = (late, award["seat"], win["sensor"], award["line"])
                    wins[told["first_number"] + place] = hand
                    cents[told["first_number"] + place] = award.get("prize")
            case "SeatPaid":
                paid.update(told["wins"])
            case "PaymentUndone":
                paid.subtract(told["wins"])
            case _:
                undone |= {one["number"] for one in told.get("wins") or (told,)}
    known = {key: _Handed(hand, states[key]) for hand, each in keys.items() for key in each}
    for number, hand in wins.items():
        # Of a hand that was pressed again the newest ticket is the one that was won.
        for key in keys.get(hand, [])[-1:]:
            known[key] = _Handed(hand, states[key], paid[number], number in undone, cents[number])
    return known


def _compared(connection: Connection, number: str, outbox: Outbox) -> Iterator[str]:
    server = told_rounds(connection, number)
    recorded = outbox.after(0, limit=outbox.last_n or 1)
    for contribution in recorded:
        there = server.get(contribution.n)
        if there is None:
            yield f"table {number} {contribution.n}: is in the journal and not on the server"
            return
        if wrong := _differs(contribution, there):
            yield f"table {number} {contribution.n}: round {contribution.round_id} has {wrong}"
            return
    beyond = max(server, default=0)
    if beyond > len(recorded):
        yield f"table {number} {len(recorded) + 1}: is on the server and not in the journal"


def _differs(contribution: Contribution, there: tuple[int, int, str, bool]) -> str:
    round_id, seats, head, is_void = there
    if (round_id, is_void) != (contribution.round_id, contribution.is_void):
        return f"the round {round_id} on the server"
    if not is_void and seats != seat_mask(contribution):
        return "other seats on the server"
    if head != contribution.head:
        return "another chain in the journal than the server was told"
    return ""


def seat_mask(contribution: Contribution) -> int:
    """Return the seats as the server keeps them: seat 1 on A is bit 0, on B bit 16."""
    mask = 0
    for seat, sensor in contribution.seats:
        mask |= 1 << (seat - 1 + (0 if sensor == "A" else _SIXTEEN))
    return mask
