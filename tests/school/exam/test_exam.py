"""An exam: drawn, played once, cut off, marked, signed; and the certificate that proves it."""

import json
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from child_process import FOR_A_CHILD, SUPPORT
from no_room import no_room

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.main import main
from dealer_assist.errors import Refused
from dealer_assist.journal.key import load_key
from dealer_assist.school.exam.certificate import (
    Certificate,
    DrillLine,
    PartLine,
    read_certificate,
    sealed,
)
from dealer_assist.school.exam.exam import (
    MOST_CUTS,
    MOST_NOTE,
    begin_part,
    draw,
    exam_of,
    exams,
    executive_lines,
    has_fault,
    has_late_chip,
    has_two_winners,
    is_paced,
    is_voided,
    mark,
    note,
    sign,
    unfinished,
)
from dealer_assist.school.exam.parts import KINDS, Drill, kinds_for, questions_left
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact, What
from dealer_assist.school.people.file import PeopleFile, people_file, read_facts
from dealer_assist.school.people.people import People
from dealer_assist.ui.print.certificate import write_certificate
from dealer_assist.value import replace

TABLE = "crazy4-nexus"
TRIAL = "and a trial run: the model dealer played it, nobody sat"
LONG_NOTE = (
    "Clear hands, calm with a complaint. Speak up for the last seats, thank each player, and count "
    "the Queens Up chips aloud."
)
DIGEST_OF_DRILLS = "c514a6db4773a7ea105f5b5cc5a9636699ff41f9976a1b79f2ded60e05285140"
OLD_DIGEST = "f1b85f4c1b1968d2a7d5a702464fd6ef1a2eff9422ae4b34efe1ecb848ff3870"


@pytest.fixture(scope="module")
def lessons(resources: Path) -> dict[str, Lesson]:
    return load_lessons(resources / "lessons")


class Record:
    """People on paper: facts one second after the other."""

    def __init__(self) -> None:
        self.people = People()
        self.keep(f.PersonAdded("ana", "Ana"))

    def keep(self, *whats: What) -> None:
        for what in whats:
            n = len(self.people.facts)
            at = datetime(2026, 3, 14, 9, n // 60, n % 60, tzinfo=UTC).isoformat()
            self.people.take((Fact(f"{n:04}", at, what),))

    def play(self, key: str, points: int = 90, critical: int = 0) -> None:
        begun = begin_part(exam_of(self.people, key))
        assert isinstance(begun, f.ExamPartBegan)
        parts = (("read_hand", points, 100),)
        kept = f.AttemptKept(
            begun.attempt,
            "ana",
            "x",
            TABLE,
            begun.seed,
            60,
            points,
            points >= 80,
            (),
            critical,
            parts,
        )
        self.keep(begun, replace(kept, exam=key))

    def answer(self, key: str, right: int, wrong: int = 0) -> None:
        """Begin a drill, or take it up, and answer some of its questions."""
        exam = exam_of(self.people, key)
        begun, drill = begin_part(exam), exam.next_part
        assert isinstance(begun, f.ExamPartBegan)
        assert isinstance(drill, Drill)
        self.keep(begun)
        answers = [True] * right + [False] * wrong
        for n, is_right in enumerate(answers, len(drill.answers) + 1):
            self.keep(f.Answered("ana", drill.name, "x", is_right, 2000, 5000, begun.attempt, n))


@pytest.fixture
def record(lessons: dict[str, Lesson]) -> Record:
    record = Record()
    record.keep(replace(draw(lessons, TABLE, 9), exam="e", person="ana", examiner="R. Mehta"))
    return record


@pytest.fixture
def with_drills(lessons: dict[str, Lesson]) -> Record:
    """An exam with drills of which the rounds are played."""
    record = Record()
    drawn = draw(lessons, TABLE, 9, drills=tuple(KINDS.values()))
    record.keep(replace(drawn, exam="e", person="ana", examiner="R. Mehta"))
    for _ in range(6):
        record.play("e", 100)
    return record


def marked(record: Record, hands: int = 8, voice: int = 7, courtesy: int = 9) -> None:
    given = {"hands": hands, "voice": voice, "courtesy": courtesy}
    for heading, one in given.items():
        record.keep(mark(exam_of(record.people, "e"), heading, one))


def test_the_same_seed_draws_the_same_exam(lessons: dict[str, Lesson]) -> None:
    assert draw(lessons, TABLE, 9) == draw(lessons, TABLE, 9)
    assert draw(lessons, TABLE, 9).parts != draw(lessons, TABLE, 10).parts
    drawn = draw(lessons, TABLE, 9).parts
    assert len({key for key, _ in drawn}) == len(drawn) == 6
    assert all(TABLE in lessons[key].tables for key, _ in drawn)
    with pytest.raises(Refused, match="No lesson is for table nowhere"):
        draw(lessons, "nowhere", 9)


@pytest.mark.parametrize("seed", range(8))
def test_every_part_of_the_trade_is_drawn(lessons: dict[str, Lesson], seed: int) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, TABLE, shipped))
    lines = executive_lines(setup)
    assert "four_aces" in lines
    drawn = [lessons[key] for key, _ in draw(lessons, TABLE, seed, executive_lines=lines).parts]
    for fits in (has_late_chip, is_voided, has_fault, has_two_winners, is_paced):
        assert any(map(fits, drawn)), fits.__name__
    assert any(goal.where.get("line") in lines for one in drawn for goal in one.goals)


