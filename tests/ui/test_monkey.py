"""A monkey may touch everything: no exception, no invalid state, no cent lost, no widget left."""

import gc
import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from journalled import journal_for
from monkey import Monkey
from PySide6.QtGui import QPointingDevice
from sampled import sampled
from seated_table import SeatedTable
from shipped_tables import SCREENS

from dealer_assist.desk.steps import resume
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.journal.store import Journal

SAMPLE = ("crazy4-nexus", "holdem-aquarius", "house-money-nexus", "dragon-nexus")
SHORT, LONG = 240, 20_000  # at four tables 960; the long one goes to every table there is
COME_AND_GO = 60  # buttons of the last menu and sheet, notices, a start screen: made when needed
FULL = "Nothing was recorded: the disk is full. Free some space and try again"


def disk_that_fills(table: SeatedTable, journal: Journal) -> None:
    """Record into the journal, and refuse while the notebook is told to be full."""

    def append(entries: Sequence[Entry], *, digest: str, command_id: str = "") -> int:
        if table.notebook.is_full:
            raise NotRecorded(journal.path, FULL)
        return journal.append(entries, digest=digest, command_id=command_id)

    table.notebook.append = append  # type: ignore[method-assign]


def let_loose(
    table: SeatedTable, monkey: Monkey, times: int, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with journal_for(table, folder) as journal:
        disk_that_fills(table, journal)
        table.open()
        with caplog.at_level(logging.ERROR):
            monkey.play(times)
            monkey.come_to_rest()
        errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
        assert [one.getMessage() for one in errors] == []
        assert list(journal.verify()) == []
        assert resume(table.table.setup, journal) == table.table
    counts = monkey.widgets_at_rest
    assert max(counts[len(counts) // 3 :]) <= counts[0] + COME_AND_GO, "widgets are left behind"


@pytest.fixture(autouse=True)
def counted_soon() -> Iterator[None]:
    """Let go of widgets as soon as the program itself would: they are counted."""
    gc.collect()
    gc.freeze()  # what other tests left is not looked through again and again
    gc.enable()
    yield
    gc.disable()
    gc.unfreeze()


Seat = Callable[[str], SeatedTable]


@pytest.mark.parametrize("name", sampled(SAMPLE, 2))
def test_a_monkey_breaks_nothing(
    seat_at: Seat, touchscreen: QPointingDevice, name: str, tmp_path: Path, caplog
) -> None:
    table = seat_at(name).paint_always()
    monkey = Monkey(table, touchscreen, seed=7)
    let_loose(table, monkey, SHORT, tmp_path, caplog)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", SCREENS)
def test_a_patient_monkey_breaks_nothing_either(
    seat_at: Seat, touchscreen: QPointingDevice, name: str, tmp_path: Path, caplog
) -> None:
    table = seat_at(name).paint_always()
    monkey = Monkey(table, touchscreen, seed=11)
    let_loose(table, monkey, LONG, tmp_path, caplog)
    print(
        f"{name}: {dict(monkey.done)}, rounds {table.table.round.number}, "
        f"pages {dict(monkey.pages)}"
    )
