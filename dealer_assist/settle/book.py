"""What `settle` needs of the catalog."""

from collections.abc import Mapping
from typing import Protocol

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition


class SettleBook(Protocol):
    """The loaded definitions: games by key, jackpots by printed name."""

    @property
    def games(self) -> Mapping[str, GameDefinition]:
        """Return the games."""

    @property
    def jackpots(self) -> Mapping[str, Jackpot]:
        """Return the jackpots."""
