"""RECONCILE: each table's journal against the server, number for number and to the micro-dollar.

A strip of all linked tables, one cell each; the first that differs has a card of its own.
"""

from dealer_assist.floor.view import DoubtSeen, FloorView, Station
from dealer_assist.message import Msg
from dealer_assist.ui.floor.action_questions import moved_words
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
from dealer_assist.ui.floor.touches import (
    DifferenceRecorded,
    DoubtsChosen,
    FloorTouch,
    TableTouched,
)
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
_DOUBTS, _DOUBT_PITCH, _DENSE = 500.0, 84.0, 46.0
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
    wrong = [station for station in linked if _differs(view, station)]
    agree = sum(not _differs(view, station) and _is_known(station) for station in linked)
    title = Msg("{agree} of {all} agree", agree=agree, all=len(linked))
    note = Msg("Compared {time}", time=seconds(view.at))
    if wrong:
        note = Msg(
            "{agree} of {all} agree. {compared}", agree=agree, all=len(linked), compared=note
        )
        title = _what_differs(view, wrong[0])
        if len(wrong) > 1:
            title = Msg("{n} tables differ", n=len(wrong))
    lines = max(1, -(-len(linked) // _ABREAST))
    cells = Wrap(tuple(_cell(view, station) for station in linked), _CELL, _CELL, _CELL_GAP)
    listed = [station for station in linked if not shown.pit or station.pit == shown.pit]
    listed.sort(key=lambda station: not _differs(view, station))
    body = column(
        heading(title, note, pit_filters(view, shown)),
        Panel(cells, pad=(18, 14)).of(lines * (_CELL + _CELL_GAP) + 26),
        _difference(view, shown, wrong[0]) if wrong else None,
        Panel(Listing(_tables(view, listed), most_pitch=_PITCH), pad=(22, 8)),
        gap=14,
    )
    return Page(body, frame_of(view, shown, trouble))


def _differs(view: FloorView, station: Station) -> bool:
    return bool(station.difference or station.stopped or view.doubts_of(station.number))


def _what_differs(view: FloorView, station: Station) -> Msg:
    """Say what is the matter with a table: an amount only where an amount is apart."""
    table, doubts = station.number, view.doubts_of(station.number)
    if station.difference:
        amount = money(abs(station.difference))
        return Msg("Table {table} differs by {amount}", table=table, amount=amount)
    if doubts:
        return Msg("Table {table}: {n} in doubt", table=table, n=len(doubts))
    return Msg("Table {table} stopped", table=table)


def _is_known(station: Station) -> bool:
    """True if a journal was heard and is heard still: a lost table agrees with nobody."""
    return station.journal_sum is not None and not station.is_lost


def _cell(view: FloorView, station: Station) -> Node:
    if _differs(view, station):
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
    differs = _differs(view, station)
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
            Cell(f"{station.told_n or station.last_n:,}"),
            Cell(journal_sum),
            Cell(money(station.counted)),
            Cell(money(abs(station.difference)) if station.difference else "0", tone),
        ),
        tone=tone,
    )


_STOPPED = Msg("Progressive stopped. Base game goes on")
_COUNTS_NOTHING = Msg("Play goes on. Items in doubt do not count")
_WAYS = (
    Msg("Call a technician to compare this table's journal with the server."),
    Msg("Restarts when both agree, or after two cards settle the doubt."),
)


def _difference(view: FloorView, shown: Selection, station: Station) -> Node:
    """Return the card of a table whose two sides do not agree, and what can be done."""
    coral, doubts = "fault_text", view.doubts_of(station.number)
    title = Msg("Table {table}, {game}", table=station.number, game=station.game)
    state = _STOPPED if station.stopped or not doubts else _COUNTS_NOTHING
    pitch, lines = (_DENSE, 4) if doubts else (_SIDE_PITCH, 3)
    last_rounds = Button[FloorTouch](
        TableTouched(station.number),
        Msg("OPEN TABLE"),
        "",
        Msg("Its last rounds"),
        ActionState.AVAILABLE if doubts else ActionState.NEXT,
    )
    acts = [Press(last_rounds)]
    if doubts:
        acts.append(Press(_record(station, shown, doubts)).sharing(1.6))
    both = column(
        row(Icon("unequal", 36, "fault", 2.6), Text(title, "bold_30"), gap=16).of(56),
        Listing(_sides(station), name="sides", most_pitch=pitch).of(36 + lines * pitch),
        space(),
        row(Icon("pause", 26, coral, 2.6), Text(state, "medium_22", coral), gap=14).of(40),
        row(*acts, gap=14).of(104) if doubts else None,
        gap=8,
    )
    divider = Panel(fill="danger_edge", edge=None, radius=0).of(2)
    if doubts:
        parts = row(both, divider, _in_doubt(station, shown, doubts).sharing(1.2), gap=22)
    else:
        side = column(acts[0].of(144), space()).of(_ACTS)
        parts = row(both.sharing(_SIDES), divider, _todo().sharing(1 - _SIDES), side, gap=22)
    card = Panel(parts, fill="fault_well", edge="fault", line=4, pad=(28, 18))
    return card.of(_DOUBTS if doubts else _CARD)


