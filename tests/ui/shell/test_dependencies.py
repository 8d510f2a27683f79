"""What a table's face is given besides the table: without more it keeps nothing and is silent."""

from dealer_assist.desk.clock import WallClock
from dealer_assist.devices.connect import connect
from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.ui.shell.dependencies import TableServices
from dealer_assist.ui.toolkit.values.preferences import Preferences


def test_a_plain_table_has_its_own_shelf_no_journal_and_no_sound() -> None:
    clock = WallClock()
    rack = connect({}, (), clock_ms=clock.ms, random=None)
    first, second = (TableServices(rack, (), clock, lambda: "id", page_class) for _ in range(2))
    first.preferences.keep("dealer-1", Preferences(left_handed=True))
    assert second.preferences.of("dealer-1") == Preferences()
    assert (first.journal, first.go, first.find_player) == (None, None, None)
