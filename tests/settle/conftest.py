"""The shipped definitions, and deals settled from Python to Python."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from dealer_assist.catalog.book import Book, load_book
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines


@pytest.fixture(scope="session")
def book() -> Book:
    """Load the shipped games and jackpots."""
    return load_book(resources())


@pytest.fixture(scope="session")
def settle(book: Book) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    """Settle one deal through the JSON that an auditor would use."""

    def through_json(deal: Mapping[str, Any]) -> dict[str, Any]:
        (answer,) = settle_lines([json.dumps(deal)], book)
        result: dict[str, Any] = json.loads(answer)
        return result

    return through_json


@pytest.fixture
def crazy4() -> dict[str, Any]:
    """Return the deal that the interface shows as its example, free to be changed."""
    return {
        "id": "C4-17",
        "game": "crazy_4_poker",
        "paytables": {"super_bonus": "C4P-09", "queens_up": "C4P-09", "bad_beat": "BBB-01"},
        "jackpot": {"paytable": "ATLAS-1", "meters": {"main": 1284637}, "seeds": {"main": 500000}},
        "options": {"folded_hands_win": False},
        "dealer": ["Ah", "Kd", "9s", "5c", "3h"],
        "seats": [
            {
                "seat": 5,
                "cards": ["Ks", "Qd", "8h", "4c", "2d"],
                "wagers": {
                    "ante": 500,
                    "super_bonus": 500,
                    "queens_up": 500,
                    "bad_beat": 100,
                    "progressive": 100,
                },
                "decision": {"action": "play", "play": 500},
            }
        ],
    }
