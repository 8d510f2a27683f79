"""What a card was asked for at the table, how seats were settled, what came of bonus bets."""

from dealer_assist.table.events.values import BonusBet, LineSettled, NotAWin, RulingPaid
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value

BETS, DENIAL, MARK, RULED, ANSWER = "bets", "denial", "mark", "ruled", "answer"
"""What a card is asked for: bonus bets above the dealer's limit, a denial, a mark by hand, RULED,
and PAID by the dealer's word above the limit of base pays."""


PAID, TAKEN, PUSHED = ANSWERS = ("paid", "taken", "push")
"""What the dealer says of the wagers of a seat whose cards nobody knows."""


class CardAsked(Value):
    """A card is asked for; of a denial `hands` and `bets` are what goes, and why.

    Of a mark by hand `hands` is the spot, of PAID by the dealer's word the seat.
    """

    at: int
    what: str
    hands: tuple[NotAWin, ...] = ()
    bets: tuple[NotAWin, ...] = ()


class CardNotAsked(Value):
    """No card came, and none is asked for any more; all stands as before."""

    at: int


class BetsAllowed(Value):
    """A card has allowed bonus bets that are above the dealer's limit."""

    at: int
    by: StaffMember
    bets: tuple[BonusBet, ...]


class BetsPaid(Value):
    """The dealer has paid bonus bets; what is below nothing was taken back."""

    at: int
    bets: tuple[BonusBet, ...]


class BetsUndone(Value):
    """Bonus bets that were ticked as paid are not; they are to be paid again."""

    at: int
    bets: tuple[BonusBet, ...]


class BetDenied(Value):
    """A bonus bet that the cards win is not paid, for this reason; `by` where a card agreed."""

    at: int
    seat: int
    wager: str
    cents: int
    reason: str
    by: StaffMember | None = None


class WagersSettled(Value):
    """A seat was paid and taken from: its wagers as the rules settle them, and its bonus bets.

    `bets` are paid by an event of their own, as its jackpots are; `cents` is what all of its wagers
    came to now: handed over (+) or taken (-). Where it `is_undone` the same is
    to be settled again. An `answer` is the dealer's own, where no card tells; `lines` are then
    what follows from it by the rules alone, and the rest was settled by the layout.
    `rulings` were paid or taken by the same touch, beside `cents`.
    """

    at: int
    seat: int
    lines: tuple[LineSettled, ...]
    bets: tuple[BonusBet, ...] = ()
    cents: int = 0
    is_undone: bool = False
    answer: str = ""
    rulings: tuple[RulingPaid, ...] = ()

    @property
    def total(self) -> int:
        """Return the one amount of the seat, rulings and all."""
        return self.cents + sum(ruling.cents for ruling in self.rulings)


AskedEvent = (
    CardAsked | CardNotAsked | BetsAllowed | BetsPaid | BetsUndone | BetDenied | WagersSettled
)
