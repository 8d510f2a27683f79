"""The form for a new card, as a model."""

from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button, choices
from dealer_assist.ui.office.enrolment.model import (
    EnrolmentLeft,
    EnrolModel,
    LastDayPicked,
    NewCardAwaited,
    RolePicked,
)

ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN, Role.TRAINER)
LAST_DAYS = {0: Msg("NO LAST DAY"), 7: Msg("1 WEEK"), 91: Msg("3 MONTHS"), 365: Msg("1 YEAR")}
"""How long a new card is good: days from today, and the words for it."""


def enrol_model(
    name: str, role: Role, days: int, detail: str, *, is_refused: bool, is_waiting: bool
) -> EnrolModel:
    """Show the form; while a card is awaited nothing else can be pressed on."""
    state, reason = ActionState.NEXT, ""
    if is_waiting:
        state, reason = ActionState.WAITING, Msg("The new card is awaited")
    elif not name:
        state, reason = ActionState.NOT_YET, Msg("A name is needed first")
    return EnrolModel(
        name=name,
        detail=detail,
        is_refused=is_refused,
        roles=choices({one: one.label for one in ROLES}, role, RolePicked),
        days=choices(LAST_DAYS, days, LastDayPicked),
        back=Button(EnrolmentLeft(), Msg("BACK"), "arrow-left"),
        swipe=Button(NewCardAwaited(), Msg("SWIPE THE NEW CARD"), "card", "", state, reason),
    )
