"""RECONCILE: each table's journal against the server, number for number and to the micro-dollar.

A strip of all linked tables, one cell each; the first that differs has a card of its own.
"""

from dealer_assist.floor.view import FloorView, Station
from dealer_assist.message import Msg
from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    Selection,
    frame_of,
    money,
    pit_filters,
    seconds,
    table_of_pit,
)
from dealer_assist.ui.floor.touches import DifferenceRecorded, FloorTouch, TableTouched
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Icon,
    Listing,
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    Text,
    Wrap,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone, figures
from dealer_assist.ui.toolkit.values.touches import ActionState, Button

_CELL, _CELL_GAP, _ABREAST, _CARD, _ACTS, _PITCH = 46.0, 6.0, 31, 360.0, 340.0, 44.0
_SIDE_PITCH, _SIDES = 54.0, 0.54  # the sums of both sides, in the longest language
_UNKNOWN = "–"


class ReconcileFlow(PageFlow):
    """Shows RECONCILE; its touches are those of every page."""

    help_topic = "floor.reconciliation"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return reconcile_page(*self.floor.reading)


def reconcile_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page; the tables that differ come first in the list."""
    linked = [station for station in view.stations if station.is_linked]
    wrong = [station for station in linked if _differs(station)]
    agree = sum(not _differs(station) and _is_known(station) for station in linked)
    title = Msg("{agree} of {all} agree", agree=agree, all=len(linked))
    note = Msg("Compared {time}", time=seconds(view.at))
    if wrong:
        note = Msg(
            "{agree} of {all} agree. {compared}", agree=agree, all=len(linked), compared=note
        )
        title = Msg(
            "Table {table} differs by {amount}",
            table=wrong[0].number,
            amount=money(abs(wrong[0].difference)),
        )
        if len(wrong) > 1:
            title = Msg("{n} tables differ", n=len(wrong))
    lines = max(1, -(-len(linked) // _ABREAST))
    cells = Wrap(tuple(_cell(station) for station in linked), _CELL, _CELL, _CELL_GAP)
    listed = [station for station in linked if not shown.pit or station.pit == shown.pit]
    listed.sort(key=lambda station: not _differs(station))
    body = column(
        heading(title, note, pit_filters(view, shown)),
        Panel(cells, pad=(18, 14)).of(lines * (_CELL + _CELL_GAP) + 26),
        _difference(wrong[0]).of(_CARD) if wrong else None,
        Panel(Listing(_tables(view, listed), most_pitch=_PITCH), pad=(22, 8)),
        gap=14,
    )
    return Page(body, frame_of(view, shown, trouble))


def _differs(station: Station) -> bool:
    return bool(station.difference or station.stopped)


def _is_known(station: Station) -> bool:
    """True if a journal was heard and is heard still: a lost table agrees with nobody."""
    return station.journal_sum is not None and not station.is_lost


def _cell(station: Station) -> Node:
    if _differs(station):
        number = Text(station.number, "bold_20", "fault_ink", CENTRE)
        return Panel(number, fill="fault", edge=None, radius=9)
    return Panel(Text(station.number, "bold_20", "text_2", CENTRE), fill=None, radius=9)


def _tables(view: FloorView, listed: list[Station]) -> Grid[FloorTouch]:
    return Grid(
        (
            Column("", 0.6),
            Column(Msg("Table"), 2),
            Column(Msg("Game"), 2.7),
            Column(Msg("Link"), 1.3),
            figures(Msg("Journal number"), 2.2),
            figures(Msg("Server number"), 2.2),
            figures(Msg("Journal sum"), 2.4),
            figures(Msg("Server sum"), 2.4),
            figures(Msg("Difference"), 2),
        ),
        tuple(_row(view, station) for station in listed),
        Msg("No table is linked"),
    )


def _row(view: FloorView, station: Station) -> Row[FloorTouch]:
    differs = _differs(station)
    tone = Tone.BROKEN if differs else Tone.PLAIN
    mark = Cell("", Tone.BROKEN, "unequal") if differs else Cell("", Tone.WELL, "check")
    if not _is_known(station):
        mark = Cell("", Tone.SOFT, "clock")
    journal_sum = _UNKNOWN if station.journal_sum is None else money(station.journal_sum)
    return Row(
        (
            mark,
            Cell(table_of_pit(station, station.number), Tone.PLAIN),
            Cell(station.game, Tone.SOFT),
            Cell(view.letters(station), Tone.SOFT),
            Cell(_UNKNOWN if station.journal_n is None else f"{station.journal_n:,}"),
            Cell(f"{station.last_n:,}"),
            Cell(journal_sum),
            Cell(money(station.counted)),
            Cell(money(abs(station.difference)) if differs else "0", tone),
        ),
        tone=tone,
    )


_STOPPED = Msg("Progressive stopped. Base game goes on")
_WAYS = (
    Msg(
        "Compare the journal with the server round by round: floor verify with --journals "
        "names the first number that differs."
    ),
    Msg(
        "Starts again when both agree, or when two cards have recorded the difference "
        "as an adjustment."
    ),
)


def _difference(station: Station) -> Node:
    """Return the card of a table whose two sides do not agree, and what can be done."""
    coral = "fault_text"
    title = Msg("Table {table}, {game}", table=station.number, game=station.game)
    sides = Listing(_sides(station), name="sides", most_pitch=_SIDE_PITCH)
    both = column(
        row(Icon("unequal", 36, "fault", 2.6), Text(title, "bold_30"), gap=16).of(56),
        sides.of(36 + 3 * _SIDE_PITCH),
        space(),
        row(Icon("pause", 26, coral, 2.6), Text(_STOPPED, "medium_22", coral), gap=14).of(44),
        gap=8,
    )
    ways = (Paragraph(words, "medium_22", coral, 32) for words in _WAYS)
    todo = column(Text(Msg("What to do"), "bold_28").of(56), *ways, gap=8)
    last_rounds = Button[FloorTouch](
        TableTouched(station.number),
        Msg("OPEN TABLE"),
        "",
        Msg("Its last rounds"),
        ActionState.NEXT,
    )
    record = Button[FloorTouch](
        DifferenceRecorded(station.number),
        Msg("RECORD {amount}", amount=money(abs(station.difference))),
        "void",
        Msg("Hold, then 2 cards"),
        ActionState.HOLD,
    )
    acts = column(Press(last_rounds).of(144), Press(record).of(144), gap=16).of(_ACTS)
    divider = Panel(fill="danger_edge", edge=None, radius=0).of(2)
    parts = row(both.sharing(_SIDES), divider, todo.sharing(1 - _SIDES), acts, gap=22)
    return Panel(parts, fill="fault_well", edge="fault", line=4, pad=(28, 18))


def _sides(station: Station) -> Grid[FloorTouch]:
    journal_n = _UNKNOWN if station.journal_n is None else f"{station.journal_n:,}"
    wagers = _UNKNOWN if station.journal_wagers is None else f"{station.journal_wagers:,}"
    apart = 0 if station.journal_wagers is None else station.journal_wagers - station.wagers
    return Grid(
        (
            Column("", 3.1),
            figures(Msg("Journal"), 2.9),
            figures(Msg("Server"), 2.9),
            figures(Msg("Difference"), 2.9),
        ),
        (
            _side(
                Msg("Last number"),
                journal_n,
                f"{station.last_n:,}",
                str((station.journal_n or station.last_n) - station.last_n),
                is_wrong=station.journal_n not in (None, station.last_n),
            ),
            _side(Msg("Wagers"), wagers, f"{station.wagers:,}", str(apart), is_wrong=bool(apart)),
            _side(
                Msg("To meters"),
                money(station.journal_sum or 0),
                money(station.counted),
                money(abs(station.difference)),
                is_wrong=bool(station.difference),
            ),
        ),
    )


def _side(
    name: str, journal: str, server: str, difference: str, *, is_wrong: bool
) -> Row[FloorTouch]:
    return Row(
        (
            Cell(name, Tone.SOFT),
            Cell(journal, Tone.STRONG),
            Cell(server, Tone.STRONG),
            Cell(difference, Tone.BROKEN if is_wrong else Tone.PLAIN),
        )
    )
