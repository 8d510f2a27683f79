"""The pay walk as it shows: one seat at a time, what it is handed, and who is paid already."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel, TableAction


class StopState(Enum):
    """How a seat stands in the present pass of the walk."""

    PAID = "paid"
    NOW = "now"
    LATER = "later"


@frozen
class StopModel:
    """A seat on the way, by its number."""

    seat: str
    state: StopState


@frozen
class PayFootModel:
    """What a seat is owed or was paid, in two lines; `is_paid` once nothing is owed any more."""

    words: str
    amount: str
    is_paid: bool = False


@frozen
class PayLineModel:
    """One amount that a seat is handed; one that `is_later` comes in another pass."""

    title: str
    detail: str
    amount: str
    is_later: bool = False


@frozen
class DutyModel:
    """Something to be done for a prize; `tick` says that it is, or that it is not after all."""

    tick: TableAction
    title: str
    detail: str = ""
    is_done: bool = False


@frozen
class PayWalkModel:
    """The seat to be paid now. `duty` is what has to be ticked for it, where there is such.

    `before` tells in one line what was paid before in this round; it is in no sum.
    """

    lines: tuple[PayLineModel, ...]
    stops: tuple[StopModel, ...]
    paid: ActionModel
    others: tuple[ActionModel, ActionModel, ActionModel]
    note: str = ""
    duty: DutyModel | None = None
    before: str = ""
