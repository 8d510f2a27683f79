"""How main wagers and bonuses end."""

import pytest

from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import NOT_MADE, WagerResult
from dealer_assist.rules.pays import Push, ToOne
from dealer_assist.rules.ranking4 import best_four
from dealer_assist.rules.wagers import earned, even_money, lost, pushed, won


def test_the_three_endings_of_a_wager() -> None:
    assert won(500) == WagerResult(500, "win", 500)
    assert lost(500) == WagerResult(500, "lose", -500)
    assert pushed(500) == WagerResult(500, "push", 0)


@pytest.mark.parametrize(
    ("cards", "ending"),
    [("As 9d 5h 3c", won(300)), ("Ks 9d 5h 3c", pushed(300)), ("Qs 9d 5h 3c", lost(300))],
)
def test_the_higher_hand_wins_even_money_and_equal_hands_push(
    cards: str, ending: WagerResult
) -> None:
    dealer = best_four(parse_cards(["Kh", "9c", "5d", "3s"]))
    assert even_money(300, best_four(parse_cards(cards.split())), dealer) == ending


def test_an_earned_bonus_has_no_stake_and_is_reckoned_on_the_ante() -> None:
    assert earned(500, ToOne(10)) == WagerResult(0, "win", 5000)
    assert earned(5, ToOne(3, 2)) == WagerResult(0, "win", 7)
    assert earned(500, None) == NOT_MADE
    assert earned(500, Push()) == NOT_MADE
