"""What a table's face is given besides the table: without more it keeps nothing and is silent."""

from dealer_assist.desk.clock import WallClock
from dealer_assist.devices.connect import connect
from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.surroundings import Surroundings


def test_a_plain_table_has_its_own_shelf_no_journal_and_no_sound() -> None:
    clock = WallClock()
    rack = connect({}, (), clock_ms=clock.ms, random=None)
    first, second = (Surroundings(rack, (), clock, lambda: "id") for _ in range(2))
    first.shelf.keep("dealer-1", Settings(left_handed=True))
    assert second.shelf.of("dealer-1") == Settings()
    assert (first.journal, first.go, first.find_player) == (None, None, None)
