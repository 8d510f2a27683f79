"""A locked table: facts go on record, a card unlocks it, and nothing that is pressed is done.

No round begins or ends while it is locked, so the lock stands in the journal after the last
checkpoint and no checkpoint carries it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import holding
from dealer_assist.table.facts.locking import lock_refusal, relieves
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]
_GOES_ON = (
    *(c.SeeChip, c.MissChip, c.ReportSensorFault, c.ReportSensorWell, c.ReportDevices),
    *(c.TurnKey, c.LoseKey, c.SwipeCard, c.NoteRefusedSwipe, c.LetSwipeTimeOut),
    *(c.PlaceWagers, c.LetRide, c.FoldHand, c.SeeCards, c.SetHand, c.SwitchCards),
    c.PlayHand,
    *(c.NotePrint, c.RaiseAlert, c.NoteMishap, c.CloseBackOffice, c.LockTable),
    *(c.HoldTable, c.NoteProgram, c.NoteRegister, c.BarDealer),
    *(c.JoinLink, c.LoseLink, c.TurnLink, c.TakeContributions, c.GiveTicket),
    *(c.TakeCrossing, c.SealThreshold),
    *(c.LockPrize, c.RefuseLock, c.EndClosing, c.HearFloor),
)
"""What devices see, what players do, and what the kiosk notes of itself."""


def lock(table: Table, at: int) -> Events:
    """Lock the table in the name of the dealer, if that is anybody's; a locked one is locked."""
    if table.round.lock is not None:
        return ()
    if why_not := lock_refusal(table):
        raise Refused(why_not)
    return (e.TableLocked(at, None if table.lasting.barred else table.dealer),)


def bar(table: Table, why: str, at: int) -> Events:
    """Let whoever deals begin no other round; what is known already is one fact."""
    if table.dealer is None or table.lasting.barred:
        return ()
    return (e.DealerBarred(at, table.dealer.key, why),)


def hold_back(table: Table, command: c.Command) -> None:
    """Refuse what a person presses at a locked or held table."""
    if table.round.lock is not None and not isinstance(command, _GOES_ON):
        raise Refused(Msg("The table is locked. Swipe a card to unlock it first"))
    if table.round.holds and not isinstance(command, _GOES_ON):
        raise Refused(holding.held_refusal(table))


def unlock(table: Table, member: StaffMember, at: int) -> Events:
    """Unlock the table for a card that may; a relief takes it over in the same moment."""
    relief = (e.DealerRelieved(member),) if relieves(table, member) else ()
    return (e.TableUnlocked(at, member), *relief)
