"""A disk that takes nothing more is said at the screen of the school, and nothing is half kept."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from no_room import no_room

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.people.facts import AttemptBegan, ExamNoted
from dealer_assist.school.people.file import people_file, read_facts
from dealer_assist.ui.school.drill.drill import DrillFlow
from dealer_assist.ui.school.today import TodayFlow


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand in the school."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'press "SCHOOL"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def said(stage: TableScene) -> str:
    assert stage.school is not None
    return stage.school.said


def test_an_answer_that_is_not_on_record_does_not_count(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "ALL DRILLS"', 'press "Which card"')
    before = read_facts(people_file(tmp_path / "school"))
    with no_room():
        do(stage, 'press "Executive"')
    assert stage.school is not None
    assert isinstance(stage.school.flow, DrillFlow)
    assert "recorded: the disk" in said(stage)
    assert read_facts(people_file(tmp_path / "school")) == before
    do(stage, "wait 6s", 'press "Executive"')
    assert len(read_facts(people_file(tmp_path / "school"))) == len(before) + 1
    assert stage.hand.control("NEXT").is_available


def test_a_lesson_that_cannot_be_kept_leads_back_to_the_school(
    stage: TableScene, tmp_path: Path
) -> None:
    do(stage, 'press "CONTINUE"', 'press "START LESSON"', "swipe dealer-1", "wait 3s")
    do(stage, 'press "START GAME"', "wait 6s", "chip 1 off", "chip 3 off", "chip 5 off")
    do(stage, 'press "DEALER"', "wait 9s")
    do(stage, "pay $50", 'press "GO ON"', "wait 1s", "end")
    with no_room():
        do(stage, "wait 3s")
    assert stage.school is not None
    assert isinstance(stage.school.flow, TodayFlow)
    assert "Look whether the disk is full" in said(stage)
    (began,) = read_facts(people_file(tmp_path / "school"))
    assert isinstance(began.what, AttemptBegan)  # its trace; nothing of it counts


def test_a_lesson_that_is_not_given_is_said_over_the_class(
    stage: TableScene, tmp_path: Path
) -> None:
    """A trainer's screens have no prompt: the sentence stands over them for a while."""
    do(stage, 'press "BACK TO TABLE"', 'trainee "A. Novak" "Spring A"', 'trainer "R. Mehta"')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "A. Novak"')
    before = read_facts(people_file(tmp_path / "school"))
    with no_room():
        do(stage, 'press "ASSIGN LESSON"')
    assert stage.school is not None
    assert "recorded: the disk" in said(stage)
    assert read_facts(people_file(tmp_path / "school")) == before
    do(stage, "wait 6s")
    assert said(stage)  # a long sentence is read longer
    do(stage, "wait 20s")
    assert said(stage) == ""
    do(stage, 'press "ASSIGN LESSON"')
    assert len(read_facts(people_file(tmp_path / "school"))) == len(before) + 1


def test_a_comment_that_is_not_kept_stays_on_the_pad(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "BACK TO TABLE"', 'trainee "A. Novak" "Spring A"', 'trainer "R. Mehta"')
    do(
        stage,
        'press "SCHOOL"',
        'press "A. Novak"',
        "pin 2580",
        'press "CONTINUE"',
        'press "START LESSON"',
    )
    do(stage, "swipe dealer-1", "wait 3s", 'press "START GAME"', "wait 6s")
    do(stage, "chip 1 off", "chip 3 off", "chip 5 off", 'press "DEALER"', "wait 9s")
    do(stage, "pay $50", 'press "GO ON"', "wait 1s", "end")
    do(stage, "wait 3s", 'press "TODAY"', 'press "NAMES"', 'press "R. Mehta"', "pin 2580")
    do(
        stage,
        'press "A. Novak"',
        'press "A. NOVAK"',
        'press "ATTEMPTS"',
        'press "Your first round"',
    )
    do(stage, 'press "COMMENT"')
    with no_room():
        do(stage, 'write "Read the hand aloud"')
    assert stage.school is not None
    pad = stage.school.pad.note
    assert pad is not None
    assert pad.text == "Read the hand aloud"
    assert "recorded: the disk" in pad._about
    do(stage, 'press "DONE"')
    assert stage.school.pad.note is None
    assert len(stage.school.school.people.comments) == 1


def test_a_mark_that_is_not_kept_is_said_and_not_shown(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "BACK TO TABLE"', 'trainer "R. Mehta"')
    do(stage, 'trainee "B. Costa" "Spring A" examined')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "Exams"', 'press "B. Costa"')
    before = read_facts(people_file(tmp_path / "school"))
    with no_room():
        do(stage, 'press "Hands 8"')
    assert "recorded: the disk" in said(stage)
    assert read_facts(people_file(tmp_path / "school")) == before
    do(stage, "wait 6s", 'press "Hands 8"')
    assert len(read_facts(people_file(tmp_path / "school"))) == len(before) + 1


def test_a_note_that_is_not_kept_stays_on_the_pad(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "BACK TO TABLE"', 'trainer "R. Mehta"')
    do(stage, 'trainee "B. Costa" "Spring A" examined')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "Exams"', 'press "B. Costa"')
    before = read_facts(people_file(tmp_path / "school"))
    do(stage, 'press "ADD A NOTE"')
    with no_room():
        do(stage, 'write "Speak up"')
    assert stage.school is not None
    pad = stage.school.pad.note
    assert pad is not None
    assert pad.text == "Speak up"
    assert "recorded: the disk" in pad._about
    assert read_facts(people_file(tmp_path / "school")) == before
    do(stage, 'press "DONE"')
    assert stage.school.pad.note is None
    last = read_facts(people_file(tmp_path / "school"))[-1].what
    assert isinstance(last, ExamNoted)
    assert last.text == "Speak up"
