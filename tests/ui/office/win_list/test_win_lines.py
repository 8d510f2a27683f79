"""A page of wins as it is seen: it asks nobody, it tells what fits and what was touched."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.paint.win_lines import WinLines
from dealer_assist.ui.office.win_list import WinPageModel, WinRowModel, WinsFit, WinsTurned
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import Button

Show = Callable[[QWidget, int, int], None]


def row(number: str) -> WinRowModel[str]:
    button = Button(number, "", "moneybag", name=f"WIN PAGE {number}")
    return WinRowModel("14 Mar 21:44", "Seat 5", "Four Aces", "$5.00", "", 0, button)


@pytest.fixture
def lines(context: UiContext) -> WinLines:
    return WinLines(context)


def test_it_tells_how_many_fit_whenever_that_changes(lines: WinLines, shown: Show) -> None:
    told: list[object] = []
    lines.touched.connect(told.append)
    shown(lines, 1_580, 280)
    lines.arrange()
    lines.arrange()
    lines.resize(1_580, 900)
    lines.arrange()
    assert told[-2:] == [WinsFit(2), WinsFit(8)]
    assert len(set(told)) == len(told)


def test_buttons_and_turns_are_told(lines: WinLines, shown: Show) -> None:
    shown(lines, 1_580, 280)
    told: list[object] = []
    lines.touched.connect(told.append)
    lines.show_state(
        WinPageModel((row("3"), row("2")), (Button(WinsTurned(1), "OLDER", "arrow-right"),))
    )
    lines.rows.shown[1].button.fired.emit()
    lines.turns.shown[0].fired.emit()
    assert told == ["2", WinsTurned(1)]


def test_one_page_needs_no_pager(lines: WinLines, shown: Show) -> None:
    shown(lines, 1_580, 900)
    lines.show_state(WinPageModel((row("3"),)))
    assert (len(lines.rows), len(lines.turns)) == (1, 0)
