"""Paytables and the definition of a game: frozen data that the catalog reads from files."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_assist.rules.pays import Pay


@dataclass(frozen=True, slots=True)
class Paytable:
    """The lines of one wager's table, highest first, and the figures it was published with."""

    name: str
    wager: str
    lines: Mapping[str, Pay]
    published: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameDefinition:
    """A game as its file describes it: wagers as printed, paytables by wager (first is default)."""

    key: str
    name: str
    wagers: Mapping[str, str]
    paytables: Mapping[str, Mapping[str, Paytable]]
    options: Mapping[str, tuple[object, ...]]
    decks: int = 1
