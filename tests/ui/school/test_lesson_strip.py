"""The strip of a lesson: a mistake before what is heard, what is heard before what is expected."""

import re
from pathlib import Path

import pytest

from dealer_assist.school.lessons.coach import Advice, CoachTone
from dealer_assist.table.guide.hints import Hints
from dealer_assist.ui.school.lesson_strip import coach_model, hints_beside
from dealer_assist.ui.school.mistake_words import TITLES, WHY
from dealer_assist.value import replace

WRONG = Advice(
    CoachTone.MISTAKE, text="Seat 6 does not play", why="Go on", points_off=5, mistakes=1
)


def test_a_mistake_is_said_before_all_else() -> None:
    model = coach_model(WRONG, "Is my chip in?")
    assert model is not None
    assert (model.said, model.note, model.is_wrong) == (
        "Seat 6 does not play",
        "5 points off",
        True,
    )


def test_a_voice_at_the_table_is_heard_even_where_the_coach_is_silent() -> None:
    model = coach_model(Advice(CoachTone.SILENT), "Is my chip in?")
    assert model is not None
    assert (model.said, model.is_heard) == ("A player says: Is my chip in?", True)
    assert coach_model(Advice(CoachTone.SILENT)) is None


def test_no_prompt_says_call_the_supervisor_while_the_coach_has_a_hand_turned_off() -> None:
    assert hints_beside(WRONG, Hints.SHOWN) is Hints.SHOWN
    cured = replace(WRONG, cure="Press the same hand again to turn it off.")
    assert hints_beside(cured, Hints.SHOWN) is Hints.SILENT


@pytest.mark.parametrize(("mistakes", "note"), [(0, "No mistakes"), (1, "1 mistake")])
def test_what_is_expected_comes_with_the_count(mistakes: int, note: str) -> None:
    advice = Advice(CoachTone.BEFORE, "deal", "Now: deal", "Play as always", mistakes=mistakes)
    model = coach_model(advice)
    assert model is not None
    assert (model.said, model.why, model.note) == ("Now: deal", "Play as always", note)


def test_every_kind_of_mistake_has_a_name_and_a_reason() -> None:
    from dealer_assist.school.lessons import mistakes

    source = Path(mistakes.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'Mistake\(\s*"(\w+)"', source)) | {"hand_too_high", "wrong_hand"}
    assert kinds <= set(TITLES)
    assert set(WHY) == set(TITLES)
