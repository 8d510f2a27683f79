"""Troubles in dealing are led through step by step."""

from dealer_assist.table import commands as c
from dealer_assist.table.facts import irregularities
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.table.presenter.notices import procedure_notices
from dealer_assist.ui.table.presenter.sheets import told_sheet


def test_a_round_without_trouble_has_no_procedure(crazy4) -> None:
    assert procedure_notices(crazy4.start(5).table) == ()


def test_wrong_cards_void_the_round_unless_they_were_right(crazy4) -> None:
    crazy4.start(5).do(c.NoteIrregularity("wrong_cards"))
    first, second = procedure_notices(crazy4.table)
    assert "void" in first.title
    assert "VOID ROUND" in first.detail
    assert not first.button
    assert (second.button.touch, second.button.label) == (
        Do(c.ClearIrregularity()),
        "COUNT IS CORRECT",
    )


def test_the_shuffler_s_checklist_shows_one_step_at_a_time(crazy4) -> None:
    crazy4.open().do(c.NoteIrregularity("shuffler"))
    first, way_out = procedure_notices(crazy4.table)
    assert first.detail.startswith("Step 1 of ")
    assert (first.button.touch, first.button.label) == (Do(c.TickStep(1)), "DONE")
    assert way_out.button.touch == Do(c.ClearIrregularity())
    following, _ = procedure_notices(crazy4.do(c.TickStep(1)).table)
    assert following.detail.startswith("Step 2 of ")
    assert following.title != first.title


def test_what_the_shuffler_says_of_itself_stands_with_the_step(crazy4) -> None:
    crazy4.open().do(c.NoteIrregularity("shuffler", "fault 12, 7 hands dealt"))
    first, _ = procedure_notices(crazy4.table)
    assert first.detail == "Step 1 of 8. It says: fault 12, 7 hands dealt."


def test_a_step_that_is_a_call_asks_first_who_was_told(crazy4) -> None:
    crazy4.open().do(c.NoteIrregularity("shuffler"))
    setup = crazy4.table.setup
    call = next(
        step
        for step in range(1, irregularities.steps(setup) + 1)
        if irregularities.asks_who_was_told(setup, step)
    )
    crazy4.do(*(c.TickStep(step) for step in range(1, call)))
    assert procedure_notices(crazy4.table)[0].button.touch == Ask(told_sheet(crazy4.table, call))
