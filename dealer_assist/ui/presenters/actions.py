"""The action bar of each console, as its printed words have it."""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, Standing
from dealer_assist.table.guide.words import has_house_only, has_key
from dealer_assist.table.procedures import ending
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.models.actions import Action, ActionModel, ActionState, AskVoid, Do, OpenMenu
from dealer_assist.ui.models.table import ActionBarModel
from dealer_assist.ui.presenters.notices import is_progressive_paused

_STATES = {
    Standing.NEXT: ActionState.NEXT,
    Standing.FREE: ActionState.AVAILABLE,
    Standing.HOLD: ActionState.HOLD,
    Standing.NOT_YET: ActionState.NOT_YET,
    Standing.HOLD: ActionState.HOLD,
}


def actions_model(table: Table, at: int = 0) -> ActionBarModel:
    """Show menu and void at the far end, the console's own buttons at the near end."""
    void = controls.void_round(table)
    hold = ActionModel(AskVoid(), "VOID ROUND", "void", void.detail, ActionState.HOLD)
    if table.void_asked:
        keeps = Msg("No card, no void")
        hold = ActionModel(Do(c.KeepRound()), Msg("KEEP THE ROUND"), "arrow-left", keeps)
    far = (
        ActionModel(OpenMenu(), Msg("MENU"), "menu"),
        hold
        if void.standing is Standing.FREE
        else action_model(AskVoid(), "VOID ROUND", "void", void),
    )
    working = _aquarius(table, at) if has_key(table.setup) else _nexus(table, at)
    return ActionBarModel(far, working)


def _nexus(table: Table, at: int) -> tuple[ActionModel, ...]:
    """Show three slots that stay in every phase: a second tap on START never reaches END."""
    return _first_slot(table), _call(table), _end(table, at)


def _aquarius(table: Table, at: int) -> tuple[ActionModel, ...]:
    """Show every key of the keypad, whatever the phase: a keypad's keys do not change places."""
    jackpot = action_model(Do(c.PressJackpot()), "J-POT", "moneybag", controls.jackpot(table))
    return _first_slot(table), _call(table), jackpot, _end(table, at)


def _first_slot(table: Table) -> ActionModel:
    """Show what begins the round; once it has begun, what the dealer confirms alone."""
    is_open = table.phase in (Phase.BETTING, Phase.CLOSED, Phase.HALTED)
    if is_open or not table.setup.jackpots:
        return _start(table)
    control = controls.dealer_confirm(table)
    return action_model(Do(c.ConfirmAsDealer()), control.label, "person", control)


def _call(table: Table) -> ActionModel:
    control = controls.call_supervisor(table)
    return action_model(Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell", control)


def _start(table: Table) -> ActionModel:
    control = controls.start_game(table)
    if table.phase is Phase.BETTING and is_progressive_paused(table):
        base = Msg("Base game, no progressive")
        if has_house_only(table.setup):
            base = Msg("Base game, no jackpot")
        control = Control(Standing.NEXT, base, control.label)
    is_done = table.phase not in (Phase.BETTING, Phase.CLOSED, Phase.HALTED)
    if is_done:
        locked = len(table.locked)
        done = Msg("{locked} locked", locked=locked) if locked else Msg("The round has begun")
        control = Control(Standing.NOT_YET, done, control.label)
    return action_model(Do(c.StartGame()), control.label, "check" if is_done else "play", control)


def _end(table: Table, at: int) -> ActionModel:
    control = controls.end_game(table, at)
    icon = "flag"
    if control.standing is Standing.HOLD:
        icon = "void"
    elif ending.rest_seconds(table, at) and control.standing is Standing.NOT_YET:
        icon = "clock"
    return action_model(Do(controls.ending(table)), control.label, icon, control)


def action_model(action: Action, label: str, icon: str, control: Control) -> ActionModel:
    """Show an action as its control stands: next, free, or not yet with the reason."""
    state = _STATES[control.standing]
    reason = control.detail if state is ActionState.NOT_YET else ""
    return ActionModel(action, label, icon, control.detail, state, reason)
