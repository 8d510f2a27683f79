"""How a control of the table stands as a button, and how many rows the hand buttons need."""

from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import Action, ActionModel, ActionState

ONE_ROW = 4
"""Hand buttons that fit beside each other."""
_STATES = {
    ControlStanding.NEXT: ActionState.NEXT,
    ControlStanding.FREE: ActionState.AVAILABLE,
    ControlStanding.NOT_YET: ActionState.NOT_YET,
    ControlStanding.HOLD: ActionState.HOLD,
}


def rows_of_hands(table: Table) -> int:
    """Give how many rows the hand buttons of this table need; it never changes in a round."""
    lines = max((len(one.lines) for one in table.setup.jackpots.values()), default=0)
    return 2 if lines > ONE_ROW else 1


def action_model(action: Action, label: str, icon: str, control: Control) -> ActionModel:
    """Show an action as its control stands: next, free, or not yet with the reason."""
    state = _STATES[control.standing]
    reason = control.detail if state is ActionState.NOT_YET else ""
    return ActionModel(action, label, icon, control.detail, state, reason)
