"""Bonus bets on the first two cards of a blackjack table, clause by clause."""

import pytest

from dealer_assist.rules.bets.side_bets import SIDE_BETS
from dealer_assist.rules.cards import parse_cards


@pytest.mark.parametrize(
    ("bet", "cards", "best"),
    [
        ("royal_match", "Kh Qh", "royal_match"),
        ("royal_match", "Qh Kd", None),
        ("royal_match", "2c 9c", "suited"),
        ("royal_match", "9c 9c", "suited"),
        ("bet_the_set", "9c 9c", "suited_pair"),
        ("bet_the_set", "9c 9d", "pair"),
        ("bet_the_set", "Kc Qc", None),
        ("kings_bounty", "Ks Ks", "two_spade_kings"),
        ("kings_bounty", "Kh Kh", "suited_kings"),
        ("kings_bounty", "Qh Qh", "suited_pair_of_20"),
        ("kings_bounty", "Kh Qh", "suited_20"),
        ("kings_bounty", "Ah 9h", "suited_20"),
        ("kings_bounty", "Ks Kh", "unsuited_kings"),
        ("kings_bounty", "Js Th", "unsuited_20"),
        ("kings_bounty", "As 9h", "unsuited_20"),
        ("kings_bounty", "As Kh", None),
    ],
)
def test_two_cards_meet_the_line_that_is_printed(bet: str, cards: str, best: str | None) -> None:
    met = SIDE_BETS[bet].lines(parse_cards(cards.split()), dealer_blackjack=False)
    assert (met[0] if met else None) == best


def test_a_dealers_blackjack_raises_two_kings_of_spades_alone() -> None:
    bounty = SIDE_BETS["kings_bounty"]
    assert bounty.lines(parse_cards(["Ks", "Ks"]), dealer_blackjack=True)[:2] == (
        "two_spade_kings_blackjack",
        "two_spade_kings",
    )
    hearts = parse_cards(["Kh", "Kh"])
    assert bounty.lines(hearts, dealer_blackjack=True) == bounty.lines(
        hearts, dealer_blackjack=False
    )
