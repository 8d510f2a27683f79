"""A table test at the kiosk, from the draw to the sealed record."""

import os
import shlex
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from audit import findings as findings_of_screen
from dress import DRESSES, dressed
from ink import painted
from sampled import sampled
from screen_sizes import EVERY_SIZE

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from unpainted import paint_when_looked_at

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.journal.key import load_key
from dealer_assist.scenarios.enrolment import enrol
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.runner import Application
from dealer_assist.scenarios.scene import CURTAIN, TableScene
from dealer_assist.scenarios.script import Instruction
from dealer_assist.school.deals.house import house_of
from dealer_assist.school.drills.asking import AnswerBy, Put, put
from dealer_assist.school.exam.certificate import read_certificate
from dealer_assist.school.exam.exam import MOST_NOTE, Exam, exams
from dealer_assist.school.exam.parts import Drill, questions_left
from dealer_assist.school.exam.verify import findings
from dealer_assist.school.lessons.model_dealer import ModelDealer
from dealer_assist.school.lessons.whole_round import to_pay
from dealer_assist.school.people.facts import (
    AttemptKept,
    ExamBegan,
    ExamNoted,
    PersonAdded,
)
from dealer_assist.school.people.file import PeopleFile, people_file, read_facts
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.drill.beside import AnswerDot, Score
from dealer_assist.ui.school.drill.drill import asked
from dealer_assist.ui.school.drill.touches import Typed
from dealer_assist.ui.school.exam import ExamFlow, MarkGiven, MarkPick, RecordLines
from dealer_assist.ui.school.exam_drill import ExamDrillFlow
from dealer_assist.ui.school.exam_start import ExamStartFlow
from dealer_assist.ui.school.lists import ListFlow, RowMark
from dealer_assist.ui.school.nodes import ProgressDot, ProgressMark, TitleOver
from dealer_assist.ui.school.paint.exam import MarkButton
from dealer_assist.ui.school.replay import ReplayFlow
from dealer_assist.ui.toolkit.flow import Show
from dealer_assist.ui.toolkit.screen import TreeScreen
from tests.support.tree import every, words

EXAM = "0123456789abcdef"


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at a closed table; the school has a trainee who is ready, and a trainer."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    with standing(tmp_path) as stage:
        yield stage


@contextmanager
def standing(folder: Path) -> Iterator[TableScene]:
    """Open the table, and put a trainee who is ready and a trainer on the list."""
    begin = {"table": "crazy4-nexus", "data": str(folder), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'trainee "B. Costa" "Spring A" ready', 'trainer "R. Mehta"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def show_down(stage: TableScene) -> None:
    """Turn the dealer's cards, and say what each seat is paid that the test asks for."""
    do(stage, 'press "DEALER"', "wait 9s")
    for due in to_pay(stage.opened.desk.table):
        do(stage, f"pay {due.cents / 100:.2f}", 'press "GO ON"', "wait 1s")


def on_record(folder: Path) -> People:
    """Read the people as another program would."""
    return People(read_facts(people_file(folder / "school")))


def begin_short(
    stage: TableScene, folder: Path, rounds: int, *drills: tuple[str, int, int]
) -> None:
    """Put a short exam on record and show it."""
    school, key = folder / "school", load_key(paths.key_file())
    with PeopleFile.open(people_file(school), key, stage.clock.now, paths.heads_folder()) as book:
        parts = (("first-round", 1),) * rounds
        book.keep(ExamBegan(EXAM, "b. costa", "R. Mehta", "crazy4-nexus", 7, parts, drills=drills))
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580")
    assert stage.school is not None
    stage.school.go(Show(stage.school.school.flows.exam(EXAM)))


def left(folder: Path) -> tuple[Drill, list[Put]]:
    """Return the drill under way, and what is still to be asked in it."""
    (exam,) = exams(on_record(folder))
    drill, book = exam.next_part, load_book(paths.resources())
    assert isinstance(drill, Drill)
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, exam.table, shipped))
    made = questions_left(drill, drill.seeds[-1], book, setup.game, house_of(setup, book))
    return drill, [put(one, book) for one in made]


