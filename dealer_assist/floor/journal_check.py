"""`floor verify --journals`: what tables have on record against what the server was told.

Every journal in a folder is read as its table's outbox reads it; each of its numbers must be on the
server with the same round, the same seats and the same link of the chain.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.office import told_rounds
from dealer_assist.floor.outbox import Outbox
from dealer_assist.floor.wire import Connection
from dealer_assist.journal.files import journal_to_read
from dealer_assist.journal.opening import connect_reader
from dealer_assist.value import Value

_SIXTEEN = 16


class LinkedJournal(Value):
    """The table whose journal it is, and its sensors that play for a link."""

    number: str
    sensors: tuple[str, ...]


def journals_of(links: Iterable[FloorLink]) -> dict[str, LinkedJournal]:
    """Return the tables of links by the name of their journal."""
    found: dict[str, LinkedJournal] = {}
    for link in links:
        for one in link.tables:
            before = found.get(one.file)
            sensors = (*before.sensors, one.sensor) if before else (one.sensor,)
            found[one.file] = LinkedJournal(one.number, sensors)
    return found


def differences(
    connection: Connection, folder: Path, tables: Mapping[str, LinkedJournal]
) -> Iterator[str]:
    """Return a line for each table whose journal and server differ, with the first such number.

    `tables` has the linked ones by the name of their journal; another journal is none of this
    floor's, and a table whose journal is not here is named.
    """
    for name, table in tables.items():
        file = journal_to_read(folder, name)
        if not file.exists():
            yield f"table {table.number}: its journal {file.name} is not in {folder}"
            continue
        with closing(connect_reader(file)) as journal:
            yield from _compared(connection, table.number, Outbox(journal, table.sensors))


def _compared(connection: Connection, number: str, outbox: Outbox) -> Iterator[str]:
    server = told_rounds(connection, number)
    recorded = outbox.after(0, limit=outbox.last_n or 1)
    for one in recorded:
        there = server.get(one.n)
        if there is None:
            yield f"table {number} {one.n}: is in the journal and not on the server"
            return
        if wrong := _differs(one, there):
            yield f"table {number} {one.n}: round {one.round_id} has {wrong}"
            return
    beyond = max(server, default=0)
    if beyond > len(recorded):
        yield f"table {number} {len(recorded) + 1}: is on the server and not in the journal"


def _differs(one: Contribution, there: tuple[int, int, str, bool]) -> str:
    round_id, seats, head, is_void = there
    if (round_id, is_void) != (one.round_id, one.is_void):
        return f"the round {round_id} on the server"
    if not is_void and seats != seat_mask(one):
        return "other seats on the server"
    if head != one.head:
        return "another chain in the journal than the server was told"
    return ""


def seat_mask(one: Contribution) -> int:
    """Return the seats as the server keeps them: seat 1 on A is bit 0, on B bit 16."""
    mask = 0
    for seat, sensor in one.seats:
        mask |= 1 << (seat - 1 + (0 if sensor == "A" else _SIXTEEN))
    return mask
