"""What `settle` needs of the catalog, and where a game's rules are found."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.deal import Deal, Settled
from dealer_assist.rules.paytable import GameDefinition

Rules = Callable[[Deal], Settled]


class Book(Protocol):
    """The loaded definitions: games by key, jackpots by printed name."""

    @property
    def games(self) -> Mapping[str, GameDefinition]:
        """Give the games."""

    @property
    def jackpots(self) -> Mapping[str, Jackpot]:
        """Give the jackpots."""


@cache
def rules_of(name: str) -> Rules:
    """Find a game's rules by the name of its file; imported when first dealt."""
    return cast("Rules", import_module(f"dealer_assist.rules.{name}").settle)
