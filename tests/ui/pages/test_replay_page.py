"""The picture of a round that is over: nothing on it can be pressed but its own buttons."""

from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from seated_table import SeatedTable

from dealer_assist.ui.pages.history_page import HistoryPage
from dealer_assist.ui.toolkit.touchable import Touchable

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))


@pytest.fixture
def page(seated: SeatedTable, tmp_path: Path):
    with journal_for(seated, tmp_path):
        seated.start(1, 5)
        seated.claim(5, "Four Aces")
        seated.press("Four Aces")
        seated.press("END GAME")
        seated.press("MENU")
        seated.press("HISTORY")
        seated.press("LOOK AT ROUND 1")
        yield seated.face.pages.page


def test_no_control_of_the_picture_can_be_pressed(seated: SeatedTable, page: HistoryPage) -> None:
    controls = page.replay.picture.findChildren(Touchable)
    assert controls
    assert not any(one.is_available for one in controls)
    facts = seated.table
    for control in controls:
        if control.isVisible():
            middle = control.mapTo(seated.window, control.rect().center())
            seated.tap_at(middle.x(), middle.y())
    seated.wait()
    assert seated.table == facts


def test_the_steps_are_taken_forward_and_back(seated: SeatedTable, page: HistoryPage) -> None:
    words = [page.replay.band.words]
    while page.replay.buttons[3].is_available:
        seated.press("STEP ON")
        words.append(page.replay.band.words)
    assert words[0] == "Round 1 is open for bets"
    assert "Seat 5 claims Four Aces" in words
    assert words[-1] == "END GAME: the round is over"
    seated.press("STEP BACK")
    assert page.replay.band.words == words[-2]
    seated.press("BACK TO LIST")
    assert page.replay.isHidden()


@pytest.mark.parametrize("size", SIZES)
def test_every_step_fits_every_screen(seated: SeatedTable, page: HistoryPage, size) -> None:
    seated.window.resize(*size)
    seated.wait(100)
    while page.replay.buttons[3].is_available:
        assert findings(seated.window) == []
        seated.press("STEP ON")
