"""Every control says what `decide` would say."""

from typing import Any

import pytest
from dealt_table import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any

NOT_YET, FREE, NEXT = ControlStanding.NOT_YET, ControlStanding.FREE, ControlStanding.NEXT


def standings(sitting: Sitting) -> dict[str, Control]:
    table = sitting.table
    return {
        "start": controls.start_game(table),
        "end": controls.end_game(table),
        "call": controls.call_supervisor(table),
        "void": controls.void_round(table),
        "hands": controls.hand_buttons(table, (5, "A")),
    }


def test_a_closed_table_has_nothing_to_press(sitting: Sitting) -> None:
    for control in standings(sitting).values():
        assert control.standing is NOT_YET
        assert control.detail.lower() == "the table is closed"


def test_start_game_is_next_once_a_chip_lies_there(sitting: Sitting) -> None:
    sitting.open()
    assert controls.start_game(sitting.table) == Control(FREE, "No progressive bets", "START GAME")
    sitting.do(c.SeeChip(1))
    assert controls.start_game(sitting.table) == Control(NEXT, "Locks 1 sensor", "START GAME")
    sitting.do(c.SeeChip(2))
    assert controls.start_game(sitting.table) == Control(NEXT, "Locks 2 sensors", "START GAME")


def test_before_the_start_hand_buttons_and_end_game_wait(sitting: Sitting) -> None:
    sitting.open()
    assert controls.hand_buttons(sitting.table, (5, "A")).detail == "open after START GAME"
    assert controls.end_game(sitting.table) == Control(NOT_YET, "No round is running", "END GAME")


def test_hand_buttons_say_that_no_seat_could_open_them(sitting: Sitting) -> None:
    sitting.start()
    assert controls.hand_buttons(sitting.table, None) == Control(
        NOT_YET, "no progressive wager is in this round"
    )


def test_hand_buttons_open_for_a_selected_seat_with_a_locked_wager(sitting: Sitting) -> None:
    sitting.start(5)
    assert controls.hand_buttons(sitting.table, None).detail == "Touch a seat first"
    assert controls.hand_buttons(sitting.table, (5, "A")) == Control(FREE)
    shut = controls.hand_buttons(sitting.table, (4, "A"))
    assert shut == Control(NOT_YET, "Seat 4 has no progressive wager in this round")


def test_a_claim_makes_the_call_next_and_names_the_card(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s7="straight_flush").come_to_an_end()
    assert controls.call_supervisor(sitting.table) == Control(NEXT, "Needs a Supervisor card")
    assert controls.end_game(sitting.table) == Control(NOT_YET, "1 claim not confirmed", "END GAME")
    sitting.claim(s5="four_aces")
    assert controls.call_supervisor(sitting.table) == Control(NEXT, "Needs an Executive card")
    assert controls.end_game(sitting.table) == Control(
        NOT_YET, "2 claims not confirmed", "END GAME"
    )


def test_a_call_without_claims_can_be_taken_back(sitting: Sitting) -> None:
    sitting.start()
    assert controls.call_supervisor(sitting.table) == Control(FREE)
    sitting.do(c.CallSupervisor())
    called = controls.call_supervisor(sitting.table)
    assert called == Control(FREE, "Called. Press to cancel")


