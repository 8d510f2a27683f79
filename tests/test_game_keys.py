"""No game and no wager is known by its name outside its file, its rules and its odds."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from package_sources import tree_of

import dealer_assist
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.rules.paytable import GameDefinition

HOUSE = Path(dealer_assist.__file__).parent
GAMES = load_titles(resources()).games
KEYS = set(GAMES)
OWN = ("rules", "odds")

# Names of wagers that are words of the house besides, wherever they stand.
COMMON = {
    "banker": "where cards of a coup lie, and a side that a seat is on",
    "bonus": "a table of a title's file, and what an end waits for",
    "main": "the first meter of a jackpot, a sign, the main part of a page",
    "play": "an icon, a stage, an action of a deal",
    "player": "where cards of a coup lie, and a side that a seat is on",
    "progressive": "a kind of jackpot",
    "tie": "how a coup ends, and a seat on neither side",
    "turn": "what a button does",
    "wager": "a key of deals, files and reports",
}
# One module means something else by it, or has words for it that no definition has.
MEANT = {
    ("table/facts/settling/lucky_george.py", "trilux_fixed"): "the bet that it goes with",
    ("catalog/jurisdictions.py", "raise"): "a kind of act in a jurisdiction's file",
    ("catalog/letter.py", "three_card"): "a family of titles in the approval letter",
    ("school/lessons/coverage.py", "bad_beat"): "a procedure that is taught where the bet is",
    ("school/drills/announcements.py", "insurance"): "what is called out over an ace",
    (
        "ui/pages/odds/wager.py",
        "ante",
    ): "the page says 'of the Ante', which has an article",
    ("ui/pages/signage/sheets.py", "ante"): "the sign of a house rule",
    (
        "ui/table/presenter/cards/play_keys.py",
        "insurance",
    ): "a key shown shut",
}


@cache
def modules() -> dict[str, frozenset[str]]:
    """Return the words of every module that may not know a game, by its place."""
    places = (file.relative_to(HOUSE) for file in sorted(HOUSE.rglob("*.py")))
    return {
        place.as_posix(): frozenset(words_in(tree_of(HOUSE / place)))
        for place in places
        if place.parts[0] not in OWN
    }


def words_in(tree: ast.AST) -> Iterator[str]:
    """Return the texts of a module but for its sentences: `Msg("blackjack")` is read by people."""
    said = {
        id(text)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Msg"
        for text in node.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def own_words(game: GameDefinition) -> set[str]:
    """Return what a game calls its wagers, but for ways to judge and hands called alike."""
    judges = {judge for ways in game.jackpots.values() for judge in ways}
    lines = {line for awards in game.awards.values() for line in awards.lines}
    return {*game.wagers, *game.decided, *game.shared} - judges - lines


WAGERS = {word for game in GAMES.values() for word in own_words(game)} - set(COMMON)


def test_no_module_names_a_game() -> None:
    assert [place for place, words in modules().items() if not KEYS.isdisjoint(words)] == []


def test_a_key_is_found_wherever_it_stands_and_a_sentence_is_none() -> None:
    found = [
        "BONUS, _ = 'house_money', 'cover_all'",
        "def asked(wager: str = 'blackjack') -> None: ...",
        "match game:\n    case 'dragon_bonus': pass",
        "{'left_up': 'house_money'}",
    ]
    for source in found:
        assert not KEYS.isdisjoint(words_in(ast.parse(source))), source
    assert KEYS.isdisjoint(words_in(ast.parse("said = Msg('blackjack')")))


def test_no_module_names_a_wager() -> None:
    found = {(place, word) for place, words in modules().items() for word in words & WAGERS}
    assert found == set(MEANT)


def test_common_words_are_names_of_wagers_and_used_as_words() -> None:
    named = {word for game in GAMES.values() for word in own_words(game)}
    used = frozenset[str]().union(*modules().values())
    assert set(COMMON) <= named & used


def test_the_wagers_that_titles_differ_by_are_looked_for() -> None:
    assert {"house_money", "insurance", "pair_plus", "dragon_player", "cover_all"} <= WAGERS
    assert {"push_22", "super_match", "bad_beat", "bet_1", "third", "blackjack"} <= WAGERS
