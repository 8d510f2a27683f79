"""The stages of the base game and a fold, as they show on the table screen."""

from enum import Enum

from dealer_assist.frozen import frozen


class StageState(Enum):
    """How a stage stands: behind, reached, the one to touch, open beside it, or still to come."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    OPEN = "open"
    LATER = "later"


@frozen
class StageModel:
    """One pill of the stage bar. `reason` says why it cannot be touched."""

    key: str
    label: str
    state: StageState
    reason: str = ""


@frozen
class FoldModel:
    """The foot of a seat at its decision: FOLD, or FOLDED with what stays and UNDO."""

    words: str
    live: str = ""
    is_folded: bool = False
