"""How a control of the table stands as a button, and the buttons that many questions share."""

from collections.abc import Callable, Iterable
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table.facts.judging.known_cards import is_blackjack
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    Action,
    PutAway,
    TableAction,
)
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

ONE_ROW = 4
"""Hand buttons that fit beside each other."""
_STATES = {
    ControlStanding.NEXT: ActionState.NEXT,
    ControlStanding.FREE: ActionState.AVAILABLE,
    ControlStanding.NOT_YET: ActionState.NOT_YET,
    ControlStanding.HOLD: ActionState.HOLD,
}


def rows_of_hands(table: Table) -> int:
    """Return how many rows the hand buttons of this table need; it never changes in a round.

    The keys of a blackjack hand are two rows at every table.
    """
    if is_blackjack(table.setup):
        return 2
    lines = max((len(jackpot.lines) for jackpot in table.setup.jackpots.values()), default=0)
    return 2 if lines > ONE_ROW else 1


def action_model(action: Action, label: str, icon: str, control: Control) -> Button[Any]:
    """Show an action as its control stands: next, free, or not yet with the reason."""
    state = _STATES[control.standing]
    reason = control.detail if state is ActionState.NOT_YET else ""
    return Button(action, label, icon, control.detail, state, reason)


def shut(button: Button[Any], reason: str) -> Button[Any]:
    """Show a button that cannot be pressed now, and why."""
    return replace(button, state=ActionState.NOT_YET, reason=reason)


def back_to_table(detail: str = "") -> Button[Any]:
    """Lead back from a question that nobody has answered."""
    return Button(PutAway(), Msg("BACK TO TABLE"), "arrow-left", detail)


def reason_choices(
    reasons: Iterable[str], action: Callable[[str], TableAction]
) -> tuple[Button[Any], ...]:
    """Offer the reasons of a list, and what each of them leads to."""
    return tuple(Button(action(reason), reason_words(reason).upper(), "") for reason in reasons)
