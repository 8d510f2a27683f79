"""The questions over the table, and what each answer leads to."""

from dealer_assist.table import commands as c
from dealer_assist.table.setup.approval import Approval
from dealer_assist.ui.table.actions import (
    Do,
    PutAway,
)
from dealer_assist.ui.table.presenter import sheets
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


def test_a_void_asks_for_a_reason_of_the_jurisdiction(crazy4) -> None:
    model = sheets.void_sheet(crazy4.open().table)
    reasons = crazy4.table.setup.void_reasons
    assert [one.touch for one in model.choices] == [Do(c.VoidRound(one)) for one in reasons]
    assert model.back.touch == PutAway()


def test_an_irregularity_is_noted_by_its_kind(crazy4) -> None:
    model = sheets.irregularity_sheet(crazy4.start(5).table)
    assert [one.touch for one in model.choices] == [
        Do(c.NoteIrregularity("wrong_cards")),
        Do(c.NoteIrregularity("shuffler")),
    ]
    crazy4.claim(5, "four_aces").record()
    shut = sheets.irregularity_sheet(crazy4.table).choices[0]
    assert shut.state is ActionState.NOT_YET


def test_marks_and_calls_name_what_they_are_for(crazy4) -> None:
    model = sheets.mark_sheet([(3, "A"), (3, "B")])
    assert [one.touch for one in model.choices] == [
        Do(c.MarkWager(3, "A")),
        Do(c.MarkWager(3, "B")),
    ]
    told = sheets.told_sheet(crazy4.table, 7)
    assert told.title == "Who was told?"
    assert told.choices[0].touch == Do(c.TickStep(7, "Supervisor"))
    setup = replace(crazy4.table.setup, approval=Approval(service="Desk, (555) 010-0199"))
    known = sheets.told_sheet(replace(crazy4.table, setup=setup), 7)
    assert "Desk, (555) 010-0199" in known.detail


def test_a_void_while_betting_speaks_of_no_meter(crazy4) -> None:
    detail = sheets.void_sheet(crazy4.open().table).detail
    assert detail == "No round is running: chips on the table stay there as bets."
    assert "off the meter" in sheets.void_sheet(crazy4.start(5).table).detail
