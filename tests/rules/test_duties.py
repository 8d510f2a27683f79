"""Wagers by what they do: families of rules say it, and every title of a family has it."""

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.rules.duties import Duties

GAMES = load_titles(resources()).games


@pytest.mark.parametrize("game", GAMES)
def test_what_a_duty_names_is_a_wager_or_an_option_of_the_game(game: str) -> None:
    one = GAMES[game]
    assert {*one.duties.coup, one.duties.hands, one.duties.left_up} <= {"", *one.wagers}
    assert {*one.duties.house_rules} <= {*one.wagers, *one.decided}
    # Insurance and rules that a title does not have stand there for the others of its family.
    assert one.duties.insures in {"", "insurance"}


def test_every_blackjack_has_a_wager_on_its_hands_and_one_a_bonus_that_stays() -> None:
    on_hands = {key: one.duties.hands for key, one in GAMES.items() if one.duties.hands}
    assert set(on_hands) == {
        "bahama_bonus_blackjack",
        "blackjack",
        "blackjack_switch",
        "free_bet_blackjack",
        "house_money",
        "super_fun_21",
        "zappit_blackjack",
    }
    assert set(on_hands.values()) == {"blackjack"}
    assert [key for key, one in GAMES.items() if one.duties.left_up] == ["house_money"]


def test_every_baccarat_has_two_sides_and_a_bet_on_neither() -> None:
    coups = {key: one.duties.coup for key, one in GAMES.items() if one.duties.coup}
    assert set(coups) == {key for key, one in GAMES.items() if "banker" in one.wagers}
    assert set(coups.values()) == {("player", "banker", "tie")}
    assert GAMES["casino_war"].duties.neither == ""  # its Tie is no side that is left out


def test_a_wager_names_the_house_rules_that_it_is_paid_by() -> None:
    rules = {key: dict(one.duties.house_rules) for key, one in GAMES.items()}
    assert rules["casino_war"] == {"war": ("tie_bonus",)}
    assert rules["texas_holdem_bonus"]["ante"] == ("ante_rule",)
    assert rules["crazy_4_poker"]["ante"] == ()
    assert "soft_17" in rules["zappit_blackjack"]["blackjack"]


def test_a_family_that_says_nothing_has_no_duties() -> None:
    assert Duties().coup == ()
    assert Duties() == Duties(hands="", insures="", left_up="")
