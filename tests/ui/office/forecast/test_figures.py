"""The forecast for the page: terms within what can be, a fan on round scales."""

from fractions import Fraction

import pytest

from dealer_assist.odds.forecast import Forecast, NextTop, Reach
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.forecast import figures as f
from dealer_assist.ui.office.forecast.figures import Terms
from dealer_assist.value import replace

PACE = f.Pace(53_144, 240.0, 10, "01 Mar 2026")
METER = ("A", "main")
TOP = NextTop("four_aces", Fraction(1, 54_145), 244.6, 169.5, 563.0)
REACHES = tuple(Reach(hours, 500_000, 900_000, 1_733_300) for hours in f.HOURS)
FOUND = Forecast("main", TOP, REACHES, 0.0125, 1_200, 1_484_750)


def test_terms_begin_as_the_table_is_set(crazy4_nexus: TableSetup) -> None:
    assert f.terms_of(crazy4_nexus, METER) == Terms(2_400, 500_000)


def test_steps_are_a_percent_and_a_tenth_of_the_seed(crazy4_nexus: TableSetup) -> None:
    terms = f.terms_of(crazy4_nexus, METER)
    assert f.rate_stepped(crazy4_nexus, METER, terms, 2) == Terms(2_600, 500_000)
    assert f.seed_stepped(crazy4_nexus, METER, terms, -1) == Terms(2_400, 450_000)


def test_terms_stay_within_what_can_be(crazy4_nexus: TableSetup) -> None:
    terms = f.terms_of(crazy4_nexus, METER)
    least = f.rate_stepped(crazy4_nexus, METER, terms, -100)
    most = f.rate_stepped(crazy4_nexus, METER, terms, 100)
    none = f.seed_stepped(crazy4_nexus, METER, terms, -100)
    assert (least.rate_bp, most.rate_bp, none.seed_cents) == (0, 10_000, 0)
    assert f.rate_model(crazy4_nexus, METER, least).down_reason == "Least"
    assert f.rate_model(crazy4_nexus, METER, most).up_reason == "Most"
    assert f.seed_model(crazy4_nexus, METER, none).down_reason == "Least"
    assert not f.rate_model(crazy4_nexus, METER, terms).down_reason


def test_what_is_tried_is_another_jackpot_and_the_tables_stays(crazy4_nexus: TableSetup) -> None:
    tried = f.tried(crazy4_nexus, METER, Terms(3_000, 700_000)).level("main")
    assert (tried.rate_bp, tried.seed_cents) == (3_000, 700_000)
    assert f.terms_of(crazy4_nexus, METER) == Terms(2_400, 500_000)


def test_the_fan_opens_from_what_the_meter_shows_now() -> None:
    fan = f.fan_model(FOUND, 512_345)
    assert fan.hours == (0.0, *f.HOURS)
    assert fan.low[0] == fan.middle[0] == fan.high[0] == 512_345
    assert (fan.low[-1], fan.middle[-1], fan.high[-1]) == (500_000, 900_000, 1_733_300)
    assert [tick.words for tick in f.hour_ticks(0.0, fan.hours[-1])] == [
        *("0 h", "120 h", "240 h", "360 h", "480 h", "600 h", "720 h"),
    ]


def test_a_closer_look_is_written_in_smaller_steps() -> None:
    assert [tick.words for tick in f.hour_ticks(100.5, 130.0)] == [
        *("102 h", "108 h", "114 h", "120 h", "126 h"),
    ]


def test_the_three_lines_are_named_where_they_stand_at_an_hour() -> None:
    fan = f.fan_model(FOUND, 512_345)
    ends = f.edges_at(fan, fan.hours[-1], 0.01)
    assert [(tick.at, tick.words) for tick in ends] == [
        (fan.low[-1], "10%"),
        (fan.middle[-1], "50%"),
        (fan.high[-1], "90%"),
    ]


def test_lines_that_end_together_are_still_named_apart() -> None:
    fan = f.fan_model(FOUND, 512_345)
    base, high = fan.up[0].at, fan.up[-1].at - fan.up[0].at
    at = [(tick.at - base) / high for tick in f.edges_at(fan, 0.0, 0.05)]
    assert at[1] - at[0] == pytest.approx(0.05)
    assert at[2] - at[1] == pytest.approx(0.05)


def test_a_touch_reads_the_nearest_hour_of_the_forecast() -> None:
    fan = f.fan_model(FOUND, 512_345)
    assert f.nearest_hour(fan, 700.0) == (
        720.0,
        "After 30 days\n90% below $17,333.00\n50% below $9,000.00\n10% chance below $5,000.00",
    )


