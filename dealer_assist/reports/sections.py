"""A report as tables of typed cells: the one order in which screen, paper and export show it.

A column is a value: its title, its cell, and how wide the screen draws it. A new one is one line.
"""

from collections.abc import Callable, Iterable
from typing import Any

from dealer_assist.frozen import frozen
from dealer_assist.journal.queries.exceptions import Late
from dealer_assist.journal.queries.incidents import Adjusted
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.journal.queries.win_register import Registered
from dealer_assist.message import listed
from dealer_assist.reports.cells import Cell, Decimals, Micros, Money, ShareCell, TimeCell
from dealer_assist.reports.figures import LineFigures, MeterFigures, Report
from dealer_assist.reports.summary import local, summary
from dealer_assist.rules.money import dollars, micros
from dealer_assist.table.guide.ruling_words import ruling_words

Row = tuple[Cell, ...]
BACKED_OUT, STANDS = "backed out", "stands"
SUMMARY, HITS, VOIDS, BONUS_BETS = "summary", "hits", "voids", "bonus_bets"
RULINGS = "rulings"


def _always(_: Report) -> bool:
    return True


@frozen
class ReportColumn:
    """A column: what stands above it, what it says of a thing, and its share of a screen's width.

    `is_figure` where the screen sets it right, `must_be_nothing` where anything else is a fault,
    `is_there` where only some reports have it.
    """

    title: str
    cell: Callable[[Report, Any], Cell]
    width: float = 1.0
    is_figure: bool = False
    must_be_nothing: bool = False
    is_there: Callable[[Report], bool] = _always


@frozen
class Layout:
    """How a table of a report is made: of which things, in which columns.

    `tab` is its name on the screen and `empty` what is said there where it has no row; `lines` is
    how many a row may take. Few things with many figures stand side by side: then `names` is how
    many columns name the thing. One that `is_rare` is left out without rows.
    """

    key: str
    title: str
    things: Callable[[Report], Iterable[Any]]
    columns: tuple[ReportColumn, ...]
    tab: str = ""
    empty: str = ""
    lines: int = 2
    names: int = 0
    is_rare: bool = False

    def is_in(self, report: Report) -> bool:
        """Tell whether a report has it: a rare one without a row is left out."""
        return not self.is_rare or any(True for _ in self.things(report))


@frozen
class Section:
    """One table of a report; `key` names it for programs."""

    layout: Layout
    shape: tuple[ReportColumn, ...]
    rows: tuple[Row, ...]

    @property
    def key(self) -> str:
        """Name it for programs."""
        return self.layout.key

    @property
    def title(self) -> str:
        """Name it for people."""
        return self.layout.title

    @property
    def columns(self) -> tuple[str, ...]:
        """Give what stands above the columns."""
        return tuple(column.title for column in self.shape)


def sections(report: Report) -> tuple[Section, ...]:
    """Lay a report out; a table without rows stays, so that its emptiness is seen."""
    return tuple(section(report, layout) for layout in LAYOUTS if layout.is_in(report))


def section(report: Report, layout: Layout) -> Section:
    """Lay one table of a report out."""
    shape = tuple(column for column in layout.columns if column.is_there(report))
    rows = tuple(
        tuple(column.cell(report, thing) for column in shape) for thing in layout.things(report)
    )
    return Section(layout, shape, rows)


def _has_rulings(report: Report) -> bool:
    return bool(report.rulings)


def _ruled_what(_: Report, one: RulingLine) -> str:
    what = ruling_words(one.kind, one.seats, one.cents, one.answer)
    return what if one.holds else f"{what}; withdrawn by {one.withdrawn_by}"


def lines_of(report: Report) -> tuple[LineFigures, ...]:
    """Give every winning hand of every progressive."""
    return tuple(line for one in report.progressives for line in one.lines)


def _meters_of(report: Report) -> tuple[MeterFigures, ...]:
    return tuple(meter for one in report.progressives for meter in one.meters)


def _is_linked(report: Report) -> bool:
    """Tell whether other tables moved a meter: a table that stands alone has no column for it."""
    return any(meter.linked for one in report.progressives for meter in one.meters)


def _what(report: Report, one: Adjusted) -> str:
    """Name a hand with its seat, or a meter, as the table does."""
    labels: dict[tuple[str, str], str] = {}
    for progressive in report.progressives:
        labels |= {(each.sensor, each.key): each.label for each in progressive.lines}
        labels |= {(each.sensor, each.level): each.label for each in progressive.meters}
    name = labels.get((one.sensor, one.key), one.key)
    if not one.number:
        return name
    if len(one.seats) > 1:
        return f"Seats {_listed(one.seats)}: {name}, {len(one.seats)} shares"
    return f"Seat {one.seat}: {name}"


