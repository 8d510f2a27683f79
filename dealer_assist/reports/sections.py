"""A report as tables of typed cells: the one order in which screen, paper and export show it."""

from collections.abc import Callable, Iterable
from typing import Any

from dealer_assist.journal.queries.exceptions import Late
from dealer_assist.journal.queries.incidents import Adjusted
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.journal.queries.win_list import BY_CAGE, NOT_TICKED, PAID, WinLine
from dealer_assist.journal.queries.win_register import Registered
from dealer_assist.message import Msg, capitalized, joined, listed
from dealer_assist.reports.cells import (
    Cell,
    Decimals,
    Micros,
    Money,
    ShareCell,
    TimeCell,
    share_cell,
)
from dealer_assist.reports.dealer_totals import dealer_totals
from dealer_assist.reports.figures import LineFigures, MeterFigures, Report
from dealer_assist.reports.layout import Layout, ReportColumn, Section, section
from dealer_assist.reports.summary import local, summary
from dealer_assist.reports.wager_sections import WAGER_LAYOUTS
from dealer_assist.rules.money import dollars, micros
from dealer_assist.table.guide.ruling_words import ruling_words
from dealer_assist.value import Value

BACKED_OUT, STANDS = Msg("backed out"), Msg("stands")
PAYMENTS = {PAID: Msg("Paid"), BY_CAGE: Msg("Cage pays"), NOT_TICKED: Msg("Not ticked")}
"""What the dealer said of the payment of a win."""
SUMMARY, HITS, VOIDS, BONUS_BETS = "summary", "hits", "voids", "bonus_bets"
RULINGS = "rulings"


def sections(report: Report) -> tuple[Section, ...]:
    """Lay a report out; a table without rows stays, so that its emptiness is seen."""
    return tuple(section(report, layout) for layout in LAYOUTS if layout.is_in(report))


def _has_rulings(report: Report) -> bool:
    return bool(report.rulings)


def _ruled_what(_: Report, line: RulingLine) -> str:
    what = ruling_words(line.kind, line.seats, line.cents, line.answer)
    if line.holds:
        return what
    return Msg("{ruling}. Withdrawn by {name}", ruling=what, name=line.withdrawn_by)


def lines_of(report: Report) -> tuple[LineFigures, ...]:
    """Return every winning hand of every progressive."""
    return tuple(line for progressive in report.progressives for line in progressive.lines)


def _meters_of(report: Report) -> tuple[MeterFigures, ...]:
    return tuple(meter for progressive in report.progressives for meter in progressive.meters)


def _is_linked(report: Report) -> bool:
    """True if other tables moved a meter: a table that stands alone has no column for it."""
    return any(meter.linked for progressive in report.progressives for meter in progressive.meters)


def _what(report: Report, adjusted: Adjusted) -> str:
    """Name a hand with its seat, or a meter, as the table does."""
    labels: dict[tuple[str, str], str] = {}
    for progressive in report.progressives:
        labels |= {(each.sensor, each.key): each.label for each in progressive.lines}
        labels |= {(each.sensor, each.level): each.label for each in progressive.meters}
    name = labels.get((adjusted.sensor, adjusted.key), adjusted.key)
    if not adjusted.number:
        return name
    if len(adjusted.seats) > 1:
        return Msg(
            "Seats {seats}: {name}, {n} shares",
            seats=_listed(adjusted.seats),
            name=name,
            n=len(adjusted.seats),
        )
    return Msg("Seat {seat}: {name}", seat=adjusted.seat, name=name)


def _wins_of(adjusted: Adjusted) -> Cell:
    """Name every win that went back, however many shared the prize; of a meter none."""
    if len(adjusted.wins) > 1:
        return joined(", ", map(str, adjusted.wins))
    return adjusted.number or "–"


def _seats_and_hand(report: Report, late: Late) -> str:
    hand = _hand(report, late.sensor, late.line)
    told = Msg("Seats {seats}: {name}", seats=_listed(late.seats), name=hand)
    if len(late.seats) == 1:
        told = Msg("Seat {seat}: {name}", seat=late.seats[0], name=hand)
    return joined(", ", (told, BACKED_OUT)) if late.is_backed_out else told


class TrayWins(Value):
    """The wins of a long time that came off no meter, in one line: each stands in its day."""

    count: int
    cents: int
    standing: int


