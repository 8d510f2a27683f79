from fractions import Fraction
from math import comb

import pytest

from dealer_assist.odds.binomial import at_least, band


def exactly(trials: int, chance: Fraction) -> list[Fraction]:
    """Return the probability of each number of hits by whole fractions."""
    lost = 1 - chance
    return [comb(trials, n) * chance**n * lost ** (trials - n) for n in range(trials + 1)]


@pytest.mark.parametrize(
    ("trials", "chance"),
    [(1, "1/2"), (10, "1/3"), (60, "1/50"), (200, "9/10"), (300, "1/649740")],
)
def test_tails_are_those_of_the_exact_fractions(trials: int, chance: str) -> None:
    shares = exactly(trials, Fraction(chance))
    for hits in (0, 1, 2, trials // 2, trials):
        more = float(sum(shares[hits:], Fraction(0)))
        assert at_least(hits, trials, float(Fraction(chance))) == pytest.approx(more, rel=1e-9)


@pytest.mark.parametrize(("trials", "chance"), [(20, "1/4"), (500, "1/40"), (300, "1/1000")])
def test_a_band_leaves_out_at_most_a_fortieth_on_either_side(trials: int, chance: str) -> None:
    shares = exactly(trials, Fraction(chance))
    found = band(trials, float(Fraction(chance)))
    tail = Fraction(1, 40)
    assert sum(shares[: found.low], Fraction(0)) <= tail < sum(shares[: found.low + 1], Fraction(0))
    assert sum(shares[found.high + 1 :], Fraction(0)) <= tail < sum(shares[found.high :])
    assert found.expected == pytest.approx(float(trials * Fraction(chance)))
    assert found.holds(found.low)
    assert found.holds(found.high)
    assert not found.holds(found.high + 1)
    assert not found.holds(found.low - 1)


def test_a_month_of_wagers_is_no_trouble() -> None:
    # Normal: 300,000 ± 1.96 · 505.
    found = band(2_000_000, 0.15)
    assert (found.low, found.high) == (299_011, 300_990)


@pytest.mark.parametrize(("chance", "hits"), [(0.0, 0), (1.0, 50)])
def test_what_is_sure_has_a_band_of_one(chance: float, hits: int) -> None:
    found = band(50, chance)
    assert (found.low, found.high) == (hits, hits)
    assert at_least(hits, 50, chance) == 1
    assert at_least(hits + 1, 50, chance) == 0


def test_without_trials_nothing_is_expected() -> None:
    found = band(0, 0.5)
    assert (found.expected, found.low, found.high) == (0, 0, 0)
    assert at_least(0, 0, 0.5) == 1
    assert at_least(1, 0, 0.5) == 0


def test_what_is_beyond_all_chance_is_next_to_nothing() -> None:
    assert 0 < at_least(40, 1_000_000, 1e-7) < 1e-80


def test_hits_that_come_together_have_a_wider_band() -> None:
    # Two trials at one half: apart 1/4, 1/2, 1/4; with one and a half times the variance
    # 3/8, 1/4, 3/8.
    apart, together = band(2, 0.5, 0.5), band(2, 0.5, 0.5, widening=1.5)
    assert (apart.low, apart.high) == (1, 1)
    assert (together.low, together.high) == (0, 2)
    assert together.expected == apart.expected == 1


def test_four_times_the_variance_is_twice_the_width() -> None:
    # Normal: 300,000 ± 1.96 · 2 · 505.
    found = band(2_000_000, 0.15, widening=4)
    assert found.low == pytest.approx(300_000 - 1_979, abs=5)
    assert found.high == pytest.approx(300_000 + 1_979, abs=5)
    assert band(2_000_000, 0.15, widening=1 + 1e-9) == band(2_000_000, 0.15)


def test_all_hits_or_none_are_a_band_of_everything() -> None:
    found = band(6, 0.5, widening=6)
    assert (found.low, found.high) == (0, 6)
    assert band(1, 0.5, widening=6) == band(1, 0.5)
