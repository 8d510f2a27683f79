"""Hands that are paid at once: 21 of five cards, six cards, neither doubled nor split."""

import pytest
from dealt_table import dealt

from dealer_assist.table.dealing import won_at_once

BET = {"blackjack": 2500}


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("4h 5s 3h 6c 3s", (5000, "2 to 1")),
        ("2c 3d 2h 4s 3c 7d", (5000, "2 to 1")),
        ("2c 3d 2h 4s 3c 2d", (2500, "1 to 1")),
        ("2c 3d 2h 4s 3c Td", None),
        ("4h 5s 3h 6c 2s", None),
        ("Kh 5s 6d", None),
    ],
)
def test_five_cards_of_21_and_six_cards_are_paid(cards: str, pays: tuple[int, str] | None) -> None:
    table = dealt("super-fun", {"3": cards, "dealer": "7c"}, {3: BET})
    assert won_at_once.pays(table) == ({3: pays} if pays else {})
    assert won_at_once.has_won(table, "3") == (pays is not None)


def test_neither_counts_after_a_double_or_a_split() -> None:
    cards = "2c 3d 2h 4s 3c 2d"
    doubled = dealt("super-fun", {"3": cards}, {3: {**BET, "double": 2500}})
    split = dealt("super-fun", {"3": cards, "3b": "2s 9c"}, {3: BET})
    assert won_at_once.pays(doubled) == won_at_once.pays(split) == {}


def test_without_a_wager_the_odds_are_told() -> None:
    table = dealt("super-fun", {"3": "4h 5s 3h 6c 3s", "dealer": "7c"})
    assert won_at_once.pays(table) == {3: (0, "2 to 1")}


def test_other_games_have_no_such_hands() -> None:
    table = dealt("blackjack-nexus", {"3": "2c 3d 2h 4s 3c 2d", "dealer": "7c"}, {3: BET})
    assert won_at_once.pays(table) == {}
    assert not won_at_once.has_won(table, "3")
