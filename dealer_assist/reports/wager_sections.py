"""The tables of a report on what wagers made: wager by wager, dealer by dealer, hour by hour."""

from collections.abc import Callable, Iterable
from datetime import datetime
from fractions import Fraction
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.reports.cells import NOTHING, Cell, Money, share_cell
from dealer_assist.reports.figures import PlayFigures, Report, WagerFigures
from dealer_assist.reports.layout import Layout, ReportColumn
from dealer_assist.reports.summary import local

WAGERS, BY_DEALER, BY_HOUR = "wagers", "wagers_by_dealer", "wagers_by_hour"
BY_SHIFT = "wagers_by_shift"
NOT_ENTERED = Msg("not entered")


def _money(cents: int | None) -> Cell:
    return NOTHING if cents is None else Money(cents)


def _entered(
    cell: Callable[[WagerFigures], Cell], otherwise: Cell = NOTHING
) -> Callable[[Report, WagerFigures], Cell]:
    """Return a cell of a wager that was entered: what nobody entered is not nothing."""
    return lambda _, row: cell(row) if row.is_entered else otherwise


def _settled(cell: Callable[[WagerFigures], Cell]) -> Callable[[Report, WagerFigures], Cell]:
    """Return a cell where the end of any chip is known."""
    return lambda _, row: cell(row) if row.settled_cents or row.paid_cents else NOTHING


def _has_week_ago(report: Report) -> bool:
    return any(wager.win_before is not None for wager in report.wagers)


def _has_open(report: Report) -> bool:
    return any(wager.open_cents for wager in report.wagers)


def _all_wagers(report: Report) -> Iterable[WagerFigures]:
    """List every wager, and all together; a house edge of them all there is not."""
    rows = report.wagers
    if len(rows) < 2:
        return rows
    return (*rows, _total(rows))


def _total(rows: tuple[WagerFigures, ...]) -> WagerFigures:
    theo = [row.theo for row in rows if row.theo is not None]
    known = [row for row in rows if row.win_before is not None]
    return WagerFigures(
        key="",
        label=Msg("Total"),
        bets=sum(row.bets for row in rows),
        dealt=0,
        coin_in_cents=sum(row.coin_in_cents for row in rows),
        settled_cents=sum(row.settled_cents for row in rows),
        paid_cents=sum(row.paid_cents for row in rows),
        theo=sum(theo, Fraction(0)) if theo else None,
        settled_before=sum(figures.settled_before or 0 for figures in known) if known else None,
        win_before=sum(figures.win_before or 0 for figures in known) if known else None,
    )


def _plays(
    of: Callable[[Report], tuple[PlayFigures, ...]],
) -> Callable[[Report], Iterable[PlayFigures]]:
    """List plays, and all together."""

    def listed(report: Report) -> Iterable[PlayFigures]:
        rows = of(report)
        if len(rows) < 2:
            return rows
        total = PlayFigures(
            Msg("Total"),
            sum(row.dealt for row in rows),
            sum(row.coin_in_cents for row in rows),
            sum(row.settled_cents for row in rows),
            sum(row.paid_cents for row in rows),
            sum((row.theo for row in rows), Fraction(0)),
        )
        return (*rows, total)

    return listed


def _opened(report: Report, play: PlayFigures) -> Cell:
    """Return when a shift was opened; all together were at no one time."""
    return local(report, datetime.fromisoformat(play.key)) if play.key else play.name


def _play_columns(
    first: str, named: Callable[[Report, Any], Cell] = lambda _, row: row.name
) -> tuple[ReportColumn, ...]:
    def column(title: str, cell: Callable[[Report, Any], Cell], width: float = 1.1) -> ReportColumn:
        return ReportColumn(title, cell, width, is_figure=True)

    return (
        ReportColumn(first, named, 1.6),
        column(Msg("Hands dealt"), lambda _, row: row.dealt, 0.9),
        column(Msg("Coin-in"), lambda _, row: Money(row.coin_in_cents)),
        column(Msg("Paid out"), lambda _, row: Money(row.paid_cents)),
        column(Msg("House win"), lambda _, row: Money(row.win_cents)),
        column(Msg("Hold"), lambda _, row: share_cell(row.hold)),
        column(Msg("Theo win"), lambda _, row: Money(round(row.theo))),
    )


WAGER_LAYOUTS = (
    Layout(
        WAGERS,
        Msg("Wagers"),
        _all_wagers,
        (
            ReportColumn(Msg("Wager"), lambda _, row: row.label, 1.6),
            ReportColumn(Msg("Bets"), _entered(lambda row: row.bets), 0.6, is_figure=True),
            ReportColumn(
                Msg("Take rate"),
                _entered(lambda row: share_cell(row.take_up if row.dealt else None)),
                1.05,
                is_figure=True,
            ),
            ReportColumn(
                Msg("Coin-in"),
                _entered(lambda row: Money(row.coin_in_cents), NOT_ENTERED),
                1.1,
                is_figure=True,
            ),
            ReportColumn(
                Msg("Result not known"),
                _entered(lambda row: Money(row.open_cents)),
                1.1,
                is_figure=True,
                is_there=_has_open,
            ),
            ReportColumn(
                Msg("Paid out"), _settled(lambda row: Money(row.paid_cents)), 1.1, is_figure=True
            ),
            ReportColumn(
                Msg("House win"), _settled(lambda row: Money(row.win_cents)), 1.1, is_figure=True
            ),
            ReportColumn(
                Msg("Hold"), _settled(lambda row: share_cell(row.hold)), 1.05, is_figure=True
            ),
            ReportColumn(
                Msg("Theo win"),
                _entered(lambda row: NOTHING if row.theo is None else Money(round(row.theo))),
                1.1,
                is_figure=True,
            ),
            ReportColumn(
                Msg("House edge"), lambda _, row: share_cell(row.edge), 0.95, is_figure=True
            ),
            ReportColumn(
                Msg("House win last week"),
                lambda _, row: _money(row.win_before) if row.was_settled else NOTHING,
                1.1,
                is_figure=True,
                is_there=_has_week_ago,
            ),
            ReportColumn(
                Msg("Hold last week"),
                lambda _, row: share_cell(row.hold_before),
                1.05,
                is_figure=True,
                is_there=_has_week_ago,
            ),
        ),
        tab=Msg("Wagers"),
        empty=Msg("No wagers on record at this table"),
    ),
    Layout(
        BY_SHIFT,
        Msg("Wagers by shift"),
        _plays(lambda report: report.by_shift),
        _play_columns(Msg("Opened"), _opened),
        tab=Msg("By shift"),
        empty=Msg("No hands dealt in this period"),
        is_rare=True,
    ),
    Layout(
        BY_DEALER,
        Msg("Wagers by dealer"),
        _plays(lambda report: report.by_dealer),
        _play_columns(Msg("Dealer")),
        tab=Msg("By dealer"),
        empty=Msg("No hands dealt in this period"),
    ),
    Layout(
        BY_HOUR,
        Msg("Wagers by hour"),
        _plays(lambda report: report.by_hour),
        _play_columns(Msg("Hour")),
        tab=Msg("By hour"),
        empty=Msg("No hands dealt in this period"),
    ),
)
"""What wagers made, after the progressives."""
