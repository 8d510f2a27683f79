"""Nobody is named where names are left out, and everybody stays one person."""

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.people import People
from dealer_assist.school.people.pseudonyms import alias_by, without_names

AT = "2026-03-14T14:00:00+00:00"
IS_PASSED = True
WHATS = (
    f.PersonAdded("ana", "Ana Silva", "1042", "Spring"),
    f.CardGiven("ana", "hash", "7701"),
    f.PinChosen("ana", "hash", ("R. Mehta",)),
    f.AttemptKept("1", "ana", "first-round", "crazy4-nexus", 1, 90, 95, IS_PASSED),
    f.Commented("c", "1", 3, "Ana looked away", "R. Mehta"),
    f.ExamBegan("x", "ana", "R. Mehta", "crazy4-nexus", 1, (), examiner_key="mehta"),
    f.ExamNoted("x", "Ana was calm"),
    f.ExamSigned("x", "R. Mehta", IS_PASSED, "digest"),
)
PEOPLE = People(Fact(f"{n}", AT, what) for n, what in enumerate(WHATS))


def test_no_name_number_card_or_word_about_anybody_is_left() -> None:
    told = repr([fact.what for fact in without_names(PEOPLE, alias_by(b"key")).facts]).casefold()
    assert not [one for one in ("ana", "silva", "1042", "7701", "mehta", "calm") if one in told]


def test_what_was_done_stays_with_the_one_who_did_it() -> None:
    alias = alias_by(b"key")
    (one,) = without_names(PEOPLE, alias).on_list()
    known = without_names(PEOPLE, alias)
    assert (one.key, one.name, one.group) == (alias("ana"), alias("ana"), "Spring")
    assert [done.points for done in known.attempts_of(one.key)] == [95]


def test_only_the_house_can_tell_whose_it_is() -> None:
    assert alias_by(b"key")("ana") == alias_by(b"key")("ana")
    assert alias_by(b"key")("ana") != alias_by(b"other")("ana")
    assert alias_by(b"key")("ana") != alias_by(b"key")("bea")
