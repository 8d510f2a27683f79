"""FORECAST: where a meter is likely to stand, for a contribution and a seed that are tried."""

from typing import TypeAlias

from dealer_assist.table.state import Meter
from dealer_assist.ui.models.controls import StepModel
from dealer_assist.ui.models.lists import ListColumn
from dealer_assist.ui.models.plot import Tick
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


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


class FanModel(Value):
    """A fan: hours to the right, cents up; three lines of the same length, and the scales."""

    hours: tuple[float, ...]
    low: tuple[int, ...]
    middle: tuple[int, ...]
    high: tuple[int, ...]
    up: tuple[Tick, ...]


class ForecastModel(Value):
    """The meters, the fan with its figures or why there is none, and the steps, if any."""

    meters: tuple[Choice[ForecastTouch], ...]
    as_set: Button[ForecastTouch]
    title: str
    words: str = ""
    fan: FanModel | None = None
    figures: tuple[ListColumn, ...] = ()
    steps: tuple[StepModel, ...] = ()
