"""The questions of a drill for one game: new cards each time, what is due first.

Every case has its turn; those of a kind that is about to be forgotten come before the others.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random

from dealer_assist.school import drills
from dealer_assist.school.deals.cases import PayCase
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.deals.house import House
from dealer_assist.school.drills.question import Question
from dealer_assist.school.drills.read_hand import HandCase
from dealer_assist.settle.book import SettleBook

_OWN_AT_TABLE = ("what_to_say",)
"""Drills that ask at a kiosk for what no deal tells too, each thing as often as another."""


def drills_for(book: SettleBook, game: str, house: House | None = None) -> tuple[str, ...]:
    """Name the drills that have something to ask about a game, or about one table of it."""
    return tuple(name for name in drills.DRILLS if _cases(name, book, game, house))


def has_questions(name: str, book: SettleBook, game: str, house: House | None = None) -> bool:
    """True if a drill has something to ask about a game, or about one table of it."""
    return bool(_cases(name, book, game, house))


def questions_for(
    name: str,
    book: SettleBook,
    game: str,
    seed: int,
    count: int,
    due: Sequence[str] = (),
    *,
    first: int = 0,
    house: House | None = None,
) -> Iterator[Question]:
    """Make questions about one game, `first` of them left out; the same seed makes the same ones.

    `due` are kinds of cases as `case_of` names them, the most forgotten first. `house` is the
    table that is asked about; without it every table of the game.
    """
    drill = import_module(f"{drills.__name__}.{name}")
    cases = _cases(name, book, game, house)
    Random(f"{name} {game} {seed}").shuffle(cases)
    turn = {kind: place for place, kind in enumerate(due)}
    cases.sort(key=lambda case: turn.get(_kind(case), len(turn)))
    for n in range(first, count):
        chance = Random(f"{name} {game} {seed} {n}")
        asked = drill.ask(Dealing(book, chance, house), chance, cases[n % len(cases)])
        yield Question(name, f"{name}-{seed}-{n + 1}", asked)


def _cases(name: str, book: SettleBook, game: str, house: House | None) -> list[object]:
    drill = import_module(f"{drills.__name__}.{name}")
    if name in _OWN_AT_TABLE:
        found = drill.cases_at_table(book, game)
    else:
        found = [case for case in drill.cases(book) if _game_of(case) in ("", game)]
    return [one for one in found if house is None or _is_at(one, house)]


def _is_at(case: object, house: House) -> bool:
    """True if a case can come up at a table; one that names no line can at each."""
    line = case if isinstance(case, PayCase) else getattr(case, "line", None)
    return not isinstance(line, PayCase) or house.has(line)


def _kind(case: object) -> str:
    """Name the kind of the question that a case brings, as far as the case alone can tell."""
    match case:
        case HandCase(kind=kind):
            return kind
        case PayCase(game=game, wager=wager, is_jackpot=False):
            return f"{game}:{wager}"
    return ""


def _game_of(case: object) -> str:
    own = getattr(case, "game", "") or getattr(getattr(case, "line", None), "game", "")
    return str(own)
