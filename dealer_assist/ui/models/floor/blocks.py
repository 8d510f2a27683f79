"""What several screens of the floor are made of: facts in rows, and tables of figures."""

from enum import Enum

from dealer_assist.frozen import frozen


class Tone(Enum):
    """What a text says by its colour: a healthy floor is grey."""

    PLAIN = "plain"
    SOFT = "soft"
    STRONG = "strong"
    PRIZE = "prize"
    BROKEN = "broken"
    WELL = "well"


@frozen
class Cell:
    """A figure or a word in a table; `below` stands under it in small letters."""

    words: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""
    below: str = ""
    tag: str = ""


@frozen
class Column:
    """A column with its share of the width; figures stand at its right."""

    title: str
    share: float
    is_right: bool = False


@frozen
class GridRow:
    """A row; one with a key can be touched."""

    cells: tuple[Cell, ...]
    key: str = ""
    tone: Tone = Tone.PLAIN
    is_selected: bool = False
    course: tuple[float, ...] = ()


@frozen
class Grid:
    """A table of figures; `nothing` stands in the place of rows. `course_at` draws a small line."""

    columns: tuple[Column, ...]
    rows: tuple[GridRow, ...]
    nothing: str = ""
    course_at: int = -1


@frozen
class Fact:
    """A name with what is true of it."""

    name: str
    value: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""


@frozen
class Facts:
    """A panel of facts under a title."""

    title: str
    rows: tuple[Fact, ...]
    note: str = ""
    foot: str = ""
