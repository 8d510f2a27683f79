"""A trainer gives a lesson to a class or a name with its day, and can take it back."""

import os
import shlex
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from no_room import no_room
from unpainted import paint_when_looked_at

from dealer_assist.value import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.people.facts import Assigned, Fact, PersonAdded
from dealer_assist.school.people.people import Assignment, People
from dealer_assist.school.people.progress import class_of, row_of
from dealer_assist.school.people.skills import SKILLS
from dealer_assist.ui.school.assign import ToGive, all_offered
from dealer_assist.ui.school.assignment import lesson_for
from dealer_assist.ui.school.today import TodayFlow

TO_THE_CLASS = (
    'press "ASSIGN A LESSON"',
    'press "4. Open the table"',
    'press "Spring A"',
)


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at ASSIGN with a class of two."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'trainee "A. Novak" "Spring A"', 'trainee "B. Costa" "Spring A"')
    do(
        stage,
        'trainer "R. Mehta"',
        'press "SCHOOL"',
        'press "R. Mehta"',
        "pin 2580",
        'press "Assign"',
    )
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def given(stage: TableScene) -> list[Assignment]:
    assert stage.school is not None
    return list(stage.school.school.people.assignments.values())


def said(stage: TableScene) -> str:
    assert stage.school is not None
    return str(stage.school.shown.parts.prompt.model.line)


@pytest.mark.parametrize("name", ["A. Novak", "B. Costa"])
def test_a_lesson_for_the_class_stands_at_today_of_everybody(stage: TableScene, name: str) -> None:
    do(stage, *TO_THE_CLASS, 'press "17 Mar"')
    (one,) = given(stage)
    assert (one.group, one.person, one.by, one.due) == (
        "Spring A",
        "",
        "R. Mehta",
        date(2026, 3, 17),
    )
    do(stage, 'press "CLASS"', 'press "Lock"', f'press "{name}"', "pin 2580")
    assert stage.school is not None
    assert isinstance(stage.school.flow, TodayFlow)
    assert stage.hand.control("Lesson 4: Open the table").is_available


def test_given_again_the_new_day_takes_the_place_of_the_old(stage: TableScene) -> None:
    do(stage, *TO_THE_CLASS, 'press "17 Mar"', *TO_THE_CLASS, 'press "20 Mar"')
    assert [one.due for one in given(stage)] == [date(2026, 3, 20)]
    do(stage, 'press "ASSIGN A LESSON"', 'press "4. Open the table"', 'press "B. Costa"')
    do(stage, 'press "15 Mar"')
    assert [(one.group, bool(one.person)) for one in given(stage)] == [
        ("Spring A", False),
        ("", True),
    ]


def test_what_was_given_can_be_withdrawn_and_only_once_it_was_touched(stage: TableScene) -> None:
    do(stage, *TO_THE_CLASS, 'press "17 Mar"')
    assert not stage.hand.control("WITHDRAW").is_available
    do(stage, 'press "Open the table"', 'press "WITHDRAW"')
    assert given(stage) == []
    assert said(stage).startswith("Withdrawn: Open the table: Spring A")
    assert not stage.hand.control("WITHDRAW").is_available


def test_every_step_leads_back_to_the_one_before_and_nothing_is_given(stage: TableScene) -> None:
    do(stage, *TO_THE_CLASS)
    for title in ("Who shall do it?", "Touch what to give", "Give a lesson"):
        do(stage, 'press "BACK"')
        assert said(stage).startswith(title)
    assert given(stage) == []


def test_a_full_disk_is_said_and_the_day_can_be_touched_again(stage: TableScene) -> None:
    do(stage, *TO_THE_CLASS)
    with no_room():
        do(stage, 'press "17 Mar"')
    assert "recorded: the disk" in said(stage)
    assert given(stage) == []
    do(stage, "wait 20s", 'press "17 Mar"')
    assert len(given(stage)) == 1


