"""Adjusting in the back office: reason, note, hold, two people, and a page of its own."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from office_table import enter, with_wins
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every, listing, words

from dealer_assist.desk.steps import resume
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import prints_of
from dealer_assist.journal.resume import Reading
from dealer_assist.reports.page import PaperPage
from dealer_assist.table import commands as c
from dealer_assist.ui.office.adjustment.adjust import AdjustFlow, draft_form
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.office.paper import PaperSheet
from dealer_assist.ui.office.win_list import WinList
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.table.actions import Do
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.nodes import Paragraph
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with with_wins(seated, tmp_path):
        yield seated
        seated.face.pages.close()


def opened(table: SeatedTable) -> PaneStage:
    pane = enter(table, "adjustment").pane
    assert isinstance(pane, PaneStage)
    return pane


def flow(pane: PaneStage) -> AdjustFlow:
    found = pane.flows[0]
    assert isinstance(found, AdjustFlow)
    return found


def said(pane: PaneStage) -> tuple[str, ...]:
    """Return what the draft says between its title and its buttons."""
    return tuple(words(draft_form(flow(pane).table, flow(pane).draft, flow(pane).refusal))[1:])


def paper(pane: PaneStage) -> PaperPage:
    (sheet,) = every(pane.flow.model(), PaperSheet)
    return sheet.model.page


def write(table: SeatedTable, words: str) -> None:
    table.press("NOTE")
    table.write(words)


def hold(table: SeatedTable) -> None:
    button = table.hand.ready("HOLD TO APPLY")
    table.hand.press(button)
    table.wait(1_000)
    table.hand.lift(button)
    table.wait()


def enter_amount(table: SeatedTable, digits: str) -> None:
    for digit in digits:
        table.press(digit)
    table.wait()


def prepare_back_out(table: SeatedTable, number: int = 3) -> None:
    table.press(f"CHOOSE {number}")
    table.press("REASON")
    table.press("Wrong seat")
    write(table, "SEAT 4 IT WAS")


def prepare_set(table: SeatedTable) -> None:
    table.press("SET A METER")
    enter_amount(table, "6000")
    table.press("REASON")
    table.press("House adds")
    write(table, "PROMOTION OF MAY")


def shown_cents(table: SeatedTable) -> int:
    return table.table.accounts["A", "main"].shown_cents


def test_before_and_after_show_before_anything_is_asked(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("CHOOSE 3")
    assert said(pane) == ("$5,000.00", "$5,005.76")
    assert table.table.round.adjustment is None
    assert shown_cents(table) == 500_000


def test_the_win_that_is_chosen_is_marked_in_the_list(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("CHOOSE 3")
    (listed,) = every(flow(pane).model(), WinList)
    labels = {row.button.touch.number: row.button.label for row in listed.model.rows}
    assert labels == {3: "CHOSEN", 2: "CHOOSE", 1: "CHOOSE"}


def test_reason_and_note_are_both_needed(table: SeatedTable) -> None:
    opened(table)
    assert table.hand.control("HOLD").reason == "Choose a win first"
    table.press("CHOOSE 3")
    assert table.hand.control("HOLD").reason == "Choose a reason first"
    table.press("REASON")
    table.press("Wrong seat")
    assert table.hand.control("HOLD").reason == "Write a note first"
    write(table, "IT WAS SEAT 4")
    assert table.hand.ready("HOLD")


def test_a_short_press_applies_nothing(table: SeatedTable) -> None:
    opened(table)
    prepare_back_out(table)
    table.press("HOLD TO APPLY")
    assert table.table.round.adjustment is None


def test_a_win_of_an_earlier_round_is_backed_out_by_two_people(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    assert table.table.round.adjustment is not None
    assert not pane.isVisible()  # the table's own page takes the cards
    table.swipe("executive-1")
    assert shown_cents(table) == 500_000
    table.swipe("executive-2")
    assert shown_cents(table) == 500_576
    assert pane.isVisible()
    assert table.table.lasting.backed_out == (3,)


def test_its_page_comes_up_with_reason_note_and_both_people(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    table.swipe("executive-1")
    table.swipe("executive-2")
    page = paper(pane)
    blocks = str(page.blocks)
    for expected in ("Wrong seat", "Seat 4 it was", "L. Haddad", "S. Lindqvist", "$5,005.76"):
        assert expected in blocks


def test_its_page_is_printed_at_once_and_on_record(table: SeatedTable, tmp_path: Path) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    table.swipe("executive-1")
    table.swipe("executive-2")
    table.wait(20_000)
    with closing(connect_reader(tmp_path / "table.training.db")) as db:
        prints = prints_of(db, "adjustment", flow(pane).found[0].fact.seq)
    assert [(one.copy, one.trouble) for one in prints] == [(1, "")]


def test_a_printer_without_paper_is_named_in_the_record(table: SeatedTable, tmp_path: Path) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    table.swipe("executive-1")
    assert table.rack.simulated.printer is not None
    table.rack.simulated.printer.cause("paper-out")
    table.swipe("executive-2")
    table.wait(20_000)
    with closing(connect_reader(tmp_path / "table.training.db")) as db:
        prints = prints_of(db, "adjustment", flow(pane).found[0].fact.seq)
    assert "" not in [one.trouble for one in prints]


def test_a_win_that_is_backed_out_is_no_longer_offered(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    table.swipe("executive-1")
    table.swipe("executive-2")
    table.press("BACK")
    assert [one.number for one in flow(pane).pages.wins] == [2, 1]
    assert [row.words[1] for row in listing(flow(pane).model()).rows] == ["Win 3 backed out"]
    assert flow(pane).draft.win is None


def test_a_prize_of_the_tray_moves_no_meter_and_says_so(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("CHOOSE 1")
    (told,) = every(flow(pane).model(), Paragraph)
    assert (told.words, told.ink) == ("The tray paid this prize. No meter changes", "text_2")


def test_cancelling_at_the_cards_keeps_the_draft(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_back_out(table)
    hold(table)
    table.press("CANCEL")
    assert pane.isVisible()
    assert pane.flow is flow(pane)
    assert flow(pane).draft.note == "Seat 4 it was"
    assert shown_cents(table) == 500_000


def test_a_meter_is_set_by_two_people(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_set(table)
    assert said(pane) == ("$5,000.00", "$6,000.00")
    hold(table)
    assert table.table.round.meter_change is not None
    assert findings(table.window) == []
    table.swipe("supervisor-1")
    assert shown_cents(table) == 500_000
    table.swipe("executive-1")
    assert shown_cents(table) == 600_000
    assert paper(pane).subtitle == "Meter set"


def test_the_same_card_twice_does_not_set_a_meter(table: SeatedTable) -> None:
    opened(table)
    prepare_set(table)
    hold(table)
    table.swipe("supervisor-1")
    table.swipe("supervisor-1")
    assert shown_cents(table) == 500_000
    assert table.table.round.meter_change is not None


def test_a_meter_that_is_not_set_after_all_stays(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_set(table)
    hold(table)
    table.press("CANCEL")
    assert table.table.round.meter_change is None
    assert shown_cents(table) == 500_000
    assert flow(pane).draft.to_cents == 600_000


def test_the_table_itself_takes_the_cards_of_a_meter(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_set(table)
    hold(table)
    assert not pane.isVisible()
    modal = table.face.views.modal
    assert modal.model is not None
    assert (modal.model.title, modal.model.back.label) == ("Set a meter", "CANCEL")
    table.press("CANCEL")
    assert pane.isVisible()


def test_after_a_crash_between_the_two_cards_the_table_asks_for_the_second(
    table: SeatedTable, tmp_path: Path
) -> None:
    opened(table)
    prepare_set(table)
    hold(table)
    table.swipe("supervisor-1")
    with closing(connect_reader(tmp_path / "table.training.db")) as db:
        woken = resume(table.table.setup, Reading(db))
    sheet = sheet_model(woken, PassingView())
    assert isinstance(sheet, SwipeModel)
    assert sheet.detail == "J. Park approved. Progressive meter not changed yet"
    assert sheet.back.touch == Do(c.CancelAdjustment())


def test_up_and_down_have_reasons_of_their_own(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_set(table)
    table.press("ERASE")
    assert flow(pane).draft.reason == ""
    table.press("REASON")
    assert table.hand.control("Recovery of the seed").is_available


def test_what_the_table_refuses_is_said_before_the_hold(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("SET A METER")
    enter_amount(table, "5000")
    assert "shows $5,000.00 already" in said(pane)[0]
    assert table.hand.control("HOLD").reason == "Not possible now"


def test_an_older_adjustment_can_be_printed_again(table: SeatedTable) -> None:
    pane = opened(table)
    prepare_set(table)
    hold(table)
    table.swipe("supervisor-1")
    table.swipe("executive-1")
    table.wait(20_000)
    table.press("BACK")
    table.press("PAGE OF ADJUSTMENT")
    assert paper(pane).marks == ("SIMULATED", "REPRINT 1")


def test_a_table_without_a_journal_can_still_set_a_meter(seated: SeatedTable) -> None:
    pane = opened(seated.open())
    table = seated
    prepare_set(table)
    hold(table)
    table.swipe("supervisor-1")
    table.swipe("executive-1")
    assert shown_cents(table) == 600_000
    assert pane.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_with_a_third_more_text(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    opened(table)
    assert findings(table.window) == []
    table.press("CHOOSE 3")
    table.press("REASON")
    assert findings(table.window) == []
    table.press("BACK")
    table.press("NOTE")
    assert findings(table.window) == []
    table.press("BACK")
    prepare_set(table)
    assert findings(table.window) == []
    hold(table)
    assert findings(table.window) == []
    table.swipe("supervisor-1")
    table.swipe("executive-1")
    assert findings(table.window) == []
    table.press("BACK")
    assert findings(table.window) == []
