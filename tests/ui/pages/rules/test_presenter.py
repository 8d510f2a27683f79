"""The rules of a table: the game's, its progressive's, and what the house chose."""

from pathlib import Path

import pytest
from shipped_tables import shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.prizes import PAYMENT_ORDERS
from dealer_assist.ui.pages.rules import chapters_of
from dealer_assist.value import replace


@pytest.fixture
def told(resources, layouts):
    """The chapters of a shipped table, by key."""

    def tell(name: str) -> dict[str, tuple[str, ...]]:
        setup = load_table(resources, layouts, resources / "tables" / f"{name}.toml")
        game = load_games(resources / "games")[setup.game]
        book = load_rule_book(resources / "rules" / f"{game.file}.toml")
        return {one.key: one.lines for one in chapters_of(book, setup)}

    return tell


def test_a_progressive_is_told_with_its_wager_and_its_cards(told) -> None:
    lines = told("crazy4-nexus")["progressive"]
    assert lines[0] == "Paytable 1: $1 on the sensor before START GAME."
    assert lines[1] == "The best four of the five cards count for the progressive."
    assert any("late" in line for line in lines)


def test_the_link_judges_other_cards_than_the_table_s_own(told) -> None:
    assert "All five dealt cards count for the progressive." in told("crazy4-link")["progressive"]
    lines = told("holdem-link")["progressive"]
    assert "The two cards and the flop count for the progressive." in lines


def test_the_word_that_starts_is_that_of_the_console(told) -> None:
    assert "COIN IN" in told("crazy4-aquarius")["progressive"][0]


def test_two_jackpots_name_their_sensors(told) -> None:
    lines = told("house-money-nexus")["progressive"]
    assert "Blazing 7's 1: $1 on sensor A before START GAME." in lines
    assert any(line.startswith("TriLux 6") and "sensor B" in line for line in lines)


def test_a_house_jackpot_never_grows(told) -> None:
    assert any("never grows" in line for line in told("house-money-house")["progressive"])


def test_a_five_dollar_wager_stays_and_a_shared_prize_is_divided(told) -> None:
    lines = told("dragon-nexus-5")["progressive"]
    assert "The chip stays on its spot after the start." in lines
    assert any("divide" in line for line in lines)


def test_a_table_without_a_jackpot_has_no_such_chapter(told) -> None:
    assert "progressive" not in told("caribbean")


def test_limits_choices_and_decks_are_those_of_the_table(told) -> None:
    lines = told("dragon-nexus")["house"]
    assert "The shoe holds 8 decks." in lines
    assert "Every progressive wager wins with the winning hand." in lines
    assert "ANTE: $5 to $100." in told("crazy4-nexus")["house"]


@pytest.mark.parametrize("name", ["caribbean", "super-fun", "face-up-pai-gow", "six-five-four"])
@pytest.mark.parametrize("order", PAYMENT_ORDERS)
def test_seats_are_told_to_be_paid_in_the_order_of_the_house(
    resources: Path, name: str, order: str
) -> None:
    setup = replace(shipped(name), payment_order=order)
    game = load_games(resources / "games")[setup.game]
    book = load_rule_book(resources / "rules" / f"{game.file}.toml")
    lines = [line for chapter in chapters_of(book, setup) for line in chapter.lines]
    other = PAYMENT_ORDERS[1 - PAYMENT_ORDERS.index(order)]
    assert any(order in line for line in lines)
    assert not any(other in line.lower() for line in lines)


def test_only_choices_in_play_are_told(told) -> None:
    assert not any("third seven" in line for line in told("house-money-house-trilux")["house"])
    assert any("third seven" in line for line in told("house-money-house-blazing")["house"])


def test_no_rule_in_words_knows_an_order_of_its_own(resources: Path) -> None:
    for file in sorted((resources / "rules").glob("*.toml")):
        text = file.read_text(encoding="utf-8").lower()
        assert not any(order in text for order in PAYMENT_ORDERS), file.name
