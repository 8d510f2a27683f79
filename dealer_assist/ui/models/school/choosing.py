"""A screen with many things to choose from: names, drills, attempts, lessons."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.models.school.frame import FrameModel


@frozen
class ChoosingModel:
    """The whole screen; `cards` are swiped by touch, as everything simulated."""

    frame: FrameModel
    title: str
    note: str
    offers: tuple[OfferModel, ...]
    cards_title: str = ""
    cards: tuple[SimulatedCardModel, ...] = ()
    nothing: str = ""