def _todo() -> Node:
    ways = (Paragraph(words, "medium_22", "fault_text", 32) for words in _WAYS)
    return column(Text(Msg("What to do"), "bold_28").of(56), *ways, gap=8)


def _record(
    station: Station, shown: Selection, doubts: tuple[DoubtSeen, ...]
) -> Button[FloorTouch]:
    """Return the button that says what it moves, once something was chosen."""
    act = DifferenceRecorded(station.number)
    if all(shown.chose(doubt) is None for doubt in doubts):
        why = Msg("choose COUNT or LEAVE OUT first")
        return Button(act, Msg("RECORD"), "", "", ActionState.NOT_YET, why)
    moves = sum(doubt.moves for doubt in doubts if shown.chose(doubt))
    label = Msg("RECORD {amount}", amount=_signed(moves))
    detail = Msg("{moved}. Hold, then 2 cards", moved=moved_words(moves))
    return Button(act, label, "void", detail, ActionState.HOLD)


def _in_doubt(station: Station, shown: Selection, doubts: tuple[DoubtSeen, ...]) -> Node:
    """Return everything that waits for two people, each with COUNT and LEAVE OUT."""
    every = (
        Press(
            Button[FloorTouch](
                DoubtsChosen(
                    station.number, tuple(doubt.choice(is_counted=is_counted) for doubt in doubts)
                ),
                Msg("COUNT ALL") if is_counted else Msg("LEAVE ALL OUT"),
                "",
            ),
            "bold_24",
        ).of(230)
        for is_counted in (True, False)
    )
    head = row(
        Text(Msg("{n} in doubt", n=len(doubts)), "bold_28"),
        *(every if len(doubts) > 1 else ()),
        gap=12,
    )
    grid = Grid(
        (Column("", 3), figures(Msg("To the meter"), 1.4)),
        tuple(_doubt(doubt, shown) for doubt in doubts),
        lines=1,
    )
    return column(head.of(72), Listing(grid, name="doubts", most_pitch=_DOUBT_PITCH), gap=8)


def _doubt(doubt_seen: DoubtSeen, shown: Selection) -> Row[FloorTouch]:
    chosen = shown.chose(doubt_seen)
    names = {True: Msg("COUNT"), False: Msg("LEAVE OUT")}
    count, leave = (
        Button[FloorTouch](
            DoubtsChosen(doubt_seen.station, (doubt_seen.choice(is_counted=is_counted),)), words, ""
        )
        for is_counted, words in names.items()
    )
    return Row(
        (
            Cell(
                _named(doubt_seen),
                below=_UNKNOWN if chosen is None else names[chosen],
                tag=_about(doubt_seen),
            ),
            Cell(_signed(doubt_seen.moves), Tone.STRONG),
        ),
        button=leave,
        beside=count,
    )


def _named(doubt_seen: DoubtSeen) -> str:
    match doubt_seen.kind:
        case "round":
            return Msg("Round {round}", round=doubt_seen.round_id or 0)
        case "prize":
            return Msg(
                "Prize, round {round}, seat {seat}",
                round=doubt_seen.round_id or 0,
                seat=doubt_seen.seat,
            )
        case _:
            return Msg("The journal itself")


def _about(doubt_seen: DoubtSeen) -> str:
    if doubt_seen.wagers is None:
        return doubt_seen.about if doubt_seen.kind == "prize" else ""
    return Msg("{n} wagers", one="{n} wager", n=doubt_seen.wagers)


def _signed(moves: int) -> str:
    """Print what a meter has more or less."""
    return f"+{money(moves)}" if moves > 0 else money(moves)


def _sides(station: Station) -> Grid[FloorTouch]:
    journal_n = _UNKNOWN if station.journal_n is None else f"{station.journal_n:,}"
    wagers = _UNKNOWN if station.journal_wagers is None else f"{station.journal_wagers:,}"
    apart = 0 if station.journal_wagers is None else station.journal_wagers - station.wagers
    told_n = station.told_n or station.last_n
    aside = station.agreed + station.doubted
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
                f"{told_n:,}",
                str((station.journal_n or 0) - told_n) if station.journal_n is not None else "0",
                is_wrong=station.journal_n not in (None, told_n),
            ),
            _side(Msg("Wagers"), wagers, f"{station.wagers:,}", str(apart), is_wrong=bool(apart)),
            _side(
                Msg("To meters"),
                money(station.journal_sum or 0),
                money(station.counted),
                money(abs((station.journal_sum or 0) - station.counted)),
                is_wrong=bool(station.difference),
            ),
            *([_side(Msg("Set aside"), "", money(aside), "", is_wrong=False)] if aside else []),
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
