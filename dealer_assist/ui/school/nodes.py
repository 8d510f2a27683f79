"""Small parts that several pages of the school share, as nodes of their trees."""

from enum import Enum

from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.toolkit.nodes import Icon, Ink, Node, Panel, Text
from dealer_assist.ui.toolkit.values.lettering import TypeRole

BAR = 14.0
GAP = 14.0
"""Between the parts of a page."""
PITCH = 24.0
"""From one small line to the next."""


class ProgressMark(Enum):
    """How something to be done is going; of the lessons exactly one is NEXT."""

    DONE = "done"
    NEXT = "next"
    OPEN = "open"
    LOCKED = "locked"


class Lines(Node):
    """A line in the middle of its box; where it is too long, in two smaller ones."""

    words: str
    role: TypeRole
    small: TypeRole = "medium_20"
    ink: Ink = "text_1"


class TitleOver(Node):
    """A title close above its detail; one that is too long takes the room of both."""

    title: str
    detail: str
    ink: Ink = "text_1"
    soft: Ink = "text_2"


class ProgressDot(Node):
    """How something is going, in the middle of its box."""

    state: ProgressMark
    side: float


class ShareBar(Node):
    """A bar that is full by a part, with a stroke where one is set; in the middle of its box."""

    full: float
    ink: Ink
    mark: float = -1.0


class Ring(Node):
    """The ring of points, full by a part, with a gap where a lesson is passed."""

    full: float
    mark: float


class Legend(Node):
    """What the begin, the stroke and the end of a bar are, below it."""

    at: float
    words: tuple[str, str, str]
    role: TypeRole


class Tag(Node):
    """A small outlined label."""

    words: str
    ink: Ink = "text_1"
    edge: Ink = "line_strong"
    icon: str = ""


class LessonFelt(Node):
    """The table in small: a plate a seat with its lamp, ivory where a hand was pressed.

    `beside` are the hands that are no seat's, each with its name.
    """

    seats: tuple[SeatMark, ...]
    beside: tuple[tuple[str, tuple[str, ...]], ...] = ()


class TouchMark(Node):
    """Where a finger was: a dot in a ring, in the middle of its box."""


def caption(words: str) -> Text:
    """Return the heading of a panel, in capitals."""
    return Text(words, "caption_20", "text_2")


def dot(state: ProgressMark, side: float) -> Node:
    """Return how something is going, as wide as it is high."""
    return ProgressDot(state, side).of(side)


def disc(icon: str, side: float = 48.0, drawn: float = 28.0) -> Node:
    """Return an icon on a round ground."""
    ground = Panel(Icon(icon, drawn), fill="raised", edge=None, radius=side / 2)
    return ground.of(side).across(side)


def tag(words: str, ink: Ink = "text_1", edge: Ink = "line_strong", icon: str = "") -> Node:
    """Return a small outlined label; in a row it takes its own width."""
    return Tag(words, ink, edge, icon).hug()