def _seats_and_hand(report: Report, late: Late) -> str:
    hand = _hand(report, late.sensor, late.line)
    seats = f"Seat {late.seats[0]}" if len(late.seats) == 1 else f"Seats {_listed(late.seats)}"
    return f"{seats}: {hand}" + (f", {BACKED_OUT}" if late.is_backed_out else "")


def _wins_listed(report: Report) -> Iterable[Registered]:
    """List every win of a shift or a day; of a longer time those that came off a meter."""
    is_short = report.period.kind in ("shift", "day")
    return (one for one in report.wins if is_short or one.win.level)


def _dealer_of(report: Report, one: Registered) -> str:
    names = {each.dealer: each.name for each in report.sessions}
    return names.get(one.dealer, one.dealer)


def _standing(win: WinLine) -> str:
    if win.is_backed_out:
        return BACKED_OUT
    return f"{STANDS}, late" if win.late_round else STANDS


def _listed(seats: tuple[int, ...]) -> str:
    return listed(map(str, seats))


def _share(win: WinLine) -> str:
    if win.shares < 2:
        return ""
    return f", 1 of {win.shares} shares of {dollars(win.hit_cents)}"


@frozen
class _DealerTotal:
    name: str
    rounds: int
    wins: int
    prizes_cents: int
    undone_cents: int
    rulings: int = 0
    ruled_cents: int = 0


def _totals(report: Report) -> Iterable[_DealerTotal]:
    """Add up each dealer's sessions and wins; one who won before the period's edge has none."""
    names = {one.dealer: one.name for one in report.sessions}
    for key, name in names.items():
        wins = [one for one in report.wins if one.dealer == key]
        yield _DealerTotal(
            name,
            sum(one.rounds for one in report.sessions if one.dealer == key),
            sum(not one.win.is_backed_out for one in wins),
            sum(one.win.prize_cents for one in wins),
            sum(one.win.prize_cents - one.standing_cents for one in wins),
            *_ruled_on(report, key),
        )


def _ruled_on(report: Report, dealer: str) -> tuple[int, int]:
    """Count what was ruled on the rounds of a dealer and holds, and the chips of it."""
    found = [one for one in report.rulings if one.holds and one.dealer == dealer]
    return len(found), sum(one.cents for one in found)


def _hand(report: Report, sensor: str, line: str) -> str:
    lines = (each for one in report.progressives for each in one.lines)
    return next((one.label for one in lines if (one.sensor, one.key) == (sensor, line)), line)


