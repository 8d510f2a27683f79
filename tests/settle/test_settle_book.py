"""A game's rules are found by the name of its file."""

from typing import Any

from dealer_assist.rules import crazy4
from dealer_assist.settle.book import rules_of


def test_rules_are_found_by_name() -> None:
    assert rules_of("crazy4") is crazy4.settle


def test_every_shipped_game_has_rules(book: Any) -> None:
    for game in book.games.values():
        assert callable(rules_of(game.rules))
