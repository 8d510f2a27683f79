"""What is kept of the odds was worked out from the rules as they are."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.kept import Keeper, as_json
from dealer_assist.odds.report import work_out_ahead

HOUSE = Path(__file__).parents[2]
BLACKJACK = json.loads((HOUSE / "resources/odds/blackjack.json").read_text())
TITLE_GAMES = json.loads((HOUSE / "resources/odds/title_games.json").read_text())
KEPT = json.loads((HOUSE / "resources/odds/kept.json").read_text())


def load() -> ModuleType:
    """Load a script that lies in no package."""
    spec = importlib.util.spec_from_file_location("keep_odds", HOUSE / "packaging/keep_odds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["keep_odds"] = module
    spec.loader.exec_module(module)
    return module


def test_the_kept_odds_come_from_the_rules_as_they_are() -> None:
    assert KEPT["sources"] == load().sources(), "rules or sums changed: run packaging/keep-odds"


def test_a_sum_in_a_room_below_is_part_of_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rankings and games lie in rooms of their own, and count as what lies above them does."""
    keep = load()
    for file in ("rules/ranking/five_cards.py", "odds/games/blackjack_play.py"):
        copy = tmp_path / "dealer_assist" / file
        copy.parent.mkdir(parents=True)
        copy.write_text("one = 1\n")
    monkeypatch.setattr(keep, "HOUSE", tmp_path)
    before = keep.sources(), keep.blackjack_sources()
    for copy in tmp_path.rglob("*.py"):
        copy.write_text("one = 2\n")
    assert keep.sources() != before[0]
    assert keep.blackjack_sources() != before[1]


def test_the_kept_blackjack_comes_from_the_sums_as_they_are() -> None:
    keep = load()
    assert BLACKJACK["sources"] == keep.blackjack_sources(), (
        "sums over blackjack changed: run packaging/keep-odds blackjack FOLDER"
    )
    assert len(BLACKJACK["shoes"]) == 2 * 8


def test_the_kept_base_games_of_titles_come_from_the_sums_as_they_are() -> None:
    assert TITLE_GAMES["sources"] == load().title_sources(), (
        "sums over titles changed: run packaging/keep-odds titles FOLDER"
    )


@pytest.mark.long
@pytest.mark.timeout(900)
def test_dealt_again_the_kept_pai_gow_is_the_same() -> None:
    again = load().pai_gow(list(load_titles(HOUSE / "resources").games.values()))
    assert {name: TITLE_GAMES["games"][name] for name in again} == again


@pytest.mark.long
@pytest.mark.timeout(900)
def test_worked_out_again_a_kept_shoe_of_blackjack_is_the_same() -> None:
    again = load().shoes(6)
    for soft_17, found in again.items():
        assert BLACKJACK["shoes"][f"decks=6 soft_17={soft_17}"] == found


@pytest.mark.long
@pytest.mark.timeout(600)
def test_worked_out_again_the_kept_odds_are_the_same() -> None:
    keeper = Keeper()
    work_out_ahead(load_titles(HOUSE / "resources"), keeper)
    again = json.loads(json.dumps(as_json(keeper.kept)))
    assert {key: KEPT[key] for key in again} == again
