"""The rules over the table: every chapter of every table fits every screen."""

import pytest
from audit import findings
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import SCREENS

from dealer_assist.ui.pages.rules import RulesPage


def model(table: SeatedTable) -> RulesPage:
    table.press("MENU")
    table.press("RULES")
    page = table.page
    assert isinstance(page, RulesPage)
    return page


@pytest.mark.parametrize("name", sampled(SCREENS, 3))
def test_every_chapter_can_be_turned_to_and_fits(seat_at, name: str) -> None:
    table = seat_at(name)
    page = model(table)
    for chapter in page.chapters:
        table.press(chapter.title)
        assert page.chapter is chapter
        assert findings(table.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_chapters_fit_every_screen(seat_at, size) -> None:
    table = seat_at("house-money-nexus")
    table.window.resize(*size)
    page = model(table)
    for chapter in page.chapters:
        table.press(chapter.title)
        assert findings(table.window) == []
