"""Staff that travel: one register's list for every kiosk of a house, and for no other."""

import json
from datetime import date
from pathlib import Path

import pytest
from staff_house import HADDAD, KEY, OKAFOR, PARK, START, STRANGER, House

from dealer_assist.errors import Refused
from dealer_assist.staff.enrolment import enrol, newcomer, withdraw
from dealer_assist.staff.events import PinSet, StaffListTaken
from dealer_assist.staff.signed_list import (
    SignedList,
    kept_out,
    listed,
    read_list,
    signed,
    take_list,
)
from dealer_assist.table.setup.roles import Role


@pytest.fixture
def origin(tmp_path: Path) -> House:
    """Where staff are enrolled: an Executive, a Supervisor and a dealer."""
    return House(tmp_path / "origin").begin()


@pytest.fixture
def kiosk(tmp_path: Path) -> House:
    """Another kiosk of the house, where nobody is enrolled yet."""
    return later(tmp_path / "kiosk")


def later(folder: Path, minutes: int = 1) -> House:
    """Return a house whose register is made at another moment: by that they are told apart."""
    house = House(folder)
    house.clock.advance(minutes * 60_000)
    return house


def made_at(house: House) -> SignedList:
    staff = house.register.staff()
    assert house.register.head is not None
    return listed(staff, house.register.origin, house.register.head.seq)


def take(house: House, told: SignedList) -> None:
    own = house.register.origin
    house.register.change(lambda staff: take_list(staff, told, own, START), "test")


def give_card(house: House, number: str, name: str, expires: date | None = None) -> None:
    new = newcomer(KEY, number, name, Role.DEALER, expires)
    house.change(*enrol(house.register.staff(), house.two(), new))


def test_a_list_reads_back_as_it_was_and_holds_no_card_number(origin: House) -> None:
    told = made_at(origin)
    text = signed(told, KEY)
    assert read_list(text, KEY) == told
    assert not any(number in text for number in (HADDAD, PARK, OKAFOR))


def test_a_kiosk_without_staff_has_them_all_after_the_list(origin: House, kiosk: House) -> None:
    origin.change(PinSet("executive-1", "$argon2id$kept", "supervisor-1"))
    take(kiosk, made_at(origin))
    for number in (HADDAD, PARK, OKAFOR):
        here, there = kiosk.judge(number), origin.judge(number)
        assert here is not None
        assert there is not None
        assert (here.name, here.role) == (there.name, there.role)
    assert kiosk.register.staff().cards["executive-1"].pin == "$argon2id$kept"


def test_who_is_withdrawn_at_the_origin_is_withdrawn_at_every_kiosk(
    origin: House, kiosk: House
) -> None:
    take(kiosk, made_at(origin))
    origin.change(*withdraw(origin.register.staff(), origin.two(), "dealer-1"))
    take(kiosk, made_at(origin))
    assert kiosk.judge(OKAFOR) is None
    known = next(iter(kiosk.register.staff().withdrawn.values()))
    assert known == "M. Okafor"


def test_who_comes_back_at_the_origin_comes_back_at_every_kiosk(
    origin: House, kiosk: House
) -> None:
    take(kiosk, made_at(origin))
    origin.change(*withdraw(origin.register.staff(), origin.two(), "dealer-1"))
    take(kiosk, made_at(origin))
    give_card(origin, OKAFOR, "M. Okafor")
    take(kiosk, made_at(origin))
    assert kiosk.judge(OKAFOR) is not None


def test_a_list_does_not_overrule_two_persons_at_a_kiosk(origin: House, kiosk: House) -> None:
    take(kiosk, made_at(origin))
    kiosk.change(*withdraw(kiosk.register.staff(), kiosk.two(), "dealer-1"))
    give_card(origin, STRANGER, "A. Ivy")
    told = made_at(origin)
    take(kiosk, told)
    assert kiosk.judge(OKAFOR) is None
    assert kiosk.judge(STRANGER) is not None
    assert kept_out(kiosk.register.staff(), told) == ("M. Okafor",)


