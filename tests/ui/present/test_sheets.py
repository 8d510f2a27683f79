"""The questions over the table, and what each answer leads to."""

from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import ActionState, SheetLook
from dealer_assist.ui.present import sheets


def test_a_void_asks_for_a_reason_of_the_jurisdiction(crazy4) -> None:
    look = sheets.void_sheet(crazy4.open().table)
    reasons = crazy4.table.setup.void_reasons
    assert [one.key.removeprefix(sheets.REASON) for one in look.choices] == list(reasons)
    assert look.back.key == sheets.BACK
    assert sheets.answer(crazy4.table, look.choices[0].key) == c.VoidRound(reasons[0])


def test_an_irregularity_is_noted_by_its_kind(crazy4) -> None:
    look = sheets.answer(crazy4.start(5).table, sheets.IRREGULAR)
    assert isinstance(look, SheetLook)
    commands = [sheets.answer(crazy4.table, one.key) for one in look.choices]
    assert commands == [c.NoteIrregularity("wrong_cards"), c.NoteIrregularity("shuffler")]
    crazy4.claim(5, "four_aces").record()
    shut = sheets.irregularity_sheet(crazy4.table).choices[0]
    assert shut.state is ActionState.NOT_YET


def test_a_win_is_backed_out_by_number_and_reason(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    which = sheets.answer(crazy4.table, sheets.WINS)
    assert isinstance(which, SheetLook)
    assert which.choices[0].label == "SEAT 5, $5,000.24"
    why = sheets.answer(crazy4.table, which.choices[0].key)
    assert isinstance(why, SheetLook)
    reason = crazy4.table.setup.jurisdiction.back_out_reasons[0]
    assert sheets.answer(crazy4.table, why.choices[0].key) == c.AskAdjustment(1, reason)


def test_marks_and_calls_name_what_they_are_for(crazy4) -> None:
    look = sheets.mark_sheet([(3, "A"), (3, "B")])
    assert [sheets.answer(crazy4.table, one.key) for one in look.choices] == [
        c.MarkWager(3, "A"),
        c.MarkWager(3, "B"),
    ]
    told = sheets.told_sheet(crazy4.table, 7)
    assert told.title == "Who was told?"
    assert sheets.answer(crazy4.table, told.choices[0].key) == c.TickStep(7, "Supervisor")


def test_the_way_back_does_nothing(crazy4) -> None:
    assert sheets.answer(crazy4.table, sheets.BACK) is None
