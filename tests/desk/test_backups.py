"""Backups come when the table closes and every so many rounds, once each."""

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.desk import backups as module
from dealer_assist.desk.background import Work, run_in_thread
from dealer_assist.desk.backups import Backups
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table


def at_once(work: Work) -> Callable[[], None]:
    """Work in the same thread, so that a test sees its end."""
    work()
    return lambda: None


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    return Table(crazy4_nexus, phase=Phase.BETTING, round=1)


def test_a_closed_table_is_backed_up_once(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=at_once)
    closed = replace(table, phase=Phase.CLOSED, round=7)
    backups.notice(closed)
    backups.notice(closed)
    assert made == [1]


def test_a_table_that_is_found_closed_is_not_backed_up_again(table: Table) -> None:
    made: list[int] = []
    closed = replace(table, phase=Phase.CLOSED, round=7)
    backups = Backups(lambda: made.append(1), closed, start=at_once)
    backups.notice(closed)
    assert made == []
    backups.notice(replace(table, round=8))
    backups.notice(replace(table, phase=Phase.CLOSED, round=8))
    assert made == [1]


def test_a_table_that_was_never_opened_has_nothing_to_back_up(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=at_once)
    backups.notice(replace(table, phase=Phase.CLOSED, round=0))
    assert made == []


def test_every_so_many_rounds_are_backed_up_when_the_next_one_opens(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, every=3, start=at_once)
    counts = []
    for number in range(1, 9):
        backups.notice(replace(table, round=number))
        counts.append(len(made))
    assert counts == [0, 0, 0, 1, 1, 1, 2, 2]


def test_a_backup_that_fails_is_said_until_one_succeeds(table: Table) -> None:
    trouble = [NotRecorded(Path("there"), "No backup could be made: see to that disk.")]

    def back_up() -> None:
        if trouble:
            raise trouble.pop()

    backups = Backups(back_up, table, start=at_once)
    backups.notice(replace(table, phase=Phase.CLOSED, round=7))
    assert "see to that disk" in backups.trouble
    backups.notice(replace(table, phase=Phase.CLOSED, round=8))
    assert backups.trouble == ""


def test_a_backup_runs_beside_the_table_and_is_finished_in_the_end(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=run_in_thread)
    backups.finish()
    backups.notice(replace(table, phase=Phase.CLOSED, round=7))
    backups.finish()
    assert made == [1]


def test_nobody_waits_for_breaths_at_the_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BREATH_SECONDS", 3600.0)
    threads: list[threading.Thread] = []

    def start(work: Work) -> Callable[[], None]:
        threads.append(threading.Thread(target=work, daemon=True))
        threads[0].start()
        return lambda: threads[0].join(timeout=10)

    backups = Backups(lambda: backups.breathe(), table, start=start)
    backups.notice(replace(table, phase=Phase.CLOSED, round=7))
    (thread,) = threads
    assert thread.is_alive()
    backups.finish()
    assert not thread.is_alive()
