"""A round that does not count: who gets what back, and who had to agree.

The meters are as before it at once; the players have theirs back when the dealer says so. Until
then no other round begins. A winning hand that goes with it is an alert to another person.
"""

from collections.abc import Iterator

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table import link_state
from dealer_assist.table.events.values import VoidNote
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import must_hit, paying
from dealer_assist.table.facts.voids import (
    ALERT,
    PROBED,
    hands_open,
    needs_card,
    refusal,
    returned,
    worth,
)
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures.opening import next_round
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def void_round(table: Table, reason: str, at: int) -> Events:
    """Void the round, or ask for the card that the house wants once cards may be out."""
    if why_not := refusal(table):
        raise Refused(why_not)
    if reason not in table.setup.void_reasons:
        raise Refused(Msg("A void needs a reason from the list"))
    if needs_card(table):
        return () if table.round.void_asked == reason else (e.VoidAsked(at, reason),)
    return _void(table, reason, at)


def void_by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Void the round for the reason that was given, in the name of the card's holder."""
    if why_not := refusal(table):
        raise Refused(why_not)
    return _void(table, table.round.void_asked, at, by)


def keep_round(table: Table, at: int) -> Events:
    """Let the round go on; no card came for its void."""
    return (e.VoidWithdrawn(at),) if table.round.void_asked else ()


def give_back(table: Table, at: int) -> Events:
    """Note that the players have their wagers back and the cards are shuffled."""
    return (e.WagersGivenBack(at, table.round.voided.round),) if table.round.voided else ()


def _void(table: Table, reason: str, at: int, by: StaffMember | None = None) -> Events:
    accounts = dict(table.round.opening_accounts)
    voided = e.RoundVoided(at, table.round.number, reason, readings(table.setup, accounts), by)
    gone = _wins_that_go(table, reason, by, at)
    # The next round opens with what somebody has still to take note of.
    open_money = paying.left_behind(table)
    opened = next_round(evolve_all(link_state.counted_void(table), gone), accounts)
    if table.round.phase is Phase.BETTING:  # nothing was dealt: what lies there stays a bet
        opened = next_round(link_state.counted_void(table), accounts)
        return (voided, replace(opened, left_behind=open_money))
    note = VoidNote(table.round.number, reason, returned(table))
    return (*gone, voided, replace(opened, voided=note, left_behind=open_money))


def _probed(
    table: Table, reason: str, at: int, not_by: StaffMember | None
) -> Iterator[e.AlertRaised]:
    """Report a void after a start that crossed nothing: it could try a hidden amount for free."""
    for sensor, name in must_hit.levels(table.setup):
        if any(wagered == sensor for _, wagered in table.locked):
            yield e.AlertRaised(
                at,
                f"{PROBED} {table.round.number} {sensor} {name}",
                PROBED,
                Msg(
                    "Round {round} was made void after its wagers moved a level that must hit, "
                    "without a win: {reason}",
                    round=table.round.number,
                    reason=reason,
                ),
                not_by.identity if not_by else "",
            )


def _wins_that_go(table: Table, reason: str, by: StaffMember | None, at: int) -> Events:
    """Note for another person the hands that the cards make, or that were pressed."""
    hands = hands_open(table)
    not_by = by or table.dealer
    crossings = tuple(
        e.AlertRaised(
            at,
            f"{ALERT} {table.round.number} {crossed.seat}{crossed.sensor} {crossed.level}",
            ALERT,
            Msg(
                "Seat {seat}: {hand} of {prize} went with round {round}, which was made void: "
                "{reason}",
                seat=crossed.seat,
                hand=table.setup.line(crossed.sensor, crossed.level).label,
                prize=dollars(crossed.award.prize),
                round=table.round.number,
                reason=reason,
            ),
            not_by.identity if not_by else "",
            cents=crossed.award.prize,
        )
        for crossed in table.round.crossed
    )
    probes = () if crossings else _probed(table, reason, at, not_by)
    pressed = tuple(
        e.AlertRaised(
            at,
            f"{ALERT} {table.round.number} {seat}{sensor}",
            ALERT,
            Msg(
                "Seat {seat}: {hand} went with round {round}, which was made void: {reason}",
                seat=seat,
                hand=table.setup.line(sensor, line).label,
                round=table.round.number,
                reason=reason,
            ),
            not_by.identity if not_by else "",
            cents=worth(table, sensor, line),
        )
        for (seat, sensor), line in sorted(hands.items())
    )
    return (*crossings, *probes, *pressed)
