"""One item of the self-check: what is not well gets all the room its sentence needs."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.table import CheckModel
from dealer_assist.ui.table.check_row import WELL_HEIGHT, CheckRow

LONG = "A sentence of some length that says what was found. And what to do about it. " * 2


def test_an_item_that_is_well_takes_one_line(context) -> None:
    row = CheckRow(context)
    row.show_state(CheckModel("Disk", "81,313 MB free"))
    assert row.wanted_height(500) == WELL_HEIGHT


@pytest.mark.parametrize("found", ["No answer. Check the cable.", LONG])
def test_all_of_what_is_not_well_is_read(context, shown, cut_texts, found: str) -> None:
    row = CheckRow(context)
    row.show_state(CheckModel("Card reader", found, is_well=False))
    high = row.wanted_height(700)
    shown(row, 700, round(high))
    row.place(QRectF(0, 0, 700, high), 1.0)
    row.grab()
    assert cut_texts(row) == []


def test_well_and_not_well_differ_for_the_eye(context, shown, picture) -> None:
    row = CheckRow(context)
    shown(row, 700, 90)
    row.show_state(CheckModel("Disk", "12 MB free"))
    well = picture(row)
    row.show_state(CheckModel("Disk", "12 MB free", is_well=False))
    assert picture(row) != well


def test_assistive_tools_hear_what_was_found(context) -> None:
    row = CheckRow(context)
    row.show_state(CheckModel("Disk", "12 MB free"))
    assert (row.accessibleName(), row.accessibleDescription()) == ("Disk", "12 MB free")
    assert row.model.name == "Disk"
