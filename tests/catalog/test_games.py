"""Game definitions: what ships is right, and a mistake is named with its place."""

import re
import tomllib
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_game, load_games
from dealer_assist.paths import resources
from dealer_assist.rules.pays import Push, ToOne

WHIST = """
key = "whist"
name = "Whist"
rules = "showdown"
decks = [1]
settles = ["play", "ante", "bonus"]
[cards]
dealer = 5
seat = 5
[hand]
rank = "five"
qualifies = "pair:6"
[bets]
base = "ante"
[play]
times = [1, 2]
why = "it is one or two Antes"
[ends.play]
win = "even"
tie = "push"
lose = "lose"
win_unqualified = "even"
tie_unqualified = "push"
lose_unqualified = "push"
fold = "none"
[ends.ante]
win = "even"
tie = "push"
lose = "lose"
win_unqualified = "push"
tie_unqualified = "push"
lose_unqualified = "push"
fold = "lose"
[bonus]
bonus = { pattern = "hole_cards", on_fold = "no_trumps" }
[wagers]
ante = "Ante"
bonus = "Bonus"
progressive = "Side"
[decided]
play = "Play"
[options]
no_trumps = [false, true]
[jackpots]
progressive = ["first_five"]
[published]
base_game = { house_edge = "1%" }
[prompts]
betting = "Place your bets"
[screen]
accent = "green"
[paytables.bonus.W-1]
pays = { aa = "10 to 1", low_pair = "push" }
published = { house_edge = ["1%", "2%"], hit = "50%" }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Whist, of the family of games against the dealer's hand."""
    return tmp_path / "whist.toml"


def test_a_whole_definition_is_read(file: Path) -> None:
    file.write_text(WHIST, encoding="utf-8")
    game = load_game(file)
    assert (game.key, game.name, game.rules, game.decks) == ("whist", "Whist", "showdown", 1)
    assert game.wagers == {"ante": "Ante", "bonus": "Bonus", "progressive": "Side"}
    assert game.decided == {"play": "Play"}
    assert game.settles == ("play", "ante", "bonus")
    assert game.cards == {"dealer": 5, "seat": 5}
    assert game.options == {"no_trumps": (False, True), "decks": (1,)}
    assert game.jackpots == {"progressive": ("first_five",)}
    assert game.published == {"base_game": {"house_edge": "1%"}}
    assert game.prompts == {"betting": "Place your bets"}
    assert game.screen == {"accent": "green"}
    table = game.paytables["bonus"]["W-1"]
    assert (table.name, table.wager) == ("W-1", "bonus")
    assert list(table.lines.items()) == [("aa", ToOne(10)), ("low_pair", Push())]
    assert table.published == {"house_edge": ("1%", "2%"), "hit": "50%"}


