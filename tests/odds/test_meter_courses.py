import pytest

from dealer_assist.jackpot.definition import Level
from dealer_assist.odds.meter_courses import MeterCourses, MeterLine

LEVEL = Level("main", "Main", seed_cents=10_000, rate_bp=2_000, reserve_bp=500)
TOP = MeterLine("top", 0.002, 100)


def courses(level: Level = LEVEL, many: int = 2_000) -> MeterCourses:
    return MeterCourses(level, 100, 100_000_000, 0, many, seed=1)


def test_without_hits_every_course_grows_by_the_wagers() -> None:
    played = courses()
    played.go_on(1_000, 1_000, [])
    # 20 cents of each of a thousand dollars on a meter of $100.
    assert played.quantiles((10, 90)) == pytest.approx([300_000_000.0, 300_000_000.0])
    assert (played.dry_share, played.short_micros, played.seeded_micros) == (0, 0, 0)


def test_time_in_two_parts_is_the_same_time() -> None:
    whole, parts = courses(), courses()
    whole.go_on(2_000, 2_000, [TOP])
    parts.go_on(1_000, 1_000, [TOP])
    parts.go_on(1_000, 1_000, [TOP])
    assert parts.quantiles((50,)) == pytest.approx(whole.quantiles((50,)), rel=0.05)


@pytest.mark.parametrize("chance", [0.001, 0.2])
def test_rare_and_frequent_hits_are_as_many_as_expected(chance: float) -> None:
    played = courses()
    played.go_on(2_000, 2_000, [MeterLine("top", chance, 100)])
    # Each hit costs a seed of $100.
    assert played.seeded_micros / 100_000_000 == pytest.approx(2_000 * chance, rel=0.05)


def test_what_a_meter_cannot_pay_is_short() -> None:
    played = courses(Level("main", "Main", seed_cents=10_000, rate_bp=0))
    played.go_on(100, 100, [MeterLine("small", 0.5, 0, 50_000_000)])
    # Fifty prizes of $50 and $100 to pay them from.
    assert played.dry_share == 1
    assert played.short_micros == pytest.approx(2_400_000_000, rel=0.03)
    assert played.quantiles((90,)) == [0.0]
