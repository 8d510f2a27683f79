"""`dealer-assist journal follow`: the events of a journal, as they come, to the house's systems."""

import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.journal import schema
from dealer_assist.journal.audit.restoring import STAFF
from dealer_assist.journal.door.address import address_of
from dealer_assist.journal.door.follow import Follower, PlaceFile
from dealer_assist.journal.door.line import DoorLine, door_key
from dealer_assist.journal.door.receivers import FileReceiver, Receiver, receiver_at
from dealer_assist.journal.door.source import BEGINNING, DoorPlace, DoorSource
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.value import Value


class DoorCall(Value):
    """What a call asks for: from which event on, to where, marks alone, to the end alone."""

    start: int | None = None
    to: str | None = None
    only_marks: bool = False
    is_once: bool = False


class Terminal:
    """Lines on the standard output; what was written there counts as kept."""

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        """Write the lines at once."""
        sys.stdout.writelines(f"{line.text}\n" for line in lines if line.text)
        sys.stdout.flush()
        return lines[-1].seq

    def close(self) -> None:
        """The output is not ours to close."""


def choose_journal(found: Sequence[Path], name: str | None) -> Path:
    """Return the one journal of a table that is meant; the register of staff cards is none."""
    if name is not None:
        whole = [path for path in found if path.name in (name, f"{name}.db")]
        chosen = whole or [path for path in found if path.name.split(".")[0] == name]
        if not chosen:
            raise UsageError(f"There is no journal {name!r}; there are {_names(found)}")
        found = chosen  # the lines call a table by the first word of its journal
    tables = [path for path in found if _table_of(path) != STAFF]
    if not tables:
        raise UsageError("The staff register stays in the house; follow the journal of a table")
    if len(tables) > 1:
        raise UsageError(f"There are several journals; say with --journal which: {_names(tables)}")
    return tables[0]


def show_key(path: Path, key: bytes) -> int:
    """Print what a receiver checks the lines of a journal with."""
    print(door_key(key, DoorSource(path, key).first).hex())
    return DONE


def follow(path: Path, key: bytes, call: DoorCall) -> int:
    """Let the events out until the program is ended, or once to the end of what is on record."""
    source = DoorSource(path, key, only_marks=call.only_marks)
    if call.start is not None and call.start > (last := source.last()) + 1:
        raise UsageError(f"{path.name} has {last} events; --from is at most {last + 1}")
    receiver: Receiver = Terminal()
    noted: PlaceFile | None = None
    place = BEGINNING
    if call.to is not None:
        address = address_of(call.to)
        receiver = receiver_at(address)
        kind = "marks" if call.only_marks else "events"
        noted = PlaceFile(path.parent / "door", source.first, f"{kind} {call.to}")
        place = _place(receiver, noted, source.journal)
    if call.start is not None:
        place = DoorPlace(call.start - 1)
    follower = Follower(
        source, receiver, place, note=noted.note if noted else lambda _: None, say=_say
    )
    try:
        if call.is_once:
            return DONE if follower.run_once() else FOUND_WRONG
        follower.run(time.sleep)
    finally:
        receiver.close()
    return DONE


def _place(receiver: Receiver, noted: PlaceFile, journal: str) -> DoorPlace:
    """Find how far it went before: a file says so itself, where it has not been moved away."""
    there = receiver.last_kept(journal) if isinstance(receiver, FileReceiver) else BEGINNING
    return max(there, noted.read() or BEGINNING, key=lambda place: place.seq)


def _table_of(path: Path) -> str:
    with said_in_words(path), closing(connect_reader(path)) as db:
        return schema.about(db).table


def _names(found: Sequence[Path]) -> str:
    return ", ".join(path.name for path in found)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
