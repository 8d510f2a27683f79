"""6-5-4 with best play: decisions and sums against dealing all that the dealer can hold."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.card_sets import all_sets, number_of, suit_classes
from dealer_assist.odds.games.six_five_four import _five_cards, _four_cards, _Tally, best_play
from dealer_assist.odds.players import Players, against, all_players, card_arrays
from dealer_assist.odds.showdown import dealer_hands
from dealer_assist.odds.strength import best_of_five, best_of_four, best_without_one
from dealer_assist.rules.cards import TEN, parse_cards

HIGH = range(4 * TEN, 52)
# Near the decision, and one on each side of it.
HANDS = (
    ("Ks", "Td", "9h", "4c", "2d"),
    ("Ad", "Td", "5d", "4c", "2h"),
    ("2s", "2d", "Kh", "7c", "9d"),
    ("Qs", "8d", "7h", "4c", "2d"),
)


def one_hand(cards: tuple[str, ...]) -> Players:
    held = np.sort(np.array(parse_cards(cards), dtype=np.uint8))[:, None]
    strength = best_of_five()[number_of(held.T)].astype(np.int64)
    return Players(np.array([1]), held, strength, np.array([0]))


def add(tally: _Tally, dealer: np.ndarray, strength: int, times: int) -> None:
    """Decide one situation by what it returns, and sum it up."""
    lower, higher = int((dealer < strength).sum()), int((dealer > strength).sum())
    tally.deals += times * len(dealer)
    if 2 * (lower - higher) < -len(dealer):
        tally.folded += times * len(dealer)
    else:
        tally.won += times * lower
        tally.lost += times * higher


@pytest.mark.parametrize(
    "cards", [HANDS[0], *(pytest.param(cards, marks=pytest.mark.long) for cards in HANDS[1:])]
)
def test_a_low_card_after_a_discard_is_decided_as_dealing_every_hand_does(
    cards: tuple[str, ...],
) -> None:
    player = one_hand(cards)
    held, strength = player.columns[:, 0], int(player.strength[0])
    expected, found = _Tally(), _Tally()
    sets = all_sets(5)
    possible = ~np.isin(sets, held).any(axis=1)
    sets, strengths = sets[possible], best_of_five()[possible]
    for up in range(4 * TEN):
        if up not in held:
            with_up = (sets == up).any(axis=1)
            hands, values = sets[with_up], strengths[with_up]
            for discard in (card for card in HIGH if card not in held):
                add(expected, values[~(hands == discard).any(axis=1)], strength, 1)
    _five_cards(player, found)
    assert found == expected


@pytest.mark.parametrize("cards", HANDS)
def test_two_discards_are_decided_as_dealing_every_hand_does(cards: tuple[str, ...]) -> None:
    player = one_hand(cards)
    held, strength = player.columns[:, 0], int(player.strength[0])
    expected, found = _Tally(), _Tally()
    possible = ~np.isin(all_sets(4), held).any(axis=1)
    sets, strengths = all_sets(4)[possible], best_of_four()[possible]
    holds = {card: (sets == card).any(axis=1) for card in HIGH}
    for first, second in combinations((card for card in HIGH if card not in held), 2):
        add(expected, strengths[~(holds[first] | holds[second])], strength, 2)
    _four_cards(player, found)
    assert found == expected


def test_six_cards_with_a_low_one_up_are_counted_as_dealt() -> None:
    player, (up,) = one_hand(HANDS[2]), card_arrays(13, 14)
    dealt = against(dealer_hands(6, best_of_five()), (up,), player, comb(46, 5))
    rest = np.array([c for c in range(52) if c != 13 and c not in player.columns], dtype=np.uint8)
    five = all_sets(5)[: comb(46, 5)]
    hands = np.sort(np.concatenate([rest[five], np.full((len(five), 1), 13)], axis=1), axis=1)
    values = best_without_one(tuple(hands.T), best_of_five())
    assert dealt.lower[0] == (values < player.strength[0]).sum()
    assert dealt.not_higher[0] == (values <= player.strength[0]).sum()


def test_every_class_of_hands_stands_for_its_members() -> None:
    players = all_players(best_of_five(), [None] * 2_535)
    assert players.weight.sum() == comb(52, 5)
    assert len(players.strength) == len(suit_classes(5).members)
    without_clubs_deuce = players.only(players.without(*card_arrays(0, 1)))
    assert not (without_clubs_deuce.columns == 0).any()


@pytest.mark.long
def test_best_play_gives_the_house_three_and_a_half_percent(book: Book) -> None:
    """Nothing was printed; every situation was decided and all 8.4·10¹⁴ deals were counted."""
    base = best_play(book.games["six_five_four"].paytables["ante_bonus"]["654-1"])
    assert base.house_edge == Fraction(661_947_225_857, 19_027_174_584_600)
    assert sum(base.decisions.values()) == 1
