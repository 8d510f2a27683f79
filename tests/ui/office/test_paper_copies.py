"""Copies are numbered by the journal, and each is on record as it ended."""

from contextlib import closing
from pathlib import Path

import pytest
from journalled import journal_for
from seated_table import SeatedTable

from dealer_assist.desk.papers import ADJUSTMENT, WIN, WIN_PAGE
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import prints_of
from dealer_assist.reports.page import PaperPage, Rows
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.print.pages import slip_dots

PAGE = PaperPage("win-0000318", "Progressive win", (Rows((("Seat", "5"),)),))


@pytest.fixture
def copies(seated: SeatedTable, tmp_path: Path):
    with journal_for(seated, tmp_path):
        seated.open()
        page_context = seated.face.pages.page_context
        yield PaperCopies(page_context)


def on_record(folder: Path, kind: str, number: int) -> list[tuple[int, str]]:
    with closing(connect_reader(folder / "table.training.db")) as db:
        return [(one.copy, one.trouble) for one in prints_of(db, kind, number)]


def test_a_saved_page_is_a_copy(copies: PaperCopies, tmp_path: Path) -> None:
    assert copies.following(WIN, 318) == 1
    copies.save(PAGE, WIN, 318, 1)
    assert copies.following(WIN, 318) == 2
    assert on_record(tmp_path, WIN, 318) == [(1, "")]


def test_the_slip_of_a_win_is_no_copy_of_its_page(copies: PaperCopies, tmp_path: Path) -> None:
    copies.save(PAGE, WIN, 318, 1)
    assert copies.following(WIN_PAGE, 318) == 1
    copies.save(PAGE, WIN_PAGE, 318, 1)
    assert (copies.following(WIN, 318), copies.following(WIN_PAGE, 318)) == (2, 2)
    assert on_record(tmp_path, WIN_PAGE, 318) == [(1, "")]


@pytest.mark.parametrize("kind", [WIN, ADJUSTMENT])
def test_a_slip_is_on_record_once_when_it_has_come_out(
    copies: PaperCopies, seated: SeatedTable, tmp_path: Path, kind: str
) -> None:
    assert copies.print(PAGE, kind, 318, 1) == "ORIGINAL was sent to the slip printer"
    assert on_record(tmp_path, kind, 318) == []
    seated.wait(20_000)
    assert on_record(tmp_path, kind, 318) == [(1, "")]


@pytest.mark.parametrize("kind", [WIN, ADJUSTMENT])
def test_a_slip_that_did_not_come_out_is_no_copy(
    copies: PaperCopies, seated: SeatedTable, tmp_path: Path, kind: str
) -> None:
    assert seated.rack.simulated.printer is not None
    seated.rack.simulated.printer.cause("jam")
    copies.print(PAGE, kind, 318, 1)
    seated.wait(20_000)
    ((copy, trouble),) = on_record(tmp_path, kind, 318)
    assert copy == 1
    assert trouble
    assert copies.following(kind, 318) == 1


def test_while_a_slip_is_on_its_way_the_next_is_a_reprint(
    copies: PaperCopies, seated: SeatedTable
) -> None:
    copies.print(PAGE, WIN, 318, 1)
    assert copies.following(WIN, 318) == 2
    assert copies.following(WIN, 319) == 1
    seated.wait(20_000)
    assert copies.following(WIN, 318) == 2


def test_a_slip_is_as_wide_as_the_printer_prints(copies: PaperCopies, seated: SeatedTable) -> None:
    copies.print(PAGE, WIN, 318, 1)
    seated.wait(20_000)
    assert seated.rack.simulated.printer is not None
    (slip,) = seated.rack.simulated.printer.slips
    assert slip == slip_dots(PAGE, 384)


def test_printing_leaves_no_ear_behind(copies: PaperCopies, seated: SeatedTable) -> None:
    before = len(seated.desk._message_listeners)
    copies.print(PAGE, ADJUSTMENT, 318, 1)
    assert len(seated.desk._message_listeners) == before


def test_without_paper_nothing_is_sent(
    copies: PaperCopies, seated: SeatedTable, tmp_path: Path
) -> None:
    assert seated.rack.simulated.printer is not None
    seated.rack.simulated.printer.cause("paper-out")
    seated.wait(5_000)
    assert "out of paper" in copies.print(PAGE, WIN, 318, 1)
    seated.wait(5_000)
    assert on_record(tmp_path, WIN, 318) == []