def test_an_older_list_is_refused_and_brings_nobody_back(origin: House, kiosk: House) -> None:
    old = made_at(origin)
    origin.change(*withdraw(origin.register.staff(), origin.two(), "dealer-1"))
    take(kiosk, made_at(origin))
    with pytest.raises(Refused, match="is older"):
        take(kiosk, old)
    assert kiosk.judge(OKAFOR) is None


def test_a_list_that_was_taken_changes_nothing_the_second_time(origin: House, kiosk: House) -> None:
    told = made_at(origin)
    take(kiosk, told)
    staff = kiosk.register.staff()
    assert take_list(staff, told, kiosk.register.origin, START) == ()
    assert staff.taken == (told.origin, told.number)


def test_a_last_day_that_changed_is_the_cards_last_day_here_too(
    origin: House, kiosk: House
) -> None:
    give_card(origin, STRANGER, "A. Ivy", date(2026, 12, 31))
    take(kiosk, made_at(origin))
    origin.change(*withdraw(origin.register.staff(), origin.two(), "dealer-2"))
    give_card(origin, STRANGER, "A. Ivy", date(2027, 12, 31))
    take(kiosk, made_at(origin))
    (ivy,) = kiosk.register.staff().cards_of("A. Ivy")
    assert str(ivy.expires) == "2027-12-31"


def test_a_kiosk_with_staff_of_its_own_keeps_whom_the_list_names(
    origin: House, tmp_path: Path
) -> None:
    own = later(tmp_path / "own").begin()
    give_card(own, STRANGER, "A. Ivy")
    take(own, made_at(origin))
    assert own.register.staff().cards.keys() == {"executive-1", "supervisor-1", "dealer-1"}
    assert own.judge(STRANGER) is None


def test_a_kiosk_follows_one_register(origin: House, kiosk: House, tmp_path: Path) -> None:
    take(kiosk, made_at(origin))
    told = made_at(later(tmp_path / "other", 2).begin())
    with pytest.raises(Refused, match="of another register"):
        take(kiosk, told)


def test_a_list_is_not_for_where_it_was_made_and_is_not_passed_on(
    origin: House, kiosk: House
) -> None:
    told = made_at(origin)
    with pytest.raises(Refused, match="this very register"):
        take(origin, told)
    take(kiosk, told)
    with pytest.raises(Refused, match="takes its staff from a list itself"):
        made_at(kiosk)


def test_an_empty_register_has_no_list(kiosk: House) -> None:
    with pytest.raises(Refused, match="Nobody is enrolled here"):
        listed(kiosk.register.staff(), "", 0)


def test_a_list_with_which_nobody_could_go_on_is_refused(origin: House, kiosk: House) -> None:
    told = made_at(origin)
    alone = SignedList(told.origin, told.number, told.cards[2:])
    with pytest.raises(Refused, match="nobody could enrol anybody"):
        take(kiosk, alone)
    assert not kiosk.register.path.exists()


def changed(text: str, **more: object) -> str:
    return json.dumps(json.loads(text) | more)


@pytest.mark.parametrize("broken", ["", "{", "[]", "{}", '{"signature": "zz"}', '{"signature": 1}'])
def test_what_is_no_list_is_one_sentence(broken: str) -> None:
    with pytest.raises(Refused, match="no whole staff list"):
        read_list(broken, KEY)


def test_a_list_that_somebody_changed_or_another_house_signed_is_refused(origin: House) -> None:
    text = signed(made_at(origin), KEY)
    for other in (text.replace("J. Park", "A. Ivy"), changed(text, form=2)):
        with pytest.raises(Refused, match="not signed by the key"):
            read_list(other, KEY)
    with pytest.raises(Refused, match="not signed by the key"):
        read_list(text, bytes(32))


def test_that_a_list_was_taken_is_on_record(origin: House, kiosk: House) -> None:
    told = made_at(origin)
    facts = take_list(kiosk.register.staff(), told, "", START)
    assert facts[-1] == StaffListTaken(told.origin, told.number)
