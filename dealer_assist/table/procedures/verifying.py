"""Verification: claims struck out with a reason, a hand put right, CONFIRM with or without one.

What is confirmed against its cards, or beside a hand that excludes it, needs a reason, and its
alert another person than the one who confirmed it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import DENIAL
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import denials, duties, link, marks, table_hand
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.verifying import REASONS, levels_of_struck, require_reason
from dealer_assist.table.procedures import claims
from dealer_assist.table.procedures import denials as denials_steps
from dealer_assist.table.setup.roles import Role, StaffMember, highest
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def strike(table: Table, command: c.DropClaim, at: int) -> Events:
    """Grey a claim out until CONFIRM; the shares of one hit go together."""
    spot = (command.seat, command.sensor)
    if command.reason not in REASONS:
        raise Refused(Msg("NOT A WIN needs a reason from the list"))
    claim = table.claim_of(spot)
    if claim is None:
        if table.struck_of(spot) is not None:
            return ()
        raise Refused(Msg("Seat {seat} has no claim to turn off", seat=spot[0]))
    shared = table_hand.claims_with(table, claim)
    if len(shared) > 1 and not command.all_shares:
        raise Refused(
            Msg(
                "{hand} is one hand for {n} seats: NOT A WIN takes all of them off. For a wrong "
                "seat go back to the table and mark its side",
                hand=table.setup.line(claim.sensor, claim.line).label,
                n=len(shared),
            )
        )
    return tuple(
        e.ClaimStruck(at, one.seat, one.sensor, one.line, command.reason)
        for one in shared or (claim,)
    )


def restore(table: Table, spot: Spot, at: int) -> Events:
    """Take a NOT A WIN back; the shares of one hit go together."""
    struck = table.struck_of(spot)
    if struck is None:
        return ()
    is_shared = table.setup.jackpots[spot[1]].is_shared
    back = [
        one
        for one in table.round.struck
        if one is struck or (is_shared and (one.sensor, one.line) == (spot[1], struck.line))
    ]
    return tuple(e.ClaimRestored(at, one.seat, one.sensor, one.line) for one in back)


def change(table: Table, spot: Spot) -> Events:
    """Put the hand that the cards make in the place of the one that was pressed, shares alike."""
    claim = table.claim_of(spot)
    line = suggestion.suggested(table, spot) if claim else None
    if claim is None or not line:
        raise Refused(Msg("The cards of seat {seat} make no other winning hand", seat=spot[0]))
    wrong = [one for one in table_hand.claims_with(table, claim) if one.line != line]
    off = (e.ClaimDropped(one.seat, one.sensor, one.line) for one in wrong)
    return (*off, *(e.ClaimMade(one.seat, one.sensor, line) for one in wrong))


def confirm(table: Table, reason: str, at: int) -> Events:
    """Lock what is left of the claims; what was struck out is off for good."""
    gone = [NotAWin(one.seat, one.sensor, one.line, one.reason) for one in table.round.struck]
    large = tuple(win for win in gone if denials.needs_card(table, win))
    off = tuple(
        event
        for win in gone
        if win not in large
        for event in denials_steps.refuted(table, win, None, at)
    )
    if not table.round.claims and large:
        # Until a card has agreed they are claims, as before.
        return (*off, e.CallAnswered(), e.CardAsked(at, DENIAL, large))
    if not table.round.claims:
        return (*off, e.CallAnswered())
    if why_not := marks.confirm_refusal(table):
        raise Refused(why_not)
    duties.require(table)
    if why_not := link.confirm_refusal(table):
        raise Refused(why_not)
    return (*off, _confirmed(table, reason, at))


def refuted_by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Take off what was struck out, by the card that authorises the rest."""
    gone = (NotAWin(one.seat, one.sensor, one.line, one.reason) for one in table.round.struck)
    return tuple(event for win in gone for event in denials_steps.refuted(table, win, by, at))


def alerts(table: Table, against: tuple[str, ...], reason: str, by: StaffMember, at: int) -> Events:
    """Raise what was confirmed all the same, for another person than who confirmed it."""
    return tuple(
        e.AlertRaised(
            at,
            f"{suggestion.ALERT} {table.round.number}:{table.lasting.wins_so_far + number}",
            suggestion.ALERT,
            Msg("{said}. Confirmed: {reason}", said=said, reason=reason),
            by.identity,
        )
        for number, said in enumerate(against, 1)
    )


def _confirmed(table: Table, reason: str, at: int) -> e.WinsConfirmed:
    wrong = require_reason(table, reason)
    locked = claims.confirm(table, at)
    cards = [table.setup.card_for_award(win.sensor, win.award) for win in locked.wins]
    cards += levels_of_struck(table)
    return e.WinsConfirmed(
        at=at,
        wins=locked.wins,
        meters=locked.meters,
        envy=locked.envy,
        against=wrong,
        reason=reason if wrong else "",
        is_fetched=highest(cards) is Role.EXECUTIVE,
    )
