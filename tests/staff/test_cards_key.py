"""The key of the cards grows: what is kept is carried over, and the older key opens nothing."""

from pathlib import Path

import pytest
from staff_house import HADDAD, KEY, OKAFOR, PARK, START, STRANGER, House

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.staff.card_check import CardCheck, hash_pin, is_pin, new_pin
from dealer_assist.staff.card_index import CardIndex, fingerprint
from dealer_assist.staff.directory import hashes_of
from dealer_assist.staff.enrolment import Two, found, newcomer, set_pin
from dealer_assist.staff.events import PinSet, StaffWithdrawn
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.staff.signed_list import listed
from dealer_assist.table.setup.roles import Role

GROWN = KEY + bytes(range(40, 72))
TWO = ("executive-1", "supervisor-1")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


def lay(house: House, key: bytes) -> None:
    """Put the key of the cards beside that of the journals, as at a kiosk."""
    house.heads.with_name("journal.key").write_bytes(KEY)
    house.heads.with_name("cards.key").write_bytes(key)


def another(house: House, cards: bytes) -> StaffRegister:
    return StaffRegister(house.register.path, KEY, house.clock.now, house.heads, cards)


def test_a_hash_is_carried_over_without_the_card() -> None:
    assert fingerprint(GROWN, HADDAD) == fingerprint(GROWN[32:], fingerprint(KEY, HADDAD))
    assert fingerprint(GROWN, HADDAD) != fingerprint(GROWN[32:], HADDAD)


def test_a_kiosk_where_the_grown_key_is_laid_carries_its_cards_over_once(house: House) -> None:
    before = hashes_of(house.register.staff())
    staff = another(house, GROWN).staff()
    assert not before & hashes_of(staff)
    assert staff.judge(fingerprint(GROWN, OKAFOR), START).member is not None
    assert staff.judge(fingerprint(KEY, OKAFOR), START).member is None
    head = another(house, GROWN).staff(), house.register.path.stat().st_mtime_ns
    assert (another(house, GROWN).staff(), house.register.path.stat().st_mtime_ns) == head


def test_a_table_that_stood_open_meanwhile_knows_the_card_at_its_very_next_swipe(
    house: House,
) -> None:
    check = CardCheck(house.register, "table 12")
    cards = CardIndex.asking(check.key, check.find)
    assert cards.swipe(OKAFOR).member is not None
    lay(house, GROWN)
    another(house, GROWN).staff()
    swiped = cards.swipe(OKAFOR).member
    assert swiped is not None
    assert swiped.key == "dealer-1"
    assert cards.swipe(STRANGER).member is None


def test_with_the_key_of_before_no_card_is_taken_and_it_is_said(house: House) -> None:
    another(house, GROWN).staff()
    lay(house, KEY)
    with pytest.raises(JournalDamaged, match="enrolled with another"):
        another(house, KEY).staff()


def test_who_was_withdrawn_stays_withdrawn_and_barred(house: House) -> None:
    house.change(StaffWithdrawn("dealer-1", *TWO))
    staff = another(house, GROWN).staff()
    assert staff.judge(fingerprint(GROWN, OKAFOR), START).why == "withdrawn"
    assert staff.barred == {fingerprint(GROWN, OKAFOR)}


def test_a_pin_of_before_is_taken_is_old_and_is_not_chosen_again(house: House) -> None:
    known = fingerprint(KEY, PARK)
    house.change(PinSet("supervisor-1", hash_pin(KEY, known, "2468"), "executive-1"))
    register = another(house, GROWN)
    check = CardCheck(register, "table 12")
    card = register.staff().cards["supervisor-1"]
    check.check_pin(card.member, "2468")
    with pytest.raises(Refused):
        check.check_pin(card.member, "2469")
    assert register.staff().old_pins(START) == (card,)
    earlier = register.staff().pins[card.fingerprint]
    with pytest.raises(Refused, match="had that PIN before"):
        new_pin(GROWN, card, "2468", earlier)
    chosen = new_pin(GROWN, card, "1357", earlier)
    executive = register.staff().cards["executive-1"].member
    two = Two(card.member, executive, START.date())
    register.change(lambda staff: set_pin(staff, two, chosen), "test")
    assert not register.staff().old_pins(START)
    assert not is_pin(KEY, known, "1357", chosen)
    # Carried over twice, each PIN goes on.
    again = another(house, GROWN + KEY)
    CardCheck(again, "table 12").check_pin(again.staff().cards["supervisor-1"].member, "1357")


def test_a_list_made_after_the_change_finds_everybody_at_the_other_kiosks(house: House) -> None:
    list_here = listed(another(house, GROWN).staff(), "origin", 9)
    assert {one.fingerprint for one in list_here.cards} == {
        fingerprint(GROWN, number) for number in (HADDAD, PARK, OKAFOR)
    }


def test_a_register_that_begins_with_a_grown_key_says_so(tmp_path: Path) -> None:
    house = House(tmp_path)
    register = StaffRegister(register_file(tmp_path), KEY, house.clock.now, house.heads, GROWN)
    first = newcomer(GROWN, HADDAD, "L. Haddad", Role.EXECUTIVE)
    second = newcomer(GROWN, PARK, "J. Park", Role.SUPERVISOR)
    register.change(lambda staff: found(staff, first, second), "test")
    assert another(house, GROWN).staff().holder(fingerprint(GROWN, HADDAD)) is not None
    further = another(house, GROWN + KEY).staff()
    assert further.holder(fingerprint(GROWN + KEY, HADDAD)) is not None
