"""Cautions about a jackpot's settings: allowed, but only with open eyes for the figures."""

from collections.abc import Iterator
from math import gcd

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level
from dealer_assist.message import Msg
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
        if jackpot.fixed_pays == TRAY:
            yield from _raised(sensor, jackpot)
        else:
            yield from _running_dry(sensor, jackpot)
        for level in jackpot.levels:
            yield from _seed(sensor, jackpot, level)


def _raised(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    before = sum(_share(jackpot.preset_level(level.name)) for level in jackpot.levels)
    now = sum(_share(level) for level in jackpot.levels)
    if now > before:
        less = now - before
        yield Msg(
            "Sensor {sensor}, {jackpot}: {now} of each wager goes to the meter and its reserve "
            "instead of {before}; the house edge falls by {points} ({share} of the wager, "
            "{amount} on each {wager})",
            sensor=sensor,
            jackpot=jackpot.key,
            now=percent(now),
            before=percent(before),
            points=_points(less),
            share=_exact(less),
            amount=_money(less * jackpot.wager_cents),
            wager=chips(jackpot.wager_cents),
        )


def _running_dry(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    rate = sum(level.rate_bp for level in jackpot.levels)
    if rate < GROWS_FROM_BP:
        yield Msg(
            "Sensor {sensor}, {jackpot}: all pays come off the meter and it gets {rate} of each "
            "wager; below {least} it may run dry, and then the tray pays",
            sensor=sensor,
            jackpot=jackpot.key,
            rate=percent(rate),
            least=percent(GROWS_FROM_BP),
        )


def _seed(sensor: str, jackpot: Jackpot, level: Level) -> Iterator[str]:
    caution = _low_seed(sensor, jackpot, level)
    less = jackpot.preset_level(level.name).seed_cents - level.seed_cents
    whole = next((line for line in jackpot.lines if line.pays == Percent(100, level.name)), None)
    if caution and less > 0 and whole is not None:
        # What a seed below the pre-configured one brings the house, each time it is due.
        caution = Msg(
            "{caution}; the house edge rises, by {amount} at every {hand}",
            caution=caution,
            amount=chips(less),
            hand=whole.label,
        )
    if caution:
        yield caution


def _low_seed(sensor: str, jackpot: Jackpot, level: Level) -> str:
    largest = jackpot.largest_fixed_prize
    if level.seed_cents == 0 and level.reserve_bp:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} has no seed but a reserve of {reserve}; after "
            "two wins in a row it starts again from next to nothing",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            reserve=percent(level.reserve_bp),
        )
    if level.seed_cents == 0:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} has no seed and starts again from nothing after "
            "a win",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
        )
    if level.seed_cents < largest:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} starts again at {seed}, less than the largest "
            "fixed prize of {largest}",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            seed=chips(level.seed_cents),
            largest=chips(largest),
        )
    return ""


def _share(level: Level) -> int:
    return level.rate_bp + level.reserve_bp


def _points(basis_points: int) -> str:
    if basis_points == 100:
        return Msg("1 point")
    return Msg("{points} points", points=decimal(basis_points))


def _money(ten_thousandths: int) -> str:
    """Print an exact amount that need not be whole cents."""
    cents, rest = divmod(ten_thousandths, _WHOLE)
    return Msg("{cents} cents", cents=_exact(ten_thousandths)) if rest else chips(cents)


def _exact(ten_thousandths: int) -> str:
    """Print a share as the fraction that it is, in its lowest terms."""
    common = gcd(ten_thousandths, _WHOLE)
    return f"{ten_thousandths // common}/{_WHOLE // common}"
