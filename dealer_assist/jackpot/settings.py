"""What a table may set on a jackpot: its fixed wager, and seed, rates and cap of each level."""

from collections.abc import Mapping
from dataclasses import field, replace

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot, Level


@frozen
class LevelSettings:
    """Figures that replace those of a level; None leaves the paytable's own."""

    seed_cents: int | None = None
    rate_bp: int | None = None
    reserve_bp: int | None = None
    cap_cents: int | None = None


@frozen
class Settings:
    """A table's own choices for one jackpot; what is None or not named stays as it was."""

    wager_cents: int | None = None
    fixed_pays: str | None = None
    levels: Mapping[str, LevelSettings] = field(default_factory=dict)


def configured(jackpot: Jackpot, settings: Settings) -> Jackpot:
    """Give the jackpot with these settings; it remembers its pre-configured levels.

    Fixed prizes scale with the wager by themselves, and so does envy where the paytable says so.
    """
    return replace(
        jackpot,
        wager_cents=_chosen(settings.wager_cents, jackpot.wager_cents),
        fixed_pays=settings.fixed_pays or jackpot.fixed_pays,
        levels=tuple(_level(one, settings.levels.get(one.name)) for one in jackpot.levels),
        preset=jackpot.preset or jackpot.levels,
    )


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