def test_a_table_may_pay_by_the_number_of_hands() -> None:
    table = load_games(resources() / "games")["caribbean_stud"].paytables["cover_all"]["CA-1"]
    assert list(table.by_hands) == [8, 7, 6, 5, 4, 3, 2]
    assert table.by_hands[8]["flush"] == ToOne(5)
    assert table.lines == table.by_hands[2]


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ('key = "whist"', "", "key: is missing"),
        ('name = "Whist"', "name = 7", "name: must be a text"),
        ("decks = [1]", "decks = []", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "decks = [9]", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "decks = [0]", "decks: must list numbers from 1 to 8"),
        ("decks = [1]", "deck = [1]", "decks: is missing"),
        (
            '["play", "ante", "bonus"]',
            '["play"]',
            "settles: must name each of these once: ante, bonus, play",
        ),
        ('"ante", "bonus"]', '"ante", "bonus", "bonus"]', "settles: must name each"),
        ('"ante", "bonus"]', '"ante", "bonus", "progressive"]', "settles: must name each"),
        ("dealer = 5", "dealer = 0", "cards.dealer: must be a whole number of 1 or more"),
        ("dealer = 5", "croupier = 5", "cards.croupier: is not a key here"),
        ('bonus = "Bonus"', "bonus = 5", "wagers.bonus: must be a text"),
        ("[false, true]", "[false]", "options.no_trumps: must list two or more values"),
        ("[false, true]", "true", "options.no_trumps: must list two or more values"),
        ("progressive = [", "progresive = [", "jackpots.progresive: is no wager"),
        ("progressive = [", "bonus = [", "ends.progressive: is missing"),
        ('["first_five"]', '"first_five"', "jackpots.progressive: must be a list of texts"),
        (
            "first_five",
            "first_fife",
            "jackpots.progressive: 'first_fife' is no way in which the rules judge; the nearest "
            "is 'first_five'",
        ),
        (  # right where a board lies on the table
            "first_five",
            "seven_cards",
            "jackpots.progressive: 'seven_cards' is no way in which the rules judge",
        ),
        ("[paytables.bonus", "[paytables.play", "paytables.play: is no wager that pays by a table"),
        ("[paytables.bonus.W-1]", "[published.x]", "paytables.bonus: is missing; give a table"),
        (
            'rank = "five"',
            'rank = "fife"',
            "hand.rank: 'fife' is no ranking; the nearest is 'five'",
        ),
        ('rank = "five"', 'rank = "three"', "cards.seat: makes hands of 5; 'three' ranks none"),
        ("pair:6", "pear:6", "hand.qualifies: 'pear:6' is no hand"),
        ("pair:6", "pair:1", "hand.qualifies: 'pair:1' is no hand"),
        ('base = "ante"', 'base = "anti"', "bets.base: 'anti' is no wager; the nearest is 'ante'"),
        ("[1, 2]", "[2, 1]", "play.times: must be the least and the most, like [1, 3]"),
        ('fold = "none"', "", "ends.play.fold: is missing"),
        ('lose_unqualified = "push"', "", "ends.play.lose_unqualified: is missing"),
        ('fold = "lose"', 'fold = "loose"', "ends.ante.fold: 'loose' is no ending; the nearest"),
        ('tie = "push"', 'tie = "push or pull"', "ends.play.tie: 'push or pull' is no ending"),
        ('"no_trumps" }', '"trumps" }', "bonus.bonus.on_fold: 'trumps' is no option"),
        ('pattern = "hole_cards"', 'cards = "board"', "bonus.bonus.cards: knows no 'board'"),
        ('key = "whist"', 'key = "whist"\njoker = true', "joker: 'five' knows no joker"),
        ('play = "Play"', 'play = "Play"\nraise = "Raise"', "ends.raise: is missing"),
        ('aa = "10 to 1"', 'aa = "10:1"', "paytables.bonus.W-1.pays.aa: '10:1' is no pay"),
        ('aa = "10 to 1"', 'aa = "5 % of main"', "pays.aa: is a share of a meter"),
        ('{ aa = "10 to 1", low_pair = "push" }', "{}", "W-1.pays: is empty"),
        (
            "low_pair",
            "low_pare",
            "bonus.W-1.pays.low_pare: is no hand that Bonus pays; the nearest is 'low_pair'",
        ),
        ("low_pair", "flush", "W-1.pays.flush: is no hand that Bonus pays; there are: aa_v_aa, aa"),
        (
            'low_pair = "push"',
            'aa_v_aa = "99 to 1"',
            "W-1.pays.aa_v_aa: stands below 'aa', which pays every such hand; put it above",
        ),
        ('hit = "50%" }', "hit = 50 }", "published.hit: must be a text"),
        ('hit = "50%" }', 'hit = "50%" }\nodds = 5', "W-1.odds: is not a key here"),
        ("[screen]", "[scren]", "scren: is not a key here"),
        ("pays = {", "pays_by_hands.2 = {", "bonus.W-1.pays: is missing"),
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


def test_a_game_without_rules_of_its_name_is_refused(tmp_path: Path) -> None:
    for stem in ("whist", "pays", "house_money.old"):  # `pays` is a module, but no game's rules
        file = tmp_path / f"{stem}.toml"
        file.write_text(WHIST.replace('rules = "showdown"', ""), encoding="utf-8")
        with pytest.raises(BadDefinition) as mistake:
            load_game(file)
        assert str(mistake.value) == (
            f"{file}: there are no rules of the name {stem!r}; give the file the name of its rules"
        )


def test_two_files_may_not_define_one_game(tmp_path: Path) -> None:
    for name in ("four_card", "six_five_four"):
        whole = (resources() / "games" / f"{name}.toml").read_text(encoding="utf-8")
        keyed = re.sub(r'^key = ".*"', 'key = "whist"', whole, count=1, flags=re.MULTILINE)
        (tmp_path / f"{name}.toml").write_text(keyed, encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"our.toml: key: 'whist' is the key of four_card.toml"):
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
    """A house may add its own beside them, in any place but the first, which is the usual one."""
    tables = list(load_games(resources() / "games")[key].paytables[wager])
    assert [name for name in tables if name in names] == names
    assert tables[0] == names[0]


