"""Split hands against a simulation that knows nothing of the sums: cards dealt one by one."""

from math import sqrt
from random import Random

import pytest

from dealer_assist.odds.games.blackjack_dealer import NONE, shoe_counts, total_of, with_card
from dealer_assist.odds.games.blackjack_play import DOUBLES, Against, Plan
from dealer_assist.odds.number_fields import Roughly

ROUNDS = 60_000


def counted(cards: list[int]) -> tuple[int, bool]:
    hand = NONE
    for card in cards:
        hand = with_card(hand, card)
    return total_of(hand)


def played(plan: Plan, pair: int, most: int, shoe: list[int]) -> list[tuple[list[int], int]]:
    """Split a pair and play its hands out, one after the other, each with its stake."""
    waiting, ended, hands = [[pair], [pair]], [], 2
    while waiting:
        cards = waiting.pop()
        cards.append(shoe.pop())
        if cards == [pair, pair] and hands < most:
            hands += 1
            waiting += [[pair], [pair]]
            continue
        if counted(cards) in plan.doubles:
            ended.append(([*cards, shoe.pop()], 2))
            continue
        while counted(cards) in plan.hits:
            cards.append(shoe.pop())
        ended.append((cards, 1))
    return ended


def gain(plan: Plan, pair: int, up: int, most: int, shoe: list[int]) -> int:
    """Return what is won, nothing where the dealer has blackjack."""
    dealer = [up, shoe.pop()]
    if counted(dealer)[0] == 21:
        return 0
    hands = played(plan, pair, most, shoe)
    while counted(dealer)[0] < 17:
        dealer.append(shoe.pop())
    his = counted(dealer)[0]
    won = 0
    for cards, stake in hands:
        mine = counted(cards)[0]
        if mine > 21 or (his <= 21 and his > mine):
            won -= stake
        elif his > 21 or mine > his:
            won += stake
    return won


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("decks", "pair", "up", "most"), [(2, 7, 5, 4), (1, 8, 8, 3), (6, 1, 9, 4)]
)
def test_a_split_pair_gains_what_the_simulation_says(
    decks: int, pair: int, up: int, most: int
) -> None:
    against = Against(decks, up, Roughly(), hits_soft_17=False)
    plan = against.plan()
    against.prepare(plan)
    exact = against.split(pair, plan, DOUBLES["any"], most)
    counts = with_card(with_card(shoe_counts(decks), up, -1), pair, -2)
    cards = [value for value, number in enumerate(counts) for _ in range(number)]
    random = Random(15)
    gains = [gain(plan, pair, up, most, random.sample(cards, 45)) for _ in range(ROUNDS)]
    mean = sum(gains) / ROUNDS
    error = sqrt(sum((one - mean) ** 2 for one in gains) / ROUNDS / ROUNDS)
    print(f"{decks} decks: exact {exact:.5f}, simulated {mean:.5f} ± {error:.5f}")
    assert abs(mean - exact) < 4 * error
