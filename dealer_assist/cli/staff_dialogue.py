"""The staff desk at the command line: cards are swiped, names are typed, nothing else is asked.

No card number is ever an argument, an answer or a line on the screen.
"""

from collections.abc import Callable, Iterator
from datetime import date
from typing import TypeAlias

from dealer_assist.errors import Refused
from dealer_assist.program.release import print_of
from dealer_assist.staff.card_check import CardCheck, new_pin
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.directory import StaffDirectory
from dealer_assist.staff.enrolment import (
    Newcomer,
    Two,
    enrol,
    found,
    held_by,
    is_second_card,
    newcomer,
    require_two,
    set_pin,
    unlock_pin,
    withdraw,
)
from dealer_assist.staff.events import Fact, StaffEnrolled
from dealer_assist.staff.register import StaffRegister
from dealer_assist.staff.roll import enrol_listed, not_listed, read_roll
from dealer_assist.staff.signed_list import HouseList, take_list
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import Value

WHERE = "staff desk"
NOBODY = "Nobody is enrolled yet."
BEGIN = f"{NOBODY} 'staff enrol' enrols the first two, an Executive and a Supervisor."

Ask: TypeAlias = Callable[[str], str]


class Counter(Value):
    """Where the two persons stand: what is said, typed and swiped there."""

    say: Callable[[str], None]
    ask: Ask
    ask_unseen: Ask
    next_number: Ask


