"""A jackpot as its file defines it: levels with seed and rates, lines with prize and envy."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.rules.pays import ForOne, Pay, Percent, ToOne

TRAY = "tray"


class Kind(Enum):
    """Whose money a jackpot is made of: the players', rising, or the house's own, fixed."""

    PROGRESSIVE = "progressive"
    HOUSE = "house"


class Linking(Enum):
    """What a paytable was approved to share its meters with."""

    NOTHING = "nothing"
    SAME_GAME = "same_game"
    GAMES = "games"


@frozen
class Level:
    """One meter of a jackpot. Rates are basis points of the wager."""

    name: str
    label: str
    seed_cents: int
    rate_bp: int
    reserve_bp: int = 0
    cap_cents: int | None = None


@frozen
class Line:
    """One winning hand: its key, the words on its button, what it pays, and what others get.

    `short` is for a plate that has no room for the printed name.
    """

    key: str
    label: str
    pays: Pay
    envy_cents: int = 0
    short: str = ""

    @property
    def percent(self) -> int:
        """Give the share of the meter it pays, 0 for a fixed prize."""
        return self.pays.percent if isinstance(self.pays, Percent) else 0

    def fixed_prize(self, stake: int) -> int:
        """Give the fixed prize for this stake, 0 for a share of the meter."""
        match self.pays:
            case ForOne(pays):
                return pays * stake
            case ToOne():
                return self.pays.net(stake)
            case _:
                return 0


@frozen
class Jackpot:
    """A jackpot with its lines, highest first.

    `fixed_pays` names the level that fixed prizes come off, or the tray.
    `is_shared`: a percentage prize is one per round, shared by all who claim it.
    `decks` and `consoles` are those it was approved for; where there are none, any will do.
    `preset` keeps the levels of the paytable as they were before a table set its own.
    A house jackpot has levels too: their seed is the amount on display, their rate is 0.
    `may_be_house`: a table may run this progressive as a house jackpot.
    """

    key: str
    label: str
    judge: str
    games: tuple[str, ...]
    levels: tuple[Level, ...]
    lines: tuple[Line, ...]
    wager_cents: int = 100
    fixed_pays: str = TRAY
    envy_scales: bool = False
    is_shared: bool = False
    chips_stay: bool = False
    published: tuple[Mapping[str, object], ...] = ()
    kind: Kind = Kind.PROGRESSIVE
    links: Linking = Linking.SAME_GAME
    decks: tuple[int, ...] = ()
    consoles: tuple[str, ...] = ()
    preset: tuple[Level, ...] = ()
    may_be_house: bool = False

    @property
    def is_house(self) -> bool:
        """Tell whether the house alone pays it, in full to each winner."""
        return self.kind is Kind.HOUSE

    @property
    def largest_fixed_prize(self) -> int:
        """Give the largest fixed prize at the configured wager, in cents."""
        return max(line.fixed_prize(self.wager_cents) for line in self.lines)

    def preset_level(self, name: str) -> Level:
        """Give a level as the paytable's file has it, before a table set its own figures."""
        return next((one for one in self.preset if one.name == name), self.level(name))

    def line(self, key: str) -> Line:
        """Give a line by its key; only keys of this jackpot may be asked for."""
        return next(line for line in self.lines if line.key == key)

    def level(self, name: str) -> Level:
        """Give a level by its name."""
        return next(level for level in self.levels if level.name == name)

    def has_line(self, key: str) -> bool:
        """Tell whether this paytable has such a line."""
        return any(line.key == key for line in self.lines)

    def highest_line(self, satisfied: frozenset[str]) -> Line | None:
        """Pick the one line that a hand is paid for: the highest that it satisfies."""
        for line in self.lines:
            if line.key in satisfied:
                return line
        return None

    def with_seeds(self, seeds_cents: Mapping[str, int]) -> "Jackpot":
        """Give the same jackpot with other seeds on the named levels."""
        levels = tuple(
            replace(level, seed_cents=seeds_cents.get(level.name, level.seed_cents))
            for level in self.levels
        )
        return replace(self, levels=levels)
