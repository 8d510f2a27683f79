"""The Aquarius console: COIN IN, hand button, key to JPH, J-POT, key to RUN, GAME OVER.

J-POT records the wins; only the key's way back to RUN takes their prizes off the meters. While
the key stands in JPH the table is held.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.events.values import JPH, RUN
from dealer_assist.table.facts import duties, marks, verifying
from dealer_assist.table.facts.aquarius import jackpot_refusal, key_refusal
from dealer_assist.table.guide.labels import label_of
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import claims
from dealer_assist.table.procedures import marks as marks_steps
from dealer_assist.table.procedures import verifying as verifying_steps
from dealer_assist.table.setup.roles import KEY_HOLDER
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_key

Events = tuple[e.Event, ...]


def hold_back(table: Table, command: Pressed) -> None:
    """Refuse what this console does not have, and everything while the key is in JPH."""
    match command:
        case c.ConfirmWins() | c.DropClaim() | c.BackToTable() | c.TrySwipeAgain():
            what = label_of(table.setup, command)
            raise Refused(
                Msg("This console has no {what}. The key and J-POT record a win", what=what)
            )
        case c.LetSwipeTimeOut():
            raise Refused(Msg("No card needed here. The key and J-POT record a win"))
        case _ if table.lasting.key == JPH and table.lasting.key_is_lost:
            what = label_of(table.setup, command)
            raise Refused(
                Msg(
                    "{what} waits: the key switch does not answer. Swipe a Supervisor's card",
                    what=what,
                )
            )
        case _ if table.lasting.key == JPH:
            what = label_of(table.setup, command)
            raise Refused(
                Msg("{what} waits: the key is in JPH. Turn it back to RUN first", what=what)
            )


def call_supervisor(table: Table, at: int) -> Events:
    """Ask for the supervisor and the key, or take the call back."""
    if table.round.supervisor_called_at:
        return (e.CallAnswered(),)
    return (e.SupervisorCalled(at, to_verify=False),)


def turn_key(table: Table, position: str, at: int) -> Events:
    """Note where the key stands; a turn that makes no sense is noted with the reason."""
    if not has_key(table.setup):
        raise Refused(Msg("This console has no key. CONFIRM and a card record a win"))
    if position not in (RUN, JPH):
        raise Refused(Msg("The key has no position {position}: only RUN or JPH", position=position))
    found = (e.KeyFound(at, position),) if table.lasting.key_is_lost else ()
    return found if position == table.lasting.key else (*found, *_turned(table, position, at))


def _turned(table: Table, position: str, at: int) -> Events:
    if position == JPH:
        return (e.KeyTurned(at, JPH, key_refusal(table)),)
    turned = e.KeyTurned(at, RUN)
    return (turned,) if table.round.holds else (turned, *take_off_meters(table, at))


def take_off_meters(table: Table, at: int) -> Events:
    """Take what J-POT has recorded off the meters; at a held table that waits for its release."""
    if table.round.pending is None or not has_key(table.setup):
        return ()
    return (e.MetersAdjusted(at, readings(table.setup, table.round.pending.accounts)),)


def press_jackpot(table: Table, reason: str, at: int) -> Events:
    """Record every claim with its prize; the meters follow when the key is back in RUN."""
    if not has_key(table.setup):
        raise Refused(Msg("This console has no J-POT. CONFIRM and a card record a win"))
    if why_not := jackpot_refusal(table):
        raise Refused(why_not)
    if why_not := marks.confirm_refusal(table):
        raise Refused(why_not)
    duties.require(table)
    against = verifying.require_reason(table, reason)
    confirmed = claims.confirm(table, at)
    by = table.round.key_by or KEY_HOLDER
    authorised = e.WinsAuthorised(
        at=at,
        by=by,
        first_number=table.lasting.wins_so_far + 1,
        wins=confirmed.wins,
        meters=(),
        envy=confirmed.envy,
        meters_wait=True,
    )
    raised = verifying_steps.alerts(table, against, reason, by, at)
    return (confirmed, authorised, *raised, *marks_steps.alerts(table, confirmed.wins, by, at))