def answer_right(stage: TableScene, asked: Put) -> None:
    """Answer a question as the rules have it."""
    stage.wait(700)
    if isinstance(asked.right, tuple):
        do(stage, *(f'press "Seat {seat}"' for seat in asked.right), 'press "DONE"')
    elif asked.by is AnswerBy.CHOICE:
        do(stage, f'press "{dict(asked.offers)[str(asked.right)]}"')
    elif asked.by is AnswerBy.FOUL:
        passed = int(asked.right) - 1 if asked.right else len(asked.acts)
        for _ in range(passed):
            do(stage, 'press "NEXT"', "wait 1s")
        if asked.right:
            do(stage, 'press "FOUL"')
    else:
        assert stage.school is not None
        stage.school.shown.touched.emit(Typed(int(asked.right)))
        do(stage, 'press "PAY"')


def test_the_drills_of_an_exam_are_answered_without_a_word_and_their_record_is_proved(
    stage: TableScene, tmp_path: Path
) -> None:
    begin_short(stage, tmp_path, 0, ("pay_it", 3, 1), ("read_hand", 4, 2), ("spot_the_fault", 2, 3))
    for count in (3, 4, 2):
        do(stage, 'press "NEXT DRILL"')
        _, asked = left(tmp_path)
        assert len(asked) == count
        for one in asked:
            assert_nothing_is_told(stage)
            answer_right(stage, one)
        assert isinstance(flow(stage), ExamFlow)
        stage.wait(700)
    (exam,) = exams(on_record(tmp_path))
    assert [one.points for one in exam.drills] == [100, 100, 100]
    for row in _marks(stage):
        stage.hand.press(row[7])
        stage.hand.lift(row[7])
        stage.wait(500)
    do(stage, 'press "R. Mehta"', "pin 2580")
    school = tmp_path / "school"
    (record,) = school.glob("table-test-*.pdf")
    key = load_key(paths.key_file())
    assert findings(record.read_bytes(), (bytes(32), key), on_record(tmp_path), school) == ()


def assert_nothing_is_told(stage: TableScene) -> None:
    sitting = flow(stage)
    assert isinstance(sitting, ExamDrillFlow)
    page = sitting.model()
    assert page.frame.banner.startswith("EXAM")
    assert sitting.drill.verdict is None
    assert not any(one.is_judged for one in every(page, AnswerDot))
    assert not {"Streak", "Last ten"} & {*words(page)}
    offered = asked(sitting.drill, Score())
    assert {one.mark for one in (*offered.offers, *offered.acts)} <= {RowMark.PLAIN, RowMark.PICKED}


