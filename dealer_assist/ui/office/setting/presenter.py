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
    if model.refusal:
        reason, state = Msg("Enter a value that can stand"), ActionState.NOT_YET
        return (
            BACK,
            Button(ValueKept(), Msg("KEEP"), "plus", "", state, reason),
            Button(ValueProposed(), Msg("PROPOSE"), "check", model.second, state, reason),
        )
    propose = Button(ValueProposed(), Msg("PROPOSE"), "check", model.second, ActionState.NEXT)
    return BACK, Button(ValueKept(), Msg("KEEP"), "plus"), propose
