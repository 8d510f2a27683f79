"""The first staff cards of a kiosk: an Executive's and a Supervisor's with a PIN, and a dealer's.

Without a dealer nobody could open the table that is set up; the two may enrol all others. Until the
table is opened nothing is on record, so that each can be changed; a power cut before costs swipes.
"""

from collections.abc import Callable
from pathlib import Path

from dealer_assist.errors import Refused
from dealer_assist.journal.key import key_for
from dealer_assist.message import Msg
from dealer_assist.staff.card_check import hash_pin
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.directory import StaffDirectory, evolve
from dealer_assist.staff.enrolment import Newcomer, Two, enrol, found, newcomer, set_pin
from dealer_assist.staff.events import Fact, PinSet
from dealer_assist.staff.register import StaffRegister
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value

FOUNDERS = (Role.EXECUTIVE, Role.SUPERVISOR)
FIRST_ROLES = (*FOUNDERS, Role.DEALER)
WHERE = "set-up"


class FirstCard(Value):
    """One of the first: what is known of it so far; a dealer's has no PIN."""

    role: Role
    name: str = ""
    last_four: str = ""
    has_pin: bool = False

    @property
    def lacks(self) -> str:
        """Name what comes next for it: its name, its card, its PIN, or nothing."""
        if not self.name:
            return "name"
        if not self.last_four:
            return "card"
        return "" if self.has_pin or self.role not in FOUNDERS else "pin"


class FirstCards:
    """Takes name, card and PIN of one after the other, and founds the register with them."""

    def __init__(
        self, make_register: Callable[[bytes], StaffRegister], journal: Path, key_file: Path
    ) -> None:
        self._make_register, self._journal, self._key_file = make_register, journal, key_file
        self._names: dict[Role, str] = {}
        self._cards: dict[Role, Newcomer] = {}
        self._pins: dict[Role, str] = {}
        self._known: StaffDirectory | None = None

    @property
    def cards(self) -> tuple[FirstCard, ...]:
        """Return them: as they are on record, or as far as they were entered."""
        staff = self._staff()
        if staff.is_empty:
            return tuple(self._told(role) for role in FIRST_ROLES)
        return tuple(_recorded(staff, role) for role in FIRST_ROLES)

    @property
    def are_recorded(self) -> bool:
        """True if the register has its founders."""
        return not self._staff().is_empty

    @property
    def are_whole(self) -> bool:
        """True if nothing is asked of any more."""
        return self.next is None

    @property
    def next(self) -> FirstCard | None:
        """Return the one that something is still asked of."""
        if self.are_recorded:
            return None
        return next((card for card in self.cards if card.lacks), None)

    def name(self, text: str) -> None:
        """Take the name of the person who is next."""
        card = self._asked("name")
        name = " ".join(text.split())
        if not any(map(str.isalpha, name)):
            raise Refused(Msg("A card needs a name. Enter it as on the badge"))
        if name.casefold() in (one.casefold() for one in self._names.values()):
            raise Refused(Msg("Each first card needs a different person's name"))
        self._names[card.role] = name

    def swipe(self, number: str) -> None:
        """Take the card of the person who is next; only its fingerprint is kept."""
        if self.are_whole:
            self._recognise(number)
            return
        card = self._asked("card")
        new = newcomer(self._key(), number, card.name, card.role)
        if any(one.fingerprint == new.fingerprint for one in self._cards.values()):
            raise Refused(Msg("Same card twice. Each person needs a card"))
        self._cards[card.role] = new

    def pin(self, digits: str) -> None:
        """Take the PIN of the person who is next; only its hash is kept."""
        card = self._asked("pin")
        self._pins[card.role] = hash_pin(self._key(), self._cards[card.role].fingerprint, digits)

    def change(self, role: Role) -> None:
        """Forget what was told of one of them, who is then asked again."""
        if self.are_recorded:
            raise Refused(Msg("No card is asked for now"))
        for told in (self._names, self._cards, self._pins):
            told.pop(role, None)

    def record(self) -> None:
        """Found the register with them, if it has no founders yet."""
        if self.are_recorded:
            return
        register = self._register()
        executive, supervisor, dealer = (self._cards[role] for role in FIRST_ROLES)

        def decide(staff: StaffDirectory) -> tuple[Fact, ...]:
            facts, after, now = found(staff, executive, supervisor), staff, register.now()
            for fact in facts:
                after = evolve(after, fact, now)
            first, second = (card.member for card in after.cards.values())
            pins = [self._pins[role] for role in FOUNDERS]
            two = Two(first, second, now.date())
            return (
                *facts,
                *set_pin(after, two, pins[0]),
                PinSet(second.key, pins[1], first.key),
                *enrol(after, two, dealer),
            )

        register.change(decide, WHERE)
        register.back_up()
        self._known = None

    def _asked(self, what: str) -> FirstCard:
        card = self.next
        if card is None or card.lacks != what:
            raise Refused(Msg("No card is asked for now"))
        return card

    def _recognise(self, number: str) -> None:
        seen = fingerprint(self._key(), number)
        is_told = any(card.fingerprint == seen for card in self._cards.values())
        if not is_told and self._staff().holder(seen) is None:
            last_four = number[-4:]
            raise Refused(
                Msg(
                    "Card …{last_four} not recognized. Use one of the first cards",
                    last_four=last_four,
                )
            )

    def _told(self, role: Role) -> FirstCard:
        new = self._cards.get(role)
        last_four = new.last_four if new else ""
        return FirstCard(role, self._names.get(role, ""), last_four, role in self._pins)

    def _staff(self) -> StaffDirectory:
        """Return the register as it was read last: during a set-up nobody else writes it."""
        if self._known is None:
            is_there = self._journal.exists()
            self._known = self._register().staff() if is_there else StaffDirectory()
        return self._known

    def _register(self) -> StaffRegister:
        return self._make_register(key_for(self._journal, self._key_file))

    def _key(self) -> bytes:
        return self._register().card_key


def _recorded(staff: StaffDirectory, role: Role) -> FirstCard:
    held = next((card for card in staff.cards.values() if card.member.role is role), None)
    if held is None:
        return FirstCard(role)
    return FirstCard(role, held.member.name, held.member.last_four, bool(held.pin))
