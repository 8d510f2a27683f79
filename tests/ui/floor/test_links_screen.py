"""LINKS on the screen: three links, two of them with settings that wait, and none over another."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from audit import findings
from ink import painted
from three_links import three_links

from dealer_assist.ui.floor.links.presenter import links_page
from dealer_assist.ui.floor.links.screen import LinksScreen
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.ui.models.preferences import LANGUAGES, Preferences
from dealer_assist.ui.toolkit.context import with_preferences

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("at", [0, 1])
def test_nothing_lies_over_anything(context, shown, language: str, size: int, at: int) -> None:
    own = with_preferences(context, Preferences(language=language, text_size=size))
    screen = LinksScreen(own)
    shown(screen, 1920, 1080)
    screen.show_state(
        links_page(three_links(EVENING), Selection(page=FloorPage.LINKS, links_at=at))
    )
    _, marks = painted(screen)
    assert marks
    assert [one for one in findings(screen) if "help" not in one] == []
    turns = sorted((one.geometry().top(), one.geometry().bottom()) for one in screen.turns.shown)
    assert all(above[1] < below[0] for above, below in pairwise(turns))