def printed_lines() -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Return every column of every paytable that ships: file, wager, table and where it stands."""
    for file in sorted((resources() / "games").glob("*.toml")):
        whole = tomllib.loads(file.read_text(encoding="utf-8"))
        own: dict[str, Any] = whole.get("paytables", {})  # a title like another may have none
        for wager, tables in own.items():
            for name, table in tables.items():
                columns = table.get("pays_by_hands", ())
                places: list[tuple[str, ...]] = [("pays_by_hands", hands) for hands in columns] or [
                    ("pays",)
                ]
                yield from ((file.stem, wager, name, place) for place in places)


@pytest.mark.parametrize(("game", "wager", "name", "place"), list(printed_lines()))
def test_a_line_that_is_one_letter_off_is_refused_in_every_paytable(
    tmp_path: Path, game: str, wager: str, name: str, place: tuple[str, ...]
) -> None:
    text = (resources() / "games" / f"{game}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)["paytables"][wager][name]
    file = tmp_path / "games" / f"{game}.toml"
    file.parent.mkdir()
    for beside in ("house_ways", "bets"):
        (tmp_path / beside).symlink_to(resources() / beside)
    if like := tomllib.loads(text).get("like"):
        (file.parent / f"{like}.toml").symlink_to(resources() / "games" / f"{like}.toml")
    start = text.index(f"[paytables.{wager}.{name}")
    start = text.index(f"\n{place[-1]} = {{", start)
    for line in reduce(dict.__getitem__, place, table):
        at = text.index(f" {line} = ", start) + 1
        file.write_text(f"{text[:at]}{line}z{text[at + len(line) :]}", encoding="utf-8")
        with pytest.raises(BadDefinition) as mistake:
            load_game(file)
        where = ".".join(("paytables", wager, name, *place, f"{line}z"))
        assert str(mistake.value).startswith(f"{file}: {where}: is no hand that ")
        assert str(mistake.value).endswith(f" pays; the nearest is {line!r}")


CARIBBEAN = resources() / "games" / "caribbean.toml"


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("\n8 = {", "\n8 = {}\n# {", "pays_by_hands.8: is empty"),
        ("\n5 = {", "\n# 5 = {", "pays_by_hands.5: is missing"),
        ("\n8 = {", "\n9 = {", "pays_by_hands.9: must be a number of hands: 2, 3, 4, 5, 6, 7, 8"),
        ("\n8 = {", "\n08 = {", "pays_by_hands.08: must be a number of hands"),
        ("\n8 = {", "\ntwo = {", "pays_by_hands.two: must be a number of hands"),
        (".pays_by_hands]", ".pays]", "CA-1.pays_by_hands: is missing"),
        ("\n8 = {", '\n8 = { pair = "1 to 1", ', "8.pair: is no hand that Cover All pays; the"),
        ("\n8 = {", '\n8 = { pair_of_aces = "1 to 1", ', "8.pair_of_aces: is no hand that Cover"),
        ("play.CS-1]", "play.CS-1.x]", "paytables.play.CS-1.pays: is missing"),
    ],
)
def test_a_mistake_in_the_columns_of_cover_all_is_named(
    tmp_path: Path, right: str, wrong: str, words: str
) -> None:
    whole = CARIBBEAN.read_text(encoding="utf-8")
    assert right in whole
    file = tmp_path / CARIBBEAN.name
    file.write_text(whole.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadDefinition) as mistake:
        load_game(file)
    assert words in str(mistake.value)


def test_an_empty_list_of_paytables_is_refused(file: Path) -> None:
    bare = WHIST[: WHIST.index("[paytables")] + "[paytables.bonus]\n"
    file.write_text(bare, encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"paytables.bonus: needs at least one entry"):
        load_game(file)


def queens_up(key: str) -> dict[str, tuple[int, ...]]:
    tables = load_games(resources() / "games")[key].paytables["queens_up"]
    return {
        name: tuple(pay.pays for pay in table.lines.values() if isinstance(pay, ToOne))
        for name, table in tables.items()
    }


def test_queens_up_pays_as_printed() -> None:
    assert (
        queens_up("crazy_4_poker").items()
        >= {
            "C4P-09": (50, 30, 9, 4, 3, 2, 1),
            "C4P-10": (50, 40, 8, 4, 3, 2, 1),
            "C4P-11": (50, 30, 8, 4, 3, 2, 1),
            "C4P-12": (50, 40, 7, 4, 3, 2, 1),
        }.items()
    )
    assert (
        queens_up("six_five_four").items()
        >= {
            "654-1": (50, 40, 8, 4, 3, 2, 1),
            "654-2": (50, 30, 8, 4, 3, 2, 1),
            "654-3": (50, 40, 7, 4, 3, 2, 1),
        }.items()
    )


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