def test_a_trial_run_is_nobodys_exam_and_never_becomes_one(
    lessons: dict[str, Lesson], record: Record
) -> None:
    table = "crazy4-aquarius"
    record.keep(replace(draw(lessons, table, 9), exam="t", person="ana", is_trial=True))
    assert exam_of(record.people, "t").is_trial
    assert unfinished(record.people, "ana", table, is_trial=True) is not None
    assert unfinished(record.people, "ana", table) is None


def test_an_exam_is_passed_by_machine_and_trainer(record: Record) -> None:
    for n in range(6):
        assert str(exam_of(record.people, "e").verdict.why).startswith(f"{6 - n} part")
        record.play("e")
    assert exam_of(record.people, "e").verdict.why == "Give a mark for Hands"
    marked(record)
    exam = exam_of(record.people, "e")
    assert (exam.verdict.is_passed, exam.weighted_tenths) == (True, 81)
    assert unfinished(record.people, "ana", TABLE) == exam
    record.keep(sign(exam, "R. Mehta", "digest"))
    assert unfinished(record.people, "ana", TABLE) is None
    for refused in (lambda one: mark(one, "hands", 1), lambda one: sign(one, "x", "y")):
        with pytest.raises(Refused, match=r"signed. Nothing is added"):
            refused(exam_of(record.people, "e"))


@pytest.mark.parametrize(
    ("points", "critical", "hands", "why"),
    [
        (79, 0, 8, "79 points, 80 to pass"),
        (100, 1, 8, "6 critical errors"),
        (100, 0, 5, "Hands is below 6"),
    ],
)
def test_an_exam_is_not_passed_and_says_why(
    points: int, critical: int, hands: int, why: str, record: Record
) -> None:
    for _ in range(6):
        record.play("e", points, critical)
    marked(record, hands=hands)
    verdict = exam_of(record.people, "e").verdict
    assert (verdict.is_passed, str(verdict.why)) == (False, why)


def test_a_mark_is_one_to_ten_for_what_is_judged(record: Record) -> None:
    for heading, given in (("hands", 0), ("hands", 11), ("hat", 5)):
        with pytest.raises(Refused, match="A mark is 1 to 10"):
            mark(exam_of(record.people, "e"), heading, given)


def test_the_last_note_before_the_card_is_the_one_on_the_record(record: Record) -> None:
    for _ in range(6):
        record.play("e")
    assert exam_of(record.people, "e").note == ""
    for said in ("Speak up", "", "Calm with a complaint"):
        record.keep(note(exam_of(record.people, "e"), said))
        assert exam_of(record.people, "e").note == said
    marked(record)
    record.keep(sign(exam_of(record.people, "e"), "R. Mehta", "digest"))
    record.keep(f.ExamNoted("e", "Said at another kiosk after the card"))
    assert exam_of(record.people, "e").note == "Calm with a complaint"
    with pytest.raises(Refused, match=r"signed. Nothing is added"):
        note(exam_of(record.people, "e"), "Too late")


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Calm \t with\na complaint  ", "Calm with a complaint"),
        (" \n\u3000 ", ""),
        ("a\u202eb\x00c\udc80d", "a b c d"),
        ("Rất tốt {n} 100 % <b>手</b>", "Rất tốt {n} 100 % <b>手</b>"),
        ("W" * MOST_NOTE + " ", "W" * MOST_NOTE),
    ],
)
def test_a_note_is_one_line_of_what_can_be_printed(written: str, kept: str, record: Record) -> None:
    assert note(exam_of(record.people, "e"), written).text == kept


