"""HELP over the table: the page of what stands there, the prompt in sight, gone when it is over."""

from collections.abc import Callable, Iterable

import pytest
from audit import findings
from office_table import the_office
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.table.commands.round import StartGame
from dealer_assist.ui.help.flow import ContentsFlow, HelpPageFlow
from dealer_assist.ui.help.model import (
    ChapterChosen,
    ContentsModel,
    ContentsTouched,
    HelpBack,
    HelpModel,
    HelpPageChosen,
    SearchTyped,
    TasksTouched,
)
from dealer_assist.ui.help.presenter import IN_ENGLISH
from dealer_assist.ui.help.screen import HelpPageScreen
from dealer_assist.ui.help.stage import HelpStage, shipped
from dealer_assist.ui.shell.page_entries import PAGES, PageEntry, page
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.values.preferences import Preferences


def opened(table: SeatedTable) -> HelpStage:
    assert table.face.help.stage is not None
    return table.face.help.stage


def read(table: SeatedTable) -> str:
    """Return the page that is open."""
    flow = opened(table).flow
    assert isinstance(flow, HelpPageFlow)
    return flow.page.name


def test_the_menu_opens_help_on_what_stands_at_the_table(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.press("HELP")

    assert read(seated) == "procedures/round"
    assert is_reachable(seated.face.views.table.prompt), "the prompt is seen, not the menu"


def test_the_key_of_a_keyboard_opens_help(seated: SeatedTable) -> None:
    QTest.keyClick(seated.window, Qt.Key.Key_F1)

    assert read(seated) == "procedures/opening-and-closing"


def test_help_never_hides_the_prompt(seated: SeatedTable) -> None:
    seated.start(1, 2)
    seated.window.open_help()
    prompt = seated.face.views.table.prompt
    for width, height in EVERY_SIZE:
        seated.window.resize(width, height)
        lower = prompt.mapTo(seated.face, prompt.rect().bottomLeft()).y()
        assert opened(seated).geometry().top() > lower
        assert opened(seated).geometry().bottom() == seated.face.rect().bottom()


def test_help_follows_what_goes_wrong_and_what_cards_are_asked_for(seated: SeatedTable) -> None:
    seated.start(1, 7)
    seated.chips(3)
    seated.wait()
    seated.window.open_help()
    assert read(seated) == "procedures/late-chip"


def test_help_goes_when_something_else_stands_there(seated: SeatedTable) -> None:
    seated.open()
    seated.chips(1)
    seated.window.open_help()
    seated.wait(100)
    assert seated.face.help.stage is not None

    seated.face.touch.do(StartGame())
    seated.wait(100)

    assert seated.face.help.stage is None


@pytest.mark.parametrize("entry", PAGES, ids=lambda one: one.key)
def test_every_page_over_the_table_has_help(seated: SeatedTable, entry: PageEntry) -> None:
    seated.open()
    seated.face.open_page(entry)
    seated.window.open_help()

    assert read(seated) in shipped().names
    assert opened(seated).isVisible()
    seated.face.pages.close()
    seated.wait(100)
    assert seated.face.help.stage is None


def test_a_pane_of_the_manager_has_its_own_page(seated: SeatedTable) -> None:
    seated.open()
    entry = page("manager")
    assert entry is not None
    seated.face.open_page(entry)
    seated.swipe("supervisor-1")
    seated.wait()
    the_office(seated).show_pane("reports")
    seated.window.open_help()

    assert read(seated) == "procedures/reports"


def test_help_is_closed_by_its_button_and_the_table_stands_as_it_stood(seated: SeatedTable) -> None:
    seated.start(1)
    before = seated.table
    seated.window.open_help()
    seated.wait()
    seated.press("CLOSE HELP")

    assert seated.face.help.stage is None
    assert seated.table == before


def test_a_page_leads_to_others_and_back_and_the_handbook_to_all(seated: SeatedTable) -> None:
    seated.open()
    seated.window.open_help()
    seated.wait()
    seated.press("HANDBOOK")
    seated.press("ALL PAGES")
    model = opened(seated).flow.model()
    assert isinstance(model, ContentsModel)
    assert sum(len(group) for _, group in model.groups) == 28

    seated.press("A void round")
    assert read(seated) == "procedures/void"
    seated.press("BACK")
    assert isinstance(opened(seated).flow, ContentsFlow)
    seated.press("BACK")
    seated.press("BACK")
    assert read(seated) == "procedures/round"


def test_a_reader_of_another_language_is_told_where_a_page_is_in_english(
    seat_at: Callable[..., SeatedTable],
) -> None:
    table = seat_at("crazy4-nexus", Preferences(language="vi")).open()
    table.window.open_help()
    model = opened(table).flow.model()
    assert isinstance(model, HelpModel)
    assert (model.title, model.note) == ("Từ đặt cược đến trả tiền", "")
    assert HelpPageFlow(shipped(), "technician", "vi").model().note == IN_ENGLISH


LONGEST = ("dealer", "procedures/set-up")


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", (1024, 768)), ("es", (1366, 768)), ("vi", (1280, 800)), ("zh", (1920, 1080))],
)
def test_nothing_is_cut_small_or_covered_on_the_longest_pages(
    seat_at: Callable[..., SeatedTable], language: str, size: tuple[int, int]
) -> None:
    table = seat_at("crazy4-nexus", Preferences(language=language)).open()
    assert _flaws(table, LONGEST, size) == []


@pytest.mark.long
@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("language", ["en", "es", "vi", "zh"])
def test_nothing_is_cut_small_or_covered_on_any_page(
    seat_at: Callable[..., SeatedTable], language: str, size: tuple[int, int]
) -> None:
    table = seat_at("crazy4-nexus", Preferences(language=language)).open()
    assert _flaws(table, shipped().names, size) == []


def _flaws(table: SeatedTable, names: Iterable[str], size: tuple[int, int]) -> list[str]:
    """Look at the list of pages, and at every sheet of these."""
    table.window.resize(*size)
    table.window.open_help()
    stage = opened(table)
    stage.take(TasksTouched())
    found = findings(table.window)
    stage.take(SearchTyped("E"))
    found += findings(table.window)
    stage.take(ContentsTouched())
    found += findings(table.window)
    for name in names:
        stage.take(HelpPageChosen(name))
        assert isinstance(stage.flow, HelpPageFlow)
        for place, chapter in enumerate(stage.flow.page.chapters):
            stage.take(ChapterChosen(place))
            found += [f"{name}, {chapter.title}: {one}" for one in _flaws_of_sheets(table)]
        stage.take(HelpBack())
    return found


def _flaws_of_sheets(table: SeatedTable) -> list[str]:
    found, screen = findings(table.window), opened(table).top_screen
    assert isinstance(screen, HelpPageScreen)
    while screen.turns.shown and screen.turns.shown[-1].is_available:
        opened(table).take(screen.turns.shown[-1].model.touch)
        found += findings(table.window)
    return found
