"""The people of the school: kept fact by fact, brought together from several kiosks."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from no_room import no_room

from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import AnotherInstance, JournalUnavailable
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import PeopleFile, head_before, people_file, read_facts
from dealer_assist.school.people.merge import Merged, NotMerged, merge
from dealer_assist.school.people.people import People, Person, told_apart
from dealer_assist.school.people.xapi import statements

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
BEGINS = datetime(2026, 3, 14, 9, tzinfo=UTC)

Opener = Callable[..., PeopleFile]


class Ticking:
    """A clock that moves on a second whenever it is read."""

    def __init__(self, begins: datetime = BEGINS) -> None:
        self.now = begins

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def opener(tmp_path: Path) -> Iterator[Opener]:
    opened: list[PeopleFile] = []

    def make(name: str = "here", key: bytes = KEY, begins: datetime = BEGINS) -> PeopleFile:
        opened.append(PeopleFile.open(people_file(tmp_path / name), key, Ticking(begins)))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def attempt(key: str, person: str = "ana silva", points: int = 90) -> f.AttemptKept:
    return f.AttemptKept(
        key,
        person,
        "first-round",
        "crazy4-nexus",
        1,
        95,
        points,
        points >= 80,
        (("wrong_hand", 1),),
    )


def stand(people: People) -> object:
    return people.persons, people.attempts, people.answers, people.comments, people.assignments


ANA = f.PersonAdded("ana silva", "Ana Silva", group="Spring A")


def test_what_is_kept_is_there_after_a_restart(opener: Opener) -> None:
    here = opener()
    here.keep(ANA, f.CardGiven("ana silva", "hash", "1101"), attempt("one"))
    here.keep(f.Assigned("a1", "late-chip", "2026-03-20", group="Spring A", by="R. Mehta"))
    here.keep(f.Commented("c1", "one", 17, "Stop and call", by="R. Mehta"))
    before = stand(here.people)
    here.close()
    again = opener().people
    assert stand(again) == before
    (ana,) = again.trainees("Spring A")
    assert again.by_card("hash") == ana
    assert again.by_name(" ANA  silva") == (ana,)
    assert again.passed("ana silva") == {"first-round"}
    assert [one.lesson for one in again.assigned_to(ana)] == ["late-chip"]
    assert [(one.seq, one.text) for one in again.unread("ana silva")] == [(17, "Stop and call")]


def test_a_comment_is_read_once_and_can_be_hidden(opener: Opener) -> None:
    here = opener()
    here.keep(
        ANA, attempt("one"), f.Commented("c1", "one", 3, "a"), f.Commented("c2", "one", 2, "b")
    )
    assert [one.text for one in here.people.comments_on("one")] == ["b", "a"]
    here.keep(f.CommentSeen("c1"), f.CommentHidden("c2"))
    assert here.people.unread("ana silva") == ()
    assert [one.text for one in here.people.comments_on("one")] == ["a"]


def test_a_card_is_one_persons_and_goes_with_them(opener: Opener) -> None:
    here = opener()
    here.keep(ANA, f.PersonAdded("bea", "Bea"), f.CardGiven("ana silva", "hash", "1101"))
    here.keep(f.CardGiven("bea", "hash", "1101"))
    known = here.people.by_card("hash")
    assert known is not None
    assert known.name == "Bea"
    here.keep(f.PersonRemoved("bea"))
    assert here.people.by_card("hash") is None
    assert [one.name for one in here.people.on_list()] == ["Ana Silva"]


def test_an_attempt_counts_once_and_keeps_both_scores(opener: Opener) -> None:
    here = opener()
    here.keep(ANA, attempt("one", points=70))
    here.keep(attempt("one", points=99))
    here.keep(f.AttemptScoredAgain("one", 85, is_passed=True, lesson_digest="digest"))
    (one,) = here.people.attempts_of("ana silva")
    assert (one.kept.points, one.points, one.is_passed) == (70, 85, True)


def test_two_kiosks_come_together_the_same_way_round_or_the_other(opener: Opener) -> None:
    later = BEGINS + timedelta(minutes=1)
    for name, begins, key in (("a", BEGINS, KEY), ("b", later, OTHER_KEY)):
        kiosk = opener(name, key, begins)
        kiosk.keep(
            ANA, attempt(name), f.Answered("ana silva", "pay_it", "x", is_right=True, ms=900)
        )
        kiosk.close()
    a, b = opener("a"), opener("b", OTHER_KEY)
    here, there = opener("here"), opener("there")
    assert merge(here, (a.path, b.path)) == Merged(6, 1, 2)
    assert merge(there, (b.path,)) == Merged(3, 1, 1)
    assert merge(there, (a.path,)) == Merged(3, 0, 1)
    assert stand(here.people) == stand(there.people)
    assert merge(here, (b.path, a.path, there.path)) == Merged(0, 0, 0)
    here.close()
    assert stand(opener("here").people) == stand(there.people)


def test_facts_whose_clocks_differ_are_not_lost(opener: Opener) -> None:
    slow, here = opener("slow", begins=BEGINS - timedelta(days=1)), opener()
    here.keep(ANA, attempt("one", points=70), f.Commented("c", "one", 1, "a"))
    slow.keep(f.CardGiven("ana silva", "hash", "1101"), f.CommentSeen("c"))
    slow.keep(f.AttemptScoredAgain("one", 85, is_passed=True, lesson_digest="d"))
    slow.close()
    merge(here, (slow.path,))
    assert here.people.by_card("hash") is not None
    assert here.people.attempts["one"].points == 85
    assert here.people.unread("ana silva") == ()
    assert stand(People(here.people.facts)) == stand(here.people)


def test_a_file_that_says_something_else_of_a_fact_is_not_merged(opener: Opener) -> None:
    here, other = opener(), opener("other")
    (fact,) = here.keep(ANA)
    other.add((f.Fact(fact.id, fact.at, f.PersonAdded("ana silva", "Anna Silva")),))
    other.keep(f.PersonAdded("bea", "Bea"))
    other.close()
    with pytest.raises(NotMerged, match="Nothing was merged"):
        merge(here, (other.path,))
    assert [one.name for one in here.people.on_list()] == ["Ana Silva"]


def damaged(path: Path, where: bytes) -> bytes:
    raw = bytearray(path.read_bytes())
    place = raw.index(where)
    raw[place] ^= 1
    path.write_bytes(raw)
    return bytes(raw)


def test_a_damaged_people_file_gets_one_sentence_and_stays_as_it_is(opener: Opener) -> None:
    here = opener()
    here.keep(ANA, *(f.PersonAdded(f"p{n}", f"Person {n}") for n in range(20)))
    here.close()
    raw = damaged(here.path, b"Person 7")
    with pytest.raises(JournalUnavailable) as refused:
        opener()
    assert str(refused.value).startswith(f"The people of the school in {here.path} are damaged at")
    assert "nothing was changed" in str(refused.value)
    assert here.path.read_bytes() == raw
    (backup,) = here.path.with_name(f"{here.path.name}.backups").glob("*.db")
    assert len(read_facts(backup)) == 21


@pytest.mark.parametrize("raw", [b"", b"garbage" * 300, b"SQLite format 3\x00" + b"\x00" * 5000])
def test_a_file_that_is_none_gets_one_sentence(raw: bytes, opener: Opener, tmp_path: Path) -> None:
    path = people_file(tmp_path / "here")
    path.parent.mkdir()
    path.write_bytes(raw)
    with pytest.raises(JournalUnavailable, match="nothing was changed"):
        opener()
    assert path.read_bytes() == raw
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    with pytest.raises(UserFacingError):
        merge(opener("there"), (path,))


def test_a_disk_that_fails_is_not_taken_for_a_damaged_file(opener: Opener) -> None:
    here = opener()
    here.keep(ANA)
    here.close()
    here.path.with_name(f"{here.path.name}-wal").touch()  # left behind by a full disk
    with no_room(), pytest.raises(JournalUnavailable) as refused:
        read_facts(here.path)
    assert str(refused.value).startswith(f"{here.path} cannot be read now (")
    assert "backups" not in str(refused.value)
    assert [one.name for one in opener().people.on_list()] == ["Ana Silva"]


def test_after_a_disk_that_failed_what_is_on_record_is_read_and_more_is_kept(
    opener: Opener,
) -> None:
    here = opener()
    here.keep(ANA)
    with no_room(), pytest.raises(JournalUnavailable):
        here.keep(f.PersonAdded("bea", "Bea"))
    here.keep(f.PersonAdded("cleo", "Cleo"))
    names = [one.name for one in here.people.on_list()]
    assert names == ["Ana Silva", "Cleo"]
    here.close()
    assert [one.name for one in opener().people.on_list()] == names


def test_the_end_of_the_chain_is_known_as_it_was_before_a_fact(opener: Opener) -> None:
    with opener() as file:
        file.keep(f.PersonAdded("ana", "Ana Silva"))
        before = file.head
        (later,) = file.keep(f.PersonAdded("bo", "Bo Lind"))
        file.keep(f.PersonRemoved("bo"))
        assert head_before(file.path, later.id) == before
        assert head_before(file.path, "no such fact") == ""


def test_a_chain_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    file = people_file(tmp_path)
    file.write_bytes(b"SQLite format 3\0" + bytes(4000))
    with pytest.raises(UserFacingError, match="cannot be read as the people of a school"):
        head_before(file, "any")


def test_a_file_that_is_not_there_is_said_to_be_missing(opener: Opener, tmp_path: Path) -> None:
    with pytest.raises(UserFacingError, match=r"nobody.db is not there. Give the people"):
        merge(opener(), (tmp_path / "nobody.db",))


def test_two_at_once_are_told_so(opener: Opener) -> None:
    opener()
    with pytest.raises(AnotherInstance):
        opener()


def test_statements_are_the_same_whenever_they_are_asked_for(opener: Opener) -> None:
    here = opener()
    here.keep(
        ANA,
        attempt("one"),
        attempt("one"),
        f.Answered("ana silva", "pay_it", "x", is_right=False, ms=900),
    )
    said = list(statements(here.people, {"first-round": "A first round"}))
    assert said == list(statements(here.people, {"first-round": "A first round"}))
    passed, answered = said
    assert passed["verb"]["id"] == "http://adlnet.gov/expapi/verbs/passed"
    assert passed["actor"]["name"] == "Ana Silva"
    assert passed["object"]["definition"]["name"] == {"en-US": "A first round"}
    assert passed["result"] == {
        "score": {"raw": 90, "min": 0, "max": 100, "scaled": 0.9},
        "success": True,
        "completion": True,
        "duration": "PT95S",
    }
    assert answered["result"] == {"success": False, "duration": "PT0.900S"}


def test_two_of_one_name_are_told_apart_by_their_numbers() -> None:
    known = [
        Person("a", "Ana Silva", "117"),
        Person("b", "ana  silva", "118"),
        Person("c", "Ben Ode", "119"),
        Person("d", "Ana Silva"),
    ]
    assert told_apart(known) == {
        "a": "Ana Silva 117",
        "b": "ana  silva 118",
        "c": "Ben Ode",
        "d": "Ana Silva",
    }
