"""Pages of the floor for paper, and how a touch leads to one."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.view import FloorView
from dealer_assist.reports.page import Amount, PaperGrid
from dealer_assist.ui.floor.papers import report_paper, win_paper
from dealer_assist.ui.floor.selection import Selection, money
from dealer_assist.ui.floor.touches import FloorReport
from dealer_assist.ui.print.paper import save_in

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)


def _floor() -> FloorView:
    return sample_floor(EVENING)


def test_a_report_on_paper_has_every_row_of_the_screen_and_more() -> None:
    view = _floor()
    (grid,) = (one for one in report_paper(view, Selection()).blocks if isinstance(one, PaperGrid))
    assert len(grid.rows) == len(view.meters)
    page = report_paper(view, Selection(report=FloorReport.ACCRUAL))
    (grid,) = (one for one in page.blocks if isinstance(one, PaperGrid))
    assert len(grid.rows) == sum(one.is_linked for one in view.stations)
    assert page.marks == ("SIMULATED",)


def test_a_win_printed_once_more_says_so_and_has_its_amount() -> None:
    view = _floor()
    ticket = next(one for one in view.tickets if one.state == "awarded")
    page = win_paper(view, ticket)
    assert page.marks == ("SIMULATED", "REPRINT")
    (amount,) = (one for one in page.blocks if isinstance(one, Amount))
    assert amount.figures == money(ticket.worth)


def test_the_page_of_a_win_that_is_checked_says_that_it_waits() -> None:
    view = _floor()
    assert view.tickets[0].state == "locked"
    assert win_paper(view, view.tickets[0]).marks == ("SIMULATED", "PENDING")


def test_a_paper_is_saved_as_a_pdf_of_its_own_name(qapp: object, tmp_path: Path) -> None:
    from dealer_assist import paths

    for _ in range(2):
        said = save_in(tmp_path, report_paper(_floor(), Selection()), EVENING, paths.resources())
        assert "floor-statement" in said
    files = sorted((tmp_path / "exports").glob("*.pdf"))
    assert len(files) == 2
    assert all(file.read_bytes().startswith(b"%PDF") for file in files)
