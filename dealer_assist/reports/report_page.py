"""A report on paper: the tables of `sections`, the hits as a chart, and the chain at the foot."""

from collections import Counter
from collections.abc import Iterator

from dealer_assist.reports.cells import Cell, TimeCell, shown
from dealer_assist.reports.end_of_day import stem
from dealer_assist.reports.figures import Report
from dealer_assist.reports.layout import Section
from dealer_assist.reports.page import (
    Bar,
    Block,
    HitChart,
    NewSheet,
    Notice,
    PaperGrid,
    PaperPage,
    Rows,
    Signatures,
)
from dealer_assist.reports.sections import sections
from dealer_assist.reports.win_page import SIMULATED
from dealer_assist.rules.money import dollars

_TITLES = {
    "shift": "Shift report",
    "day": "Day report",
    "month": "Month report",
    "life": "Cumulative report",
}


def report_page(report: Report) -> PaperPage:
    """Write a report as a page of blocks."""
    period = report.period
    return PaperPage(
        name=stem(report.table, period),
        title=_TITLES[period.kind],
        subtitle=period.label,
        blocks=tuple(_blocks(report)),
        marks=(SIMULATED,) if report.is_simulated else (),
        foot=f"Table {report.number} · event {report.chain.seq} · {report.chain.hash}",
    )


def hits_chart(report: Report) -> HitChart:
    """Return the hits of every line against what its odds let expect."""
    lines = [line for progressive in report.progressives for line in progressive.lines]
    return HitChart(
        "Hits found, and the band in which chance keeps 95% of all such periods",
        tuple(
            Bar(hand.label, hand.hits_counted, hand.band.expected, hand.band.low, hand.band.high)
            for hand in lines
        ),
    )


def _blocks(report: Report) -> Iterator[Block]:
    yield from _cover(report)
    yield from map(Notice, report.notes)
    for section in sections(report):
        if section.key == "summary":
            yield Rows(tuple((str(label), shown(value)) for label, value in section.rows))
            continue
        if section.rows:
            yield _grid(section)
        else:
            yield Notice(f"{section.title}: none.")
        if section.key == "hits" and section.rows:
            yield hits_chart(report)
        if section.key == "wins":
            yield from _signed(report)
    if not report.reconciles:
        yield Notice("The meters do not reconcile: call a technician and verify the journal.")


def _cover(report: Report) -> Iterator[Block]:
    """Return the first sheet: what it is a report of, who is in it, and who signs for it."""
    since, until = report.period.since, report.period.until
    local = report.period.house_day.local
    by = Counter(f"{won.win.by}, {won.win.role.label}" for won in report.wins)
    noted = Counter(exception.noted_by for exception in report.exceptions if exception.noted_by)
    still_open = sum(not exception.noted_by for exception in report.exceptions)
    yield Rows(
        (
            ("Table", f"{report.number}, {report.game}"),
            ("From", f"{local(since):%d %b %Y %H:%M}"),
            ("To", f"{local(until):%d %b %Y %H:%M}" if until else "so far"),
            ("Rounds played", f"{report.rounds:,}"),
            ("Wins recorded", f"{len(report.wins):,}"),
            ("Meters reconcile", "yes" if report.reconciles else "NO"),
            ("Journal", f"{report.events:,} events, up to {report.chain.seq:,}"),
            ("Chain", report.chain.hash[:32]),
        )
    )
    dealers = Counter({one.name: 0 for one in report.sessions})
    for session in report.sessions:
        dealers[session.name] += session.rounds
    yield from _people("Dealt, with rounds", dealers)
    yield from _people("Authorized wins", by)
    yield from _people("Acknowledged exceptions", noted)
    if still_open:
        yield Notice(f"Exceptions that are not acknowledged: {still_open}.")
    yield Signatures(("Prepared by", "Checked by"))
    yield NewSheet()


def _people(title: str, counts: Counter[str]) -> Iterator[Rows]:
    if counts:
        yield Rows(tuple((name, f"{n:,}") for name, n in sorted(counts.items())), title)


def _signed(report: Report) -> Iterator[Signatures]:
    """Return two lines to sign for every jackpot that came off a meter and still stands."""
    if report.period.kind not in ("shift", "day"):
        return
    for won in report.wins:
        if won.win.level and not won.win.is_backed_out:
            win = f"Win no. {won.win.number:07d}, {dollars(won.win.prize_cents)}"
            yield Signatures((f"{win}: authorised by", f"{win}: paid by"))


def _grid(section: Section) -> PaperGrid:
    figures = frozenset(
        column
        for column in range(len(section.columns))
        if section.shape[column].is_figure or all(_is_figure(row[column]) for row in section.rows)
    )
    rows = tuple(tuple(map(shown, row)) for row in section.rows)
    return PaperGrid(section.title, section.columns, rows, figures)


def _is_figure(cell: Cell) -> bool:
    return not isinstance(cell, str | TimeCell)
