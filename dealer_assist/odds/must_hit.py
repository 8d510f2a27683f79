"""The exact figures of a level that must hit: the chance by meter, the prize, and what it costs.

The threshold is a whole cent, each equally likely, so what is known of it does not depend on when
it was drawn: with the meter at m it lies anywhere between m and the highest. Every wager brings its
increment; the one that reaches it is paid what the meter shows then.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import sqrt

from dealer_assist.jackpot.definition import Level
from dealer_assist.jackpot.must_hit import highest, increment
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.value import Value


class MustHitFigures(Value):
    """What a level comes to from one amount on its meter until it is hit, in cents and wagers.

    `prize_square` is the mean of the squared prize, for its spread; `cost` is what the house adds
    of each dollar wagered, by the seed, when one seat plays; `returned` what the level hands back.
    """

    chance: Fraction
    wagers: Fraction
    prize: Fraction
    prize_square: Fraction
    cost: Fraction
    returned: Fraction

    @property
    def prize_deviation(self) -> float:
        """Return the standard deviation of the prize, in cents."""
        return sqrt(self.prize_square - self.prize**2)


def chance_at(level: Level, wager_cents: int, meter_micros: int) -> Fraction:
    """Return the chance that the next wager hits, with the meter at an amount and no hit yet."""
    shown, top = cents_shown(meter_micros), highest(level, wager_cents)
    if shown >= top:
        return Fraction(1)
    reached = cents_shown(meter_micros + increment(level, wager_cents))
    return Fraction(min(reached, top) - shown, top - shown)


def chances(level: Level, wager_cents: int, parts: int = 5) -> tuple[tuple[int, Fraction], ...]:
    """Return the chance on the way from the seed to the limit, by the amount that is shown."""
    top = highest(level, wager_cents)
    way = top - level.seed_cents
    amounts = [level.seed_cents + way * part // parts for part in range(parts)]
    last = top - cents_shown(increment(level, wager_cents))
    return tuple(
        (cents, chance_at(level, wager_cents, micros(cents))) for cents in (*amounts, last)
    )


@lru_cache(maxsize=64)
def must_hit_figures(
    level: Level, wager_cents: int, meter_micros: int | None = None
) -> MustHitFigures:
    """Count over every threshold how many wagers reach it, and what the meter shows then."""
    start = micros(level.seed_cents) if meter_micros is None else meter_micros
    ways = wagers = prizes = squares = 0
    for number, cents, count in _hits(level, wager_cents, start):
        ways += count
        wagers += number * count
        prizes += cents * count
        squares += cents * cents * count
    mean = Fraction(wagers, ways)
    prize = Fraction(prizes, ways)
    return MustHitFigures(
        chance=chance_at(level, wager_cents, start),
        wagers=mean,
        prize=prize,
        prize_square=Fraction(squares, ways),
        cost=Fraction(level.seed_cents) / (mean * wager_cents),
        returned=prize / (mean * wager_cents),
    )


def seed_cost(level: Level, wager_cents: int) -> Fraction:
    """Return what reseeding costs the house of each dollar wagered, in the long run."""
    return must_hit_figures(level, wager_cents).cost


def _hits(level: Level, wager_cents: int, start: int) -> Iterator[tuple[int, int, int]]:
    """Return the wager that hits, what the meter shows then, and by how many thresholds."""
    top, step = highest(level, wager_cents), increment(level, wager_cents)
    low = cents_shown(start)
    if low >= top:
        yield 1, cents_shown(start + step), 1
        return
    # Of wagers that bring whole cents all but the last one hit by as many thresholds.
    number, meter = 0, start
    while low < top:
        number, meter = number + 1, meter + step
        shown = cents_shown(meter)
        count = min(shown, top) - low
        if count:
            yield number, shown, count
        low = min(shown, top)


def odds_words(level: Level, wager_cents: int) -> tuple[tuple[str, str], ...]:
    """Write the rows of a PAR sheet: limit, seed, increment, prize, wagers, chance and cost."""
    found = must_hit_figures(level, wager_cents)
    return (
        ("Must hit by", dollars(level.must_hit_cents)),
        ("Seed", dollars(level.seed_cents)),
        ("Each wager brings", f"${increment(level, wager_cents) / 1_000_000:.4f}"),
        ("Highest threshold", dollars(highest(level, wager_cents))),
        ("Average prize", dollars(round(found.prize))),
        ("Deviation of the prize", dollars(round(found.prize_deviation))),
        ("Average wagers to a hit", f"{float(found.wagers):,.1f}"),
        ("Seed's cost of each dollar", f"{float(found.cost):.4%}"),
        ("Handed back of each dollar", f"{float(found.returned):.4%}"),
        *(
            (f"Chance of a wager at {dollars(cents)}", f"1 in {float(1 / chance):,.1f}")
            for cents, chance in chances(level, wager_cents)
        ),
    )
