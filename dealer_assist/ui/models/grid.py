"""Lists of figures, facts in rows, and states in capitals, as values without Qt."""

from enum import Enum
from typing import Generic, TypeVar

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.ui.models.touches import Button

T_co = TypeVar("T_co", covariant=True)


class Tone(Enum):
    """What a text says by its colour: what is healthy is grey."""

    PLAIN = "plain"
    SOFT = "soft"
    STRONG = "strong"
    PRIZE = "prize"
    BROKEN = "broken"
    WELL = "well"


@frozen
class Cell:
    """A figure or a word; `below` stands under it in small letters, `tag` behind it in a frame."""

    words: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""
    below: str = ""
    tag: str = ""


@frozen
class Column:
    """A column with its share of the width; figures stand at its right."""

    title: str
    share: float = 1.0
    is_right: bool = False


@frozen
class Row(Generic[T_co]):
    """A row; one with a touch can be touched, one with a button has it at its right end.

    `course` is a small line, drawn in the grid's column `course_at`: shares of the height.
    """

    cells: tuple[Cell, ...]
    touch: T_co | None = None
    tone: Tone = Tone.PLAIN
    is_selected: bool = False
    course: tuple[float, ...] = ()
    button: Button[T_co] | None = None

    @property
    def key(self) -> T_co | None:
        """Give what a press tells."""
        return self.touch


@frozen
class Turning(Generic[T_co]):
    """The touches that turn to other rows, where they are asked for as they are turned.

    None at an end. Without a `Turning` a grid has all its rows and turns its pages by itself.
    """

    before: T_co | None
    after: T_co | None


@frozen
class Grid(Generic[T_co]):
    """A list; `nothing` stands in the place of rows."""

    columns: tuple[Column, ...]
    rows: tuple[Row[T_co], ...] = ()
    nothing: str = Msg("Nothing here")
    course_at: int = -1
    turning: Turning[T_co] | None = None


@frozen
class FactLine:
    """A name with what is true of it; with an icon the name is strong and the value explains."""

    name: str
    value: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""


@frozen
class Facts:
    """Facts under a title."""

    title: str
    rows: tuple[FactLine, ...]
    note: str = ""
    foot: str = ""


@frozen
class Pill:
    """A state in capitals; `is_filled` shows it on its own colour."""

    words: str
    icon: str
    tone: Tone = Tone.PLAIN
    is_filled: bool = False
