"""A jurisdiction: which value holds on a day, and what a supervisor is reminded of."""

from datetime import date

import pytest

from dealer_assist.table.setup.jurisdiction import (
    Dated,
    GamesOnHand,
    Jurisdiction,
    TaxRule,
    in_force,
)

LIMITS = (
    Dated(40_000, date(2023, 7, 20), is_proposed=True),
    Dated(30_000, date(2009, 1, 1)),
    Dated(20_000, date(2008, 1, 1)),
)


@pytest.mark.parametrize(
    ("day", "limit"),
    [
        (date(2007, 12, 31), None),
        (date(2008, 1, 1), 20_000),
        (date(2008, 12, 31), 20_000),
        (date(2009, 1, 1), 30_000),
        (date(2030, 1, 1), 30_000),  # what is only proposed does not hold, however old it gets
    ],
)
def test_the_latest_value_that_has_come_into_force_holds(day: date, limit: int | None) -> None:
    assert in_force(LIMITS, day) == limit
    assert Jurisdiction(wager_limits=LIMITS).wager_limit(day) == limit


def test_a_value_without_a_day_has_always_held() -> None:
    assert in_force((Dated(1),), date.min) == 1


def test_a_jurisdiction_that_asks_for_nothing_has_no_limits() -> None:
    nothing, day = Jurisdiction(), date(2026, 1, 1)
    assert nothing.wager_limit(day) is None
    assert nothing.games_limit(day) is None
    assert not nothing.needs_tax_form(10**9, 1, day)
    assert not nothing.needs_camera(10**9)


def test_the_games_on_a_hand_are_dated_too() -> None:
    six = GamesOnHand(6, 3, 500)
    dated = Jurisdiction(games_on_hand=(Dated(six, date(2009, 9, 14)),))
    assert dated.games_limit(date(2009, 9, 13)) is None
    assert dated.games_limit(date(2009, 9, 14)) == six


@pytest.mark.parametrize(
    ("prize", "wager", "needed"),
    [
        (60_000, 100, True),
        (59_999, 100, False),
        (60_000, 200, True),
        (60_000, 201, False),  # 300 times $2.01 are $603
        (150_000, 500, True),
        (149_999, 500, False),
    ],
)
def test_the_tax_form_needs_both_the_amount_and_the_multiple(
    prize: int, wager: int, *, needed: bool
) -> None:
    taxed = Jurisdiction(tax_rules=(Dated(TaxRule(60_000, 300), date(2023, 1, 1)),))
    assert taxed.needs_tax_form(prize, wager, date(2023, 1, 1)) is needed
    assert not taxed.needs_tax_form(prize, wager, date(2022, 12, 31))


def test_the_camera_is_shown_a_prize_of_the_amount_and_above() -> None:
    watched = Jurisdiction(camera_from_cents=50_000)
    assert watched.needs_camera(50_000)
    assert not watched.needs_camera(49_999)
    assert Jurisdiction(camera_from_cents=0).needs_camera(0)


def test_a_meter_goes_up_and_down_for_different_reasons() -> None:
    strict = Jurisdiction(lower_reasons=("seed",), raise_reasons=("gift",))
    assert strict.meter_reasons(100, 99) == ("seed",)
    assert strict.meter_reasons(100, 101) == ("gift",)


def test_a_rule_is_cited_where_it_stands() -> None:
    cited = Jurisdiction(rules={"links": "WAC 230-15-685"})
    assert cited.rule("links") == "WAC 230-15-685"
    assert cited.rule("moon") == "approved rules"
