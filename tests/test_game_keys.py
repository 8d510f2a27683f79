"""No game is known by its key outside its file, its rules and its odds."""

import ast
from collections.abc import Iterator
from pathlib import Path

import dealer_assist
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources

HOUSE = Path(dealer_assist.__file__).parent
KEYS = set(load_titles(resources()).games)
OWN = ("rules", "odds")


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Give the modules that may not know a game, by their place."""
    for file in sorted(HOUSE.rglob("*.py")):
        place = file.relative_to(HOUSE)
        if place.parts[0] not in OWN:
            yield place.as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def words_in(tree: ast.AST) -> Iterator[str]:
    """Give the texts of a module but for its sentences: `Msg("blackjack")` is read by people."""
    said = {
        id(text)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Msg"
        for text in node.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_no_module_names_a_game() -> None:
    assert [place for place, tree in modules() if not KEYS.isdisjoint(words_in(tree))] == []


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
