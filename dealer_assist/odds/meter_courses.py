"""Thousands of courses that a meter may take, played side by side with numpy from one seed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from dealer_assist.jackpot.definition import Level
from dealer_assist.rules.money import micros

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_STEPS = 120
_MOST_STEPS = 1_200
_HITS_A_STEP = 0.25
_HANDS_A_STEP = 100
_OFTEN = 0.5


class MeterLine(NamedTuple):
    """A line that comes off a meter: its chance on one hand, a percentage or fixed micros."""

    key: str
    chance: float
    percent: int
    fixed_micros: int = 0


class MeterCourses:
    """Many meters of one level; time goes on for all of them together. Amounts are estimates."""

    def __init__(
        self,
        level: Level,
        wager_cents: int,
        meter_micros: int,
        reserve_micros: int,
        courses: int,
        seed: int,
    ) -> None:
        # numpy takes a fifth of a second to load: only who asks for a forecast waits for it.
        import numpy as np

        self._np = np
        self._chance = np.random.default_rng(seed)
        self._courses = courses
        self._share = float(wager_cents * level.rate_bp)
        self._kept = float(wager_cents * level.reserve_bp)
        self._seed = float(micros(level.seed_cents))
        self._cap = float("inf") if level.cap_cents is None else float(micros(level.cap_cents))
        self._meter = np.full(courses, float(meter_micros))
        self._reserve = np.full(courses, float(reserve_micros))
        self._short = np.zeros(courses)
        self._seeded = 0.0

    @property
    def dry_share(self) -> float:
        """Return the share of courses in which a fixed prize found too little on the meter."""
        return float((self._short > 0).mean())

    @property
    def short_micros(self) -> int:
        """Return what the meter could not pay, on average."""
        return int(self._short.mean())

    @property
    def seeded_micros(self) -> int:
        """Return what reseeding has cost, on average."""
        return int(self._seeded / self._courses)

    def quantiles(self, percents: Sequence[int]) -> list[float]:
        """Return the micro-dollars that these percentages of all meters lie below."""
        return [float(value) for value in self._np.percentile(self._meter, percents)]

    def go_on(self, wagers: float, hands: float, lines: Sequence[MeterLine]) -> None:
        """Let so many wagers come, and so many hands that can hit a line."""
        steps = _steps(hands, lines)
        for _ in range(steps):
            # A hit comes in the middle of its step: half of the wagers before it, half after.
            self._contribute(wagers / steps / 2)
            for line in lines:
                self._hit(line, hands / steps * line.chance)
            self._contribute(wagers / steps / 2)

    def _contribute(self, wagers: float) -> None:
        self._meter += wagers * self._share
        over = self._np.maximum(self._meter - self._cap, 0.0)
        self._meter -= over
        # What a cap cuts off waits for the next seed, like the reserve.
        self._reserve += wagers * self._kept + over

    def _hit(self, line: MeterLine, expected: float) -> None:
        hits = self._hits(expected)
        if hits is None:
            return
        if line.percent == 100:
            won = hits > 0
            self._meter[won] = self._seed + self._reserve[won]
            self._reserve[won] = 0.0
            self._seeded += float(hits.sum()) * self._seed
        elif line.percent:
            self._meter *= (1 - line.percent / 100) ** hits
        else:
            due = hits * float(line.fixed_micros)
            paid = self._np.minimum(due, self._meter)
            self._short += due - paid
            self._meter -= paid

    def _hits(self, expected: float) -> "NDArray[np.int64] | None":
        """Draw how often each course is hit; None where none is."""
        if expected > _OFTEN:
            return self._chance.poisson(expected, self._courses)
        # The same, ten times as fast where hits are rare: so many in all, shared out by lot.
        in_all = self._chance.poisson(expected * self._courses)
        where = self._chance.integers(0, self._courses, in_all)
        return self._np.bincount(where, minlength=self._courses) if where.size else None


def _steps(hands: float, lines: Sequence[MeterLine]) -> int:
    """Return so many steps that two hits of a large line rarely share one.

    Fixed prizes that come together find a meter dry that one by one would not have: where they
    come off it a step has few hands.
    """
    large = sum(line.chance for line in lines if line.percent)
    wanted = max(_STEPS, int(hands * large / _HITS_A_STEP))
    if any(line.fixed_micros for line in lines):
        wanted = max(wanted, int(hands / _HANDS_A_STEP))
    return min(wanted, _MOST_STEPS, max(1, int(hands)))
