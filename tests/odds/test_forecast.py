from fractions import Fraction
from random import Random

import pytest

from dealer_assist.jackpot.definition import Jackpot, JackpotKind, Level, Line
from dealer_assist.odds.forecast import Stand, forecast
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.rules.pays import ForOne, Percent
from dealer_assist.value import replace

TOP = Line("top", "Top", Percent(100, "main"))
PART = Line("part", "Part", Percent(10, "main"))
SMALL = Line("small", "Small", ForOne(20))
LEVEL = Level("main", "Main", seed_cents=10_000, rate_bp=2_000)
PAYS_OFF_THE_TRAY = Jackpot("T", "T", "best_four", ("crazy_4_poker",), (LEVEL,), (TOP, PART, SMALL))
PAYS_OFF_THE_METER = replace(PAYS_OFF_THE_TRAY, fixed_pays="main")
ODDS = {"top": Fraction(1, 400), "part": Fraction(1, 50), "small": Fraction(1, 10)}
START = Stand("main", 100_000_000, wagers_an_hour=100.0)


def one_by_one(jackpot: Jackpot, wagers: int, courses: int) -> tuple[list[int], float]:
    """Play wager by wager, as a table would: the meters in cents in order, and how many ran dry."""
    chance = Random(7)
    top, part, small = (float(ODDS[line]) for line in ("top", "part", "small"))
    ends, dry = [], 0
    for _ in range(courses):
        meter, was_dry = START.meter_micros, False
        for _ in range(wagers):
            meter += 100 * LEVEL.rate_bp
            draw = chance.random()
            if draw < top:
                meter = meter % 10_000 + 100_000_000
            elif draw < top + part:
                meter -= meter // 10_000 * 10 // 100 * 10_000
            elif jackpot.fixed_pays == "main" and draw < top + part + small:
                was_dry |= meter < 20_000_000
                meter -= min(20_000_000, meter // 10_000 * 10_000)
        ends.append(meter // 10_000)
        dry += was_dry
    return sorted(ends), dry / courses


@pytest.mark.parametrize("jackpot", [PAYS_OFF_THE_TRAY, PAYS_OFF_THE_METER])
def test_a_forecast_is_what_play_wager_by_wager_comes_to(jackpot: Jackpot) -> None:
    ends, dry = one_by_one(jackpot, wagers=200, courses=4_000)

    found = forecast(jackpot, ODDS, START, [1.0, 2.0])

    last = found.reaches[-1]
    for ours, at in ((last.low_cents, 0.1), (last.middle_cents, 0.5), (last.high_cents, 0.9)):
        assert ours == pytest.approx(ends[int(at * len(ends))], rel=0.04, abs=400)
    assert found.dry_risk == pytest.approx(dry, abs=0.04)


def test_with_whole_prizes_only_the_meter_is_where_the_last_hit_left_it() -> None:
    # The wagers since the last hit decide alone: their number has a geometric distribution.
    jackpot = replace(PAYS_OFF_THE_TRAY, lines=(TOP,))
    hours, chance = 40.0, 1 / 400
    wagers = round(hours * START.wagers_an_hour)

    found = forecast(jackpot, ODDS, START, [hours])

    def below(cents: int) -> float:
        """Return the chance that the meter is below so many cents: 20 of each wager go on it."""
        since = max(0, (cents - 10_000) // 20)
        return 1.0 if since > wagers else 1 - (1 - chance) ** since

    (reach,) = found.reaches
    assert below(reach.low_cents) == pytest.approx(0.1, abs=0.02)
    assert below(reach.middle_cents) == pytest.approx(0.5, abs=0.03)
    assert below(reach.high_cents) == pytest.approx(0.9, abs=0.02)
    assert found.seeds_cents == pytest.approx(wagers * chance * 10_000, rel=0.05)


def test_the_next_top_prize_is_exact() -> None:
    top = forecast(PAYS_OFF_THE_TRAY, ODDS, START, [1.0]).top

    assert top is not None
    assert (top.line, top.chance) == ("top", Fraction(1, 400))
    assert top.mean_hours == pytest.approx(4.0)
    # (399/400) ** 276.9 is a half; a tenth is left after 919.9 wagers.
    assert top.median_hours == pytest.approx(2.769, abs=0.001)
    assert top.within_90_percent_hours == pytest.approx(9.199, abs=0.001)


def test_the_same_seed_gives_the_same_forecast_and_another_one_nearly() -> None:
    first = forecast(PAYS_OFF_THE_TRAY, ODDS, START, [5.0], seed=3)
    assert forecast(PAYS_OFF_THE_TRAY, ODDS, START, [5.0], seed=3) == first
    other = forecast(PAYS_OFF_THE_TRAY, ODDS, START, [5.0], seed=4)
    assert other.reaches[0].middle_cents == pytest.approx(first.reaches[0].middle_cents, rel=0.05)


def test_a_larger_contribution_keeps_a_meter_from_running_dry() -> None:
    level = replace(LEVEL, rate_bp=9_000)
    generous = replace(PAYS_OFF_THE_METER, levels=(level,))
    odds = {**ODDS, "small": Fraction(1, 40)}  # 50 cents a wager: more than 20, less than 90
    poor = forecast(PAYS_OFF_THE_METER, odds, START, [8.0])
    rich = forecast(generous, odds, START, [8.0])
    assert poor.dry_risk > 0.9 > 0.5 > rich.dry_risk
    assert poor.from_tray_cents > rich.from_tray_cents


def test_a_meter_cannot_run_dry_where_the_tray_pays_fixed_prizes() -> None:
    assert forecast(PAYS_OFF_THE_TRAY, ODDS, START, [500.0]).dry_risk == 0


def test_a_cap_stops_the_meter_and_the_rest_waits_for_the_seed() -> None:
    level = replace(LEVEL, cap_cents=12_000)
    capped = replace(PAYS_OFF_THE_TRAY, levels=(level,), lines=(SMALL,))
    (reach,) = forecast(capped, ODDS, START, [100.0]).reaches
    assert (reach.low_cents, reach.high_cents) == (12_000, 12_000)


def test_a_reserve_goes_on_the_meter_with_the_seed() -> None:
    always = {"top": Fraction(1, 2)}
    jackpot = replace(PAYS_OFF_THE_TRAY, lines=(TOP,), levels=(replace(LEVEL, rate_bp=0),))
    stand = replace(START, reserve_micros=50_000_000, wagers_an_hour=40.0)
    (reach,) = forecast(jackpot, always, stand, [1.0]).reaches
    assert reach.middle_cents == 10_000  # the reserve went with the first of twenty hits


def test_one_hand_for_many_wagers_hits_as_often_as_hands_are_dealt() -> None:
    stand = replace(START, hands_an_hour=20.0)
    top = forecast(PAYS_OFF_THE_TRAY, ODDS, stand, [1.0]).top
    assert top is not None
    assert top.mean_hours == pytest.approx(20.0)


def test_a_house_jackpot_stands_still_and_a_table_without_wagers_too() -> None:
    house = replace(PAYS_OFF_THE_TRAY, kind=JackpotKind.HOUSE, levels=(replace(LEVEL, rate_bp=0),))
    idle = replace(START, wagers_an_hour=0.0)
    for jackpot, stand in ((house, START), (PAYS_OFF_THE_TRAY, idle)):
        found = forecast(jackpot, ODDS, stand, [24.0])
        assert found.top is None
        assert found.reaches[0].low_cents == found.reaches[0].high_cents == 10_000


def test_a_forecast_says_that_it_is_a_model() -> None:
    assert "model" in forecast(PAYS_OFF_THE_TRAY, ODDS, START, [1.0]).model


def test_a_hand_of_the_table_takes_its_fixed_prize_off_for_every_wager() -> None:
    alone = Stand("main", 100_000_000, wagers_an_hour=300.0)
    together = replace(alone, hands_an_hour=60.0)
    only_small = replace(
        PAYS_OFF_THE_METER, lines=(SMALL,), levels=(replace(LEVEL, rate_bp=30_000),)
    )
    odds = {"small": ODDS["small"]}

    ends = [forecast(only_small, odds, stand, [10.0]).reaches[-1] for stand in (alone, together)]

    # As much goes off in the long run, five times as much at once.
    assert ends[1].middle_cents == pytest.approx(ends[0].middle_cents, rel=0.05)
    assert ends[1].high_cents > ends[0].high_cents


def test_a_dragon_meter_that_pays_fixed_prizes_stands_where_it_was_played_out_to(
    jackpots: dict[str, Jackpot],
) -> None:
    # DBP-2 at 70%, 60 hands an hour, five wagers each, from $10,000: after 1,000 h the middle of
    # all courses, played out by other code, is $34,440 and 3.7% have run dry by then.
    dragon = jackpots["DBP-2"]
    level = replace(dragon.level("main"), rate_bp=7_000)
    off_the_meter = replace(dragon, fixed_pays="main", levels=(level,))
    odds = line_odds(off_the_meter, decks=8, side="player")
    stand = Stand("main", 10_000_000_000, wagers_an_hour=300.0, hands_an_hour=60.0)
    ahead = forecast(off_the_meter, odds, stand, [1_000.0])
    assert ahead.reaches[-1].middle_cents == pytest.approx(3_444_000, rel=0.03)
    assert ahead.dry_risk == pytest.approx(0.037, abs=0.012)
