"""Crazy 4 Poker's progressive on a Nexus console: one test per numbered step of its procedure."""

from typing import Any

import pytest

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.guide.controls import ControlStanding, end_game
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def prizes(sitting: Sitting) -> dict[int, int]:
    return {win.award.seat: win.award.prize for win in sitting.table.round.wins}


def test_step_1_the_progressive_wager_is_optional(sitting: Sitting) -> None:
    sitting.start()
    assert sitting.is_in(Phase.IN_PLAY)
    assert sitting.table.locked == {}
    assert sitting.shown() == 500_000


def test_step_2_the_jackpot_judges_the_best_four_cards(crazy4_nexus: TableSetup) -> None:
    assert crazy4_nexus.jackpots["A"].judge == "best_four"


def test_step_3_the_hand_buttons_are_those_of_the_paytable(crazy4_nexus: TableSetup) -> None:
    lines = [(line.label, str(line.pays)) for line in crazy4_nexus.jackpots["A"].lines]
    assert lines == [
        ("Four Aces", "100 % of main"),
        ("Four of a Kind", "300 for 1"),
        ("Straight Flush", "100 for 1"),
        ("Three of a Kind", "9 for 1"),
    ]


def test_step_4_the_meter_is_reseeded_when_the_whole_of_it_is_hit(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="four_aces").confirm()
    assert sitting.shown() == 500_048
    sitting.swipe("executive-1")
    assert prizes(sitting) == {5: 500_048}
    assert sitting.shown() == 500_000


def test_step_5_a_chip_on_the_sensor_lights_it(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(3))
    assert sitting.table.sensor((3, "A")).lamp is Lamp.LIT
    assert sitting.table.sensor((4, "A")).lamp is Lamp.OFF
    sitting.do(c.MissChip(3))
    assert sitting.table.sensor((3, "A")).lamp is Lamp.OFF


def test_step_6_start_game_locks_the_wagers_and_then_the_chips_are_taken(sitting: Sitting) -> None:
    sitting.start(1, 5, 7)
    assert sitting.table.locked == {(1, "A"): 100, (5, "A"): 100, (7, "A"): 100}
    assert sitting.table.sensor((5, "A")).lamp is Lamp.LOCKED
    assert sitting.shown() == 500_072  # three times 24 % of a dollar
    prompt = next_step(sitting.table)
    assert prompt.key == "take_chips"
    assert "seats 1, 5, 7" in prompt.detail
    sitting.do(*(c.MissChip(seat) for seat in (1, 5, 7)))
    assert next_step(sitting.table).key == "deal"
    assert sitting.table.sensor((5, "A")).lamp is Lamp.LOCKED


def test_step_7_the_base_game_goes_on_by_house_procedure(sitting: Sitting) -> None:
    sitting.start(1)
    sitting.do(c.PlaceWagers(1, {"ante": 500, "play": 500}), c.FoldHand(2))
    assert sitting.table.seat(1).wagers == {"ante": 500, "play": 500}
    assert sitting.table.seat(2).has_folded


@pytest.mark.parametrize("may_win", [False, True])
def test_step_8_the_house_decides_whether_folded_hands_win(
    sit: Sit, crazy4_nexus: TableSetup, *, may_win: bool
) -> None:
    sitting = sit(replace(crazy4_nexus, folded_hands_win=may_win)).start(2)
    sitting.do(c.FoldHand(2))
    if may_win:
        sitting.claim(s2="three_of_a_kind")
        assert sitting.table.round.claims
    else:
        assert "folded" in sitting.no_to(c.PressHand(2, "three_of_a_kind"))


