"""What the score of a lesson is worth, shown by many runs: long proofs on every core."""

from collections import Counter
from itertools import count, cycle, islice

import pytest

from dealer_assist.cli.main import main
from dealer_assist.school.lessons.allowed import asked_for
from dealer_assist.school.lessons.wrong_moves import MISTAKES
from tests.support.lesson_runs import (
    LessonRun,
    assert_told_alike,
    found_in_all,
    shipped_lessons,
)

_RIGHT_RUNS = 1000
_NAMED = 0.95
pytestmark = [pytest.mark.long, pytest.mark.timeout(4 * 3600)]


def test_the_model_dealer_loses_no_point_in_any_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{one.key} at {table}: 100%" for one in shipped_lessons().values() for table in one.tables
    ]


def test_a_thousand_right_runs_raise_no_false_alarm() -> None:
    """Every lesson at every table, with new cards each time."""
    places = [(one.key, table) for one in shipped_lessons().values() for table in one.tables]
    runs = [
        LessonRun(key, table, seed)
        for seed, (key, table) in zip(count(), islice(cycle(places), _RIGHT_RUNS), strict=False)
    ]
    found = list(found_in_all(runs))
    alarms = [one for one in found if one.points < 100 or one.kinds or not one.is_ended]
    print(f"{len(found)} right runs of {len(places)} lessons at tables: {len(alarms)} false alarms")
    assert not alarms


def test_every_kind_of_mistake_is_named_in_the_lessons_where_it_can_happen() -> None:
    """Play each kind in every lesson; a lesson of several tables takes them in turn."""
    runs = [
        LessonRun(one.key, one.tables[n % len(one.tables)], one.seed, kind)
        for one in shipped_lessons().values()
        for n, kind in enumerate(MISTAKES)
        if kind not in asked_for(one)  # there it is what the dealer has to do
    ]
    made, named, left = Counter[str](), Counter[str](), Counter[str]()
    for one in found_in_all(runs):
        kind = one.run.mistake
        if one.is_made:
            assert_told_alike(one)
        made[kind] += one.is_made
        named[kind] += one.is_made and kind in one.kinds
        left[kind] += not one.is_ended
        if one.is_made and (kind not in one.kinds or not one.is_ended):
            print(one)
    for kind in MISTAKES:
        print(f"{kind}: made {made[kind]}, named {named[kind]}, not ended {left[kind]}")
    print(f"{len(runs)} runs: made {made.total()}, named {named.total()}")
    assert len(MISTAKES) >= 20
    assert all(made[kind] for kind in MISTAKES)
    assert named.total() >= _NAMED * made.total()
    assert not left.total()
