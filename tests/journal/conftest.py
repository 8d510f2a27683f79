"""A journal on a real file, with a clock that tests can set."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

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
