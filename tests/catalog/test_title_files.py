"""A title is a file: a variant says what differs, and no Python is written for it."""

import json
import shutil
from pathlib import Path

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

RECIPE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
VARIANT = RECIPE.split("## Add a title")[1].split("```toml")[1].split("```")[0]
"""As the recipe has it: who follows the paper gets what is tried here."""


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    """A folder with Three Card Poker, and a file for one that is like it."""
    shutil.copy(resources() / "games" / "three_card_poker.toml", tmp_path)
    return tmp_path / "tribal.toml"


def test_a_file_that_is_like_another_says_only_what_differs(variant: Path) -> None:
    variant.write_text(VARIANT, encoding="utf-8")
    game = load_game(variant)
    assert (game.key, game.rules, game.sums) == (
        "three_card_tribal",
        "showdown",
        "three_card_poker",
    )
    assert list(game.wagers) == ["ante", "pair_plus"]
    assert game.settles == ("ante", "play", "ante_bonus", "pair_plus")
    assert [*game.paytables["ante_bonus"]] == ["AB-991", "AB-541", "AB-531", "AB-431", "AB-321"]


@pytest.mark.parametrize(
    ("named", "pays"), [({}, 9), ({"ante_bonus": "AB-991"}, 9), ({"ante_bonus": "AB-541"}, 4)]
)
def test_the_variant_settles_without_any_python_by_its_own_table_first(
    variant: Path, named: dict[str, str], pays: int
) -> None:
    variant.write_text(VARIANT, encoding="utf-8")
    deal = {
        "game": "three_card_tribal",
        "paytables": named,
        "dealer": ["2c", "7d", "9h"],
        "seats": [
            {
                "seat": 1,
                "cards": ["4s", "4d", "4h"],
                "wagers": {"ante": 500},
                "decision": {"action": "play", "play": 500},
            }
        ],
    }
    game = load_game(variant)
    (answer,) = settle_lines([json.dumps(deal)], Book({game.key: game}, {}))
    assert json.loads(answer)["seats"][0]["net"] == 500 + pays * 500


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ('"three_card_poker"', '"whist"', "like: there is no file whist.toml beside this one"),
        ('"six_card"', '"seven_card"', "without: 'seven_card' is no wager of three_card_poker"),
        ("straight_flush", "strait_flush", "strait_flush: is no hand that Ante Bonus pays"),
        ('key = "three', 'kei = "three', "kei: is not a key here"),
    ],
)
def test_a_mistake_in_a_variant_is_named_with_its_own_file(
    variant: Path, right: str, wrong: str, words: str
) -> None:
    variant.write_text(VARIANT.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDefinition) as mistake:
        load_game(variant)
    assert str(mistake.value).startswith(f"{variant}: ")
    assert words in str(mistake.value)


def test_the_titles_stand_beside_the_games_for_settle_and_odds() -> None:
    book = load_titles(resources())
    assert {
        *("three_card_poker", "ultimate_texas_holdem", "dj_wild"),
        *("mississippi_stud", "let_it_ride", "crazy_4_poker"),
    } <= set(book.games)
    assert "ultimate_texas_holdem" in book.jackpots["MGL-01"].games
    assert book.jackpots["TCPP-1"].judge == "three_cards"


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ('banker = "push_three_card_7"', 'banker = "push"', "coup.banker: "),
        ('on = "banker_three_card_7"', 'on = "banker_7"', "coup.events.dragon_7.on: "),
        ('pays = "40 to 1"', 'pays = "40 for 1"', "must be odds to one, like 40 to 1"),
        ("dragon_7 = { on", "dragon_9 = { on", "coup.events.dragon_9: is no wager on an event"),
        ('dragon_7 = "Dragon 7"\n', "", "coup.events.dragon_7: is no wager on an event"),
    ],
)
def test_a_mistake_in_a_baccarat_title_is_named(
    tmp_path: Path, right: str, wrong: str, words: str
) -> None:
    told = (resources() / "games" / "ez_baccarat.toml").read_text(encoding="utf-8")
    assert right in told
    file = tmp_path / "ez_baccarat.toml"
    file.write_text(told.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDefinition) as mistake:
        load_game(file)
    assert str(mistake.value).startswith(f"{file}: ")
    assert words in str(mistake.value)


def test_a_decision_on_a_tie_without_a_way_out_is_refused_with_file_and_key(tmp_path: Path) -> None:
    told = (resources() / "games" / "casino_war.toml").read_text(encoding="utf-8")
    file = tmp_path / "casino_war.toml"
    file.write_text(told.replace("may_fold = true\n", ""), encoding="utf-8")
    with pytest.raises(BadDefinition, match="on_tie: needs one wager in decides, and may_fold"):
        load_game(file)
