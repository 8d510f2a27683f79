"""A hand set by touch: cards keep their places until two are in front, the dealer's lie below."""

from collections.abc import Callable

import pytest
from audit import findings
from dealt_table import shipped
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.value import replace

CARDS = {"4": "Kh Td 9d 9h 4d 4s 7s", "dealer": "Ah Ks Js Jd 6s 3d 2c"}


@pytest.fixture
def pad(seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """The card pad at seat 4, which has not set."""
    seated = seat_at(replace(shipped("fortune-pai-gow"), players=()))
    seated.open()
    assert seated.desk.submit(c.PlaceWagers(4, {"main": 2500}))
    seated.press("START GAME")
    for place, cards in CARDS.items():
        assert seated.desk.submit(c.SeeCards(place, tuple(cards.split())))
    seated.press("MENU")
    seated.press("CARDS")
    return seated


def test_no_card_slides_under_the_finger_that_sets_the_first(pad: SeatedTable) -> None:
    before = pad.hand.place_of(pad.hand.ready("9 of diamonds"))
    pad.press("10 of diamonds")
    assert pad.hand.place_of(pad.hand.ready("9 of diamonds")) == before


def test_a_second_tap_leaves_the_low_hand_as_the_first_has_it(pad: SeatedTable) -> None:
    for words in ("10 of diamonds", "4 of diamonds"):
        card = pad.hand.ready(words)
        at = pad.hand.place_of(card)
        for _ in range(2):
            pad.tap_at(at.x(), at.y())
            pad.wait(900)
    pad.wait(2_000)
    pad.press("RECORD HAND")
    assert pad.table.seat(4).low == ("Td", "4d")


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_wells_and_the_dealers_strip_fit_every_screen(
    pad: SeatedTable, size: tuple[int, int]
) -> None:
    pad.window.resize(*size)
    pad.wait(100)
    assert findings(pad.window) == []
    pad.press("9 of diamonds")
    pad.press("9 of hearts")
    assert findings(pad.window) == []
