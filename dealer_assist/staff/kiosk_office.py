"""The staff desk of a live table: the same register as at the command line, at the kiosk.

Every change needs two persons; the one whose card is higher answers for it first.
"""

from contextlib import closing
from datetime import date, datetime

from dealer_assist.errors import Refused
from dealer_assist.journal.entry import recorded
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import rows_from
from dealer_assist.staff.card_check import CardCheck, new_pin
from dealer_assist.staff.directory import StaffDirectory
from dealer_assist.staff.enrolment import (
    Newcomer,
    Two,
    enrol,
    is_second_card,
    newcomer,
    require_free,
    set_pin,
    withdraw,
)
from dealer_assist.staff.events import CardRefused, PinRefused, from_record
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import Value

_WHY = {
    "unknown": "Not on the staff list",
    "locked_out": "Too many unknown cards before it",
    "expired": "Its last day was over",
    "withdrawn": "It was withdrawn",
}


class Refusal(Value):
    """A card or a PIN that was not good: when, where, whose, why."""

    at: datetime
    where: str
    card: str
    why: str


class KioskStaffOffice:
    """Gives and takes cards at a live table; raises `Refused` and `JournalUnavailable`."""

    def __init__(self, check: CardCheck) -> None:
        self._check = check
        self._register = check.register

    def staff(self) -> StaffDirectory:
        """Return everybody as the register has it at this moment."""
        return self._register.staff()

    def today(self) -> date:
        """Return the day by which cards expire."""
        return self._register.now().date()

    def needs_pin(self, member: StaffMember) -> bool:
        """True if this person must type a PIN before a change counts."""
        return self._check.needs_pin(member)

    def check_pin(self, member: StaffMember, pin: str) -> None:
        """Refuse a wrong PIN; it is on record."""
        self._check.check_pin(member, pin)

    def newcomer(self, number: str, name: str, role: Role, expires: date | None) -> Newcomer:
        """Take a new card; only its keyed hash and its last four digits are kept."""
        new = newcomer(self._check.key(), number, name, role, expires)
        require_free(self.staff(), new)
        return new

    def enrol(self, by: StaffMember, other: StaffMember, new: Newcomer) -> str:
        """Enrol a person's card; return what was done."""
        two = self._two(by, other)
        second = is_second_card(self.staff(), new)
        self._register.change(lambda staff: enrol(staff, two, new), self._check.where)
        self._register.back_up()
        done = f"{new.name} holds the {new.role.label} card ending {new.last_four} from now on"
        return f"{done}. {second}" if second else done

    def withdraw(self, by: StaffMember, other: StaffMember, key: str) -> str:
        """Take a person's card back; say what was done."""
        two = self._two(by, other)
        card = self.staff().cards.get(key)
        self._register.change(lambda staff: withdraw(staff, two, key), self._check.where)
        self._register.back_up()
        return f"{card.member.name if card else key}'s card is refused from now on"

    def set_pin(self, by: StaffMember, other: StaffMember, pin: str) -> str:
        """Have one's own card ask for a PIN from now on; say what was done."""
        card = self.staff().cards.get(by.key)
        if card is None or not by.may_authorise(Role.SUPERVISOR):
            raise Refused(f"{by.name} has no PIN; only Supervisors and Executives have one")
        kept = new_pin(self._check.key(), card, pin, self.staff().pins.get(card.fingerprint, ()))
        two = Two(by, other, self.today())
        self._register.change(lambda staff: set_pin(staff, two, kept), self._check.where)
        self._register.back_up()
        return f"{by.name}'s card asks for this PIN from now on"

    def refusals(self, count: int) -> tuple[Refusal, ...]:
        """Return the newest cards and PINs that were refused anywhere in the house."""
        names = {key: card.member.name for key, card in self.staff().cards.items()}
        found: list[Refusal] = []
        with closing(connect_reader(self._register.path)) as db:
            for row in rows_from(db, 1):
                one = recorded(row)
                match from_record(one):
                    case CardRefused(last_four, why):
                        card = f"Card ending {last_four}"
                        found.append(Refusal(one.at_utc, one.device, card, _WHY[why]))
                    case PinRefused(key):
                        who = names.get(key, key)
                        found.append(Refusal(one.at_utc, one.device, who, "Wrong PIN"))
        return tuple(reversed(found))[:count]

    def _two(self, by: StaffMember, other: StaffMember) -> Two:
        is_higher = other.role is Role.EXECUTIVE and by.role is not Role.EXECUTIVE
        return Two(*((other, by) if is_higher else (by, other)), self.today())
