"""A paytable run as a house jackpot: the house's own fixed amounts in the place of its meters."""

from dataclasses import replace

from dealer_assist.jackpot.definition import TRAY, Jackpot, Kind, Level, Line, Linking
from dealer_assist.message import Msg
from dealer_assist.rules.pays import Percent

WHOLE = 100


def as_house(jackpot: Jackpot) -> Jackpot:
    """Give the same hands and fixed pays with an amount for each share of a meter.

    Each winner of a house jackpot is paid in full, so a line that took a part of a meter gets an
    amount of its own: as much as that part is at the pre-configured seed.
    """
    parts = tuple(_amount(jackpot, line) for line in jackpot.lines if _is_part(line))
    levels = (*(_fixed(jackpot, level) for level in jackpot.levels), *parts)
    return replace(
        jackpot,
        key=f"HOUSE-{jackpot.key}",
        label=f"House Jackpot, {jackpot.label}",
        kind=Kind.HOUSE,
        levels=levels,
        lines=tuple(_in_full(line) for line in jackpot.lines),
        fixed_pays=TRAY,
        is_shared=False,
        links=Linking.NOTHING,
        published=(),
        preset=(),
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
