"""How long a ruling takes from the table to the record, at the rhythm of a hand.

The hand is replaced by a touch every 1.2 s, and 2 s for a card that lies ready; pages that ask to
be read first have their own time in it, for the clock is the table's.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from journalled import journal_for
from seated_table import SeatedTable

from dealer_assist.table.setup.table_setup import Practices, TableSetup

TOUCH_MS, CARD_MS, MOST_MS = 1_200, 2_000, 15_000
UNDERPAID = ("Underpaid", "5", "QUEENS UP", "$25", "$5", "$5")
MISSED = ("Missed bet", "5", "ANTE", "$5")
DEAD = ("Dead hand", "1", "3")
NOW, LATER = ("MENU", "RULING"), ("MENU", "HISTORY", "LOOK AT ROUND 1", "RULING")


@pytest.fixture
def table(seat_at, crazy4_nexus: TableSetup, tmp_path: Path) -> Iterator[SeatedTable]:
    seated = seat_at(replace(crazy4_nexus, practices=Practices(rulings=True)))
    with journal_for(seated, tmp_path):
        seated.start(5)
        yield seated


def taken_ms(table: SeatedTable, touches: tuple[str, ...]) -> int:
    """Touch one after the other, swipe, and give what the clock says when it is on record."""
    begun = table.clock.ms()
    for words in (*touches, "RECORD RULING"):
        before = table.clock.ms()
        table.press(words)
        table.wait(max(0, TOUCH_MS - (table.clock.ms() - before)))
    table.wait(CARD_MS)
    table.swipe("supervisor-1")
    assert table.table.rulings_so_far == 1
    return table.clock.ms() - begun


@pytest.mark.parametrize("answers", [UNDERPAID, MISSED, DEAD])
def test_during_the_round(table: SeatedTable, answers: tuple[str, ...]) -> None:
    assert taken_ms(table, (*NOW, *answers)) < MOST_MS


@pytest.mark.parametrize("answers", [MISSED, DEAD])
def test_later_from_the_history(table: SeatedTable, answers: tuple[str, ...]) -> None:
    table.end()
    assert taken_ms(table, (*LATER, *answers)) < MOST_MS


def test_an_underpay_of_three_chips_later_is_as_long_as_its_touches(table: SeatedTable) -> None:
    table.end()
    touches = len((*LATER, *UNDERPAID)) + 1
    assert taken_ms(table, (*LATER, *UNDERPAID)) <= touches * TOUCH_MS + CARD_MS + 1_000
