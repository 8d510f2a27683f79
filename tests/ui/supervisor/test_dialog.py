"""The sheet lies over the table, keeps touches from it, and leaves the banner bright."""

import pytest
from PySide6.QtCore import QPoint
from screen_sizes import SIZES

from dealer_assist.table import commands as c
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.supervisor.dialog import SupervisorDialog
from dealer_assist.ui.table.actions import (
    ActionPressed,
    CardTouched,
    Do,
    SeatTouched,
)
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

STATES = ("verify", "ask", "refused", "timeout", "recorded")


@pytest.fixture
def screen(context, layout, samples, shown) -> TableScreen:
    screen = TableScreen(context, layout)
    screen.show_state(samples.in_play())
    shown(screen, 1920, 1080)
    return screen


@pytest.fixture
def modal(context, screen) -> SupervisorDialog:
    modal = SupervisorDialog(context, screen)
    modal.cover(screen.rect(), has_banner=True)
    return modal


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_holds_together_on_every_screen(
    screen, modal, sheets, state, size, cut_texts
) -> None:
    screen.resize(*size)
    modal.cover(screen.rect(), has_banner=True)
    modal.show_state(getattr(sheets, state)())
    screen.grab()
    assert cut_texts(modal) == []
    for control in modal.findChildren(Touchable):
        if control.isVisible():
            assert control.design_height >= 71.5, control.label
            assert control.parentWidget().rect().contains(control.geometry()), control.label


def test_the_banner_stays_bright_and_the_table_is_dimmed(screen, modal, sheets) -> None:
    before = screen.grab().toImage()
    modal.show_state(sheets.verify())
    after = screen.grab().toImage()
    banner, amber = QPoint(960, 40), QPoint(40, 150)
    assert after.pixelColor(banner) == before.pixelColor(banner)
    assert after.pixelColor(amber).lightness() <= before.pixelColor(amber).lightness() * 0.25


def test_the_table_cannot_be_touched_through_the_sheet(screen, modal, sheets, fingers) -> None:
    modal.show_state(sheets.verify())
    touched: list[object] = []
    screen.touched.connect(touched.append)
    seat = screen.felt.seats[1]
    place = seat.mapTo(screen, QPoint(20, 200))
    fingers.tap(screen, place)
    assert touched == []
    modal.show_state(None)
    fingers.tap(screen, place)
    assert touched == [SeatTouched(1)]


def test_every_page_reports_through_the_sheet(modal, sheets, fingers, clock, control) -> None:
    heard: list[object] = []
    modal.touched.connect(heard.append)
    modal.show_state(sheets.verify())
    for action in (Do(c.DropClaim(5, "A")), Do(c.ConfirmWins())):
        clock.advance(800)
        fingers.tap(control(modal.page, action))
    modal.show_state(sheets.ask())
    clock.advance(800)
    fingers.tap(control(modal.page, CardTouched("supervisor-1")))
    clock.advance(500)
    fingers.tap(control(modal.page, Do(c.BackToTable())))
    clock.advance(500)
    modal.show_state(sheets.recorded())
    clock.advance(800)
    fingers.tap(control(modal.page, Do(c.BeginPaying())))
    assert heard == [
        ActionPressed(Do(c.DropClaim(5, "A"))),
        ActionPressed(Do(c.ConfirmWins())),
        CardTouched("supervisor-1"),
        ActionPressed(Do(c.BackToTable())),
        ActionPressed(Do(c.BeginPaying())),
    ]


def test_a_double_tap_on_call_supervisor_does_not_confirm(screen, modal, sheets, fingers) -> None:
    screen.touched.connect(lambda _: modal.show_state(sheets.verify()))
    heard: list[object] = []
    modal.touched.connect(heard.append)
    call = screen.action_bar.buttons[3]
    place = call.mapTo(screen, call.rect().center())
    fingers.tap(screen, place)
    assert modal.isVisible()
    fingers.tap(screen, place)
    assert heard == []


def test_a_hold_that_is_full_brings_the_next_page_up(
    modal, sheets, fingers, clock, control
) -> None:
    held = sheets.verify()
    held = replace(held, confirm=replace(held.confirm, state=ActionState.HOLD))
    modal.touched.connect(lambda _: modal.show_state(sheets.ask()))
    modal.show_state(held)
    clock.advance(1_500)
    confirm = control(modal.page, held.confirm.touch)
    fingers.press(confirm)
    for _ in range(40):
        clock.advance(100)
        modal.tick(clock())
    assert modal.model == sheets.ask()


def test_put_away_it_is_gone(modal, sheets) -> None:
    modal.show_state(sheets.ask())
    modal.show_state(None)
    assert not modal.isVisible()
    assert modal.model is None


def test_a_page_turns_without_painting_the_table_again(
    context, layout, samples, sheets, shown
) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), sheets.verify()))
    views.tick(0)
    views.grab()
    painted: list[str] = []
    for seat in views.table.felt.seats.values():
        seat.draw = lambda painter, number=seat.model.number: painted.append(number)
    views.show_state(ViewsModel(samples.in_play(), sheets.ask()))
    views.tick(20)
    views.repaint()
    assert painted == []


def test_the_sheet_does_not_wait_for_the_picture_of_the_table(
    context, layout, samples, sheets, shown
) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), sheets.verify()))
    first = views.grab().toImage()
    views.tick(0)
    then = views.grab().toImage()
    page = views.modal.page.geometry().translated(views.modal.pos())
    assert first.copy(page) == then.copy(page)
    assert first != then


def test_the_table_is_seen_dimly_beside_the_sheet(context, layout, samples, sheets, shown) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play()))
    bright = views.grab().toImage()
    views.show_state(ViewsModel(samples.in_play(), sheets.verify()))
    views.tick(0)
    dim = views.grab().toImage()
    # The amber mark of the prompt reaches out on the left of the sheet, from 110 to 198 down.
    for y in (115, 150, 195):
        assert bright.pixelColor(40, y).lightness() > 4 * dim.pixelColor(40, y).lightness()
        assert dim.pixelColor(40, y).lightness() > 2 * dim.pixelColor(40, 102).lightness()
    assert dim.pixelColor(40, 203).lightness() < dim.pixelColor(40, 195).lightness()
