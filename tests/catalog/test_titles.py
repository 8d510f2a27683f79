"""A title's file is checked whole: each mistake is refused with the file and the key."""

import re
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.paths import resources


def refuse(tmp_path: Path, game: str, old: str, new: str, said: str) -> None:
    """Change one place of a shipped file, and read it."""
    text = (resources() / game).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    file = tmp_path / Path(game).name
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadDefinition, match=re.escape(f"{file}: {said}")):
        load_game(file)


@pytest.mark.parametrize(
    ("game", "old", "said"),
    [
        ("games/dj_wild.toml", ', tie = "push"', "ends.play.tie: is missing"),
        ("games/dj_wild.toml", ', fold = "none"', "ends.play.fold: is missing"),
    ],
)
def test_a_missing_ending_is_refused(tmp_path: Path, game: str, old: str, said: str) -> None:
    refuse(tmp_path, game, old, "", said)


def test_a_bet_that_nobody_can_make_is_refused(tmp_path: Path) -> None:
    refuse(
        tmp_path,
        "games/dj_wild.toml",
        "[ends]\n",
        '[ends]\nraise = { win = "even", tie = "push", lose = "lose", fold = "none" }\n',
        "ends.raise: is no wager of the base game",
    )
    refuse(
        tmp_path,
        "games/mississippi_stud.toml",
        "bets = { 1x = 1, 2x = 2, 3x = 3 }",
        "bets = {}",
        "streets[1].bets: is empty: a bet that nobody can make",
    )


def test_a_bet_in_play_that_no_decision_names_is_refused(tmp_path: Path) -> None:
    text = (resources() / "games/dj_wild.toml").read_text(encoding="utf-8")
    text = text.replace("[decided]\n", '[decided]\nraise = "Raise"\n')
    ends = '[ends]\nraise = { win = "even", tie = "push", lose = "lose", fold = "none" }\n'
    file = tmp_path / "dj_wild.toml"
    file.write_text(text.replace("[ends]\n", ends), encoding="utf-8")
    said = f"{file}: decided.raise: is a bet that nobody can make"
    with pytest.raises(BadDefinition, match=re.escape(said)):
        load_game(file)


def test_a_joker_in_a_deck_of_52_is_refused(tmp_path: Path) -> None:
    refuse(
        tmp_path,
        "games/three_card_poker.toml",
        "decks = [1]\n",
        "decks = [1]\njoker = true\n",
        "joker: 'three' knows no joker in a deck of 52; write joker = false",
    )


def test_a_game_of_wild_cards_without_its_joker_is_refused(tmp_path: Path) -> None:
    refuse(
        tmp_path,
        "games/dj_wild.toml",
        "joker = true\n",
        "",
        "joker: 'five_wild' needs the joker; write joker = true",
    )


def test_a_line_that_no_hand_reaches_is_refused(tmp_path: Path) -> None:
    refuse(
        tmp_path,
        "games/three_card_poker.toml",
        "[paytables.pair_plus.PP-1]\npays = { ",
        '[paytables.pair_plus.PP-1]\npays = { full_house = "9 to 1", ',
        "paytables.pair_plus.PP-1.pays.full_house: is no hand that Pair Plus pays",
    )
