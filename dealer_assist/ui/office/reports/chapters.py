"""A report for the page: its chapters as lists, the hits as rows of a chart, the words around."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import TypeAlias

from dealer_assist.message import Msg, capitalized, joined, listed
from dealer_assist.reports.cells import Cell as ReportCell
from dealer_assist.reports.cells import Decimals, Micros, Money, ShareCell, TimeCell, shown
from dealer_assist.reports.figures import PlayFigures, Report, WagerFigures
from dealer_assist.reports.layout import Section, section
from dealer_assist.reports.period import Period
from dealer_assist.reports.report_page import hits_chart
from dealer_assist.reports.sections import HITS, LAYOUTS, SUMMARY, lines_of
from dealer_assist.reports.summary import MONEY, PLAY, summary
from dealer_assist.reports.wager_sections import BY_DEALER, BY_HOUR, BY_SHIFT, WAGERS
from dealer_assist.table.words import reason_said
from dealer_assist.ui.i18n.days import (
    day_and_second,
    day_and_time,
    weekday,
    whole_day,
    whole_day_and_time,
    whole_month,
)
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone, cells, figures
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    Choice,
    choices,
)
from dealer_assist.value import Value, replace


class ReportKind(Enum):
    """What is reported on."""

    SHIFT = "shift"
    DAY = "day"
    MONTH = "month"


class CopyWay(Enum):
    """How a report is taken along."""

    PDF = "pdf"
    CSV = "csv"
    EXCEL = "excel"
    PRINT = "print"


class ReportAsked(Value):
    """Reports on the newest shift, day or month."""

    kind: ReportKind


class PeriodTurned(Value):
    """Reports on the period before (-1) or after (1)."""

    by: int


class ChapterTurned(Value):
    """Shows another chapter."""

    key: str


class PlayLooked(Value):
    """Lists the rounds of a wager, a shift, a dealer or an hour."""

    key: str
    name: str


class ReportTaken(Value):
    """Takes the report along."""

    way: CopyWay


ReportsTouch: TypeAlias = ReportAsked | PeriodTurned | ChapterTurned | PlayLooked | ReportTaken


class HitRow(Value):
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


class SummaryModel(Value):
    """The first chapter: columns, the chain that they were added up from, and notes."""

    columns: tuple[ListColumn, ...]
    event: int
    hash: str
    notes: tuple[str, ...] = ()


class HitsModel(Value):
    """The hits against their odds."""

    rows: tuple[HitRow, ...]


ChapterModel: TypeAlias = SummaryModel | HitsModel | Grid[ReportsTouch]

KINDS = {
    ReportKind.SHIFT: Msg("SHIFT"),
    ReportKind.DAY: Msg("day").upper(),
    ReportKind.MONTH: Msg("MONTH"),
}
COPIES = {
    CopyWay.PDF: "PDF",
    CopyWay.CSV: "CSV",
    CopyWay.EXCEL: Msg("EXCEL"),
    CopyWay.PRINT: Msg("PRINT"),
}
_ORDER = (
    *(
        SUMMARY,
        WAGERS,
        "wins",
        "late_wins",
        "progressives",
        HITS,
        "meters",
        "adjustments",
        "exceptions",
    ),
    *("rulings", "faults", "dealers"),
)
CHART = "wagers_chart"
"""Wins and take rates as bars: on the screen alone, from the figures of the list."""
PARTS = {
    WAGERS: (WAGERS, CHART, BY_SHIFT, BY_DEALER, BY_HOUR),
    "dealers": ("dealers", "sessions"),
}
"""Chapters in parts, each of which is chosen under the tab of the first."""
_LATER = frozenset(key for keys in PARTS.values() for key in keys[1:])
CHAPTERS = tuple(
    (one.key, one.tab)
    for one in sorted(
        LAYOUTS, key=lambda one: _ORDER.index(one.key) if one.key in _ORDER else len(_ORDER)
    )
    if one.tab and one.key not in _LATER
)
"""The tabs, what is asked for most often first; voids and bonus bets stand in the summary."""
NO_SHIFT = Msg("The table was never opened: there is no shift to report on")
LEGEND = Msg(
    "Band: 95% of such periods. Stroke: expected. Dot: found, a diamond outside the "
    "band. Chances: MENU, ODDS."
)
_WIDTH, _FIGURE, _BARS = 4.0, 0.9, 1.3
_PLAYS = (BY_SHIFT, BY_DEALER, BY_HOUR)


def kinds_of(shown: ReportKind) -> tuple[Choice[ReportsTouch], ...]:
    """Offer what is reported on."""
    return choices(KINDS, shown, ReportAsked)


def chapters_of(shown: str, report: Report | None = None) -> tuple[Choice[ReportsTouch], ...]:
    """Offer the chapters; one that not every report has only where this one has it."""
    left_out = _left_out(shown, report)
    return tuple(
        Choice(ChapterTurned(key), label, shown in PARTS.get(key, (key,)))
        for key, label in CHAPTERS
        if key not in left_out
    )


def parts_of(shown: str, report: Report | None = None) -> tuple[Choice[ReportsTouch], ...]:
    """Offer the parts of the chapter that shows; most have none."""
    tabs = {CHART: Msg("Chart"), **{layout.key: layout.tab for layout in LAYOUTS}}
    keys = next((keys for keys in PARTS.values() if shown in keys), ())
    left_out = _left_out(shown, report)
    return tuple(
        Choice(ChapterTurned(key), tabs[key], key == shown) for key in keys if key not in left_out
    )


def _left_out(shown: str, report: Report | None) -> set[str]:
    """Name what not every report has, and this one has not; what shows stays."""
    rare = (one for one in LAYOUTS if one.is_rare and not (report and one.is_in(report)))
    return {layout.key for layout in rare} - {shown}


def copies_of(*, is_open: bool, print_refusal: str) -> tuple[Button[ReportsTouch], ...]:
    """Offer the ways to take a report along, each where it is open."""

    def why(way: CopyWay) -> str:
        if not is_open:
            return Msg("Not yet")
        return Msg("Not ready") if way is CopyWay.PRINT and print_refusal else ""

    return tuple(
        Button(ReportTaken(way), label, "", "", _state(why(way)), why(way))
        for way, label in COPIES.items()
    )


def chapter_model(report: Report, key: str) -> ChapterModel:
    """Show a chapter: columns, the chart of hits, or a list."""
    if key == SUMMARY:
        columns = summary_columns(report)
        return SummaryModel(columns, report.chain.seq, report.chain.hash, report.notes)
    return HitsModel(hit_rows(report)) if key == HITS else chapter_list(report, key)


def period_words(period: Period) -> tuple[str, str]:
    """Name a period in two lines that fit between the arrows."""
    begin = period.house_day.local(period.since)
    match period.kind:
        case "day":
            return whole_day(begin), weekday(begin)
        case "month":
            return whole_month(begin), ""
    if period.until is None:
        return whole_day_and_time(begin), Msg("Shift, newest")
    return whole_day_and_time(begin), Msg("Shift")


def stood_words(report: Report, clock: str) -> str:
    """Say of what moment the figures are: a table that goes on leaves them behind."""
    return Msg(
        "Table {number} at {clock}, event {event}",
        number=report.number,
        clock=clock,
        event=f"{report.chain.seq:,}",
    )


def summary_columns(report: Report) -> tuple[ListColumn, ...]:
    """Group the summary: what was played, what it brought, what was voided."""
    figures = summary(report)
    play, money = (
        tuple((figure.name, shown(figure.value)) for figure in figures if figure.group == group)
        for group in (PLAY, MONEY)
    )
    for bet in report.bonus_bets:
        money += ((bet.label, shown(Money(bet.paid_cents))),)
        if bet.allowed_by:
            money += ((Msg("Approved by"), listed(bet.allowed_by)),)
    voids = tuple((reason_said(reason), f"{count:,}") for reason, count in report.voids)
    since = day_and_time(report.period.house_day.local(report.period.since))
    return (
        ListColumn(capitalized(Msg("play")), Msg("From {time}", time=since), play, 5),
        ListColumn(Msg("Money"), Msg("All progressives together"), money, 6),
        ListColumn(Msg("Rounds voided"), Msg("By reason"), voids or ((Msg("None"), "0"),), 5),
    )


def chapter_list(report: Report, key: str) -> Grid[ReportsTouch]:
    """Return a chapter as a list; few things with many figures stand side by side."""
    if key == CHART:
        return _chart(report)
    (layout,) = (one for one in LAYOUTS if one.key == key)
    laid_out = section(report, layout)
    if key == WAGERS:
        return _with_bets(report, _list(laid_out))
    if key in _PLAYS:
        plays = tuple(layout.things(report))
        grid = _with_bars(_list(laid_out), plays)
        return replace(grid, rows=tuple(map(_with_rounds, grid.rows, plays)))
    return _statement(laid_out) if layout.names else _list(laid_out)


def _with_rounds(line: Row[ReportsTouch], play: PlayFigures) -> Row[ReportsTouch]:
    """Let a line of plays lead to its rounds; all together lead to none."""
    return replace(line, touch=PlayLooked(play.key, line.words[0])) if play.key else line


def _with_bets(report: Report, grid: Grid[ReportsTouch]) -> Grid[ReportsTouch]:
    """Let a line of a wager lead to the rounds that it was bet in."""
    leads = [PlayLooked(one.key, one.label) if one.bets else None for one in report.wagers]
    rows = (replace(line, touch=lead) for line, lead in zip(grid.rows, leads, strict=False))
    return replace(grid, rows=(*rows, *grid.rows[len(leads) :]))


def _chart(report: Report) -> Grid[ReportsTouch]:
    """Show what each wager won beside a week ago, and on how many of the hands it was made."""
    wagers = report.wagers
    has_before = any(wager.win_before for wager in wagers)
    most = max((abs(win) for wager in wagers for win in _wins(wager) if win), default=0) or 1
    columns = (
        Column(Msg("Wager"), 1.8),
        figures(Msg("House win")),
        *((figures(Msg("House win last week")),) if has_before else ()),
        Column("", 2.2),
        figures(Msg("Take rate"), 0.8),
        Column("", 1.4),
    )
    rows: list[Row[ReportsTouch]] = []
    for wager in wagers:
        wins, rate = _wins(wager)[: 1 + has_before], float(wager.take_up)
        money = ("–" if win is None else shown(Money(win)) for win in wins)
        bars = Cell(bars=tuple((win or 0) / most for win in wins))
        share = shown(ShareCell(rate)) if wager.is_entered and wager.dealt else "–"
        rows.append(Row((*cells(wager.label, *money), bars, Cell(share), Cell(bars=(rate,)))))
    grid = Grid(columns, tuple(rows), Msg("No wagers on record at this table"))
    return _with_bets(report, grid)


def _wins(wager_figures: WagerFigures) -> tuple[int | None, int | None]:
    """Return what a wager won now and a week ago, where the end of any chip is known."""
    is_known = wager_figures.settled_cents or wager_figures.paid_cents
    return (
        wager_figures.win_cents if is_known else None,
        wager_figures.win_before if wager_figures.was_settled else None,
    )


def _with_bars(grid: Grid[ReportsTouch], plays: Sequence[PlayFigures]) -> Grid[ReportsTouch]:
    """Set what the house won beside a list as bars; all together has none."""
    most = max((abs(play.win_cents) for play in plays if play.key), default=0) or 1
    bars = (play.win_cents / most if play.key else 0.0 for play in plays)
    rows = tuple(
        replace(line, cells=(*line.cells, Cell(bars=(bar,))))
        for line, bar in zip(grid.rows, bars, strict=True)
    )
    return replace(grid, columns=(*grid.columns, Column("", _BARS)), rows=rows)


def hit_rows(report: Report) -> tuple[HitRow, ...]:
    """Return every winning hand with its place in the band of chance."""
    has_more = len(report.progressives) > 1
    rows = []
    for line, bar in zip(lines_of(report), hits_chart(report).bars, strict=True):
        most = max(bar.actual, bar.high, 1.0)
        rows.append(
            HitRow(
                hand=joined(": ", (line.sensor, line.label)) if has_more else line.label,
                hits=shown(line.hits_counted),
                prizes=shown(Money(line.paid_cents)),
                actual=shown(ShareCell(line.actual)),
                theoretical=shown(ShareCell(float(line.chance))),
                expected=shown(Decimals(line.band.expected, 2)),
                band=Msg("{low} to {high}", low=shown(line.band.low), high=shown(line.band.high)),
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


def _state(reason: str) -> ActionState:
    return ActionState.NOT_YET if reason else ActionState.AVAILABLE


def _statement(table: Section) -> Grid[ReportsTouch]:
    """Turn a table on its side: a column for each thing, a row for each figure."""
    head = table.layout.names
    names = [joined(" ", map(shown, row[:head])) for row in table.rows]
    # What is left of the width stays free: a figure is read with its name, not across the page.
    free = max(0.1, _WIDTH - len(names) * _FIGURE)
    columns = (
        Column("", 1.0),
        *(figures(name, _FIGURE) for name in names),
        Column("", free),
    )
    rows: tuple[Row[ReportsTouch], ...] = tuple(
        Row(
            cells(column.title, *(shown(row[place]) for row in table.rows), ""),
            tone=_tone(row[place] for row in table.rows) if column.must_be_nothing else Tone.PLAIN,
        )
        for place, column in enumerate(table.shape)
        if place >= head
    )
    return Grid(columns, rows if names else (), table.layout.empty, lines=1)


def _tone(figures: Iterable[ReportCell]) -> Tone:
    """Say at a glance whether the meters reconcile."""
    is_off = any(isinstance(figure, Micros) and figure.micros for figure in figures)
    return Tone.BROKEN if is_off else Tone.WELL


def _list(table: Section) -> Grid[ReportsTouch]:
    columns = tuple(
        Column(column.title, column.width, is_right=column.is_figure) for column in table.shape
    )
    rows: tuple[Row[ReportsTouch], ...] = tuple(Row(cells(*_cells(row))) for row in table.rows)
    return Grid(columns, rows, table.layout.empty, lines=table.layout.lines)


def _cells(row: tuple[ReportCell, ...]) -> Iterator[str]:
    """Write times short: the year stands above."""
    for cell in row:
        if isinstance(cell, TimeCell):
            write = day_and_second if cell.has_seconds else day_and_time
            yield "–" if cell.at is None else write(cell.at)
        else:
            yield shown(cell)
