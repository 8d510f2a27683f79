"""Backing a win out: every page names seat, hand, amount and round, and the last what happened."""

from typing import Any

from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.adjusting import adjustment_model, told_sheet, wins_sheet
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.table.actions import (
    Ask,
    NoteModel,
)
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

NOTE = "Seen on camera 4"


def asked_in(sheet: SheetQuestion[Any], place: int = 0) -> SheetQuestion[Any]:
    """Press a win, and give the question that follows."""
    action = sheet.choices[place].touch
    assert isinstance(action, Ask)
    assert isinstance(action.dialog, SheetQuestion)
    return action.dialog


def note_in(sheet: SheetQuestion[Any], place: int = 0) -> NoteModel:
    """Press a reason, and give the note that is asked for."""
    action = sheet.choices[place].touch
    assert isinstance(action, Ask)
    assert isinstance(action.dialog, NoteModel)
    return action.dialog


def shared(at):
    """Have three seats share the whole meter of a coup."""
    table = at(shipped("dragon-nexus")).open()
    table.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    table.start(1, 3, 7).claim(3, "234_diamonds")
    return table.record()


def test_a_win_is_backed_out_by_number_reason_and_note(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    which = wins_sheet(crazy4.table)
    assert which.choices[0].label == "SEAT 5, $5,000.24"
    why = asked_in(which)
    assert why.title == "Why is win 1 backed out?"
    assert why.detail.startswith("Seat 5: Four Aces, $5,000.24, round 1. The prize returns")
    note = note_in(why)
    assert note.title == "What happened to win 1?"
    assert note.about == "Seat 5: Four Aces, $5,000.24, round 1"
    reason = crazy4.table.setup.jurisdiction.back_out_reasons[0]
    assert note.command == c.AskAdjustment(1, reason)


def test_a_win_of_an_earlier_round_is_backed_out_as_that_round_says(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record()
    wins = crazy4.table.round.wins

    def of_that_round(number: int, reason: str) -> c.AskAdjustment:
        return c.AskAdjustment(number, reason, wins)

    note = note_in(asked_in(wins_sheet(crazy4.table, wins, of_that_round)))
    reason = crazy4.table.setup.jurisdiction.back_out_reasons[0]
    assert note.command == c.AskAdjustment(1, reason, wins)


def test_a_shared_prize_is_one_choice_and_names_every_seat(at) -> None:
    table = shared(at)
    (choice,) = wins_sheet(table.table).choices
    assert (choice.label, choice.detail) == ("3 SHARES, $10,000.61", "2, 3 & 4 – 0 Diamonds")
    why = asked_in(wins_sheet(table.table))
    assert why.title == "Why are wins 1, 2 and 3 backed out?"
    assert note_in(why).about == (
        "Seats 7, 3 and 1: 2, 3 & 4 – 0 Diamonds, $10,000.61 in 3 shares, round 1"
    )
    table.do(c.AskAdjustment(2, "Wrong seat", note=NOTE))
    model = adjustment_model(table.table, PassingView(), table.table.round.adjustment)
    assert [(one.seat, one.prize) for one in model.wins] == [
        ("7", "$3,333.54"),
        ("3", "$3,333.54"),
        ("1", "$3,333.53"),
    ]


def test_the_cards_are_asked_for_with_the_round_of_the_win(crazy4) -> None:
    crazy4.start(1, 5).claim(5, "four_aces").record()
    wins = crazy4.table.round.wins
    crazy4.do(c.BeginPaying(), c.EndGame())
    stakes = (((1, "A"), 100), ((5, "A"), 100))
    crazy4.do(c.AskAdjustment(1, "Wrong seat", wins, NOTE, stakes))
    model = adjustment_model(crazy4.table, PassingView(), crazy4.table.round.adjustment)
    assert (model.title, model.place) == ("Back out win 1", "Table 12, round 1")
    assert "Its envy of $100.00 stays paid" in model.list_note
    assert model.kind is SwipeKind.ASK
    refused = adjustment_model(
        crazy4.table, PassingView(refusal="No"), crazy4.table.round.adjustment
    )
    assert (refused.kind, refused.refusal) == (SwipeKind.REFUSED, "No")
    assert refused.place == "Table 12, round 1", "the heading goes on naming the round"


def test_the_end_says_what_happened_to_meter_and_envy(crazy4) -> None:
    crazy4.start(1, 5).claim(5, "four_aces").record().do(c.BeginPaying())
    crazy4.do(c.AskAdjustment(1, "Wrong seat", note=NOTE)).swipe("executive-1")
    events = crazy4.swipe("dealer-1").events
    sheet = told_sheet(crazy4.table, events)
    assert sheet.title == "Win 1 is backed out"
    assert sheet.detail == (
        "Seat 5: Four Aces, $5,000.48, round 1. Meter $5,000.00 → $5,000.48. "
        "Envy of $100.00 for it is no longer due: take back what was paid"
    )
