"""Bets on the first two cards and the up card: judged as soon as all three are known."""

from dealt_table import dealt

from dealer_assist.table.facts.judging import bonus_pays

HANDS = {"3": "6s 7s", "5": "5c 6h"}
WAGERS = {
    3: {"blackjack": 2500, "fortune_blackjack": 500},
    5: {"blackjack": 2500, "fortune_blackjack": 500},
}


def test_the_highest_line_of_the_three_cards_is_paid() -> None:
    """6-7-8 of one suit pays 100 to 1, and 5-6-8 makes 19: 2 to 1."""
    table = dealt("fortune-blackjack", {**HANDS, "dealer": "8s"}, WAGERS)
    assert bonus_pays.pays(table) == {
        (3, "fortune_blackjack"): 50_000,
        (5, "fortune_blackjack"): 1_000,
    }


def test_nothing_is_judged_before_the_up_card_is_known() -> None:
    assert bonus_pays.judged(dealt("fortune-blackjack", HANDS, WAGERS)) == {}


def test_field_gold_counts_an_ace_as_one() -> None:
    wagers = {3: {"blackjack": 2500, "field_gold": 1000}}
    table = dealt("field-gold-21", {"3": "As 3d", "dealer": "9c"}, wagers)
    assert bonus_pays.pays(table) == {(3, "field_gold"): 3_000}
