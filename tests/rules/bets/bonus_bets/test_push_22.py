"""A bet on a dealer who counts 22."""

import pytest

from dealer_assist.rules.bets.bonus_bets import push_22
from dealer_assist.rules.cards import parse_cards


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("Kh 2h Th", "suited"),
        ("Kh 2d Th", "one_colour"),
        ("Kc 2s Tc", "one_colour"),
        ("Kh 2s Th", "any"),
        ("Kh 3h Th", ""),
        ("Kh Ah", ""),
    ],
)
def test_a_22_pays_by_its_suits_and_every_other_total_loses(cards: str, best: str) -> None:
    met = push_22.lines(parse_cards(cards.split()))
    assert next(iter(met), "") == best
    assert not met or met in push_22.AWARDS.hands
