"""A report for the page: its chapters as lists, the hits as rows of a chart, the words around."""

from collections.abc import Iterator, Mapping

from dealer_assist.frozen import frozen
from dealer_assist.reports.cells import Cell, Micros, Moment, shown
from dealer_assist.reports.figures import Report
from dealer_assist.reports.period import Period
from dealer_assist.reports.report_page import hits_chart
from dealer_assist.reports.sections import Section, sections
from dealer_assist.ui.models.lists import Column, ListColumn, Row, RowListModel

SHIFT, DAY, MONTH = "shift", "day", "month"
KINDS = ((SHIFT, "SHIFT"), (DAY, "DAY"), (MONTH, "MONTH"))
SUMMARY, HITS = "summary", "hits"
CHAPTERS = (
    (SUMMARY, "Summary"),
    ("wins", "Wins"),
    ("progressives", "Jackpots"),
    (HITS, "Hits"),
    ("meters", "Statement"),
    ("adjustments", "Adjusted"),
    ("exceptions", "Denied"),
    ("faults", "Sensors"),
    ("dealers", "Dealers"),
    ("sessions", "Sessions"),
)
NO_SHIFT = "The table was never opened: there is no shift to report on"
LEGEND = (
    "Band: 95 % of such periods. Stroke: expected. Dot: found, a diamond outside the band."
    " Chances: MENU, ODDS."
)
_PLAY = (
    *("Rounds played", "Rounds voided", "Hours open", "Rounds an hour", "Late chips"),
    *("Cards refused", "Cards missed", "Minutes sensors out", "Events"),
)
_MONEY = ("Progressive drop", "Prizes and envy", "Of it envy", "Hold", "Meters reconcile")
_SHARES = {
    "adjustments": (1.25, 0.85, 0.75, 1.6, 1.5, 1.6, 1.1, 1.05, 1.05),
    "exceptions": (1.0, 0.6, 5.0, 1.0),
    "faults": (0.5, 0.5, 1.0, 1.4, 1.4),
    "sessions": (1.4, 1.4, 1.4, 0.6),
    "wins": (0.85, 0.7, 1.25, 0.45, 2.0, 1.2, 2.1, 1.1, 1.1),
    "dealers": (1.6, 0.7, 0.7, 1.2, 1.2),
}
_EMPTY = {
    "progressives": "No progressive on this table",
    "meters": "No meter on this table",
    "adjustments": "No adjustment in this period",
    "exceptions": "Nothing was denied or contradicted in this period",
    "faults": "No sensor was out of order in this period",
    "sessions": "Nobody dealt in this period",
    "wins": "No win in this period",
    "dealers": "Nobody dealt in this period",
}
_WIDTH, _FIGURE = 4.0, 0.9
_FIGURES = ("Amount", "Rounds", "Wins", "Prizes", "Backed out")
_PARTS = {"progressives": ("Sensor", "Jackpot"), "meters": ("Sensor", "Level")}


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
    told = {str(name): shown(value) for name, value in _section(report, SUMMARY).rows}
    voids = tuple((reason, f"{count:,}") for reason, count in report.voids)
    since = f"{report.period.house_day.local(report.period.since):%d %b %H:%M}"
    return (
        ListColumn("Play", f"From {since}", tuple((name, told[name]) for name in _PLAY), 5),
        ListColumn(
            "Money", "All progressives together", tuple((name, told[name]) for name in _MONEY), 6
        ),
        ListColumn("Rounds voided", "By reason", voids or (("None", "0"),), 5),
    )


def chapter_list(report: Report, key: str) -> RowListModel:
    """Give a chapter as a list; few things with many figures stand side by side."""
    section = _section(report, key)
    return _statement(section) if key in _PARTS else _list(section)


def hit_rows(report: Report) -> tuple[HitRow, ...]:
    """Give every winning hand with its place in the band of chance."""
    section = _section(report, HITS)
    has_more = len(report.progressives) > 1
    rows = []
    for cells, bar in zip(section.rows, hits_chart(report).bars, strict=True):
        told = dict(zip(section.columns, map(shown, cells), strict=True))
        most = max(bar.actual, bar.high, 1.0)
        rows.append(
            HitRow(
                hand=f"{told['Sensor']}: {told['Hand']}" if has_more else told["Hand"],
                hits=told["Hits"],
                prizes=told["Prizes"],
                actual=told["Actual"],
                theoretical=told["Theoretical"],
                expected=told["Expected"],
                band=f"{told['Low 95%']} to {told['High 95%']}",
                at_actual=bar.actual / most,
                at_expected=bar.expected / most,
                at_low=bar.low / most,
                at_high=bar.high / most,
                is_outside=told["Within"] == "no",
            )
        )
    return tuple(rows)


def report_number(period: Period) -> int:
    """Number a report for its copies by its beginning: month, day, or the second of a shift."""
    forms: Mapping[str, str] = {"month": "%Y%m", "day": "%Y%m%d"}
    begin = period.house_day.local(period.since)
    return int(begin.strftime(forms.get(period.kind, "%Y%m%d%H%M%S")))


def _section(report: Report, key: str) -> Section:
    return next(one for one in sections(report) if one.key == key)


def _statement(section: Section) -> RowListModel:
    """Turn a table on its side: a column for each thing, a row for each figure."""
    head = len(_PARTS[section.key])
    names = [" ".join(map(shown, row[:head])) for row in section.rows]
    # What is left of the width stays free: a figure is read with its name, not across the page.
    free = max(0.1, _WIDTH - len(names) * _FIGURE)
    columns = (
        Column("", 1.0),
        *(Column(name, _FIGURE, is_right=True) for name in names),
        Column("", free),
    )
    rows = tuple(
        Row(
            name,
            (name, *(shown(row[place]) for row in section.rows), ""),
            tone=_tone(section, place),
        )
        for place, name in enumerate(section.columns)
        if place >= head
    )
    return RowListModel(columns, rows if names else (), _EMPTY[section.key], lines=1)


def _tone(section: Section, place: int) -> str:
    """Say at a glance whether the meters reconcile."""
    if section.columns[place] != "Missing":
        return ""
    cells = [row[place] for row in section.rows]
    return "fault" if any(isinstance(cell, Micros) and cell.micros for cell in cells) else "ok"


def _list(section: Section) -> RowListModel:
    columns = tuple(
        Column(name, share, is_right=name in _FIGURES)
        for name, share in zip(section.columns, _SHARES[section.key], strict=True)
    )
    rows = tuple(Row(str(number), tuple(_cells(row))) for number, row in enumerate(section.rows))
    # What somebody wrote may be longer than a line.
    lines = 3 if section.key in ("adjustments", "wins", "exceptions") else 2
    return RowListModel(columns, rows, _EMPTY[section.key], lines=lines)


def _cells(row: tuple[Cell, ...]) -> Iterator[str]:
    """Write times short: the year stands above."""
    for cell in row:
        if isinstance(cell, Moment):
            yield "–" if cell.at is None else f"{cell.at:%d %b %H:%M}"
        else:
            yield shown(cell)
