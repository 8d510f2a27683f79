"""The one line that says what to do, and the stages that may stand beside it."""

from enum import Enum

from dealer_assist.value import Value


class StageState(Enum):
    """How a stage stands: behind, reached, the one to touch, open beside it, or still to come."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    OPEN = "open"
    LATER = "later"


class StageModel(Value):
    """One pill of the stage bar. `reason` says why it cannot be touched."""

    key: str
    label: str
    state: StageState
    reason: str = ""


class StageTouched(Value):
    """A stage of the base game: the next one, or the last one behind."""

    key: str


class PromptKind(Enum):
    """Who is to act: the dealer, the dealer on a fault, or nobody."""

    NEXT = "next"
    FAULT = "fault"
    WAITING = "waiting"


class PromptModel(Value):
    """The one line that says what to do. `step` counts from 1; no steps show no dots.

    Between the start and the settling the stages of the base game stand in the place of the dots.

    A line that `is_sentence` is shown in two parts: its first clause large, the rest as the detail.
    """

    line: str
    detail: str = ""
    kind: PromptKind = PromptKind.NEXT
    step: int = 0
    steps: int = 0
    is_sentence: bool = False
    stages: tuple[StageModel, ...] = ()
