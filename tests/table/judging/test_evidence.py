"""What Verify shows is what the judge looked at, by every rule of a table."""

import pytest
from table_facts import changed

from dealer_assist.table.facts.judging.evidence import cards_of
from dealer_assist.table.facts.judging.suggestion import of_claim, suggested
from dealer_assist.table.state import Claim
from tests.support.dealt_table import dealt

BLACKJACK = {2: {"blackjack": 5000}}
SEVENS = {"2": "7d 7h 7s", "dealer": "5c"}


@pytest.mark.parametrize("table", ["blackjack-blazing", "house-money-house", "house-money-nexus"])
def test_blazing_7s_by_the_players_cards_leave_the_dealers_out(table: str) -> None:
    assert cards_of(dealt(table, SEVENS, BLACKJACK), (2, "A")) == ("7d", "7h", "7s")


def test_blazing_7s_by_the_up_card_show_it_and_not_the_card_drawn() -> None:
    rule = {"blazing_7s_rule": "dealer_up_card"}
    table = dealt("house-money-nexus", SEVENS, BLACKJACK, options=rule)
    assert cards_of(table, (2, "A")) == ("7d", "7h", "5c")


def test_after_a_split_both_first_sevens_are_shown_with_the_card_on_the_first_hand() -> None:
    held = {"2": "7d 7c Th", "2b": "7s 9s", "dealer": "Ac"}
    assert cards_of(dealt("house-money-nexus", held, BLACKJACK), (2, "A")) == ("7d", "7s", "7c")


def test_one_seven_is_judged_before_the_hand_is_played_out() -> None:
    table = dealt("blackjack-blazing", {"2": "As 7c", "dealer": "5c"}, BLACKJACK)
    assert suggested(table, (2, "A")) == "one7"
    assert cards_of(table, (2, "A")) == ("As", "7c")


def test_two_sevens_that_are_pressed_are_judged_before_a_third_card_comes() -> None:
    table = dealt("blackjack-blazing", {"2": "7s 7c", "dealer": "5c"}, BLACKJACK)
    pressed = changed(table, claims=(Claim(2, "A", "two7"),))
    assert of_claim(table, (2, "A")) is None
    assert of_claim(pressed, (2, "A")) == "two7"


def test_three_sevens_of_which_two_are_entered_are_not_contradicted() -> None:
    table = dealt("blackjack-blazing", {"2": "7s 7c", "dealer": "5c"}, BLACKJACK)
    pressed = changed(table, claims=(Claim(2, "A", "three7"),))
    assert of_claim(pressed, (2, "A")) is None


def test_a_coup_shows_the_winners_cards_and_the_losers_where_the_line_counts_them() -> None:
    suited = {"player": "2d 3d 4d", "banker": "Kd Qd Td"}
    table = dealt("dragon-nexus", suited, {1: {"player": 5000}}, chips={1: "A"})
    assert cards_of(table, (1, "A"), "234_diamonds") == ("2d", "3d", "4d")
    all_six = ("2d", "3d", "4d", "Kd", "Qd", "Td")
    assert cards_of(table, (1, "A"), "suited6_by9") == all_six
