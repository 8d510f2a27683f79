"""Meters: a live value, what it becomes, which level is claimed, and when not to quote it."""

import pytest
from dealt_table import dealt
from other_tables import three_levels, two_sensors
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.events.values import OtherClaim
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.table.state import Phase
from dealer_assist.ui.sign.presenter.table_sign import VERIFYING, sign_model
from dealer_assist.ui.table.model.table import MeterState
from dealer_assist.ui.table.presenter.jackpots.meters import NOT_LIVE, meter_models
from dealer_assist.value import replace


@pytest.fixture
def dual(at, crazy4_nexus, jackpots):
    return at(two_sensors(crazy4_nexus, jackpots))


def test_a_meter_of_the_table_s_own_opens_with_it(crazy4, dual) -> None:
    (meter,) = meter_models(crazy4.table)
    assert (meter.state, meter.amount) == (MeterState.OPENS, "$5,000.00")
    assert {one.state for one in meter_models(dual.table)} == {MeterState.OPENS}
    linked = replace(crazy4.table.setup, floor=FloorPlace("simulated", {"A": "MGL"}))
    (meter,) = meter_models(replace(crazy4.table, setup=linked))
    assert meter.state is MeterState.NOT_LIVE, "what others feed is not quoted while it is shut"


def test_a_live_meter_counts_the_wagers_that_are_locked_in(crazy4) -> None:
    (meter,) = meter_models(crazy4.open().table)
    assert (meter.amount, meter.note) == ("$5,000.00", "Four Aces pays 100%")
    (meter,) = meter_models(crazy4.do(c.SeeChip(1), c.SeeChip(5), c.StartGame()).table)
    assert (meter.amount, meter.note) == ("$5,000.48", "2 wagers locked in")
    assert meter.note_is_well


def test_a_confirmed_win_shows_what_the_meter_becomes(crazy4) -> None:
    (meter,) = meter_models(crazy4.start(5).claim(5, "four_aces").confirm().table)
    assert meter.state is MeterState.ADJUSTING
    assert (meter.amount, meter.becomes) == ("$5,000.24", "$5,000.00")
    assert meter.note == "Pending until a card is swiped"


def test_a_prize_from_the_tray_changes_no_meter(crazy4) -> None:
    (meter,) = meter_models(crazy4.start(5).claim(5, "straight_flush").confirm().table)
    assert meter.becomes == ""
    assert meter.state is MeterState.LIVE


def test_a_halted_table_s_meters_are_not_quoted(crazy4, dual) -> None:
    (meter,) = meter_models(changed(crazy4.start(5).table, phase=Phase.HALTED))
    assert (meter.state, meter.note) == (MeterState.NOT_LIVE, "Last recorded value")
    rows = meter_models(changed(dual.start(5).table, phase=Phase.HALTED))
    assert {one.title for one in rows} == {NOT_LIVE}
    assert {one.state for one in rows} == {MeterState.NOT_LIVE}


def test_levels_are_rows_of_one_box_and_the_claimed_one_is_framed(
    at, crazy4_nexus, jackpots
) -> None:
    link = at(three_levels(crazy4_nexus, jackpots)).start(3).claim(3, "four_of_a_kind")
    (meter,) = meter_models(link.table)
    assert [(level.name, level.is_hit) for level in meter.levels] == [
        ("Mega", False),
        ("Major", False),
        ("Minor", True),
    ]
    assert meter.letter == ""
    (meter,) = meter_models(link.confirm().table)
    assert [level.becomes for level in meter.levels] == ["", "", "$300.00"]


def test_two_jackpots_have_a_lettered_box_each(dual) -> None:
    a, b = meter_models(dual.open().table)
    assert (a.letter, len(a.levels)) == ("A", 3)
    assert (b.letter, b.levels[0].name, b.levels[0].amount) == ("B", "Meter", "$1,000.00")
    a, b = meter_models(dual.table)
    assert a.title == "Blazing 7's ML03"


def test_the_box_says_who_authorises_which_prizes(crazy4) -> None:
    (meter,) = meter_models(crazy4.open().table)
    assert [(row.word, row.stars, row.prizes) for row in meter.authority] == [
        ("EXEC", 2, "$5,000+ or 100%"),
        ("SUPV", 1, "above $50"),
        ("DEALER", 0, "to $50, no card"),
    ]


def test_of_two_sensors_each_says_whose_chips_were_taken_and_whose_stay() -> None:
    table = dealt("house-money-nexus", {}, {2: {"blackjack": 5000}}, chips={2: "AB", 4: "B"})
    assert [one.note for one in meter_models(table)] == ["TAKEN: seat 2", "LEFT: seats 2, 4"]
    lying = replace(table.sensor((2, "A")), has_chip=True)
    waits = changed(table, sensors={**table.sensors, (2, "A"): lying})
    assert meter_models(waits)[0].note == "TAKE: seat 2"


@pytest.mark.parametrize("is_two", [False, True])
def test_a_meter_that_another_table_claims_says_so_and_whose_it_is(
    at, crazy4_nexus, jackpots, *, is_two: bool
) -> None:
    setup = two_sensors(crazy4_nexus, jackpots) if is_two else crazy4_nexus
    sitting = at(replace(setup, floor=FloorPlace("simulated", {"A": "MGL"}))).open()
    sitting.do(c.JoinLink(0))
    level = sitting.table.setup.jackpots["A"].levels[0].name
    claim = OtherClaim("A", level, "10")
    first, *others = meter_models(sitting.do(c.TakeContributions(0, (), (claim,))).table)
    assert (first.note, first.note_is_well) == ("Claimed at table 10, do not quote", False)
    assert all("table 10" not in one.note for one in others)
    assert sign_model(sitting.table.setup, sitting.table).note == VERIFYING
    locked = replace(claim, is_locked=True)
    first, *_ = meter_models(sitting.do(c.TakeContributions(0, (), (locked,))).table)
    assert first.note == "Prize pending at table 10"
    assert sign_model(sitting.table.setup, sitting.table).note == ""
    first, *_ = meter_models(sitting.do(c.LoseLink("no server")).table)
    assert first.state is MeterState.NOT_LIVE
