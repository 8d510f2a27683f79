"""The face of a table: a touch reaches the desk once, and a broken view takes nothing down."""

import logging

import pytest
from audit import findings
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.supervisor.verify import VerifyModel
from dealer_assist.ui.table.presenter import table as presenter
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.lists.line_with_detail import headline_and_detail
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.prompt import PromptKind

SMALLER = ((1366, 768), (1280, 800), (1024, 768))


def test_a_round_by_touch_reaches_the_desk(seated: SeatedTable) -> None:
    seated.start(1, 5)
    assert seated.table.round.phase is Phase.IN_PLAY
    seated.claim(5, "Four Aces")
    assert [claim.seat for claim in seated.table.round.claims] == [5]
    seated.wait()
    seated.press("Four Aces")
    assert seated.table.round.claims == ()
    seated.end()
    assert seated.table.round.phase is Phase.BETTING
    assert seated.table.round.number == 2


def test_a_refusal_is_said_and_goes_away_by_itself(seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")
    assert seated.face.prompt.kind is PromptKind.FAULT
    assert "dealer card" in headline_and_detail(seated.face.prompt.line)[1]
    seated.wait(8_100)
    assert seated.face.prompt.kind is PromptKind.NEXT


def test_a_double_tap_is_one_fact(seated: SeatedTable) -> None:
    seated.open()
    seated.chips(5)
    start = seated.hand.ready("START GAME")
    for _ in range(2):
        seated.hand.press(start)
        seated.hand.lift(start)
    seated.wait()
    assert [one.kind for one in seated.notebook.entries].count("GameStarted") == 1
    assert seated.table.round.phase is Phase.IN_PLAY


def test_a_second_finger_presses_nothing(seated: SeatedTable) -> None:
    seated.open()
    seated.chips(5)
    seat = seated.hand.control("Chip 1")
    seated.hand.press(seat)
    start = seated.hand.control("START GAME")
    middle = start.mapTo(seated.window, start.rect().center())
    seated.tap_at(middle.x(), middle.y(), finger=1)
    assert seated.table.round.phase is Phase.BETTING
    seated.hand.lift(seat)


def test_cards_are_swiped_by_touch_and_only_by_those_who_may(seated: SeatedTable) -> None:
    seated.press("Supervisor")
    assert seated.table.round.phase is Phase.CLOSED
    seated.press("Dealer")
    assert seated.table.round.phase is Phase.BETTING


def test_the_supervisor_s_sheet_follows_the_phase(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Straight Flush")
    seated.press("CALL SUPERVISOR")
    assert isinstance(seated.face.views.modal.model, VerifyModel)
    seated.press("CONFIRM")
    assert isinstance(seated.face.views.modal.model, SwipeModel)
    seated.press("Supervisor")
    seated.press("PAY SEAT 5")
    assert seated.face.views.modal.isHidden()
    assert seated.table.round.is_paying


@pytest.mark.parametrize("size", SMALLER)
def test_a_resize_while_the_supervisor_verifies_loses_nothing(seated: SeatedTable, size) -> None:
    seated.start(1, 5)
    seated.claim(5, "Four Aces")
    seated.press("CALL SUPERVISOR")
    seated.window.resize(*size)
    seated.wait()
    assert seated.face.views.modal.isVisible()
    assert findings(seated.window) == []
    seated.press("CONFIRM")
    seated.window.resize(1920, 1080)
    seated.swipe("executive-1")
    assert [win.award.seat for win in seated.table.round.wins] == [5]


def broken(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, times: int) -> list[int]:
    """Have something raise a number of times, then work again; give how often it was tried."""
    real = getattr(owner, name)
    tried: list[int] = []

    def fails(*args: object, **named: object) -> object:
        tried.append(1)
        if len(tried) <= times:
            raise ZeroDivisionError("a bug in a view")
        return real(*args, **named)

    monkeypatch.setattr(owner, name, fails)
    return tried


@pytest.mark.parametrize(
    ("owner", "name"), [(TableScreen, "show_state"), (PromptBar, "show_state")]
)
def test_a_view_that_raises_is_built_anew_from_the_last_state(
    seated: SeatedTable, monkeypatch, caplog, owner, name
) -> None:
    seated.start(1, 5)
    seated.claim(5, "Four Aces")
    before = seated.face.views
    broken(monkeypatch, owner, name, 1)
    with caplog.at_level(logging.ERROR):
        seated.press("CALL SUPERVISOR")
    assert seated.face.views is not before
    assert seated.table.round.phase is Phase.VERIFY
    assert isinstance(seated.face.views.modal.model, VerifyModel)
    assert "ZeroDivisionError: a bug in a view" in caplog.text
    caplog.clear()
    seated.press("CONFIRM")
    assert seated.table.round.phase is Phase.SWIPE


def test_a_presenter_that_always_raises_stops_no_command(
    seated: SeatedTable, monkeypatch, caplog
) -> None:
    seated.open()
    seated.chips(5)
    start = seated.hand.ready("START GAME")
    monkeypatch.setattr(presenter, "prompt_model", lambda *_: 1 // 0)
    seated.hand.press(start)
    seated.hand.lift(start)
    seated.wait()
    assert seated.table.round.phase is Phase.IN_PLAY
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.undo()
    seated.wait(61_000)
    seated.end()
    assert seated.table.round.phase is Phase.BETTING
    caplog.clear()


def test_painting_that_fails_is_logged_and_painted_anew(
    seated: SeatedTable, monkeypatch, caplog
) -> None:
    seated.open()
    before = seated.face.views
    tried = broken(monkeypatch, PromptBar, "draw", 1)
    seated.face.views.table.prompt.update()
    seated.window.grab()
    seated.wait()
    seated.window.grab()
    assert len(tried) >= 2
    assert seated.face.views is not before
    assert "PromptBar could not be painted" in caplog.text
    assert findings(seated.window) == []
    caplog.clear()


def test_painting_that_always_fails_is_not_tried_forever(
    seated: SeatedTable, monkeypatch, caplog
) -> None:
    seated.open()
    broken(monkeypatch, PromptBar, "draw", 10_000)
    seated.face.views.table.prompt.update()
    seated.window.grab()
    for _ in range(20):
        seated.wait(100)
        seated.window.grab()
    built = seated.face.views
    seated.wait(100)
    assert seated.face.views is built
    caplog.clear()


def test_views_that_were_replaced_are_gone(seated: SeatedTable, monkeypatch, caplog) -> None:
    seated.open()
    counts = []
    for _ in range(5):
        broken(monkeypatch, TableScreen, "show_state", 1)
        seated.face.refresh()
        monkeypatch.undo()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        counts.append(len(seated.face.findChildren(QObject)))
    assert len(set(counts)) == 1
    caplog.clear()


def test_views_that_were_replaced_hold_no_pictures(seated: SeatedTable) -> None:
    seated.open()
    seated.window.grab()
    before = seated.face.views.table.context.widgets
    assert len(before) > 0
    for word in ("MENU", "SETTINGS", "LEFT-HANDED", "BACK TO TABLE"):
        seated.press(word)
    seated.window.grab()
    assert (len(before), len(seated.face.views.table.context.widgets) > 0) == (0, True)


def test_a_table_that_was_left_holds_no_pictures(seated: SeatedTable) -> None:
    seated.open()
    seated.window.grab()
    seated.window.leave()
    assert len(seated.face.views.table.context.widgets) == 0


def test_views_that_were_replaced_leave_no_ring_of_the_keyboard(seated: SeatedTable) -> None:
    seated.open()
    seated.hand.seat(1).setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    before = seated.face.views
    for word in ("MENU", "SETTINGS", "LEFT-HANDED", "BACK TO TABLE"):
        seated.press(word)
    assert seated.face.views is not before
    assert not any(one._shows_focus for one in seated.window.findChildren(Touchable))


def test_a_face_that_left_hears_no_more(seated: SeatedTable) -> None:
    seated.open()
    seated.window.leave()
    model = seated.face.views.table.model
    seated.desk.submit(c.StartGame())
    assert seated.table.round.phase is Phase.IN_PLAY
    assert seated.face.views.table.model is model


def test_what_the_devices_say_at_once_is_drawn_once(
    seated: SeatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated.open()
    views, drawn, told = seated.face.views, [], []
    show = views.show_state
    monkeypatch.setattr(views, "show_state", lambda model: (drawn.append(model), show(model)))
    seated.desk.listen(lambda: told.append(len(drawn)))
    for seat in (1, 3, 5):
        seated.desk.ask_later(c.SeeChip(seat))
    seated.wait(40)
    assert told == [0, 0, 0]
    assert len(drawn) == 1
    assert views.table.model == presenter.table_model(seated.table, seated.face.view())


def test_a_confirmation_that_cannot_be_recorded_says_so_on_the_sheet(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Straight Flush")
    seated.press("CALL SUPERVISOR")
    seated.notebook.is_full = True
    seated.press("CONFIRM")
    model = seated.face.views.modal.model
    assert isinstance(model, VerifyModel)
    assert "disk is full" in model.wrong
    assert findings(seated.window) == []
    seated.notebook.is_full = False
    seated.press("CONFIRM")
    assert seated.table.round.phase is Phase.SWIPE


def test_a_bug_behind_the_desk_halts_the_table_and_the_screen_says_so(
    seated: SeatedTable, caplog
) -> None:
    seated.start(5)
    seated.notebook.has_bug = True
    seated.press("CALL SUPERVISOR")
    assert seated.table.round.phase is Phase.HALTED
    assert seated.face.prompt.line == "Table halted. Call a technician"
    assert seated.hand.control("END GAME").reason == "The table is halted"
    assert findings(seated.window) == []
    seated.press("EXIT")
    assert not seated.window.isVisible()
    caplog.clear()


def test_settings_apply_at_once_and_follow_the_dealer(seated: SeatedTable) -> None:
    seated.open()
    right_handed = seated.hand.control("MENU").mapTo(seated.window, QPoint(0, 0)).x()
    seats = [seat.geometry() for seat in seated.face.views.table.felt.seats.values()]
    for word in ("MENU", "SETTINGS", "LEFT-HANDED", "HIGH CONTRAST"):
        seated.press(word)
    assert findings(seated.window) == []
    seated.press("BACK TO TABLE")
    left_handed = seated.hand.control("MENU").mapTo(seated.window, QPoint(0, 0)).x()
    assert left_handed > right_handed
    assert [seat.geometry() for seat in seated.face.views.table.felt.seats.values()] == seats
    image = seated.window.grab().toImage()
    assert image.pixelColor(900, 130) == QColor(0, 0, 0)
    seated.swipe("dealer-2")
    assert seated.hand.control("MENU").mapTo(seated.window, QPoint(0, 0)).x() == right_handed
    seated.swipe("dealer-1")
    assert seated.hand.control("MENU").mapTo(seated.window, QPoint(0, 0)).x() == left_handed


@pytest.mark.parametrize("size", SMALLER)
def test_a_left_handed_table_with_a_key_fits_every_screen(seat_at, size) -> None:
    table = seat_at("holdem-aquarius").open()
    for word in ("MENU", "SETTINGS", "LEFT-HANDED", "BACK TO TABLE"):
        table.press(word)
    table.window.resize(*size)
    table.wait()
    assert findings(table.window) == []
    screen = table.face.views.table
    assert screen.key.x() < screen.hands.x() < screen.meters[0].x()


def test_a_view_that_failed_is_on_record_once_a_minute(
    seated: SeatedTable, monkeypatch, caplog
) -> None:
    seated.open()
    broken(monkeypatch, PromptBar, "draw", 10_000)
    for _ in range(20):
        seated.face.views.table.prompt.update()
        seated.window.grab()
        seated.wait(500)
    noted = [one.payload["view"] for one in seated.notebook.entries if one.kind == "ViewFailed"]
    assert noted == ["PromptBar"]
    caplog.clear()


def test_a_presenter_that_raises_is_on_record_and_halts_nothing(
    seated: SeatedTable, monkeypatch, caplog
) -> None:
    seated.open()
    monkeypatch.setattr(presenter, "prompt_model", lambda *_: 1 // 0)
    seated.face.refresh()
    seated.wait(2_000)
    monkeypatch.undo()
    noted = [one.payload["view"] for one in seated.notebook.entries if one.kind == "ViewFailed"]
    assert noted == ["TableController"]
    assert seated.table.round.phase is Phase.BETTING
    caplog.clear()


def test_a_page_that_cannot_be_painted_is_closed(seated: SeatedTable, monkeypatch, caplog) -> None:
    seated.open()
    monkeypatch.setattr(ColumnList, "draw", lambda *_: 1 // 0)
    seated.press("MENU")
    seated.press("PAYTABLES")
    seated.window.grab()
    seated.wait(100)
    assert seated.face.pages.page is None
    noted = [one.payload["view"] for one in seated.notebook.entries if one.kind == "ViewFailed"]
    assert noted == ["ColumnList"]
    caplog.clear()
