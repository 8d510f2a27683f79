"""Game definitions: what ships is right, and a mistake is named with its place."""

from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game, load_games
from dealer_assist.places import resources
from dealer_assist.rules.pays import Push, ToOne

WHIST = """
key = "whist"
name = "Whist"
decks = [1]
settles = ["play", "ante"]
[cards]
dealer = 5
seat = 5
[wagers]
ante = "Ante"
side = "Side"
[decided]
play = "Play"
[options]
no_trumps = [false, true]
[jackpots]
side = ["best_four"]
[published]
base_game = { house_edge = "1%" }
[prompts]
betting = "Place your bets"
[screen]
accent = "green"
[paytables.ante.W-1]
pays = { slam = "10 to 1", trick = "push" }
published = { house_edge = ["1%", "2%"], hit = "50%" }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "whist.toml"


def test_a_whole_definition_is_read(file: Path) -> None:
    file.write_text(WHIST, encoding="utf-8")
    game = load_game(file)
    assert (game.key, game.name, game.rules, game.decks) == ("whist", "Whist", "whist", 1)
    assert game.wagers == {"ante": "Ante", "side": "Side"}
    assert game.decided == {"play": "Play"}
    assert game.settles == ("play", "ante")
    assert game.cards == {"dealer": 5, "seat": 5}
    assert game.options == {"no_trumps": (False, True), "decks": (1,)}
    assert game.jackpots == {"side": ("best_four",)}
    assert game.published == {"base_game": {"house_edge": "1%"}}
    assert game.prompts == {"betting": "Place your bets"}
    assert game.screen == {"accent": "green"}
    table = game.paytables["ante"]["W-1"]
    assert (table.name, table.wager) == ("W-1", "ante")
    assert list(table.lines.items()) == [("slam", ToOne(10)), ("trick", Push())]
    assert table.published == {"house_edge": ("1%", "2%"), "hit": "50%"}


def test_a_table_may_pay_by_the_number_of_hands(file: Path) -> None:
    columns = """[paytables.ante.W-1.pays_by_hands]
