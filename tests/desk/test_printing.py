"""Slips: one for each win, its end on record, and again when asked."""

from collections.abc import Callable
from datetime import UTC
from typing import Any

import pytest

from dealer_assist.desk.printing import (
    NOT_DRAWN,
    NOT_KNOWN,
    NOT_OUT,
    UNDER_WAY,
    Paper,
    Printing,
)
from dealer_assist.desk.slip_text import SlipText
from dealer_assist.devices.messages import ChipPlaced, ChipRemoved, SlipFailed, SlipPrinted
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.commands.wins import (
    AskAdjustment,
    BeginPaying,
    CallSupervisor,
    ConfirmWins,
    PressHand,
    TickPaid,
)

Place = Any  # of conftest
OUT = "The slip printer is out of paper: put in a new roll"


class FakePrinter:
    """A printer that keeps what it was given; the test says how it ends."""

    def __init__(self, *, has_printer: bool = True) -> None:
        self.has_printer = has_printer
        self.printer_trouble = ""
        self.slips: list[str] = []
        self.slips_waiting: tuple[str, ...] = ()

    def print_slip(self, slip: SlipPicture) -> None:
        self.slips.append(slip.name)


def draw(words: SlipText) -> SlipPicture:
    return SlipPicture(words.name, 8, b"\xff")


def printing_of(
    place: Place, printer: FakePrinter, draw: Callable[[SlipText], SlipPicture] = draw
) -> Printing:
    printing = Printing(place.desk, printer, draw, UTC, place.record.replay(("RoundOpened",)))
    place.desk.listen(printing.notice)
    place.desk.on_device_message(printing.hear)
    return printing


def win(place: Place, *seats: int) -> None:
    """Win with a straight flush at each of these seats."""
    if place.desk.table.dealer is None:
        place.swipe("dealer-1")
    place.hear(*(ChipPlaced(seat) for seat in seats))
    assert place.desk.submit(StartGame())
    for seat in seats:
        assert place.desk.submit(PressHand(seat, "straight_flush"))
    assert place.desk.submit(CallSupervisor())
    assert place.desk.submit(ConfirmWins())
    place.swipe("supervisor-1")


def prints(place: Place) -> list[tuple[int, int, str]]:
    facts = [one.payload for one in place.record.facts if one.kind == "PagePrinted"]
    return [(one["number"], one["copy"], one["trouble"]) for one in facts]


def test_every_win_gets_its_slip_as_soon_as_it_is_authorised(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5, 7)
    assert sorted(printer.slips) == ["win 1 copy 1", "win 2 copy 1"]
    assert printing.paper == Paper(UNDER_WAY, UNDER_WAY)
    place.hear(SlipPrinted("win 1 copy 1"), SlipPrinted("win 2 copy 1"))
    assert prints(place) == [(1, 1, ""), (2, 1, "")]
    assert printing.paper == Paper("2 win slips, marked REPRINT 1", "")


def test_a_slip_is_printed_once_however_often_the_table_changes(place: Place) -> None:
    printer = FakePrinter()
    printing_of(place, printer)
    win(place, 5)
    place.hear(SlipPrinted("win 1 copy 1"))
    assert place.desk.submit(BeginPaying())
    assert place.end()
    assert printer.slips == ["win 1 copy 1"]


def test_paper_that_did_not_come_out_is_on_record_with_its_reason(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5)
    printer.printer_trouble = OUT
    place.hear(SlipFailed("win 1 copy 1", OUT))
    assert prints(place) == [(1, 1, OUT)]
    assert printing.paper == Paper(OUT, OUT, OUT)
    printing.again()
    assert printer.slips == ["win 1 copy 1"]
    printer.printer_trouble = ""
    assert printing.paper == Paper("The win slip, marked REPRINT 1", "", NOT_OUT)
    printing.again()
    place.hear(SlipPrinted("win 1 copy 2"))
    assert prints(place) == [(1, 1, OUT), (1, 2, "")]
    assert printing.paper.trouble == ""


def test_the_same_slip_can_be_had_again_and_again_each_copy_numbered(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5)
    for copy in (1, 2, 3):
        place.hear(SlipPrinted(f"win 1 copy {copy}"))
        printing.again()
    assert printer.slips == [f"win 1 copy {copy}" for copy in (1, 2, 3, 4)]


