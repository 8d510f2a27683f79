"""The rules of a lesson's table: every chapter and every paytable of every table fits."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from audit import findings
from dress import DRESSES
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from sampled import sampled
from screen_sizes import SIZES
from shipped_tables import SCREENS

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.catalog.tables import load_table
from dealer_assist.school.people.people import People
from dealer_assist.ui.pages.chapter_view import ChapterView
from dealer_assist.ui.pages.rules import chapters_of
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.rules import ChapterTouched, RulesReading, rules_page
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import LESSONS
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)
GAMES = load_games(paths.resources() / "games")


def reading(table: str) -> RulesReading:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), shipped / "tables" / f"{table}.toml")
    game = GAMES[setup.game]
    chapters = chapters_of(load_rule_book(shipped / "rules" / f"{game.file}.toml"), setup)
    return RulesReading(setup, game, chapters, chapters[0])


def everything(table: str) -> Iterator[RulesReading]:
    first = reading(table)
    yield from (replace(first, chapter=one) for one in first.chapters)
    yield replace(first, shows_paytables=True)


@pytest.fixture
def open_at(
    shown: Callable[[QWidget, int, int], None],
) -> Callable[[UiContext, tuple[int, int]], TreeScreen]:
    """Open the screen as the school would at a size."""

    def take(context: UiContext, size: tuple[int, int]) -> TreeScreen:
        screen, scale = TreeScreen(context, style=LESSONS), scale_for(*size)
        shown(screen, *size)
        screen.place(QRectF(0, 0, size[0] / scale, size[1] / scale), scale)
        return screen

    return take


@pytest.mark.parametrize("name", sampled(SCREENS, 3))
def test_every_chapter_and_paytable_fits(context, open_at, name: str) -> None:
    screen = open_at(context, (1920, 1080))
    for one in everything(name):
        screen.show_state(rules_page(LEARNING, one))
        assert findings(screen) == [], one.chapter.key


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dress", ["es", "vi", "a third longer"])
def test_the_longest_rules_fit_in_every_language(context, open_at, dress: str, size) -> None:
    screen = open_at(DRESSES[dress](context), size)
    for one in everything("house-money-nexus"):
        screen.show_state(rules_page(LEARNING, one))
        assert findings(screen) == [], one.chapter.key


def test_a_touched_name_is_asked_for_and_only_the_open_chapter_is_shown(
    context, open_at, fingers
) -> None:
    screen, asked = open_at(context, (1920, 1080)), list[object]()
    screen.touched.connect(asked.append)
    one = reading("crazy4-nexus")
    screen.show_state(rules_page(LEARNING, one))
    names = [one for one in screen.controls.shown if isinstance(one, ChoiceButton)]
    fingers.tap(names[3])
    assert asked == [ChapterTouched("hands")]
    assert [type(one) for one in seen(screen)] == [*(len(names) * [ChoiceButton]), ChapterView]
    one = replace(one, shows_paytables=True)
    screen.show_state(rules_page(LEARNING, one))
    assert [type(one) for one in seen(screen)] == [ColumnList]
    assert not any(name.isVisible() for name in names)


def seen(screen: TreeScreen) -> list[QWidget]:
    """Return the widgets of the body that are seen."""
    shown = [one for one in screen.controls.shown if isinstance(one, QWidget)]
    return [one for one in shown if one.isVisible()]
