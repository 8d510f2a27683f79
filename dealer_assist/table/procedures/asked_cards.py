"""A card that is asked for at the table itself: for bonus bets, for a win that is none, for a void.

Until it is there nothing has happened; without one all stays as it was. A card answers one
question: whatever asks for another one, or moves a claim, leaves the first unanswered.
"""

from dealer_assist.errors import Refused
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import ANSWER, RULED
from dealer_assist.table.facts import irregularities, marks
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]
_ANSWERS = (e.CardNotAsked, e.BetsAllowed, e.VoidWithdrawn, e.RoundVoided, e.RoundOpened)
_OTHERWISE = (
    e.ClaimMade,
    e.ClaimDropped,
    e.WinsConfirmed,
    e.WinsAuthorised,
    e.AdjustmentAsked,
    e.MeterSetAsked,
    e.LateWinAsked,
    e.ClosingAsked,
    e.GameStarted,
)
"""What happens to wins, asks for a card of its own, or begins the game that a mark was for."""


def ask(table: Table, asked: e.CardAsked) -> Events:
    """Ask for a card; what is asked for already is no second question."""
    before = table.round.asked
    if before is not None and (before.what, before.hands, before.bets) == (
        asked.what,
        asked.hands,
        asked.bets,
    ):
        return ()
    if asked.what != RULED and (why_not := irregularities.holds_wins(table)):
        raise Refused(why_not)
    return (asked,)


def leave(table: Table, at: int) -> Events:
    """Let all stay as it was; no card came."""
    return (e.CardNotAsked(at),) if table.round.asked else ()


def withdrawn(table: Table, events: Events, at: int) -> Events:
    """Leave what waits for a card where these events are about something else."""
    if not (table.round.asked or table.round.void_asked) or any(
        isinstance(event, _ANSWERS) for event in events
    ):
        return ()
    spot, asked = marks.spot_asked(table), table.round.asked
    is_answer = asked is not None and asked.what == ANSWER
    is_other = any(
        isinstance(event, _OTHERWISE)
        or _verifies(event)
        or (is_answer and isinstance(event, e.WagersSettled))
        or _is_trouble(event)
        or (isinstance(event, e.SensorMended) and (event.seat, event.sensor) == spot)
        for event in events
    )
    kinds = {type(event) for event in events}
    card: Events = (e.CardNotAsked(at),) if is_other or e.VoidAsked in kinds else ()
    void: Events = (e.VoidWithdrawn(at),) if is_other or e.CardAsked in kinds else ()
    return (*(card if table.round.asked else ()), *(void if table.round.void_asked else ()))


def _is_trouble(event: e.Event) -> bool:
    """True if cards are reported wrong: that is put right before anything else."""
    return isinstance(event, e.IrregularityNoted) and event.now.kind != irregularities.SHUFFLER


def _verifies(event: e.Event) -> bool:
    """True if an event opens the verification; a mere call brings a person with a card."""
    match event:
        case e.SupervisorCalled(to_verify=to_verify):
            return to_verify
        case e.KeyTurned(refusal=refusal):
            return not refusal
        case e.KeyCardSwiped():
            return True
        case _:
            return False
