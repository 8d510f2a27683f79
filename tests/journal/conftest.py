"""A journal on a real file, with a clock that tests can set."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

# The scripted table is shared with child processes, which find it in their own folder.
from scripted_table import ScriptedTable, open_scripted

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.store import Journal

KEY = bytes(range(32))
PACIFIC = timezone(timedelta(hours=-8))


@dataclass
class SetClock:
    """A clock that stands where a test puts it."""

    now: datetime = datetime(2026, 3, 7, 23, 15, 0, 250, tzinfo=PACIFIC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "crazy4.training.db"


@pytest.fixture
def open_journal(path: Path, clock: SetClock) -> Iterator[Callable[[], Journal]]:
    """Open the same journal as often as a test wants, and close what it left open."""
    opened: list[Journal] = []

    def open_it() -> Journal:
        journal = Journal.open(path, purpose="training", table="crazy4", clock=clock, key=KEY)
        opened.append(journal)
        return journal

    yield open_it
    for journal in opened:
        journal.close()


@pytest.fixture
def journal(open_journal: Callable[[], Journal]) -> Journal:
    return open_journal()


@pytest.fixture
def play_rounds() -> Callable[[Journal, int], None]:
    """Record rounds of three commands and five events each."""

    def play(journal: Journal, rounds: int) -> None:
        begin = 0 if journal.last is None else journal.last.round
        for number in range(begin + 1, begin + rounds + 1):
            for name, kinds in (
                ("open", ("RoundOpened",)),
                ("start", ("GameStarted", "MeterMoved")),
                ("end", ("GameEnded", "RoundClosed")),
            ):
                journal.append(
                    [Entry(kind, {"round": number, "cents": 1284637}, number) for kind in kinds],
                    digest="d" * 64,
                    command_id=f"{name}-{number}",
                )

    return play


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed journal of sixty real rounds; copy it before changing it."""
    path = tmp_path_factory.mktemp("played") / "crazy4.training.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(60)
    return path


@pytest.fixture
def played_rounds(played_once: Path, tmp_path: Path) -> Path:
    """A copy of sixty real rounds, to do with what a test likes."""
    path = tmp_path / "played" / played_once.name
    path.parent.mkdir()
    path.write_bytes(played_once.read_bytes())
    return path