def test_who_passed_it_already_is_told(stage: TableScene) -> None:
    do(stage, 'press "CLASS"', 'press "Lock"', 'press "BACK TO TABLE"')
    do(stage, 'trainee "C. Diaz" "Spring A" ready', 'press "SCHOOL"')
    do(stage, 'press "R. Mehta"', "pin 2580", 'press "Assign"')
    do(stage, *TO_THE_CLASS[:2])
    assert stage.hand.control("Spring A").model.detail == "1 of 3 passed"
    assert stage.hand.control("C. Diaz").model.detail == "Passed already"


def test_a_person_is_given_what_would_help_and_once(stage: TableScene) -> None:
    do(stage, 'press "CLASS"', 'press "B. Costa"', 'press "B. COSTA"')
    do(stage, *2 * ['press "ASSIGN LESSON"', "wait 1s"])
    (one,) = given(stage)
    assert (one.person, one.lesson) == ("b. costa", "first-round")
    assert said(stage) == "B. Costa has the lesson: Your first round"
    do(stage, 'press "CLASS"', 'press "A. Novak"')
    assert stage.hand.control("A. NOVAK").is_available


def test_what_was_passed_is_not_proposed_again(stage: TableScene) -> None:
    assert stage.school is not None
    lessons = stage.school.school.learning.lessons
    now, people = stage.school.school.learning.now, stage.school.school.people
    row, *_ = class_of(people, {one.key: one for one in lessons}, now)
    first, second, *_ = lessons
    assert lesson_for(row, lessons) == first
    assert lesson_for(replace(row, passed=frozenset({first.key})), lessons) == second
    assert lesson_for(replace(row, passed=frozenset(one.key for one in lessons)), lessons) is None
    stuck = replace(row, passed=frozenset({first.key}), stuck_at=lessons[4].key)
    assert lesson_for(stuck, lessons) == lessons[4]


def test_a_card_of_the_table_cannot_be_swiped_where_no_table_stands(stage: TableScene) -> None:
    with pytest.raises(CannotDo, match="no table stands here"):
        do(stage, "swipe dealer-1")


def test_a_lesson_that_is_still_locked_is_not_given(resources: Path) -> None:
    lessons = load_lessons(resources / "lessons")
    known = People([Fact("1", "2026-03-14T09:00:00+00:00", PersonAdded("ana", "Ana"))])
    row = row_of(known.persons["ana"], known, lessons, datetime(2026, 3, 14, 14, tzinfo=UTC))
    for skill in SKILLS:
        given = lesson_for(row, tuple(lessons.values()), skill)
        assert given is not None
        assert not given.needs


def test_what_was_given_of_another_game_is_seen_and_says_where_it_is_played(
    stage: TableScene,
) -> None:
    assert stage.school is not None
    register = stage.school.school.services.register
    register.keep(Assigned("1", "free-bet-first-round", "2026-03-20", group="Spring A"))
    do(stage, 'press "CLASS"', 'press "Lock"', 'press "A. Novak"', "pin 2580")
    do(stage, 'press "Free Bet Blackjack: your first round"')
    assert "is played at Free Bet Blackjack" in said(stage)


def test_a_drill_is_given_as_a_lesson_is_and_stands_on_today(stage: TableScene) -> None:
    assert stage.school is not None
    learning = stage.school.school.learning
    offers = all_offered(learning.lessons, ("pay_it", "which_card"))
    assert [one.touch.value for one in offers[-3:]] == [
        ToGive("test"),
        ToGive("drill", "pay_it"),
        ToGive("drill", "which_card"),
    ]
    register = stage.school.school.services.register
    register.keep(Assigned("1", "pay_it", "2026-03-20", group="Spring A", kind="drill"))
    do(stage, 'press "CLASS"', 'press "Lock"', 'press "A. Novak"', "pin 2580")
    do(stage, 'press "Drill: Pay it"')
    assert stage.school.school.learning.trainee == "A. Novak"