3 = { slam = "5 to 1" }
2 = { slam = "9 to 1" }
"""
    file.write_text(WHIST[: WHIST.index("[paytables")] + columns, encoding="utf-8")
    table = load_game(file).paytables["ante"]["W-1"]
    assert table.by_hands == {3: {"slam": ToOne(5)}, 2: {"slam": ToOne(9)}}
    assert table.lines == {"slam": ToOne(9)}


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ('key = "whist"', "", "key: is missing"),
        ('name = "Whist"', "name = 7", "name: must be a text"),
        ("decks = [1]", "decks = []", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "decks = [9]", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "decks = [0]", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "deck = [1]", "decks: is missing"),
        ('["play", "ante"]', '["play"]', "settles: must name each of these once: ante, play"),
        ('["play", "ante"]', '["play", "ante", "ante"]', "settles: must name each"),
        ('["play", "ante"]', '["play", "ante", "side"]', "settles: must name each"),
        ("dealer = 5", "dealer = 0", "cards.dealer: must be a whole number of 1 or more"),
        ("dealer = 5", "croupier = 5", "cards.croupier: is not a key here"),
        ('ante = "Ante"', "ante = 5", "wagers.ante: must be a text"),
        ("[false, true]", "[false]", "options.no_trumps: must list two or more values"),
        ("[false, true]", "true", "options.no_trumps: must list two or more values"),
        ('side = ["best_four"]', 'sid = ["best_four"]', "jackpots.sid: is no wager"),
        ('side = ["best_four"]', 'side = "best_four"', "jackpots.side: must be a list of texts"),
        ("[paytables.ante", "[paytables.side", "paytables.side: is no wager that pays by a table"),
        ('slam = "10 to 1"', 'slam = "10:1"', "paytables.ante.W-1.pays.slam: '10:1' is no pay"),
        ('slam = "10 to 1"', 'slam = "5 % of main"', "pays.slam: is a share of a meter"),
        ('{ slam = "10 to 1", trick = "push" }', "{}", "W-1.pays: is empty"),
        ('hit = "50%" }', "hit = 50 }", "published.hit: must be a text"),
        ('hit = "50%" }', 'hit = "50%" }\nodds = 5', "W-1.odds: is not a key here"),
        ("[screen]", "[scren]", "scren: is not a key here"),
        ("pays = {", "pays_by_hands.two = {", "pays_by_hands.two: must be a number of hands"),
    ],
)
def test_a_mistake_is_named_with_file_and_key(
    file: Path, right: str, wrong: str, words: str
) -> None:
    assert right in WHIST
    file.write_text(WHIST.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDefinition) as mistake:
        load_game(file)
    assert str(mistake.value).startswith(f"{file}: ")
    assert words in str(mistake.value)


def test_two_files_may_not_define_one_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(WHIST, encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"two.toml: key: 'whist' is the key of one.toml too"):
        load_games(tmp_path)


def test_the_shipped_games_are_known_by_their_keys() -> None:
    games = load_games(resources() / "games")
    assert set(games) >= {
        "crazy_4_poker",
        "six_five_four",
        "texas_holdem_bonus",
        "caribbean_stud",
        "four_card_poker",
        "dragon_bonus",
        "house_money",
    }
    assert all(key == game.key for key, game in games.items())


@pytest.mark.parametrize(
    ("key", "wager", "names"),
    [
        ("crazy_4_poker", "super_bonus", ["C4P-09", "C4P-10", "C4P-11", "C4P-12"]),
        ("crazy_4_poker", "queens_up", ["C4P-09", "C4P-10", "C4P-11", "C4P-12"]),
        ("crazy_4_poker", "bad_beat", ["BBB-01", "BBB-02"]),
        ("six_five_four", "ante_bonus", ["654-1", "654-2", "654-3"]),
        ("six_five_four", "queens_up", ["654-1", "654-2", "654-3"]),
        ("texas_holdem_bonus", "bonus", ["THB-1", "THB-2"]),
        ("caribbean_stud", "cover_all", ["CA-1"]),
    ],
)
def test_the_printed_paytables_are_all_there(key: str, wager: str, names: list[str]) -> None:
    assert list(load_games(resources() / "games")[key].paytables[wager]) == names


def queens_up(key: str) -> dict[str, list[int]]:
    tables = load_games(resources() / "games")[key].paytables["queens_up"]
    return {
        name: [pay.pays for pay in table.lines.values() if isinstance(pay, ToOne)]
        for name, table in tables.items()
    }


def test_queens_up_pays_as_printed() -> None:
    assert queens_up("crazy_4_poker") == {
        "C4P-09": [50, 30, 9, 4, 3, 2, 1],
        "C4P-10": [50, 40, 8, 4, 3, 2, 1],
        "C4P-11": [50, 30, 8, 4, 3, 2, 1],
        "C4P-12": [50, 40, 7, 4, 3, 2, 1],
    }
    assert queens_up("six_five_four") == {
        "654-1": [50, 40, 8, 4, 3, 2, 1],
        "654-2": [50, 30, 8, 4, 3, 2, 1],
        "654-3": [50, 40, 7, 4, 3, 2, 1],
    }


def test_cover_all_pays_as_printed() -> None:
    table = load_games(resources() / "games")["caribbean_stud"].paytables["cover_all"]["CA-1"]
    printed = {
        8: [100, 40, 7, 6, 5, 4, 3],
        7: [125, 70, 15, 9, 7, 5, 3],
        6: [150, 80, 17, 12, 9, 7, 3],
        5: [200, 90, 20, 15, 10, 8, 4],
        4: [250, 100, 30, 20, 15, 10, 5],
        3: [300, 125, 40, 30, 20, 17, 6],
        2: [500, 200, 60, 40, 35, 25, 9],
    }
    assert {
        hands: [pay.pays for pay in column.values() if isinstance(pay, ToOne)]
        for hands, column in table.by_hands.items()
    } == printed
