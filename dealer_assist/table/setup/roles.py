"""Staff and what their cards may do."""

from enum import Enum

from dealer_assist.message import Msg
from dealer_assist.value import Value


class Role(Enum):
    """What a staff card is for."""

    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    EXECUTIVE = "executive"
    TECHNICIAN = "technician"
    TRAINER = "trainer"

    @property
    def label(self) -> str:
        """Return the word on the card."""
        return _ROLE_WORDS[self]


_ROLE_WORDS = {
    Role.DEALER: Msg("Dealer"),
    Role.SUPERVISOR: Msg("Supervisor"),
    Role.EXECUTIVE: Msg("Executive"),
    Role.TECHNICIAN: Msg("Technician"),
    Role.TRAINER: Msg("Trainer"),
}
_RANK = {Role.DEALER: 0, Role.SUPERVISOR: 1, Role.EXECUTIVE: 2}


class StaffMember(Value):
    """A person known by a card: never its number, only its last four digits.

    `key` names the card, `person` is the number of who holds it: one person may hold several
    cards, and is one person for all that needs two. Sample staff and old records have no number.
    """

    key: str
    name: str
    role: Role
    last_four: str
    person: int = 0

    def may_authorise(self, needed: Role) -> bool:
        """True if this card is enough: an Executive may do what a Supervisor may."""
        return _RANK.get(self.role, -1) >= _RANK[needed]

    def is_same_person(self, other: "StaffMember") -> bool:
        """True if two cards are one person's."""
        return self.identity == other.identity or self.key == other.key

    @property
    def identity(self) -> str:
        """Name the person, whichever card was swiped."""
        return f"person-{self.person}" if self.person else self.key


KEY_HOLDER = StaffMember("supervisor_key", Msg("Supervisor key"), Role.SUPERVISOR, "")
"""Who records a win with the key: whoever holds it. The lock does not know a name."""


class Authority(Value):
    """Who authorises which prize: the dealer alone up to a limit, then a card.

    A limit of nothing leaves the dealer none: every prize needs a card then. Bonus bets of the base
    game have limits of their own, up to which the dealer and a Supervisor pay them; so have base
    pays, what a seat is handed on its other bets: there a limit of nothing is no limit.
    """

    executive_from_cents: int = 500_000
    executive_for_whole_meter: bool = True
    dealer_limit_cents: int = 5_000
    bonus_dealer_limit_cents: int = 60_000
    bonus_supervisor_limit_cents: int = 500_000
    base_dealer_limit_cents: int = 0
    base_supervisor_limit_cents: int = 0

    def role_for(self, prize_cents: int, percent: int) -> Role:
        """Return the card that a prize needs."""
        whole = self.executive_for_whole_meter and percent == 100
        if whole or prize_cents >= self.executive_from_cents:
            return Role.EXECUTIVE
        return Role.SUPERVISOR

    def is_for_dealer(self, prize_cents: int) -> bool:
        """True if a fixed pay from the tray is small enough for the dealer alone."""
        return 0 < prize_cents <= self.dealer_limit_cents

    def level_for_bonus(self, cents: int) -> Role:
        """Return who may allow a bonus bet: the dealer, a Supervisor, an Executive."""
        if cents <= self.bonus_dealer_limit_cents:
            return Role.DEALER
        is_high = cents > self.bonus_supervisor_limit_cents
        return Role.EXECUTIVE if is_high else Role.SUPERVISOR

    def level_for_base(self, cents: int) -> Role:
        """Return who may allow a base pay; without a limit it is the dealer's."""
        if not self.base_dealer_limit_cents or cents <= self.base_dealer_limit_cents:
            return Role.DEALER
        most = self.base_supervisor_limit_cents
        return Role.EXECUTIVE if most and cents > most else Role.SUPERVISOR


def highest(roles: list[Role]) -> Role:
    """Return the highest level needed: one swipe authorises all."""
    return max(roles, key=lambda role: _RANK[role])
