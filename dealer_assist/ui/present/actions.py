"""The action bar of each console, as its printed words have it."""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import controls
from dealer_assist.table.controls import Control, Standing
from dealer_assist.table.labels import has_key
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.looks import ActionBarLook
from dealer_assist.ui.models.actions import Action, ActionLook, ActionState, AskVoid, Do, OpenMenu
from dealer_assist.ui.present.felt import is_progressive_paused

_STATES = {
    Standing.NEXT: ActionState.NEXT,
    Standing.FREE: ActionState.AVAILABLE,
    Standing.NOT_YET: ActionState.NOT_YET,
}


def actions_look(table: Table) -> ActionBarLook:
    """Show menu and void at the far end, the console's own buttons at the near end."""
    void = controls.void_round(table)
    hold = ActionLook(AskVoid(), "VOID ROUND", "void", void.detail, ActionState.HOLD)
    far = (
        ActionLook(OpenMenu(), Msg("MENU"), "menu"),
        hold
        if void.standing is Standing.FREE
        else action_look(AskVoid(), "VOID ROUND", "void", void),
    )
    working = _aquarius(table) if has_key(table.setup) else _nexus(table)
    return ActionBarLook(far, working)


def _nexus(table: Table) -> tuple[ActionLook, ...]:
    call = action_look(
        Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell", controls.call_supervisor(table)
    )
    if table.phase in (Phase.BETTING, Phase.CLOSED):
        return call, _start(table)
    return call, _end(table)


def _aquarius(table: Table) -> tuple[ActionLook, ...]:
    """Show every key of the keypad, whatever the phase: a keypad's keys do not change places."""
    return (
        action_look(
            Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell", controls.call_supervisor(table)
        ),
        _start(table),
        action_look(Do(c.PressJackpot()), "J-POT", "moneybag", controls.jackpot(table)),
        _end(table),
    )


def _start(table: Table) -> ActionLook:
    control = controls.start_game(table)
    if table.phase is Phase.BETTING and is_progressive_paused(table):
        control = Control(Standing.NEXT, Msg("Base game, no progressive"), control.label)
    is_done = table.phase not in (Phase.BETTING, Phase.CLOSED, Phase.HALTED)
    if is_done:
        locked = len(table.locked)
        control = Control(Standing.NOT_YET, Msg("{locked} locked", locked=locked), control.label)
    return action_look(Do(c.StartGame()), control.label, "check" if is_done else "play", control)


def _end(table: Table) -> ActionLook:
    control = controls.end_game(table)
    return action_look(Do(controls.ending(table)), control.label, "flag", control)


def action_look(action: Action, label: str, icon: str, control: Control) -> ActionLook:
    """Show an action as its control stands: next, free, or not yet with the reason."""
    state = _STATES[control.standing]
    reason = control.detail if state is ActionState.NOT_YET else ""
    return ActionLook(action, label, icon, control.detail, state, reason)
