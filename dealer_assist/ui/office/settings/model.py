"""SETTINGS: every setting with its range, what is pending, and what was ever set."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.value import Value


class SettingList(Enum):
    """What is listed."""

    SET_UP = "set_up"
    JACKPOTS = "jackpots"
    LIMITS = "limits"
    RULES = "rules"
    APPROVAL = "approval"
    PENDING = "pending"
    TRAIL = "trail"


class SettingListTurned(Value):
    """Shows another list."""

    to: SettingList


class SettingOpened(Value):
    """Opens the pad for one setting."""

    path: str


class KeptForgotten(Value):
    """Forgets a value that was kept and not proposed."""

    path: str


class ProposalWithdrawn(Value):
    """Withdraws what waits for the next opening."""

    path: str


class KeptProposed(Value):
    """Proposes all that is kept."""


SettingsTouch: TypeAlias = (
    SettingListTurned | SettingOpened | KeptForgotten | ProposalWithdrawn | KeptProposed
)
SettingsModel: TypeAlias = HeadedModel[SettingsTouch]
