"""How long a ruling takes from the table to the record, at the rhythm of a hand.

The hand is replaced by a touch every 1.2 s, and 2 s for a card that lies ready; pages that ask to
be read first have their own time in it, for the clock is the table's.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from journalled import journal_for
from sampled import sampled
from seated_table import SeatedTable

from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices, TableSetup
from dealer_assist.value import replace

TOUCH_MS, CARD_MS, MOST_MS = 1_200, 2_000, 15_000
ANSWERS = {
    r.MISSED: ("Missed bet", "5", "ANTE", "$25", "$5", "$5"),
    r.UNDERPAID: ("Underpaid", "5", "QUEENS UP", "$25", "$5", "$5"),
    r.OVERPAID: ("Overpaid", "5", "QUEENS UP", "$25", "$0.00", "$5"),
    r.DEAD: ("Dead hand", "1", "3", "5"),
    r.EXPOSED: ("Exposed card", "5", "card burned"),
    r.COUNT: ("Wrong count",),
    r.LATE: ("Late bet", "5", "ANTE", "$25", "$5", "$5"),
    r.OTHER: ("Other", "5", "ANTE", "$25", "$5", "$5"),
}
"""What is answered for each kind; the table knows no wager, so that nothing is filled in."""
NOW, LATER = ("MENU", "RULING"), ("MENU", "HISTORY", "Ruling on round 1")


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
    assert table.table.lasting.rulings_so_far == 1
    return table.clock.ms() - begun


def test_every_kind_is_timed() -> None:
    assert tuple(ANSWERS) == r.KINDS


@pytest.mark.parametrize("kind", r.KINDS)
def test_during_the_round(table: SeatedTable, kind: str) -> None:
    assert taken_ms(table, (*NOW, *ANSWERS[kind])) < MOST_MS


@pytest.mark.parametrize("kind", sampled(r.KINDS, 4))
def test_later_from_the_history(table: SeatedTable, kind: str) -> None:
    table.end()
    assert taken_ms(table, (*LATER, *ANSWERS[kind])) < MOST_MS
