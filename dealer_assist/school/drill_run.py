"""The questions of a drill for one game: new cards each time, every case in its turn."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from dealer_assist.school import drills
from dealer_assist.school.dealing import Dealing
from dealer_assist.school.question import Question
from dealer_assist.settle.book import Book

_ONLY = {
    "baccarat_draw": "dragon_bonus",
    "dealer_cards": "six_five_four",
    "left_up": "house_money",
}
"""Drills of one game, whose cases need not name it."""


def drills_for(book: Book, game: str) -> tuple[str, ...]:
    """Name the drills that have something to ask about a game."""
    return tuple(name for name in drills.DRILLS if _cases(name, book, game))


def questions_for(name: str, book: Book, game: str, seed: int, count: int) -> Iterator[Question]:
    """Make questions about one game; the same seed makes the same ones."""
    drill = import_module(f"{drills.__name__}.{name}")
    cases = _cases(name, book, game)
    Random(f"{name} {game} {seed}").shuffle(cases)
    for n in range(count):
        chance = Random(f"{name} {game} {seed} {n}")
        asked = drill.ask(Dealing(book, chance), chance, cases[n % len(cases)])
        yield Question(name, f"{name}-{seed}-{n + 1}", asked)


def _cases(name: str, book: Book, game: str) -> list[object]:
    if name in _ONLY and _ONLY[name] != game:
        return []
    drill = import_module(f"{drills.__name__}.{name}")
    return [one for one in drill.cases(book) if _game_of(one) in ("", game)]


def _game_of(case: object) -> str:
    own = getattr(case, "game", "") or getattr(getattr(case, "line", None), "game", "")
    return str(own)
