"""House Money's strip before play, as plain facts: what is done, whom to pay, what to ask."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel


class StepState(Enum):
    """How a step, or a winner, stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


@frozen
class PillModel:
    """One step; a done one with a key may be touched and answered again."""

    words: str
    state: StepState
    key: str = ""
    reason: str = ""


@frozen
class BonusRowModel:
    """One winner of the list; a done one may be touched and asked again."""

    key: str
    seat: str
    title: str
    detail: str
    state: StepState
    reason: str = ""
    amount: str = ""


@frozen
class StripKeyModel:
    """A key of the question: NONE, PART, ALL, or a step up or down."""

    key: str
    label: str
    detail: str = ""
    icon: str = ""
    is_chosen: bool = False
    reason: str = ""


@frozen
class WinnerModel:
    """The winner who is being paid, and what may stay up."""

    seat: str
    cards: tuple[str, ...]
    hand: str
    odds: str
    pay: str
    caption: str
    limit: str
    choices: tuple[StripKeyModel, ...]
    steps: tuple[StripKeyModel, ...]
    done: ActionModel


@frozen
class BonusStripModel:
    """The whole strip: steps, winners, and either a question with its answers or a winner."""

    title: str
    pills: tuple[PillModel, ...]
    rows: tuple[BonusRowModel, ...]
    question: str = ""
    question_detail: str = ""
    answers: tuple[ActionModel, ...] = ()
    winner: WinnerModel | None = None
    is_over: bool = False
