"""The ways off the table lead from the menu to their pages, and at last out."""

import pytest
from seated_table import SeatedTable

from dealer_assist.ui.pages.exit_page import ExitPage
from dealer_assist.ui.pages.games_page import GamesPage
from dealer_assist.ui.pages.lock_screen import LockScreen
from dealer_assist.ui.shell.exits import DESKTOP, EXIT, GAMES, LOCK, Exits


@pytest.mark.parametrize(
    ("where", "page"), [(LOCK, LockScreen), (GAMES, GamesPage), (EXIT, ExitPage)]
)
def test_each_way_has_its_page(seated: SeatedTable, where: str, page: type) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(where)
    assert isinstance(seated.face.pages.page, page)


def test_a_way_puts_the_menu_away(seated: SeatedTable) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    seated.open()
    seated.press("MENU")
    ways.go(LOCK)
    seated.swipe("dealer-1")
    assert seated.face.questions.model is None


def test_locking_is_on_record(seated: SeatedTable) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.open().face)
    ways.go(LOCK)
    assert seated.notebook.entries[-1].kind == "TableLocked"


def test_the_last_step_closes_the_window() -> None:
    closed: list[str] = []
    Exits(lambda: closed.append("closed")).go(DESKTOP)
    assert closed == ["closed"]


@pytest.mark.parametrize("where", [LOCK, GAMES, EXIT])
def test_before_a_table_stands_there_is_nothing_to_leave(where: str) -> None:
    closed: list[str] = []
    Exits(lambda: closed.append("closed")).go(where)
    assert closed == []
