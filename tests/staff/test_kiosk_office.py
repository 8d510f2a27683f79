"""The staff desk at a live kiosk: two persons, one register, and what was refused."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from staff_house import HADDAD, OKAFOR, PARK, STRANGER, House, print_of

from dealer_assist.errors import Refused
from dealer_assist.staff.card_check import CardCheck
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.table.setup.roles import Role

NEW = "6003118800009901"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


@pytest.fixture
def office(house: House) -> KioskStaffOffice:
    return KioskStaffOffice(CardCheck(house.register, "crazy4-nexus"))


def test_two_persons_give_a_card_and_it_is_good_at_once(
    house: House, office: KioskStaffOffice
) -> None:
    new = office.newcomer(NEW, "A. Novak", Role.DEALER, None)
    said = office.enrol(house.member("supervisor-1"), house.member("executive-1"), new)
    assert said == "A. Novak holds the Dealer card ending 9901 from now on"
    member = house.judge(NEW)
    assert member is not None
    assert member.name == "A. Novak"


def test_an_executives_card_is_given_whoever_of_the_two_came_first(
    house: House, office: KioskStaffOffice
) -> None:
    new = office.newcomer(NEW, "S. Lindqvist", Role.EXECUTIVE, None)
    office.enrol(house.member("supervisor-1"), house.member("executive-1"), new)
    member = house.judge(NEW)
    assert member is not None
    assert member.role is Role.EXECUTIVE


def test_one_person_alone_gives_no_card(house: House, office: KioskStaffOffice) -> None:
    new = office.newcomer(NEW, "A. Novak", Role.DEALER, None)
    one = house.member("supervisor-1")
    with pytest.raises(Refused, match="another person's"):
        office.enrol(one, one, new)
    assert house.judge(NEW) is None


def test_a_card_that_somebody_holds_is_refused_before_anybody_swipes_for_it(
    office: KioskStaffOffice,
) -> None:
    with pytest.raises(Refused, match=r"This card is M. Okafor's"):
        office.newcomer(OKAFOR, "A. Novak", Role.DEALER, None)


def test_a_card_with_a_last_day_is_refused_after_it(house: House, office: KioskStaffOffice) -> None:
    last = office.today() + timedelta(days=7)
    new = office.newcomer(NEW, "A. Novak", Role.DEALER, last)
    office.enrol(house.member("executive-1"), house.member("supervisor-1"), new)
    assert office.staff().cards["dealer-2"].expires == last
    house.clock.advance(8 * 86_400_000)
    assert house.judge(NEW) is None


def test_a_withdrawn_card_is_refused_from_then_on(house: House, office: KioskStaffOffice) -> None:
    said = office.withdraw(house.member("executive-1"), house.member("supervisor-1"), "dealer-1")
    assert said == "M. Okafor's card is refused from now on"
    assert house.judge(OKAFOR) is None


def test_an_executive_sets_a_pin_and_has_to_type_it(house: House, office: KioskStaffOffice) -> None:
    executive, supervisor = house.member("executive-1"), house.member("supervisor-1")
    assert not office.needs_pin(executive)
    office.set_pin(executive, supervisor, "4719")
    assert office.needs_pin(executive)
    office.check_pin(executive, "4719")
    with pytest.raises(Refused, match=r"not L\. Haddad's PIN"):
        office.check_pin(executive, "4710")


def test_a_supervisor_changes_the_pin_that_the_set_up_gave_and_a_dealer_has_none(
    house: House, office: KioskStaffOffice
) -> None:
    supervisor, executive = house.member("supervisor-1"), house.member("executive-1")
    for pin in ("2759", "8520"):
        office.set_pin(supervisor, executive, pin)
    office.check_pin(supervisor, "8520")
    with pytest.raises(Refused, match="PIN"):
        office.check_pin(supervisor, "2759")
    with pytest.raises(Refused, match="only Supervisors and Executives have one"):
        office.set_pin(house.member("dealer-1"), executive, "4719")


def test_one_of_the_last_four_pins_of_a_card_is_not_chosen_again(
    house: House, office: KioskStaffOffice
) -> None:
    executive, supervisor = house.member("executive-1"), house.member("supervisor-1")
    for pin in ("4719", "2759", "8520", "6103"):
        office.set_pin(executive, supervisor, pin)
    for pin in ("4719", "6103"):
        with pytest.raises(Refused, match="had that PIN before"):
            office.set_pin(executive, supervisor, pin)
    office.set_pin(supervisor, executive, "4719")  # another card's
    office.set_pin(executive, supervisor, "3917")
    office.set_pin(executive, supervisor, "4719")


def test_refusals_are_told_newest_first_with_their_reason(
    house: House, office: KioskStaffOffice
) -> None:
    check = CardCheck(house.register, "crazy4-nexus")
    check.find(print_of(STRANGER), STRANGER[-4:])
    office.set_pin(house.member("executive-1"), house.member("supervisor-1"), "4719")
    with pytest.raises(Refused):
        office.check_pin(house.member("executive-1"), "1111")
    told = [(one.card, one.why, one.where) for one in office.refusals(10)]
    assert told == [
        ("L. Haddad", "Wrong PIN", "crazy4-nexus"),
        ("Card ending 4471", "Not on the staff list", "crazy4-nexus"),
    ]
    assert len(office.refusals(1)) == 1


def test_every_good_card_of_the_house_stays_good(house: House, office: KioskStaffOffice) -> None:
    assert office.today() == date(2026, 3, 7)
    assert house.judge(HADDAD) is not None
    assert house.judge(PARK) is not None
