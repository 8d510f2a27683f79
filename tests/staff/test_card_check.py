"""Cards and PINs at a reader, by the register of the moment, with refusals on record."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from staff_house import HADDAD, KEY, OKAFOR, STRANGER, House, print_of

from dealer_assist.errors import Refused
from dealer_assist.journal.store import Journal
from dealer_assist.staff.card_check import CardCheck, hash_pin
from dealer_assist.staff.events import PinSet, StaffWithdrawn
from dealer_assist.table.setup.roles import StaffMember

MINUTE_MS = 60_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


@pytest.fixture
def check(house: House) -> CardCheck:
    return CardCheck(house.register, "table 12")


def swipe(check: CardCheck, number: str) -> StaffMember | None:
    return check.find(print_of(number), number[-4:])[0]


def reading(check: CardCheck, number: str) -> str:
    return check.find(print_of(number), number[-4:])[1]


def refusals(house: House) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(house.register.path)) as db, db:
        rows = db.execute(
            "SELECT payload ->> '$.why', device FROM events WHERE kind = 'CardRefused'"
        ).fetchall()
    db.close()
    return rows


def test_a_good_card_gives_its_holder_and_leaves_no_trace(house: House, check: CardCheck) -> None:
    assert check.find(print_of(OKAFOR), OKAFOR[-4:]) == (house.member("dealer-1"), "")
    assert refusals(house) == []


def test_an_unknown_card_is_recorded_with_the_place(house: House, check: CardCheck) -> None:
    assert check.find(print_of(STRANGER), STRANGER[-4:]) == (None, "")
    assert refusals(house) == [("unknown", "table 12")]


def test_a_withdrawn_card_is_told_by_name(house: House, check: CardCheck) -> None:
    house.change(StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"))
    member, why = check.find(print_of(OKAFOR), OKAFOR[-4:])
    assert member is None
    assert "M. Okafor's card was withdrawn" in why
    assert refusals(house) == [("withdrawn", "table 12")]


def test_five_unknown_cards_lock_the_unknown_out_and_a_restart_does_not_help(
    house: House, check: CardCheck
) -> None:
    for _ in range(5):
        assert swipe(check, STRANGER) is None
        house.clock.advance(MINUTE_MS)
    after_restart = CardCheck(house.register, "table 12")
    assert "Too many unknown cards" in reading(after_restart, STRANGER)
    assert swipe(after_restart, OKAFOR) == house.member("dealer-1")
    house.clock.advance(4 * MINUTE_MS)
    assert reading(after_restart, STRANGER) == ""
    assert [why for why, _ in refusals(house)] == ["unknown"] * 5 + ["locked_out", "unknown"]


def test_a_register_that_is_gone_lets_nobody_in_and_is_not_made_anew(
    house: House, check: CardCheck
) -> None:
    house.register.path.unlink()
    assert swipe(check, OKAFOR) is None
    assert "is missing, and one was founded here" in reading(check, OKAFOR)
    assert not house.register.path.exists()


def test_a_register_that_cannot_be_read_lets_nobody_in(
    house: House, check: CardCheck, caplog: pytest.LogCaptureFixture
) -> None:
    house.register.path.write_text("rubbish" * 100)
    member, why = check.find(print_of(OKAFOR), OKAFOR[-4:])
    assert member is None
    assert "staff.live.db" in why
    assert [one.levelno for one in caplog.records] == [logging.WARNING]
    caplog.clear()


def test_a_refusal_that_cannot_be_recorded_still_stands(
    house: House, check: CardCheck, caplog: pytest.LogCaptureFixture
) -> None:
    path = house.register.path
    with Journal.open(path, purpose="live", table="staff", clock=house.clock.now, key=KEY):
        assert swipe(check, STRANGER) is None
    assert "not in the staff register" in caplog.text
    caplog.clear()


def give_pin(house: House, pin: str = "408217") -> StaffMember:
    house.change(PinSet("executive-1", hash_pin(KEY, print_of(HADDAD), pin), "supervisor-1"))
    return house.member("executive-1")


def test_a_card_without_a_pin_needs_none(house: House, check: CardCheck) -> None:
    member = house.member("executive-1")
    assert not check.needs_pin(member)
    check.check_pin(member, "")


def test_a_card_with_a_pin_needs_the_right_one(house: House, check: CardCheck) -> None:
    member = give_pin(house)
    assert check.needs_pin(member)
    check.check_pin(member, "408217")
    with pytest.raises(Refused, match=r"not L\. Haddad"):
        check.check_pin(member, "408218")


def test_three_wrong_pins_lock_the_right_one_out_for_a_minute(
    house: House, check: CardCheck
) -> None:
    member = give_pin(house)
    for _ in range(3):
        with pytest.raises(Refused, match=r"not L\. Haddad"):
            check.check_pin(member, "9999")
    with pytest.raises(Refused, match="Try again at 20:16:00"):
        check.check_pin(member, "408217")
    house.clock.advance(5 * MINUTE_MS)
    check.check_pin(member, "408217")


def test_a_withdrawn_card_has_no_pin_any_more(house: House, check: CardCheck) -> None:
    member = give_pin(house)
    house.change(StaffWithdrawn("executive-1", "executive-1", "supervisor-1"))
    with pytest.raises(Refused, match="was withdrawn"):
        check.needs_pin(member)
