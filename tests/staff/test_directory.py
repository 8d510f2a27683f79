"""Whose card it is at a moment: expired, withdrawn, unknown, or locked out with the unknown."""

from datetime import UTC, date, datetime, timedelta

import pytest

from dealer_assist.staff.directory import FOR_GOOD, Judgement, StaffDirectory, evolve
from dealer_assist.staff.events import (
    CardRefused,
    Fact,
    PinRefused,
    PinSet,
    PinUnlocked,
    StaffEnrolled,
    StaffWithdrawn,
)
from dealer_assist.table.setup.roles import Role

NOON = datetime(2026, 3, 7, 12, 0, tzinfo=UTC)
OKAFOR = StaffEnrolled(
    "dealer-1", "M. Okafor", Role.DEALER, "1101", "okafor", "2026-03-07", person=1
)
HADDAD = StaffEnrolled("executive-1", "L. Haddad", Role.EXECUTIVE, "3301", "haddad", person=2)


def staff_of(*facts: Fact, at: datetime = NOON) -> StaffDirectory:
    staff = StaffDirectory()
    for fact in facts:
        staff = evolve(staff, fact, at)
    return staff


def after(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def with_unknown_cards(*minutes: float) -> StaffDirectory:
    staff = staff_of(OKAFOR)
    for one in minutes:
        staff = evolve(staff, CardRefused("9999", "unknown"), after(one))
    return staff


def test_a_register_is_empty_until_somebody_was_enrolled() -> None:
    assert StaffDirectory().is_empty
    assert not staff_of(HADDAD, StaffWithdrawn("executive-1", "x", "y")).is_empty


def test_a_card_is_good_to_the_end_of_its_last_day() -> None:
    staff = staff_of(OKAFOR)
    assert staff.judge("okafor", NOON.replace(hour=23, minute=59)) == Judgement(OKAFOR.member)
    judged = staff.judge("okafor", NOON + timedelta(days=1))
    assert judged.member is None
    assert judged.why == "expired"
    assert "M. Okafor's card expired 2026-03-07" in judged.sentence


def test_a_card_without_a_last_day_does_not_expire() -> None:
    assert staff_of(HADDAD).judge("haddad", NOON + timedelta(days=9999)).member == HADDAD.member


def test_a_withdrawn_card_is_refused_at_once_and_by_name() -> None:
    staff = staff_of(OKAFOR, StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"))
    judged = staff.judge("okafor", NOON)
    assert (judged.member, judged.why) == (None, "withdrawn")
    assert "M. Okafor's card was withdrawn" in judged.sentence


def test_a_withdrawn_card_can_be_enrolled_again_under_a_new_key() -> None:
    gone = staff_of(OKAFOR, StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"))
    assert gone.next_key(Role.DEALER) == "dealer-2"
    again = evolve(gone, StaffEnrolled("dealer-2", "Novak", Role.DEALER, "1101", "okafor"), NOON)
    member = again.judge("okafor", NOON).member
    assert member is not None
    assert member.key == "dealer-2"
    assert again.withdrawn == {}


def test_keys_are_counted_for_each_role() -> None:
    staff = staff_of(OKAFOR, HADDAD)
    assert staff.next_key(Role.EXECUTIVE) == "executive-2"
    assert staff.next_key(Role.TRAINER) == "trainer-1"


def test_an_unknown_card_is_just_unknown() -> None:
    assert staff_of(OKAFOR).judge("stranger", NOON) == Judgement(None, "unknown")


def test_the_fifth_unknown_card_in_ten_minutes_locks_the_unknown_out_for_five() -> None:
    staff = with_unknown_cards(0, 1, 2, 3, 4)
    assert staff.locked_until(after(8.9)) == after(9)
    judged = staff.judge("stranger", after(5))
    assert judged.why == "locked_out"
    assert "12:09:00" in judged.sentence
    assert staff.judge("stranger", after(9)).why == "unknown"


def test_known_cards_work_during_a_lock_out() -> None:
    staff = with_unknown_cards(0, 1, 2, 3, 4)
    assert staff.judge("okafor", after(5)).member == OKAFOR.member


@pytest.mark.parametrize("minutes", [(0, 1, 2, 3), (0, 2, 5, 8, 10), (0, 11, 12, 13, 14)])
def test_fewer_or_slower_unknown_cards_lock_nobody_out(minutes: tuple[float, ...]) -> None:
    assert with_unknown_cards(*minutes).locked_until(after(14)) is None


def test_one_more_unknown_card_after_a_lock_out_locks_again() -> None:
    staff = with_unknown_cards(0, 1, 2, 3, 4, 9.5)
    assert staff.locked_until(after(10)) == after(14.5)


def test_a_pin_is_old_after_ninety_days_until_another_is_chosen() -> None:
    staff = evolve(staff_of(HADDAD), PinSet("executive-1", "hash", "supervisor-1"), after(0))
    day = 24 * 60
    assert staff.cards["executive-1"].pin_days(after(90 * day)) == 90
    assert staff.old_pins(after(90 * day)) == ()
    (old,) = staff.old_pins(after(91 * day))
    assert old.member.key == "executive-1"
    staff = evolve(staff, PinSet("executive-1", "another", "supervisor-1"), after(91 * day))
    assert staff.old_pins(after(91 * day)) == ()


def test_s8_a_clock_that_was_set_back_does_not_let_unknown_cards_in_again() -> None:
    staff = with_unknown_cards(0, 1, 2, 3, 4)
    assert staff.locked_until(after(-1)) == staff.locked_until(after(-99_999)) == after(9)
    assert staff.judge("okafor", after(-1)).member == OKAFOR.member


def test_s8_unknown_cards_with_the_clock_set_back_before_each_are_five_and_no_more() -> None:
    staff, judged = staff_of(OKAFOR), 0
    for card in range(60):
        now = after(-11 * card)
        if staff.locked_until(now) is None:
            judged += 1
            staff = evolve(staff, CardRefused("9999", "unknown"), now)
    assert judged == 5


@pytest.mark.parametrize("fact", [HADDAD, PinUnlocked("executive-1", "technician-1", "dealer-1")])
def test_two_persons_who_change_the_register_end_a_lock_out(fact: Fact) -> None:
    """Cards that were swiped while the clock ran years ahead would lock others out for years."""
    assert evolve(with_unknown_cards(0, 1, 2, 3, 4), fact, after(5)).locked_until(after(5)) is None


def test_other_refused_cards_do_not_count_for_a_lock_out() -> None:
    refused: list[Fact] = [CardRefused("1101", "expired"), CardRefused("9999", "locked_out")]
    assert staff_of(OKAFOR, *refused * 5).unknown == ()


def test_three_wrong_pins_lock_one_person_out_until_a_new_pin_is_set() -> None:
    staff = staff_of(HADDAD, *[PinRefused("executive-1")] * 3)
    assert staff.pin_locked_until("executive-1", after(0.5)) == after(1)
    assert staff.pin_locked_until("executive-2", after(1)) is None
    mended = evolve(staff, PinSet("executive-1", "hash", "supervisor-1"), after(2))
    assert mended.pin_locked_until("executive-1", after(2)) is None
    assert mended.cards["executive-1"].pin == "hash"


def test_d13_lock_outs_of_one_day_grow_and_end_with_a_technician() -> None:
    staff, began, lasted = staff_of(HADDAD), 0.0, []
    for _ in range(4):
        for _ in range(3):
            staff = evolve(staff, PinRefused("executive-1"), after(began))
        until = staff.pin_locked_until("executive-1", after(began))
        assert until is not None
        lasted.append(until - after(began))
        began += 60
    assert [one.total_seconds() / 60 for one in lasted[:3]] == [1, 5, 30]
    assert staff.pin_locked_until("executive-1", after(10_000)) == FOR_GOOD
    for mends in (
        PinSet("executive-1", "hash", "supervisor-1"),
        PinUnlocked("executive-1", "technician-1", "supervisor-1"),
    ):
        mended = evolve(staff, mends, after(10_001))
        assert mended.pin_locked_until("executive-1", after(10_001)) is None


def test_d13_lock_outs_of_different_days_do_not_add_up() -> None:
    staff = staff_of(HADDAD)
    for day in range(6):
        for _ in range(3):
            staff = evolve(staff, PinRefused("executive-1"), after(day * 1_500))
        assert staff.pin_locked_until("executive-1", after(day * 1_500)) == after(day * 1_500 + 1)


def test_s8_a_clock_that_was_set_back_takes_no_lock_off_a_pin() -> None:
    staff = staff_of(HADDAD, *[PinRefused("executive-1")] * 3)
    assert staff.pin_locked_until("executive-1", after(-1)) == FOR_GOOD
    assert staff.pin_locked_until("executive-1", after(-14_400)) == FOR_GOOD
    staff = staff_of(HADDAD, *[PinRefused("executive-1")] * 12)
    assert staff.pin_locked_until("executive-1", after(-14_400)) == FOR_GOOD
    mended = evolve(staff, PinUnlocked("executive-1", "technician-1", "supervisor-1"), after(-9))
    assert mended.pin_locked_until("executive-1", after(-9)) is None


def test_s8_guesses_with_the_clock_set_back_before_each_are_three_and_no_more() -> None:
    staff, judged = staff_of(HADDAD), 0
    for guess in range(60):
        now = after(-guess)
        if staff.pin_locked_until("executive-1", now) is None:
            judged += 1
            staff = evolve(staff, PinRefused("executive-1"), now)
    assert judged == 3


def test_the_lock_out_is_told_in_the_time_of_the_table() -> None:
    zone = datetime.fromisoformat("2026-03-07T04:05:00-08:00").tzinfo
    judged = with_unknown_cards(0, 1, 2, 3, 4).judge("stranger", after(5).astimezone(zone))
    assert "04:09:00" in judged.sentence


def test_the_last_day_is_kept_as_a_day() -> None:
    assert staff_of(OKAFOR).cards["dealer-1"].expires == date(2026, 3, 7)


def test_d11_one_name_is_one_person_whatever_card_it_holds() -> None:
    again = StaffEnrolled("supervisor-1", "m okafor", Role.SUPERVISOR, "9901", "other")
    staff = staff_of(OKAFOR, HADDAD, again)
    first, second = staff.cards["dealer-1"].member, staff.cards["supervisor-1"].member
    assert first.is_same_person(second)
    assert not first.is_same_person(staff.cards["executive-1"].member)
    assert [one.member.key for one in staff.cards_of("M. Okafor")] == ["dealer-1", "supervisor-1"]


def test_d11_records_without_numbers_are_counted_and_no_number_is_given_twice() -> None:
    old = StaffEnrolled("dealer-1", "M. Okafor", Role.DEALER, "1101", "okafor")
    staff = staff_of(old, StaffEnrolled("dealer-2", "A. Novak", Role.DEALER, "1102", "novak"))
    assert [one.member.person for one in staff.cards.values()] == [1, 2]
    gone = evolve(staff, StaffWithdrawn("dealer-2", "executive-1", "supervisor-1"), NOON)
    assert gone.number_of("Somebody Else") == 3
    assert gone.number_of("A. Novak") == 2
