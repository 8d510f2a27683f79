"""The one next thing: what it is, with which control, at which seat, and what waits behind it."""

from typing import Any

import pytest
from dealt_table import dealt
from shipped_tables import shipped
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.facts import chips
from dealer_assist.table.facts.ending import Wait
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.facts.next_thing import (
    Asks,
    NextThing,
    Touch,
    next_thing,
)
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.state import Table

Sit = Any  # of conftest
WAR = {"1": "Kc", "dealer": "Kd"}
NEXT = ControlStanding.NEXT


def amber(table: Table, look: LookedAt | None = None) -> dict[Touch, ControlStanding]:
    """The buttons of the bar that are amber."""
    stands = {
        Touch.START: controls.start_game(table),
        Touch.END: controls.end_game(table, 0, look),
        Touch.CALL: controls.call_supervisor(table, look),
        Touch.CONFIRM: controls.dealer_confirm(table, look),
        Touch.JACKPOT: controls.jackpot(table),
    }
    return {touch: one.standing for touch, one in stands.items() if one.standing is NEXT}


def test_a_round_leads_from_control_to_control(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    assert next_thing(sitting.table).touch is Touch.CHIP
    sitting.do(c.SeeChip(5))
    assert next_thing(sitting.table) == NextThing("start_game", Touch.START)
    sitting.do(c.StartGame())
    taking = next_thing(sitting.table)
    assert (taking.what, taking.touch) == ("take_chips", Touch.CHIP)
    assert [one.wait for one in taking.waits][:1] == [Wait.CHIPS]
    sitting.do(c.MissChip(5))
    assert next_thing(sitting.table).touch is Touch.STAGE
    touched = next_thing(sitting.table, LookedAt(5))
    assert (touched.what, touched.touch) == ("press_hand", Touch.HAND)
    sitting.do(c.PressHand(5, "four_aces"))
    assert next_thing(sitting.table).touch is Touch.CALL
    assert amber(sitting.table) == {Touch.CALL: NEXT}


def test_one_button_of_the_bar_is_amber_at_most_and_only_the_one_that_is_next(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5)
    for command in (
        c.MissChip(5),
        c.AdvanceStage("deal"),
        c.PressHand(5, "three_of_a_kind"),
        c.ConfirmAsDealer(),
        c.TickPaid(5),
    ):
        sitting.do(command)
        assert set(amber(sitting.table)) <= {next_thing(sitting.table).touch}


def test_a_hand_that_waits_comes_before_the_call_for_another() -> None:
    """Two known wins, one pressed: the prompt led to the other seat, CALL was amber (B4)."""
    cards = {"1": "9s 9h 9d 9c 2c", "3": "5h 6h 7h 8h Kd"}
    wagers = {1: {"ante": 500}, 3: {"ante": 500}}
    table = dealt("four-card-nexus", cards, wagers, chips={1: "A", 3: "A"})
    table = changed(table, stages=tuple(one.key for one in table.setup.stages), started_at=1)
    first = next_thing(table)
    assert (first.asks, first.touch) == (Asks.MADE_HAND, Touch.SEAT)
    assert amber(table) == {}


def test_the_end_is_not_next_before_a_war_is_fought() -> None:
    """K against K, WAR laid, one card of two: END GAME was amber and one tap ended it (B8)."""
    table = dealt("casino-war", WAR, {1: {"wager": 2500, "war": 2500}})
    keys = tuple(one.key for one in table.setup.stages)
    at_war = changed(table, stages=keys, started_at=1)
    assert next_thing(at_war).touch is not Touch.END
    assert controls.end_game(at_war).standing is not NEXT
    fought = {"1": ("Kc", "9s"), "dealer": ("Kd", "8h")}
    assert next_thing(changed(at_war, cards=fought)).what == "settle_seat"


def test_money_that_comes_back_is_the_next_thing_whatever_seat_is_touched(sit: Sit) -> None:
    """The prompt said DONE and the panel had the hand buttons of the seat touched last (B2)."""
    sitting = sit(shipped("crazy4-nexus")).start(1, 5)
    sitting.do(c.MissChip(1), c.MissChip(5))
    sitting.claim(s5="four_aces")
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    sitting.do(
        c.BeginPaying(), c.TickPaid(5), c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4")
    )
    sitting.swipe("executive-1")
    sitting.swipe("executive-2")
    for look in (None, LookedAt(1), LookedAt(5)):
        thing = next_thing(sitting.table, look)
        assert (thing.what, thing.seat) == ("take_back", 5)
        assert thing.cents == 500_048
        assert [one.wait for one in thing.waits if thing.is_at(one)] == [Wait.BACK]


def test_a_progressive_is_not_paused_once_a_wager_is_marked(sit: Sit) -> None:
    """Prompt and START said 'base game only' over a seat that played for the jackpot."""
    sitting = sit(shipped("crazy4-nexus")).open()
    for seat in sitting.table.setup.seats:
        sitting.do(c.ReportSensorFault(seat, "A", "lost"))
    assert next_thing(sitting.table).what == "base_game"
    assert controls.start_game(sitting.table).detail == "Base game, no progressive"
    sitting.do(c.MarkWager(5))
    sitting.swipe("supervisor-1")
    assert not chips.is_progressive_paused(sitting.table)
    assert next_thing(sitting.table).what == "start_game"
    assert controls.start_game(sitting.table).detail == "1 wager marked by hand"


def test_a_state_is_asked_once(sit: Sit) -> None:
    table = sit(shipped("crazy4-nexus")).start(5).table
    assert next_thing(table) is next_thing(table)
    assert next_thing(table) is not next_thing(changed(table, started_at=2))


@pytest.mark.parametrize("name", ["crazy4-nexus", "crazy4-aquarius", "free-bet-nexus"])
def test_a_closed_table_asks_for_a_card(sit: Sit, name: str) -> None:
    assert next_thing(sit(shipped(name)).table).touch is Touch.CARD
