"""What settles a game: rules of its own, or its family by what its file tells."""

from typing import Any

from dealer_assist.rules import house_money
from dealer_assist.settle.book import rules_of


def test_rules_of_a_game_of_its_own_are_found_by_name(book: Any) -> None:
    assert rules_of(book.games["house_money"]) is house_money.settle


def test_every_shipped_game_has_rules(book: Any) -> None:
    for game in book.games.values():
        assert callable(rules_of(game))