@pytest.mark.parametrize(
    ("table", "titles"),
    [
        ("crazy4-nexus", ["6 rounds", "12 payouts", "20 hands", "Spot the fault"]),
        ("dragon-nexus", ["6 rounds", "12 payouts", "Spot the fault"]),
    ],
)
def test_the_start_lists_the_parts_that_the_game_of_the_table_has(
    table: str, titles: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    stage = TableScene(
        {"table": table, "data": str(tmp_path), "pictures": None, "is_visible": False}
    )
    do(stage, 'trainee "B. Costa" "Spring A" ready', 'trainer "R. Mehta"')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"')
    assert isinstance(flow(stage), ExamStartFlow)
    test = shown(stage).model.body.inside[0]
    parts = [one.title for one in every(test, TitleOver)]
    for part, title in zip(parts, titles, strict=True):
        assert part.startswith(title)
    do(stage, 'press "R. Mehta"', "pin 2580", 'press "BEGIN"', "pin 2580")
    (exam,) = exams(on_record(tmp_path))
    assert len(exam.parts) == 6 + len(titles) - 1
    stage.close()
    stage.window.deleteLater()


def test_a_wrong_answer_of_an_exam_looks_like_a_right_one(
    stage: TableScene, tmp_path: Path
) -> None:
    begin_short(stage, tmp_path, 0, ("spot_the_fault", 3, 3))
    do(stage, 'press "NEXT DRILL"', "wait 1s")
    _, asked = left(tmp_path)
    for one in asked[:2]:
        if one.right == 1:
            do(stage, 'press "NEXT"', "wait 1s")
        do(stage, 'press "FOUL"', "wait 1s")
        assert_nothing_is_told(stage)
    drill, _ = left(tmp_path)
    assert [one.is_right for one in drill.answers] == [False, False]


@pytest.mark.parametrize("gap_ms", sampled([50, 0, 400, 150], 2))
def test_a_double_tap_on_an_answer_of_an_exam_is_one_answer(
    stage: TableScene, tmp_path: Path, gap_ms: int
) -> None:
    begin_short(stage, tmp_path, 0, ("read_hand", 8, 2), ("spot_the_fault", 2, 3))
    do(stage, 'press "NEXT DRILL"')
    for number in range(1, 9):
        _, asked = left(tmp_path)
        stage.wait(700)
        words = "DONE" if asked[0].by is AnswerBy.SEATS else str(asked[0].offers[0][1])
        tap_twice(stage, words, gap_ms)
        (exam,) = exams(on_record(tmp_path))
        assert len(exam.drills[0].answers) == number
    if gap_ms < 400:  # from then on it is two touches, and the screen is another one
        assert exam.drills[1].begun == ()
        stage.wait(700)
        do(stage, 'press "NEXT DRILL"')
        stage.wait(700)
        _, asked = left(tmp_path)
        for _ in asked[0].acts:
            tap_twice(stage, "NEXT", gap_ms)
        (exam,) = exams(on_record(tmp_path))
        assert len(exam.drills[1].answers) == 1


def test_a_drill_that_is_left_goes_on_at_the_next_question_with_other_cards(
    stage: TableScene, tmp_path: Path
) -> None:
    begin_short(stage, tmp_path, 0, ("pay_it", 3, 1))
    do(stage, 'press "NEXT DRILL"')
    before, asked = left(tmp_path)
    answer_right(stage, asked[0])
    do(stage, "wait 1s", 'press "LEAVE"')
    assert isinstance(flow(stage), ExamDrillFlow)  # asked again first
    do(stage, 'press "LEAVE"')
    assert isinstance(flow(stage), ExamFlow)
    do(stage, "wait 1s", 'press "NEXT DRILL"')
    again, asked = left(tmp_path)
    assert before.seeds != again.seeds[1:]
    assert (len(again.answers), len(asked)) == (1, 2)
    for one in asked:
        answer_right(stage, one)
    (exam,) = exams(on_record(tmp_path))
    assert (exam.drills[0].points, exam.cuts, exam.next_part) == (100, 1, None)


def tap_twice(stage: TableScene, words: str, gap_ms: int) -> None:
    """Touch the same place of the glass twice, whatever stands there the second time."""
    point, window = stage.hand.place_of(stage.hand.ready(words)), stage.window
    for rest in (gap_ms, 700):
        QTest.touchEvent(window, stage.hand.device).press(0, point, window).commit()
        QTest.touchEvent(window, stage.hand.device).release(0, point, window).commit()
        stage.wait(rest)


def shown(stage: TableScene) -> TreeScreen:
    assert stage.school is not None
    return stage.school.shown


def flow(stage: TableScene) -> object:
    assert stage.school is not None
    return stage.school.flow


def test_a_round_that_is_left_is_dealt_anew_and_never_scored(
    stage: TableScene, tmp_path: Path
) -> None:
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"', 'press "R. Mehta"', "pin 2580", 'press "BEGIN"', "pin 2580")
    for _ in range(2):
        do(stage, 'press "NEXT ROUND"', "swipe dealer-1", 'press "MENU"', 'press "LEAVE LESSON"')
    (exam,) = exams(on_record(tmp_path))
    first, second = exam.rounds[0].begun
    assert exam.rounds[0].kept is None
    assert first.seed != second.seed
    assert stage.school is not None
    assert isinstance(stage.school.flow, ExamFlow)


def test_an_exam_is_marked_signed_and_its_record_is_proved(
    stage: TableScene, tmp_path: Path
) -> None:
    school, key = tmp_path / "school", load_key(paths.key_file())
    begin_short(stage, tmp_path, 1)
    do(stage, 'press "NEXT ROUND"', "swipe dealer-1", "wait 3s", 'press "START GAME"', "wait 7s")
    do(stage, "chip 1 off", "chip 3 off", "chip 5 off")
    show_down(stage)
    do(stage, "end", "wait 3s")
    people = on_record(tmp_path)
    assert any(isinstance(one.what, AttemptKept) and one.what.exam for one in people.facts)
    for heading in range(3):
        row = _marks(stage)[heading]
        stage.hand.press(row[7])
        stage.hand.lift(row[7])
        stage.wait(500)
    do(stage, 'press "R. Mehta"', "pin 2580")
    (exam,) = exams(on_record(tmp_path))
    assert exam.signed is not None
    assert exam.signed.is_passed
    (record,) = school.glob("table-test-*.pdf")
    assert findings(record.read_bytes(), (key,), on_record(tmp_path), school) == ()


@pytest.fixture(scope="module")
def sat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A school, and the key beside it, in which the model dealer has sat a test."""
    folder = tmp_path_factory.mktemp("sat")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))
        clock, school = SimulatedClock(CURTAIN), folder / "school"
        enrol(school, clock, "crazy4-nexus", "A. Novak", "Spring A", stands="examined")
    return folder


@pytest.fixture
def marking(
    sat: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> Iterator[TableScene]:
    """Stand before the marks of a test that the model dealer has sat."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    for part in ("school", "settings"):
        shutil.copytree(sat / part, tmp_path / part)
    with standing(tmp_path) as stage:
        do(
            stage,
            'press "SCHOOL"',
            'press "R. Mehta"',
            "pin 2580",
            'press "Exams"',
            'press "A. Novak"',
        )
        yield stage


def exam_on(stage: TableScene) -> Exam:
    """Return the test as it stands."""
    assert stage.school is not None
    (exam,) = exams(stage.school.school.people)
    return exam


def test_a_note_is_changed_until_the_card_and_proved_with_the_record(
    marking: TableScene, tmp_path: Path
) -> None:
    do(marking, 'press "Hands 8"', 'press "ADD A NOTE"', 'write "Calm with a complaint."')
    assert note_on_screen(marking) == "Calm with a complaint."
    assert exam_on(marking).marks == {"hands": 8}
    do(marking, 'press "CHANGE NOTE"', 'press "ERASE"', 'write " and thanks."')
    assert note_on_screen(marking) == "Calm with a complaint and thanks."
    do(marking, 'press "CHANGE NOTE"', 'press "Z"', 'press "BACK"')
    assert exam_on(marking).note == "Calm with a complaint and thanks."
    do(marking, 'press "Voice 7"', 'press "Courtesy 9"', 'press "R. Mehta"', "pin 2580")
    assert not marking.hand.control("CHANGE NOTE").is_available
    school, key = tmp_path / "school", load_key(paths.key_file())
    (record,) = school.glob("table-test-*.pdf")
    assert read_certificate(record.read_bytes()).note == "Calm with a complaint and thanks."
    assert findings(record.read_bytes(), (key,), on_record(tmp_path), school) == ()


def test_a_record_that_a_power_cut_kept_from_the_disk_is_written_afterwards(
    marking: TableScene, tmp_path: Path
) -> None:
    do(marking, 'press "Hands 8"', 'press "ADD A NOTE"', 'write "Calm."')
    do(marking, 'press "Voice 7"', 'press "Courtesy 9"', 'press "R. Mehta"', "pin 2580")
    school, key = tmp_path / "school", load_key(paths.key_file())
    (record,) = school.glob("table-test-*.pdf")
    signed = read_certificate(record.read_bytes())
    record.unlink()
    do(marking, 'press "LEAVE"', 'press "CLASS"', 'press "Lock"', 'press "A. Novak"', "pin 2580")
    do(marking, 'press "BACK TO TABLE"', 'press "SCHOOL"')  # the file of the people is opened anew
    do(
        marking,
        'press "R. Mehta"',
        "pin 2580",
        'press "Exams"',
        'press "A. Novak"',
        'press "WRITE"',
    )
    assert record.exists()
    assert marking.school is not None
    line = str(marking.school.shown.parts.prompt.model.line)  # no path: a trainer sees no folders
    assert line == f"Written: {record.name}, in the folder of the school"
    assert read_certificate(record.read_bytes()) == signed
    assert findings(record.read_bytes(), (key,), on_record(tmp_path), school) == ()


def test_a_record_is_not_written_with_a_name_that_nobody_signed(
    marking: TableScene, tmp_path: Path
) -> None:
    do(marking, 'press "Hands 8"', 'press "Voice 7"', 'press "Courtesy 9"')
    do(marking, 'press "R. Mehta"', "pin 2580")
    school = tmp_path / "school"
    (record,) = school.glob("table-test-*.pdf")
    record.unlink()
    assert marking.school is not None
    person = exam_on(marking).person
    marking.school.school.services.register.keep(
        PersonAdded(person, "Another Name", group="Spring A")
    )
    do(marking, 'press "LEAVE"', 'press "CLASS"', 'press "Lock"')
    do(marking, 'press "BACK TO TABLE"', 'press "SCHOOL"')
    do(
        marking,
        'press "R. Mehta"',
        "pin 2580",
        'press "Exams"',
        'press "Another Name"',
        'press "WRITE"',
    )
    assert not record.exists()
    assert (
        "is gone. Look for it where it was copied to"
        in marking.school.shown.parts.prompt.model.line
    )


def test_a_note_is_taken_away_by_erasing_it_and_nothing_written_is_no_note(
    marking: TableScene, tmp_path: Path
) -> None:
    do(marking, 'press "ADD A NOTE"', 'press "DONE"')
    do(marking, 'press "ADD A NOTE"', 'write "   "')
    assert not any(isinstance(one.what, ExamNoted) for one in on_record(tmp_path).facts)
    do(marking, 'press "ADD A NOTE"', 'write "Ok"', 'press "CHANGE NOTE"', 'write ""')
    assert exam_on(marking).note == "Ok"
    do(marking, 'press "CHANGE NOTE"', 'press "ERASE"', 'press "ERASE"', 'press "DONE"')
    assert note_on_screen(marking) == ""
    noted = [one.what for one in on_record(tmp_path).facts if isinstance(one.what, ExamNoted)]
    assert [one.text for one in noted] == ["Ok", ""]
    assert marking.hand.control("ADD A NOTE").is_available


def test_the_pad_of_a_note_takes_no_more_than_the_record_has_room_for(marking: TableScene) -> None:
    do(marking, 'press "ADD A NOTE"')
    assert marking.school is not None
    pad = marking.school.pad.note
    assert pad is not None
    for _ in range(MOST_NOTE + 5):
        pad.press("W")
    do(marking, 'press "DONE"')
    assert len(exam_on(marking).note) == MOST_NOTE


@pytest.mark.parametrize(
    "said",
    ["Not begun", "{n} of {all} 100 % &amp;", "W" * MOST_NOTE, "手" * 80],
    ids=["sentence", "template", "widest", "chinese"],
)
def test_what_a_person_wrote_is_shown_as_it_is_and_never_cut(
    marking: TableScene, said: str
) -> None:
    """A sentence of the catalogue, marks of its templates, the widest letters there are."""
    do(marking, 'press "Hands 8"', 'press "Voice 7"', 'press "Courtesy 9"')
    assert marking.school is not None
    marking.school.school.services.exams.note(exam_on(marking).key, said)
    marking.school.school.changed()
    marking.school.show_flows()
    for dress in ("en", "es", "a third longer"):
        with dressed(marking.window, DRESSES[dress], (1920, 1080)):
            assert findings_of_screen(marking.window) == []
            written = "".join(one.words for one in painted(marking.window)[1])
            assert written.replace(" ", "").count(said.replace(" ", "")) == 2


def test_a_round_of_the_test_is_seen_again_and_the_marks_are_kept(marking: TableScene) -> None:
    do(marking, 'press "Hands 8"', 'press "REPLAY"')
    assert isinstance(marking.school.flow, ListFlow)
    first = exam_on(marking).rounds[0]
    assert marking.school is not None
    do(marking, f'press "{marking.school.school.learning.lesson(first.lesson).title}"')
    assert marking.school is not None
    assert isinstance(marking.school.flow, ReplayFlow)
    assert "A. Novak" in [one.value for one in marking.school.shown.model.frame.head.facts]
    do(marking, 'press "COMMENT"', 'write "Look right first"', 'press "ROUNDS"')
    (comment,) = marking.school.school.people.comments.values()
    assert first.kept is not None
    assert comment.attempt == first.kept.attempt
    do(marking, 'press "MARKS"')
    given = [one.model.touch for one in every(shown(marking).model, MarkPick) if one.model.is_on]
    assert given == [MarkGiven("hands", 8)]


def test_no_round_is_shown_while_the_test_goes_on(stage: TableScene, tmp_path: Path) -> None:
    begin_short(stage, tmp_path, 0, ("pay_it", 1, 1))
    for name in ("REPLAY", "ADD A NOTE"):
        assert not stage.hand.control(name).is_available
    do(stage, 'press "NEXT DRILL"')
    answer_right(stage, left(tmp_path)[1][0])
    stage.wait(700)
    assert not stage.hand.control("REPLAY").is_available  # no round was drawn
    assert stage.hand.control("ADD A NOTE").is_available


def test_a_round_whose_journal_is_gone_is_said_in_a_sentence(
    marking: TableScene, tmp_path: Path
) -> None:
    assert marking.school is not None
    first = exam_on(marking).rounds[0]
    assert first.kept is not None
    shutil.rmtree(tmp_path / "school" / "attempts" / first.kept.attempt)
    title = marking.school.school.learning.lesson(first.lesson).title
    do(marking, 'press "REPLAY"', f'press "{title}"')
    assert isinstance(marking.school.flow, ListFlow)
    assert "holds no attempt" in str(marking.school.shown.parts.prompt.model.line)
    do(marking, "wait 6s", 'press "MARKS"')
    assert isinstance(flow(marking), ExamFlow)


def note_on_screen(stage: TableScene) -> str:
    assert isinstance(flow(stage), ExamFlow)
    (record,) = every(shown(stage).model, RecordLines)
    return record.note


def test_the_start_says_how_lessons_and_answers_stand(stage: TableScene) -> None:
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"')
    assert ready(stage) == [
        ("14 of 14 lessons", "The last one today", ProgressMark.DONE),
        ("100% right", "90 needed, every skill", ProgressMark.DONE),
        ("B. Costa", "On the class list", ProgressMark.DONE),
        ("Trainer's PIN", "Touch your name below", ProgressMark.NEXT),
    ]
    do(stage, 'press "R. Mehta"', "pin 2580")
    assert ready(stage)[3] == ("Trainer's PIN", "R. Mehta", ProgressMark.DONE)


def test_who_has_answered_nothing_is_given_no_exam(stage: TableScene) -> None:
    do(
        stage,
        'trainee "C. Diaz" "Spring A" taught',
        'press "SCHOOL"',
        'press "R. Mehta"',
        "pin 2580",
    )
    do(stage, 'press "C. Diaz"')
    with pytest.raises(CannotDo, match="No drill answered yet"):
        do(stage, 'press "START AN EXAM"')


def test_a_newcomer_writes_a_name_of_one_word_or_two(stage: TableScene, tmp_path: Path) -> None:
    do(
        stage,
        'press "SCHOOL"',
        'press "NEW NAME"',
        'write "Ana"',
        "pin 2580",
        "pin 2580",
        'press "NAMES"',
    )
    do(stage, 'press "NEW NAME"', 'write "Bo Diaz"', "pin 2580", "pin 2580")
    names = {one.name for one in on_record(tmp_path).persons.values()}
    assert {"Ana", "Bo Diaz"} < names


def test_three_cards_leave_room_for_what_is_ready(stage: TableScene) -> None:
    do(
        stage,
        'trainer "C. Ito"',
        'trainer "D. Park"',
        'press "SCHOOL"',
        'press "R. Mehta"',
        "pin 2580",
    )
    do(stage, 'press "B. Costa"', 'press "START AN EXAM"')
    for size in EVERY_SIZE:
        with dressed(stage.window, DRESSES["en"], size):
            assert findings_of_screen(stage.window) == []


def ready(stage: TableScene) -> list[tuple[str, str, ProgressMark]]:
    assert isinstance(flow(stage), ExamStartFlow)
    who = shown(stage).model.body.inside[2]
    words, marks = every(who, TitleOver), every(who, ProgressDot)
    return [
        (str(one.title), str(one.detail), mark.state)
        for one, mark in zip(words, marks, strict=True)
    ]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_an_exam_of_six_rounds_and_three_drills_is_marked_and_proved_at_the_screen(
    stage: TableScene, tmp_path: Path
) -> None:
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    do(stage, 'press "START AN EXAM"', 'press "R. Mehta"', "pin 2580", 'press "BEGIN"', "pin 2580")
    for played in range(1, 7):
        do(stage, 'press "NEXT ROUND"')
        deal(stage)
        (exam,) = exams(on_record(tmp_path))
        assert sum(one.is_played for one in exam.parts) == played
    for _ in exam.drills:
        do(stage, "wait 1s", 'press "NEXT DRILL"')
        for one in left(tmp_path)[1]:
            answer_right(stage, one)
    (exam,) = exams(on_record(tmp_path))
    assert all(one.is_played for one in exam.parts)
    assert (exam.points, exam.critical) == (100, 0)
    for heading in range(3):
        row = _marks(stage)[heading]
        stage.hand.press(row[7])
        stage.hand.lift(row[7])
        stage.wait(500)
    do(stage, 'press "R. Mehta"', "pin 2580")
    school = tmp_path / "school"
    (record,) = school.glob("table-test-*.pdf")
    key = load_key(paths.key_file())
    assert findings(record.read_bytes(), (key,), on_record(tmp_path), school) == ()
    do(stage, 'press "LEAVE"', 'press "Exams"')
    assert stage.hand.control("B. Costa").is_available


def deal(stage: TableScene) -> None:
    """Let the model dealer act at the kiosk's own table until the round is over."""
    running = stage.lesson
    assert running is not None
    dealer = ModelDealer(running.play.room, running.opened, running.clock)
    while stage.lesson is running:
        stage.wait(1500)
        if running.play.room.is_power_cut:
            do(stage, 'press "SWITCH ON"')
            dealer.acts.move_to(running.opened)
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
        *('press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"'),
        *('press "START AN EXAM"', 'press "R. Mehta"', "pin 2580", 'press "BEGIN"', "pin 2580"),
    )
    again = ('press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "Exams"', 'press "B. Costa"')
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
            assert all(not one.is_played for one in exam.parts)
        seeds = [one.seed for one in exam.parts[0].begun]
        assert len(set(seeds)) == len(seeds) == 3
        tell(kiosk, 'press "NEXT ROUND"')
        (exam,) = exams(on_record(tmp_path))
        assert not exam.is_open
        assert exam.voided == "Cut off 3 times"
    finally:
        kiosk.stop()


def tell(kiosk: Application, *lines: str) -> None:
    """Play a few lines of a scenario at a kiosk in a process of its own."""
    for number, line in enumerate(lines, 1):
        verb, *words = shlex.split(line)
        kiosk.perform(Instruction(number, verb, tuple(words)))


def _marks(stage: TableScene) -> list[list[Any]]:
    assert stage.school is not None
    marks = stage.school.shown.findChildren(MarkButton)
    return [marks[at : at + 10] for at in range(0, len(marks), 10)]
