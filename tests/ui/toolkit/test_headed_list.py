"""A list in a box, with other lists beside it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.grid import Column, Grid, Row, cells
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.models.touches import Button, Tab
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.headed_list import HeadedList

ROWS = Grid((Column("What"),), (Row(cells("One"), button=Button("a", "GO", "")),))
TABS = (Tab("one", "One", "list", is_selected=True), Tab("two", "Two", "list"))


@pytest.fixture
def headed(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> HeadedList:
    made = HeadedList(context)
    shown(made, 1200, 700)
    made.place(QRectF(0, 0, 1200, 700), 1.0)
    return made


def test_without_tabs_the_rows_begin_under_the_title(headed: HeadedList) -> None:
    headed.show_state(HeadedModel("Alerts", ROWS))
    alone = headed.rows.y()
    headed.show_state(HeadedModel("Alerts", ROWS, "A line more", TABS))
    assert headed.rows.y() > alone + 76
    assert headed.rows.geometry().bottom() < headed.height()


def test_a_tab_and_a_row_name_themselves(headed: HeadedList) -> None:
    headed.show_state(HeadedModel("Alerts", ROWS, tabs=TABS))
    named: list[str] = []
    headed.turned.connect(named.append)
    headed.pressed.connect(named.append)
    headed.tabs[1].fired.emit()
    headed.rows.buttons.shown[0].fired.emit()
    assert named == ["two", "a"]


def test_trouble_shows_in_another_colour(
    headed: HeadedList, picture: Callable[[QWidget], bytes]
) -> None:
    headed.show_state(HeadedModel("Alerts", ROWS, "It was refused"))
    plain = picture(headed)
    headed.show_state(HeadedModel("Alerts", ROWS, "It was refused", is_trouble=True))
    assert picture(headed) != plain
