"""A bet that the house would pay for is refused where its title is read, by file and key."""

import re
import shutil
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.catalog.title_edges import check_edges
from dealer_assist.odds.kept import Kept
from dealer_assist.paths import resources


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """What the book is read from, to be changed."""
    for name in ("bets", "games", "titles", "jackpots", "house_ways", "odds"):
        shutil.copytree(resources() / name, tmp_path / name)
    shutil.copy(resources() / "prompts.toml", tmp_path)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_shipped_titles_keep_something_on_every_bet(shipped: Path) -> None:
    assert "face_up_pai_gow" in load_titles(shipped).games


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "games/face_up_pai_gow.toml",
            'ace_high = "5 to 1"',
            'ace_high = "6 to 1"',
            "paytables.ace_high.AH-1: its house edge is -2.84%",
        ),
        (
            "games/blackjack_switch.toml",
            'pair = "1 to 1"',
            'pair = "2 to 1"',
            "paytables.super_match.SM-1: its house edge is -",
        ),
        (
            "games/free_bet_blackjack.toml",
            'any = "10 to 1"',
            'any = "11 to 1"',
            "paytables.push_22.P22-1: its house edge is -",
        ),
        (
            "games/three_card_poker.toml",
            'flush = "4 to 1", pair = "1 to 1"',
            'flush = "6 to 1", pair = "1 to 1"',
            "paytables.pair_plus.PP-1: its house edge is -",
        ),
    ],
)
def test_a_bet_that_pays_the_players_is_refused_with_file_and_key(
    shipped: Path, file: str, old: str, new: str, said: str
) -> None:
    change(shipped / file, old, new)
    with pytest.raises(BadDefinition, match=re.escape(f"{shipped / file}: {said}")):
        load_titles(shipped)


def test_an_ante_bonus_that_pays_the_players_is_refused_with_the_file_that_says_it(
    shipped: Path,
) -> None:
    """Three Card Poker with 9 to 1 for a straight: nobody has kept this sum ahead."""
    file = shipped / "titles" / "tribal.toml"
    file.write_text(
        """like = "three_card_poker"
key = "three_card_tribal"
name = "Three Card Poker, Tribal"
[paytables.ante_bonus.AB-999]
pays = { straight_flush = "9 to 1", three_of_a_kind = "9 to 1", straight = "9 to 1" }
""",
        encoding="utf-8",
    )
    said = f"{file}: paytables.ante_bonus.AB-999: its house edge is -24.74%"
    with pytest.raises(BadDefinition, match=re.escape(said)):
        load_titles(shipped)
    change(file, 'straight = "9 to 1"', 'straight = "1 to 1"')
    assert "three_card_tribal" in load_titles(shipped).games


def test_without_counts_kept_nothing_is_counted_while_a_file_is_read() -> None:
    file = resources() / "games/dj_wild.toml"
    check_edges(load_game(file), file, Kept())
