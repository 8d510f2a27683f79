"""How high the card of a link is."""

from dealer_assist.ui.floor.links.model import (
    APPLY_HIGH,
    GAME_HIGH,
    NOTE_HIGH,
    PART_GAP,
    SETTING_HIGH,
    LinkCard,
)
from dealer_assist.ui.floor.touches import FloorPage, PageTouched
from dealer_assist.ui.models.grid import Pill
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import replace

TURN = Button(PageTouched(FloorPage.LINKS), "PAUSE", "pause")
PLAIN = LinkCard("M", "", Pill("LIVE", "check"), TURN, (("Crazy 4", ("1",)),), "", (), None)


def test_a_card_is_as_high_as_what_stands_on_it() -> None:
    games = replace(PLAIN, games=(*PLAIN.games, ("Hold'em", ("5",))))
    assert games.high - PLAIN.high == GAME_HIGH + PART_GAP
    noted = replace(PLAIN, note="New cap tonight")
    assert noted.high - PLAIN.high == NOTE_HIGH + PART_GAP


def test_settings_take_their_lines_or_the_button_that_applies_them() -> None:
    one, two = ("Seed", "$1", "who"), ("Cap", "$2", "who")
    waiting = replace(PLAIN, settings=(one,))
    assert waiting.high - PLAIN.high == max(APPLY_HIGH, SETTING_HIGH) + PART_GAP
    both = replace(PLAIN, settings=(one, two))
    assert both.high - PLAIN.high == 2 * SETTING_HIGH + PART_GAP
