"""Troubles in dealing: the wrong number of cards, a shuffler that fails, a sensor that sticks."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.irregularities import steps
from dealer_assist.table.guide.controls import end_game, start_game
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def test_the_wrong_number_of_cards_voids_every_hand(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.NoteIrregularity("wrong_cards"))
    assert next_step(sitting.table).text == "All hands are void: hold VOID ROUND"
    for command in (c.PressHand(5, "four_aces"), c.EndGame()):
        assert "wrong number of cards" in sitting.no_to(command)
    assert end_game(sitting.table).detail == "All hands are void"
    sitting.do(c.VoidRound("Wrong number of cards"))
    assert next_step(sitting.table).text == "Swipe an EXECUTIVE card"
    sitting.swipe("executive-1")
    assert sitting.table.lasting.irregularity is None
    assert sitting.shown() == 500_000


def test_a_supervisor_may_come_but_verifies_nothing(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.NoteIrregularity("wrong_cards"))
    sitting.do(c.CallSupervisor())
    assert sitting.is_in(Phase.IN_PLAY)
    assert sitting.table.round.supervisor_called_at
    sitting.do(c.CallSupervisor())
    assert not sitting.table.round.supervisor_called_at


def test_a_report_made_by_mistake_is_taken_back(sitting: Sitting) -> None:
    sitting.start(5)
    before = sitting.table
    noted, cleared = sitting.do(c.NoteIrregularity("wrong_cards"), c.ClearIrregularity())
    assert isinstance(noted, e.IrregularityNoted)
    assert isinstance(cleared, e.IrregularityCleared)
    assert sitting.table == before
    assert sitting.do(c.ClearIrregularity()) == []


def test_wrong_cards_need_cards_on_the_table_and_no_win_on_record(sitting: Sitting) -> None:
    sitting.open()
    assert "Now bets are open" in sitting.no_to(c.NoteIrregularity("wrong_cards"))
    sitting.start(5).claim(s5="four_aces").confirm().swipe("executive-1")
    assert "adjustment" in sitting.no_to(c.NoteIrregularity("wrong_cards"))


def test_a_win_is_not_confirmed_in_a_round_that_became_void(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    assert "supervisor verifies" in sitting.no_to(c.NoteIrregularity("wrong_cards"))


def test_the_shufflers_checklist_is_followed_step_by_step(sitting: Sitting) -> None:
    sitting.open().do(c.NoteIrregularity("shuffler"))
    told = []
    for step in range(1, 9):
        prompt = next_step(sitting.table)
        told.append(prompt.text)
        assert prompt.detail.startswith(f"Step {step} of 8")
        sitting.do(c.TickStep(step, "Service desk" if step == 7 else ""))
    assert told[1] == "Turn the shuffler off"
    assert told[-1] == "Go on with the game"
    assert sitting.table.lasting.irregularity is None
    assert next_step(sitting.table).key == "wait_for_bets"


def test_who_was_told_is_on_record(sitting: Sitting) -> None:
    sitting.open().do(c.NoteIrregularity("shuffler"), *(c.TickStep(n) for n in range(1, 7)))
    assert "Say who was told" in sitting.no_to(c.TickStep(7))
    sitting.do(c.TickStep(7, "Service desk"))
    assert sitting.table.lasting.irregularity.told == "Service desk"
    (_, cleared) = sitting.do(c.TickStep(8))
    assert cleared.was.told == "Service desk"


def test_no_round_begins_before_the_checklist_is_done(sitting: Sitting) -> None:
    sitting.open().do(c.NoteIrregularity("shuffler"), c.TickStep(1))
    assert "at step 2" in sitting.no_to(c.StartGame())
    assert start_game(sitting.table).detail == "Finish the checklist"
    sitting.do(c.ClearIrregularity(), c.StartGame())


def test_the_checklist_outlasts_the_round_that_it_voided(sitting: Sitting) -> None:
    sitting.start(5).do(c.NoteIrregularity("shuffler"), c.TickStep(1))
    sitting.do(c.VoidRound("Shuffler malfunction"))
    assert sitting.table.lasting.irregularity.step == 1
    sitting.do(c.GiveBack(), c.CloseTable())
    assert next_step(sitting.table).key == "closed"
    sitting.open()
    assert next_step(sitting.table).key == "shuffler_2"


def test_a_round_in_play_is_played_out_beside_the_checklist(sitting: Sitting) -> None:
    sitting.start(5).do(c.NoteIrregularity("shuffler"))
    sitting.claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.EndGame())
    assert sitting.table.lasting.irregularity.kind == "shuffler"


@pytest.mark.parametrize(
    ("command", "word"),
    [
        (c.NoteIrregularity("rain"), "no irregularity"),
        (c.NoteIrregularity("wrong_cards"), "Finish it first"),
        (c.TickStep(2), "Step 1 of the checklist comes first"),
    ],
)
def test_what_does_not_fit_is_refused(sitting: Sitting, command: c.Command, word: str) -> None:
    sitting.start(5).do(c.NoteIrregularity("shuffler"))
    assert word in sitting.no_to(command)
    assert sitting.do(c.NoteIrregularity("shuffler")) == [], "noted twice is one fact"


def test_a_step_ticked_twice_is_one_fact(sitting: Sitting) -> None:
    sitting.open()
    assert "no checklist" in sitting.no_to(c.TickStep(1))
    sitting.do(c.NoteIrregularity("shuffler"), c.TickStep(1))
    assert sitting.do(c.TickStep(1)) == []


def test_the_base_game_goes_on_beside_a_stuck_sensor(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(5, "A", "stuck"), c.ReportSensorFault(2, "A", "lost"))
    assert next_step(sitting.table).key == "wait_for_bets"


@pytest.mark.parametrize("known", [0, 1, 2, 5])
def test_a_checklist_has_as_many_steps_as_the_game_has_words_for(known: int) -> None:
    setup = replace(
        shipped("crazy4-nexus"), prompts={f"shuffler_{n}": "Do it" for n in range(1, known + 1)}
    )
    assert steps(setup) == known