def _wins_listed(report: Report) -> Iterable[Registered | TrayWins]:
    """List every win of a shift or a day; of a longer time those off a meter, and the rest summed.

    Whatever the time, the amounts add up to the prizes of the progressives.
    """
    if report.period.kind in ("shift", "day"):
        return report.wins
    tray = [win for win in report.wins if not win.win.level]
    listed_ = tuple(win for win in report.wins if win.win.level)
    if not tray:
        return listed_
    standing = sum(not win.win.is_backed_out for win in tray)
    return (*listed_, TrayWins(len(tray), sum(win.win.prize_cents for win in tray), standing))


def _of_win(cell: Callable[[Report, Registered], Cell]) -> Callable[[Report, Any], Cell]:
    """Return a cell of one win; of those that are summed it is empty."""
    return lambda report, row: "" if isinstance(row, TrayWins) else cell(report, row)


def _hand_won(report: Report, row: Registered | TrayWins) -> str:
    if isinstance(row, TrayWins):
        return Msg(
            "{n} wins from the tray, each in the report of its day",
            one="{n} win from the tray, in the report of its day",
            n=row.count,
        )
    return _hand_and_share(report, row.win)


def _won_cents(_: Report, row: Registered | TrayWins) -> Money:
    return Money(row.cents if isinstance(row, TrayWins) else row.win.prize_cents)


def _won_standing(_: Report, row: Registered | TrayWins) -> str:
    if isinstance(row, Registered):
        return _standing(row.win)
    undone = row.count - row.standing
    return Msg("{n} backed out", n=undone) if undone else STANDS


def _ticked(_: Report, row: Registered) -> str:
    return "–" if row.win.is_backed_out else PAYMENTS[row.win.payment]


def _dealer_of(report: Report, registered: Registered) -> str:
    return _name(report, registered.dealer)


def _name(report: Report, dealer: str) -> str:
    names = {each.dealer: each.name for each in report.sessions}
    return names.get(dealer, dealer)


def _standing(win: WinLine) -> str:
    if win.is_backed_out:
        return BACKED_OUT
    return Msg("stands, late") if win.late_round else STANDS


def _listed(seats: tuple[int, ...]) -> str:
    return listed(map(str, seats))


def _hand_and_share(report: Report, win: WinLine) -> str:
    hand = _hand(report, win.sensor, win.line)
    if win.shares < 2:
        return hand
    whole = dollars(win.hit_cents)
    share = Msg("1 of {n} shares of {whole}", n=win.shares, whole=whole)
    return joined(", ", (hand, share))


def _hand(report: Report, sensor: str, line: str) -> str:
    lines = (each for progressive in report.progressives for each in progressive.lines)
    return next((hand.label for hand in lines if (hand.sensor, hand.key) == (sensor, line)), line)


