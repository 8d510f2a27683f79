"""Every baccarat coup of a shoe, counted by the values of its cards."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from dealer_assist.rules.games.baccarat import NATURAL, PLAYER_DRAWS_TO, banker_draws

_Pair = tuple[int, int]


class CoupClass(NamedTuple):
    """How a coup ends: both totals, how many cards lie there and how many are Banker's.

    `is_234` tells whether a 2-3-4 wins over 0.
    """

    player: int
    banker: int
    cards: int
    is_natural: bool = False
    is_234: bool = False
    banker_cards: int = 2

    @property
    def winner(self) -> str:
        """Name the winning side, or the tie."""
        if self.player == self.banker:
            return "tie"
        return "player" if self.player > self.banker else "banker"

    @property
    def winning_total(self) -> int:
        """Return the points of the winning hand."""
        return max(self.player, self.banker)

    @property
    def winning_cards(self) -> int:
        """Return how many cards the winning hand has."""
        if self.winner == "banker":
            return self.banker_cards
        return self.cards - self.banker_cards

    @property
    def margin(self) -> int:
        """Return the points between the two hands."""
        return abs(self.player - self.banker)


def value_counts(decks: int) -> tuple[int, ...]:
    """Count a shoe's cards by value, tens and faces as 0."""
    return (16 * decks, *(4 * decks,) * 9)


def one_suit_counts(decks: int) -> tuple[int, ...]:
    """Count the cards of one suit by value."""
    return (4 * decks, *(decks,) * 9)


@cache
def coups(counts: tuple[int, ...]) -> dict[CoupClass, int]:
    """Count the ordered ways to draw each class of coup by the tableau, the drawn cards alone."""
    ways: dict[CoupClass, int] = defaultdict(int)
    for player, left, first in _two_cards(counts):
        for banker, rest, second in _two_cards(left):
            for end, count in _ends(player, banker, rest):
                ways[end] += first * second * count
    return dict(ways)


def _ends(player: _Pair, banker: _Pair, rest: list[int]) -> Iterator[tuple[CoupClass, int]]:
    """Return every end of a coup that began so, and the ways in which its third cards come."""
    mine, his = sum(player) % 10, sum(banker) % 10
    if max(mine, his) >= NATURAL:
        yield CoupClass(mine, his, 4, is_natural=True), 1
    elif mine > PLAYER_DRAWS_TO and his > PLAYER_DRAWS_TO:
        yield CoupClass(mine, his, 4), 1
    elif mine > PLAYER_DRAWS_TO:
        for third in range(10):
            yield CoupClass(mine, (his + third) % 10, 5, banker_cards=3), rest[third]
    else:
        for third in range(10):
            for end, count in _after_third(player, banker, third, rest):
                yield end, rest[third] * count


def _after_third(
    player: _Pair, banker: _Pair, third: int, rest: list[int]
) -> Iterator[tuple[CoupClass, int]]:
    """Yield every end after the player's third card, the banker's drawn by the tableau."""
    drawn, his = (sum(player) + third) % 10, sum(banker) % 10
    if not banker_draws(his, third):
        yield CoupClass(drawn, his, 5), 1
        return
    left = rest.copy()
    left[third] -= 1
    yield from _last_card(((*player, third), banker), drawn, his, left)


def _last_card(
    hands: tuple[tuple[int, int, int], _Pair], drawn: int, his: int, left: list[int]
) -> Iterator[tuple[CoupClass, int]]:
    """Yield every end after the banker's third card; six cards can make 9 of 2, 3 and 4 over 0."""
    player_234 = drawn == 9 and _is_234(hands[0])
    for last in range(10):
        total = (his + last) % 10
        wins = (player_234 and total == 0) or (
            drawn == 0 and total == 9 and _is_234((*hands[1], last))
        )
        yield CoupClass(drawn, total, 6, is_234=wins, banker_cards=3), left[last]


def _is_234(values: tuple[int, int, int]) -> bool:
    return sorted(values) == [2, 3, 4]


def _two_cards(counts: Sequence[int]) -> Iterator[tuple[_Pair, list[int], int]]:
    """Take two cards in any order: their values, what is left, the ordered ways."""
    for high in range(10):
        for low in range(high + 1):
            left = list(counts)
            left[high] -= 1
            left[low] -= 1
            orders = 2 * counts[low] if low < high else counts[low] - 1
            yield (high, low), left, counts[high] * orders
