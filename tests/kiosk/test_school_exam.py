"""A table test at the kiosk, from the draw to the sealed record."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dealer_assist import paths
from dealer_assist.journal.key import load_key
from dealer_assist.scenarios.runner import Application
from dealer_assist.scenarios.script import Instruction
from dealer_assist.scenarios.stage import Stage
from dealer_assist.school.exam.exam import exams
from dealer_assist.school.exam.verify import findings
from dealer_assist.school.model_dealer import ModelDealer
from dealer_assist.school.people.facts import AttemptKept, ExamBegan
from dealer_assist.school.people.file import PeopleFile, people_file, read_facts
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.exam_screens import ExamScreen

EXAM = "0123456789abcdef"


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[Stage]:
    """Stand at a closed table; the school has a trainee who is ready, and a trainer."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = Stage(begin | {"is_visible": False})
    do(stage, 'trainee "B. Costa" "Spring A" ready', 'trainer "R. Mehta"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: Stage, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def on_record(folder: Path) -> People:
    """Read the people as another program would."""
    return People(read_facts(people_file(folder / "school")))


def test_a_round_that_is_left_is_dealt_anew_and_never_scored(stage: Stage, tmp_path: Path) -> None:
    do(stage, 'press "SCHOOL"', 'press "Swipe R. Mehta"', 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"', 'press "Swipe R. Mehta"', 'press "BEGIN"')
    for _ in range(2):
        do(stage, 'press "NEXT ROUND"', "swipe dealer-1", 'press "MENU"', 'press "LEAVE LESSON"')
    (exam,) = exams(on_record(tmp_path))
    first, second = exam.parts[0].begun
    assert exam.parts[0].kept is None
    assert first.seed != second.seed
    assert stage.school is not None
    assert isinstance(stage.school.shown, ExamScreen)


def test_an_exam_is_marked_signed_and_its_record_is_proved(stage: Stage, tmp_path: Path) -> None:
    school = tmp_path / "school"
    key = load_key(paths.key_file())
    with PeopleFile.open(people_file(school), key, stage.clock.now, paths.heads_folder()) as book:
        parts = (("first-round", 1),)
        book.keep(ExamBegan(EXAM, "b. costa", "R. Mehta", "crazy4-nexus", 7, parts))
    do(stage, 'press "SCHOOL"', 'press "Swipe R. Mehta"')
    assert stage.school is not None
    stage.school.examine().open(EXAM)
    do(stage, 'press "NEXT ROUND"', "swipe dealer-1", "wait 3s", 'press "START GAME"', "wait 7s")
    do(stage, "chip 1 off", "chip 3 off", "chip 5 off", 'press "DEALER"', "wait 9s", "end")
    do(stage, "wait 3s")
    people = on_record(tmp_path)
    assert any(isinstance(one.what, AttemptKept) and one.what.exam for one in people.facts)
    for heading in range(3):
        row = _marks(stage)[heading]
        stage.hand.press(row[7])
        stage.hand.lift(row[7])
        stage.wait(500)
    do(stage, 'press "Swipe R. Mehta"')
    (exam,) = exams(on_record(tmp_path))
    assert exam.signed is not None
    assert exam.signed.is_passed
    (record,) = school.glob("table-test-*.pdf")
    assert findings(record.read_bytes(), key, on_record(tmp_path), school) == ()


@pytest.mark.long
@pytest.mark.timeout(600)
def test_an_exam_of_six_rounds_is_dealt_marked_and_proved_at_the_screen(
    stage: Stage, tmp_path: Path
) -> None:
    do(stage, 'press "SCHOOL"', 'press "Swipe R. Mehta"', 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"', 'press "Swipe R. Mehta"', 'press "BEGIN"')
    for played in range(1, 7):
        do(stage, 'press "NEXT ROUND"')
        deal(stage)
        (exam,) = exams(on_record(tmp_path))
        assert sum(one.kept is not None for one in exam.parts) == played
    assert (exam.points, exam.critical) == (100, 0)
    for heading in range(3):
        row = _marks(stage)[heading]
        stage.hand.press(row[7])
        stage.hand.lift(row[7])
        stage.wait(500)
    do(stage, 'press "Swipe R. Mehta"')
    school = tmp_path / "school"
    (record,) = school.glob("table-test-*.pdf")
    key = load_key(paths.key_file())
    assert findings(record.read_bytes(), key, on_record(tmp_path), school) == ()
    do(stage, 'press "LEAVE"', 'press "Exams"')
    assert stage.hand.control("B. Costa").is_available


def deal(stage: Stage) -> None:
    """Let the model dealer act at the kiosk's own table until the round is over."""
    running = stage.lesson
    assert running is not None
    dealer = ModelDealer(running.play.room, running.opened, running.clock)
    while stage.lesson is running:
        stage.wait(1500)
        if running.play.room.is_power_cut:
            do(stage, 'press "SWITCH ON"')
            dealer.move_to(running.opened)
        elif stage.lesson is running:
            dealer.act()


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_kiosk_that_is_killed_in_an_exam_deals_the_round_anew_and_scores_nothing_twice(
    tmp_path: Path,
) -> None:
    kiosk = Application(tmp_path, None, is_visible=False, is_fresh=True)
    begin = (
        "table crazy4-nexus",
        'trainee "B. Costa" "Spring A" ready',
        'trainer "R. Mehta"',
        *('press "SCHOOL"', 'press "Swipe R. Mehta"', 'press "B. Costa"'),
        *('press "START AN EXAM"', 'press "Swipe R. Mehta"', 'press "BEGIN"'),
    )
    again = ('press "SCHOOL"', 'press "Swipe R. Mehta"', 'press "Exams"', 'press "B. Costa"')
    killed_at: tuple[tuple[str, ...], ...] = (
        ('press "NEXT ROUND"',),
        ('press "NEXT ROUND"', "swipe dealer-1", "wait 3s"),
        ('press "NEXT ROUND"', "swipe dealer-1", "wait 4s", 'press "START GAME"'),
    )
    try:
        tell(kiosk, *begin)
        for lines in killed_at:
            tell(kiosk, *lines, "crash", *again)
            (exam,) = exams(on_record(tmp_path))
            assert all(one.kept is None for one in exam.parts)
        seeds = [one.seed for one in exam.parts[0].begun]
        assert len(set(seeds)) == len(seeds) == 3
        tell(kiosk, 'press "NEXT ROUND"')
        (exam,) = exams(on_record(tmp_path))
        assert not exam.is_open
        assert exam.voided == "Cut off 3 times"
    finally:
        kiosk.stop()


def tell(kiosk: Application, *lines: str) -> None:
    """Give a kiosk in a process of its own a few lines of a scenario."""
    for number, line in enumerate(lines, 1):
        verb, *words = shlex.split(line)
        kiosk.perform(Instruction(number, verb, tuple(words)))


def _marks(stage: Stage) -> list[list[Any]]:
    assert stage.school is not None
    screen = stage.school.shown
    assert isinstance(screen, ExamScreen)
    return [list(row) for row in screen.marks]
