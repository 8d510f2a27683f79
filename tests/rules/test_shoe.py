"""The shoe gives its cards in order and says so when there are none left."""

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.shoe import Shoe


def test_cards_come_in_order_and_are_counted() -> None:
    cards = parse_cards(["2c", "Ah", "Ts"])
    shoe = Shoe(cards)
    assert (shoe.draw("anyone"), shoe.draw("anyone")) == cards[:2]
    assert shoe.drawn == 2


def test_an_empty_shoe_voids_the_round_and_says_whose_card_is_missing() -> None:
    with pytest.raises(Refused) as refused:
        Shoe(()).draw("Banker")
    assert str(refused.value) == (
        "No card left in the shoe for Banker. The round is void, all wagers go back"
    )
