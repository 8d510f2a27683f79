"""Hands that are paid at once: 21 of five cards, six cards, neither doubled nor split."""

import pytest
from dealt_table import dealt

from dealer_assist.table.facts.dealing import won_at_once
from dealer_assist.table.facts.dealing.dealt_cards import stands
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

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


def test_a_split_hand_of_six_cards_is_compared_like_any_other() -> None:
    """Neither hand of a split is paid at once, draws no more because of it, or counts as paid."""
    hands = {"3": "2c 3d 2h 4s 3c 2d", "3b": "2s 4h 5s 3h 4d", "dealer": "7c Td"}
    table = dealt("super-fun", hands, {3: BET})
    assert not any(won_at_once.has_won(table, place) for place in ("3", "3b"))
    assert won_at_once.pays(table) == {}
    assert stands(table, "3", table.round.cards["3"]) == ""
    (seat,) = settlement(table).seats
    assert [(one.outcome, one.net, one.is_done) for one in seat.hands] == [
        ("lose", -2500, False),
        ("win", 2500, False),
    ]
    assert (seat.to_pay, seat.to_take) == (2500, 2500)


@pytest.mark.parametrize(
    ("name", "seat", "dealer"),
    [("fortune-pai-gow", "7s 2c", "Jk"), ("ultimate-nexus", "As Kd", "7c")],
)
def test_no_game_but_blackjack_looks_for_one(name: str, seat: str, dealer: str) -> None:
    """A joker as the first card of the dealer stopped the screen of a pai gow table."""
    table = dealt(name, {"3": seat, "dealer": dealer})
    assert won_at_once.blackjacks(table) == {}
    assert table_model(table, PassingView()).prompt.line
