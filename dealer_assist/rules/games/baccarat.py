"""Mini-Baccarat: a coup drawn by the tableau. Nobody decides anything; the cards do."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import Card, rank
from dealer_assist.rules.shoe import Shoe
from dealer_assist.value import Value

T = TypeVar("T")

# What a card counts, by rank from the deuce to the ace.
VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1)

NATURAL = 8
PLAYER_DRAWS_TO = 5
# Banker's totals that depend on the value of Player's third card; lower ones draw, 7 stands.
_BANKER_DRAWS_ON = {
    3: frozenset({0, 1, 2, 3, 4, 5, 6, 7, 9}),
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
    7: frozenset[int](),
}


class Coup(Value):
    """Both hands as they ended."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    player_total: int
    banker_total: int

    @property
    def winner(self) -> str:
        """Name the winning side, or the tie."""
        if self.player_total == self.banker_total:
            return "tie"
        return "player" if self.player_total > self.banker_total else "banker"

    @property
    def margin(self) -> int:
        """Return the points between the two hands."""
        return abs(self.player_total - self.banker_total)

    @property
    def winning_total(self) -> int:
        """Return the points of the winning hand; on a tie both have them."""
        return max(self.player_total, self.banker_total)

    @property
    def winning_cards(self) -> int:
        """Return how many cards the winning hand has; on a tie Player's counts."""
        return len(self.hands()[0])

    @property
    def is_natural(self) -> bool:
        """True if two cards of 8 or 9 ended the coup; such a hand can only win or tie."""
        return len(self.player) == len(self.banker) == 2 and (
            max(self.player_total, self.banker_total) >= NATURAL
        )

    def hands(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Return the winning hand, then the losing one; on a tie Player's comes first."""
        if self.winner == "banker":
            return self.banker, self.player
        return self.player, self.banker


def total(cards: Iterable[Card]) -> int:
    """Count a hand: aces one, tens and faces nothing, only the last digit."""
    return sum(VALUES[rank(card)] for card in cards) % 10


def play_coup(cards: Sequence[Card]) -> Coup:
    """Deal a coup in drawing order: Player, Banker, Player, Banker, then the third cards."""
    shoe = Shoe(cards)
    first, second, third, fourth = (
        shoe.draw(side) for side in ("Player", "Banker", "Player", "Banker")
    )
    player, banker = (first, third), (second, fourth)
    if max(total(player), total(banker)) >= NATURAL:
        return _ended(player, banker)
    if total(player) > PLAYER_DRAWS_TO:
        # With no third card on the other side Banker follows Player's own rule.
        if total(banker) > PLAYER_DRAWS_TO:
            return _ended(player, banker)
        return _ended(player, (*banker, shoe.draw("Banker")))
    drawn = shoe.draw("Player")
    if banker_draws(total(banker), VALUES[rank(drawn)]):
        return _ended((*player, drawn), (*banker, shoe.draw("Banker")))
    return _ended((*player, drawn), banker)


def coup_of(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Coup | None:
    """Return the coup of two hands as it ended; none while a card is to come or one is too many."""
    if min(len(player), len(banker)) < 2:
        return None
    try:
        coup = play_coup(in_drawing_order(player, banker))
    except Refused:
        return None
    return coup if (coup.player, coup.banker) == (player, banker) else None


def in_drawing_order(player: Sequence[T], banker: Sequence[T]) -> list[T]:
    """Lay the cards of both sides out as they left the shoe."""
    return [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]


def banker_draws(banker: int, third: int) -> bool:
    """True if Banker, with this total, draws after this value of Player's third card."""
    return banker not in _BANKER_DRAWS_ON or third in _BANKER_DRAWS_ON[banker]


def _ended(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Coup:
    return Coup(player, banker, total(player), total(banker))
