"""Dealer's hands by inclusion and exclusion, against dealing every one of them."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from dealer_assist.odds.showdown import DealerHands, count_without, dealer_hands
from dealer_assist.odds.strength import (
    best_of_five,
    best_of_four,
    five_card_hands,
    five_card_strengths,
    four_card_hands,
)
from dealer_assist.rules.cards import DECK, TEN
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four


def by_dealing(cards: int, holds: tuple[int, ...], lacks: tuple[int, ...], under: int) -> list[int]:
    """Count hands below a strength, once each and by the number of high cards they have."""
    rest = [card for card in DECK if card not in (*holds, *lacks)]
    counts = [0, 0, 0]
    for open_cards in combinations(rest, cards - len(holds)):
        hand = (*holds, *open_cards)
        if best_four(hand).value < four_card_hands()[under].value:
            highs = sum(card >= 4 * TEN for card in hand)
            for power in range(3):
                counts[power] += highs**power
    return counts


def counted(dealer: DealerHands, holds: tuple[int, ...], lacks: tuple[int, ...], under: int) -> int:
    def columns(row: tuple[int, ...]) -> list[np.ndarray]:
        return [np.array([card], dtype=np.uint8) for card in sorted(row)]

    (total,) = count_without(dealer, columns(holds), columns(lacks), [np.array([under])])
    return int(total[0])


# Two known cards leave few enough hands to deal them all.
@pytest.mark.parametrize(("cards", "known"), [(4, 2), (5, 3), (6, 4)])
def test_hands_that_hold_and_lack_given_cards_are_counted_as_dealt(cards: int, known: int) -> None:
    strengths = best_of_four() if cards == 4 else best_of_five()
    dealer = dealer_hands(cards, strengths)
    random = Random(cards)
    for _ in range(4):
        drawn = random.sample(DECK, known + 5)
        holds, lacks = tuple(drawn[:known]), tuple(drawn[known:])
        under = random.randrange(700, 2_535)
        assert counted(dealer, holds, lacks, under) == by_dealing(cards, holds, lacks, under)[0]


@pytest.mark.parametrize("power", [1, 2])
def test_hands_may_count_by_their_high_cards(power: int) -> None:
    dealer = dealer_hands(4, best_of_four(), tens_power=power)
    holds, lacks, under = (40, 3), (0, 17, 22, 48, 51), 1_500
    assert counted(dealer, holds, lacks, under) == by_dealing(4, holds, lacks, under)[power]


def test_five_card_hands_are_counted_as_dealt() -> None:
    dealer = dealer_hands(5, five_card_strengths())
    holds, lacks, under = (48, 47, 12), (0, 17, 22, 49, 51), 3_400
    limit = five_card_hands()[under].value
    rest = [card for card in DECK if card not in (*holds, *lacks)]
    below = sum(best_five((*holds, *pair)).value < limit for pair in combinations(rest, 2))
    assert counted(dealer, holds, lacks, under) == below
