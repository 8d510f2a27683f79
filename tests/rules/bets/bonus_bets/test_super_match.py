"""A bet on the ranks of four first cards."""

import pytest

from dealer_assist.rules.bets.bonus_bets import super_match
from dealer_assist.rules.cards import parse_cards


@pytest.mark.parametrize(
    ("cards", "met"),
    [
        ("7c 7d 7h 7s", ("four_of_a_kind",)),
        ("7c 7d 7h Ks", ("three_of_a_kind",)),
        ("7c Kd 7h Ks", ("two_pair",)),
        ("7c Kd 7h 2s", ("pair",)),
        ("7c Kd Ah 2s", ()),
    ],
)
def test_four_cards_match_by_rank_alone(cards: str, met: tuple[str, ...]) -> None:
    assert super_match.lines(parse_cards(cards.split())) == met