def test_step_9a_percentage_pays_come_off_the_meter(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm().swipe("executive-1")
    (win,) = sitting.table.round.wins
    assert (win.award.from_meter, win.award.from_tray) == (500_024, 0)


def test_step_9b_other_hands_are_paid_from_the_tray_not_off_the_meter(sitting: Sitting) -> None:
    sitting.start(4, 6).claim(s4="four_of_a_kind", s6="straight_flush")
    sitting.confirm().swipe("supervisor-1")
    assert [win.award.from_tray for win in sitting.table.round.wins] == [10_000, 30_000]
    assert sitting.shown() == 500_048


def test_step_9c_the_farthest_right_is_paid_first_whoever_was_pressed_first(sit: Sit) -> None:
    for order in ((1, 7), (7, 1)):
        sitting = sit().start(1, 7)
        sitting.do(*(c.PressHand(seat, "four_aces") for seat in order))
        sitting.confirm().swipe("executive-1")
        assert [win.award.seat for win in sitting.table.round.wins] == [7, 1]
        assert prizes(sitting) == {7: 500_048, 1: 500_000}


def test_step_9d_a_hand_button_pressed_by_accident_is_pressed_again(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces")
    assert next_step(sitting.table).key == "call_supervisor"
    sitting.claim(s5="four_aces")
    assert sitting.table.round.claims == ()
    sitting.claim(s5="four_aces")
    assert [claim.line for claim in sitting.table.round.claims] == ["four_aces"]


def test_step_9d_another_hand_of_the_seat_replaces_the_one_that_is_on(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").claim(s5="four_of_a_kind")
    assert [claim.line for claim in sitting.table.round.claims] == ["four_of_a_kind"]


def test_step_9e_the_dealer_then_calls_a_supervisor(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces")
    assert next_step(sitting.table).text == "Call the supervisor"
    sitting.do(c.CallSupervisor())
    assert sitting.is_in(Phase.VERIFY)


def test_step_9f_confirm_and_a_card_record_the_win_and_adjust_the_meter(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush").confirm()
    assert sitting.is_in(Phase.SWIPE)
    assert sitting.table.round.wins == ()
    assert sitting.shown() == 500_072, "nothing comes off before the card"
    sitting.swipe("executive-2")
    assert sitting.is_in(Phase.RECORDED)
    recorded = [(win.number, win.by.key) for win in sitting.table.round.wins]
    assert recorded == [(1, "executive-2"), (2, "executive-2")]
    assert prizes(sitting) == {7: 10_000, 5: 500_072}
    assert sitting.shown() == 500_000


def test_step_9f_a_small_prize_needs_a_supervisor_a_large_one_an_executive(sit: Sit) -> None:
    small = sit().start(5).claim(s5="three_of_a_kind").confirm()
    small.swipe("supervisor-1")
    assert small.is_in(Phase.RECORDED)
    large = sit().start(5).claim(s5="four_aces").confirm()
    large.swipe("supervisor-1")
    assert large.is_in(Phase.SWIPE)


def test_step_9g_end_game_resets_the_table_for_the_next_hand(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    happened = sitting.do(c.BeginPaying(), c.MissChip(5), c.EndGame())
    assert isinstance(happened[-2], e.GameEnded)
    table = sitting.table
    assert (table.round.phase, table.round.number) == (Phase.BETTING, 2)
    assert (table.round.claims, table.round.wins, table.round.envy, table.locked) == (
        (),
        (),
        {},
        {},
    )
    assert table.lasting.wins_so_far == 1
    assert sitting.shown() == 500_024


def test_step_9g_end_game_waits_until_every_claim_is_reconciled(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="straight_flush").come_to_an_end()
    sentence = sitting.no_to(c.EndGame())
    assert "seat 7: Straight Flush and seat 5: Four Aces are not confirmed" in sentence
    assert end_game(sitting.table).standing is ControlStanding.NOT_YET


def test_step_9h_after_the_swipe_only_an_adjustment_backs_a_win_out(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm().swipe("executive-1")
    assert "adjustment" in sitting.no_to(c.PressHand(5, "four_aces"))
    assert "adjustment" in sitting.no_to(c.VoidRound("Misdeal"))


def test_step_10a_all_others_with_the_wager_get_envy_and_the_hitter_does_not(
    sitting: Sitting,
) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    assert sitting.table.round.envy == {1: 10_000, 7: 10_000}


def test_step_10c_envy_is_paid_at_the_end_of_the_round(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    told = next_step(sitting.table).detail
    assert told == "Seat 5 $5,000.72. Last, envy: seat 7 $100, seat 1 $100"


def test_step_10c_two_envied_hands_bring_everybody_several_envies(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush")
    sitting.confirm().swipe("executive-1")
    assert sitting.table.round.envy == {1: 10_500, 5: 500, 7: 10_000}