def test_a_note_that_is_too_long_is_refused_and_never_cut(record: Record) -> None:
    with pytest.raises(Refused, match=r"The note has 121 letters. At most 120"):
        note(exam_of(record.people, "e"), "W" * (MOST_NOTE + 1))


def test_a_part_that_was_cut_off_has_other_cards_and_too_many_void_it(record: Record) -> None:
    seeds = []
    for _ in range(MOST_CUTS + 1):
        begun = begin_part(exam_of(record.people, "e"))
        assert isinstance(begun, f.ExamPartBegan)
        seeds.append(begun.seed)
        record.keep(begun)
    assert len(set(seeds)) == len(seeds)
    assert seeds[0] == exam_of(record.people, "e").rounds[0].seed
    voided = begin_part(exam_of(record.people, "e"))
    assert isinstance(voided, f.ExamVoided)
    record.keep(voided)
    assert unfinished(record.people, "ana", TABLE) is None
    with pytest.raises(Refused, match="void"):
        mark(exam_of(record.people, "e"), "hands", 8)
    assert exam_of(record.people, "e").verdict.is_passed is False


def test_drills_are_drawn_with_their_seeds_after_the_rounds(lessons: dict[str, Lesson]) -> None:
    kinds = tuple(KINDS.values())
    drawn = draw(lessons, TABLE, 9, drills=kinds)
    assert [(name, count) for name, count, _ in drawn.drills] == [
        ("pay_it", 12),
        ("read_hand", 20),
        ("spot_the_fault", 4),
    ]
    seeds = [seed for _, seed in drawn.parts] + [seed for *_, seed in drawn.drills]
    assert len(set(seeds)) == 9
    assert drawn == draw(lessons, TABLE, 9, drills=kinds)
    assert drawn.parts == draw(lessons, TABLE, 9).parts


def test_a_game_is_examined_in_the_drills_that_it_has(resources: Path) -> None:
    book = load_book(resources)
    names = {game: [one.name for one in kinds_for(book, game)] for game in book.games}
    assert names["crazy_4_poker"] == ["pay_it", "read_hand", "spot_the_fault"]
    assert names["blackjack"] == ["pay_it", "spot_the_fault"]
    assert names["six_five_four"] == ["pay_it", "read_hand"]


def test_a_drill_counts_as_much_as_a_round_and_its_points_are_the_share_of_right_answers(
    with_drills: Record,
) -> None:
    assert exam_of(with_drills.people, "e").verdict.why == "3 parts to go"
    with_drills.answer("e", right=9, wrong=3)
    with_drills.answer("e", right=20)
    with_drills.answer("e", right=3, wrong=1)
    marked(with_drills)
    exam = exam_of(with_drills.people, "e")
    assert [one.points for one in exam.parts] == [100] * 6 + [75, 100, 75]
    assert exam.points == 850 // 9
    assert exam.seconds == 6 * 60 + 36 * 2
    assert exam.verdict.is_passed is True


def test_a_drill_below_sixty_fails_the_exam(with_drills: Record) -> None:
    with_drills.answer("e", right=12)
    with_drills.answer("e", right=11, wrong=9)
    with_drills.answer("e", right=4)
    marked(with_drills)
    exam = exam_of(with_drills.people, "e")
    assert exam.points == (8 * 100 + 55) // 9
    assert str(exam.verdict.why) == "Hands to read: 55, 60 is the least for any part"
    assert exam.verdict.is_passed is False


def test_a_drill_that_was_cut_off_goes_on_at_the_next_question_with_other_cards(
    with_drills: Record, resources: Path
) -> None:
    with_drills.answer("e", right=4, wrong=1)
    cut = exam_of(with_drills.people, "e").next_part
    assert isinstance(cut, Drill)
    assert (len(cut.answers), cut.is_played, cut.cuts) == (5, False, 1)
    with_drills.answer("e", right=7)
    drill = exam_of(with_drills.people, "e").drills[0]
    assert (drill.right, drill.is_played, drill.cuts) == (11, True, 1)
    assert len(set(drill.seeds)) == 2
    book = load_book(resources)
    left = [one.key for one in questions_left(cut, drill.seeds[1], book, "crazy_4_poker")]
    assert left == [f"pay_it-{drill.seeds[1]}-{n}" for n in range(6, 13)]


