"""The figures of a report that stand alone: what was played, what it paid, whether it adds up."""

from datetime import datetime

from dealer_assist.message import Msg
from dealer_assist.reports.cells import Cell, Decimals, Money, TimeCell
from dealer_assist.reports.figures import Report
from dealer_assist.table.facts.voids import PROBED
from dealer_assist.value import Value

PLAY, MONEY = "play", "money"


def local(report: Report, at: datetime | None) -> TimeCell:
    """Return a moment in the house's own time."""
    return TimeCell(at and report.period.house_day.local(at))


class SummaryFigure(Value):
    """A line of the summary; `group` is where the screen puts it, if it shows it."""

    name: str
    value: Cell
    group: str = ""


def summary(report: Report) -> tuple[SummaryFigure, ...]:
    """Return the figures of a report that stand alone."""
    sides, not_ticked = report.sides_after_cards, report.rounds_not_ticked
    bonus = report.bonus_bets
    probed = len({exception.round for exception in report.exceptions if exception.kind == PROBED})
    return (
        SummaryFigure(Msg("Table"), report.number),
        SummaryFigure(Msg("Game"), report.game),
        SummaryFigure(Msg("Console"), report.console.capitalize()),
        SummaryFigure(Msg("From"), local(report, report.period.since)),
        SummaryFigure(Msg("To"), local(report, report.period.until)),
        SummaryFigure(Msg("Rounds played"), report.rounds, PLAY),
        SummaryFigure(Msg("Rounds voided"), report.voided, PLAY),
        *((SummaryFigure(Msg("Voids that moved must hit"), probed, PLAY),) if probed else ()),
        SummaryFigure(Msg("Hours open"), Decimals(report.hours_open, 2), PLAY),
        SummaryFigure(Msg("Rounds an hour"), Decimals(report.rounds_an_hour), PLAY),
        SummaryFigure(Msg("Progressive coin-in"), Money(report.drop_cents), MONEY),
        SummaryFigure(Msg("Prizes"), Money(report.paid_cents), MONEY),
        SummaryFigure(Msg("Hold"), Money(report.hold_cents), MONEY),
        SummaryFigure(Msg("Envy, from the tray"), Money(report.standing_envy_cents), MONEY),
        *(
            (SummaryFigure(Msg("Bonus bets paid"), Money(report.bonus_bets_cents), MONEY),)
            if bonus
            else ()
        ),
        SummaryFigure(Msg("Late chips"), report.late_chips, PLAY),
        *((SummaryFigure(Msg("Sides marked after the cards"), sides, PLAY),) if sides else ()),
        *((SummaryFigure(Msg("Rounds left unpaid"), not_ticked, PLAY),) if not_ticked else ()),
        *_ruled(report),
        *_short(report),
        *_tokes(report),
        SummaryFigure(Msg("Cards refused"), report.refused_cards, PLAY),
        SummaryFigure(Msg("Card time-outs"), report.missed_cards, PLAY),
        SummaryFigure(Msg("Sensors out, minutes"), Decimals(report.downtime_seconds / 60), PLAY),
        SummaryFigure(
            Msg("Meters reconcile"), Msg("yes") if report.reconciles else Msg("NO"), MONEY
        ),
        SummaryFigure(Msg("Events"), report.events, PLAY),
        SummaryFigure(Msg("Chain at event"), report.chain.seq),
        SummaryFigure(Msg("Chain's hash"), report.chain.hash),
    )


def _ruled(report: Report) -> tuple[SummaryFigure, ...]:
    """Count the rulings that hold, and the chips that they moved; a table without has no line."""
    if not report.rulings:
        return ()
    standing = sum(ruling.holds for ruling in report.rulings)
    return (
        SummaryFigure(Msg("Rulings"), standing, PLAY),
        SummaryFigure(Msg("Paid by rulings"), Money(report.ruled_cents), MONEY),
    )


def _tokes(report: Report) -> tuple[SummaryFigure, ...]:
    """Return the players' wagers and the tokes apart, and by what the tray should have grown."""
    tokes, players = report.tokes, report.players
    if not tokes:
        return ()
    house, on_tokes = players.house_cents, report.house_on_tokes_cents
    not_known = players.seats_not_known
    return (
        SummaryFigure(Msg("Toke wagers"), sum(toke.tokes for toke in tokes), PLAY),
        *((SummaryFigure(Msg("Hands not reckoned"), not_known, PLAY),) if not_known else ()),
        SummaryFigure(Msg("To the toke box"), Money(report.toke_box_cents), MONEY),
        SummaryFigure(Msg("House on tokes"), Money(on_tokes), MONEY),
        SummaryFigure(Msg("House on players"), Money(house), MONEY),
        SummaryFigure(Msg("Tray should have grown by"), Money(house + on_tokes), MONEY),
        SummaryFigure(
            Msg("House and tokes agree"), Msg("yes") if report.tokes_agree else Msg("NO"), MONEY
        ),
    )


def _short(report: Report) -> tuple[SummaryFigure, ...]:
    """Say how often the chips were not as many as the wagers, and what they are short by."""
    if not report.counts_off:
        return ()
    return (
        SummaryFigure(Msg("Chip counts that did not fit"), report.counts_off, PLAY),
        SummaryFigure(Msg("Chips short of wagers"), Money(report.short_cents), MONEY),
    )
