"""Where a meter is likely to stand, from exact odds and the pace observed. A model, no promise.

Every wager brings its share at a steady pace; hits come by chance, each line by its own odds. Many
courses of the meter are played from one seed, so that the same question has the same answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log, log1p

from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.rules.money import MICROS_PER_CENT, micros
from dealer_assist.rules.pays import Percent

MODEL = (
    "A model: the pace of the period just reported, the exact odds of the paytable, "
    "and chance. No meter is bound by it."
)
QUANTILES = (10, 50, 90)
COURSES = 4_000
_STEPS = 120
_HITS_A_STEP = 0.25
_MOST_STEPS = 1_200


@dataclass(frozen=True, slots=True)
class Stand:
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
        """Give how many hands an hour can hit a line."""
        return self.hands_an_hour or self.wagers_an_hour


@dataclass(frozen=True, slots=True)
class NextTop:
    """When the whole meter is won next: probability a wager, and hours by the pace."""

    line: str
    chance: Fraction
    mean_hours: float
    median_hours: float
    within_90_percent_hours: float


@dataclass(frozen=True, slots=True)
class Reach:
    """What is expected at one time ahead: cents that 10, 50 and 90 % of all courses lie below."""

    hours: float
    low_cents: int
    middle_cents: int
    high_cents: int


@dataclass(frozen=True, slots=True)
class Forecast:
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
    played = _play(jackpot, level, odds, stand, hours, seed, courses)
    return Forecast(
        level=level.name,
        top=_next_top(jackpot, level, odds, stand.hits_pace),
        reaches=played.reaches,
        dry_risk=played.dry_risk,
        from_tray_cents=played.from_tray_cents,
        seeds_cents=played.seeds_cents,
    )


def _next_top(
    jackpot: Jackpot, level: Level, odds: Mapping[str, Fraction], pace: float
) -> NextTop | None:
    whole = [line for line in _lines_on(jackpot, level) if line[1] == 100]
    chance = sum((odds[key] for key, _, _ in whole), Fraction(0))
    if not chance or pace <= 0:
        return None
    lost = log1p(-float(chance))
    return NextTop(
        line=whole[0][0],
        chance=chance,
        mean_hours=float(1 / chance) / pace,
        median_hours=log(0.5) / lost / pace,
        within_90_percent_hours=log(0.1) / lost / pace,
    )


def _lines_on(jackpot: Jackpot, level: Level) -> list[tuple[str, int, int]]:
    """Give the lines that come off a level: key, percent, or cents where the prize is fixed."""
    lines = []
    for line in jackpot.lines:
        if isinstance(line.pays, Percent):
            if line.pays.meter == level.name:
                lines.append((line.key, line.percent, 0))
        elif jackpot.fixed_pays == level.name:
            lines.append((line.key, 0, line.fixed_prize(jackpot.wager_cents)))
    return [] if jackpot.is_house else lines


@dataclass(frozen=True, slots=True)
class _Played:
    reaches: tuple[Reach, ...]
    dry_risk: float
    from_tray_cents: int
    seeds_cents: int


def _play(
    jackpot: Jackpot,
    level: Level,
    odds: Mapping[str, Fraction],
    stand: Stand,
    hours: Sequence[float],
    seed: int,
    courses: int,
) -> _Played:
    import numpy as np

    chance = np.random.default_rng(seed)
    lines = [
        (float(odds[key]), percent, micros(cents))
        for key, percent, cents in _lines_on(jackpot, level)
    ]
    rate = jackpot.wager_cents * level.rate_bp
    kept = jackpot.wager_cents * level.reserve_bp
    refill = micros(level.seed_cents)
    cap = float("inf") if level.cap_cents is None else micros(level.cap_cents)
    meter = np.full(courses, float(stand.meter_micros))
    aside = np.full(courses, float(stand.reserve_micros))
    short = np.zeros(courses)
    seeds = 0.0
    reaches, passed = [], 0.0
    for ahead in hours:
        hands = (ahead - passed) * stand.hits_pace
        steps = _steps(hands, lines)
        each = (ahead - passed) * stand.wagers_an_hour / steps
        passed = ahead
        for _ in range(steps):
            # Half of the step's wagers come before its hits and half after: on average a hit
            # finds the meter in the middle of its step.
            for half in (0, 1):
                meter += each * rate / 2
                aside += each * kept / 2
                over = np.maximum(meter - cap, 0.0)
                meter -= over
                aside += over  # what a cap cuts off waits for the next seed, like the reserve
                if half:
                    break
                for probability, percent, fixed in lines:
                    hits = chance.poisson(hands / steps * probability, courses)
                    if not hits.any():
                        continue
                    if percent == 100:
                        won = hits > 0
                        meter[won] = refill + aside[won]
                        aside[won] = 0.0
                        # A second hit in the same step takes the seed alone: it costs one more.
                        seeds += float(hits.sum()) * refill
                    elif percent:
                        meter *= (1 - percent / 100) ** hits
                    else:
                        due = hits * float(fixed)
                        paid = np.minimum(due, meter)
                        short += due - paid
                        meter -= paid
        reaches.append(_reach(ahead, np.percentile(meter, QUANTILES)))
    return _Played(
        tuple(reaches),
        dry_risk=float((short > 0).mean()),
        from_tray_cents=int(short.mean()) // MICROS_PER_CENT,
        seeds_cents=int(seeds / courses) // MICROS_PER_CENT,
    )


def _steps(hands: float, lines: Sequence[tuple[float, int, int]]) -> int:
    """Give so many steps that two hits of a large line rarely share one."""
    large = sum(probability for probability, percent, _ in lines if percent)
    wanted = max(_STEPS, int(hands * large / _HITS_A_STEP))
    return min(wanted, _MOST_STEPS, max(1, int(hands)))


def _reach(hours: float, quantiles: Sequence[float]) -> Reach:
    low, middle, high = (int(value) // MICROS_PER_CENT for value in quantiles)
    return Reach(hours, low, middle, high)
