"""A deal as the cards fell, and how it settled: the common shape of every game."""

from collections.abc import Mapping

from dealer_assist.rules.cards import Card
from dealer_assist.rules.paytable import Paytable
from dealer_assist.value import Value, field

Lines = frozenset[str]


class SeatDeal(Value):
    """What lies in front of one seat: its cards, its wagers in cents, what the player decided."""

    seat: int
    cards: tuple[Card, ...]
    wagers: Mapping[str, int]
    decision: Mapping[str, object] = field(default_factory=dict)


class Deal(Value):
    """One round: dealer's and shared cards, the seats, and the tables in force.

    `judges` names, for each jackpot wager in play, how its hand is judged
    (`best_four`, `first_five`, `seven_cards`, `baccarat`, `blazing_7s`, `trilux`).
    """

    dealer: tuple[Card, ...]
    seats: tuple[SeatDeal, ...]
    paytables: Mapping[str, Paytable]
    options: Mapping[str, object] = field(default_factory=dict)
    judges: Mapping[str, str] = field(default_factory=dict)
    board: tuple[Card, ...] = ()
    shoe: tuple[Card, ...] = ()
    draw: tuple[Card, ...] = ()


class WagerResult(Value):
    """How one wager ended: `win`, `lose`, `push` or `not_made`, and the player's net in cents."""

    stake: int
    outcome: str
    net: int


class SeatResult(Value):
    """How one seat ended. `lines` holds every line that the hand satisfies, by jackpot wager.

    `facts` are told of its hand in the place of `hand`; `envy` is what others' hands earned a wager
    besides, in cents.
    """

    seat: int
    wagers: Mapping[str, WagerResult]
    lines: Mapping[str, Lines] = field(default_factory=dict)
    hand: str | None = None
    hands: tuple[Mapping[str, object], ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    envy: Mapping[str, int] = field(default_factory=dict)


class Settled(Value):
    """A settled round: what the dealer (or Player and Banker) held, and each seat."""

    table: Mapping[str, object]
    seats: tuple[SeatResult, ...]


NOT_MADE = WagerResult(0, "not_made", 0)