def test_a_copy_of_the_back_office_is_not_numbered_again(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5)
    place.hear(SlipPrinted("win 1 copy 1"))
    assert place.desk.submit(NotePrint("win", 1, 2))  # saved as a file
    assert printing.paper.detail == "The win slip, marked REPRINT 2"
    place.hear(SlipPrinted("win 1 copy 3"))  # printed from there
    printer.slips_waiting = ("win 1 copy 4",)  # and once more, still on its way
    printing.again()
    assert printer.slips == ["win 1 copy 1", "win 1 copy 5"]


def test_after_a_crash_copies_of_the_back_office_still_count(place: Place) -> None:
    printing_of(place, FakePrinter())
    win(place, 5)
    place.hear(SlipPrinted("win 1 copy 1"))
    assert place.desk.submit(NotePrint("win", 1, 5))
    assert place.desk.submit(NotePrint("win", 1, 2, "jam"))
    printer, again = FakePrinter(), place.crash()
    printing_of(again, printer).again()
    assert printer.slips == ["win 1 copy 6"]


def test_while_a_slip_is_on_its_way_none_can_be_asked_for(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5)
    printing.again()
    assert printer.slips == ["win 1 copy 1"]


def test_a_table_without_a_printer_prints_nothing_and_says_so(place: Place) -> None:
    printer = FakePrinter(has_printer=False)
    printing = printing_of(place, printer)
    win(place, 5)
    printing.again()
    assert printer.slips == []
    assert printing.paper == Paper()
    assert prints(place) == []


def test_after_a_crash_what_is_on_record_is_not_printed_again(place: Place) -> None:
    printing_of(place, FakePrinter())
    win(place, 5)
    place.hear(SlipPrinted("win 1 copy 1"))
    printer, again = FakePrinter(), place.crash()
    printing = printing_of(again, printer)
    again.hear(ChipPlaced(1))
    assert printer.slips == []
    printing.again()
    assert printer.slips == ["win 1 copy 2"]


def test_a_slip_that_the_crash_cut_off_is_owned_up_to_and_the_next_is_a_reprint(
    place: Place,
) -> None:
    printing_of(place, FakePrinter())
    win(place, 5)
    printer, again = FakePrinter(), place.crash()
    printing = printing_of(again, printer)
    assert prints(again) == [(1, 1, NOT_KNOWN)]
    assert printing.paper.trouble == NOT_OUT
    printing.again()
    assert printer.slips == ["win 1 copy 2"]


def test_a_slip_that_cannot_be_drawn_costs_the_paper_and_not_the_win(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(words: SlipText) -> SlipPicture:
        raise RuntimeError("no ink")

    printing = printing_of(place, FakePrinter(), broken)
    win(place, 5)
    assert len(place.desk.table.round.wins) == 1
    assert prints(place) == [(1, 1, NOT_DRAWN)]
    assert printing.paper.trouble == NOT_OUT
    assert "no ink" in caplog.text
    caplog.clear()


def test_a_late_answer_for_an_earlier_copy_does_not_end_the_present_one(place: Place) -> None:
    printer = FakePrinter()
    printing = printing_of(place, printer)
    win(place, 5)
    place.hear(SlipPrinted("win 1 copy 1"))
    printing.again()
    place.hear(SlipPrinted("win 1 copy 1"))
    assert printing.paper.reason == UNDER_WAY


def test_money_that_is_taken_back_has_a_slip_of_its_own(place: Place) -> None:
    """Picture 86c: the slips of wins that are to be paid are no slips of that."""
    printer, drawn = FakePrinter(), list[SlipText]()

    def kept(words: SlipText) -> SlipPicture:
        drawn.append(words)
        return draw(words)

    printing = printing_of(place, printer, kept)
    win(place, 5)
    place.hear(ChipRemoved(5), SlipPrinted("win 1 copy 1"))
    undo = AskAdjustment(1, "Hand judged wrongly", note="Seen on camera 4")
    for command in (BeginPaying(), TickPaid(5), undo):
        assert place.desk.submit(command)
    place.swipe("executive-1")
    place.swipe("supervisor-1")
    assert printing.paper == Paper("", "")
    printing.again()
    assert printer.slips[-1] == "take back 1 5"
    said = {row.left: row.right for part in drawn[-1].parts for row in part}
    assert drawn[-1].title == "MONEY TAKEN BACK"
    assert (said["Seat"], said["Reason"]) == ("5", "Hand judged wrongly")
    assert said["Win no."] == "0000001"
    printer.printer_trouble = OUT
    printing.again()
    assert printer.slips.count("take back 1 5") == 1
