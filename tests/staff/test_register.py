"""The staff register on disk: chained, read anew when it has grown, and without any number."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from forger import forger
from staff_house import HADDAD, KEY, OKAFOR, PARK, STRANGER, House

from dealer_assist.errors import Refused
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import EventsLost, JournalDamaged, JournalUnavailable, WrongKey
from dealer_assist.journal.store import Journal
from dealer_assist.staff.directory import StaffDirectory
from dealer_assist.staff.enrolment import found, newcomer
from dealer_assist.staff.events import CardRefused, Fact, StaffWithdrawn
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table.setup.roles import Role


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path).begin()


def second_register(house: House) -> StaffRegister:
    """The same register as another process sees it."""
    return StaffRegister(house.register.path, KEY, house.clock.now, house.heads)


def test_a_register_that_is_not_there_is_empty_and_is_not_made_by_looking(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    assert house.register.staff() == StaffDirectory()
    assert not (tmp_path / "data").exists()


def test_everybody_is_there_for_the_next_one_who_looks(house: House) -> None:
    names = [card.member.name for card in second_register(house).staff().cards.values()]
    assert names == ["L. Haddad", "J. Park", "M. Okafor"]


def test_a_withdrawal_elsewhere_takes_effect_at_the_next_swipe_here(house: House) -> None:
    assert house.judge(OKAFOR) is not None
    withdrawn = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
    second_register(house).change(lambda staff: (withdrawn,), "elsewhere")
    assert house.judge(OKAFOR) is None


def test_an_unchanged_register_is_not_read_again(house: House) -> None:
    assert house.register.staff() is house.register.staff()


def test_a_refused_change_leaves_nothing_behind(tmp_path: Path) -> None:
    house = House(tmp_path / "data")

    def refuse(staff: StaffDirectory) -> tuple[Fact, ...]:
        raise Refused("no")

    with pytest.raises(Refused):
        house.register.change(refuse, "test")
    assert not (tmp_path / "data").exists()


def test_the_first_two_are_one_commit(tmp_path: Path) -> None:
    house = House(tmp_path)
    executive = newcomer(KEY, HADDAD, "L. Haddad", Role.EXECUTIVE)
    supervisor = newcomer(KEY, PARK, "J. Park", Role.SUPERVISOR)
    facts = house.register.change(lambda staff: found(staff, executive, supervisor), "desk")
    assert len(facts) == 2
    with closing(sqlite3.connect(house.register.path)) as db, db:
        rows = db.execute("SELECT at_utc, kind, device FROM events").fetchall()
    db.close()
    assert rows == [("2026-03-07T20:15:00.000000Z", "StaffEnrolled", "desk")] * 2


def test_no_file_of_the_register_holds_a_number(house: House, tmp_path: Path) -> None:
    house.change(CardRefused(STRANGER[-4:], "unknown"))
    house.register.back_up()
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert any("backups" in str(file) for file in files)
    for number in (HADDAD, PARK, OKAFOR, STRANGER):
        assert not [file for file in files if number.encode() in file.read_bytes()]


def test_the_register_is_a_chained_journal(house: House) -> None:
    assert verify(house.register.path, KEY) == []


def test_an_altered_register_lets_nobody_in(house: House) -> None:
    with forger(house.register.path) as db:
        db.execute("UPDATE events SET payload = replace(payload, 'dealer', 'executive')")
    with pytest.raises(JournalDamaged, match="damaged at event 3"):
        second_register(house).staff()


def test_a_register_of_another_site_is_refused(house: House) -> None:
    foreign = StaffRegister(house.register.path, bytes(32), house.clock.now, house.heads)
    with pytest.raises(WrongKey):
        foreign.staff()


def test_a_register_of_a_later_version_is_said(house: House) -> None:
    with Journal.open(
        house.register.path, purpose="live", table="staff", clock=house.clock.now, key=KEY
    ) as journal:
        journal.append([Entry("StaffPromoted", {}, 0)], digest="staff")
    with pytest.raises(JournalUnavailable, match="StaffPromoted, which this version does not know"):
        house.register.staff()


def test_a_file_that_is_no_register_is_said(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.register.path.write_text("rubbish" * 100)
    with pytest.raises(JournalUnavailable, match=r"staff\.live\.db"):
        house.register.staff()


def test_two_who_enrol_at_once_give_no_key_twice(house: House) -> None:
    seen: list[StaffDirectory] = []

    def decide(staff: StaffDirectory) -> tuple[Fact, ...]:
        seen.append(staff)
        if len(seen) == 1:  # between our first look and our turn somebody else is quicker
            second_register(house).change(lambda staff: (CardRefused("1", "unknown"),), "else")
        return (CardRefused("2", "unknown"),)

    house.register.change(decide, "here")
    assert [len(staff.unknown) for staff in seen] == [0, 1]


def test_d2_an_older_register_put_back_lets_nobody_in(house: House) -> None:
    path = house.register.path
    older = path.read_bytes()
    before = house.register.staff()
    house.change(StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"))
    assert before != house.register.staff()
    for log in ("-wal", "-shm"):
        path.with_name(path.name + log).unlink(missing_ok=True)
    path.write_bytes(older)
    with pytest.raises(EventsLost):
        second_register(house).staff()


def test_d2_a_register_that_was_deleted_is_missed_and_not_founded_anew(house: House) -> None:
    for file in house.register.path.parent.glob("staff.live.db*"):
        if file.is_file():
            file.unlink()
    again = second_register(house)
    with pytest.raises(JournalDamaged, match="is missing, and one was founded here"):
        again.staff()
    mallory = newcomer(KEY, STRANGER, "Mallory", Role.EXECUTIVE)
    other = newcomer(KEY, "6003118899990000", "Mallory", Role.SUPERVISOR)
    with pytest.raises(JournalDamaged, match="is missing"):
        again.change(lambda staff: found(staff, mallory, other), "test")
    assert not house.register.path.exists()


def test_d2_another_register_in_its_place_lets_nobody_in(house: House, tmp_path: Path) -> None:
    elsewhere = House(tmp_path / "elsewhere")
    elsewhere.clock.advance(1000)
    elsewhere.begin()
    for log in ("-wal", "-shm"):
        house.register.path.with_name(house.register.path.name + log).unlink(missing_ok=True)
    house.register.path.write_bytes(elsewhere.register.path.read_bytes())
    with pytest.raises(JournalDamaged, match="is not the one that was founded here"):
        second_register(house).staff()
