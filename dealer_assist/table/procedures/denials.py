"""NOT A WIN: a hand that the known cards make and that is not to be paid, for a reason on record.

Whoever deals may say so; the alert of it is for another person to take note of.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.judging import suggestion
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Denial, Table

Events = tuple[e.Event, ...]
ALERT = "denied"
REASONS = (
    Msg("Card entered wrongly"),
    Msg("No wager at this seat"),
    Msg("Hand was folded"),
)


def deny(table: Table, command: c.DenyHand, at: int) -> Events:
    """Note why a hand that the cards make is not a win; the table's one hand goes for all seats."""
    spot = (command.seat, command.sensor)
    if command.reason not in REASONS:
        raise Refused(Msg("NOT A WIN needs a reason from the list"))
    made = suggestion.unclaimed(table)
    if spot not in made:
        raise Refused(
            Msg("The cards of seat {seat} make no open hand; look again", seat=command.seat)
        )
    is_shared = table.setup.jackpots[command.sensor].is_shared
    spots = [one for one in made if one == spot or (is_shared and one[1] == command.sensor)]
    return tuple(
        event for one in spots for event in _denied(table, one, made[one], command.reason, at)
    )


def refuted(table: Table, spot: Spot, line: str, reason: str, at: int) -> Events:
    """Take a claim off that was struck out, which also answers for what the cards make."""
    dropped = e.ClaimDropped(*spot, line, is_refuted=True, reason=reason)
    if suggestion.made_so_far(table, spot) != line:
        return (dropped,)
    return (dropped, *_denied(table, spot, line, reason, at))


def withdraw(table: Table, spot: Spot, at: int) -> Events:
    """Take the word back: the hand is open again, and the alert says so."""
    found = next((one for one in table.denials if (one.seat, one.sensor) == spot), None)
    if found is None:
        return ()
    sentence = Msg(
        "Seat {seat}: NOT A WIN for {hand} was taken back",
        seat=found.seat,
        hand=table.setup.line(found.sensor, found.line).label,
    )
    return (e.DenialWithdrawn(at, *spot), _alert(table, found, sentence, at))


def in_force(table: Table) -> tuple[Denial, ...]:
    """Give the denials that still hold: a corrected card makes one void."""
    return tuple(
        one for one in table.denials if one.cards == suggestion.basis(table, (one.seat, one.sensor))
    )


def _denied(table: Table, spot: Spot, line: str, reason: str, at: int) -> Events:
    found = Denial(*spot, line, reason, suggestion.basis(table, spot))
    sentence = Msg(
        "Seat {seat}: the cards make {hand}, and it was not paid. NOT A WIN: {reason}",
        seat=found.seat,
        hand=table.setup.line(found.sensor, line).label,
        reason=reason,
    )
    return (
        e.HandDenied(at, *spot, line, reason, found.cards),
        _alert(table, found, sentence, at),
    )


def _alert(table: Table, found: Denial, sentence: str, at: int) -> e.AlertRaised:
    key = f"{ALERT} {table.round} {found.seat}{found.sensor}"
    return e.AlertRaised(at, key, ALERT, sentence, table.dealer.identity if table.dealer else "")
