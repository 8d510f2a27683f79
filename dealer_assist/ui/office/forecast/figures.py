"""The forecast of a meter for the page: the terms that are tried, the fan, and its figures."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeAlias

from dealer_assist.jackpot.definition import TRAY, Jackpot
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.odds.forecast import Forecast, NextTop
from dealer_assist.reports.figures import Report
from dealer_assist.reports.meter_forecast import with_terms
from dealer_assist.rules.money import chips, dollars, percent
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter, Table
from dealer_assist.ui.i18n.days import whole_day
from dealer_assist.ui.office.meter_names import meter_cents, meter_name, meters_of
from dealer_assist.ui.toolkit.values.controls import StepModel
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.ui.toolkit.values.plot import Tick, round_step
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    Choice,
)
from dealer_assist.value import Value, replace


class MeterForetold(Value):
    """Looks at a meter, as it is set."""

    meter: Meter


class TermsReset(Value):
    """Goes back to the terms of the table."""


class RateStepped(Value):
    """Tries a higher or a lower contribution."""

    by: int


class SeedStepped(Value):
    """Tries a higher or a lower seed."""

    by: int


ForecastTouch: TypeAlias = MeterForetold | TermsReset | RateStepped | SeedStepped


class Terms(Value):
    """A contribution and a seed that are tried; the table's own until a step is touched."""

    rate_bp: int
    seed_cents: int


class Pace(Value):
    """How fast a table plays: wagers in hours that it was open, on so many days, since a day.

    All hours of a forecast are hours of an open table; its days are as long as that table's are.
    """

    wagers: int
    hours_open: float
    days: int = 1
    since: str = ""

    @property
    def is_enough(self) -> bool:
        """True if it can be forecast by."""
        return self.wagers >= LEAST_WAGERS and self.hours_open >= LEAST_HOURS

    @property
    def an_hour(self) -> float:
        """Return the wagers of an open hour."""
        return self.wagers / self.hours_open if self.hours_open else 0.0

    @property
    def open_a_day(self) -> float:
        """Return how long the table is open on a day that it opens."""
        return max(1.0, min(24.0, self.hours_open / max(1, self.days)))

    @property
    def too_few(self) -> str:
        """Return what is missing."""
        return Msg(
            "Too few to forecast by: {wagers} wagers in {hours} open hours. It needs {least}"
            " wagers in {least_hours} hours",
            wagers=f"{self.wagers:,}",
            hours=f"{self.hours_open:.1f}",
            least=LEAST_WAGERS,
            least_hours=LEAST_HOURS,
        )


class FanModel(Value):
    """A fan: hours to the right, cents up; three lines of the same length, and the scales.

    `open_a_day` is how many hours of an open table a day has.
    """

    hours: tuple[float, ...]
    low: tuple[int, ...]
    middle: tuple[int, ...]
    high: tuple[int, ...]
    up: tuple[Tick, ...]
    open_a_day: float = 24.0


HOURS = tuple(60.0 * n for n in range(1, 13))
"""Twelve times ahead, to 720 hours of an open table: most houses' month."""
NO_PACE = Msg("No progressive wager is on record for this meter: there is no pace to forecast by")
LEAST_WAGERS, LEAST_HOURS = 50, 0.5
"""A pace of fewer wagers, or from a shorter time, is none."""
HOUSE = Msg("A house jackpot stays at its amount: there is nothing to forecast")
_RATE_STEP = 100
_WHOLE_BP = 10_000
_TICKS = 5

_HOUR_STEPS = (1, 2, 6, 12, 24, 48, 120, 240)
_MOST_HOURS = 6
_YEAR = 365.25
_SPANS = ((2 * _YEAR, _YEAR), (90.0, _YEAR / 12), (2.0, 1.0))
"""From how many days on a span is told in years, months or days, and how long one of them is."""


def terms_of(setup: TableSetup, meter: Meter) -> Terms:
    """Return the terms that the table has set."""
    level = setup.jackpots[meter[0]].level(meter[1])
    return Terms(level.rate_bp, level.seed_cents)


def tried(setup: TableSetup, meter: Meter, terms: Terms) -> Jackpot:
    """Return the jackpot under the terms that are tried."""
    jackpot = setup.jackpots[meter[0]]
    return with_terms(jackpot, meter[1], rate_bp=terms.rate_bp, seed_cents=terms.seed_cents)


def rate_stepped(setup: TableSetup, meter: Meter, terms: Terms, by: int) -> Terms:
    """Try another contribution, within what can be."""
    most = _most_rate(setup, meter)
    return replace(terms, rate_bp=min(most, max(0, terms.rate_bp + by * _RATE_STEP)))


def seed_stepped(setup: TableSetup, meter: Meter, terms: Terms, by: int) -> Terms:
    """Try another seed."""
    step = _seed_step(terms_of(setup, meter).seed_cents)
    return replace(terms, seed_cents=max(0, terms.seed_cents + by * step))


