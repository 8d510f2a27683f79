"""HELP over the table: the page of what stands there, the prompt in sight, gone when it is over."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from audit import findings
from office_table import the_office
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.table.commands.round import StartGame
from dealer_assist.ui.help.flow import ContentsFlow, HelpPageFlow
from dealer_assist.ui.help.reading import IN_ENGLISH
from dealer_assist.ui.help.stage import HelpStage, shipped
from dealer_assist.ui.help.touches import (
    ChapterChosen,
    ContentsTouched,
    HelpBack,
    HelpPageChosen,
    SearchTyped,
    SheetTurned,
    TasksTouched,
)
from dealer_assist.ui.shell.page_entries import PAGES, PageEntry, page
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.nodes import Press, Text, nodes_of
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
    page = opened(seated).flow.model()
    pages = [node for node in nodes_of(page.body) if isinstance(node, Press)]
    assert sum(isinstance(node.model.touch, HelpPageChosen) for node in pages) == 28

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
    found = words(opened(table).flow)
    assert "Từ đặt cược đến trả tiền" in found
    assert IN_ENGLISH not in found
    assert IN_ENGLISH in words(HelpPageFlow(shipped(), "technician", "vi"))


def words(flow: Any) -> set[str]:
    """Return the lines of a page, without those of the sheet."""
    return {node.words for node in nodes_of(flow.model().body) if isinstance(node, Text)}


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
    found, stage = findings(table.window), opened(table)
    while (onward := _onward(stage)) is not None:
        stage.take(onward)
        found += findings(table.window)
    return found


def _onward(stage: HelpStage) -> SheetTurned | None:
    """Return the touch that leads to the next sheet, where there is one."""
    shown: list[Any] = [
        one for one in stage.top_screen.controls.shown if isinstance(one, ActionButton)
    ]
    turns = [one for one in shown if isinstance(one.model.touch, SheetTurned) and one.is_available]
    touch = turns[-1].model.touch if turns and turns[-1].label == "NEXT" else None
    assert touch is None or isinstance(touch, SheetTurned)
    return touch
