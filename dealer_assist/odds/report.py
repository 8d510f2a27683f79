"""All figures of the games asked for, worked out on every core, with progress on the way."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.correlation import SHARED
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.kept import Alone, Kept, NotKeptError, Source
from dealer_assist.odds.parts import parts_of
from dealer_assist.odds.scope import Scope
from dealer_assist.odds.workers import do_all
from dealer_assist.rules.paytable import GameDefinition

# What was done last, how many parts are done, and of how many.
Progress = Callable[[str, int, int], None]


class OddsBook(Protocol):
    """The definitions in force."""

    @property
    def games(self) -> Mapping[str, GameDefinition]:
        """Every game by its key."""

    @property
    def jackpots(self) -> Mapping[str, Jackpot]:
        """Every progressive by its printed name."""

    @property
    def house_jackpots(self) -> Mapping[str, Jackpot]:
        """Every house jackpot by its name."""


def figures(
    games: Sequence[str] | None,
    book: OddsBook,
    progress: Progress = lambda *_: None,
    source: Source | None = None,
) -> list[Figure]:
    """Work out every figure of these games, or of all; only keys of the book may be asked for.

    What `source` has was worked out ahead: only a part for which it has not all that it needs is
    summed up now, and a long one in a process of its own.
    """
    jackpots = {**book.jackpots, **book.house_jackpots}
    parts = [
        (game, part)
        for key, game in book.games.items()
        if games is None or key in games
        for part in parts_of(game)
    ]
    works = [partial(part.work, game, jackpots) for game, part in parts]
    results: dict[int, list[Figure]] = {}

    def done(place: int, found: list[Figure]) -> None:
        results[place] = found
        game, part = parts[place]
        progress(f"{game.name}: {part.label}", len(results), len(parts))

    scope = Scope(source=source or Kept())
    kept = Scope(source=Alone(scope.source))
    long: list[int] = []
    for place, (_, part) in enumerate(parts):
        try:
            done(place, works[place](kept if part.seconds else scope))
        except NotKeptError:
            long.append(place)
    long.sort(key=lambda place: -parts[place][1].seconds)
    sums = [partial(works[place], scope) for place in long]
    do_all(sums, lambda number, found: done(long[number], found))
    return [figure for place in range(len(parts)) for figure in results[place]]


def work_out_ahead(book: OddsBook, source: Source) -> None:
    """Ask `source` for whatever the figures of every game and the bands of hits need, once."""
    scope = Scope(source=source)
    for game in book.games.values():
        for part in parts_of(game):
            part.work(game, {**book.jackpots, **book.house_jackpots}, scope)
    for count in SHARED.values():
        scope.chances(count)
