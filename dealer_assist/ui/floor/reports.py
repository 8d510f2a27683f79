"""What REPORTS shows and what is printed of it: every meter proved, or the accrual by table."""

from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.ui.floor.selection import Selection, money, short, table_of_pit
from dealer_assist.ui.floor.touches import FloorReport, FloorTouch, LevelChosen
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone, figures


def report_of(view: FloorView, shown: Selection) -> tuple[str, str, Grid[FloorTouch]]:
    """Return the title, the note and the rows of the report that is chosen."""
    if shown.report is FloorReport.ACCRUAL:
        note = Msg("Wagers and what they brought, as the server counted them")
        return Msg("Accrual by table"), shown.saved or note, _accrual(view)
    note = Msg("Seeds + contributions + adjustments − prizes = meter + reserve + overflow")
    return Msg("Statement of every meter"), shown.saved or note, _statement(view, shown)


def _statement(view: FloorView, shown: Selection) -> Grid[FloorTouch]:
    rows: list[Row[FloorTouch]] = []
    for meter in view.meters:
        link = view.link(meter.link)
        holds = meter.meter + meter.reserve + meter.overflow
        missing = meter.seeded + meter.contributed + meter.adjusted - meter.paid - holds
        rows.append(
            Row(
                (
                    Cell(meter.label, below=short(link) if link else meter.link),
                    Cell(money(meter.seeded)),
                    Cell(money(meter.contributed)),
                    Cell(money(meter.adjusted), Tone.PLAIN if meter.adjusted else Tone.SOFT),
                    Cell(money(meter.paid)),
                    Cell(money(meter.meter), Tone.STRONG),
                    Cell(money(meter.reserve), Tone.SOFT),
                    Cell(money(meter.overflow), Tone.SOFT),
                    Cell(
                        Msg("adds up") if not missing else money(missing),
                        Tone.BROKEN if missing else Tone.WELL,
                    ),
                ),
                touch=LevelChosen(*meter.where),
                tone=Tone.BROKEN if missing else Tone.PLAIN,
                is_selected=meter.where == shown.level,
            )
        )
    return Grid(
        (
            Column(Msg("Level"), 3.3),
            figures(Msg("Seeds"), 2.7),
            figures(Msg("Contributions"), 3.1),
            figures(Msg("Adjusted"), 2.4),
            figures(Msg("Prizes"), 2.8),
            figures(Msg("Meter"), 2.8),
            figures(Msg("Reserve"), 2.2),
            figures(Msg("Overflow"), 2.2),
            figures(Msg("Proof"), 2.3),
        ),
        tuple(rows),
        Msg("No meter is on the server"),
    )


def _accrual(view: FloorView) -> Grid[FloorTouch]:
    return Grid(
        (
            Column(Msg("Table"), 3),
            Column(Msg("Game"), 3.7),
            Column(Msg("Link"), 1.3),
            figures(Msg("Last number"), 3),
            figures(Msg("Wagers"), 3),
            figures(Msg("To the meters"), 3),
        ),
        tuple(
            Row(
                (
                    Cell(table_of_pit(station, station.number)),
                    Cell(station.game, Tone.SOFT),
                    Cell(view.letters(station), Tone.SOFT),
                    Cell(f"{station.last_n:,}"),
                    Cell(f"{station.wagers:,}"),
                    Cell(money(station.counted), Tone.STRONG),
                )
            )
            for station in view.stations
            if station.is_linked
        ),
        Msg("No table is linked"),
    )
