"""Ultimate Texas Hold'em with best play, against a slow judge on boards of chance."""

from fractions import Fraction
from itertools import combinations
from random import Random

import numpy as np
import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.card_sets import all_sets, suit_classes
from dealer_assist.odds.games import ultimate
from dealer_assist.odds.games.holdem_boards import (
    Boards,
    high_cards,
    is_suited_board,
    plain_boards,
    ranks_of_board,
    suited_boards,
)
from dealer_assist.rules.cards import DECK, Card
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.five_cards import best_five

# What the first table of the Blind pays, by hand: 500, 50, 10, 3, 3 to 2 and 1 to 1.
BLIND = {
    "royal_flush": Fraction(500),
    "straight_flush": Fraction(50),
    "four_of_a_kind": Fraction(10),
    "full_house": Fraction(3),
    "flush": Fraction(3, 2),
    "straight": Fraction(1),
}


@pytest.fixture(scope="module")
def blind(book: Book) -> Paytable:
    return book.games["ultimate_texas_holdem"].paytables["blind"]["UTHB-1"]


def judged(cards: tuple[Card, ...], board: tuple[Card, ...]) -> dict[str, Fraction]:
    """Meet every hand of the dealer's, one by one, and add up what each wager gains."""
    mine = best_five((*cards, *board))
    left = [card for card in DECK if card not in (*cards, *board)]
    found = dict.fromkeys(("ante", "blind", "play", "won"), Fraction(0))
    for dealer in combinations(left, 2):
        other = best_five((*dealer, *board))
        ends = (mine.value > other.value) - (mine.value < other.value)
        found["play"] += ends
        found["won"] += ends > 0
        found["ante"] += ends if other.kind != "high_card" else 0
        found["blind"] += BLIND.get(mine.kind, 0) if ends > 0 else ends
    return found


def some(boards: Boards, blind: Paytable, random: Random) -> None:
    """Judge some two cards on some of these boards both ways."""
    pays = ultimate._pays(blind)
    high = high_cards(boards, ultimate._weakest_pair())
    hands = ultimate._Showdowns(boards.strength, boards.beaten, boards.beating, high)
    values = ultimate._values(hands, pays)
    for _ in range(6):
        row, column = random.randrange(len(boards.pairs)), random.randrange(1_081)
        two = tuple(int(card) for card in all_sets(2)[boards.pairs[row, column]])
        unseen = {int(card) for pair in boards.pairs[row] for card in all_sets(2)[pair]}
        board = tuple(card for card in DECK if card not in unseen)
        slow = judged(two, board)
        assert {
            name: Fraction(int(values[name][row, column])) for name in ("ante", "play", "won")
        } == {name: slow[name] for name in ("ante", "play", "won")}
        assert Fraction(int(values["blind"][row, column]), pays.units) == slow["blind"]
        bets = slow["ante"] + slow["blind"] + slow["play"] >= -2 * 990
        assert bool(values["river_bets"][row, column]) is bets
        assert values["river_ante"][row, column] == (slow["ante"] if bets else -990)
        assert values["river_play"][row, column] == (slow["play"] if bets else 0)


def test_a_board_is_judged_as_one_hand_after_the_other_is(blind: Paytable) -> None:
    random = Random(5)
    for boards in (suited_boards(), plain_boards()):
        some(next(iter(boards)), blind, random)


def test_several_sums_in_one_number_come_out_as_they_went_in() -> None:
    values = {
        "a": np.array([-2_140_380, 5]),
        "b": np.array([2_140_380, -1]),
        "c": np.array([-9, 3]),
    }
    whole = sum(each << ultimate._BITS * place for place, each in enumerate(values.values()))
    assert isinstance(whole, np.ndarray)
    apart = dict(ultimate._apart(("a", "b", "c"), whole))
    assert {name: each.tolist() for name, each in apart.items()} == {
        name: each.tolist() for name, each in values.items()
    }


def test_the_boards_of_five_are_suited_or_go_by_their_ranks() -> None:
    assert is_suited_board().sum() == 58_916
    assert suit_classes(5).sizes.sum() == 2_598_960
    assert len(np.unique(ranks_of_board()[~is_suited_board()])) == 6_175


@pytest.mark.long
@pytest.mark.timeout(900)
def test_best_play_gives_the_house_2_185_percent_of_the_ante(blind: Paytable) -> None:
    found = ultimate.best_play(blind)
    assert found.house_edge == Fraction(50_643_648_973, 2_317_817_502_000)  # printed: 2.18497 %
    assert sum(found.decisions.values()) == 1
    assert float(found.decisions["4x"]) == pytest.approx(0.37707, abs=5e-6)
