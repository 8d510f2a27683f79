"""The stages of the base game and a fold, as they show on the table screen."""

from dataclasses import dataclass
from enum import Enum


class StageState(Enum):
    """How a stage stands: behind, reached, the one to touch, open beside it, or still to come."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    OPEN = "open"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class StageModel:
    """One pill of the stage bar. `reason` says why it cannot be touched."""

    key: str
    label: str
    state: StageState
    reason: str = ""


@dataclass(frozen=True, slots=True)
class FoldModel:
    """The foot of a seat at its decision: FOLD, or FOLDED with what stays and UNDO."""

    words: str
    live: str = ""
    is_folded: bool = False