def meter_choices(table: Table, meter: Meter | None) -> tuple[Choice[ForecastTouch], ...]:
    """Offer every meter with what it holds."""
    return tuple(
        Choice(
            MeterForetold(one),
            meter_name(table.setup, one),
            one == meter,
            dollars(meter_cents(table, one)),
        )
        for one in meters_of(table.setup)
    )


def as_set(*, is_tried: bool) -> Button[ForecastTouch]:
    """Offer the way back to the terms of the table."""
    if is_tried:
        return Button(TermsReset(), Msg("AS SET"), "history")
    return Button(
        TermsReset(), Msg("AS SET"), "history", "", ActionState.NOT_YET, Msg("Nothing is tried")
    )


def pace_of(report: Report, meter: Meter) -> Pace:
    """Return how fast the wagers of this sensor come."""
    found = next(
        progressive for progressive in report.progressives if progressive.sensor == meter[0]
    )
    house_day = report.period.house_day
    days = {house_day.of(session.since) for session in report.sessions}
    return Pace(found.wagers, report.hours_open, len(days), since_of(report))


def rate_model(setup: TableSetup, meter: Meter, terms: Terms) -> StepModel:
    """Show the contribution that is tried."""
    shut = _house(setup, meter)
    most = _most_rate(setup, meter)
    return StepModel(
        Msg("Contribution"),
        percent(terms.rate_bp),
        Msg("Set to {value}", value=percent(terms_of(setup, meter).rate_bp)),
        percent(_RATE_STEP),
        shut or ("" if terms.rate_bp else Msg("Least")),
        shut or ("" if terms.rate_bp < most else Msg("Most")),
    )


def seed_model(setup: TableSetup, meter: Meter, terms: Terms) -> StepModel:
    """Show the seed that is tried."""
    shut = _house(setup, meter)
    set_to = terms_of(setup, meter).seed_cents
    return StepModel(
        capitalized(Msg("seed")),
        dollars(terms.seed_cents),
        Msg("Set to {value}", value=chips(set_to)),
        chips(_seed_step(set_to)),
        shut or ("" if terms.seed_cents else Msg("Least")),
        shut,
    )


def fan_model(forecast: Forecast, now_cents: int, open_a_day: float = 24.0) -> FanModel:
    """Lay the fan out from what the meter shows now."""
    reaches = forecast.reaches
    low = (now_cents, *(reach.low_cents for reach in reaches))
    high = (now_cents, *(reach.high_cents for reach in reaches))
    hours = (0.0, *(reach.hours for reach in reaches))
    return FanModel(
        hours,
        low,
        (now_cents, *(reach.middle_cents for reach in reaches)),
        high,
        _scale((*low, *high)),
        open_a_day,
    )


