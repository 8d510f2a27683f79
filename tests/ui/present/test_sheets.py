"""The questions over the table: every void has a reason, the menu says what it cannot do now."""

from dealer_assist.ui.looks import ActionState
from dealer_assist.ui.present import sheets


def test_a_void_asks_for_a_reason_of_the_jurisdiction(crazy4) -> None:
    look = sheets.void_sheet(crazy4.open().table)
    reasons = crazy4.table.setup.void_reasons
    assert [choice.key.removeprefix(sheets.REASON) for choice in look.choices] == list(reasons)
    assert look.back.key == sheets.BACK


def test_the_table_can_be_closed_between_rounds_only(crazy4) -> None:
    close = sheets.menu_sheet(crazy4.open().table).choices[0]
    assert (close.key, close.state) == (sheets.CLOSE, ActionState.AVAILABLE)
    close = sheets.menu_sheet(crazy4.start(5).table).choices[0]
    assert (close.state, close.reason) == (ActionState.NOT_YET, "Between rounds only")
