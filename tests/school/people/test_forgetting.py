"""A name that is deleted stands in no file any more; what was learned stays, as nobody's."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import PeopleFile, people_file, read_facts
from dealer_assist.school.people.forgetting import ASKED, OVERDUE
from dealer_assist.school.people.merge import merge

NOW = datetime(2026, 3, 14, 14, tzinfo=UTC)
KEY = bytes(32)
ANA = f.PersonAdded("ana silva", "Ana Silva", "", "Spring")
BEN = f.PersonAdded("ben ito", "Ben Ito", "", "Spring")
MEHTA = f.PersonAdded("r. mehta", "R. Mehta", is_trainer=True)
DONE = f.AttemptKept("a1", "ana silva", "late-chip", "crazy4-nexus", 1, 90, 96, is_passed=True)
OTHER = f.AttemptKept("b1", "ben ito", "late-chip", "crazy4-nexus", 1, 90, 70, is_passed=False)
ANSWERED = f.Answered("ana silva", "pay_it", "x", is_right=True)
SAID = f.Commented("c1", "a1", 4, "Well done, Ana", "R. Mehta")


def opened(school: Path, at: datetime = NOW) -> PeopleFile:
    return PeopleFile.open(people_file(school), KEY, lambda: at)


@pytest.fixture
def school(tmp_path: Path) -> Path:
    with opened(tmp_path) as book:
        book.keep(ANA, BEN, MEHTA, DONE, OTHER, SAID, ANSWERED)
    return tmp_path


def named_in(school: Path) -> list[str]:
    """Name the files that say Ana's name, whatever they are."""
    files = (file for file in school.rglob("*") if file.is_file())
    return [file.name for file in files if b"ana silva" in file.read_bytes().lower()]


def test_a_deleted_name_is_in_no_file_and_who_had_it_done_is_on_record(school: Path) -> None:
    assert named_in(school)
    with opened(school) as book:
        book.forget("ana silva", ("R. Mehta",), ASKED)
        assert [one.name for one in book.people.trainees()] == ["Ben Ito"]
    with opened(school) as book:
        learned = book.people
        order = next(one.what for one in learned.facts if isinstance(one.what, f.Forgotten))
        assert (order.by, order.why) == (("R. Mehta",), ASKED)
        (kept,) = learned.attempts_of(order.alias)
        assert kept.points == DONE.points
        assert learned.passed(order.alias) == {"late-chip"}
        assert len(learned.answers_of(order.alias)) == 1
        assert not learned.comments
        assert learned.attempts_of("ben ito")
    assert named_in(school) == []
    assert len(read_facts(people_file(school))) == len(learned.facts)  # its chain is whole


def test_a_name_that_did_nothing_for_longer_than_the_house_keeps_it_goes(school: Path) -> None:
    later = NOW + timedelta(days=40)
    with opened(school, later) as book:
        assert book.forget_overdue() == ()
        book.keep(f.NamesKept(30, ("R. Mehta",)))
        book.keep(f.AttemptBegan("b2", "ben ito", "late-chip"))
        assert book.forget_overdue() == ("ana silva",)
        order = next(one.what for one in book.people.facts if isinstance(one.what, f.Forgotten))
        assert (order.by, order.why) == (("R. Mehta",), OVERDUE)
        assert [one.name for one in book.people.on_list()] == ["Ben Ito", "R. Mehta"]


def test_another_kiosk_neither_brings_a_deleted_name_back_nor_keeps_it(
    school: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    away = tmp_path_factory.mktemp("away")
    with opened(away) as book:
        merge(book, (people_file(school),))
    with opened(school) as book:
        book.forget("ana silva", ("R. Mehta",), ASKED)
    with opened(school) as book:
        merge(book, (people_file(away),))
        assert "ana silva" not in book.people.persons
    with opened(away) as book:
        merge(book, (people_file(school),))
        assert "ana silva" not in book.people.persons
    for place in (school, away):
        opened(place).close()
        assert named_in(place) == []


def test_a_power_cut_before_the_file_is_written_anew_leaves_it_whole(school: Path) -> None:
    with opened(school) as book:
        book.forget("ana silva", ("R. Mehta",), ASKED)
    left = people_file(school).with_name(f"rewritten-{people_file(school).name}")
    left.write_bytes(b"half a file")
    with opened(school) as book:
        assert "ana silva" not in book.people.persons
    assert not left.exists()
    assert named_in(school) == []