def hour_ticks(begin: float, end: float) -> tuple[Tick, ...]:
    """Return round hours of an open table between two, as many as can be read."""
    step = next((one for one in _HOUR_STEPS if end - begin <= _MOST_HOURS * one), _HOUR_STEPS[-1])
    first = -int(-begin // step) * step
    return tuple(Tick(at, _hours(at)) for at in range(first, int(end) + 1, step))


def span(hours: float, open_a_day: float) -> str:
    """Write so many hours of an open table as people say them: 36 h, 5 days, 9 years."""
    days = hours / open_a_day
    for told, (least, long) in zip((_years, _months, _days), _SPANS, strict=True):
        if days >= least:
            return told(round(days / long))
    return _hours(hours)


def _hours(hours: float) -> str:
    return Msg("{hours} h", hours=f"{hours:,.0f}")


def _days(n: int) -> str:
    return Msg("{n} days", one="{n} day", n=n)


def _months(n: int) -> str:
    return Msg("{n} months", one="{n} month", n=n)


def _years(n: int) -> str:
    return Msg("{n} years", one="{n} year", n=n)


def edges_at(model: FanModel, hour: float, apart: float) -> tuple[Tick, ...]:
    """Name the three lines where they stand at an hour, so far apart that all can be read."""
    base, high = model.up[0].at, model.up[-1].at - model.up[0].at
    lines = ((model.low, 10), (model.middle, 50), (model.high, 90))
    if model.low == model.middle == model.high:
        return (Tick(_value_at(model.hours, model.middle, hour), Msg("10 to 90%")),)
    ticks: list[Tick] = []
    below = -apart
    for (line, share), nearest in zip(lines, (None, *lines), strict=False):
        if nearest is not None and line == nearest[0]:  # two lines on each other have one name
            words = Msg("{low} to {high}%", low=nearest[1], high=share)
            ticks[-1] = Tick(ticks[-1].at, words)
            continue
        below = max((_value_at(model.hours, line, hour) - base) / high, below + apart)
        ticks.append(Tick(base + below * high, f"{share}%"))
    return tuple(ticks)


def nearest_hour(model: FanModel, hour: float) -> tuple[float, str]:
    """Return the hour that a touch means, and where the meter is likely to stand then."""
    place = min(range(len(model.hours)), key=lambda one: abs(model.hours[one] - hour))
    low, middle, high = (dollars(line[place]) for line in (model.low, model.middle, model.high))
    at = model.hours[place]
    told = (
        Msg("After {span}", span=span(at, model.open_a_day)),
        Msg("90% below {amount}", amount=high),
        Msg("50% below {amount}", amount=middle),
        Msg("10% chance below {amount}", amount=low),
    )
    return at, joined("\n", told)


def since_of(report: Report) -> str:
    """Say since when the pace was observed."""
    return whole_day(report.period.house_day.local(report.period.since))


def figures_column(setup: TableSetup, meter: Meter, forecast: Forecast, pace: Pace) -> ListColumn:
    """Return the figures beside the fan."""
    jackpot = setup.jackpots[meter[0]]
    end = forecast.reaches[-1]
    ahead = span(end.hours, pace.open_a_day)
    dry = Msg("None") if jackpot.fixed_pays == TRAY else f"{100 * forecast.dry_risk:.1f}%"
    return ListColumn(
        _title(jackpot, forecast.top),
        Msg("{pace} wagers an hour since {since}", pace=f"{pace.an_hour:,.1f}", since=pace.since),
        (
            (Msg("Counted"), _counted(pace)),
            (Msg("A day here"), Msg("{hours} open hours", hours=f"{pace.open_a_day:.1f}")),
            *_top_rows(forecast.top, end.hours, pace.open_a_day),
            (Msg("90% below, after {span}", span=ahead), dollars(end.high_cents)),
            (Msg("50% below, after {span}", span=ahead), dollars(end.middle_cents)),
            (Msg("10% below, after {span}", span=ahead), dollars(end.low_cents)),
            (Msg("Risk of running dry"), dry),
            (Msg("The tray would add"), dollars(forecast.from_tray_cents)),
            (Msg("Seeds would cost"), dollars(forecast.seeds_cents)),
        ),
    )


def _counted(pace: Pace) -> str:
    return Msg(
        "{wagers} in {hours} open hours",
        wagers=f"{pace.wagers:,}",
        hours=f"{pace.hours_open:,.1f}",
    )


def _title(jackpot: Jackpot, top: NextTop | None) -> str:
    if top is None:
        return Msg("No hand takes it whole")
    return Msg("Next {hand}", hand=jackpot.line(top.line).label)


def _top_rows(top: NextTop | None, ahead: float, open_a_day: float) -> tuple[tuple[str, str], ...]:
    if top is None:
        return ()
    is_likely = top.median_hours <= ahead
    return (
        (Msg("Chance of a hand"), Msg("1 in {count}", count=f"{round(1 / top.chance):,}")),
        (
            Msg("In these {span}", span=span(ahead, open_a_day)),
            Msg("likely") if is_likely else Msg("no jackpot expected"),
        ),
        (Msg("Expected after"), span(top.mean_hours, open_a_day)),
        (Msg("Half of all within"), span(top.median_hours, open_a_day)),
        (Msg("9 of 10 within"), span(top.within_90_percent_hours, open_a_day)),
    )


def _house(setup: TableSetup, meter: Meter) -> str:
    return Msg("House") if setup.jackpots[meter[0]].is_house else ""


def _most_rate(setup: TableSetup, meter: Meter) -> int:
    """Return what of the wager is left for this meter."""
    jackpot = setup.jackpots[meter[0]]
    others = sum(level.rate_bp for level in jackpot.levels if level.name != meter[1])
    return max(0, _WHOLE_BP - others - sum(level.reserve_bp for level in jackpot.levels))


def _seed_step(set_cents: int) -> int:
    """Return a tenth of the seed, in whole tens of dollars."""
    return max(1_000, set_cents // 10 // 1_000 * 1_000)


def _value_at(hours: Sequence[float], line: Sequence[int], hour: float) -> float:
    """Return where a line is drawn between two of its hours; no amount is told from it."""
    place = min(max(1, bisect_left(hours, hour)), len(hours) - 1)
    before, after = hours[place - 1], hours[place]
    share = (hour - before) / (after - before)
    return line[place - 1] + (line[place] - line[place - 1]) * share


def _scale(cents: Sequence[int]) -> tuple[Tick, ...]:
    """Return a scale in round amounts around what is shown, one step above the highest.

    It begins below the lowest, not at nothing: a meter that moves little would look flat.
    """
    least, most = min(cents), max(1, *cents)
    step = round_step(max(1, most - least), _TICKS, 100)
    first = least // step * step
    return tuple(Tick(at, chips(at)) for at in range(first, (most // step + 2) * step, step))
