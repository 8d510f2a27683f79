"""A jackpot as its file defines it: levels with seed and rates, lines with prize and envy.

A table may set its fixed wager, and seed, rates and cap of each level; or run the paytable as a
house jackpot, with the house's own fixed amounts in the place of its meters.
"""

from collections.abc import Mapping
from enum import Enum
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, field, replace

TRAY = "tray"

WHOLE = 100


class JackpotKind(Enum):
    """Whose money a jackpot is made of: the players', rising, or the house's own, fixed.

    An event's is the players' too: unlike games play for its meters, each by a paytable of its own.
    """

    PROGRESSIVE = "progressive"
    HOUSE = "house"
    EVENT = "event"


class Linking(Enum):
    """What a paytable was approved to share its meters with."""

    NOTHING = "nothing"
    SAME_GAME = "same_game"
    GAMES = "games"


class Level(Value):
    """One meter of a jackpot. Rates are basis points of the wager.

    One that must hit falls to the wager that crosses a hidden amount, before it shows more than
    `must_hit_cents`; no hand wins it.
    """

    name: str
    label: str
    seed_cents: int
    rate_bp: int
    reserve_bp: int = 0
    cap_cents: int | None = None
    must_hit_cents: int = 0


class Line(Value):
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
        """Return the share of the meter it pays, 0 for a fixed prize."""
        return self.pays.percent if isinstance(self.pays, Percent) else 0

    def fixed_prize(self, stake: int) -> int:
        """Return the fixed prize for this stake, 0 for a share of the meter."""
        match self.pays:
            case ForOne(pays):
                return pays * stake
            case ToOne():
                return self.pays.net(stake)
            case Percent() | Push():
                return 0
            case _:
                assert_never(self.pays)


class Jackpot(Value):
    """A jackpot with its lines, highest first.

    `fixed_pays` names the level that fixed prizes come off, or the tray.
    `is_shared`: a percentage prize is one per round, shared by all who claim it.
    `decks` and `consoles` are those it was approved for; where there are none, any will do.
    `preset` keeps the levels of the paytable as they were before a table set its own, and
    `preset_wager` the fixed wager that they are printed for where the table has another.
    A house jackpot has levels too: their seed is the amount on display, their rate is 0.
    `may_be_house`: a table may run this progressive as a house jackpot. `designed_for` are the
    decks that its figures were made for, `eligible` who wins by its print where one hand is shared,
    `pays_from` the lowest hand that it is there for where that is not its judge's own.
    Of kind event: paytables that name the same `event` may share their meters where the chance of
    the rarer one is at most `band_bp` basis points of the likelier below it.
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
    kind: JackpotKind = JackpotKind.PROGRESSIVE
    links: Linking = Linking.SAME_GAME
    decks: tuple[int, ...] = ()
    consoles: tuple[str, ...] = ()
    preset: tuple[Level, ...] = ()
    preset_wager: int = 0
    may_be_house: bool = False
    designed_for: tuple[int, ...] = ()
    eligible: str = ""
    pays_from: str = ""
    event: str = ""
    band_bp: int = 0

    def is_played_at(self, game: GameDefinition) -> bool:
        """Return True if a game may play for it: named by its own file, or by the game's."""
        return game.key in self.games or self.key in game.plays_for

    @property
    def is_house(self) -> bool:
        """True if the house alone pays it, in full to each winner."""
        return self.kind is JackpotKind.HOUSE

    @property
    def is_event(self) -> bool:
        """True if unlike games may play for its meters, by an event of about one chance."""
        return self.kind is JackpotKind.EVENT

    @property
    def shares(self) -> frozenset[tuple[str, int]]:
        """Return what can be won of the meters: each level with each share of it."""
        return frozenset(
            (line.pays.meter, line.pays.percent)
            for line in self.lines
            if isinstance(line.pays, Percent)
        )

    @property
    def largest_fixed_prize(self) -> int:
        """Return the largest fixed prize at the configured wager, in cents."""
        return max(line.fixed_prize(self.wager_cents) for line in self.lines)

    def preset_level(self, name: str) -> Level:
        """Return a level as the paytable has it at this wager, without a table's own figures."""
        level = next((one for one in self.preset if one.name == name), self.level(name))
        return _times(level, self.wager_cents, self.preset_wager or self.wager_cents)

    def line(self, key: str) -> Line:
        """Return a line by its key; only keys of this jackpot may be asked for.

        A level that must hit is a line too, which no hand has.
        """
        known = (*self.lines, *self.hidden_lines, _MYSTERY)
        return next(line for line in known if line.key == key)

    @property
    def hidden_lines(self) -> tuple[Line, ...]:
        """Return what is won without a hand: the whole of each level that must hit."""
        return tuple(
            Line(level.name, level.label, Percent(WHOLE, level.name))
            for level in self.levels
            if level.must_hit_cents
        )

    @property
    def hand_levels(self) -> tuple[Level, ...]:
        """Return the levels that hands win."""
        return tuple(level for level in self.levels if not level.must_hit_cents)

    def level(self, name: str) -> Level:
        """Return a level by its name."""
        return next(level for level in (*self.levels, _MYSTERY_LEVEL) if level.name == name)

    def has_line(self, key: str) -> bool:
        """True if this paytable has such a line."""
        return any(line.key == key for line in self.lines)

    def pays_line(self, key: str) -> bool:
        """True if such a line is paid here, by a hand or without one."""
        return any(line.key == key for line in (*self.lines, *self.hidden_lines))

    def highest_line(self, satisfied: frozenset[str]) -> Line | None:
        """Pick the one line that a hand is paid for: the highest that it satisfies."""
        for line in self.lines:
            if line.key in satisfied:
                return line
        return None

    def with_seeds(self, seeds_cents: Mapping[str, int]) -> "Jackpot":
        """Return the same jackpot with other seeds on the named levels."""
        levels = tuple(
            replace(level, seed_cents=seeds_cents.get(level.name, level.seed_cents))
            for level in self.levels
        )
        return replace(self, levels=levels)


