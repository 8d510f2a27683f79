"""The chain is checked beside the table; what is found is said, and where it came to is kept."""

from collections.abc import Callable, Iterator

from dealer_assist.desk.background import Work, run_in_thread
from dealer_assist.desk.chain_watch import AGAIN_SECONDS, KEEP_EVERY, ChainWatch, alert_of
from dealer_assist.journal.audit.verify import Finding
from dealer_assist.journal.chain import Head
from dealer_assist.journal.head_file import Checked


def at_once(work: Work) -> Callable[[], None]:
    """Work in the same thread, so that a test sees its end."""
    work()
    return lambda: None


def marks(count: int) -> list[Head | Finding]:
    return [Head(number, "ab") for number in range(1, count + 1)]


def watch(
    steps: list[Head | Finding], *more: Head | Finding, waits: int = 10**6
) -> tuple[list[Checked], list[str], list[float]]:
    """Run a watch to its end, or until it was told to end at a wait."""
    noted: list[Checked] = []
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
    assert noted == [Checked(Head(3, "ab"), is_done=True)]
    assert said == []
    assert waited[0] > waited[1]
    assert waited[-1] == AGAIN_SECONDS


def test_what_is_added_while_the_table_runs_is_walked_after_within_a_minute() -> None:
    noted, said, waited = watch(marks(3), Head(4, "ab"), Finding(5, "event 5 is missing"))
    assert said == ["event 5: event 5 is missing"]
    assert noted[-1] == Checked(Head(4, "ab"), "event 5: event 5 is missing")
    assert AGAIN_SECONDS < 60
    assert AGAIN_SECONDS in waited


def test_a_finding_is_said_once_and_kept() -> None:
    noted, said, _ = watch([*marks(2), Finding(250, "event 250 is missing")])
    assert said == ["event 250: event 250 is missing"]
    assert noted == [Checked(Head(2, "ab"), "event 250: event 250 is missing")]


def test_a_check_that_is_ended_goes_on_from_there_the_next_time() -> None:
    noted, _, _ = watch(marks(9), waits=4)
    assert noted == [Checked(Head(4, "ab"))]


def test_a_check_that_is_ended_before_it_began_forgets_nothing() -> None:
    assert watch(marks(9), waits=0)[0] == []


def test_its_progress_is_kept_now_and_then() -> None:
    noted, _, _ = watch(marks(KEEP_EVERY * 2 + 1))
    assert [one.upto.seq for one in noted] == [KEEP_EVERY, KEEP_EVERY * 2, KEEP_EVERY * 2 + 1]


def test_a_table_that_closes_does_not_wait_for_the_chain() -> None:
    def endless() -> Iterator[Head | Finding]:
        while True:
            yield Head(1, "ab")

    noted: list[Checked] = []
    watching = ChainWatch(
        lambda begin: endless(), Head(0, ""), noted.append, lambda said: None, start=run_in_thread
    )
    watching.finish()
    assert noted == []


def test_the_alert_says_what_to_do() -> None:
    alert = alert_of("event 250: event 250 is missing")
    assert (alert.key, alert.kind) == ("journal", "chain")
    assert "event 250 is missing" in alert.sentence
    assert "call a technician" in alert.sentence
