"""The rules of every game in words: whole, and a mistake is named with file and key."""

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.rule_book import CHAPTERS, load_rule_book
from dealer_assist.message import Msg
from dealer_assist.paths import resources

GAMES = sorted(file.stem for file in (resources() / "games").glob("*.toml"))
MOST_LINES, LONGEST = 8, 100


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_rules_in_words(name: str) -> None:
    book = load_rule_book(resources() / "rules" / f"{name}.toml")
    for chapter in CHAPTERS:
        lines = book.chapters[chapter]
        assert 1 <= len(lines) <= MOST_LINES
        for line in lines:
            assert isinstance(line, Msg)
            assert line.endswith(".")
            assert len(line) <= LONGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_the_house_is_said_in_a_sentence(name: str) -> None:
    game = load_game(resources() / "games" / f"{name}.toml")
    book = load_rule_book(resources() / "rules" / f"{name}.toml")
    for option, values in game.options.items():
        if option != "decks":
            assert all(book.choice(option, value) for value in values), option
    assert set(book.house) <= set(game.options)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_judge_a_jackpot_is_said(name: str) -> None:
    game = load_game(resources() / "games" / f"{name}.toml")
    book = load_rule_book(resources() / "rules" / f"{name}.toml")
    assert set(book.judges) == {judge for judges in game.jackpots.values() for judge in judges}


def test_no_rules_are_without_a_game() -> None:
    assert {file.stem for file in (resources() / "rules").glob("*.toml")} == set(GAMES)


def test_a_choice_that_nothing_is_said_of_is_empty() -> None:
    book = load_rule_book(resources() / "rules" / "crazy4.toml")
    assert book.choice("folded_hands_win", True).endswith("progressive.")  # noqa: FBT003
    assert book.choice("decks", 1) == ""


@pytest.mark.parametrize(
    ("written", "named"),
    [("dealing = 5", "dealing"), ("", "dealing"), ('dealing = ["x."]\nwages = ["y."]', "wagers")],
)
def test_a_mistake_is_named(tmp_path, written: str, named: str) -> None:
    file = tmp_path / "whist.toml"
    file.write_text(written)
    with pytest.raises(BadDefinition, match=rf"whist\.toml.*{named}"):
        load_rule_book(file)
