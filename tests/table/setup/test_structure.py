"""What a closed table may be made of: every choice is applied by its name alone."""

from datetime import date

import pytest
from random_tables import shipped

from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, find, settings_of
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup

TODAY = date(2026, 3, 14)


def made(setup: TableSetup, *changes: tuple[str, str] | tuple[str, str, str]) -> TableSetup:
    return apply(setup, [Setting(*change) for change in changes])


def test_a_wager_is_paid_by_the_table_that_is_chosen(crazy4_nexus: TableSetup) -> None:
    setup = made(crazy4_nexus, ("paytable.queens_up", "C4P-12"))
    assert setup.paytables["queens_up"] == "C4P-12"
    assert str(setup.pays["queens_up"]["three_of_a_kind"]) == "7 to 1"
    assert setup.digest != crazy4_nexus.digest


def test_a_wager_that_need_not_be_offered_comes_onto_the_felt_and_off_it(
    crazy4_nexus: TableSetup,
) -> None:
    with_it = made(crazy4_nexus, ("paytable.bad_beat", "BBB-01"))
    assert [row.label for row in with_it.wagers][-1] == "BAD BEAT"
    assert with_it.limits["bad_beat"] == (100, 500)
    assert with_it.top_odds["bad_beat"] == 25_000
    without = made(with_it, ("paytable.bad_beat", "none"), ("paytable.queens_up", "none"))
    assert [row.key for row in without.wagers] == ["ante", "super_bonus", "play"]
    assert not any("queens_up" in one.wagers for one in without.players)


def test_stages_say_nothing_of_a_jackpot_that_was_taken_off() -> None:
    with_it = shipped("blackjack-nexus")
    assert any("jackpot" in one.detail for one in with_it.stages)
    without = made(with_it, ("jackpot.A.paytable", "none"))
    assert not any("jackpot" in one.detail for one in without.stages)
    assert made(without, ("jackpot.A.paytable", "B7-1")).stages == with_it.stages


def test_a_wager_that_the_rules_ask_for_cannot_be_taken_off(crazy4_nexus: TableSetup) -> None:
    assert "none" not in find(crazy4_nexus, "paytable.super_bonus").choices


def test_another_jackpot_comes_with_its_own_figures(crazy4_nexus: TableSetup) -> None:
    setup = made(crazy4_nexus, ("jackpot.A.paytable", "ML03"))
    assert [level.name for level in setup.jackpots["A"].levels] == ["mega", "major", "minor"]


def test_a_figure_is_that_of_the_jackpot_that_is_chosen_beside_it(
    crazy4_nexus: TableSetup,
) -> None:
    seed = ("jackpot.A.seed.minor", "$400", "ML03")
    setup = made(crazy4_nexus, seed, ("jackpot.A.paytable", "ML03"))
    assert setup.jackpots["A"].level("minor").seed_cents == 40_000


def test_a_figure_of_the_jackpot_before_is_left_out(crazy4_nexus: TableSetup) -> None:
    seed = ("jackpot.A.seed.main", "$7,500", "ATLAS-1")
    setup = made(crazy4_nexus, seed, ("jackpot.A.paytable", "ATLAS-2"))
    assert setup.jackpots["A"].level("main").seed_cents == 500_000


def test_a_sensor_may_have_no_jackpot(crazy4_nexus: TableSetup) -> None:
    assert made(crazy4_nexus, ("jackpot.A.paytable", "none")).jackpots == {}


def test_a_link_goes_with_the_jackpot_that_was_on_it() -> None:
    setup = made(shipped("crazy4-link"), ("jackpot.A.paytable", "ML01"))
    assert setup.links == {}
    assert not check(setup, setup.jurisdiction, TODAY).refusals


def test_another_console_brings_its_simulated_key(crazy4_nexus: TableSetup) -> None:
    setup = made(crazy4_nexus, ("console", "aquarius"))
    assert (setup.console, setup.devices["key_switch"]) == ("aquarius", "simulated")


def test_a_console_that_a_jackpot_is_not_approved_for_is_refused() -> None:
    setup = made(shipped("crazy4-link"), ("console", "aquarius"))
    (refusal,) = check(setup, setup.jurisdiction, TODAY).refusals
    assert refusal == (
        "Sensor A: MGL-01 is approved for Nexus only. Change the console or the jackpot "
        "(approved rules)"
    )


def test_the_law_of_another_place_comes_with_its_reasons_and_rules(
    crazy4_nexus: TableSetup,
) -> None:
    setup = made(crazy4_nexus, ("jurisdiction", "washington"))
    assert setup.jurisdiction.rule("links") == "WAC 230-15-685"


def test_fixed_pays_may_come_off_the_meter(crazy4_nexus: TableSetup) -> None:
    setup = made(crazy4_nexus, ("jackpot.A.fixed_pays", "main", "ATLAS-1"))
    assert setup.jackpots["A"].fixed_pays == "main"


def test_a_progressive_becomes_a_house_jackpot_by_its_name() -> None:
    setup = made(
        shipped("house-money-nexus"),
        ("jackpot.A.paytable", "HOUSE-B7-1"),
        ("jackpot.B.paytable", "none"),
    )
    assert [one.key for one in setup.jackpots.values()] == ["HOUSE-B7-1"]
    assert setup.jackpots["A"].is_house


@pytest.mark.parametrize("name", ["six-five-four", "caribbean"])
def test_a_game_without_a_jackpot_has_no_console_to_choose(name: str) -> None:
    paths = [one.path for one in settings_of(shipped(name)) if is_structure(one.path)]
    assert "console" not in paths
    assert not [path for path in paths if path.startswith("jackpot")]


def test_every_choice_can_be_applied_and_leads_back() -> None:
    for name in ("crazy4-nexus", "dragon-nexus", "holdem-nexus", "house-money-nexus", "caribbean"):
        setup = shipped(name)
        for one in [one for one in settings_of(setup) if is_structure(one.path)]:
            for choice in one.choices:
                there = apply(setup, [Setting(one.path, choice)])
                assert find(there, one.path).text == choice
                back = apply(there, [Setting(one.path, one.text)])
                assert find(back, one.path).text == one.text


def test_blackjack_without_house_money_is_not_asked_to_settle_it() -> None:
    without = made(shipped("house-money-nexus"), ("paytable.house_money", "none"))
    assert [one.key for one in without.stages] == ["bets", "play", "dealer", "settle"]
    assert [row.key for row in without.wagers] == ["blackjack", "insurance"]
    again = made(without, ("paytable.house_money", "HM-1"))
    assert [one.key for one in again.stages] == ["bets", "deal", "play", "dealer", "settle"]
