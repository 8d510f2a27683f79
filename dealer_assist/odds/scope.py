"""For what figures are asked: every way a game may be played, or one table's own way."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import TypeVar, cast

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.kept import Kept, Source
from dealer_assist.rules.paytable import Paytable
from dealer_assist.value import Value, field

T = TypeVar("T")

_SIDES = {"winning_side": ("player", "banker"), "all_participants": ("either",)}
EVERY_SIDE = ("player", "banker", "either")


class Scope(Value):
    """The options of one table, none for every choice, and where long sums come from."""

    options: Mapping[str, object] = field(default_factory=dict)
    source: Source = field(default_factory=Kept)

    def choices(self, option: str, every: Sequence[T]) -> Sequence[T]:
        """Return the table's own choice, or all of them; its own choice is of the same kind."""
        if option not in self.options:
            return every
        return [cast("T", self.options[option])]

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides of baccarat that a progressive wager may be tied to here."""
        return _SIDES.get(str(self.options.get("eligible")), EVERY_SIDE)

    def chances(self, count: Callable[..., Chances], *values: object, **more: object) -> Chances:
        """Count, unless it was counted ahead."""
        keys = (f"{key}={more[key]}" for key in sorted(more))
        name = " ".join([count.__name__, *map(_word, values), *keys])
        return self.source.chances(name, partial(count, *values, **more))

    def base_game(
        self, game: str, table: Paytable, play: Callable[[Paytable], BaseGame]
    ) -> BaseGame:
        """Play a base game with a table, unless it was played ahead; what it pays is its name."""
        pays = ", ".join(f"{line} {pay}" for line, pay in table.lines.items())
        return self.source.base_game(f"{game}: {pays}", partial(play, table))


def _word(value: object) -> str:
    """Name what is counted by; rules that are a module have its last name."""
    return value.__name__.rpartition(".")[2] if isinstance(value, ModuleType) else str(value)


EVERY_WAY = Scope()
