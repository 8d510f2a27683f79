"""NOT A WIN: a hand that the known cards make and that is not to be paid, for a reason on record.

Up to the dealer's limit the dealer may say so; above it a card of the hand's own level agrees.
The alert of it is for another person to take note of.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import DENIAL
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import voids
from dealer_assist.table.facts.denials import (
    ALERT,
    REASONS,
    TURNED_OFF,
    disputed,
    level_of,
    needs_card,
)
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Denial, Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def deny(table: Table, command: c.DenyHand, at: int) -> Events:
    """Note why a hand that the cards make is not a win; the table's one hand goes for all seats."""
    spot = (command.seat, command.sensor)
    if command.reason not in REASONS:
        raise Refused(Msg("NOT A WIN needs a reason from the list"))
    made = suggestion.unclaimed(table)
    if spot not in made:
        raise Refused(
            Msg("The cards of seat {seat} make no open hand. Look again", seat=command.seat)
        )
    is_shared = table.setup.jackpots[command.sensor].is_shared
    spots = [one for one in made if one == spot or (is_shared and one[1] == command.sensor)]
    hands = tuple(NotAWin(*one, made[one], command.reason) for one in spots)
    if any(needs_card(table, hand) for hand in hands):
        return asked_cards.ask(table, e.CardAsked(at, DENIAL, hands))
    return tuple(event for hand in hands for event in _denied(table, hand, None, at))


def by_card(table: Table, events: Events, at: int) -> Events:
    """Let events go their way, unless they turn off what was verified: a card is asked for.

    It keeps the hand that was pressed in its place; what a verification has said that came to
    nothing is said by nobody now.
    """
    pressed = {(it.seat, it.sensor): it.line for it in events if isinstance(it, e.ClaimMade)}
    hands = tuple(
        replace(win, reason=TURNED_OFF, now=pressed.get((win.seat, win.key), ""))
        for win in disputed(table)
        if _goes(table, win, events)
    )
    return asked_cards.ask(table, e.CardAsked(at, DENIAL, hands)) if hands else events


def _goes(table: Table, win: NotAWin, events: Events) -> bool:
    """True if a hand goes away; one nobody spoke against may give way to a higher one."""
    off = {(it.seat, it.sensor) for it in events if isinstance(it, e.ClaimDropped)}
    if (win.seat, win.key) not in off:
        return False
    if win.reason != TURNED_OFF:
        return True
    worth = voids.worth(table, win.key, win.line)
    higher = (
        (it.seat, it.sensor) == (win.seat, win.key)
        and voids.worth(table, it.sensor, it.line) >= worth
        for it in events
        if isinstance(it, e.ClaimMade)
    )
    shares = (
        (it.sensor, it.line) == (win.key, win.line) and (it.seat, it.sensor) not in off
        for it in table.round.claims
    )
    is_shared = table.setup.jackpots[win.key].is_shared
    return not any(higher) and not (is_shared and any(shares))


def agreed(table: Table, win: NotAWin, by: StaffMember, at: int) -> Events:
    """Let a hand go, pressed or not, to which a card has agreed; another may stand in its place."""
    if table.claim_of((win.seat, win.key)) is not None:
        instead = (e.ClaimMade(win.seat, win.key, win.now),) if win.now else ()
        return (*refuted(table, win, by, at), *instead)
    return _denied(table, win, by, at)


def refuted(table: Table, win: NotAWin, by: StaffMember | None, at: int) -> Events:
    """Take a claim off that was struck out, which also answers for what the cards make."""
    spot = (win.seat, win.key)
    dropped = e.ClaimDropped(*spot, win.line, is_refuted=True, reason=win.reason, by=by)
    if suggestion.made_so_far(table, spot) != win.line:
        return (dropped, *_pressed_and_gone(table, win, by, at))
    return (dropped, *_denied(table, win, by, at))


def _pressed_and_gone(table: Table, win: NotAWin, by: StaffMember | None, at: int) -> Events:
    """Note for another person a pressed hand above the dealer's level that was called no win."""
    if level_of(table, win) is Role.DEALER:
        return ()
    seat, sensor, line, reason = win.seat, win.key, win.line, win.reason
    sentence = Msg(
        "Seat {seat}: {hand} was pressed, and it was not paid. NOT A WIN: {reason}",
        seat=seat,
        hand=table.setup.line(sensor, line).label,
        reason=reason,
    )
    return (_alert(table, Denial(seat, sensor, line, reason), sentence, by, at),)


def withdraw(table: Table, spot: Spot, at: int) -> Events:
    """Take the word back: the hand is open again, and the alert says so."""
    found = next(
        (denial for denial in table.round.denials if (denial.seat, denial.sensor) == spot), None
    )
    if found is None:
        return ()
    sentence = Msg(
        "Seat {seat}: NOT A WIN for {hand} was taken back",
        seat=found.seat,
        hand=table.setup.line(found.sensor, found.line).label,
    )
    return (e.DenialWithdrawn(at, *spot), _alert(table, found, sentence, None, at))


def _denied(table: Table, win: NotAWin, by: StaffMember | None, at: int) -> Events:
    spot, line, reason = (win.seat, win.key), win.line, win.reason
    found = Denial(*spot, line, reason, suggestion.basis(table, spot))
    sentence = Msg(
        "Seat {seat}: the cards make {hand}, and it was not paid. NOT A WIN: {reason}",
        seat=found.seat,
        hand=table.setup.line(found.sensor, line).label,
        reason=reason,
    )
    return (
        e.HandDenied(at, *spot, line, reason, found.cards, by),
        _alert(table, found, sentence, by, at),
    )


def _alert(
    table: Table, found: Denial, sentence: str, by: StaffMember | None, at: int
) -> e.AlertRaised:
    key = f"{ALERT} {table.round.number} {found.seat}{found.sensor}"
    not_by = by or table.dealer
    cents = voids.worth(table, found.sensor, found.line)
    return e.AlertRaised(at, key, ALERT, sentence, not_by.identity if not_by else "", cents=cents)
