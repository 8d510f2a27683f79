"""The exact figures of a level that must hit, against every threshold and random courses."""

import random
from fractions import Fraction

import pytest

from dealer_assist.jackpot.definition import Level
from dealer_assist.jackpot.must_hit import crossing, draw, highest, strides
from dealer_assist.odds.must_hit import (
    chance_at,
    chances,
    must_hit_figures,
    odds_words,
    seed_cost,
)
from dealer_assist.rules.money import cents_shown, micros

MYSTERY = Level("mystery", "Mystery", 100_000, 400, must_hit_cents=1_000_000)
SMALL = Level("mystery", "Mystery", 1_000, 250, must_hit_cents=1_200)
"""Two and a half cents a wager: an increment that is no whole cent."""


def courses(level: Level, wager: int, count: int, seed: int) -> list[tuple[int, int]]:
    """Play courses from the seed to the hit, one seat a start: wagers and prize of each."""
    chance, found = random.Random(seed), []
    for _ in range(count):
        meter = micros(level.seed_cents)
        threshold = draw(level, wager, meter, chance.randbytes)
        share = wager * level.rate_bp
        wagers = -(-(micros(threshold) - meter) // share)
        # The table's own arithmetic decides the last step.
        last = strides(level, meter + (wagers - 1) * share, [(1, wager)])
        hit = crossing(last, threshold)
        assert hit is not None
        before = strides(level, meter + (wagers - 2) * share, [(1, wager)]) if wagers > 1 else ()
        assert crossing(before, threshold) is None
        found.append((wagers, cents_shown(hit.meter)))
    return found


def agrees(level: Level, wager: int, count: int, seed: int) -> None:
    exact, played = must_hit_figures(level, wager), courses(level, wager, count, seed)
    prize = sum(cents for _, cents in played) / count
    error = exact.prize_deviation / count**0.5
    assert abs(prize - float(exact.prize)) <= 3 * error
    wagers = sum(number for number, _ in played) / count
    each = wager * level.rate_bp / 10_000  # cents a wager: the prize goes by the wagers
    assert abs(wagers - float(exact.wagers)) <= 3 * error / each


@pytest.mark.parametrize("level", [MYSTERY, SMALL])
def test_random_courses_come_to_the_exact_expectation(level: Level) -> None:
    agrees(level, 100, 4_000, seed=36)


@pytest.mark.long
@pytest.mark.parametrize("level", [MYSTERY, SMALL])
def test_a_hundred_thousand_courses_come_to_the_exact_expectation(level: Level) -> None:
    agrees(level, 100, 100_000, seed=36)


@pytest.mark.parametrize("wager", [100, 500])
def test_the_figures_are_the_mean_over_every_threshold(wager: int) -> None:
    """A second count: threshold by threshold, wager by wager."""
    prizes, wagers = [], []
    for threshold in range(SMALL.seed_cents + 1, highest(SMALL, wager) + 1):
        meter, number = micros(SMALL.seed_cents), 0
        while meter < micros(threshold):
            meter, number = meter + wager * SMALL.rate_bp, number + 1
        prizes.append(cents_shown(meter))
        wagers.append(number)
    found = must_hit_figures(SMALL, wager)
    assert found.prize == Fraction(sum(prizes), len(prizes))
    assert found.wagers == Fraction(sum(wagers), len(wagers))
    assert found.prize_square == Fraction(sum(one * one for one in prizes), len(prizes))
    assert max(prizes) <= SMALL.must_hit_cents


def test_the_chance_grows_with_the_meter_and_is_certain_at_the_end() -> None:
    assert chance_at(MYSTERY, 100, micros(100_000)) == Fraction(4, 899_996)
    assert chance_at(MYSTERY, 100, micros(999_992)) == 1
    assert chance_at(MYSTERY, 100, micros(1_100_000)) == 1, "moved by hand beyond its limit"
    shown = [chance for _, chance in chances(MYSTERY, 100)]
    assert shown == sorted(shown)
    assert shown[-1] == 1


def test_what_is_handed_back_is_the_rate_and_the_seed() -> None:
    """In the long run a prize is its contributions and its seed: nothing else is on the meter."""
    found = must_hit_figures(MYSTERY, 100)
    assert found.returned == Fraction(400, 10_000) + found.cost
    assert seed_cost(MYSTERY, 100) == Fraction(100_000) / (found.wagers * 100)
    assert float(found.cost) == pytest.approx(0.0088888, rel=1e-3), "about $1,000 in 112,500 wagers"


def test_a_par_sheet_has_its_rows() -> None:
    rows = dict(odds_words(MYSTERY, 100))
    assert rows["Must hit by"] == "$10,000.00"
    assert rows["Each wager brings"] == "$0.0400"
    assert rows["Average prize"] == "$5,500.00"
    assert rows["Chance of a wager at $1,000.00"] == "1 in 224,999.0"
    assert rows["Chance of a wager at $9,999.92"] == "1 in 1.0"
