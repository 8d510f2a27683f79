"""The count in the panel: numbers to touch, then both numbers and what to do."""

from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import COUNT_REQUIRED, Practices, TableSetup
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.panel.chip_count import count_panel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


def test_the_number_is_touched_and_the_screens_own_is_not_told_before(
    seat_at, crazy4_nexus: TableSetup
) -> None:
    setup = replace(crazy4_nexus, practices=Practices(count_chips=COUNT_REQUIRED))
    table: SeatedTable = seat_at(setup)
    table.start(1, 3)
    panel = count_panel(table.table)
    assert panel is not None
    assert [one.label for one in panel.answers] == [str(n) for n in range(8)]
    assert panel.answers[2].touch == Do(c.CountChips("A", 2))
    shown = table.face.views.table.model
    assert shown is not None
    assert shown.meters[0].note == "Wagers locked in"
    assert table.rack.simulated.sensors is not None
    table.press("1")
    again = count_panel(table.table)
    assert again is not None
    assert [one.label for one in again.answers] == [
        "COUNT AGAIN",
        "SENSOR WAS WRONG",
        "CHIP NOT FOUND",
    ]
    assert again.answers[0].state is ActionState.NEXT
    lamps = {seat: table.rack.simulated.sensors.lamp(seat, "A") for seat in (1, 2, 3)}
    assert lamps == {1: "lit", 2: "off", 3: "lit"}
    table.press("COUNT AGAIN")
    table.press("2")
    assert count_panel(table.table) is None
    assert {table.rack.simulated.sensors.lamp(seat, "A") for seat in (1, 3)} == {"locked"}


def test_a_sensor_that_was_wrong_is_overruled_by_seat_and_card(
    seat_at, crazy4_nexus: TableSetup
) -> None:
    setup = replace(crazy4_nexus, practices=Practices(count_chips=COUNT_REQUIRED))
    table: SeatedTable = seat_at(setup)
    table.start(1, 3)
    for words in ("1", "SENSOR WAS WRONG", "SEAT 3"):
        table.press(words)
    assert table.table.sensors[3, "A"].locked_cents == 100
    table.swipe("supervisor-1")
    assert table.table.sensors[3, "A"].locked_cents == 0
    assert count_panel(table.table) is None
