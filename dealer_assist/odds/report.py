"""All figures of the games asked for, worked out on every core, with progress on the way."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds import poker_figures, shoe_figures
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.workers import do_all
from dealer_assist.rules.paytable import GameDefinition

# What was done last, how many parts are done, and of how many.
Progress = Callable[[str, int, int], None]
_Work = Callable[[GameDefinition, Mapping[str, Jackpot]], list[Figure]]


class Book(Protocol):
    """The definitions in force."""

    @property
    def games(self) -> Mapping[str, GameDefinition]:
        """Every game by its key."""

    @property
    def jackpots(self) -> Mapping[str, Jackpot]:
        """Every jackpot by its printed name."""


@frozen
class _Part:
    label: str
    work: _Work
    seconds: int = 0


# Measured on two slow cores; the longest parts start first.
_PARTS: Mapping[str, tuple[_Part, ...]] = {
    "crazy_4_poker": (
        _Part("base game", poker_figures.crazy4_base, 4),
        _Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "six_five_four": (
        _Part("base game", poker_figures.six_five_four_base, 20),
        _Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "four_card_poker": (
        _Part("base game", poker_figures.four_card_base, 12),
        _Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "texas_holdem_bonus": (
        _Part("base game", poker_figures.holdem_base, 25),
        _Part("side wagers", poker_figures.holdem_side_wagers, 1),
    ),
    "caribbean_stud": (
        _Part("base game", poker_figures.caribbean_base, 10),
        _Part("Cover All", poker_figures.cover_all),
    ),
    "dragon_bonus": (_Part("all wagers", shoe_figures.dragon_bonus_figures, 3),),
    "house_money": (_Part("all wagers", shoe_figures.house_money_figures, 1),),
}


def figures(
    games: Sequence[str] | None, book: Book, progress: Progress = lambda *_: None
) -> list[Figure]:
    """Work out every figure of these games, or of all; only keys of the book may be asked for."""
    parts = [
        (game, part)
        for key, game in book.games.items()
        if games is None or key in games
        for part in _PARTS.get(key, ())
    ]
    works = [partial(part.work, game, dict(book.jackpots)) for game, part in parts]
    quick = [place for place, (_, part) in enumerate(parts) if not part.seconds]
    long = [place for place, (_, part) in enumerate(parts) if part.seconds]
    long.sort(key=lambda place: -parts[place][1].seconds)
    ended: list[int] = []

    def done(place: int) -> None:
        ended.append(place)
        game, part = parts[place]
        progress(f"{game.name}: {part.label}", len(ended), len(parts))

    results: dict[int, list[Figure]] = {}
    for place in quick:
        results[place] = works[place]()
        done(place)
    found = do_all([works[place] for place in long], lambda number: done(long[number]))
    results.update(zip(long, found, strict=True))
    return [figure for place in range(len(parts)) for figure in results[place]]
