"""A round that does not count: who gets what back, and who had to agree.

The meters are as before it at once; the players have theirs back when the dealer says so. Until
then no other round begins. A winning hand that goes with it is an alert to another person.
"""

from dataclasses import replace

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table import link_state
from dealer_assist.table.events.values import Returned, VoidNote
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures.opening import next_round
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]
ALERT = "void"


def void_round(table: Table, reason: str, at: int) -> Events:
    """Void the round, or ask for the card that the house wants once cards may be out."""
    if why_not := refusal(table):
        raise Refused(why_not)
    if reason not in table.setup.void_reasons:
        raise Refused(Msg("A void needs a reason from the list"))
    if needs_card(table):
        return () if table.void_asked == reason else (e.VoidAsked(at, reason),)
    return _void(table, reason, at)


def void_by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Void the round for the reason that was given, in the name of whoever swiped."""
    if why_not := refusal(table):
        raise Refused(why_not)
    return _void(table, table.void_asked, at, by)


def keep_round(table: Table, at: int) -> Events:
    """Let the round go on; no card came for its void."""
    return (e.VoidWithdrawn(at),) if table.void_asked else ()


def give_back(table: Table, at: int) -> Events:
    """Note that the players have their wagers back and the cards are shuffled."""
    return (e.WagersGivenBack(at, table.voided.round),) if table.voided else ()


def refusal(table: Table) -> str:
    """Say why the round cannot be void any more, or nothing if it can."""
    if table.wins or table.undone:
        return Msg("A win of this round is on record; only an adjustment can undo it")
    return holds_start(table)


def holds_start(table: Table) -> str:
    """Say what has to go back before another round begins, or nothing."""
    if table.voided is None:
        return ""
    return Msg("Round {round} is void; give every wager back first", round=table.voided.round)


def needs_card(table: Table) -> bool:
    """Tell whether the house wants a Supervisor's card for a void now."""
    return table.setup.safeguards.void_needs_card and table.phase is not Phase.BETTING


def returned(table: Table) -> tuple[Returned, ...]:
    """List what each seat has on the layout and on its sensors in this round."""
    printed = {row.key for row in table.setup.wagers}
    rows = []
    for seat in table.setup.seats:
        wagers = sum(cents for key, cents in table.seat(seat).wagers.items() if key in printed)
        chips = sum(one.locked_cents for (at, _), one in table.sensors.items() if at == seat)
        if wagers or chips:
            rows.append(Returned(seat, wagers, chips))
    return tuple(rows)


def _void(table: Table, reason: str, at: int, by: StaffMember | None = None) -> Events:
    accounts = dict(table.opening_accounts)
    voided = e.RoundVoided(at, table.round, reason, readings(table.setup, accounts), by)
    opened = next_round(link_state.counted_void(table), accounts)
    if table.phase is Phase.BETTING:  # nothing was dealt: what lies there stays a bet
        return (voided, opened)
    note = VoidNote(table.round, reason, returned(table))
    return (*_wins_that_go(table, reason, at), voided, replace(opened, voided=note))


def _wins_that_go(table: Table, reason: str, at: int) -> Events:
    """Tell another person of the hands that the cards make, or that were pressed."""
    from dealer_assist.table.judging import suggestion  # judging looks at procedures

    hands = {(one.seat, one.sensor): one.line for one in table.claims}
    hands |= suggestion.unclaimed(table)
    dealer = table.dealer.identity if table.dealer else ""
    return tuple(
        e.AlertRaised(
            at,
            f"{ALERT} {table.round} {seat}{sensor}",
            ALERT,
            Msg(
                "Seat {seat}: {hand} went with round {round}, which was made void: {reason}",
                seat=seat,
                hand=table.setup.line(sensor, line).label,
                round=table.round,
                reason=reason,
            ),
            dealer,
        )
        for (seat, sensor), line in sorted(hands.items())
    )
