"""A jurisdiction: which value holds on a day, and what a supervisor is reminded of."""

from dataclasses import replace
from datetime import date

import pytest

from dealer_assist.table.setup.jurisdiction import (
    Approval,
    Dated,
    GamesOnHand,
    Jurisdiction,
    Shuffler,
    System,
    TaxRule,
    in_force,
    missing,
    numbers,
)

LIMITS = (
    Dated(40_000, date(2023, 7, 20), is_proposed=True),
    Dated(30_000, date(2009, 1, 1)),
    Dated(20_000, date(2008, 1, 1)),
)

SYSTEMS = (
    System("nexus", {"GM Atlas": "5.4.0", "Nexus Command II": "5.4"}),
    System("nexus", {"Game Manager 2": "2.5.4"}),
    System("aquarius", {"Aquarius Controller": "6.5.6SP"}),
)
WHOLE = Approval(
    letter="Submission 1",
    dated=date(2023, 6, 14),
    edition="May 5, 2023",
    controls="IC-12",
    shuffler=Shuffler("i-Deal", "Crazy 4 Poker"),
    components={"GM Atlas": "5.4.0", "Nexus Command II": "5.4"},
)
MODES = ("Crazy 4 Poker", "Caribbean Stud")


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


def said(approval: Approval, console: str = "nexus", *, has_jackpot: bool = True) -> list[str]:
    return list(missing(approval, console, SYSTEMS, MODES, has_jackpot=has_jackpot))


def test_a_whole_approval_lacks_nothing() -> None:
    assert said(WHOLE) == []


@pytest.mark.parametrize("key", ["letter", "edition", "controls"])
def test_what_is_not_on_record_is_named_by_its_key(key: str) -> None:
    values = {key: ""}
    assert said(replace(WHOLE, **values)) == [f"approval.{key} is missing in the table's file"]


def test_a_component_below_the_approved_version_is_named() -> None:
    old = replace(WHOLE, components={"GM Atlas": "5.3.9", "Nexus Command II": "5.4"})
    assert said(old) == ["GM Atlas is 5.3.9 and was approved from 5.4.0 on"]


def test_any_one_of_the_approved_systems_will_do() -> None:
    assert said(replace(WHOLE, components={"Game Manager 2": "2.10"})) == []


def test_the_nearest_system_says_what_lacks() -> None:
    (lacks,) = said(replace(WHOLE, components={}))
    assert lacks == "Game Manager 2 2.5.4 or higher is not on record"


def test_another_console_has_other_components() -> None:
    assert said(WHOLE, "aquarius") == ["Aquarius Controller 6.5.6SP or higher is not on record"]


def test_a_table_without_a_jackpot_needs_no_system() -> None:
    assert said(replace(WHOLE, components={}), has_jackpot=False) == []


def test_a_shuffler_in_the_mode_of_another_game_is_named() -> None:
    wrong = replace(WHOLE, shuffler=Shuffler("i-Deal", "Three Card Poker"))
    assert said(wrong) == [
        "The shuffler i-Deal is set to Three Card Poker; the rules know Crazy 4 Poker, "
        "Caribbean Stud"
    ]


def test_versions_are_compared_as_numbers() -> None:
    assert numbers("5.10") > numbers("5.4.0") > numbers("5.4")
    assert numbers("6.6 Build 520") == (6, 6, 520)
