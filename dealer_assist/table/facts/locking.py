"""A locked table: facts go on record, a card unlocks it, and nothing that is pressed is done.

No round begins or ends while it is locked, so the lock stands in the journal after the last
checkpoint and no checkpoint carries it.
"""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import adjustments, holding
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table

_HEADS = (Role.SUPERVISOR, Role.EXECUTIVE)


def lock_refusal(table: Table) -> str:
    """Say why the table cannot be locked now, or nothing if it can."""
    if table.round.holds:
        return holding.held_refusal(table)
    if held := adjustments.waits(table):
        return held
    if table.lasting.key == JPH:
        return Msg("The key is in JPH. Turn it back to RUN before the table is locked")
    if table.round.phase in (Phase.VERIFY, Phase.SWIPE):
        return Msg(
            "The table cannot be locked while {phase}. Finish that first",
            phase=table.round.phase.label,
        )
    return ""


def unlock_refusal(table: Table, swipe: c.SwipeCard) -> str:
    """Say why a card leaves the table locked; nothing where it unlocks it."""
    member = swipe.member
    if swipe.is_misread:
        return swipe.reading or Msg("The card could not be read. Swipe it again")
    if member is None:
        unknown = Msg(
            "Card …{last_four} not recognized. Screen stays locked",
            last_four=swipe.last_four,
        )
        return swipe.reading or unknown
    if table.dealer is None or member.is_same_person(table.dealer) or member.role in _HEADS:
        return ""
    if relieves(table, member):
        return ""
    if member.role is Role.DEALER:
        return Msg("{name} can take over between rounds only", name=member.name)
    return Msg(
        "A {role}'s card does not unlock the table. A Supervisor's does", role=member.role.label
    )


def barred_refusal(table: Table) -> str:
    """Say why whoever deals begins no round, or nothing."""
    if not table.lasting.barred:
        return ""
    return Msg("{why}. Swipe another dealer's card", why=table.lasting.barred)


def relieves(table: Table, member: StaffMember) -> bool:
    """True if a card takes the table over: another dealer's, between rounds.

    Whoever is barred comes back by a card that is good, as by the new one after a loss.
    """
    is_other = table.dealer is not None and (
        bool(table.lasting.barred) or not member.is_same_person(table.dealer)
    )
    return is_other and member.role is Role.DEALER and table.round.phase is Phase.BETTING
