"""The figures of a report that stand alone: what was played, what it paid, whether it adds up."""

from datetime import datetime

from dealer_assist.frozen import frozen
from dealer_assist.reports.cells import Cell, Decimals, Money, TimeCell
from dealer_assist.reports.figures import Report

PLAY, MONEY = "play", "money"


def local(report: Report, at: datetime | None) -> TimeCell:
    """Give a moment in the house's own time."""
    return TimeCell(at and report.period.house_day.local(at))


@frozen
class Figure:
    """A line of the summary; `group` is where the screen puts it, if it shows it."""

    name: str
    value: Cell
    group: str = ""


def summary(report: Report) -> tuple[Figure, ...]:
    """Give the figures of a report that stand alone."""
    sides, not_ticked = report.sides_after_cards, report.rounds_not_ticked
    bonus = report.bonus_bets
    return (
        Figure("Table", report.number),
        Figure("Game", report.game),
        Figure("Console", report.console.capitalize()),
        Figure("From", local(report, report.period.since)),
        Figure("To", local(report, report.period.until)),
        Figure("Rounds played", report.rounds, PLAY),
        Figure("Rounds voided", report.voided, PLAY),
        Figure("Hours open", Decimals(report.hours_open, 2), PLAY),
        Figure("Rounds an hour", Decimals(report.rounds_an_hour), PLAY),
        Figure("Progressive drop", Money(report.drop_cents), MONEY),
        Figure("Prizes and envy", Money(report.paid_cents), MONEY),
        Figure("Of it envy", Money(report.envy_cents - report.undone_envy_cents), MONEY),
        Figure("Hold", Money(report.hold_cents), MONEY),
        *((Figure("Bonus bets paid", Money(report.bonus_bets_cents), MONEY),) if bonus else ()),
        Figure("Late chips", report.late_chips, PLAY),
        *((Figure("Sides marked after the cards", sides, PLAY),) if sides else ()),
        *((Figure("Rounds not all ticked paid", not_ticked, PLAY),) if not_ticked else ()),
        *_ruled(report),
        *_short(report),
        Figure("Cards refused", report.refused_cards, PLAY),
        Figure("Cards missed", report.missed_cards, PLAY),
        Figure("Minutes sensors out", Decimals(report.downtime_seconds / 60), PLAY),
        Figure("Meters reconcile", "yes" if report.reconciles else "NO", MONEY),
        Figure("Events", report.events, PLAY),
        Figure("Chain at event", report.chain.seq),
        Figure("Chain's hash", report.chain.hash),
    )


def _ruled(report: Report) -> tuple[Figure, ...]:
    """Count the rulings that hold, and the chips that they moved; a table without has no line."""
    if not report.rulings:
        return ()
    standing = sum(one.holds for one in report.rulings)
    return (
        Figure("Rulings", standing, PLAY),
        Figure("Paid by rulings", Money(report.ruled_cents), MONEY),
    )


def _short(report: Report) -> tuple[Figure, ...]:
    """Say how often the chips were not as many as the wagers, and what they are short by."""
    if not report.counts_off:
        return ()
    return (
        Figure("Chip counts that did not fit", report.counts_off, PLAY),
        Figure("Chips short of wagers", Money(report.short_cents), MONEY),
    )