def test_end_game_is_next_after_the_last_stage_only(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    sitting.do(c.SeeCards("5", ("2c",)))
    assert controls.end_game(sitting.table) == Control(FREE, "Opens the next round", "END GAME")
    sitting.claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    held = Control(ControlStanding.HOLD, "Hold: hands in play, 1 not paid", "END GAME")
    assert controls.end_game(sitting.table) == held
    sitting.do(c.BeginPaying(), c.TickPaid(5))
    in_play = Control(ControlStanding.HOLD, "Hold to end, hands still in play", "END GAME")
    assert controls.end_game(sitting.table) == in_play, "nobody has told of a stage"
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    assert controls.end_game(sitting.table) == Control(FREE, "1 seat not marked", "END GAME")
    sitting.do(c.AnswerSeat(5, "taken"))
    assert controls.end_game(sitting.table).standing is NEXT


def test_a_dealers_win_paid_at_the_first_stage_leads_back_to_it(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    sitting.claim(s5="three_of_a_kind").do(c.ConfirmAsDealer(), c.BeginPaying(), c.TickPaid(5))
    assert next_thing(sitting.table).what == "deal"
    assert controls.end_game(sitting.table).standing is ControlStanding.HOLD


def test_the_end_says_that_hands_are_in_play_beside_what_is_not_paid(sit: Sit) -> None:
    """More titles C7: it said the seats alone, in the middle of the hand."""
    sitting = sit(shipped("zappit-nexus")).open()
    sitting.do(*(c.PlaceWagers(seat, {"blackjack": 2500}) for seat in (1, 3)))
    sitting.do(c.SeeChip(1), c.StartGame(), c.MissChip(1))
    for place, cards in {"1": "7s 9h", "3": "7d 8d", "dealer": "6d"}.items():
        sitting.do(c.SeeCards(place, tuple(cards.split())))
    sitting.do(c.PressHand(1, "one7"), c.ConfirmAsDealer(), c.BeginPaying())
    sitting.come_to_an_end()
    said = controls.end_game(sitting.table, sitting.now)
    assert said.standing is ControlStanding.HOLD
    assert said.detail == "Hold: hands in play, 1 not paid"


def test_where_the_walk_is_required_end_game_waits_for_every_tick(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    sitting = sit(replace(crazy4_nexus, pay_walk="required")).start(1, 5)
    sitting.claim(s5="straight_flush").confirm().swipe("supervisor-1")
    sitting.come_to_an_end()
    assert controls.end_game(sitting.table) == Control(NOT_YET, "2 seats to pay", "END GAME")
    assert "2 seats are not ticked as paid" in sitting.no_to(c.EndGame())
    sitting.do(c.BeginPaying(), c.TickAllPaid(), c.TickAllPaid(), c.EndGame())


def test_a_recorded_win_shuts_void_and_its_hand_buttons(sitting: Sitting) -> None:
    sitting.start(5)
    assert controls.void_round(sitting.table) == Control(FREE, "Hold")
    sitting.claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert controls.void_round(sitting.table) == Control(NOT_YET, "A win is on record")
    assert "on record" in controls.hand_buttons(sitting.table, (5, "A")).detail


@pytest.mark.parametrize("phase", [Phase.VERIFY, Phase.SWIPE])
def test_while_the_supervisor_is_at_work_the_tables_own_controls_wait(
    sitting: Sitting, phase: Phase
) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    if phase is Phase.SWIPE:
        sitting.do(c.ConfirmWins())
    for control in standings(sitting).values():
        assert control.standing is NOT_YET
        assert control.detail


def test_a_round_whose_hands_are_in_play_ends_at_the_showdown(sitting: Sitting) -> None:
    sitting.start(5).do(c.MissChip(5), c.AdvanceStage("deal"))
    sitting.now += 10_000
    early = controls.end_game(sitting.table)
    assert (early.standing, early.detail) == (NOT_YET, "At the showdown")
    sitting.do(c.FoldHand(5))
    assert controls.end_game(sitting.table).standing is ControlStanding.FREE, "nobody is in"


def test_a_coup_whose_cards_are_out_is_ended_by_a_hold_before_its_last_stage(sit: Any) -> None:
    sitting = sit(shipped("dragon-nexus")).start(5)
    sitting.do(c.AdvanceStage("deal"))
    sitting.come_to_an_end()
    early = controls.end_game(sitting.table)
    assert (early.standing, early.detail) == (
        ControlStanding.HOLD,
        "Hold to end, hands still in play",
    )


def test_nothing_is_called_progressive_where_the_house_runs_every_jackpot(sit: Any) -> None:
    sitting = sit(shipped("house-money-house")).open()
    assert controls.start_game(sitting.table).detail == "No jackpot wager"
    sensor = next(iter(sitting.table.setup.jackpots))
    sitting.do(c.SeeChip(2, sensor), c.StartGame())
    line = sitting.table.setup.jackpots[sensor].lines[0].key
    assert "no jackpot wager" in sitting.no_to(c.PressHand(4, line, sensor))


def test_lammers_are_taken_before_the_next_round(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    bet = {"blackjack": 2500}
    sitting.do(c.PlaceWagers(4, bet), c.StartGame(), c.SeeCards("4", ("6s", "5d")))
    sitting.do(c.SeeCards("dealer", ("6d",)), c.PlaceWagers(4, {**bet, "free_double": 2500}))
    sitting.do(c.SeeCards("4", ("6s", "5d", "9c")), c.SeeCards("dealer", ("6d", "Tc", "5c")))
    assert controls.end_game(sitting.table).detail == "Hold: 1 seat not marked paid"
    sitting.do(c.SettleSeat(4))
    assert controls.end_game(sitting.table).detail == "Pick up 1 lammer first"
