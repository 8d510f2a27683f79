"""Where a game's rules are found: by their name, when they are first dealt by."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import cast

from dealer_assist.rules.bets.endings import Endings
from dealer_assist.rules.deal import Deal, Settled
from dealer_assist.rules.paytable import GameDefinition

Rules = Callable[[Deal], Settled]


def rules_of(game: GameDefinition) -> Rules:
    """Find what settles a game: its own rules, or its family by what its file tells."""
    settle = _settle_of(game.rules)
    if game.pai_gow is not None:
        return partial(settle, title=game.pai_gow)
    if game.acts is not None:
        return partial(settle, acts=game.acts)
    if game.coup is not None:
        return partial(settle, rules=game.coup)
    return settle if game.title is None else partial(settle, title=game.title)


def rules_for_many(game: GameDefinition) -> Rules:
    """Find what settles deals of a game that all have the same tables and house rules.

    A hand that ends as one before it is not ended again.
    """
    title = game.title
    if title is None or not title.ends_by_lines:
        return rules_of(game)
    return partial(_settle_of(game.rules), title=title, before=Endings())


@cache
def _settle_of(name: str) -> Callable[..., Settled]:
    return cast("Callable[..., Settled]", import_module(f"dealer_assist.rules.games.{name}").settle)
