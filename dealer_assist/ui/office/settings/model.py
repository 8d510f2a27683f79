"""SETTINGS: every setting with its range, what is pending, and what was ever set."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.lists import HeadedModel


class SettingList(Enum):
    """What is listed."""

    SET_UP = "set_up"
    JACKPOTS = "jackpots"
    LIMITS = "limits"
    RULES = "rules"
    APPROVAL = "approval"
    PENDING = "pending"
    TRAIL = "trail"


@frozen
class SettingListTurned:
    """Shows another list."""

    to: SettingList


@frozen
class SettingOpened:
    """Opens the pad for one setting."""

    path: str


@frozen
class KeptForgotten:
    """Forgets a value that was kept and not proposed."""

    path: str


@frozen
class ProposalWithdrawn:
    """Withdraws what waits for the next opening."""

    path: str


@frozen
class KeptProposed:
    """Proposes all that is kept."""


SettingsTouch: TypeAlias = (
    SettingListTurned | SettingOpened | KeptForgotten | ProposalWithdrawn | KeptProposed
)
SettingsModel: TypeAlias = HeadedModel[SettingsTouch]
