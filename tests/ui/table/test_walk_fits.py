"""The walk's panel and plates with every wager and a prize: no word is cut at any size."""

from collections.abc import Callable

import pytest
from audit import findings
from ink import painted
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.view import PassingView

Seat = Callable[[TableSetup | str], SeatedTable]
GAP = 4
"""Pixels between two lines of one wager."""
CARDS = {
    "7": "Kc Kd Kh Ks 2c",
    "1": "2s 5d 7h 9s Jd",
    "dealer": "Ac Ad Ah As 3c",
}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_six_lines_of_a_seat_are_read_on_every_screen(seat_at: Seat, size: tuple[int, int]) -> None:
    seated = seat_at("crazy4-bad-beat").open()
    seated.chips(7)
    seated.press("START GAME")
    seated.take_chips()
    for place, held in CARDS.items():
        seated.desk.submit(c.SeeCards(place, tuple(held.split())))
    for stage in ("deal", "dealer", "qualifies"):
        seated.desk.submit(c.AdvanceStage(stage, is_asked=True))
    seated.claim(7, "Four of a Kind")
    for command in (c.CallSupervisor(), c.ConfirmWins()):
        seated.desk.submit(command)
    seated.swipe("executive-1")
    seated.desk.submit(c.BeginPaying())
    seated.window.resize(*size)
    seated.wait(200)
    panel = hand_panel_model(seated.table, PassingView())
    assert panel.walk is not None
    assert len(panel.walk.lines) == 6
    assert findings(seated.window) == []


def test_no_line_of_the_walk_lies_over_its_own_words(seat_at: Seat) -> None:
    """Of four lines each wager's name touched what it says below."""
    seated = seat_at("crazy4-nexus").open()
    seated.press("START GAME")
    for place, held in CARDS.items():
        seated.desk.submit(c.SeeCards(place, tuple(held.split())))
    for stage in ("deal", "dealer", "qualifies"):
        seated.desk.submit(c.AdvanceStage(stage, is_asked=True))
    seated.wait(200)
    panel = hand_panel_model(seated.table, PassingView())
    assert panel.walk is not None
    assert len(panel.walk.lines) == 4
    _, marks = painted(seated.window)
    for line in panel.walk.lines:
        for title in (one for one in marks if one.words == line.title):
            room = title.box.adjusted(0, 0, 0, GAP)
            below = [one for one in marks if one.words == line.detail]
            assert not [one for one in below if one.box.intersects(room)], line.title
