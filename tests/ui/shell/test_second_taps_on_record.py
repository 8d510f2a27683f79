"""Second taps where a touch is on record at once: a toke by T, a ruling from HISTORY.

Each touch twice on one spot, at every rhythm from 0 to 1.5 s; `journal_for` is a real journal.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from dealt_table import shipped
from journalled import journal_for

from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Toke
from dealer_assist.value import replace
from tests.support.seated_table import SeatedTable

QUICK_MS = (400, 1_200)
EVERY_MS = tuple(ms for ms in range(0, 1_501, 100) if ms not in QUICK_MS)
RHYTHMS = (*QUICK_MS, *(pytest.param(ms, marks=pytest.mark.long) for ms in EVERY_MS))
T5, T1 = "T\N{NO-BREAK SPACE}$5", "T\N{NO-BREAK SPACE}$1"
WAY = ("MENU", "HISTORY", "Ruling on round 1")
RULING = ("Underpaid", "5", "QUEENS UP", "$25", "$5", "$5")
PAUSE_MS = 2_000


def again(seated: SeatedTable, words: str, rhythm_ms: int) -> None:
    """Touch a control, and its spot once more."""
    control = seated.hand.ready(words)
    seated.read(control)
    point = seated.hand.place_of(control)
    seated.tap_at(point.x(), point.y())
    seated.wait(rhythm_ms)
    seated.tap_at(point.x(), point.y())
    seated.wait(PAUSE_MS)


@pytest.mark.parametrize("rhythm_ms", RHYTHMS)
def test_a_toke_lies_once_however_fast_its_chip_is_touched_again(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    seated = seat_at(replace(shipped("crazy4-nexus"), practices=Practices(tokes=TokeLimits())))
    seated.open()
    seated.seat(5)
    again(seated, "ANTE", rhythm_ms)
    assert seated.table.round.tokes == {}
    for words, lies in ((T5, 500), (T1, 600), ("TAKE OFF", 0), (T5, 500)):
        again(seated, words, rhythm_ms)
        assert seated.table.round.tokes == ({(5, "ante"): Toke(lies)} if lies else {}), words


@pytest.mark.parametrize("rhythm_ms", RHYTHMS)
def test_a_ruling_from_the_history_is_on_record_once(
    seat_at: Callable[..., SeatedTable], tmp_path: Path, rhythm_ms: int
) -> None:
    seated = seat_at(replace(shipped("crazy4-nexus"), practices=Practices(rulings=True)))
    with journal_for(seated, tmp_path):
        seated.start(5)
        seated.end()
        before = seated.table
        for words in WAY:
            seated.press(words)
        for words in RULING:
            again(seated, words, rhythm_ms)
        if seated.hand.control("RECORD RULING").reason == "Which seat?":
            seated.press("5")  # a second touch lets a chosen seat go, and the page says so
        assert seated.table == before, "nothing is on record before RECORD RULING and its card"
        again(seated, "RECORD RULING", rhythm_ms)
        assert seated.table.lasting.rulings_so_far == 0
        again(seated, "Supervisor", rhythm_ms)
        assert seated.table.lasting.rulings_so_far == 1
