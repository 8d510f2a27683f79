"""A felt to deal on, and naive rankings of hands to check ours against."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from dealer_assist.catalog.games import load_games
from dealer_assist.paths import resources
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled
from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking import five_cards, four_cards

FOLD = {"action": "fold"}


@dataclass(frozen=True)
class Felt:
    """A table of one game. Cards are written in one text, wagers by name in cents."""

    game: GameDefinition
    judge: str = "best_four"

    def seat(
        self, number: int, cards: str, decision: Mapping[str, object], **wagers: int
    ) -> SeatDeal:
        """Put cards, wagers and a decision in front of a seat."""
        return SeatDeal(number, parse_cards(cards.split()), wagers, decision)

    def deal(
        self,
        dealer: str,
        *seats: SeatDeal,
        board: str = "",
        paytables: Mapping[str, str] | None = None,
        **options: object,
    ) -> Deal:
        """Deal a round with the default paytables and options unless others are named."""
        names = paytables or {}
        return Deal(
            dealer=parse_cards(dealer.split()),
            seats=seats,
            paytables={
                wager: tables[names.get(wager, next(iter(tables)))]
                for wager, tables in self.game.paytables.items()
            },
            options={key: values[0] for key, values in self.game.options.items()} | options,
            judges=dict.fromkeys(self.game.jackpots, self.judge),
            board=parse_cards(board.split()),
        )

    def settle(self, dealer: str, *seats: SeatDeal, **how: Any) -> Settled:
        """Deal a round and settle it."""
        return rules_of(self.game)(self.deal(dealer, *seats, **how))

    def one(self, dealer: str, seat: SeatDeal, **how: Any) -> SeatResult:
        """Settle a round of one seat."""
        return self.settle(dealer, seat, **how).seats[0]


@pytest.fixture(scope="session", autouse=True)
def forget_hands() -> None:
    """Rank every hand anew: a mutation run forks from a process that remembers them."""
    for ranking in (four_cards, five_cards):
        ranking._by_ranks.cache_clear()
        ranking._suited.cache_clear()


@pytest.fixture(scope="session")
def games() -> Mapping[str, GameDefinition]:
    """Return the shipped games."""
    return load_games(resources() / "games")


@pytest.fixture(scope="session")
def felt(games: Mapping[str, GameDefinition]) -> Callable[..., Felt]:
    """Return a felt by game and way of judging the progressive."""
    return lambda key, judge="best_four": Felt(games[key], judge)


NAIVE_FOUR = "high_card pair two_pair straight flush three_of_a_kind straight_flush four_of_a_kind"
NAIVE_FIVE = (
    "high_card pair two_pair three_of_a_kind straight flush full_house four_of_a_kind"
    " straight_flush royal_flush"
)


def _naive_kind(cards: tuple[str, ...]) -> tuple[str, list[int]]:
    """Name four or five cards by counting ranks, the long way round."""
    ranks = sorted(("23456789TJQKA".index(card[0]) + 2 for card in cards), reverse=True)
    suited = len({card[1] for card in cards}) == 1
    counts = Counter(ranks)
    shape = sorted(counts.values(), reverse=True)
    decide = sorted(ranks, key=lambda each: (counts[each], each), reverse=True)
    decide = list(dict.fromkeys(decide))
    low_ace = sorted(1 if each == 14 else each for each in ranks)
    size = len(cards)
    top = 0
    if len(counts) == size and ranks[0] - ranks[-1] == size - 1:
        top = ranks[0]
    elif len(counts) == size and low_ace[-1] == size:
        top = size
    if top and suited:
        return ("royal_flush" if size == 5 and top == 14 else "straight_flush"), [top]
    if suited:
        return "flush", ranks
    if top:
        return "straight", [top]
    names = {
        (4,): "four_of_a_kind",
        (4, 1): "four_of_a_kind",
        (3, 2): "full_house",
        (3, 1): "three_of_a_kind",
        (3, 1, 1): "three_of_a_kind",
        (2, 2): "two_pair",
        (2, 2, 1): "two_pair",
        (2, 1, 1): "pair",
        (2, 1, 1, 1): "pair",
    }
    return names.get(tuple(shape), "high_card"), decide


def _naive_best(cards: tuple[str, ...], size: int, order: list[str]) -> tuple[int, list[int], str]:
    return max(
        (
            order.index(kind),
            decide,
            f"{kind}:{'-'.join('-A23456789TJQKA'[each] for each in decide)}",
        )
        for kind, decide in (_naive_kind(chosen) for chosen in combinations(cards, size))
    )


@pytest.fixture(scope="session")
def naive_four() -> Callable[[tuple[str, ...]], tuple[int, list[int], str]]:
    """Rank the best four by trying every four."""
    return lambda cards: _naive_best(cards, 4, NAIVE_FOUR.split())


@pytest.fixture(scope="session")
def naive_five() -> Callable[[tuple[str, ...]], tuple[int, list[int], str]]:
    """Rank the best five by trying every five."""
    return lambda cards: _naive_best(cards, 5, NAIVE_FIVE.split())
