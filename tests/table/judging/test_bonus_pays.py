"""Bets on the dealer's final hand: judged once it stands, and by its colors."""

import pytest
from dealt_table import dealt

from dealer_assist.table.facts.judging.bonus_pays import on_dealers_hand, pays, pushes_22

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


def test_super_match_goes_by_the_four_first_cards_also_after_a_split() -> None:
    """SM-1: four of a kind 40, two pair 8, three 5, a pair 1 to 1."""
    bet = {3: {"blackjack": 5000, "super_match": 500}}

    def paid(**cards: str) -> dict[tuple[int, str], int]:
        places = {place.removeprefix("at_"): hand for place, hand in cards.items()}
        return pays(dealt("blackjack-switch", {**places, "dealer": "8h"}, bet))

    match = (3, "super_match")
    assert paid(at_3="9c 9d", at_3r="9h 9s") == {match: 20_000}
    assert paid(at_3="9c 5d", at_3r="9h 5s") == {match: 4000}
    assert paid(at_3="9c 9d", at_3r="9h 5s") == {match: 2500}
    assert paid(at_3="9c 5d", at_3r="9h 6s 5c") == {match: 500}  # what is drawn does not count
    assert paid(at_3="9c 2d", at_3b="9d", at_3r="Th 6s") == {match: 500}
    assert paid(at_3="9c 5d", at_3r="Th 6s") == {}
    assert paid(at_3="9c 9d") == {}  # the right hand is not known yet
