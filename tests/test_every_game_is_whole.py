"""A game is a definition file, a layout and a golden playthrough, all of one name."""

import tomllib
from pathlib import Path

import pytest

from dealer_assist.catalog.games import load_game
from dealer_assist.paths import layouts, resources
from dealer_assist.rules.games.by_name import rules_of

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = sorted(file.stem for file in (resources() / "games").glob("*.toml"))


def missing_parts(game: str) -> list[str]:
    """Name what a game still lacks."""
    missing = []
    for part, file in [
        ("definition", resources() / "games" / f"{game}.toml"),
        ("layout", layouts() / f"{game}.toml"),
        ("golden playthrough", PLAYTHROUGHS / f"{game}.txt"),
    ]:
        if not file.is_file():
            missing.append(f"{part}: {file.parent.name}/{file.name}")
    return missing


def test_there_are_games_to_check() -> None:
    assert len(GAMES) >= 7


def test_no_layout_or_playthrough_is_without_its_game() -> None:
    laid_out = {file.stem for file in layouts().glob("*.toml")}
    told = {file.stem for file in PLAYTHROUGHS.glob("*.txt")}
    assert laid_out | told <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lacks_none_of_its_parts(game: str) -> None:
    assert missing_parts(game) == []
    assert callable(rules_of(load_game(resources() / "games" / f"{game}.toml")))


def test_a_missing_part_is_named() -> None:
    assert missing_parts("whist") == [
        "definition: games/whist.toml",
        "layout: layouts/whist.toml",
        "golden playthrough: playthroughs/whist.txt",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_has_a_spot_for_every_wager_that_chips_lie_on(name: str) -> None:
    game = load_game(resources() / "games" / f"{name}.toml")
    layout = tomllib.loads((layouts() / f"{name}.toml").read_text(encoding="utf-8"))
    spots = [spot["wager"] for spot in layout["spot"]]
    known = {*game.wagers, *game.decided}
    assert set(spots) <= known
    # A progressive wager lies on its sensor, and a bonus that is only earned has no chips.
    assert known - set(spots) <= {*game.jackpots, "ante_bonus", "in_to_win"}
    assert [seat["number"] for seat in layout["seat"]] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_tells_won_and_refused_rounds(name: str) -> None:
    story = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert story.count("\n== ") >= 3
    assert ": win " in story
    assert "\nRefused: " in story
    assert "RETELL=1" in story
