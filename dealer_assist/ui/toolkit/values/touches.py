"""Controls of a screen as values: each carries the touch that it tells, by type.

A screen has one closed union of touches; its models are made of `Button[T]`, `Choice[T]` and
`Tab[T]` over that union, so a button that leads nowhere does not pass the type checker.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Generic, Self, TypeVar

from dealer_assist.value import Value, replace

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
V = TypeVar("V")


def refuse_unhashable(action: object, label: str) -> None:
    """Refuse a button whose action holds a mapping or a list: a look is kept by its values."""
    try:
        hash(action)
    except TypeError as error:
        raise TypeError(
            f"The button {label!r} leads to {type(action).__name__}, which holds a value that "
            f"can change ({error}); give it names and numbers instead"
        ) from error


class ActionState(Enum):
    """How an action stands; exactly one on the screen is NEXT."""

    NEXT = "next"
    AVAILABLE = "available"
    NOT_YET = "not yet"
    HOLD = "hold"
    WAITING = "waiting"


class Button(Value, Generic[T_co]):
    """One button. NOT_YET needs a reason, which is shown as its detail.

    `name` tells it from others with the same words, where there are such.
    """

    touch: T_co
    label: str
    icon: str
    detail: str = ""
    state: ActionState = ActionState.AVAILABLE
    reason: str = ""
    name: str = ""
    is_judged: bool = False

    def __post_init__(self) -> None:
        """Refuse what could not be painted."""
        refuse_unhashable(self.touch, self.label)

    def unless(self, reason: str) -> Self:
        """Shut it where there is a reason, which stands on it then."""
        if not reason:
            return self
        return replace(self, detail=reason, state=ActionState.NOT_YET, reason=reason)


class Choice(Value, Generic[T_co]):
    """One of several: a filter above a list, an answer, a span of time."""

    touch: T_co
    label: str
    is_on: bool = False
    detail: str = ""

    @property
    def key(self) -> T_co:
        """Return what a press tells."""
        return self.touch


def choices(words: Mapping[V, str], chosen: V, touch: Callable[[V], T]) -> tuple[Choice[T], ...]:
    """Offer each value by its words; the one that is chosen is on."""
    return tuple(Choice(touch(one), label, one == chosen) for one, label in words.items())


class Tab(Value, Generic[T_co]):
    """A page of the rail at the side; `count` is how much there needs a person."""

    touch: T_co
    label: str
    icon: str
    is_selected: bool = False
    count: int = 0

    @property
    def key(self) -> T_co:
        """Return what a press tells."""
        return self.touch


class SheetQuestion(Value, Generic[T_co]):
    """A question over a screen: what each answer tells, and the way back."""

    title: str
    detail: str
    choices: tuple[Button[T_co], ...]
    back: Button[T_co]
    keeps_banner: bool = True
