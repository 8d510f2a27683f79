"""A locked table: facts go on record, a card unlocks it, and nothing that is pressed is done.

No round begins or ends while it is locked, so the lock stands in the journal after the last
checkpoint and no checkpoint carries it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import JPH
from dealer_assist.table.procedures import adjustments, holding
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]

_HEADS = (Role.SUPERVISOR, Role.EXECUTIVE)
_GOES_ON = (
    *(c.SeeChip, c.MissChip, c.ReportSensorFault, c.ReportSensorWell, c.ReportDevices),
    *(c.TurnKey, c.LoseKey, c.SwipeCard, c.NoteRefusedSwipe, c.LetSwipeTimeOut),
    *(c.PlaceWagers, c.LetRide, c.FoldHand, c.SeeCards, c.SetHand, c.SwitchCards),
    c.PlayHand,
    *(c.NotePrint, c.RaiseAlert, c.NoteMishap, c.CloseBackOffice, c.LockTable),
    *(c.HoldTable, c.NoteProgram, c.NoteRegister),
    *(c.JoinLink, c.LoseLink, c.TurnLink, c.TakeContributions, c.GiveTicket),
    *(c.TakeCrossing, c.SealThreshold),
    *(c.LockPrize, c.RefuseLock, c.EndClosing, c.HearFloor),
)
"""What devices see, what players do, and what the kiosk notes of itself."""


def lock(table: Table, at: int) -> Events:
    """Lock the table in the name of whoever deals; a locked one is locked already."""
    if table.round.lock is not None:
        return ()
    if why_not := lock_refusal(table):
        raise Refused(why_not)
    return (e.TableLocked(at, table.dealer),)


def lock_refusal(table: Table) -> str:
    """Say why the table cannot be locked now, or nothing if it can."""
    if table.round.holds:
        return holding.held_refusal(table)
    if held := adjustments.waits(table):
        return held
    if table.lasting.key == JPH:
        return Msg("The key is in JPH; turn it back to RUN before the table is locked")
    if table.round.phase in (Phase.VERIFY, Phase.SWIPE):
        return Msg(
            "The table cannot be locked while {phase}; finish that first",
            phase=table.round.phase.label,
        )
    return ""


def hold_back(table: Table, command: c.Command) -> None:
    """Refuse what a person presses at a locked or held table."""
    if table.round.lock is not None and not isinstance(command, _GOES_ON):
        raise Refused(Msg("The table is locked; swipe a card to unlock it first"))
    if table.round.holds and not isinstance(command, _GOES_ON):
        raise Refused(holding.held_refusal(table))


def unlock_refusal(table: Table, swipe: c.SwipeCard) -> str:
    """Say why a card leaves the table locked; nothing where it unlocks it."""
    member = swipe.member
    if swipe.is_misread:
        return swipe.reading or Msg("The card could not be read; swipe it again")
    if member is None:
        unknown = Msg(
            "Card ending {last_four} is not on the staff list; the screen stays locked",
            last_four=swipe.last_four,
        )
        return swipe.reading or unknown
    if table.dealer is None or member.is_same_person(table.dealer) or member.role in _HEADS:
        return ""
    if relieves(table, member):
        return ""
    if member.role is Role.DEALER:
        return Msg(
            "{name} can relieve between rounds only; the screen stays locked", name=member.name
        )
    return Msg(
        "A {role}'s card does not unlock the table; a Supervisor's does", role=member.role.label
    )


def unlock(table: Table, member: StaffMember, at: int) -> Events:
    """Unlock the table for a card that may; a relief takes it over in the same moment."""
    relief = (e.DealerRelieved(member),) if relieves(table, member) else ()
    return (e.TableUnlocked(at, member), *relief)


def relieves(table: Table, member: StaffMember) -> bool:
    """Tell whether a card takes the table over: another dealer's, between rounds."""
    is_other = table.dealer is not None and not member.is_same_person(table.dealer)
    return is_other and member.role is Role.DEALER and table.round.phase is Phase.BETTING
