"""House Money's strip before play, as plain facts: what is done, whom to pay, what to ask."""

from dataclasses import dataclass
from enum import Enum

from dealer_assist.ui.models.actions import ActionModel


class StepState(Enum):
    """How a step, or a winner, stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class PillModel:
    """One step; a done one with a key may be touched and answered again."""

    words: str
    state: StepState
    key: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BonusRowModel:
    """One winner of the list; a done one may be touched and asked again."""

    key: str
    seat: str
    title: str
    detail: str
    state: StepState
    reason: str = ""
    amount: str = ""


@dataclass(frozen=True, slots=True)
class StripKeyModel:
    """A key of the question: NONE, PART, ALL, or a step up or down."""

    key: str
    label: str
    detail: str = ""
    icon: str = ""
    is_chosen: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
