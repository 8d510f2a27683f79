"""A variant is one file: a kiosk opens it with layout, rules and jackpot of the game it is like."""

import shutil
from pathlib import Path

import pytest

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.recorded_tables import load_recorded
from dealer_assist.catalog.rule_book import load_rule_book, rule_book_of
from dealer_assist.catalog.table_files import files_of
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources

VARIANT = """
like = "three_card_poker"
key = "three_card_house"
name = "Three Card Poker, House"
plays_for = ["TCPP-1"]

[paytables.ante_bonus.AB-641]
pays = { straight_flush = "6 to 1", three_of_a_kind = "4 to 1", straight = "1 to 1" }
"""
PLAYS_FOR = 'plays_for = ["TCPP-1"]'


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return resources with the variant, and a table of it beside them."""
    copy = tmp_path / "resources"
    for folder in ("bets", "games", "house_ways", "jackpots", "jurisdictions", "rules", "staff"):
        shutil.copytree(resources() / folder, copy / folder)
    shutil.copy(resources() / "prompts.toml", copy)
    (copy / "games" / "three_card_house.toml").write_text(VARIANT, encoding="utf-8")
    text = (resources() / "tables" / "three-card-washington.toml").read_text(encoding="utf-8")
    text = text.replace('"three_card_poker"', '"three_card_house"', 1).replace("AB-431", "AB-641")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    return copy


def table_of(house: Path) -> Path:
    return house.parent / "mine.toml"


def test_a_table_of_a_variant_opens_on_the_felt_of_its_game(house: Path) -> None:
    setup = load_table(house, layouts(), table_of(house))
    assert (setup.game, setup.layout) == ("three_card_house", "three_card_poker")
    assert setup.jackpots["A"].key == "TCPP-1"
    assert "TCPP-1" in setup.offers.jackpots
    assert str(setup.pays["ante_bonus"]["straight_flush"]) == "6 to 1"
    kept = files_of(setup, house, layouts(), table_of(house))
    assert load_recorded(kept).digest == setup.digest


def test_a_variant_has_the_rules_of_its_game_until_it_has_its_own(house: Path) -> None:
    game = load_game(house / "games" / "three_card_house.toml")
    its_game = house / "rules" / "three_card_poker.toml"
    assert rule_book_of(house, game) == load_rule_book(its_game)
    text = its_game.read_text(encoding="utf-8").replace("One deck.", "A single deck.", 1)
    (house / "rules" / "three_card_house.toml").write_text(text, encoding="utf-8")
    assert rule_book_of(house, game).chapters["dealing"][0].startswith("A single deck.")


def test_a_game_that_is_like_no_other_needs_its_own_rules(house: Path) -> None:
    (house / "rules" / "crazy4.toml").unlink()
    with pytest.raises(BadDefinition, match=r"crazy4\.toml"):
        rule_book_of(house, load_game(house / "games" / "crazy4.toml"))


def test_the_book_knows_the_jackpots_that_a_variant_plays_for(house: Path) -> None:
    assert "three_card_house" in load_book(house).jackpots["TCPP-1"].games


def test_a_jackpot_that_nobody_said_is_refused_with_what_to_write(house: Path) -> None:
    file = house / "games" / "three_card_house.toml"
    file.write_text(VARIANT.replace(PLAYS_FOR, ""), encoding="utf-8")
    sentence = r"jackpots\.A: TCPP-1 is not for .*, House; name it in plays_for of the game's file$"
    with pytest.raises(BadDefinition, match=sentence):
        load_table(house, layouts(), table_of(house))


def test_a_jackpot_that_is_none_is_refused_with_file_and_key(house: Path) -> None:
    file = house / "games" / "three_card_house.toml"
    file.write_text(VARIANT.replace("TCPP-1", "TCPP-9"), encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"three_card_house\.toml: plays_for: 'TCPP-9' is no"):
        load_book(house)