@pytest.mark.parametrize(
    ("most", "scale"),
    [
        (1_733_300, ["$0", "$5,000", "$10,000", "$15,000", "$20,000"]),
        (99, ["$0", "$1"]),
        (50_000, ["$0", "$100", "$200", "$300", "$400", "$500", "$600"]),
    ],
)
def test_scales_are_round_and_reach_above_the_highest(most: int, scale: list[str]) -> None:
    reach = replace(REACHES[0], low_cents=0, middle_cents=0, high_cents=most)
    fan = f.fan_model(replace(FOUND, reaches=(reach,)), 0)
    assert [tick.words for tick in fan.up] == scale
    assert fan.up[-1].at > most


def test_figures_name_the_hand_and_the_pace(crazy4_nexus: TableSetup) -> None:
    column = f.figures_column(crazy4_nexus, METER, FOUND, PACE)
    rows = dict(column.rows)
    assert column.title == "Next Four Aces"
    assert column.caption == "221.4 wagers an hour since 01 Mar 2026"
    assert rows["Counted"] == "53,144 in 240.0 open hours"
    assert rows["A day here"] == "24.0 open hours"
    assert rows["Chance of a hand"] == "1 in 54,145"
    assert rows["Expected after"] == "10 days"
    assert rows["90% below, after 30 days"] == "$17,333.00"
    assert rows["Seeds would cost"] == "$14,847.50"


def test_a_meter_runs_dry_only_where_it_pays_fixed_prizes(crazy4_nexus: TableSetup) -> None:
    told = dict(f.figures_column(crazy4_nexus, METER, FOUND, PACE).rows)
    assert told["Risk of running dry"] == "None"
    paying = replace(crazy4_nexus.jackpots["A"], fixed_pays="main")
    setup = replace(crazy4_nexus, jackpots={"A": paying})
    told = dict(f.figures_column(setup, METER, FOUND, PACE).rows)
    assert told["Risk of running dry"] == "1.2%"


def test_a_meter_that_no_hand_takes_whole_has_no_next_one(crazy4_nexus: TableSetup) -> None:
    column = f.figures_column(crazy4_nexus, METER, replace(FOUND, top=None), PACE)
    assert column.title == "No hand takes it whole"
    assert "Expected after" not in dict(column.rows)


@pytest.mark.parametrize(
    ("hours", "words"),
    [
        (36.0, "36 h"),
        (72.0, "3 days"),
        (720.0, "30 days"),
        (4_383.0, "6 months"),
        (79_064.0, "9 years"),
        (114_066.0, "13 years"),
    ],
)
def test_hours_are_told_in_days_and_years(hours: float, words: str) -> None:
    assert f.span(hours, 24.0) == words


def test_a_jackpot_that_is_years_away_is_not_expected_in_the_month_shown(
    crazy4_nexus: TableSetup,
) -> None:
    assert FOUND.top is not None
    far = replace(FOUND.top, mean_hours=114_066.0, median_hours=79_064.0)
    rows = dict(f.figures_column(crazy4_nexus, METER, replace(FOUND, top=far), PACE).rows)
    assert rows["In these 30 days"] == "no jackpot expected"
    assert rows["Expected after"] == "13 years"


def test_three_lines_that_are_one_are_named_once_on_an_axis_around_them() -> None:
    flat = replace(REACHES[-1], low_cents=1_456_879, middle_cents=1_456_879, high_cents=1_456_879)
    fan = f.fan_model(replace(FOUND, reaches=(flat,)), 1_456_879)
    assert [tick.words for tick in f.edges_at(fan, 700.0, 0.05)] == ["10 to 90%"]
    assert fan.up[0].at > 1_400_000, "it does not begin at nothing"


def test_a_day_is_as_long_as_the_table_is_open() -> None:
    half = f.Pace(120, 3.0, 1)
    assert half.open_a_day == 3.0
    assert f.Pace(1_000, 240.0, 20).open_a_day == 12.0
    assert f.span(1_333.0, 12.0) == "4 months"
    assert f.span(1_068.0, 12.0) == "89 days"
    assert f.span(20.0, 12.0) == "20 h"


def test_few_wagers_or_a_short_time_are_no_pace() -> None:
    few = f.Pace(3, 0.1)
    assert not few.is_enough
    assert "3 wagers in 0.1 open hours" in few.too_few
    assert not f.Pace(500, 0.2).is_enough
    assert f.Pace(f.LEAST_WAGERS, f.LEAST_HOURS).is_enough


def test_two_lines_on_each_other_have_one_name() -> None:
    flat = tuple(replace(reach, high_cents=reach.middle_cents) for reach in REACHES)
    fan = f.fan_model(replace(FOUND, reaches=flat), 900_000)
    same = replace(fan, middle=fan.high)
    assert [tick.words for tick in f.edges_at(same, 700.0, 0.05)] == ["10%", "50 to 90%"]
