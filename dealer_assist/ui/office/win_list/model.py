"""A page of wins, each with a button: what WINS and ADJUST list."""

from typing import Generic, TypeAlias, TypeVar

from dealer_assist.message import Msg
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value

T_co = TypeVar("T_co", covariant=True)
NO_WIN = Msg("No win is on record here")


class WinsTurned(Value):
    """Shows newer wins (-1) or older ones (1)."""

    by: int


class WinsFit(Value):
    """There is room for so many."""

    count: int


WinListTouch: TypeAlias = WinsTurned | WinsFit


class WinRowModel(Value, Generic[T_co]):
    """One win: the prize to be read first."""

    time: str
    seat: str
    hand: str
    prize: str
    who: str
    stars: int
    button: Button[T_co]
    is_backed_out: bool = False
    number: str = ""
    round: str = ""
    payment: str = ""


class WinPageModel(Value, Generic[T_co]):
    """A page of wins; `turns` lead to newer and older ones, `nothing` stands where none is."""

    rows: tuple[WinRowModel[T_co], ...] = ()
    turns: tuple[Button[WinsTurned], ...] = ()
    nothing: str = NO_WIN
