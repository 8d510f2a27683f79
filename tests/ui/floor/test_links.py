"""LINKS: how high the card of a link is, and that none lies over another on the screen."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from audit import findings
from ink import painted
from three_links import three_links

from dealer_assist.floor.view import FloorView, LinkSeen, SettingSeen, Station
from dealer_assist.ui.floor import stage  # noqa: F401 - what the page is painted by
from dealer_assist.ui.floor.links import (
    APPLY_HIGH,
    GAME_HIGH,
    NOTE_HIGH,
    PART_GAP,
    SETTING_HIGH,
    card_of,
    links_page,
)
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage, PauseTouched, ResumeTouched
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences
from dealer_assist.value import replace

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
LINK = LinkSeen("MGL", "M", "Mega Link", "CRZ-4")
TABLE = Station("1", "Crazy 4", links=("MGL",))
PLAIN = FloorView("Floor", EVENING, stations=(TABLE,), links=(LINK,))
SEED = SettingSeen("MGL", "mega", "seed", 1, 2, ("L. Haddad",), EVENING)


def high(floor: FloorView, link: LinkSeen = LINK) -> float:
    return card_of(floor, link).share


def test_a_card_is_as_high_as_what_is_on_it() -> None:
    games = replace(PLAIN, stations=(*PLAIN.stations, Station("5", "Hold'em", links=("MGL",))))
    assert high(games) - high(PLAIN) == GAME_HIGH + PART_GAP
    paused = replace(LINK, state="paused", reason="New cap tonight")
    assert high(PLAIN, paused) - high(PLAIN) == NOTE_HIGH + PART_GAP


def test_settings_take_their_lines_or_the_button_that_applies_them() -> None:
    waiting = replace(PLAIN, settings=(SEED,))
    assert high(waiting) - high(PLAIN) == max(APPLY_HIGH, SETTING_HIGH) + PART_GAP
    both = replace(PLAIN, settings=(SEED, replace(SEED, setting="cap")))
    assert high(both) - high(PLAIN) == 2 * SETTING_HIGH + PART_GAP


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("at", [0, 1])
def test_nothing_lies_over_anything(context, shown, language: str, size: int, at: int) -> None:
    own = with_preferences(context, Preferences(language=language, text_size=size))
    screen = TreeScreen(own)
    shown(screen, 1920, 1080)
    screen.show_state(
        links_page(three_links(EVENING), Selection(page=FloorPage.LINKS, links_at=at))
    )
    _, marks = painted(screen)
    assert marks
    assert [one for one in findings(screen) if "help" not in one] == []
    turns = [
        button.geometry()
        for button in screen.controls.shown
        if isinstance(button, ActionButton)
        and isinstance(button.model.touch, PauseTouched | ResumeTouched)
    ]
    assert turns
    sides = sorted((turn.top(), turn.bottom()) for turn in turns)
    assert all(above[1] < below[0] for above, below in pairwise(sides))