LAYOUTS = (
    Layout(
        SUMMARY,
        "Summary",
        summary,
        (
            ReportColumn("Figure", lambda _, one: one.name),
            ReportColumn("Value", lambda _, one: one.value),
        ),
        tab="Summary",
    ),
    Layout(
        "progressives",
        "Progressives",
        lambda report: report.progressives,
        (
            ReportColumn("Sensor", lambda _, one: one.sensor),
            ReportColumn("Jackpot", lambda _, one: one.key),
            ReportColumn("Wagers", lambda _, one: one.wagers),
            ReportColumn("Marked by hand", lambda _, one: one.marked),
            ReportColumn("Drop", lambda _, one: Money(one.drop_cents)),
            ReportColumn("Given back", lambda _, one: Money(one.returned_cents)),
            ReportColumn("Prizes", lambda _, one: Money(one.prizes_cents)),
            ReportColumn("Backed out", lambda _, one: Money(one.undone_cents)),
            ReportColumn("Hold", lambda _, one: Money(one.hold_cents)),
            ReportColumn(
                "Hold of drop",
                lambda _, one: ShareCell(
                    one.hold_cents / one.drop_cents if one.drop_cents else 0.0
                ),
            ),
            ReportColumn("Owed by meters", lambda _, one: Micros(one.owed_micros)),
        ),
        tab="Jackpots",
        empty="No progressive on this table",
        names=2,
    ),
    Layout(
        HITS,
        "Hits against their odds",
        lines_of,
        (
            ReportColumn("Sensor", lambda _, one: one.sensor),
            ReportColumn("Hand", lambda _, one: one.label),
            ReportColumn("Hits", lambda _, one: one.hits_counted),
            ReportColumn("Of", lambda _, one: one.trials),
            ReportColumn("Paid to", lambda _, one: one.wins),
            ReportColumn("Prizes", lambda _, one: Money(one.paid_cents)),
            ReportColumn("Backed out", lambda _, one: one.undone),
            ReportColumn("Actual", lambda _, one: ShareCell(one.actual)),
            ReportColumn("Theoretical", lambda _, one: ShareCell(float(one.chance))),
            ReportColumn("Expected", lambda _, one: Decimals(one.band.expected, 2)),
            ReportColumn("Variance ×", lambda _, one: Decimals(float(one.widening), 2)),
            ReportColumn("Low 95%", lambda _, one: one.band.low),
            ReportColumn("High 95%", lambda _, one: one.band.high),
            ReportColumn("Within", lambda _, one: "no" if one.is_outside else "yes"),
        ),
        tab="Hits",
    ),
    Layout(
        "meters",
        "Meters, opening to closing",
        _meters_of,
        (
            ReportColumn("Sensor", lambda _, one: one.sensor),
            ReportColumn("Level", lambda _, one: one.label),
            ReportColumn("Opening", lambda _, one: Micros(one.holds_at_opening)),
            ReportColumn("Contributions", lambda _, one: Micros(one.contributed)),
            ReportColumn("Other tables", lambda _, one: Micros(one.linked), is_there=_is_linked),
            ReportColumn("Seeds", lambda _, one: Micros(one.seeded)),
            ReportColumn("Adjustments", lambda _, one: Micros(one.adjusted)),
            ReportColumn("Prizes", lambda _, one: Micros(one.paid)),
            ReportColumn("Closing", lambda _, one: Micros(one.holds_at_closing)),
            ReportColumn("Of it meter", lambda _, one: Micros(one.closing.meter)),
            ReportColumn("Reserve", lambda _, one: Micros(one.closing.reserve)),
            ReportColumn("Overflow", lambda _, one: Micros(one.closing.overflow)),
            ReportColumn(
                "Missing",
                lambda _, one: Micros(one.missing + micros(one.wins_missing_cents)),
                must_be_nothing=True,
            ),
        ),
        tab="Statement",
        empty="No meter on this table",
        names=2,
    ),
    Layout(
        "wins",
        "Wins paid",
        _wins_listed,
        (
            ReportColumn("Win no.", lambda _, one: f"{one.win.number:07d}", 0.85),
            ReportColumn("Round", lambda _, one: one.win.won_in, 0.7),
            ReportColumn("Time", lambda _, one: TimeCell(one.win.at), 1.25),
            ReportColumn("Seat", lambda _, one: one.win.seat, 0.45),
            ReportColumn(
                "Hand",
                lambda report, one: _hand(report, one.win.sensor, one.win.line) + _share(one.win),
                2.0,
            ),
            ReportColumn("Amount", lambda _, one: Money(one.win.prize_cents), 1.2, is_figure=True),
            ReportColumn(
                "Authorised by", lambda _, one: f"{one.win.by}, {one.win.role.label}", 2.1
            ),
            ReportColumn("Dealer", _dealer_of, 1.1),
            ReportColumn("Standing", lambda _, one: _standing(one.win), 1.1),
        ),
        tab="Wins",
        empty="No win in this period",
        lines=3,
    ),
    Layout(
        "late_wins",
        "Late wins",
        lambda report: report.late_wins,
        (
            ReportColumn("Time", lambda report, one: local(report, one.at), 1.25),
            ReportColumn("Win no.", lambda _, one: f"{one.number:07d}", 0.85),
            ReportColumn("Round", lambda _, one: one.round, 0.75),
            ReportColumn("What", _seats_and_hand, 1.9),
            ReportColumn("Amount", lambda _, one: Money(one.cents), 1.1, is_figure=True),
            ReportColumn("Reason", lambda _, one: one.reason, 1.5),
            ReportColumn("Note", lambda _, one: one.note, 1.6),
            ReportColumn("By", lambda _, one: one.by, 1.05),
            ReportColumn("Witness", lambda _, one: one.witness, 1.05),
        ),
        tab="Late",
        empty="No late win in this period",
        lines=3,
    ),
    Layout(
        BONUS_BETS,
        "Bonus bets that known cards won, from the tray",
        lambda report: report.bonus_bets,
        (
            ReportColumn("Bonus bet", lambda _, one: one.label, 1.6),
            ReportColumn("Paid", lambda _, one: one.bets, 0.7, is_figure=True),
            ReportColumn("Amount", lambda _, one: Money(one.paid_cents), 1.2, is_figure=True),
            ReportColumn("By a card", lambda _, one: one.by_card, 0.8, is_figure=True),
            ReportColumn("Not paid", lambda _, one: Money(one.denied_cents), 1.2, is_figure=True),
        ),
    ),
    Layout(
        "exceptions",
        "Not a win, against the cards, sides marked late",
        lambda report: report.exceptions,
        (
            ReportColumn("Time", lambda report, one: local(report, one.at)),
            ReportColumn("Round", lambda _, one: one.round, 0.6),
            ReportColumn("What", lambda _, one: one.sentence, 5.0),
            ReportColumn("Noted by", lambda _, one: one.noted_by or "nobody yet"),
        ),
        tab="Denied",
        empty="Nothing was denied or contradicted in this period",
        lines=3,
    ),
    Layout(
        VOIDS,
        "Rounds voided",
        lambda report: report.voids,
        (
            ReportColumn("Reason", lambda _, one: one[0]),
            ReportColumn("Rounds", lambda _, one: one[1]),
        ),
    ),
    Layout(
        "adjustments",
        "Adjustments",
        lambda report: report.adjustments,
        (
            ReportColumn("Time", lambda report, one: local(report, one.at), 1.25),
            ReportColumn("Win no.", lambda _, one: one.number or "–", 0.85),
            ReportColumn("Round", lambda _, one: one.of_round or "–", 0.75),
            ReportColumn("What", _what, 1.6),
            ReportColumn("Reason", lambda _, one: one.reason, 1.5),
            ReportColumn("Note", lambda _, one: one.note, 1.6),
            ReportColumn("Amount", lambda _, one: Money(one.cents), 1.1, is_figure=True),
            ReportColumn("By", lambda _, one: one.by, 1.05),
            ReportColumn("Witness", lambda _, one: one.witness, 1.05),
        ),
        tab="Adjusted",
        empty="No adjustment in this period",
        lines=3,
    ),
    Layout(
        RULINGS,
        "Rulings",
        lambda report: report.rulings,
        (
            ReportColumn("No.", lambda _, one: one.number, 0.5),
            ReportColumn("Round", lambda _, one: one.round, 0.75),
            ReportColumn("On camera", lambda _, one: f"{one.camera:%d %b %H:%M:%S}", 1.3),
            ReportColumn("What", _ruled_what, 2.6),
            ReportColumn("Before", lambda _, one: Money(one.before_cents), 0.9, is_figure=True),
            ReportColumn("After", lambda _, one: Money(one.after_cents), 0.9, is_figure=True),
            ReportColumn("Note", lambda _, one: one.note, 1.5),
            ReportColumn("Ruled by", lambda _, one: one.by, 1.1),
            ReportColumn("Dealer", lambda _, one: one.dealer_name, 1.1),
        ),
        tab="Rulings",
        empty="Nothing was ruled in this period",
        lines=3,
        is_rare=True,
    ),
    Layout(
        "faults",
        "Sensors out of order",
        lambda report: report.faults,
        (
            ReportColumn("Seat", lambda _, one: one.seat, 0.5),
            ReportColumn("Sensor", lambda _, one: one.sensor, 0.5),
            ReportColumn("Fault", lambda _, one: one.fault),
            ReportColumn("From", lambda report, one: local(report, one.since), 1.4),
            ReportColumn("To", lambda report, one: local(report, one.until), 1.4),
        ),
        tab="Sensors",
        empty="No sensor was out of order in this period",
    ),
    Layout(
        "sessions",
        "Sessions",
        lambda report: report.sessions,
        (
            ReportColumn("Dealer", lambda _, one: one.name, 1.4),
            ReportColumn("From", lambda report, one: local(report, one.since), 1.4),
            ReportColumn("To", lambda report, one: local(report, one.until), 1.4),
            ReportColumn("Rounds", lambda _, one: one.rounds, 0.6, is_figure=True),
        ),
        tab="Sessions",
        empty="Nobody dealt in this period",
    ),
    Layout(
        "dealers",
        "Totals per dealer",
        _totals,
        (
            ReportColumn("Dealer", lambda _, one: one.name, 1.6),
            ReportColumn("Rounds", lambda _, one: one.rounds, 0.7, is_figure=True),
            ReportColumn("Wins", lambda _, one: one.wins, 0.7, is_figure=True),
            ReportColumn("Prizes", lambda _, one: Money(one.prizes_cents), 1.2, is_figure=True),
            ReportColumn("Backed out", lambda _, one: Money(one.undone_cents), 1.2, is_figure=True),
            ReportColumn(
                "Rulings", lambda _, one: one.rulings, 0.7, is_figure=True, is_there=_has_rulings
            ),
            ReportColumn(
                "Paid by them",
                lambda _, one: Money(one.ruled_cents),
                1.2,
                is_figure=True,
                is_there=_has_rulings,
            ),
        ),
        tab="Dealers",
        empty="Nobody dealt in this period",
    ),
)
"""Every table of a report. One without a tab is part of the summary on the screen."""
