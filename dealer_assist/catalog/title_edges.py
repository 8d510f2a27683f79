"""A title's bets checked where its file is read: none may pay the players in the long run."""

from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.kept import Alone, Kept, NotKeptError
from dealer_assist.odds.parts import parts_of
from dealer_assist.odds.scope import Scope
from dealer_assist.rules.paytable import GameDefinition

_QUICK_SECONDS = 2
"""What is summed up while a file is read, where nobody has done it ahead; it may take as long."""


def check_edges(game: GameDefinition, file: Path, kept: Kept) -> None:
    """Refuse a title with a paytable that the house would pay for; its file and key are named.

    What depends on a table's jackpots and house rules is checked where the table is opened; what
    takes long and was not summed up ahead, where `odds` is asked. A bet that its tables do not
    offer is only settled.
    """
    if game.title is None and game.acts is None and game.pai_gow is None:
        return
    for figure in _figures(game, kept):
        edge, offered = figure["house_edge"], figure["wager"] not in game.besides
        if offered and figure["paytable"] and edge is not None and edge < 0:
            raise BadDefinition(
                f"{file}: {_key(game, figure)}: its house edge is"
                f" {100 * edge:.2f}%, so the house would pay for it; lower what a line pays"
            )


def _key(game: GameDefinition, figure: Figure) -> str:
    """Name the paytable in its file; a base game has that of one of its wagers."""
    wager, name = figure["wager"], figure["paytable"]
    if name not in game.paytables.get(wager, ()):
        wager = next((offered for offered, each in game.paytables.items() if name in each), wager)
    return f"paytables.{wager}.{name}"


def _figures(game: GameDefinition, kept: Kept) -> list[Figure]:
    found: list[Figure] = []
    for part in parts_of(game):
        try:
            found += part.work(game, {}, Scope(source=Alone(kept)))
        except NotKeptError:
            if part.seconds <= _QUICK_SECONDS and kept != Kept():
                found += part.work(game, {}, Scope(source=kept))
    return found
