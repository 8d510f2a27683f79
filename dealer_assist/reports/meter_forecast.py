"""The forecast of a table's meters, from the pace of a report and the odds of its jackpots."""

from collections.abc import Sequence

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.forecast import Forecast, Stand, forecast
from dealer_assist.odds.line_odds import is_one_hand
from dealer_assist.reports.figures import Report
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

HOURS = (8.0, 24.0, 72.0, 168.0, 336.0, 720.0)


def outlook(
    setup: TableSetup,
    report: Report,
    sensor: str,
    level: str,
    account: Account,
    hours: Sequence[float] = HOURS,
    *,
    terms: Jackpot | None = None,
    seed: int = 1,
) -> Forecast:
    """Forecast a meter at the pace of a report, as it is set or under other `terms`.

    `hours` are hours of an open table.
    """
    jackpot = terms or setup.jackpots[sensor]
    found = next(progressive for progressive in report.progressives if progressive.sensor == sensor)
    open_for = report.hours_open
    stand = Stand(
        level=level,
        meter_micros=account.meter,
        wagers_an_hour=found.wagers / open_for if open_for else 0.0,
        reserve_micros=account.reserve + account.overflow,
        hands_an_hour=found.rounds / open_for if open_for and is_one_hand(jackpot) else 0.0,
    )
    odds = {line.key: line.chance for line in found.lines}
    return forecast(jackpot, odds, stand, hours, seed=seed)


def with_terms(
    jackpot: Jackpot, level: str, *, rate_bp: int | None = None, seed_cents: int | None = None
) -> Jackpot:
    """Return the jackpot with another contribution or seed on a level, to see its effect."""
    levels = tuple(
        replace(
            each,
            rate_bp=each.rate_bp if rate_bp is None else rate_bp,
            seed_cents=each.seed_cents if seed_cents is None else seed_cents,
        )
        if each.name == level
        else each
        for each in jackpot.levels
    )
    return replace(jackpot, levels=levels)
