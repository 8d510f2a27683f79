"""Staff that travel: one register's list for every kiosk of a house, and for no other."""

import json
import runpy
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from staff_house import HADDAD, KEY, OKAFOR, PARK, START, STRANGER, House

from dealer_assist.errors import Refused
from dealer_assist.staff.enrolment import Two, enrol, newcomer, withdraw
from dealer_assist.staff.events import PinSet, StaffListTaken
from dealer_assist.staff.signed_list import (
    HouseList,
    SignedList,
    kept_out,
    listed,
    read_list,
    sealed,
    signed_by,
    take_list,
    to_sign,
)
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import replace

PACKAGING = Path(__file__).parents[2] / "packaging"
SIGN = runpy.run_path(str(PACKAGING / "sign.py"))
sign: Callable[[bytes, bytes], bytes] = SIGN["sign"]
public_of: Callable[[bytes], bytes] = SIGN["public_of"]
SEED, ANOTHER = bytes(range(1, 33)), bytes(range(2, 34))
OF_HOUSE, OF_ANOTHER = public_of(SEED).hex(), public_of(ANOTHER).hex()


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


def take(house: House, told: SignedList, by: str = OF_HOUSE, *, answered: bool = False) -> None:
    """Take a list; the house's key was laid before anybody was enrolled, or is answered for."""
    own, signed = house.register.origin, HouseList(told, by)
    two = house.two() if answered else None
    house.register.change(
        lambda staff: take_list(staff, signed, own, START, two=two, laid=OF_HOUSE), "test"
    )


def signed(told: SignedList, key: bytes = KEY, seed: bytes = SEED) -> str:
    text = sealed(told, key)
    return signed_by(text, public_of(seed), sign(seed, to_sign(text)))


def give_card(house: House, number: str, name: str, expires: date | None = None) -> None:
    new = newcomer(KEY, number, name, Role.DEALER, expires)
    house.change(*enrol(house.register.staff(), house.two(), new))


def test_a_list_reads_back_as_it_was_and_holds_no_card_number(origin: House) -> None:
    told = made_at(origin)
    text = signed(told)
    assert read_list(text, KEY) == HouseList(told, OF_HOUSE)
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
    own = kiosk.register.origin
    assert take_list(staff, HouseList(told, OF_HOUSE), own, START) == ()
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
    take(own, made_at(origin), answered=True)
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


def test_a_list_that_somebody_changed_or_another_house_sealed_is_refused(origin: House) -> None:
    text = signed(made_at(origin))
    for other in (text.replace("J. Park", "A. Ivy"), changed(text, form=2)):
        with pytest.raises(Refused, match="was altered, or is of another house"):
            read_list(other, KEY)
    with pytest.raises(Refused, match="was altered, or is of another house"):
        read_list(text, bytes(32))


def test_who_has_the_journals_key_of_a_kiosk_makes_no_staff(origin: House) -> None:
    """Two invented cards with that key withdrew everybody else at every other kiosk, before."""
    text = sealed(made_at(origin), KEY)
    with pytest.raises(Refused, match="The house has not signed this list"):
        read_list(text, KEY)
    wrong = signed_by(text, public_of(SEED), sign(ANOTHER, to_sign(text)))
    borrowed = changed(text, house=json.loads(signed(SignedList("0" * 64, 1, ())))["house"])
    short = changed(text, house={"key": OF_HOUSE, "signature": "00"})
    for other in (wrong, borrowed, short):
        with pytest.raises(Refused, match="does not belong to this list"):
            read_list(other, KEY)


@pytest.mark.parametrize("house", [1, [], {}, {"key": 1, "signature": 2}, {"key": "x"}, "00"])
def test_a_signature_that_is_none_is_one_sentence(origin: House, house: object) -> None:
    with pytest.raises(Refused, match="no whole staff list"):
        read_list(changed(signed(made_at(origin)), house=house), KEY)


def test_the_first_list_where_people_are_needs_two_of_their_cards(
    origin: House, tmp_path: Path
) -> None:
    own = later(tmp_path / "own").begin()
    with pytest.raises(Refused, match="Two cards of this kiosk answer for the house's key"):
        take(own, made_at(origin))
    take(own, made_at(origin), answered=True)
    assert own.register.staff().house == OF_HOUSE
    give_card(origin, STRANGER, "A. Ivy")
    take(own, made_at(origin))  # nobody is asked again
    assert own.judge(STRANGER) is not None