def test_cuts_of_drills_void_an_exam_as_those_of_rounds_do(with_drills: Record) -> None:
    for _ in range(MOST_CUTS + 1):
        with_drills.answer("e", right=1)
    assert isinstance(begin_part(exam_of(with_drills.people, "e")), f.ExamVoided)


def test_an_answer_of_an_exam_counts_once_however_often_it_is_on_record(
    with_drills: Record,
) -> None:
    with_drills.answer("e", right=0, wrong=1)
    attempt = exam_of(with_drills.people, "e").drills[0].begun[0].attempt
    again = f.Answered("ana", "pay_it", "x", is_right=True, attempt=attempt, number=1)
    with_drills.keep(again, again)
    drill = exam_of(with_drills.people, "e").drills[0]
    assert [one.is_right for one in drill.answers] == [False]
    assert len(with_drills.people.answers_of("ana")) == 1


def test_an_exam_and_an_answer_of_the_time_before_drills_are_read_as_they_were() -> None:
    old = {"id": "1", "at": "2026-03-14T09:00:00+00:00"}
    began = f.from_payload(
        "ExamBegan",
        old
        | {
            "exam": "e",
            "person": "ana",
            "examiner": "x",
            "table": TABLE,
            "seed": 9,
            "parts": [["first-round", 1]],
            "definitions": "",
        },
    )
    assert began.what == f.ExamBegan("e", "ana", "x", TABLE, 9, (("first-round", 1),))
    record = Record()
    record.keep(began.what)
    record.play("e", 90)
    exam = exam_of(record.people, "e")
    assert (exam.drills, exam.points, exam.next_part) == ((), 90, None)


def test_a_record_of_the_time_before_drills_has_the_digest_that_was_signed() -> None:
    """The digest was worked out by the program of that time."""
    old = Certificate(
        *("e", "Ana", "7", "R. Mehta", "2026-03-14", TABLE, "Crazy 4 Poker", "nexus"),
        *((("ante", "C4P-09"),), "d" * 8, (), (("Pace", 90),), 90, 0, (("hands", 8),), 81),
        *(True, "All marks are given: a pass", "5:ab", "0123"),
    )
    assert old.digest == OLD_DIGEST
    assert read_certificate(sealed(b"%PDF startxref 1\n", old, bytes(32))) == old


def test_a_record_without_a_note_has_the_digest_that_was_signed_before_there_were_notes() -> None:
    """The digest was worked out by the program of that time."""
    old = Certificate(
        *("e", "Ana", "7", "R. Mehta", "2026-03-14", TABLE, "Crazy 4 Poker", "nexus"),
        *((("ante", "C4P-09"),), "d" * 8),
        (PartLine("first-round", 1, "e-1-1", 90, 0, 5, "ab", "cd", "d" * 8),),
        *((("Pace", 90),), 90, 0, (("hands", 8),), 81),
        *(True, "All marks are given: a pass", "5:ab", "0123"),
        (DrillLine("pay_it", 12, (7,), 11, 91),),
    )
    assert old.digest == DIGEST_OF_DRILLS
    noted = replace(old, note="Speak up")
    assert noted.digest != old.digest
    for one in (old, noted):
        assert read_certificate(sealed(b"%PDF startxref 1\n", one, bytes(32))) == one


