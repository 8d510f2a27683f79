"""Cautions about a jackpot's settings: allowed, but only with open eyes for the figures."""

from collections.abc import Iterator
from math import gcd

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import Percent
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.words import decimal, percent

# The rule documents: meters that pay everything are designed to grow from this rate on.
GROWS_FROM_BP = 7_000
_WHOLE = 10_000


def cautions(setup: TableSetup) -> Iterator[str]:
    """Say what a table's own settings do to its jackpots, one sentence each."""
    for sensor, jackpot in setup.jackpots.items():
        if jackpot.is_house:
            continue
        at = f"Sensor {sensor}, {jackpot.key}"
        if jackpot.fixed_pays == TRAY:
            yield from _raised(at, jackpot)
        else:
            yield from _running_dry(at, jackpot)
        for level in jackpot.levels:
            yield from _seed(at, jackpot, level)


def _raised(at: str, jackpot: Jackpot) -> Iterator[str]:
    before = sum(_share(jackpot.preset_level(level.name)) for level in jackpot.levels)
    now = sum(_share(level) for level in jackpot.levels)
    if now > before:
        less = now - before
        yield (
            f"{at}: {percent(now)} of each wager goes to the meter and its reserve instead of "
            f"{percent(before)}; the house edge falls by {_points(less)} "
            f"({_exact(less)} of the wager, {_money(less * jackpot.wager_cents)} on each "
            f"{chips(jackpot.wager_cents)})"
        )


def _running_dry(at: str, jackpot: Jackpot) -> Iterator[str]:
    rate = sum(level.rate_bp for level in jackpot.levels)
    if rate < GROWS_FROM_BP:
        yield (
            f"{at}: all pays come off the meter and it gets {percent(rate)} of each wager; "
            f"below {percent(GROWS_FROM_BP)} it may run dry, and then the tray pays"
        )


def _seed(at: str, jackpot: Jackpot, level: Level) -> Iterator[str]:
    largest = jackpot.largest_fixed_prize
    edge = _edge_by_seed(jackpot, level)
    if level.seed_cents == 0 and level.reserve_bp:
        yield (
            f"{at}: {level.label} has no seed but a reserve of {percent(level.reserve_bp)}; "
            f"after two wins in a row it starts again from next to nothing{edge}"
        )
    elif level.seed_cents == 0:
        yield f"{at}: {level.label} has no seed and starts again from nothing after a win{edge}"
    elif level.seed_cents < largest:
        yield (
            f"{at}: {level.label} starts again at {chips(level.seed_cents)}, less than the "
            f"largest fixed prize of {chips(largest)}{edge}"
        )


def _edge_by_seed(jackpot: Jackpot, level: Level) -> str:
    """Say what a seed below the pre-configured one brings the house, each time it is due."""
    less = jackpot.preset_level(level.name).seed_cents - level.seed_cents
    whole = next((line for line in jackpot.lines if line.pays == Percent(100, level.name)), None)
    if less <= 0 or whole is None:
        return ""
    return f"; the house edge rises, by {chips(less)} at every {whole.label}"


def _share(level: Level) -> int:
    return level.rate_bp + level.reserve_bp


def _points(basis_points: int) -> str:
    return f"{decimal(basis_points)} point{'' if basis_points == 100 else 's'}"


def _money(ten_thousandths: int) -> str:
    """Print an exact amount that need not be whole cents."""
    cents, rest = divmod(ten_thousandths, _WHOLE)
    return f"{_exact(ten_thousandths)} cents" if rest else chips(cents)


def _exact(ten_thousandths: int) -> str:
    """Print a share as the fraction that it is, in its lowest terms."""
    common = gcd(ten_thousandths, _WHOLE)
    return f"{ten_thousandths // common}/{_WHOLE // common}"