def test_a_key_that_is_new_needs_an_executives_card_and_another_persons(
    origin: House, kiosk: House
) -> None:
    take(kiosk, made_at(origin))
    give_card(origin, STRANGER, "A. Ivy")
    told = made_at(origin)
    with pytest.raises(Refused, match="Two cards of this kiosk answer"):
        take(kiosk, told, OF_ANOTHER)
    dealer, supervisor = kiosk.member("dealer-1"), kiosk.member("supervisor-1")
    staff, new = kiosk.register.staff(), HouseList(told, OF_ANOTHER)
    with pytest.raises(Refused, match="the first card must be an Executive's"):
        take_list(staff, new, "", START, two=Two(supervisor, dealer, START.date()))
    take(kiosk, told, OF_ANOTHER, answered=True)
    assert kiosk.register.staff().house == OF_ANOTHER


def test_a_kiosk_without_people_takes_the_list_of_the_key_that_was_laid_there(
    origin: House, kiosk: House
) -> None:
    with pytest.raises(Refused, match=r"lay house\.pub beside journal\.key"):
        take(kiosk, made_at(origin), OF_ANOTHER)
    assert not kiosk.register.path.exists()


def test_no_list_withdraws_everybody(origin: House, tmp_path: Path) -> None:
    own = later(tmp_path / "own").begin()
    two = [replace(one, fingerprint=f"{n}" * 64) for n, one in enumerate(made_at(origin).cards)]
    with pytest.raises(Refused, match="would withdraw everybody who is here"):
        take(own, SignedList("9" * 64, 10**9, tuple(two)), answered=True)
    assert own.judge(HADDAD) is not None


def test_that_a_list_was_taken_is_on_record_with_who_answered_for_its_key(
    origin: House, kiosk: House
) -> None:
    told = made_at(origin)
    facts = take_list(kiosk.register.staff(), HouseList(told, OF_HOUSE), "", START, laid=OF_HOUSE)
    assert facts[-1] == StaffListTaken(told.origin, told.number, OF_HOUSE)
    take(kiosk, told, OF_HOUSE)
    give_card(origin, STRANGER, "A. Ivy")
    told = made_at(origin)
    two, staff = kiosk.two(), kiosk.register.staff()
    facts = take_list(staff, HouseList(told, OF_ANOTHER), "", START, two=two)
    last = StaffListTaken(told.origin, told.number, OF_ANOTHER, "executive-1", "supervisor-1")
    assert facts[-1] == last


def office(folder: Path, *words: str | Path, typed: str = "") -> tuple[int, str]:
    """Use the tool of the office, as its two persons do."""
    done = subprocess.run(
        (PACKAGING / "house-key", *words),
        check=False, capture_output=True, text=True, cwd=folder, input=typed,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_the_office_signs_with_both_halves_what_it_was_shown(origin: House, tmp_path: Path) -> None:
    assert office(tmp_path, "--new", "first", "second", "house.pub")[0] == 0
    assert {(tmp_path / one).stat().st_mode & 0o077 for one in ("first", "second")} == {0}
    (tmp_path / "list").write_text(sealed(made_at(origin), KEY))
    files = ("first", "second", "list", "signed")
    status, said = office(tmp_path, *files, typed="no\n")
    assert status
    assert not (tmp_path / "signed").exists()
    status, said = office(tmp_path, *files, typed="SIGN\n")
    assert status == 0
    assert "L. Haddad, Executive, card ending 3301" in said
    told = read_list((tmp_path / "signed").read_text(), KEY)
    assert told == HouseList(made_at(origin), (tmp_path / "house.pub").read_text().strip())
    give_card(origin, STRANGER, "A. Ivy")
    (tmp_path / "list").write_text(sealed(made_at(origin), KEY))
    words = ("first", "second", "list", "next", "--before", "signed", "--yes")
    status, said = office(tmp_path, *words)
    assert status == 0
    assert "new: A. Ivy, Dealer, card ending 4471" in said
    assert "Haddad" not in said


def test_one_half_alone_signs_nothing(origin: House, tmp_path: Path) -> None:
    office(tmp_path, "--new", "first", "second", "house.pub")
    (tmp_path / "list").write_text(sealed(made_at(origin), KEY))
    status, said = office(tmp_path, "first", "none", "list", "signed", "--yes")
    assert status
    assert said == "packaging/house-key: none is no half of a key; give the one that was made\n"
    status, said = office(tmp_path, "first", "first", "list", "signed", "--yes")
    assert status
    assert "the same half twice" in said
    assert not (tmp_path / "signed").exists()