LAYOUTS = (
    Layout(
        SUMMARY,
        Msg("Summary"),
        summary,
        (
            ReportColumn(Msg("Figure"), lambda _, row: row.name),
            ReportColumn(Msg("Value"), lambda _, row: row.value),
        ),
        tab=Msg("Summary"),
    ),
    Layout(
        "progressives",
        Msg("Progressives"),
        lambda report: report.progressives,
        (
            ReportColumn(Msg("Sensor"), lambda _, row: row.sensor),
            ReportColumn(Msg("Jackpot"), lambda _, row: row.key),
            ReportColumn(Msg("Wagers"), lambda _, row: row.wagers),
            ReportColumn(Msg("Marked by hand"), lambda _, row: row.marked),
            ReportColumn(Msg("Drop"), lambda _, row: Money(row.drop_cents)),
            ReportColumn(Msg("Given back"), lambda _, row: Money(row.returned_cents)),
            ReportColumn(Msg("Prizes"), lambda _, row: Money(row.prizes_cents)),
            ReportColumn(Msg("Backed out"), lambda _, row: Money(row.undone_cents)),
            ReportColumn(Msg("Hold"), lambda _, row: Money(row.hold_cents)),
            ReportColumn(Msg("Hold %"), lambda _, row: share_cell(row.hold)),
            ReportColumn(Msg("Owed by meters"), lambda _, row: Micros(row.owed_micros)),
        ),
        tab=Msg("Jackpots"),
        empty=Msg("No progressive on this table"),
        names=2,
    ),
    *WAGER_LAYOUTS,
    Layout(
        HITS,
        Msg("Hits against their odds"),
        lines_of,
        (
            ReportColumn(Msg("Sensor"), lambda _, row: row.sensor),
            ReportColumn(Msg("Hand"), lambda _, row: row.label),
            ReportColumn(Msg("Hits"), lambda _, row: row.hits_counted),
            ReportColumn(Msg("Of"), lambda _, row: row.trials),
            ReportColumn(Msg("Paid to"), lambda _, row: row.wins),
            ReportColumn(Msg("Prizes"), lambda _, row: Money(row.paid_cents)),
            ReportColumn(Msg("Backed out"), lambda _, row: row.undone),
            ReportColumn(Msg("Actual"), lambda _, row: ShareCell(row.actual)),
            ReportColumn(Msg("Theoretical"), lambda _, row: ShareCell(float(row.chance))),
            ReportColumn(
                capitalized(Msg("expected")), lambda _, row: Decimals(row.band.expected, 2)
            ),
            ReportColumn(Msg("Variance ×"), lambda _, row: Decimals(float(row.widening), 2)),
            ReportColumn(Msg("Low 95%"), lambda _, row: row.band.low),
            ReportColumn(Msg("High 95%"), lambda _, row: row.band.high),
            ReportColumn(Msg("Within"), lambda _, row: Msg("no") if row.is_outside else Msg("yes")),
        ),
        tab=capitalized(Msg("hits")),
    ),
    Layout(
        "meters",
        Msg("Meters, opening to closing"),
        _meters_of,
        (
            ReportColumn(Msg("Sensor"), lambda _, row: row.sensor),
            ReportColumn(Msg("Level"), lambda _, row: row.label),
            ReportColumn(Msg("Opening"), lambda _, row: Micros(row.holds_at_opening)),
            ReportColumn(Msg("Contributions"), lambda _, row: Micros(row.contributed)),
            ReportColumn(
                Msg("Other tables"), lambda _, row: Micros(row.linked), is_there=_is_linked
            ),
            ReportColumn(Msg("Seeds"), lambda _, row: Micros(row.seeded)),
            ReportColumn(Msg("Adjustments"), lambda _, row: Micros(row.adjusted)),
            ReportColumn(Msg("Prizes"), lambda _, row: Micros(row.paid)),
            ReportColumn(Msg("Closing"), lambda _, row: Micros(row.holds_at_closing)),
            ReportColumn(Msg("Meter part"), lambda _, row: Micros(row.closing.meter)),
            ReportColumn(Msg("Reserve"), lambda _, row: Micros(row.closing.reserve)),
            ReportColumn(Msg("Overflow"), lambda _, row: Micros(row.closing.overflow)),
            ReportColumn(
                Msg("Missing"),
                lambda _, row: Micros(row.missing + micros(row.wins_missing_cents)),
                must_be_nothing=True,
            ),
        ),
        tab=Msg("Statement"),
        empty=Msg("No meter on this table"),
        names=2,
    ),
    Layout(
        "wins",
        Msg("Wins recorded"),
        _wins_listed,
        (
            ReportColumn(Msg("Win no."), _of_win(lambda _, row: f"{row.win.number:07d}"), 0.85),
            ReportColumn(Msg("Round"), _of_win(lambda _, row: row.win.won_in), 0.7),
            ReportColumn(Msg("Time"), _of_win(lambda _, row: TimeCell(row.win.at)), 1.25),
            ReportColumn(capitalized(Msg("seat")), _of_win(lambda _, row: row.win.seat), 0.45),
            ReportColumn(Msg("Hand"), _hand_won, 2.0),
            ReportColumn(Msg("Amount"), _won_cents, 1.2, is_figure=True),
            ReportColumn(
                Msg("Authorized by"),
                _of_win(lambda _, row: joined(", ", (row.win.by, row.win.role.label))),
                1.9,
            ),
            ReportColumn(Msg("Dealer"), _of_win(_dealer_of), 1.1),
            ReportColumn(Msg("Paid"), _of_win(_ticked), 0.9),
            ReportColumn(Msg("Standing"), _won_standing, 1.0),
        ),
        tab=Msg("Wins"),
        empty=Msg("No win in this period"),
        lines=3,
    ),
    Layout(
        "late_wins",
        Msg("Late wins"),
        lambda report: report.late_wins,
        (
            ReportColumn(Msg("Time"), lambda report, row: local(report, row.at), 1.25),
            ReportColumn(Msg("Win no."), lambda _, row: f"{row.number:07d}", 0.85),
            ReportColumn(Msg("Round"), lambda _, row: row.round, 0.75),
            ReportColumn(Msg("What"), _seats_and_hand, 1.9),
            ReportColumn(Msg("Amount"), lambda _, row: Money(row.cents), 1.1, is_figure=True),
            ReportColumn(Msg("Reason"), lambda _, row: row.reason, 1.5),
            ReportColumn(Msg("Note"), lambda _, row: row.note, 1.6),
            ReportColumn(Msg("By"), lambda _, row: row.by, 1.05),
            ReportColumn(Msg("Witness"), lambda _, row: row.witness, 1.05),
        ),
        tab=Msg("Late"),
        empty=Msg("No late win in this period"),
        lines=3,
    ),
    Layout(
        BONUS_BETS,
        Msg("Bonus bets paid, and pays a card allowed"),
        lambda report: report.bonus_bets,
        (
            ReportColumn(Msg("Wager"), lambda _, row: row.label, 1.6),
            ReportColumn(Msg("Paid"), lambda _, row: row.bets, 0.7, is_figure=True),
            ReportColumn(Msg("Amount"), lambda _, row: Money(row.paid_cents), 1.2, is_figure=True),
            ReportColumn(Msg("By a card"), lambda _, row: row.by_card, 0.8, is_figure=True),
            ReportColumn(Msg("Approved by"), lambda _, row: listed(row.allowed_by) or "–", 1.4),
            ReportColumn(
                Msg("Not paid"), lambda _, row: Money(row.denied_cents), 1.2, is_figure=True
            ),
        ),
    ),
    Layout(
        "exceptions",
        Msg("Exceptions and who acknowledged them"),
        lambda report: report.exceptions,
        (
            ReportColumn(Msg("Time"), lambda report, row: local(report, row.at)),
            ReportColumn(Msg("Round"), lambda _, row: row.round, 0.6),
            ReportColumn(Msg("What"), lambda _, row: row.sentence, 4.2),
            ReportColumn(Msg("Dealer"), lambda report, row: _name(report, row.dealer) or "–"),
            ReportColumn(Msg("Noted by"), lambda _, row: row.noted_by or Msg("none yet")),
            ReportColumn(Msg("At"), lambda report, row: local(report, row.noted_at)),
        ),
        tab=Msg("Exceptions"),
        empty=Msg("No exceptions in this period"),
        lines=3,
    ),
    Layout(
        VOIDS,
        Msg("Rounds voided"),
        lambda report: report.voids,
        (
            ReportColumn(Msg("Reason"), lambda _, row: row[0]),
            ReportColumn(Msg("Rounds"), lambda _, row: row[1]),
        ),
    ),
    Layout(
        "adjustments",
        Msg("Adjustments"),
        lambda report: report.adjustments,
        (
            ReportColumn(Msg("Time"), lambda report, row: local(report, row.at), 1.25),
            ReportColumn(Msg("Win no."), lambda _, row: _wins_of(row), 0.85),
            ReportColumn(Msg("Round"), lambda _, row: row.of_round or "–", 0.75),
            ReportColumn(Msg("What"), _what, 1.6),
            ReportColumn(Msg("Reason"), lambda _, row: row.reason, 1.5),
            ReportColumn(Msg("Note"), lambda _, row: row.note, 1.6),
            ReportColumn(Msg("Amount"), lambda _, row: Money(row.cents), 1.1, is_figure=True),
            ReportColumn(Msg("By"), lambda _, row: row.by, 1.05),
            ReportColumn(Msg("Witness"), lambda _, row: row.witness, 1.05),
        ),
        tab=Msg("Adjusted"),
        empty=Msg("No adjustment in this period"),
        lines=3,
    ),
    Layout(
        RULINGS,
        Msg("Rulings"),
        lambda report: report.rulings,
        (
            ReportColumn(Msg("No."), lambda _, row: row.number, 0.5),
            ReportColumn(Msg("Round"), lambda _, row: row.round, 0.75),
            ReportColumn(
                Msg("On camera"), lambda _, row: TimeCell(row.camera, has_seconds=True), 1.3
            ),
            ReportColumn(Msg("What"), _ruled_what, 2.6),
            ReportColumn(
                Msg("Before"), lambda _, row: Money(row.before_cents), 0.9, is_figure=True
            ),
            ReportColumn(Msg("After"), lambda _, row: Money(row.after_cents), 0.9, is_figure=True),
            ReportColumn(Msg("Note"), lambda _, row: row.note, 1.5),
            ReportColumn(Msg("Ruled by"), lambda _, row: row.by, 1.1),
            ReportColumn(Msg("Dealer"), lambda _, row: row.dealer_name, 1.1),
        ),
        tab=Msg("Rulings"),
        empty=Msg("Nothing was ruled in this period"),
        lines=3,
        is_rare=True,
    ),
    Layout(
        "tokes",
        Msg("Toke wagers"),
        lambda report: report.tokes,
        (
            ReportColumn(Msg("Toke on"), lambda _, row: row.label, 1.6),
            ReportColumn(Msg("Wagers"), lambda _, row: row.tokes, 0.7, is_figure=True),
            ReportColumn(Msg("Staked"), lambda _, row: Money(row.staked_cents), is_figure=True),
            ReportColumn(
                Msg("Lost, to the house"), lambda _, row: Money(row.lost_cents), is_figure=True
            ),
            ReportColumn(Msg("Stake back"), lambda _, row: Money(row.back_cents), is_figure=True),
            ReportColumn(Msg("Won"), lambda _, row: Money(row.won_cents), is_figure=True),
            ReportColumn(Msg("To the box"), lambda _, row: Money(row.box_cents), is_figure=True),
        ),
        tab=Msg("Tokes"),
        empty=Msg("No toke was wagered in this period"),
        is_rare=True,
    ),
    Layout(
        "faults",
        Msg("Sensors out of order"),
        lambda report: report.faults,
        (
            ReportColumn(Msg("Seat"), lambda _, row: row.seat, 0.5),
            ReportColumn(Msg("Sensor"), lambda _, row: row.sensor, 0.5),
            ReportColumn(Msg("Fault"), lambda _, row: row.fault),
            ReportColumn(Msg("From"), lambda report, row: local(report, row.since), 1.4),
            ReportColumn(Msg("To"), lambda report, row: local(report, row.until), 1.4),
        ),
        tab=Msg("Sensors"),
        empty=Msg("No sensor was out of order in this period"),
    ),
    Layout(
        "sessions",
        Msg("Sessions"),
        lambda report: report.sessions,
        (
            ReportColumn(Msg("Dealer"), lambda _, row: row.name, 1.4),
            ReportColumn(Msg("From"), lambda report, row: local(report, row.since), 1.4),
            ReportColumn(Msg("To"), lambda report, row: local(report, row.until), 1.4),
            ReportColumn(Msg("Rounds"), lambda _, row: row.rounds, 0.6, is_figure=True),
        ),
        tab=Msg("Sessions"),
        empty=Msg("No dealers in this period"),
    ),
    Layout(
        "dealers",
        Msg("Totals per dealer"),
        dealer_totals,
        (
            ReportColumn(Msg("Dealer"), lambda _, row: row.name, 1.6),
            ReportColumn(Msg("Rounds"), lambda _, row: row.rounds, 0.7, is_figure=True),
            ReportColumn(Msg("Wins"), lambda _, row: row.wins, 0.7, is_figure=True),
            ReportColumn(
                Msg("Prizes"), lambda _, row: Money(row.prizes_cents), 1.2, is_figure=True
            ),
            ReportColumn(
                Msg("Backed out"), lambda _, row: Money(row.undone_cents), 1.2, is_figure=True
            ),
            ReportColumn(
                Msg("Rulings"),
                lambda _, row: row.rulings,
                0.7,
                is_figure=True,
                is_there=_has_rulings,
            ),
            ReportColumn(
                Msg("Paid by them"),
                lambda _, row: Money(row.ruled_cents),
                1.2,
                is_figure=True,
                is_there=_has_rulings,
            ),
        ),
        tab=Msg("Dealers"),
        empty=Msg("No dealers in this period"),
    ),
)
"""Every table of a report. One without a tab is part of the summary on the screen."""
