"""Cards are given and taken by two persons, and never so that nobody could any more."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from zlib import crc32

import pytest

from dealer_assist.errors import Refused
from dealer_assist.staff.directory import StaffDirectory, evolve
from dealer_assist.staff.enrolment import (
    Newcomer,
    Two,
    can_go_on,
    enrol,
    found,
    is_second_card,
    newcomer,
    set_pin,
    unlock_pin,
    withdraw,
)
from dealer_assist.staff.events import Fact, PinSet, PinUnlocked, StaffEnrolled, StaffWithdrawn
from dealer_assist.table.setup.roles import Role, StaffMember

KEY = bytes(32)
NOW = datetime(2026, 3, 7, 20, 15, tzinfo=UTC)
TODAY = NOW.date()


def person(name: str, role: Role, number: str = "", expires: date | None = None) -> Newcomer:
    return newcomer(KEY, number or f"600311{crc32(name.encode()):010}", name, role, expires)


HADDAD = person("L. Haddad", Role.EXECUTIVE)
PARK = person("J. Park", Role.SUPERVISOR)
OKAFOR = person("M. Okafor", Role.DEALER)


def after(staff: StaffDirectory, facts: tuple[Fact, ...]) -> StaffDirectory:
    for fact in facts:
        staff = evolve(staff, fact, NOW)
    return staff


@pytest.fixture
def staff() -> StaffDirectory:
    """The two founders, and a dealer whose card lasts until the end of the month."""
    first = after(StaffDirectory(), found(StaffDirectory(), HADDAD, PARK))
    until = person("M. Okafor", Role.DEALER, expires=date(2026, 3, 31))
    return after(first, enrol(first, two(first, "executive-1", "supervisor-1"), until))


def two(staff: StaffDirectory, approver: str, witness: str, today: date = TODAY) -> Two:
    return Two(staff.cards[approver].member, staff.cards[witness].member, today)


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return str(no.value)


def test_the_first_two_are_enrolled_together_and_recorded_as_such() -> None:
    facts = found(StaffDirectory(), HADDAD, PARK)
    assert [
        (one.key, one.is_founder, one.by) for one in facts if isinstance(one, StaffEnrolled)
    ] == [
        ("executive-1", True, ""),
        ("supervisor-1", True, ""),
    ]


def test_there_are_no_founders_twice(staff: StaffDirectory) -> None:
    assert "two of them" in refused(lambda: found(staff, HADDAD, PARK))


@pytest.mark.parametrize(
    ("executive", "supervisor", "word"),
    [
        (PARK, HADDAD, "an Executive and a Supervisor"),
        (HADDAD, OKAFOR, "an Executive and a Supervisor"),
        (
            person("A", Role.EXECUTIVE, "6003118800000001"),
            person("B", Role.SUPERVISOR, "6003118800000001"),
            "same card",
        ),
        (HADDAD, person("B", Role.SUPERVISOR, expires=date(2027, 1, 1)), "no last day"),
        (person("A", Role.EXECUTIVE, expires=date(2027, 1, 1)), PARK, "no last day"),
    ],
)
def test_only_two_lasting_cards_of_the_right_roles_begin_a_register(
    executive: Newcomer, supervisor: Newcomer, word: str
) -> None:
    assert word in refused(lambda: found(StaffDirectory(), executive, supervisor))


def test_a_supervisor_and_another_enrol_a_dealer(staff: StaffDirectory) -> None:
    (fact,) = enrol(staff, two(staff, "supervisor-1", "dealer-1"), person("A. Novak", Role.DEALER))
    assert isinstance(fact, StaffEnrolled)
    assert (fact.key, fact.by, fact.witness) == ("dealer-2", "supervisor-1", "dealer-1")
    assert not fact.is_founder


def test_nobody_enrols_alone(staff: StaffDirectory) -> None:
    alone = two(staff, "supervisor-1", "supervisor-1")
    assert "another person's" in refused(lambda: enrol(staff, alone, person("A", Role.DEALER)))


def test_a_dealer_card_does_not_come_first(staff: StaffDirectory) -> None:
    wrong = two(staff, "dealer-1", "supervisor-1")
    said = refused(lambda: enrol(staff, wrong, person("A", Role.DEALER)))
    assert said.startswith("M. Okafor is a Dealer")
    assert "a Supervisor's or an Executive's" in said


def test_only_an_executive_lets_an_executive_in(staff: StaffDirectory) -> None:
    other = person("S. Lindqvist", Role.EXECUTIVE)
    said = refused(lambda: enrol(staff, two(staff, "supervisor-1", "dealer-1"), other))
    assert "an Executive's" in said
    (fact,) = enrol(staff, two(staff, "executive-1", "dealer-1"), other)
    assert isinstance(fact, StaffEnrolled)
    assert fact.key == "executive-2"


def test_an_expired_or_withdrawn_card_answers_for_nothing(staff: StaffDirectory) -> None:
    late = two(staff, "supervisor-1", "dealer-1", date(2026, 4, 1))
    new = person("A", Role.DEALER)
    assert "M. Okafor's card is not good any more" in refused(lambda: enrol(staff, late, new))
    pair = two(staff, "supervisor-1", "dealer-1")
    gone = after(staff, withdraw(staff, two(staff, "executive-1", "supervisor-1"), "dealer-1"))
    assert "not good any more" in refused(lambda: enrol(gone, pair, new))


def test_a_card_has_one_holder(staff: StaffDirectory) -> None:
    pair = two(staff, "executive-1", "supervisor-1")
    again = person("A. Novak", Role.DEALER, number="6003118811112222")
    taken = after(staff, enrol(staff, pair, again))
    assert "A. Novak's" in refused(lambda: enrol(taken, pair, again))


def test_a_last_day_that_is_over_is_refused(staff: StaffDirectory) -> None:
    pair = two(staff, "executive-1", "supervisor-1")
    old = person("A", Role.DEALER, expires=date(2026, 3, 6))
    assert "2026-03-06 is over" in refused(lambda: enrol(staff, pair, old))
    assert enrol(staff, pair, person("A", Role.DEALER, expires=TODAY))


def test_two_persons_take_a_card_back(staff: StaffDirectory) -> None:
    facts = withdraw(staff, two(staff, "supervisor-1", "executive-1"), "dealer-1")
    assert facts == (StaffWithdrawn("dealer-1", "supervisor-1", "executive-1"),)


def test_a_supervisor_does_not_take_an_executives_card(staff: StaffDirectory) -> None:
    said = refused(lambda: withdraw(staff, two(staff, "supervisor-1", "dealer-1"), "executive-1"))
    assert "an Executive's" in said


def test_a_card_that_nobody_holds_cannot_be_taken(staff: StaffDirectory) -> None:
    pair = two(staff, "executive-1", "supervisor-1")
    assert "'dealer-7'" in refused(lambda: withdraw(staff, pair, "dealer-7"))


def test_the_last_two_who_could_enrol_cannot_be_withdrawn(staff: StaffDirectory) -> None:
    # The dealer's card expires, so it does not count.
    pair = two(staff, "executive-1", "supervisor-1")
    assert "Without J. Park nobody" in refused(lambda: withdraw(staff, pair, "supervisor-1"))
    more = after(staff, enrol(staff, pair, person("A. Novak", Role.DEALER)))
    assert withdraw(more, two(more, "executive-1", "supervisor-1"), "supervisor-1")


def test_dealers_alone_cannot_go_on(staff: StaffDirectory) -> None:
    pair = two(staff, "executive-1", "supervisor-1")
    more = after(staff, enrol(staff, pair, person("A. Novak", Role.DEALER)))
    more = after(more, enrol(more, pair, person("B. Otto", Role.DEALER)))
    dealers = [one for one in more.cards.values() if one.member.role is Role.DEALER]
    assert not can_go_on(dealers)
    assert can_go_on(more.cards.values())


def test_an_executive_and_a_supervisor_get_a_pin_before_a_witness_and_no_dealer_does(
    staff: StaffDirectory,
) -> None:
    facts = set_pin(staff, two(staff, "executive-1", "dealer-1"), "hash")
    assert facts == (PinSet("executive-1", "hash", "dealer-1"),)
    facts = set_pin(staff, two(staff, "supervisor-1", "dealer-1"), "hash")
    assert facts == (PinSet("supervisor-1", "hash", "dealer-1"),)
    assert "a Supervisor's" in refused(
        lambda: set_pin(staff, two(staff, "dealer-1", "supervisor-1"), "hash")
    )


def test_d13_a_technician_unlocks_a_pin_before_a_second_person(staff: StaffDirectory) -> None:
    both = two(staff, "executive-1", "supervisor-1")
    more = after(staff, enrol(staff, both, person("T. Lind", Role.TECHNICIAN)))
    right = two(more, "technician-1", "supervisor-1")
    assert "no PIN" in refused(lambda: unlock_pin(more, right, "executive-1"))
    more = after(more, set_pin(more, both, "hash"))
    (fact,) = unlock_pin(more, right, "executive-1")
    assert fact == PinUnlocked("executive-1", "technician-1", "supervisor-1")
    for first, second, word in (
        ("supervisor-1", "technician-1", "a technician's"),
        ("technician-1", "dealer-1", "a Supervisor's or an Executive's"),
        ("technician-1", "technician-1", "a Supervisor's or an Executive's"),
        ("technician-1", "executive-1", "L. Haddad's own"),
    ):
        pair = two(more, first, second)
        assert word in refused(lambda pair=pair: unlock_pin(more, pair, "executive-1"))


def test_a_newcomer_keeps_no_number() -> None:
    new = newcomer(KEY, "6003118800001101", "  M.   Okafor ", Role.DEALER)
    assert new.name == "M. Okafor"
    assert new.last_four == "1101"
    assert "6003118800001101" not in repr(new)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "M.\x07Okafor"])
def test_a_name_is_a_name(name: str) -> None:
    assert "badge" in refused(lambda: newcomer(KEY, "6003118800001101", name, Role.DEALER))


def test_a_card_with_a_short_number_would_be_given_away_by_its_last_digits() -> None:
    assert "fewer than 8" in refused(lambda: newcomer(KEY, "1234567", "A", Role.DEALER))


def test_a_stranger_is_nobody(staff: StaffDirectory) -> None:
    stranger = StaffMember("dealer-9", "X", Role.SUPERVISOR, "0000")
    pair = Two(stranger, staff.cards["executive-1"].member, TODAY)
    assert "not good any more" in refused(lambda: enrol(staff, pair, person("A", Role.DEALER)))


def test_d11_two_cards_of_one_person_give_nobody_a_card(staff: StaffDirectory) -> None:
    both = two(staff, "executive-1", "supervisor-1")
    second = person("L Haddad", Role.SUPERVISOR, "6003118800009901")
    assert "all are cards of one person" in is_second_card(staff, second)
    more = after(staff, enrol(staff, both, second))
    alone = two(more, "executive-1", "supervisor-2")
    assert "another person's" in refused(lambda: enrol(more, alone, person("X", Role.DEALER)))
    assert "another person's" in refused(lambda: withdraw(more, alone, "dealer-1"))
    assert "another person's" in refused(lambda: set_pin(more, alone, "hash"))


def test_d11_the_first_two_are_two_persons() -> None:
    mallory = person("Mallory", Role.EXECUTIVE), person("MALLORY", Role.SUPERVISOR)
    assert "two persons" in refused(lambda: found(StaffDirectory(), *mallory))


def test_d11_two_cards_of_one_person_are_not_enough_to_go_on(staff: StaffDirectory) -> None:
    both = two(staff, "executive-1", "supervisor-1")
    second = person("L. Haddad", Role.SUPERVISOR, "6003118800009901")
    more = after(staff, enrol(staff, both, second))
    assert "nobody could enrol" in refused(lambda: withdraw(more, both, "supervisor-1"))


@pytest.mark.parametrize("name", ['=HYPERLINK("http://e","x")', "@SUM(A1)", "+1", "-2+3", "  =A1"])
def test_a_name_that_is_a_formula_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="begins like a formula"):
        newcomer(b"k" * 32, "6003118800001101", name, Role.DEALER)
