"""The page over the table: it covers, follows, and never takes the table down."""

import logging
from collections.abc import Callable

import pytest
from blank_page import BlankPage
from seated_table import SeatedTable

from dealer_assist.table.commands.wins import BackToTable, CallSupervisor
from dealer_assist.ui.pages.exit import ExitPage
from dealer_assist.ui.pages.games.page import GamesPage
from dealer_assist.ui.pages.lock import LockPage
from dealer_assist.ui.shell.exits import DESKTOP, Exits
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stage import PageStage


def open_on(table: SeatedTable) -> PageStage:
    table.face.pages.open("blank", lambda: BlankPage, table.context, "SIMULATED")
    assert isinstance(table.face.pages.page, PageStage)
    return table.face.pages.page


def failures(table: SeatedTable) -> list[object]:
    """Return the views that are on record as failed."""
    return [one.payload["view"] for one in table.notebook.entries if one.kind == "ViewFailed"]


def test_a_page_covers_the_whole_table(seated: SeatedTable) -> None:
    page = open_on(seated)

    assert page.size() == seated.face.size()
    assert page.isVisible()


def test_the_way_back_takes_the_page_away(seated: SeatedTable) -> None:
    open_on(seated)

    seated.press("BACK TO TABLE")

    assert seated.face.pages.page is None


def test_a_second_page_takes_the_place_of_the_first(seated: SeatedTable) -> None:
    first = open_on(seated)

    second = open_on(seated)

    assert second is not first
    assert seated.face.pages.page is second


def test_a_page_that_fails_is_closed_and_the_table_goes_on(
    seated: SeatedTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = open_on(seated)
    monkeypatch.setattr(page, "refresh", lambda: 1 // 0)

    with caplog.at_level(logging.CRITICAL):
        seated.face.refresh()

    assert seated.face.pages.page is None


@pytest.mark.parametrize("step", ["refresh", "tick", "leave"])
def test_a_page_that_fails_is_on_record(
    seated: SeatedTable,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    step: str,
) -> None:
    page = open_on(seated)
    monkeypatch.setattr(page, step, lambda *_: 1 // 0)

    with caplog.at_level(logging.CRITICAL):
        seated.face.refresh()
        seated.face.beat()
        seated.face.pages.close()
    seated.wait(100)

    assert seated.face.pages.page is None
    assert failures(seated) == ["PageStage"]


class Unmade(BlankPage):
    """A page with a bug in how it is made."""

    def __init__(self, *given: object) -> None:
        raise ZeroDivisionError


def not_there() -> type[BlankPage]:
    raise ModuleNotFoundError("a page whose file is gone")


@pytest.mark.parametrize(("load", "view"), [(lambda: Unmade, "Unmade"), (not_there, "broken")])
def test_a_page_that_cannot_be_made_is_on_record_and_leaves_the_table_in_sight(
    seated: SeatedTable, load: Callable[[], type[BlankPage]], view: str
) -> None:
    seated.face.pages.open("broken", load, seated.context, "")
    seated.wait(100)

    assert seated.face.pages.page is None
    assert failures(seated) == [view]


def test_a_page_takes_the_new_size_of_the_window(seated: SeatedTable) -> None:
    page = open_on(seated)

    seated.face.resize(1280, 800)

    assert (page.width(), page.height()) == (1280, 800)


def test_a_page_is_set_aside_while_a_card_is_awaited_and_comes_back(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "FOUR ACES")
    page = open_on(seated)

    seated.desk.submit(CallSupervisor())
    assert page.isHidden()

    seated.desk.submit(BackToTable())
    assert page.isVisible()


@pytest.mark.parametrize(
    ("where", "page"),
    [(PageKey.LOCK, LockPage), (PageKey.GAMES, GamesPage), (PageKey.EXIT, ExitPage)],
)
def test_each_way_has_its_page(seated: SeatedTable, where: str, page: type) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    ways.go(where)
    assert isinstance(seated.page, page)


def test_a_way_puts_the_menu_away(seated: SeatedTable) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.face)
    seated.open()
    seated.press("MENU")
    ways.go(PageKey.LOCK)
    seated.swipe("dealer-1")
    assert seated.face.questions.model is None


def test_locking_is_on_record(seated: SeatedTable) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(seated.open().face)
    ways.go(PageKey.LOCK)
    assert seated.notebook.entries[-1].kind == "TableLocked"


def test_the_last_step_closes_the_window() -> None:
    closed: list[str] = []
    Exits(lambda: closed.append("closed")).go(DESKTOP)
    assert closed == ["closed"]


@pytest.mark.parametrize("where", [PageKey.LOCK, PageKey.GAMES, PageKey.EXIT])
def test_before_a_table_stands_there_is_nothing_to_leave(where: str) -> None:
    closed: list[str] = []
    Exits(lambda: closed.append("closed")).go(where)
    assert closed == []
