"""Troubles in dealing are led through step by step."""

from dealer_assist.table import commands as c
from dealer_assist.ui.present import procedures
from dealer_assist.ui.present.procedures import procedure_notices


def test_a_round_without_trouble_has_no_procedure(crazy4) -> None:
    assert procedure_notices(crazy4.start(5).table) == ()


def test_wrong_cards_void_the_round_unless_they_were_right(crazy4) -> None:
    crazy4.start(5).do(c.NoteIrregularity("wrong_cards"))
    first, second = procedure_notices(crazy4.table)
    assert "void" in first.title
    assert "VOID ROUND" in first.detail
    assert not first.button
    assert (second.key, second.button) == (procedures.CLEAR, "IT WAS RIGHT")


def test_the_shuffler_s_checklist_shows_one_step_at_a_time(crazy4) -> None:
    crazy4.open().do(c.NoteIrregularity("shuffler"))
    first, way_out = procedure_notices(crazy4.table)
    assert first.detail.startswith("Step 1 of ")
    assert (first.key, first.button) == (procedures.TICK, "DONE")
    assert way_out.key == procedures.CLEAR
    following, _ = procedure_notices(crazy4.do(c.TickStep(1)).table)
    assert following.detail.startswith("Step 2 of ")
    assert following.title != first.title
