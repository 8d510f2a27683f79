"""Who answers for a first trainer: the house's staff by their PINs; where none are, the samples."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.people import load_staff
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.key import card_key, load_key
from dealer_assist.message import Msg
from dealer_assist.school.people.identity import Witness, Witnesses
from dealer_assist.staff.card_check import CardCheck
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.table.setup.roles import Role, StaffMember

_WHERE = "school"


def witnesses_of(data: Path, sample: str, now: Callable[[], datetime]) -> Witnesses:
    """Return those of a data folder: it has a staff register once somebody was enrolled there."""
    file = register_file(data)
    if not file.exists():
        staff = load_staff(paths.resources() / "staff" / f"{sample}.toml")
        return SampleStaff({card.member.key: card.member for card in staff})
    key, cards = load_key(paths.key_file()), card_key(paths.key_file())
    register = StaffRegister(file, key, now, paths.heads_folder(), cards)
    return HouseStaff(CardCheck(register, _WHERE))


class SampleStaff:
    """The staff of a practice table, whose cards are on the screen only."""

    def __init__(self, members: dict[str, StaffMember]) -> None:
        self._members = members

    def listed(self) -> tuple[Witness, ...]:
        """Return those whose card is high enough."""
        high = (
            member for member in self._members.values() if member.may_authorise(Role.SUPERVISOR)
        )
        return tuple(
            Witness(member.key, member.name, _sample(member), has_pin=False) for member in high
        )

    def check(self, witness: Witness, pin: str) -> None:
        """Take any: sample cards have no PIN."""

    def require_two(self, first: Witness, second: Witness) -> None:
        """Refuse the same card twice."""
        _require_two(self._members[first.key], self._members[second.key])


def _sample(member: StaffMember) -> str:
    return Msg("{role}, sample card", role=member.role.label)


class HouseStaff:
    """The register of the house: who has a PIN there types it here, under the same lock-outs."""

    def __init__(self, check: CardCheck) -> None:
        self._check = check

    def listed(self) -> tuple[Witness, ...]:
        """Return those whose card is good and high enough and has a PIN."""
        try:
            cards = self._check.register.staff().cards.values()
        except JournalUnavailable:
            return ()
        today = self._check.register.now().date()
        return tuple(
            Witness(card.member.key, card.member.name, card.member.role.label, has_pin=True)
            for card in cards
            if card.pin and card.is_good(today) and card.member.may_authorise(Role.SUPERVISOR)
        )

    def check(self, witness: Witness, pin: str) -> None:
        """Refuse a wrong PIN; the register has it on record."""
        self._check.check_pin(self._member(witness), pin)

    def require_two(self, first: Witness, second: Witness) -> None:
        """Refuse two cards of one person."""
        _require_two(self._member(first), self._member(second))

    def _member(self, witness: Witness) -> StaffMember:
        card = self._check.register.staff().cards.get(witness.key)
        if card is None:
            raise Refused(Msg("{name}'s card was withdrawn. Use another", name=witness.name))
        return card.member


def _require_two(first: StaffMember, second: StaffMember) -> None:
    if first.is_same_person(second):
        raise Refused(Msg("{name} counts once. Another person answers too", name=first.name))
