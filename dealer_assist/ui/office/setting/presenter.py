"""The buttons under a setting that is changed."""

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.setting.model import (
    SettingLeft,
    SettingPadModel,
    SettingTouch,
    ValueKept,
    ValueProposed,
)

BACK: Button[SettingTouch] = Button(SettingLeft(), Msg("BACK"), "cross")


def acts_of(model: SettingPadModel) -> tuple[Button[SettingTouch], ...]:
    """Offer the way back, and to keep or to propose a value that can stand."""
    reason, keeps, proposes = "", ActionState.AVAILABLE, ActionState.NEXT
    if model.refusal:
        reason, keeps = Msg("Enter a value that can stand"), ActionState.NOT_YET
        proposes = keeps
    second = Msg("Then a second card")
    return (
        BACK,
        Button(ValueKept(), Msg("KEEP"), "plus", "", keeps, reason),
        Button(ValueProposed(), Msg("PROPOSE"), "check", second, proposes, reason),
    )
