"""What a supervisor should look at: pure checks, each of which gives alerts to raise or none.

An alert accuses nobody. It says what does not fit, and what to do about it.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from dealer_assist.message import Msg
from dealer_assist.odds.binomial import at_least
from dealer_assist.rules.money import dollars
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.state import Table, Win

if TYPE_CHECKING:  # every open table has its clock and its disk looked at, and few ask for figures
    from dealer_assist.reports.figures import LineFigures, Report

BY_CHANCE = 1e-6
"""A number of hits that comes by chance less often than this is told."""

PACE = (10.0, 250.0)
PACE_HOURS = 1.0
CLOCK_JUMP = timedelta(minutes=2)
LEAST_FREE_BYTES = 2_000_000_000


def unfit_wins(table: Table) -> tuple[RaiseAlert, ...]:
    """Say which wins of this round are not what the cards make, or pay another amount.

    Whoever authorised such a win is not the one to take note of it.
    """
    return tuple(alert for win in table.round.wins for alert in _unfit(table, win))


def _unfit(table: Table, win: Win) -> Iterator[RaiseAlert]:
    award, jackpot = win.award, table.setup.jackpots[win.sensor]
    line = jackpot.line(award.line)
    made = suggestion.suggested(table, (award.seat, win.sensor))
    if made is not None and made != award.line:
        hand = "" if made == suggestion.NONE else jackpot.line(made).label
        sentence = _other_hand(win, line.label, hand)
        key = suggestion.alert_key(table, (award.seat, win.sensor))
        yield RaiseAlert(key, "prize", sentence, win.by.key, cents=award.prize)
    due = line.fixed_prize(award.stake)
    if due and award.prize != due:
        yield RaiseAlert(
            f"pays {table.round.number} {win.number}",
            "prize",
            Msg(
                "Win {number} was paid {prize}, but {hand} pays {due}. Back the win out if it "
                "was wrong",
                number=win.number,
                prize=dollars(award.prize),
                hand=line.label,
                due=dollars(due),
            ),
            win.by.key,
            cents=award.prize,
        )


def _other_hand(win: Win, paid: str, hand: str) -> str:
    if not hand:
        return Msg(
            "Win {number} was paid as {paid}, but the cards of seat {seat} make no winning hand. "
            "Look at the camera and back the win out if it was wrong",
            number=win.number,
            paid=paid,
            seat=win.award.seat,
        )
    return Msg(
        "Win {number} was paid as {paid}, but the cards of seat {seat} make {hand}. Look at the "
        "camera and back the win out if it was wrong",
        number=win.number,
        paid=paid,
        seat=win.award.seat,
        hand=hand,
    )


def far_from_odds(report: "Report") -> tuple[RaiseAlert, ...]:
    """Say which hands came far more often than chance lets them."""
    lines = (line for progressive in report.progressives for line in progressive.lines)
    return tuple(
        RaiseAlert(
            f"odds {report.period.key} {hand.sensor} {hand.key}",
            "odds",
            Msg(
                "{period}: {hand} was hit {hits} times, {expected} expected. Look at those wins",
                period=report.period.label,
                hand=hand.label,
                hits=hand.hits_counted,
                expected=f"{hand.band.expected:.1f}",
            ),
        )
        for hand in lines
        if _is_far(hand)
    )


def _is_far(figures: "LineFigures") -> bool:
    """True if so many rounds with this hand are beyond chance.

    Hands of one deal are not independent, so rounds with a hit are counted, not hits: that many
    are at most as likely as so many hits among wagers that are.
    """
    hits = min(figures.hits_counted, figures.rounds_hit)
    return at_least(hits, figures.trials, float(figures.chance)) < BY_CHANCE


def odd_pace(report: "Report", pace: tuple[float, float] = PACE) -> tuple[RaiseAlert, ...]:
    """Say when rounds come slower or faster than a table can deal them."""
    slowest, fastest = pace
    found = report.rounds_an_hour
    if report.hours_open < PACE_HOURS or slowest <= found <= fastest:
        return ()
    return (
        RaiseAlert(
            f"pace {report.period.key}",
            "pace",
            Msg(
                "{period}: {found} rounds an hour, where {slowest} to {fastest} are usual. "
                "Check START GAME and END GAME at this table",
                period=report.period.label,
                found=f"{found:.0f}",
                slowest=f"{slowest:.0f}",
                fastest=f"{fastest:.0f}",
            ),
        ),
    )


def clock_jump(
    before: datetime, now: datetime, passed_ms: int, most: timedelta = CLOCK_JUMP
) -> tuple[RaiseAlert, ...]:
    """Say when the wall clock moved otherwise than time itself, which never jumps."""
    jump = now - before - timedelta(milliseconds=passed_ms)
    if abs(jump) <= most:
        return ()
    minutes = f"{abs(jump).total_seconds() / 60:.0f}"
    sentence = Msg(
        "The clock was set back by {minutes} minutes. Check it before the next report",
        minutes=minutes,
    )
    if jump > timedelta():
        sentence = Msg(
            "The clock was set forward by {minutes} minutes. Check it before the next report",
            minutes=minutes,
        )
    return (RaiseAlert(f"clock {now:%Y-%m-%d %H:%M}", "clock", sentence),)


def disk_low(free_bytes: int, least: int = LEAST_FREE_BYTES) -> tuple[RaiseAlert, ...]:
    """Say when the journal will soon find no room."""
    if free_bytes >= least:
        return ()
    free = free_bytes // 1_000_000
    sentence = Msg(
        "Only {free} MB are free for the journal. Make room or call a technician", free=f"{free:,}"
    )
    return (RaiseAlert("disk", "disk", sentence),)


def unusual(report: "Report") -> tuple[RaiseAlert, ...]:
    """Return everything that a report alone lets see."""
    return (*far_from_odds(report), *odd_pace(report))
