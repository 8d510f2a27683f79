"""What a line gains per unit, and what a base game keeps of it."""

from fractions import Fraction

import pytest

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne


@pytest.mark.parametrize(
    ("pay", "gained"),
    [
        (ToOne(50), Fraction(50)),
        (ToOne(3, 2), Fraction(3, 2)),
        (ForOne(9), Fraction(8)),  # 9 for 1 hands over 9 and keeps the stake
        (ForOne(1), Fraction(0)),
        (Push(), Fraction(0)),
        (Percent(100), Fraction(0)),  # what a meter pays is counted with the meter
        (None, Fraction(-1)),
    ],
)
def test_a_line_gains_what_it_pays_over_the_stake(pay: Pay | None, gained: Fraction) -> None:
    assert gain(pay) == gained


def test_the_edge_is_what_all_wagers_lose_together() -> None:
    game = BaseGame(
        "Play with a pair",
        {"ante": Fraction(-1, 10), "super_bonus": Fraction(-1, 20), "play": Fraction(1, 8)},
        hit=Fraction(2, 5),
        decisions={"play": Fraction(3, 4)},
    )
    assert game.house_edge == Fraction(1, 40)
