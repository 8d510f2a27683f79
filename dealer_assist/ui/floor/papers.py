"""Pages of the floor for paper: a win once more, the statement of every meter, the accrual."""

from dealer_assist.floor.view import FloorView, TicketRow
from dealer_assist.message import Msg
from dealer_assist.reports.page import Amount, PaperGrid, PaperPage, Rows, Signatures
from dealer_assist.rules.amount_words import amount_words
from dealer_assist.rules.money import cents_shown
from dealer_assist.ui.floor.reports import report_of
from dealer_assist.ui.floor.selection import Selection, level_label, money
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.values.grid import Grid as GridShown

SIMULATED, REPRINT, PENDING = "SIMULATED", "REPRINT", "PENDING"


def report_paper(view: FloorView, shown: Selection) -> PaperPage:
    """Put the report that is shown on paper, with every row of it."""
    title, note, grid = report_of(view, shown)
    return PaperPage(
        name=f"floor-{shown.report.value}",
        title=str(title),
        blocks=(_grid(grid), Signatures((str(Msg("Drawn up by")), str(Msg("Checked by"))))),
        marks=_marks(view),
        subtitle=f"{view.name}, {view.at:%d %b %Y %H:%M:%S}",
        foot=str(note),
    )


def win_paper(view: FloorView, ticket: TicketRow) -> PaperPage:
    """Put a win on paper as the server has it: while it is checked, or once more."""
    link = view.link(ticket.link)
    cents = cents_shown(ticket.worth)
    rows = (
        (Msg("Link"), link.label if link else ticket.link),
        (Msg("Level"), level_label(view, *ticket.where)),
        (Msg("Hand"), ticket.hand),
        (Msg("Table"), ticket.station),
        (Msg("Seat"), str(ticket.seat)),
        (Msg("Round"), str(ticket.round_id)),
        (Msg("Ticket"), f"{ticket.number}, {ticket.given:%d %b %Y %H:%M:%S}"),
        (Msg("Locked"), f"{ticket.locked:%d %b %Y %H:%M:%S}" if ticket.locked else "–"),
        (Msg("Awarded"), f"{ticket.ended:%d %b %Y %H:%M:%S}" if ticket.ended else "–"),
        (Msg("By"), ", ".join(ticket.people) or "–"),
        (Msg("Meter before"), money(ticket.before) if ticket.before is not None else "–"),
        (Msg("Meter after"), money(ticket.after) if ticket.after is not None else "–"),
    )
    return PaperPage(
        name=f"floor-win-{ticket.number}",
        title=str(Msg("Win at table {table}", table=ticket.station)),
        blocks=(
            Amount(str(Msg("Prize")), money(ticket.worth), amount_words(cents)),
            Rows(tuple((str(label), str(value)) for label, value in rows)),
            Signatures((str(Msg("Executive")), str(Msg("Supervisor")))),
        ),
        marks=(*_marks(view), REPRINT if ticket.state == "awarded" else PENDING),
        subtitle=f"{view.name}, {view.at:%d %b %Y %H:%M:%S}",
    )


def _marks(view: FloorView) -> tuple[str, ...]:
    return (SIMULATED,) if view.is_simulated else ()


def _grid(shown: GridShown[FloorTouch]) -> PaperGrid:
    return PaperGrid(
        title="",
        columns=tuple(str(column.title) for column in shown.columns),
        rows=tuple(
            tuple(", ".join(str(w) for w in (cell.words, cell.below) if w) for cell in row.cells)
            for row in shown.rows
        ),
        right=frozenset(at for at, column in enumerate(shown.columns) if column.is_right),
    )
