"""Folds by touch: at the decision, back until the next stage, by the house's rule."""

from dataclasses import replace
from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.procedures.folds import fold_refusal

Sit = Any  # of conftest
Sitting = Any
POKER = ("holdem-nexus", "crazy4-nexus", "four-card-nexus", "six-five-four", "caribbean")


def at_the_decision(sit: Sit, name: str, **changed: Any) -> Sitting:
    sitting = sit(replace(shipped(name), **changed)).open()
    sitting.do(*(c.PlaceWagers(seat, {"ante": 1000}) for seat in (1, 3, 5)), c.StartGame())
    decision = next(one for one in sitting.table.setup.stages if one.may_fold)
    sitting.do(c.AdvanceStage(decision.key, is_asked=True))
    return sitting


@pytest.mark.parametrize("name", POKER)
def test_a_fold_is_taken_back_until_the_next_stage(sit: Sit, name: str) -> None:
    sitting = at_the_decision(sit, name)
    assert sitting.do(c.FoldHand(3)) == [e.HandFolded(3)]
    assert sitting.do(c.FoldHand(3)) == []
    assert sitting.do(c.UnfoldHand(3)) == [e.HandUnfolded(3)]
    assert sitting.do(c.UnfoldHand(3)) == []
    sitting.do(c.FoldHand(3), c.AdvanceStage(sitting.table.setup.stages[-1].key, is_asked=True))
    assert "go back" in sitting.no_to(c.UnfoldHand(3))
    assert "go back" in sitting.no_to(c.FoldHand(5))
    assert sitting.table.seat(3).has_folded


def test_going_back_by_a_stage_opens_the_folds_again(sit: Sit) -> None:
    sitting = at_the_decision(sit, "holdem-nexus")
    sitting.do(c.FoldHand(3), c.AdvanceStage("flop", is_asked=True), c.StepBack())
    assert sitting.do(c.UnfoldHand(3))


def test_a_seat_that_has_bet_stays_in(sit: Sit) -> None:
    sitting = at_the_decision(sit, "holdem-nexus")
    sitting.do(c.PlaceWagers(5, {"ante": 1000, "flop": 2000}))
    assert sitting.no_to(c.FoldHand(5)) == "Seat 5 has bet Flop; its hand stays in"
    assert fold_refusal(sitting.table, 3) == ""


@pytest.mark.parametrize("name", ["dragon-nexus", "house-money-nexus"])
def test_where_no_stage_asks_for_it_nobody_folds(sit: Sit, name: str) -> None:
    sitting = sit(shipped(name)).open()
    sitting.do(c.StartGame())
    assert "Nobody folds" in sitting.no_to(c.FoldHand(3))


def test_folded_hands_are_to_be_collected_at_once(sit: Sit) -> None:
    sitting = at_the_decision(sit, "crazy4-nexus")
    assert "Collect" not in next_step(sitting.table).detail
    sitting.do(c.FoldHand(3), c.FoldHand(1))
    assert next_step(sitting.table).text == "PLAY bet or FOLD, each seat"
    said = "Collect the folds at once: seats 1 and 3; then touch DEALER"
    assert next_step(sitting.table).detail == said
    sitting.do(c.AdvanceStage("dealer", is_asked=True))
    assert "Collect" not in next_step(sitting.table).detail


def test_a_folded_hand_wins_where_the_house_lets_it(sit: Sit) -> None:
    for may_win in (False, True):
        sitting = sit(replace(shipped("crazy4-nexus"), folded_hands_win=may_win)).open()
        sitting.start(3, sensor="A").do(c.AdvanceStage("deal"), c.FoldHand(3))
        press = c.PressHand(3, "four_aces", "A")
        if may_win:
            assert sitting.do(press)
        else:
            assert "folded" in sitting.no_to(press)
            sitting.do(c.UnfoldHand(3))
            assert sitting.do(press)


def test_only_a_seat_of_the_table_folds(sit: Sit) -> None:
    sitting = at_the_decision(sit, "crazy4-nexus")
    assert "no seat 9" in sitting.no_to(c.FoldHand(9))
    assert "no seat 9" in sitting.no_to(c.UnfoldHand(9))


def test_between_rounds_nobody_folds(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    assert "bets are open" in sitting.no_to(c.FoldHand(3))
    assert "bets are open" in sitting.no_to(c.UnfoldHand(3))
