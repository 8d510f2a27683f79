"""RECONCILE: each table's journal against the server, number for number and to the micro-dollar."""

from dealer_assist.floor.view import FloorView, Station
from dealer_assist.message import Msg
from dealer_assist.ui.floor.map.presenter import pit_filters
from dealer_assist.ui.floor.reconciliation.model import DifferenceModel, ReconcilePageModel
from dealer_assist.ui.floor.selection import Selection, frame_of, money, seconds, table_of_pit
from dealer_assist.ui.floor.touches import DifferenceRecorded, FloorTouch, TableTouched
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Cell, Column, Grid, Row, Tone, figures
from dealer_assist.ui.models.touches import Button

_UNKNOWN = "–"


def reconcile_page(view: FloorView, shown: Selection, trouble: str = "") -> ReconcilePageModel:
    """Make the page; the first table that differs has a card of its own."""
    linked = [one for one in view.stations if one.is_linked]
    wrong = [one for one in linked if _differs(one)]
    agree = sum(not _differs(one) and _is_known(one) for one in linked)
    listed = [one for one in linked if not shown.pit or one.pit == shown.pit]
    listed.sort(key=lambda one: not _differs(one))
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
    return ReconcilePageModel(
        frame=frame_of(view, shown, trouble),
        title=title,
        note=note,
        filters=pit_filters(view, shown),
        cells=tuple((one.number, _differs(one)) for one in linked),
        wrong=_difference(wrong[0]) if wrong else None,
        grid=Grid(
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
            tuple(_row(view, one) for one in listed),
            Msg("No table is linked"),
        ),
    )


def _differs(one: Station) -> bool:
    return bool(one.difference or one.stopped)


def _is_known(one: Station) -> bool:
    """Tell whether a journal was heard and is heard still: a lost table agrees with nobody."""
    return one.journal_sum is not None and not one.is_lost


def _row(view: FloorView, one: Station) -> Row[FloorTouch]:
    differs = _differs(one)
    tone = Tone.BROKEN if differs else Tone.PLAIN
    mark = Cell("", Tone.BROKEN, "unequal") if differs else Cell("", Tone.WELL, "check")
    if not _is_known(one):
        mark = Cell("", Tone.SOFT, "clock")
    journal_sum = _UNKNOWN if one.journal_sum is None else money(one.journal_sum)
    return Row(
        (
            mark,
            Cell(table_of_pit(one, one.number), Tone.PLAIN),
            Cell(one.game, Tone.SOFT),
            Cell(view.letters(one), Tone.SOFT),
            Cell(_UNKNOWN if one.journal_n is None else f"{one.journal_n:,}"),
            Cell(f"{one.last_n:,}"),
            Cell(journal_sum),
            Cell(money(one.counted)),
            Cell(money(abs(one.difference)) if differs else "0", tone),
        ),
        tone=tone,
    )


def _difference(one: Station) -> DifferenceModel:
    journal_n = _UNKNOWN if one.journal_n is None else f"{one.journal_n:,}"
    wagers = _UNKNOWN if one.journal_wagers is None else f"{one.journal_wagers:,}"
    apart = 0 if one.journal_wagers is None else one.journal_wagers - one.wagers
    total = one.journal_sum or 0

    def side(
        name: str, journal: str, server: str, differs: str, *, is_wrong: bool
    ) -> Row[FloorTouch]:
        tone = Tone.BROKEN if is_wrong else Tone.PLAIN
        return Row(
            (
                Cell(name, Tone.SOFT),
                Cell(journal, Tone.STRONG),
                Cell(server, Tone.STRONG),
                Cell(differs, tone),
            )
        )

    return DifferenceModel(
        title=Msg("Table {table}, {game}", table=one.number, game=one.game),
        sides=Grid(
            (
                Column("", 3.1),
                figures(Msg("Journal"), 2.9),
                figures(Msg("Server"), 2.9),
                figures(Msg("Difference"), 2.9),
            ),
            (
                side(
                    Msg("Last number"),
                    journal_n,
                    f"{one.last_n:,}",
                    str((one.journal_n or one.last_n) - one.last_n),
                    is_wrong=one.journal_n not in (None, one.last_n),
                ),
                side(Msg("Wagers"), wagers, f"{one.wagers:,}", str(apart), is_wrong=bool(apart)),
                side(
                    Msg("To meters"),
                    money(total),
                    money(one.counted),
                    money(abs(one.difference)),
                    is_wrong=bool(one.difference),
                ),
            ),
        ),
        buttons=(
            Button(
                TableTouched(one.number),
                Msg("OPEN TABLE"),
                "",
                Msg("Its last rounds"),
                ActionState.NEXT,
            ),
            Button(
                DifferenceRecorded(one.number),
                Msg("RECORD {amount}", amount=money(abs(one.difference))),
                "void",
                Msg("Hold, then 2 cards"),
                ActionState.HOLD,
            ),
        ),
    )