class LevelSettings(Value):
    """Figures that replace those of a level; None leaves the paytable's own."""

    seed_cents: int | None = None
    rate_bp: int | None = None
    reserve_bp: int | None = None
    cap_cents: int | None = None


class Settings(Value):
    """A table's own choices for one jackpot; what is None or not named stays as it was."""

    wager_cents: int | None = None
    fixed_pays: str | None = None
    levels: Mapping[str, LevelSettings] = field(default_factory=dict)


MYSTERY = "mystery"
_MYSTERY_LEVEL = Level(MYSTERY, Msg("Mystery"), 0, 0)
_MYSTERY = Line(MYSTERY, Msg("Mystery"), Percent(WHOLE, MYSTERY))
"""A level that was hit and turned off since is known by its name."""


def configured(jackpot: Jackpot, settings: Settings) -> Jackpot:
    """Return the jackpot with these settings; it remembers its pre-configured levels.

    Fixed prizes scale with the wager by themselves, and so does envy where the paytable says so;
    a seed that is not set scales too.
    """
    scaled = at_wager(jackpot, _chosen(settings.wager_cents, jackpot.wager_cents))
    return replace(
        scaled,
        fixed_pays=settings.fixed_pays or jackpot.fixed_pays,
        levels=tuple(_level(one, settings.levels.get(one.name)) for one in scaled.levels),
    )


def at_wager(jackpot: Jackpot, wager_cents: int) -> Jackpot:
    """Return the jackpot at another fixed wager: the paytable's own seeds go with it.

    The documents base all settings and pays on one fixed wager. A seed that the table has set
    itself stays as it is.
    """
    base = jackpot.preset_wager or jackpot.wager_cents
    other = replace(
        jackpot,
        wager_cents=wager_cents,
        preset=jackpot.preset or jackpot.levels,
        preset_wager=base if base != wager_cents else 0,
    )
    levels = tuple(
        replace(one, seed_cents=other.preset_level(one.name).seed_cents)
        if not one.must_hit_cents and one.seed_cents == jackpot.preset_level(one.name).seed_cents
        else one
        for one in jackpot.levels
    )
    return replace(other, levels=levels)


def _times(level: Level, wager: int, base: int) -> Level:
    return replace(level, seed_cents=level.seed_cents * wager // base)


def _level(level: Level, settings: LevelSettings | None) -> Level:
    if settings is None:
        return level
    return replace(
        level,
        seed_cents=_chosen(settings.seed_cents, level.seed_cents),
        rate_bp=_chosen(settings.rate_bp, level.rate_bp),
        reserve_bp=_chosen(settings.reserve_bp, level.reserve_bp),
        cap_cents=level.cap_cents if settings.cap_cents is None else settings.cap_cents,
    )


def _chosen(set_to: int | None, usual: int) -> int:
    return usual if set_to is None else set_to


def as_house(jackpot: Jackpot) -> Jackpot:
    """Return the same hands and fixed pays with an amount for each share of a meter.

    Each winner of a house jackpot is paid in full, so a line that took a part of a meter gets an
    amount of its own: as much as that part is at the pre-configured seed.
    """
    parts = tuple(_amount(jackpot, line) for line in jackpot.lines if _is_part(line))
    levels = (*(_fixed(jackpot, level) for level in jackpot.levels), *parts)
    return replace(
        jackpot,
        key=f"HOUSE-{jackpot.key}",
        label=f"House Jackpot, {jackpot.label}",
        kind=JackpotKind.HOUSE,
        levels=levels,
        lines=tuple(_in_full(line) for line in jackpot.lines),
        fixed_pays=TRAY,
        is_shared=False,
        links=Linking.NOTHING,
        published=(),
        preset=(),
        preset_wager=0,
    )


def _is_part(line: Line) -> bool:
    return 0 < line.percent < WHOLE


def _fixed(jackpot: Jackpot, level: Level) -> Level:
    label = Msg("House jackpot") if len(jackpot.levels) == 1 else level.label
    return Level(level.name, label, level.seed_cents, 0)


def _amount(jackpot: Jackpot, line: Line) -> Level:
    meter = line.pays.meter if isinstance(line.pays, Percent) else ""
    cents = jackpot.level(meter).seed_cents * line.percent // WHOLE
    return Level(line.key, line.label, cents, 0)


def _in_full(line: Line) -> Line:
    return replace(line, pays=Percent(WHOLE, line.key)) if _is_part(line) else line