def killed(folder: Path, *points: int) -> list[dict[str, object]]:
    script = [sys.executable, "-P", str(SUPPORT / "exam_child.py"), str(folder)]
    done = subprocess.run(
        [*script, *map(str, points)], env=FOR_A_CHILD, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def require_once(told: list[dict[str, object]]) -> None:
    for one in told:
        assert one["scored"] == 2
        assert one["begun"] in (3, 3 + (one["killed"] is True))
        assert one["passed"] is True
        assert one["answers"] == [1, 2, 3, 4, 5]
        assert one["points"] == [100]


def test_an_exam_killed_in_the_middle_goes_on_and_is_scored_once(tmp_path: Path) -> None:
    told = killed(tmp_path, 5, 30)
    assert [one["killed"] for one in told] == [True, True]
    require_once(told)
    assert [one["begun"] for one in told] == [4, 4]


def test_an_exam_killed_in_a_drill_goes_on_at_the_next_question(tmp_path: Path) -> None:
    whole = killed(tmp_path, 1000)
    assert whole[0]["killed"] is False
    events = int(str(whole[0]["events"]))
    told = killed(tmp_path, events - 4, events)
    assert [(one["killed"], one["begun"]) for one in told] == [(True, 4), (True, 3)]
    require_once(told)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_an_exam_killed_at_any_event_is_scored_once(tmp_path: Path) -> None:
    told = killed(tmp_path, *range(1, 200))
    assert told[-1]["killed"] is False
    require_once(told)
    assert [one["begun"] for one in told] == [4] * (len(told) - 2) + [3, 3]
    print(f"{len(told) - 1} kills, one at each event: every exam scored once")


HELD = ["school", "exam", TABLE, "--examiner", "R. Mehta"]


@pytest.fixture(scope="module")
def waiting(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a school with an exam that the model dealer has played; it waits for marks."""
    school = tmp_path_factory.mktemp("waiting") / "school"
    assert main([*HELD, "--data", str(school), "--seed", "9"]) == 0
    return school


def signed(school: Path) -> tuple[Path, Path]:
    """Return the marks of an exam and sign it; give the folder and the certificate."""
    certificate = school / "certificate.pdf"
    given = ["--marks", "hands=8,voice=7,courtesy=9", "--pdf", str(certificate)]
    assert main([*HELD, "--data", str(school), *given]) == 0
    return school, certificate


@pytest.fixture(scope="module")
def held(waiting: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """An exam that the model dealer has passed: the folder of the school, and the certificate."""
    return signed(shutil.copytree(waiting, tmp_path_factory.mktemp("held") / "school"))


@pytest.fixture
def noted(waiting: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The same exam, signed with the longest note there is; a folder that was never there."""
    school = shutil.copytree(waiting, tmp_path_factory.mktemp("noted") / "school")
    with PeopleFile.open(people_file(school), load_key(paths.key_file()), now) as book:
        (exam,) = exams(book.people)
        book.keep(note(exam, LONG_NOTE))
    return signed(school)


def now() -> datetime:
    return datetime.now(UTC)


@pytest.fixture
def school(held: tuple[Path, Path], tmp_path: Path) -> tuple[Path, Path]:
    """A copy, to be tampered with."""
    shutil.copytree(held[0], tmp_path / "school")
    return tmp_path / "school", tmp_path / "school" / "certificate.pdf"


def verified(school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["school", "verify", str(school[1]), "--data", str(school[0])])
    told = capsys.readouterr()
    return status, (told.out + told.err).removeprefix(f"{school[1]}: ").strip()


def test_a_certificate_is_proved(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = verified(school, capsys)
    said = read_certificate(school[1].read_bytes())
    lines = [f"{one.lesson}, seed {one.seed}: 100 of 100" for one in said.parts]
    lines += [
        f"{one.drill}, {one.count} questions, seed {one.seeds[0]}: 100 of 100"
        for one in said.drills
    ]
    assert (status, [one.strip() for one in told.splitlines()]) == (0, [f"proved, {TRIAL}", *lines])
    assert [one.drill for one in said.drills] == list(KINDS)
    assert (said.name, said.is_passed, said.weighted_tenths) == ("Model dealer", True, 81)
    assert len(said.parts) == 6
    assert all(re.fullmatch("[0-9a-f]{64}", one.head) for one in said.parts)


def test_the_paper_says_what_the_record_says(school: tuple[Path, Path]) -> None:
    from pypdf import PdfReader

    pages = PdfReader(school[1]).pages
    said = read_certificate(school[1].read_bytes())
    text = " ".join(pages[0].extract_text().split())
    assert len(pages) == 1
    for word in (
        "Model dealer",
        "R. Mehta",
        "TRIAL RUN",
        "PASSED",
        "8, 7, 9",
        said.digest[:32],
        "Not a license",
    ):
        assert word in text
    for part in said.parts:
        assert f"{part.seed}" in text
        assert part.head[:16] in text
        title = load_lessons(paths.resources() / "lessons")[part.lesson].title
        assert " ".join(title.split()[:3]) in text
    for drill in said.drills:
        assert f"{KINDS[drill.drill].label} {drill.seeds[0]} {drill.points}" in text
        assert f"{drill.right} of {drill.count} right" in text


def test_a_certificate_with_any_altered_byte_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    raw = school[1].read_bytes()
    behind_the_seal = raw.index(b"\n", raw.rindex(b"%DealerAssist-Seal "))
    for place in (*range(0, len(raw), len(raw) // 40), behind_the_seal):
        altered = bytearray(raw)
        altered[place] ^= 1
        school[1].write_bytes(altered)
        status, said = verified(school, capsys)
        assert status == 1, place
        assert "ltered" in said or "another house" in said or "no record" in said


def test_a_certificate_of_another_name_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Even one that was sealed with the house's own key."""
    raw = school[1].read_bytes()
    said = replace(read_certificate(raw), name="Bea Costa")
    school[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    assert verified(school, capsys) == (
        1,
        "Names Bea Costa. The exam on record is Model dealer's",
    )


def test_a_certificate_of_other_points_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    raw = school[1].read_bytes()
    said = replace(read_certificate(raw), points=99)
    school[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    assert verified(school, capsys) == (
        1,
        "Not what R. Mehta signed",
    )


def test_a_certificate_of_other_answers_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    raw = school[1].read_bytes()
    said = read_certificate(raw)
    drills = (replace(said.drills[0], right=11, points=91), *said.drills[1:])
    school[1].write_bytes(sealed(raw, replace(said, drills=drills), load_key(paths.key_file())))
    assert verified(school, capsys) == (
        1,
        "Not what R. Mehta signed",
    )


def test_a_note_is_printed_signed_and_proved(
    noted: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    from pypdf import PdfReader

    pages = PdfReader(noted[1]).pages
    assert len(pages) == 2  # a trial run says so in a paragraph of its own
    assert f"Note {LONG_NOTE}" in " ".join(pages[0].extract_text().split())
    capsys.readouterr()
    status, told = verified(noted, capsys)
    assert (status, told.splitlines()[-1].strip()) == (0, f"note: {LONG_NOTE}")


@pytest.mark.parametrize("altered", ["", "Calm", LONG_NOTE.lower(), f"{LONG_NOTE} "])
def test_a_certificate_of_another_note_is_refused(
    altered: str, noted: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Even one that was sealed with the house's own key."""
    raw = noted[1].read_bytes()
    said = replace(read_certificate(raw), note=altered)
    noted[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    capsys.readouterr()
    assert verified(noted, capsys) == (1, "Not what R. Mehta signed")


def test_a_note_that_is_put_on_a_certificate_later_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    raw = school[1].read_bytes()
    said = replace(read_certificate(raw), note="The best of all")
    school[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    assert verified(school, capsys) == (1, "Not what R. Mehta signed")


def test_a_certificate_beside_another_journal_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    parts = read_certificate(school[1].read_bytes()).parts
    first, second = (school[0] / "attempts" / one.attempt for one in parts[:2])
    for file in first.glob("*.training.db*"):
        if file.is_file():
            file.unlink()
    shutil.copy(next(second.glob("*.training.db")), first / f"{TABLE}.training.db")
    status, said = verified(school, capsys)
    assert status == 1
    assert re.fullmatch("Round 1: its journal (is another one|ends before what).*", said)
    shutil.rmtree(first)
    assert verified(school, capsys) == (1, "Round 1: its journal is not here")


def test_what_is_no_certificate_gets_one_sentence(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    school[1].write_bytes(b"%PDF-1.4 nothing")
    assert verified(school, capsys) == (
        1,
        "This is no record of a table test: has no such record",
    )
    school[1].unlink()
    assert "cannot be read" in verified(school, capsys)[1]


def test_a_certificate_for_which_there_is_no_room_is_not_written_in_part(
    held: tuple[Path, Path], qapp: object, tmp_path: Path
) -> None:
    certificate = read_certificate(held[1].read_bytes())
    whole, cut = tmp_path / "whole.pdf", tmp_path / "cut.pdf"
    write_certificate(certificate, bytes(32), whole, {})
    with no_room(whole.stat().st_size - 1), pytest.raises(OSError, match="too large"):
        write_certificate(certificate, bytes(32), cut, {})
    assert [one.name for one in tmp_path.iterdir()] == [whole.name]


def test_an_exam_is_not_scored_again_when_it_is_held_again(held: tuple[Path, Path]) -> None:
    people = People(read_facts(people_file(held[0])))
    (exam,) = exams(people)
    assert not exam.is_open
    assert len(people.attempts) == len(exam.rounds) == 6
    assert len(people.answers_of(exam.person)) == sum(one.count for one in KINDS.values())
