"""A start screen is well when every item of it is."""

from dealer_assist.ui.looks import ActionLook
from dealer_assist.ui.start_looks import CheckLook, StartLook


def look(*checks: CheckLook) -> StartLook:
    return StartLook("", "", checks, "", (), "", ActionLook("games", "", ""))


def test_one_item_that_is_not_well_is_enough() -> None:
    assert look(CheckLook("Disk", "free")).is_well
    assert not look(CheckLook("Disk", "free"), CheckLook("Clock", "", is_well=False)).is_well
