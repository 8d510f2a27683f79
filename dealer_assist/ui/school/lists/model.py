"""A screen with many things to choose from: names, drills, attempts, lessons, days."""

from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value

T_co = TypeVar("T_co", covariant=True)
V = TypeVar("V")


class Mark(Enum):
    """How something to choose stands: plain, picked, or judged."""

    PLAIN = "plain"
    PICKED = "picked"
    RIGHT = "right"
    WRONG = "wrong"


class Offer(Value, Generic[T_co]):
    """One thing to choose, with what a touch of it tells; `detail` says more in small letters."""

    key: T_co
    label: str
    detail: str = ""
    mark: Mark = Mark.PLAIN
    is_judged: bool = False


class OfferTouched(Value, Generic[V]):
    """One of the list was touched."""

    value: V


ListTouch: TypeAlias = OfferTouched[V] | BackTouched


class ListModel(Value, Generic[T_co]):
    """The whole screen; `cards` are swiped by touch, as everything simulated."""

    frame: ScreenFrame[T_co]
    title: str
    note: str
    offers: tuple[Offer[T_co], ...]
    cards_title: str = ""
    cards: tuple[SimulatedCardModel, ...] = ()
    nothing: str = ""
