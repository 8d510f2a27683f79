"""Every drill of every kind of table fits its screen: no word of a question or a verdict is cut."""

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from random import Random

import pytest
from audit import findings
from dress import DRESSES
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from sampled import sampled

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.tables import load_table
from dealer_assist.school.deals.cases import base_cases
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.deals.house import book_of, house_of
from dealer_assist.school.drills import announcements, pay_it, what_to_say
from dealer_assist.school.drills.asking import AnswerBy, put
from dealer_assist.school.drills.drill_run import drills_for, questions_for
from dealer_assist.school.drills.question import Question
from dealer_assist.school.drills.session import DrillSession
from dealer_assist.school.people.people import People
from dealer_assist.settle.book import SettleBook
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.drill.drill import drill_page
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.paint.chips import ChipKey
from dealer_assist.ui.school.paint.drill import DigitButton
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import LESSONS
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
BOOK = load_book(paths.resources())
TABLES = (
    "casino-war",
    "crazy4-nexus",
    "dragon-nexus",
    "ez-baccarat-nexus",
    "fortune-pai-gow",
    "holdem-nexus",
    "house-money-house",
    "let-it-ride-nexus-3",
    "six-five-four",
    "ultimate-nexus-3",
    "zappit-trilux",
)
NARROW = (1280, 800)
_SAYS_MOST = "house_money"


@pytest.fixture
def drilled(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> Callable[[Question, SettleBook, str], list[str]]:
    """Show a question and then its verdict; give what is wrong with either."""

    def look(question: Question, book: SettleBook, dress: str) -> list[str]:
        screen, scale = TreeScreen(DRESSES[dress](context), style=LESSONS), scale_for(*NARROW)
        shown(screen, *NARROW)
        screen.place(QRectF(0, 0, NARROW[0] / scale, NARROW[1] / scale), scale)
        game = book.games[question.asked.deal["game"]].name
        learning = Learning(game, "Nexus", "table", (), (), NOW, People(), GUEST)
        one = DrillSession(
            iter([question, question]), 2, book, count(step=1000).__next__, lambda given: None
        )
        screen.show_state(drill_page(one, learning, None))
        wrong = findings(screen)
        one.done() if not one.put.offers else one.pick(one.put.offers[0][0])
        one.done()
        one.foul()
        screen.show_state(drill_page(one, learning, None))
        return wrong + findings(screen)

    return look


@pytest.mark.parametrize("table", sampled(TABLES, 3))
def test_every_drill_of_a_table_fits_a_narrow_screen(table: str, drilled) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), shipped / "tables" / f"{table}.toml")
    book = book_of(setup, BOOK)
    house = house_of(setup, book)
    for name in drills_for(book, setup.game, house):
        for question in questions_for(name, book, setup.game, 5, 1, house=house):
            assert drilled(question, book, "en") == [], question.as_json()


@pytest.mark.parametrize("dress", ["en", "es", "vi", "zh"])
def test_everything_that_may_be_said_fits_in_every_language(dress: str, drilled) -> None:
    table = next(one for one in what_to_say.cases(BOOK) if one.line and one.line.game == _SAYS_MOST)
    cases = [
        *what_to_say.cases_at_table(BOOK, _SAYS_MOST)[:5],
        *(replace(table, moment=one) for one in announcements.MOMENTS),
    ]
    for case in cases:
        chance = Random(f"{case.moment} {case.said}")
        asked = what_to_say.ask(Dealing(BOOK, chance), chance, case)
        assert drilled(Question("what_to_say", "one", asked), BOOK, dress) == [], case


@pytest.mark.parametrize("dress", ["es", "vi", "zh"])
def test_the_wagers_of_the_base_game_fit_in_every_language(dress: str, drilled) -> None:
    cases = base_cases(BOOK)
    for case in Random(7).sample(cases, 6):
        chance = Random(f"{case.game} {case.wager} {case.line}")
        asked = pay_it.ask(Dealing(BOOK, chance), chance, case)
        question = Question("pay_it", "one", asked)
        assert drilled(question, BOOK, dress) == [], case


@pytest.mark.parametrize("dress", ["en", "vi", "text at 150 %", "left-handed, high contrast"])
@pytest.mark.parametrize(
    ("drill", "game"),
    [("meter_percent", "crazy_4_poker"), ("pay_it", "crazy_4_poker"), ("pay_it", "dj_wild")],
)
def test_the_pad_stays_in_reach_while_the_paytable_is_read(
    context, shown, drill: str, game: str, dress: str
) -> None:
    """One had to remember what was read: the paytable took the place of keys and chips."""
    screen, scale = TreeScreen(DRESSES[dress](context), style=LESSONS), scale_for(*NARROW)
    shown(screen, *NARROW)
    screen.place(QRectF(0, 0, NARROW[0] / scale, NARROW[1] / scale), scale)
    learning = Learning("Crazy 4 Poker", "Nexus", "table", (), (), NOW, People(), GUEST)
    asked = questions_for(drill, BOOK, game, 5, 12)
    listed = [question for question in asked if put(question, BOOK).lines]
    for question in listed[:3]:
        one = DrillSession(iter([question]), 1, BOOK, count(step=1000).__next__, lambda given: None)
        one.shows_lines = True
        screen.show_state(drill_page(one, learning, None))
        kind = DigitButton if one.put.by is AnswerBy.KEYPAD else ChipKey
        keys = [key for key in screen.findChildren(kind) if key.isVisible()]
        assert len(keys) == (12 if kind is DigitButton else 6)
        assert findings(screen) == []
