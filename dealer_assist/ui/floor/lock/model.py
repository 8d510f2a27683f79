"""LOCK, and the question for the cards of an act."""

from dealer_assist.ui.floor.touches import CardsTouch, FloorTouch
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class LockModel(Value):
    """LOCK: nothing of the floor can be touched until somebody's card was read."""

    frame: ScreenFrame[FloorTouch]
    detail: str
    is_refused: bool
    cards: tuple[SimulatedCardModel, ...]


class CardsModel(Value):
    """The question for cards: who first, who second, how long still."""

    title: str
    detail: str
    steps: tuple[tuple[str, str, bool], ...]
    left: str
    wrong: str
    cards: tuple[SimulatedCardModel, ...]
    back: Button[CardsTouch]
