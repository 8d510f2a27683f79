"""The figures of a report that stand alone: what was played, what it paid, whether it adds up."""

from datetime import datetime

from dealer_assist.message import Msg
from dealer_assist.reports.cells import Cell, Decimals, Money, TimeCell
from dealer_assist.reports.figures import Report
from dealer_assist.value import Value

PLAY, MONEY = "play", "money"


def local(report: Report, at: datetime | None) -> TimeCell:
    """Give a moment in the house's own time."""
    return TimeCell(at and report.period.house_day.local(at))


class Figure(Value):
    """A line of the summary; `group` is where the screen puts it, if it shows it."""

    name: str
    value: Cell
    group: str = ""


def summary(report: Report) -> tuple[Figure, ...]:
    """Give the figures of a report that stand alone."""
    sides, not_ticked = report.sides_after_cards, report.rounds_not_ticked
    bonus = report.bonus_bets
    return (
        Figure(Msg("Table"), report.number),
        Figure(Msg("Game"), report.game),
        Figure(Msg("Console"), report.console.capitalize()),
        Figure(Msg("From"), local(report, report.period.since)),
        Figure(Msg("To"), local(report, report.period.until)),
        Figure(Msg("Rounds played"), report.rounds, PLAY),
        Figure(Msg("Rounds voided"), report.voided, PLAY),
        Figure(Msg("Hours open"), Decimals(report.hours_open, 2), PLAY),
        Figure(Msg("Rounds an hour"), Decimals(report.rounds_an_hour), PLAY),
        Figure(Msg("Progressive drop"), Money(report.drop_cents), MONEY),
        Figure(Msg("Prizes and envy"), Money(report.paid_cents), MONEY),
        Figure(Msg("Of it envy"), Money(report.envy_cents - report.undone_envy_cents), MONEY),
        Figure(Msg("Hold"), Money(report.hold_cents), MONEY),
        *(
            (Figure(Msg("Bonus bets paid"), Money(report.bonus_bets_cents), MONEY),)
            if bonus
            else ()
        ),
        Figure(Msg("Late chips"), report.late_chips, PLAY),
        *((Figure(Msg("Sides marked after the cards"), sides, PLAY),) if sides else ()),
        *((Figure(Msg("Rounds not all ticked paid"), not_ticked, PLAY),) if not_ticked else ()),
        *_ruled(report),
        *_short(report),
        *_tokes(report),
        Figure(Msg("Cards refused"), report.refused_cards, PLAY),
        Figure(Msg("Cards missed"), report.missed_cards, PLAY),
        Figure(Msg("Minutes sensors out"), Decimals(report.downtime_seconds / 60), PLAY),
        Figure(Msg("Meters reconcile"), Msg("yes") if report.reconciles else Msg("NO"), MONEY),
        Figure(Msg("Events"), report.events, PLAY),
        Figure(Msg("Chain at event"), report.chain.seq),
        Figure(Msg("Chain's hash"), report.chain.hash),
    )


def _ruled(report: Report) -> tuple[Figure, ...]:
    """Count the rulings that hold, and the chips that they moved; a table without has no line."""
    if not report.rulings:
        return ()
    standing = sum(one.holds for one in report.rulings)
    return (
        Figure(Msg("Rulings"), standing, PLAY),
        Figure(Msg("Paid by rulings"), Money(report.ruled_cents), MONEY),
    )


def _tokes(report: Report) -> tuple[Figure, ...]:
    """Tell the players' wagers and the tokes apart, and by what the tray should have grown."""
    tokes, players = report.tokes, report.players
    if not tokes:
        return ()
    house, on_tokes = players.house_cents, report.house_on_tokes_cents
    not_known = players.seats_not_known
    return (
        Figure(Msg("Toke wagers"), sum(one.tokes for one in tokes), PLAY),
        *((Figure(Msg("Hands not reckoned"), not_known, PLAY),) if not_known else ()),
        Figure(Msg("To the toke box"), Money(report.toke_box_cents), MONEY),
        Figure(Msg("House on tokes"), Money(on_tokes), MONEY),
        Figure(Msg("House on players"), Money(house), MONEY),
        Figure(Msg("Tray should have grown by"), Money(house + on_tokes), MONEY),
        Figure(
            Msg("House and tokes agree"), Msg("yes") if report.tokes_agree else Msg("NO"), MONEY
        ),
    )


def _short(report: Report) -> tuple[Figure, ...]:
    """Say how often the chips were not as many as the wagers, and what they are short by."""
    if not report.counts_off:
        return ()
    return (
        Figure(Msg("Chip counts that did not fit"), report.counts_off, PLAY),
        Figure(Msg("Chips short of wagers"), Money(report.short_cents), MONEY),
    )
