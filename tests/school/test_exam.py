"""An exam: drawn, played once, cut off, marked, signed; and the certificate that proves it."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from child_process import FOR_A_CHILD, SUPPORT
from no_room import no_room

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.cli.main import main
from dealer_assist.errors import Refused
from dealer_assist.journal.key import load_key
from dealer_assist.school.exam.certificate import read_certificate, sealed
from dealer_assist.school.exam.exam import (
    MOST_CUTS,
    begin_part,
    draw,
    exam_of,
    exams,
    mark,
    sign,
    unfinished,
)
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact, What
from dealer_assist.school.people.people import People
from dealer_assist.ui.print.certificate import write_certificate

TABLE = "crazy4-nexus"


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


@pytest.fixture
def record(lessons: dict[str, Lesson]) -> Record:
    record = Record()
    record.keep(replace(draw(lessons, TABLE, 9), exam="e", person="ana", examiner="R. Mehta"))
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


def test_an_exam_is_passed_by_machine_and_trainer(record: Record) -> None:
    for n in range(6):
        assert str(exam_of(record.people, "e").verdict.why).startswith(f"{6 - n} round")
        record.play("e")
    assert exam_of(record.people, "e").verdict.why == "Give a mark for Hands"
    marked(record)
    exam = exam_of(record.people, "e")
    assert (exam.verdict.is_passed, exam.weighted_tenths) == (True, 81)
    assert unfinished(record.people, "ana", TABLE) == exam
    record.keep(sign(exam, "R. Mehta", "digest"))
    assert unfinished(record.people, "ana", TABLE) is None
    for refused in (lambda one: mark(one, "hands", 1), lambda one: sign(one, "x", "y")):
        with pytest.raises(Refused, match="signed; nothing is added"):
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


def test_a_part_that_was_cut_off_has_other_cards_and_too_many_void_it(record: Record) -> None:
    seeds = []
    for _ in range(MOST_CUTS + 1):
        begun = begin_part(exam_of(record.people, "e"))
        assert isinstance(begun, f.ExamPartBegan)
        seeds.append(begun.seed)
        record.keep(begun)
    assert len(set(seeds)) == len(seeds)
    assert seeds[0] == exam_of(record.people, "e").parts[0].seed
    voided = begin_part(exam_of(record.people, "e"))
    assert isinstance(voided, f.ExamVoided)
    record.keep(voided)
    assert unfinished(record.people, "ana", TABLE) is None
    with pytest.raises(Refused, match="void"):
        mark(exam_of(record.people, "e"), "hands", 8)
    assert exam_of(record.people, "e").verdict.is_passed is False


def killed(folder: Path, *points: int) -> list[dict[str, object]]:
    script = [sys.executable, "-P", str(SUPPORT / "exam_child.py"), str(folder)]
    done = subprocess.run(
        [*script, *map(str, points)], env=FOR_A_CHILD, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def require_once(told: list[dict[str, object]]) -> None:
    for one in told:
        assert one["scored"] == 2
        assert one["begun"] == 2 + (one["killed"] is True)
        assert one["passed"] is True


def test_an_exam_killed_in_the_middle_goes_on_and_is_scored_once(tmp_path: Path) -> None:
    told = killed(tmp_path, 5, 30)
    assert [one["killed"] for one in told] == [True, True]
    require_once(told)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_an_exam_killed_at_any_event_is_scored_once(tmp_path: Path) -> None:
    told = killed(tmp_path, *range(1, 200))
    assert told[-1]["killed"] is False
    require_once(told)
    print(f"{len(told) - 1} kills, one at each event: every exam scored once")


@pytest.fixture(scope="module")
def held(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """An exam that the model dealer has passed: the folder of the school, and the certificate."""
    school = tmp_path_factory.mktemp("school")
    certificate = school / "certificate.pdf"
    call = ["school", "exam", TABLE, "--data", str(school), "--examiner", "R. Mehta"]
    assert main([*call, "--seed", "9"]) == 0
    given = ["--marks", "hands=8,voice=7,courtesy=9", "--pdf", str(certificate)]
    assert main([*call, *given]) == 0  # the exam waited for its marks
    return school, certificate


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
    assert verified(school, capsys) == (0, "proved")
    said = read_certificate(school[1].read_bytes())
    assert (said.name, said.is_passed, said.weighted_tenths) == ("Model dealer", True, 81)
    assert len(said.parts) == 6
    assert all(re.fullmatch("[0-9a-f]{64}", one.head) for one in said.parts)


def test_the_paper_says_what_the_record_says(school: tuple[Path, Path]) -> None:
    from pypdf import PdfReader

    pages = PdfReader(school[1]).pages
    said = read_certificate(school[1].read_bytes())
    text = " ".join(pages[0].extract_text().split())
    assert len(pages) == 1
    for word in ("Model dealer", "R. Mehta", "PASSED", "8, 7, 9", said.digest[:32], "no licence"):
        assert word in text
    for part in said.parts:
        assert f"{part.seed}" in text
        assert part.head[:16] in text


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
        assert "altered" in said or "another house" in said or "no record" in said


def test_a_certificate_of_another_name_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Even one that was sealed with the house's own key."""
    raw = school[1].read_bytes()
    said = replace(read_certificate(raw), name="Bea Costa")
    school[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    assert verified(school, capsys) == (
        1,
        "It names Bea Costa, and the exam on record is that of Model dealer",
    )


def test_a_certificate_of_other_points_is_refused(
    school: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    raw = school[1].read_bytes()
    said = replace(read_certificate(raw), points=99)
    school[1].write_bytes(sealed(raw, said, load_key(paths.key_file())))
    assert verified(school, capsys) == (
        1,
        "It says something else than what R. Mehta has signed",
    )


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
        "This is no record of a table test: it has no such record in it",
    )
    school[1].unlink()
    assert "cannot be read" in verified(school, capsys)[1]


def test_a_certificate_for_which_there_is_no_room_is_not_written_in_part(
    held: tuple[Path, Path], qapp: object, tmp_path: Path
) -> None:
    certificate = read_certificate(held[1].read_bytes())
    whole, cut = tmp_path / "whole.pdf", tmp_path / "cut.pdf"
    write_certificate(certificate, bytes(32), whole)
    with no_room(whole.stat().st_size - 1), pytest.raises(OSError, match="too large"):
        write_certificate(certificate, bytes(32), cut)
    assert [one.name for one in tmp_path.iterdir()] == [whole.name]


def test_an_exam_is_not_scored_again_when_it_is_held_again(held: tuple[Path, Path]) -> None:
    from dealer_assist.school.people.file import people_file, read_facts

    people = People(read_facts(people_file(held[0])))
    (exam,) = exams(people)
    assert not exam.is_open
    assert len(people.attempts) == len(exam.parts) == 6
