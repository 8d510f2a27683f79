"""Hints go off by level: nothing is lit, no hand is named, and in the end no prompt leads."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.lessons import NEVER, load_lessons
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.state import Table
from dealer_assist.ui.table.model.coach import LessonStrip
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import plain, replace
from tests.support.dealt_table import dealt

LESSONS = load_lessons(paths.resources() / "lessons")
WINNER = {
    "1": "2c 7d 9h Js Kc",
    "5": "As Ad Ac Ah 2d",
    "dealer": "3c 5d 8h Ts Qc",
}
BETS = {1: {"ante": 500, "super_bonus": 500}, 5: {"ante": 500, "super_bonus": 500}}


def won(lying: tuple[int, ...] = ()) -> Table:
    """A seat holds four aces that nobody has pressed; chips lie there still."""
    table = dealt("crazy4-nexus", WINNER, BETS, chips={1: "A", 5: "A"}, lying=lying)
    return table.with_round(replace(table.round, stages=("deal", "decide", "dealer")))


def shown(table: Table, hints: Hints, selected: int | None = None) -> TableModel:
    strip = LessonStrip("LESSON 1", "0:00", hints=hints)
    return table_model(table, PassingView(selected=selected, lesson=strip))


def is_lit(model: TableModel) -> bool:
    """True if anything below the prompt is the next thing."""
    said = repr(plain(replace(model, prompt=replace(model.prompt, stages=()))))
    lit = ("'is_next': True", "'is_to_take': True", "'state': 'next'", "'state': 'suggested'")
    return any(one in said for one in lit)


@pytest.mark.parametrize("selected", [None, 5])
def test_amber_leads_at_first_and_goes_off_with_the_level(selected: int | None) -> None:
    table = won()
    assert is_lit(shown(table, Hints.SHOWN, selected))
    for hints in (Hints.NAMED, Hints.SILENT):
        assert not is_lit(shown(table, hints, selected))


def test_who_is_to_read_the_cards_is_not_told_what_they_make() -> None:
    table = won()
    lit = shown(table, Hints.SHOWN)
    assert "Seat 5 holds Four Aces" in [one.title for one in lit.hands.waits]
    for hints in (Hints.NAMED, Hints.SILENT):
        model = shown(table, hints)
        said = [model.prompt.line, model.prompt.detail]
        said += [one.detail for one in model.actions.working]
        said += [one.title for one in model.hands.waits]
        assert not any("Aces" in one for one in said)


def test_what_else_is_to_do_before_the_end_is_still_said() -> None:
    table = won(lying=(5,))
    assert is_lit(shown(table, Hints.SHOWN))
    for hints in (Hints.NAMED, Hints.SILENT):
        model = shown(table, hints)
        assert not is_lit(model)
        assert "Take chip: seat 5" in [one.detail for one in model.actions.working]


def test_the_prompt_names_the_step_until_it_is_silent_too() -> None:
    table = won()
    named, silent = shown(table, Hints.NAMED), shown(table, Hints.SILENT)
    assert named.prompt.line != "What do you do now?"
    assert (silent.prompt.line, silent.prompt.detail) == ("What do you do now?", "")
    assert not silent.prompt.steps


def test_a_refusal_is_said_whatever_the_level() -> None:
    strip = LessonStrip("LESSON 1", "0:00", hints=Hints.SILENT)
    model = table_model(won(), PassingView(refusal="Seat 1 has folded", lesson=strip))
    assert model.prompt.line == "Seat 1 has folded"


def test_the_table_itself_always_leads() -> None:
    assert is_lit(table_model(won(), PassingView()))


def test_every_button_stays_and_can_be_pressed() -> None:
    table = won()
    lit, dark = shown(table, Hints.SHOWN), shown(table, Hints.SILENT)
    assert [one.label for one in lit.actions.working] == [one.label for one in dark.actions.working]
    shut = [one.state is ActionState.NOT_YET for one in lit.actions.working]
    assert [one.state is ActionState.NOT_YET for one in dark.actions.working] == shut


def test_the_level_of_a_lesson_says_how_much_is_shown() -> None:
    by_level = {1: Hints.SHOWN, 2: Hints.NAMED, 3: Hints.NAMED, 4: Hints.SILENT, 5: Hints.SILENT}
    for lesson in LESSONS.values():
        denies = lesson.tasks & {"deny", "strike"}
        assert lesson.hints is (Hints.SHOWN if denies else by_level[lesson.level]), lesson.key


def test_in_a_test_nothing_is_shown() -> None:
    lesson = replace(LESSONS["first-round"], advice=NEVER)
    assert lesson.hints is Hints.SILENT
