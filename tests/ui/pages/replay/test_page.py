"""The picture of a round that is over: nothing on it can be pressed but its own buttons."""

from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.ui.pages.replay.flow import STEP_MS
from dealer_assist.ui.pages.replay.picture import ReplayView
from dealer_assist.ui.toolkit.repeat_button import EVERY_MS, FIRST_MS
from dealer_assist.ui.toolkit.touchable import Touchable


@pytest.fixture
def page(seated: SeatedTable, tmp_path: Path):
    with journal_for(seated, tmp_path):
        seated.start(1, 5)
        seated.claim(5, "Four Aces")
        seated.wait(200)  # a hand button rests before it can turn off
        seated.press("Four Aces")
        seated.end()
        seated.press("MENU")
        seated.press("HISTORY")
        seated.press("LOOK AT ROUND 1")
        assert seated.face.pages.page is not None
        view = seated.face.pages.page.findChild(ReplayView)
        assert isinstance(view, ReplayView)
        yield view


def test_no_control_of_the_picture_can_be_pressed(seated: SeatedTable, page: ReplayView) -> None:
    controls = page.picture.findChildren(Touchable)
    assert controls
    assert not any(one.is_available for one in controls)
    facts = seated.table
    seen = [one for one in controls if one.isVisible()]
    for middle in [one.mapTo(seated.window, one.rect().center()) for one in seen]:
        seated.tap_at(middle.x(), middle.y())
    seated.wait()
    assert seated.table == facts


def test_the_steps_are_taken_forward_and_back(seated: SeatedTable, page: ReplayView) -> None:
    words = [page.band.words]
    while page.buttons[-1].is_available:
        seated.press("STEP FORWARD")
        words.append(page.band.words)
    assert words[0] == "Round 1 is open for bets"
    assert "Seat 5 claims Four Aces" in words
    assert words[-1] == "END GAME: the round is over"
    seated.press("STEP BACK")
    assert page.band.words == words[-2]
    seated.press("BACK TO LIST")
    assert seated.hand.ready("LOOK AT ROUND 1")


def place(page: ReplayView) -> int:
    return page.slider.model.place


def test_jumps_lead_to_what_a_review_looks_for(seated: SeatedTable, page: ReplayView) -> None:
    for jump, words in (
        ("START", "START GAME"),
        ("CLAIMS", "Seat 5 claims Four Aces"),
        ("END", "END GAME: the round is over"),
    ):
        seated.tap(page.jumps[[one.label for one in page.jumps].index(jump)])
        assert page.band.words.startswith(words)
    assert not page.jumps[2].is_available
    assert page.jumps[2].reason == "No win"


def test_play_goes_on_by_itself_and_stops_at_the_end(seated: SeatedTable, page: ReplayView) -> None:
    last = page.slider.model.last
    seated.press("WATCH")
    seated.wait(STEP_MS + 100)
    assert place(page) in (1, 2)
    seated.press("PAUSE")
    stood = place(page)
    seated.wait(3 * STEP_MS)
    assert place(page) == stood
    seated.press("WATCH")
    seated.wait((last + 2) * STEP_MS)
    assert place(page) == last
    assert page.buttons[4].label == "WATCH"
    seated.press("WATCH")
    assert place(page) < last


def test_a_step_button_that_is_held_steps_on_and_on(seated: SeatedTable, page: ReplayView) -> None:
    later = page.buttons[-1]
    seated.hand.press(later)
    seated.wait(FIRST_MS + 3 * EVERY_MS + 60)
    reached = place(page)
    assert reached >= 3
    seated.hand.lift(later)
    seated.wait()
    assert place(page) == reached
    seated.tap(later)
    assert place(page) == reached + 1


def test_the_finger_takes_the_knob_to_any_step(seated: SeatedTable, page: ReplayView) -> None:
    slider = page.slider
    last = slider.model.last
    middle = slider.mapTo(seated.window, slider.rect().center())
    seated.tap_at(middle.x(), middle.y())
    seated.wait(40)
    assert abs(place(page) - last / 2) <= 1
    end = slider.mapTo(seated.window, slider.rect().topRight())
    seated.tap_at(end.x() - 5, middle.y())
    assert place(page) == last


def test_the_keyboard_steps_plays_and_jumps(
    seated: SeatedTable, page: ReplayView, qtbot: QtBot
) -> None:
    last = page.slider.model.last
    for key, reached in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        qtbot.keyClick(page, key)
        assert place(page) == reached
    qtbot.keyClick(page, Qt.Key.Key_C)
    assert page.band.words == "Seat 5 claims Four Aces"
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.buttons[4].label == "PAUSE"


@pytest.mark.parametrize("size", SIZES)
def test_every_step_fits_every_screen(seated: SeatedTable, page: ReplayView, size) -> None:
    seated.window.resize(*size)
    seated.wait(100)
    while page.buttons[-1].is_available:
        assert findings(seated.window) == []
        seated.press("STEP FORWARD")
