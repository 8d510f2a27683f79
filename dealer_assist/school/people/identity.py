"""Who somebody at the school is: a PIN of their own, of which only a keyed hash is on record."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import PersonAdded, PinChosen, PinMistyped
from dealer_assist.school.people.file import PeopleFile
from dealer_assist.school.people.people import People, Person
from dealer_assist.staff.card_check import hash_pin, is_pin
from dealer_assist.staff.directory import COUNTED_FOR, LOCKED_FOR, WRONG_PINS
from dealer_assist.value import Value


class Witness(Value):
    """Somebody who can answer for a new trainer; `has_pin` says that a touch is not enough."""

    key: str
    name: str
    role: str
    has_pin: bool


class Witnesses(Protocol):
    """The staff of the house: two of them answer for the first trainer."""

    def listed(self) -> Sequence[Witness]:
        """Return who can answer."""
        ...

    def check(self, witness: Witness, pin: str) -> None:
        """Refuse a wrong PIN."""
        ...

    def require_two(self, first: Witness, second: Witness) -> None:
        """Refuse two cards of one person."""
        ...


class PinDesk:
    """Takes and checks PINs; a wrong one is on record, and three shut the name for a while."""

    def __init__(self, file: PeopleFile, now: Callable[[], datetime]) -> None:
        self._file, self._now = file, now

    def check(self, person: Person, pin: str) -> None:
        """Refuse a wrong PIN, or any while the name is shut."""
        if until := locked_until(self._file.people, person.key, self._now()):
            moment = until.astimezone(self._now().tzinfo).strftime("%H:%M:%S")
            raise Refused(
                Msg(
                    "Too many wrong PINs for {name}. Try again at {moment}",
                    name=person.name,
                    moment=moment,
                )
            )
        kept = self._file.people.persons[person.key].pin
        if not kept or not is_pin(self._file.card_key, _card(person.key), pin, kept):
            self._file.keep(PinMistyped(person.key))
            raise Refused(Msg("This is not {name}'s PIN. Try again", name=person.name))

    def choose(self, person: Person, pin: str, by: Sequence[str] = ()) -> None:
        """Have a person's PIN be this one from now on; `by` have answered for them."""
        self._file.keep(self.as_kept(person, pin, by))

    def name_trainer(self, person: Person, pin: str, by: Sequence[str]) -> None:
        """Put a person on the list as a trainer, with a PIN; `by` have answered for them."""
        added = PersonAdded(person.key, person.name, person.number, person.group, is_trainer=True)
        self._file.keep(added, self.as_kept(person, pin, by))

    def forget(self, person: Person, by: str) -> None:
        """Have a person choose a new PIN at their next sign-in."""
        self._file.keep(PinChosen(person.key, "", (by,)))

    def as_kept(self, person: Person, pin: str, by: Sequence[str] = ()) -> PinChosen:
        """Return what goes on record of a chosen PIN; refuses one that anybody would try."""
        kept = hash_pin(self._file.card_key, _card(person.key), pin)
        return PinChosen(person.key, kept, tuple(by))


def locked_until(people: People, person: str, now: datetime) -> datetime | None:
    """Say until when no PIN of a person is taken, if any time."""
    wrong = people.wrong_pins.get(person, ())[-WRONG_PINS:]
    if len(wrong) < WRONG_PINS or wrong[-1] - wrong[0] >= COUNTED_FOR:
        return None
    # A clock that was set back gives no time back.
    until = wrong[-1] + LOCKED_FOR
    return until if now - wrong[-1] < LOCKED_FOR else None


def _card(person: str) -> str:
    return f"school {person}"
