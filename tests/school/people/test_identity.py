"""PINs of the school: hashed; wrong ones are on record and shut a name for a while."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.errors import Refused
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.people.identity import PinDesk, locked_until
from dealer_assist.school.people.people import Person

AT = datetime(2026, 3, 14, 9, tzinfo=UTC)
KEY = b"k" * 32


class At:
    """A clock that a test moves, and that no two facts have the same moment of."""

    now = AT

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=10)
        return self.now


@pytest.fixture
def clock() -> At:
    return At()


@pytest.fixture
def file(tmp_path: Path, clock: At) -> Iterator[PeopleFile]:
    with PeopleFile.open(people_file(tmp_path), KEY, clock) as opened:
        opened.keep(f.PersonAdded("ana", "Ana"), f.PersonAdded("bo", "Bo", is_trainer=True))
        yield opened


def of(file: PeopleFile, key: str) -> Person:
    return file.people.persons[key]


def test_a_pin_opens_its_own_name_only_and_no_digit_is_kept(file: PeopleFile, clock: At) -> None:
    desk = PinDesk(file, clock)
    desk.choose(of(file, "ana"), "2580")
    desk.check(of(file, "ana"), "2580")
    with pytest.raises(Refused, match="not Ana's PIN"):
        desk.check(of(file, "ana"), "2581")
    with pytest.raises(Refused, match="not Bo's PIN"):
        desk.check(of(file, "bo"), "2580")  # has none: nothing is right
    assert b"2580" not in file.path.read_bytes()


def test_three_wrong_pins_shut_a_name_and_no_other_for_five_minutes(
    file: PeopleFile, clock: At
) -> None:
    desk = PinDesk(file, clock)
    for name in ("ana", "bo"):
        desk.choose(of(file, name), "2580")
    for _ in range(3):
        with pytest.raises(Refused, match="Try again"):
            desk.check(of(file, "ana"), "9999")
    with pytest.raises(Refused, match=r"Too many wrong PINs for Ana. Try again at 09:05:"):
        desk.check(of(file, "ana"), "2580")
    desk.check(of(file, "bo"), "2580")
    clock.now = AT + timedelta(minutes=6)
    desk.check(of(file, "ana"), "2580")


def test_the_lock_is_on_record_and_outlives_the_program(file: PeopleFile, clock: At) -> None:
    desk = PinDesk(file, clock)
    desk.choose(of(file, "ana"), "2580")
    for _ in range(3):
        with pytest.raises(Refused):
            desk.check(of(file, "ana"), "9999")
    file.close()
    with PeopleFile.open(file.path, KEY, clock) as again:
        until = locked_until(again.people, "ana", clock.now)
        assert until is not None
        assert timedelta(0) < until - clock.now <= timedelta(minutes=5)


def test_a_trainer_is_named_with_those_who_answer(file: PeopleFile, clock: At) -> None:
    PinDesk(file, clock).name_trainer(Person("cy", "Cy"), "2580", ("J. Park", "L. Haddad"))
    assert of(file, "cy").is_trainer
    assert of(file, "cy").has_pin
    chosen = [one.what for one in file.people.facts if isinstance(one.what, f.PinChosen)]
    assert chosen[-1].by == ("J. Park", "L. Haddad")


def test_a_pin_outlives_a_new_class_list_and_goes_where_a_trainer_takes_it(
    file: PeopleFile, clock: At
) -> None:
    desk = PinDesk(file, clock)
    desk.choose(of(file, "ana"), "2580")
    file.keep(f.PersonAdded("ana", "Ana", "", "Spring B"))
    assert of(file, "ana").has_pin
    desk.forget(of(file, "ana"), "Bo")
    assert not of(file, "ana").has_pin


@pytest.mark.parametrize("weak", ["123", "1111", "1234", "12a4"])
def test_a_weak_pin_is_refused_and_nothing_is_kept(file: PeopleFile, clock: At, weak: str) -> None:
    with pytest.raises(Refused):
        PinDesk(file, clock).choose(of(file, "ana"), weak)
    assert not of(file, "ana").has_pin
