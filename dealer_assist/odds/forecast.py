"""Where a meter is likely to stand, from exact odds and the pace observed. A model, no promise.

Every wager brings its share at a steady pace; hits come by chance, each line by its own odds. Many
courses of the meter are played from one seed, so that the same question has the same answer.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import log, log1p

from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.message import Msg
from dealer_assist.odds.meter_courses import MeterCourses, MeterLine
from dealer_assist.rules.money import MICROS_PER_CENT, micros
from dealer_assist.rules.pays import Percent
from dealer_assist.value import Value

MODEL = Msg(
    "A model: the pace of the period just reported, the exact odds of the paytable, "
    "and chance. No meter is bound by it."
)
QUANTILES = (10, 50, 90)
COURSES = 4_000


class Stand(Value):
    """A level now, and what brings it on: micro-dollars on it and wagers an hour.

    `hands_an_hour` is set where one hand decides for several wagers: that is how often it can be
    hit. Left at 0, every wager has its own hand.
    """

    level: str
    meter_micros: int
    wagers_an_hour: float
    reserve_micros: int = 0
    hands_an_hour: float = 0.0

    @property
    def hits_pace(self) -> float:
        """Return how many hands an hour can hit a line."""
        return self.hands_an_hour or self.wagers_an_hour

    @property
    def wagers_a_hand(self) -> float:
        """Return how many wagers one hand decides for, on average."""
        return self.wagers_an_hour / self.hands_an_hour if self.hands_an_hour else 1.0


class NextTop(Value):
    """When the whole meter is won next: probability a wager, and hours by the pace."""

    line: str
    chance: Fraction
    mean_hours: float
    median_hours: float
    within_90_percent_hours: float


class Reach(Value):
    """What is expected at one time ahead: cents that 10, 50 and 90 % of all courses lie below."""

    hours: float
    low_cents: int
    middle_cents: int
    high_cents: int


class Forecast(Value):
    """A level's outlook.

    `dry_risk` is the share of courses in which a fixed prize found less on the meter than it had
    to pay; `from_tray_cents` what the tray then has to add on average. `seeds_cents` is what
    reseeding is expected to cost. Where the tray pays fixed prizes a meter cannot run dry.
    """

    level: str
    top: NextTop | None
    reaches: tuple[Reach, ...]
    dry_risk: float
    from_tray_cents: int
    seeds_cents: int
    model: str = MODEL


def forecast(
    jackpot: Jackpot,
    odds: Mapping[str, Fraction],
    stand: Stand,
    hours: Sequence[float],
    *,
    seed: int = 1,
    courses: int = COURSES,
) -> Forecast:
    """Play the meter of a level ahead, as the jackpot is set; for other rates or seeds set those.

    `hours` are the times ahead to report on, in order.
    """
    level = jackpot.level(stand.level)
    lines = _lines_on(jackpot, level, odds, stand)
    played = MeterCourses(
        level, jackpot.wager_cents, stand.meter_micros, stand.reserve_micros, courses, seed
    )
    reaches, passed = [], 0.0
    for ahead in hours:
        more, passed = ahead - passed, ahead
        played.go_on(more * stand.wagers_an_hour, more * stand.hits_pace, lines)
        reaches.append(_reach(ahead, played.quantiles(QUANTILES)))
    return Forecast(
        level=level.name,
        top=_next_top(lines, odds, stand.hits_pace),
        reaches=tuple(reaches),
        dry_risk=played.dry_share,
        from_tray_cents=played.short_micros // MICROS_PER_CENT,
        seeds_cents=played.seeded_micros // MICROS_PER_CENT,
    )


def _next_top(
    lines: Sequence[MeterLine], odds: Mapping[str, Fraction], pace: float
) -> NextTop | None:
    whole = [line.key for line in lines if line.percent == 100]
    chance = sum((odds[key] for key in whole), Fraction(0))
    if not chance or pace <= 0:
        return None
    lost = log1p(-float(chance))
    return NextTop(
        line=whole[0],
        chance=chance,
        mean_hours=float(1 / chance) / pace,
        median_hours=log(0.5) / lost / pace,
        within_90_percent_hours=log(0.1) / lost / pace,
    )


def _lines_on(
    jackpot: Jackpot, level: Level, odds: Mapping[str, Fraction], stand: Stand
) -> list[MeterLine]:
    """Return the lines that come off a level; a house jackpot stays what it is."""
    lines = []
    for line in jackpot.lines if not jackpot.is_house else ():
        chance = float(odds[line.key])
        if isinstance(line.pays, Percent):
            if line.pays.meter == level.name:
                lines.append(MeterLine(line.key, chance, line.percent))
        elif jackpot.fixed_pays == level.name:
            # One hand pays every wager that is on it.
            fixed = int(micros(line.fixed_prize(jackpot.wager_cents)) * stand.wagers_a_hand)
            lines.append(MeterLine(line.key, chance, 0, fixed))
    return lines


def _reach(hours: float, quantiles: Sequence[float]) -> Reach:
    low, middle, high = (int(value) // MICROS_PER_CENT for value in quantiles)
    return Reach(hours, low, middle, high)
