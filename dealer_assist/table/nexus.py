"""The Nexus console: START GAME, seat and hand button, CONFIRM, a card, END GAME."""

from dealer_assist.message import Msg
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import claims, irregularities, rounds
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]


def decide(table: Table, command: c.Command, at: int) -> Events:
    """Decide what the console asks for in the present phase."""
    match table.phase, command:
        case ((Phase.BETTING | Phase.IN_PLAY | Phase.RECORDED), c.CallSupervisor()):
            return call_supervisor(table, at)
        case Phase.VERIFY, c.DropClaim(seat, sensor):
            return claims.drop_claim(table, (seat, sensor))
        case Phase.VERIFY, c.ConfirmWins():
            return (claims.confirm(table, at),)
        case Phase.VERIFY, c.BackToTable():
            return (e.CallAnswered(),)
        case Phase.SWIPE, c.BackToTable():
            return (e.ConfirmationCancelled("back to table"),)
        case Phase.SWIPE, c.LetSwipeTimeOut():
            return () if table.reader and table.reader.has_timed_out else (e.SwipeTimedOut(),)
        case Phase.SWIPE, c.TrySwipeAgain():
            return (e.ReaderReopened(at),) if table.reader and table.reader.has_timed_out else ()
        case _, c.PressJackpot():
            raise Refused(Msg("This console has no J-POT; CONFIRM and a card record a win"))
        case _:
            return rounds.decide(table, command, at)


def call_supervisor(table: Table, at: int) -> Events:
    """Go to verification with claims on; without any that may win, call, or take it back."""
    to_verify = bool(table.claims) and not irregularities.holds_wins(table)
    if not to_verify and table.supervisor_called_at:
        return (e.CallAnswered(),)
    return (e.SupervisorCalled(at, to_verify),)