class StaffDesk:
    """Gives and takes cards; every change needs two persons and is on record before it is said."""

    def __init__(self, counter: Counter, register: StaffRegister) -> None:
        self._counter = counter
        self._register = register
        self._check = CardCheck(register, WHERE)

    def enrol(self) -> None:
        """Enrol the first two, or the next one."""
        if self._register.staff().is_empty:
            self._found()
            return
        two = self._two("a Supervisor's or an Executive's")
        role = self._role()
        new = self._newcomer(role, self._name(role), self._last_day)
        if second := is_second_card(self._register.staff(), new):
            self._counter.say(second)
        self._change(lambda staff: enrol(staff, two, new))

    def take_list(self, text: str) -> None:
        """Enrol the new ones of the house's own list, all of them or nobody."""
        if self._register.staff().is_empty:
            raise Refused(f"{BEGIN} A list comes after them")
        listed = read_roll(text, self._check.key())  # before anybody is asked for a card
        two = self._two("a Supervisor's or an Executive's")
        self._change(lambda staff: enrol_listed(staff, two, listed, self._register.now()))
        for name in not_listed(self._register.staff(), listed):
            self._counter.say(f"Not in the list, and not withdrawn: {name}.")

    def take_signed(self, signed: HouseList) -> tuple[Fact, ...]:
        """Have two persons answer for a house's key that is new here, and take its list whole."""
        named = print_of(bytes.fromhex(signed.house))
        self._counter.say(f"This kiosk does not know the house's key {named} yet.")
        self._counter.say("Compare it with the paper of the office; two cards here answer for it.")
        two, own = self._two("an Executive's"), self._register.origin

        def decide(staff: StaffDirectory) -> tuple[Fact, ...]:
            return take_list(staff, signed, own, self._register.now(), two=two)

        facts = self._register.change(decide, WHERE)
        self._register.back_up()
        return facts

    def withdraw(self, who: str) -> None:
        """Take a card back; the card itself is not needed."""
        held_by(self._register.staff(), who)  # before anybody is asked for a card
        two = self._two("a Supervisor's or an Executive's")
        self._change(lambda staff: withdraw(staff, two, who))
        self._counter.say(f"Withdrawn: {who}. The card is refused from now on.")

    def pin(self) -> None:
        """Set the PIN of a Supervisor's or an Executive's card."""
        two = self._two("the Supervisor's or Executive's own")
        if not two.approver.may_authorise(Role.SUPERVISOR):
            name = two.approver.name
            raise Refused(f"{name} has no PIN; only Supervisors and Executives have one")
        chosen = self._counter.ask_unseen("New PIN, 4 to 8 digits (not shown): ")
        if self._counter.ask_unseen("The same PIN again: ") != chosen:
            raise Refused("The two PINs are not the same; nothing was changed")
        staff = self._register.staff()
        card = staff.cards[two.approver.key]
        kept = new_pin(self._check.key(), card, chosen, staff.pins.get(card.fingerprint, ()))
        self._change(lambda staff: set_pin(staff, two, kept))
        self._counter.say(f"{two.approver.name}'s card asks for this PIN from now on.")

    def unlock(self, who: str) -> None:
        """Take the lock off a PIN that was typed wrong too often."""
        held_by(self._register.staff(), who)
        two = self._two("a technician's")
        self._change(lambda staff: unlock_pin(staff, two, who))
        self._counter.say(f"Unlocked: the PIN of {who} is taken again.")

    def answer(self) -> Two:
        """Have an Executive and a second person answer for what is no change of the register."""
        if self._register.staff().is_empty:
            raise Refused(BEGIN)
        two = self._two("an Executive's")
        require_two(self._register.staff(), two, Role.EXECUTIVE)
        return two

    def change_key(self, cards: bytes, two: Two) -> None:
        """Know every card by a key that has grown from now on; nobody swipes anew for it."""
        self._register.change_key(cards, (two.approver.key, two.witness.key))
        self._register.back_up()

    def _found(self) -> None:
        self._counter.say(f"{NOBODY} The first two are an Executive and a Supervisor, together.")
        # Both names before the first card: a missing one must not throw a swipe away.
        names = self._name(Role.EXECUTIVE), self._name(Role.SUPERVISOR)
        executive = self._newcomer(Role.EXECUTIVE, names[0])
        supervisor = self._newcomer(Role.SUPERVISOR, names[1])
        self._change(lambda staff: found(staff, executive, supervisor))

    def _two(self, first: str) -> Two:
        approver = self._member(f"Swipe {first} card.")
        witness = self._member("Swipe the card of a second person, who answers for it too.")
        return Two(approver, witness, self._register.now().date())

    def _member(self, prompt: str) -> StaffMember:
        number = self._counter.next_number(prompt)
        member, reading = self._check.find(fingerprint(self._check.key(), number), number[-4:])
        if member is None:
            unknown = f"Card ending {number[-4:]} is not on the staff list; use one that is"
            raise Refused(reading or unknown)
        if self._check.needs_pin(member):
            pin = self._counter.ask_unseen(f"{member.name}'s PIN (not shown): ")
            self._check.check_pin(member, pin)
        return member

    def _name(self, role: Role) -> str:
        name = self._counter.ask(f"Name of the new {role.label}, as on the badge: ")
        if not name.strip():
            raise Refused("A card needs a name; begin again and give it as it is on the badge")
        return name

    def _newcomer(
        self, role: Role, name: str, last_day: Callable[[], date | None] = lambda: None
    ) -> Newcomer:
        expires = last_day()
        number = self._counter.next_number(f"Swipe the new card, {name.strip()}'s.")
        return newcomer(self._check.key(), number, name, role, expires)

    def _role(self) -> Role:
        roles = {role.value: role for role in Role}
        said = self._counter.ask(f"Role ({', '.join(roles)}): ").strip().lower()
        if said not in roles:
            raise Refused(f"{said!r} is not a role; choose {', '.join(roles)}")
        return roles[said]

    def _last_day(self) -> date | None:
        said = self._counter.ask("Last day of the card, as 2027-01-31 (empty: none): ").strip()
        try:
            return date.fromisoformat(said) if said else None
        except ValueError:
            raise Refused(f"{said!r} is not a day; write it as 2027-01-31") from None

    def _change(self, decide: Callable[..., tuple[Fact, ...]]) -> None:
        for fact in self._register.change(decide, WHERE):
            if isinstance(fact, StaffEnrolled):
                until = f"good until {fact.expires}" if fact.expires else "no last day"
                self._counter.say(
                    f"Enrolled: {fact.key}, {fact.name}, card ending {fact.last_four}, {until}."
                )
        self._register.back_up()


def list_staff(register: StaffRegister) -> Iterator[str]:
    """Return who holds a card, and if unknown cards are locked out."""
    staff, now = register.staff(), register.now()
    if staff.is_empty:
        yield BEGIN
        return
    for key, card in staff.cards.items():
        last = "no last day" if card.expires is None else f"until {card.expires}"
        good = last if card.is_good(now.date()) else f"expired {card.expires}"
        pin = f", PIN of {card.pin_days(now)} days" if card.pin else ""
        yield f"{key:<14}{card.member.name:<28}…{card.member.last_four}  {good}{pin}"
    if until := staff.locked_until(now):
        moment = until.astimezone(now.tzinfo).strftime("%H:%M:%S")
        yield f"Unknown cards are locked out until {moment}."
