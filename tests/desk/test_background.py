"""Work beside the table is done in another thread, and can be waited for."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from table_facts import changed, table_of

from dealer_assist.desk import background as module
from dealer_assist.desk.background import (
    AGAIN_SECONDS,
    KEEP_EVERY,
    Backups,
    ChainWatch,
    Work,
    alert_of,
    run_in_thread,
)
from dealer_assist.journal.audit.verify import Finding
from dealer_assist.journal.chain import Head
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.journal.head_file import ChainChecked
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table


def test_a_work_is_done_in_a_thread_of_its_own_and_its_end_is_waited_for() -> None:
    begun, done_in = threading.Event(), list[int]()

    def work() -> None:
        begun.wait(10)
        done_in.append(threading.get_ident())

    join = run_in_thread(work)
    assert done_in == []  # the table went on while the work waited
    begun.set()
    join()
    assert done_in
    assert done_in[0] != threading.get_ident()


def at_once(work: Work) -> Callable[[], None]:
    """Work in the same thread, so that a test sees its end."""
    work()
    return lambda: None


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    return table_of(crazy4_nexus, phase=Phase.BETTING, round=1)


def test_a_closed_table_is_backed_up_once(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=at_once)
    closed = changed(table, phase=Phase.CLOSED, round=7)
    backups.notice(closed)
    backups.notice(closed)
    assert made == [1]


def test_a_table_that_is_found_closed_is_not_backed_up_again(table: Table) -> None:
    made: list[int] = []
    closed = changed(table, phase=Phase.CLOSED, round=7)
    backups = Backups(lambda: made.append(1), closed, start=at_once)
    backups.notice(closed)
    assert made == []
    backups.notice(changed(table, round=8))
    backups.notice(changed(table, phase=Phase.CLOSED, round=8))
    assert made == [1]


def test_a_table_that_was_never_opened_has_nothing_to_back_up(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=at_once)
    backups.notice(changed(table, phase=Phase.CLOSED, round=0))
    assert made == []


def test_every_so_many_rounds_are_backed_up_when_the_next_one_opens(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, every=3, start=at_once)
    counts = []
    for number in range(1, 9):
        backups.notice(changed(table, round=number))
        counts.append(len(made))
    assert counts == [0, 0, 0, 1, 1, 1, 2, 2]


def test_a_backup_that_fails_is_said_until_one_succeeds(table: Table) -> None:
    trouble = [NotRecorded(Path("there"), "No backup could be made: see to that disk.")]

    def back_up() -> None:
        if trouble:
            raise trouble.pop()

    backups = Backups(back_up, table, start=at_once)
    backups.notice(changed(table, phase=Phase.CLOSED, round=7))
    assert "see to that disk" in backups.trouble
    backups.notice(changed(table, phase=Phase.CLOSED, round=8))
    assert backups.trouble == ""


def test_a_backup_runs_beside_the_table_and_is_finished_in_the_end(table: Table) -> None:
    made: list[int] = []
    backups = Backups(lambda: made.append(1), table, start=run_in_thread)
    backups.finish()
    backups.notice(changed(table, phase=Phase.CLOSED, round=7))
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
    backups.notice(changed(table, phase=Phase.CLOSED, round=7))
    (thread,) = threads
    assert thread.is_alive()
    backups.finish()
    assert not thread.is_alive()


def marks(count: int) -> list[Head | Finding]:
    return [Head(number, "ab") for number in range(1, count + 1)]


def watch(
    steps: list[Head | Finding], *more: Head | Finding, waits: int = 10**6
) -> tuple[list[ChainChecked], list[str], list[float]]:
    """Run a watch to its end, or until it was told to end at a wait."""
    noted: list[ChainChecked] = []
    said: list[str] = []
    waited: list[float] = []

    def wait(seconds: float) -> bool:
        waited.append(seconds)
        return len(waited) > waits or (seconds == AGAIN_SECONDS and not passes)

    passes = [steps] + ([list(more)] if more else [])
    begun: list[Head] = []

    def steps_from(begin: Head) -> Iterator[Head | Finding]:
        begun.append(begin)
        return iter(passes.pop(0))

    ChainWatch(steps_from, Head(0, ""), noted.append, said.append, start=at_once, wait=wait)
    assert begun[:1] in ([], [Head(0, "")])
    assert begun[1:] in ([], [steps[-1]])
    return noted, said, waited


def test_a_whole_chain_is_noted_as_done_and_nothing_is_said() -> None:
    noted, said, waited = watch(marks(3))
    assert noted == [ChainChecked(Head(3, "ab"), is_done=True)]
    assert said == []
    assert waited[0] > waited[1]
    assert waited[-1] == AGAIN_SECONDS


def test_what_is_added_while_the_table_runs_is_walked_after_within_a_minute() -> None:
    noted, said, waited = watch(marks(3), Head(4, "ab"), Finding(5, "event 5 is missing"))
    assert said == ["event 5: event 5 is missing"]
    assert noted[-1] == ChainChecked(Head(4, "ab"), "event 5: event 5 is missing")
    assert AGAIN_SECONDS < 60
    assert AGAIN_SECONDS in waited


def test_a_finding_is_said_once_and_kept() -> None:
    noted, said, _ = watch([*marks(2), Finding(250, "event 250 is missing")])
    assert said == ["event 250: event 250 is missing"]
    assert noted == [ChainChecked(Head(2, "ab"), "event 250: event 250 is missing")]


def test_a_check_that_is_ended_goes_on_from_there_the_next_time() -> None:
    noted, _, _ = watch(marks(9), waits=4)
    assert noted == [ChainChecked(Head(4, "ab"))]


def test_a_check_that_is_ended_before_it_began_forgets_nothing() -> None:
    assert watch(marks(9), waits=0)[0] == []


def test_its_progress_is_kept_now_and_then() -> None:
    noted, _, _ = watch(marks(KEEP_EVERY * 2 + 1))
    assert [one.upto.seq for one in noted] == [KEEP_EVERY, KEEP_EVERY * 2, KEEP_EVERY * 2 + 1]


def test_a_table_that_closes_does_not_wait_for_the_chain() -> None:
    def endless() -> Iterator[Head | Finding]:
        while True:
            yield Head(1, "ab")

    noted: list[ChainChecked] = []
    watching = ChainWatch(
        lambda begin: endless(), Head(0, ""), noted.append, lambda said: None, start=run_in_thread
    )
    watching.finish()
    assert noted == []


def test_the_alert_says_what_to_do() -> None:
    alert = alert_of("event 250: event 250 is missing")
    assert (alert.key, alert.kind) == ("journal", "chain")
    assert "event 250 is missing" in alert.sentence
    assert "Call a technician" in alert.sentence
