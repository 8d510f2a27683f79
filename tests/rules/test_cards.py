"""Cards as they are printed."""

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import DECK, card_name, parse_card, parse_cards, rank, suit


def test_every_card_is_printed_as_it_is_read() -> None:
    names = {card_name(card) for card in DECK}
    assert len(names) == 52
    assert all(card_name(parse_card(name)) == name for name in names)


def test_rank_and_suit_of_a_card() -> None:
    assert (rank(parse_card("2c")), suit(parse_card("2c"))) == (0, 0)
    assert (rank(parse_card("Td")), suit(parse_card("Td"))) == (8, 1)
    assert (rank(parse_card("Kh")), suit(parse_card("Kh"))) == (11, 2)
    assert (rank(parse_card("As")), suit(parse_card("As"))) == (12, 3)


def test_cards_keep_their_order() -> None:
    assert [card_name(card) for card in parse_cards(["Th", "2c", "As"])] == ["Th", "2c", "As"]


@pytest.mark.parametrize("text", ["", "A", "1h", "10h", "ah", "AH", "Ax", "A h", 7, None, ["Ah"]])
def test_anything_else_is_no_card(text: object) -> None:
    with pytest.raises(Refused, match="is not a card: write rank A23456789TJQK then suit cdhs"):
        parse_card(text)
