"""A report for the page: its chapters as lists, the hits as rows of a chart, the words around."""

from collections.abc import Iterable, Iterator, Mapping

from dealer_assist.frozen import frozen
from dealer_assist.reports.cells import Cell, Decimals, Micros, Moment, Money, Share, shown
from dealer_assist.reports.figures import Report
from dealer_assist.reports.period import Period
from dealer_assist.reports.report_page import hits_chart
from dealer_assist.reports.sections import (
    HITS,
    LAYOUTS,
    MONEY,
    PLAY,
    SUMMARY,
    Section,
    lines_of,
    section,
    summary,
)
from dealer_assist.ui.models.lists import Column, ListColumn, Row, RowListModel

SHIFT, DAY, MONTH = "shift", "day", "month"
KINDS = ((SHIFT, "SHIFT"), (DAY, "DAY"), (MONTH, "MONTH"))
_ORDER = (
    *(SUMMARY, "wins", "late_wins", "progressives", HITS, "meters", "adjustments", "exceptions"),
    *("faults", "dealers", "sessions"),
)
CHAPTERS = tuple(
    (one.key, one.tab)
    for one in sorted(
        LAYOUTS, key=lambda one: _ORDER.index(one.key) if one.key in _ORDER else len(_ORDER)
    )
    if one.tab
)
"""The tabs, what is asked for most often first; the rounds voided stand in the summary."""
NO_SHIFT = "The table was never opened: there is no shift to report on"
LEGEND = (
    "Band: 95 % of such periods. Stroke: expected. Dot: found, a diamond outside the band."
    " Chances: MENU, ODDS."
)
_WIDTH, _FIGURE = 4.0, 0.9


@frozen
class HitRow:
    """A winning hand: figures to read, and places from 0 to 1 on its own scale."""

    hand: str
    hits: str
    prizes: str
    actual: str
    theoretical: str
    expected: str
    band: str
    at_actual: float
    at_expected: float
    at_low: float
    at_high: float
    is_outside: bool


def period_words(period: Period) -> tuple[str, str]:
    """Name a period in two lines that fit between the arrows."""
    begin = period.house_day.local(period.since)
    match period.kind:
        case "day":
            return f"{begin:%d %b %Y}", f"{begin:%A}"
        case "month":
            return f"{begin:%B %Y}", ""
    if period.until is None:
        return f"{begin:%d %b %Y %H:%M}", "Shift, newest"
    return f"{begin:%d %b %Y %H:%M}", "Shift"


def stood_words(report: Report, clock: str) -> str:
    """Say of what moment the figures are: a table that goes on leaves them behind."""
    return f"Table {report.number}, as it stood at {clock}, event {report.chain.seq:,}"


def summary_columns(report: Report) -> tuple[ListColumn, ...]:
    """Group the summary: what was played, what it brought, what was voided."""
    figures = summary(report)
    play, money = (
        tuple((one.name, shown(one.value)) for one in figures if one.group == group)
        for group in (PLAY, MONEY)
    )
    voids = tuple((reason, f"{count:,}") for reason, count in report.voids)
    since = f"{report.period.house_day.local(report.period.since):%d %b %H:%M}"
    return (
        ListColumn("Play", f"From {since}", play, 5),
        ListColumn("Money", "All progressives together", money, 6),
        ListColumn("Rounds voided", "By reason", voids or (("None", "0"),), 5),
    )


def chapter_list(report: Report, key: str) -> RowListModel:
    """Give a chapter as a list; few things with many figures stand side by side."""
    (layout,) = (one for one in LAYOUTS if one.key == key)
    laid_out = section(report, layout)
    return _statement(laid_out) if layout.names else _list(laid_out)


def hit_rows(report: Report) -> tuple[HitRow, ...]:
    """Give every winning hand with its place in the band of chance."""
    has_more = len(report.progressives) > 1
    rows = []
    for line, bar in zip(lines_of(report), hits_chart(report).bars, strict=True):
        most = max(bar.actual, bar.high, 1.0)
        rows.append(
            HitRow(
                hand=f"{line.sensor}: {line.label}" if has_more else line.label,
                hits=shown(line.hits_counted),
                prizes=shown(Money(line.paid_cents)),
                actual=shown(Share(line.actual)),
                theoretical=shown(Share(float(line.chance))),
                expected=shown(Decimals(line.band.expected, 2)),
                band=f"{shown(line.band.low)} to {shown(line.band.high)}",
                at_actual=bar.actual / most,
                at_expected=bar.expected / most,
                at_low=bar.low / most,
                at_high=bar.high / most,
                is_outside=line.is_outside,
            )
        )
    return tuple(rows)


def report_number(period: Period) -> int:
    """Number a report for its copies by its beginning: month, day, or the second of a shift."""
    forms: Mapping[str, str] = {"month": "%Y%m", "day": "%Y%m%d"}
    begin = period.house_day.local(period.since)
    return int(begin.strftime(forms.get(period.kind, "%Y%m%d%H%M%S")))


def _statement(table: Section) -> RowListModel:
    """Turn a table on its side: a column for each thing, a row for each figure."""
    head = table.layout.names
    names = [" ".join(map(shown, row[:head])) for row in table.rows]
    # What is left of the width stays free: a figure is read with its name, not across the page.
    free = max(0.1, _WIDTH - len(names) * _FIGURE)
    columns = (
        Column("", 1.0),
        *(Column(name, _FIGURE, is_right=True) for name in names),
        Column("", free),
    )
    rows = tuple(
        Row(
            column.title,
            (column.title, *(shown(row[place]) for row in table.rows), ""),
            tone=_tone(row[place] for row in table.rows) if column.must_be_nothing else "",
        )
        for place, column in enumerate(table.shape)
        if place >= head
    )
    return RowListModel(columns, rows if names else (), table.layout.empty, lines=1)


def _tone(cells: Iterable[Cell]) -> str:
    """Say at a glance whether the meters reconcile."""
    return "fault" if any(isinstance(cell, Micros) and cell.micros for cell in cells) else "ok"


def _list(table: Section) -> RowListModel:
    columns = tuple(Column(one.title, one.width, is_right=one.is_figure) for one in table.shape)
    rows = tuple(Row(str(number), tuple(_cells(row))) for number, row in enumerate(table.rows))
    return RowListModel(columns, rows, table.layout.empty, lines=table.layout.lines)


def _cells(row: tuple[Cell, ...]) -> Iterator[str]:
    """Write times short: the year stands above."""
    for cell in row:
        if isinstance(cell, Moment):
            yield "–" if cell.at is None else f"{cell.at:%d %b %H:%M}"
        else:
            yield shown(cell)
