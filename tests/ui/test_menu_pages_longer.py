"""Everything that the menu leads to holds a third more text, at every size of screen."""

from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import looks

from dealer_assist.ui.pages.odds.page import OddsPage
from dealer_assist.ui.pages.rules import RulesPage
from dealer_assist.ui.pages.signage.page import SignageChosen, SignagePage
from dealer_assist.ui.shell import table_controller as table_presenter
from dealer_assist.ui.shell.page_entries import PAGES
from dealer_assist.value import replace


@pytest.fixture
def table(seat_at, monkeypatch, tmp_path: Path):
    """A table with a round on record, every sentence a third longer."""
    plain = table_presenter.with_preferences
    longer = LongerWords()
    monkeypatch.setattr(
        table_presenter,
        "with_preferences",
        lambda context, settings: replace(plain(context, settings), translator=longer),
    )
    seated: SeatedTable = seat_at("house-money-nexus")
    with journal_for(seated, tmp_path):
        seated.start(5)
        yield seated


def pages_of(table: SeatedTable) -> list[str]:
    """Return the buttons of all pages that this table has."""
    return [one.label for one in PAGES if one.is_for(table.table)]


@pytest.mark.parametrize("size", SIZES)
def test_every_page_of_the_menu_holds_a_third_more_text(table: SeatedTable, size) -> None:
    table.window.resize(*size)
    table.press("MENU")
    assert findings(table.window) == []
    table.press("BACK TO TABLE")
    for words in pages_of(table):
        table.press("MENU")
        table.press(words)
        assert findings(table.window) == [], words
        page = table.page
        for chapter in page.chapters if isinstance(page, RulesPage) else ():
            table.press(chapter.title)
            assert findings(table.window) == [], chapter.key
        for place, sign in enumerate(page.signage.signs if isinstance(page, SignagePage) else ()):
            table.face.pages.page.take(SignageChosen(place))
            assert findings(table.window) == [], sign.key
        for wager in looks(page.model()) if isinstance(page, OddsPage) else ():
            table.face.pages.page.take(wager.touch)
            assert findings(table.window) == [], wager.label
        table.press("BACK TO TABLE")
