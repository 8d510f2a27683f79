"""The start screen: what is not well comes first, and the table opens all the same."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from seated_table import SeatedTable

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.table.actions import (
    ActionPressed,
    Go,
)
from dealer_assist.ui.table.model.table import CheckLine, StartModel
from dealer_assist.ui.table.start_screen import WELL_HEIGHT, CheckRow, StartScreen
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import replace

WELL = tuple(CheckLine(name, "as it should be") for name in ["Program", "Journal", "Clock", "Disk"])
WRONG = CheckLine("Card reader", "No answer. Check the cable.", is_well=False)
LOOK = StartModel(
    "Self-check",
    "All 4 checks passed",
    WELL,
    "Crazy 4 Poker",
    (("Limits", "Ante $5 to $100"),),
    "First opening",
    Button(Go("games"), "CHOOSE ANOTHER GAME", "menu"),
)


@pytest.fixture
def screen(context, shown) -> StartScreen:
    screen = StartScreen(context)
    shown(screen, 1880, 412)
    screen.place(QRectF(0, 0, 1880, 412), 1.0)
    screen.show_state(LOOK)
    return screen


def test_what_is_not_well_comes_first(screen: StartScreen) -> None:
    screen.show_state(replace(LOOK, checks=(*WELL, WRONG)))
    assert screen.rows[0].model == WRONG
    assert screen.rows[0].width() > screen.rows[1].width()


def test_what_is_not_well_is_never_left_out_for_what_is(screen: StartScreen) -> None:
    wrong = tuple(replace(WRONG, name=f"Item {number}") for number in range(3))
    screen.show_state(replace(LOOK, checks=(*WELL * 3, *wrong)))
    seen = [row.model for row in screen.rows if row.isVisible()]
    assert set(wrong) <= set(seen)
    bottom = max(row.geometry().bottom() for row in screen.rows if row.isVisible())
    assert bottom <= screen.height()


TAKE = Button(Go("update"), "TAKE IT", "check", "Update")


@pytest.mark.parametrize("faults", [0, 1, 12])
def test_take_it_is_beside_the_checks_and_over_none(screen: StartScreen, faults: int) -> None:
    assert not screen.take.isVisible()
    wrong = tuple(replace(WRONG, name=f"Item {number}") for number in range(faults))
    screen.show_state(replace(LOOK, checks=(*WELL, *wrong), take=TAKE))
    assert screen.take.isVisible()
    at = screen.take.geometry()
    shown_rows = [row.geometry() for row in screen.rows if row.isVisible()]
    assert not any(at.intersects(one) for one in shown_rows)
    assert screen.more.isVisible() == (faults == 12)
    assert not (screen.more.isVisible() and at.intersects(screen.more.geometry()))
    assert screen.rect().contains(at)
    screen.show_state(LOOK)
    assert not screen.take.isVisible()


def test_the_same_is_laid_out_once_and_anew_where_it_has_another_room(
    screen: StartScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[object] = []
    lay_well = screen._lay_well

    def note(*given: Any) -> None:
        laid.append(given)
        lay_well(*given)

    monkeypatch.setattr(screen, "_lay_well", note)
    screen.place(QRectF(0, 0, 1880, 412), 1.0)
    screen.arrange()
    assert not laid
    screen.place(QRectF(0, 0, 1600, 400), 1.0)
    assert len(laid) == 1
    screen.show_state(replace(LOOK, checks=(*WELL, WRONG)))
    assert len(laid) == 2
    assert max(row.geometry().right() for row in screen.rows) < 1600


MANY = tuple(replace(WRONG, name=f"Item {number}") for number in range(9))


@pytest.mark.parametrize("hand", ["right", "left"])
def test_all_that_is_not_well_is_reached_where_it_does_not_fit(
    context, shown, fingers, cut_texts, clock, hand: str
) -> None:
    screen = StartScreen(replace(context, is_left_handed=hand == "left"))
    shown(screen, 1880, 412)
    screen.place(QRectF(0, 0, 1880, 412), 1.0)
    screen.show_state(replace(LOOK, checks=(*WELL, *MANY)))
    seen: list[CheckLine] = []
    for page in ("Page 1 of 3", "Page 2 of 3", "Page 3 of 3"):
        assert screen.more.model.detail == page
        rows = [row for row in screen.rows if row.isVisible() and not row.model.is_well]
        places = [row.geometry() for row in rows] + [screen.more.geometry()]
        assert all(screen.rect().contains(place) for place in places)
        assert not any(a.intersects(b) for a in places for b in places if a is not b)
        screen.grab()
        assert cut_texts(screen) == []
        seen += [row.model for row in rows]
        clock.advance(1_000)
        fingers.tap(screen.more)
    assert seen == list(MANY)
    assert screen.more.model.detail == "Page 1 of 3"


def test_a_page_stays_while_other_items_change_and_goes_with_its_faults(
    screen: StartScreen, fingers
) -> None:
    screen.show_state(replace(LOOK, checks=(*WELL, *MANY)))
    fingers.tap(screen.more)
    screen.show_state(replace(LOOK, checks=(*WELL[:2], *MANY)))
    assert screen.more.model.detail == "Page 2 of 3"
    screen.show_state(replace(LOOK, checks=(*WELL, WRONG)))
    assert not screen.more.isVisible()
    assert screen.rows[0].isVisible()


def test_a_long_item_that_is_well_lies_across_the_columns(screen: StartScreen, cut_texts) -> None:
    long = CheckLine("Screen", "1920 × 1080, it size in mm not reported in millimetres")
    screen.show_state(replace(LOOK, checks=(long, *WELL)))
    (row,) = [row for row in screen.rows if row.model == long]
    assert row.width() > 1.9 * screen.rows[1].width()
    screen.grab()
    assert cut_texts(screen) == []
    assert not any(
        row.geometry().intersects(other.geometry()) for other in screen.rows if other is not row
    )


def test_rows_go_with_their_items(screen: StartScreen) -> None:
    screen.show_state(replace(LOOK, checks=WELL[:1]))
    assert [row.model for row in screen.rows] == [WELL[0]]


def test_a_left_hand_has_the_button_at_its_side(context, shown) -> None:
    screen = StartScreen(replace(context, is_left_handed=True))
    shown(screen, 1880, 412)
    screen.place(QRectF(0, 0, 1880, 412), 1.0)
    screen.show_state(LOOK)
    assert screen.choose.x() < screen.rows[0].x()


def test_another_game_is_one_touch_away(screen: StartScreen, fingers) -> None:
    chosen: list[object] = []
    screen.touched.connect(chosen.append)
    fingers.tap(screen.choose)
    assert chosen == [ActionPressed(Go("games"))]


def test_where_no_other_game_is_offered_there_is_no_button(screen: StartScreen) -> None:
    assert screen.model is not None
    screen.show_state(replace(screen.model, choose=None))
    assert screen.choose.isHidden()
    assert screen.isVisible()


def test_it_covers_the_felt_of_a_closed_table_and_goes_when_a_dealer_signs_in(
    seated: SeatedTable,
) -> None:
    start = seated.face.views.table.start
    assert start is not None
    assert start.isVisible()
    assert start.geometry() == seated.face.views.table.felt.geometry()
    seated.open()
    assert not start.isVisible()


def test_it_comes_back_with_the_closing_meter(seated: SeatedTable) -> None:
    seated.open()
    seated.desk.submit(c.CloseTable())
    start = seated.face.views.table.start
    assert start is not None
    assert start.isVisible()
    assert start.model is not None
    assert "Closing meter recorded: $5,000.00" in start.model.record


def test_a_dealer_opens_the_table_whatever_the_check_has_found(seated: SeatedTable) -> None:
    wrong = CheckItem("Disk", "12 MB free", is_well=False, cure="Make room")
    seated.desk.checks.add(lambda: (wrong,))
    seated.face.refresh()
    seated.press("Dealer M. Okafor")
    assert seated.table.round.phase is Phase.BETTING
    assert "Opening meter recorded" in seated.face.prompt.detail


LONG = "A sentence of some length that says what was found. And what to do about it. " * 2


def test_an_item_that_is_well_takes_one_line(context) -> None:
    row = CheckRow(context)
    row.show_state(CheckLine("Disk", "81,313 MB free"))
    assert row.wanted_height(500) == WELL_HEIGHT


@pytest.mark.parametrize("found", ["No answer. Check the cable.", LONG])
def test_all_of_what_is_not_well_is_read(context, shown, cut_texts, found: str) -> None:
    row = CheckRow(context)
    row.show_state(CheckLine("Card reader", found, is_well=False))
    high = row.wanted_height(700)
    shown(row, 700, round(high))
    row.place(QRectF(0, 0, 700, high), 1.0)
    row.grab()
    assert cut_texts(row) == []


def test_well_and_not_well_differ_for_the_eye(context, shown, picture) -> None:
    row = CheckRow(context)
    shown(row, 700, 90)
    row.show_state(CheckLine("Disk", "12 MB free"))
    well = picture(row)
    row.show_state(CheckLine("Disk", "12 MB free", is_well=False))
    assert picture(row) != well


def test_assistive_tools_hear_what_was_found(context) -> None:
    row = CheckRow(context)
    row.show_state(CheckLine("Disk", "12 MB free"))
    assert (row.accessibleName(), row.accessibleDescription()) == ("Disk", "12 MB free")
    assert row.model.name == "Disk"
