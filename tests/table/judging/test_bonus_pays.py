"""Bets on the dealer's final hand: judged once it stands, and by its colors."""

import pytest
from dealt_table import dealt

from dealer_assist.table.judging.bonus_pays import on_dealers_hand, pays, pushes_22

BET = {"blackjack": 5000, "push_22": 500}


@pytest.mark.parametrize(
    ("dealer", "odds"),
    [("6d Td 6d", 35), ("6d Th 6h", 17), ("6d Tc 6h", 10), ("6d Tc 5h", 0), ("6d Tc", 0)],
)
def test_push_22_is_paid_by_the_dealers_final_hand(dealer: str, odds: int) -> None:
    table = dealt("free-bet-nexus", {"2": "Tc 9s", "dealer": dealer}, {2: BET, 4: {"blackjack": 5}})
    assert pays(table) == ({(2, "push_22"): odds * 500} if odds else {})
    assert pushes_22(table) is bool(odds)


def test_the_house_may_let_22_be_bust_and_push_22_pays_all_the_same() -> None:
    cards = {"2": "Tc 9s", "dealer": "6d Tc 6h"}
    table = dealt("free-bet-nexus", cards, {2: BET}, options={"dealer_22": "bust"})
    assert not pushes_22(table)
    assert pays(table) == {(2, "push_22"): 5000}


def test_the_dealers_hand_is_waited_for_where_somebody_may_have_bet_on_it() -> None:
    cards = {"2": "Tc 9s", "dealer": "6d"}
    assert on_dealers_hand(dealt("free-bet-nexus", cards, {2: BET}))
    assert not on_dealers_hand(dealt("free-bet-nexus", cards, {2: {"blackjack": 5000}}))
    assert on_dealers_hand(dealt("free-bet-nexus", cards))  # nobody has entered the wagers
    assert not on_dealers_hand(dealt("blackjack-nexus", cards))
