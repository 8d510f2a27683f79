"""A report as tables of typed cells: the one order in which screen, paper and export show it."""

from collections.abc import Iterator
from datetime import datetime

from dealer_assist.frozen import frozen
from dealer_assist.journal.queries.incidents import Adjusted
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.message import listed
from dealer_assist.reports.cells import Cell, Decimals, Micros, Moment, Money, Share
from dealer_assist.reports.figures import ProgressiveFigures, Report
from dealer_assist.rules.money import dollars, micros

Row = tuple[Cell, ...]
BACKED_OUT, STANDS = "backed out", "stands"


@frozen
class Section:
    """One table of a report; `key` names it for programs."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def sections(report: Report) -> tuple[Section, ...]:
    """Lay a report out; a table without rows stays, so that its emptiness is seen."""
    return (
        Section("summary", "Summary", ("Figure", "Value"), tuple(_summary(report))),
        Section(
            "progressives",
            "Progressives",
            (
                *("Sensor", "Jackpot", "Wagers", "Marked by hand", "Drop", "Given back"),
                *("Prizes", "Backed out", "Hold", "Hold of drop", "Meters owe more"),
            ),
            tuple(_progressive(one) for one in report.progressives),
        ),
        Section(
            "hits",
            "Hits against their odds",
            (
                *("Sensor", "Hand", "Hits", "Of", "Paid to", "Prizes", "Backed out", "Actual"),
                *("Theoretical", "Expected", "Variance ×", "Low 95%", "High 95%", "Within"),
            ),
            tuple(_hits(report)),
        ),
        Section(
            "meters",
            "Meters, opening to closing",
            (
                *("Sensor", "Level", "Opening", "Contributions"),
                *(("Other tables",) if _is_linked(report) else ()),
                *("Seeds", "Adjustments", "Prizes"),
                *("Closing", "Of it meter", "Reserve", "Overflow", "Missing"),
            ),
            tuple(_meters(report)),
        ),
        Section(
            "wins",
            "Wins paid",
            (
                *("Win no.", "Round", "Time", "Seat", "Hand", "Amount"),
                *("Authorised by", "Dealer", "Standing"),
            ),
            tuple(_wins(report)),
        ),
        Section(
            "late_wins",
            "Late wins",
            ("Time", "Win no.", "Round", "What", "Amount", "Reason", "Note", "By", "Witness"),
            tuple(_late_wins(report)),
        ),
        Section(
            "exceptions",
            "Not a win, against the cards, sides marked late",
            ("Time", "Round", "What", "Noted by"),
            tuple(_exceptions(report)),
        ),
        Section("voids", "Rounds voided", ("Reason", "Rounds"), report.voids),
        Section(
            "adjustments",
            "Adjustments",
            ("Time", "Win no.", "Round", "What", "Reason", "Note", "Amount", "By", "Witness"),
            tuple(_adjustments(report)),
        ),
        Section(
            "faults",
            "Sensors out of order",
            ("Seat", "Sensor", "Fault", "From", "To"),
            tuple(_faults(report)),
        ),
        Section("sessions", "Dealers", ("Dealer", "From", "To", "Rounds"), tuple(_dealers(report))),
        Section(
            "dealers",
            "Totals per dealer",
            ("Dealer", "Rounds", "Wins", "Prizes", "Backed out"),
            tuple(_totals(report)),
        ),
    )


def _summary(report: Report) -> Iterator[Row]:
    yield "Table", report.number
    yield "Game", report.game
    yield "Console", report.console.capitalize()
    yield "From", _local(report, report.period.since)
    yield "To", _local(report, report.period.until)
    yield "Rounds played", report.rounds
    yield "Rounds voided", report.voided
    yield "Hours open", Decimals(report.hours_open, 2)
    yield "Rounds an hour", Decimals(report.rounds_an_hour)
    yield "Progressive drop", Money(report.drop_cents)
    yield "Prizes and envy", Money(report.paid_cents)
    yield "Of it envy", Money(report.envy_cents - report.undone_envy_cents)
    yield "Hold", Money(report.hold_cents)
    yield "Late chips", report.late_chips
    if report.sides_after_cards:
        yield "Sides marked after the cards", report.sides_after_cards
    if report.rounds_not_ticked:
        yield "Rounds not all ticked paid", report.rounds_not_ticked
    yield "Cards refused", report.refused_cards
    yield "Cards missed", report.missed_cards
    yield "Minutes sensors out", Decimals(report.downtime_seconds / 60)
    yield "Meters reconcile", "yes" if report.reconciles else "NO"
    yield "Events", report.events
    yield "Chain at event", report.chain.seq
    yield "Chain's hash", report.chain.hash


def _progressive(one: ProgressiveFigures) -> Row:
    return (
        one.sensor,
        one.key,
        one.wagers,
        one.marked,
        Money(one.drop_cents),
        Money(one.returned_cents),
        Money(one.prizes_cents),
        Money(one.undone_cents),
        Money(one.hold_cents),
        Share(one.hold_cents / one.drop_cents if one.drop_cents else 0.0),
        Micros(one.owed_micros),
    )


def _hits(report: Report) -> Iterator[Row]:
    for progressive in report.progressives:
        for one in progressive.lines:
            yield (
                one.sensor,
                one.label,
                one.hits_counted,
                one.trials,
                one.wins,
                Money(one.paid_cents),
                one.undone,
                Share(one.actual),
                Share(float(one.chance)),
                Decimals(one.band.expected, 2),
                Decimals(float(one.widening), 2),
                one.band.low,
                one.band.high,
                "no" if one.is_outside else "yes",
            )


def _is_linked(report: Report) -> bool:
    """Tell whether other tables moved a meter: a table that stands alone has no column for it."""
    return any(meter.linked for one in report.progressives for meter in one.meters)


def _meters(report: Report) -> Iterator[Row]:
    is_linked = _is_linked(report)
    for progressive in report.progressives:
        for one in progressive.meters:
            yield (
                one.sensor,
                one.label,
                Micros(one.holds_at_opening),
                Micros(one.contributed),
                *((Micros(one.linked),) if is_linked else ()),
                Micros(one.seeded),
                Micros(one.adjusted),
                Micros(one.paid),
                Micros(one.holds_at_closing),
                Micros(one.closing.meter),
                Micros(one.closing.reserve),
                Micros(one.closing.overflow),
                Micros(one.missing + micros(one.wins_missing_cents)),
            )


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


def _adjustments(report: Report) -> Iterator[Row]:
    for one in report.adjustments:
        yield (
            _local(report, one.at),
            one.number or "–",
            one.of_round or "–",
            _what(report, one),
            *(one.reason, one.note, Money(one.cents), one.by, one.witness),
        )


def _faults(report: Report) -> Iterator[Row]:
    for one in report.faults:
        stretch = _local(report, one.since), _local(report, one.until)
        yield (one.seat, one.sensor, one.fault, *stretch)


def _dealers(report: Report) -> Iterator[Row]:
    for one in report.sessions:
        yield (one.name, _local(report, one.since), _local(report, one.until), one.rounds)


def _wins(report: Report) -> Iterator[Row]:
    """List every win of a shift or a day; of a longer time those that came off a meter."""
    names = {one.dealer: one.name for one in report.sessions}
    is_short = report.period.kind in ("shift", "day")
    for one in report.wins:
        win = one.win
        if not is_short and not win.level:
            continue
        yield (
            f"{win.number:07d}",
            win.won_in,
            Moment(win.at),
            win.seat,
            _hand(report, win.sensor, win.line) + _share(win),
            Money(win.prize_cents),
            f"{win.by}, {win.role.label}",
            names.get(one.dealer, one.dealer),
            _standing(win),
        )


def _standing(win: WinLine) -> str:
    if win.is_backed_out:
        return BACKED_OUT
    return f"{STANDS}, late" if win.late_round else STANDS


def _late_wins(report: Report) -> Iterator[Row]:
    for one in report.late_wins:
        hand = _hand(report, one.sensor, one.line)
        seats = f"Seat {one.seats[0]}" if len(one.seats) == 1 else f"Seats {_listed(one.seats)}"
        yield (
            _local(report, one.at),
            f"{one.number:07d}",
            one.round,
            f"{seats}: {hand}" + (f", {BACKED_OUT}" if one.is_backed_out else ""),
            Money(one.cents),
            *(one.reason, one.note, one.by, one.witness),
        )


def _exceptions(report: Report) -> Iterator[Row]:
    for one in report.exceptions:
        yield (_local(report, one.at), one.round, one.sentence, one.noted_by or "nobody yet")


def _listed(seats: tuple[int, ...]) -> str:
    return listed(map(str, seats))


def _share(win: WinLine) -> str:
    if win.shares < 2:
        return ""
    return f", 1 of {win.shares} shares of {dollars(win.hit_cents)}"


def _totals(report: Report) -> Iterator[Row]:
    """Add up each dealer's sessions and wins; one who won before the period's edge has none."""
    names = {one.dealer: one.name for one in report.sessions}
    for key, name in names.items():
        wins = [one for one in report.wins if one.dealer == key]
        undone = sum(one.win.prize_cents - one.standing_cents for one in wins)
        yield (
            name,
            sum(one.rounds for one in report.sessions if one.dealer == key),
            sum(not one.win.is_backed_out for one in wins),
            Money(sum(one.win.prize_cents for one in wins)),
            Money(undone),
        )


def _hand(report: Report, sensor: str, line: str) -> str:
    lines = (each for one in report.progressives for each in one.lines)
    return next((one.label for one in lines if (one.sensor, one.key) == (sensor, line)), line)


def _local(report: Report, at: datetime | None) -> Moment:
    return Moment(at and report.period.house_day.local(at))
