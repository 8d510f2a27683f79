"""FLOOR: every table in its pit, every meter, and what needs a person."""

from enum import Enum

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class TileLook(Enum):
    """How a table stands on the map."""

    OPEN = "open"
    CLOSED = "closed"
    PENDING = "a prize is locked"
    TICKET = "a younger ticket"
    LOST = "the link is lost"
    STOPPED = "stopped by RECONCILE"


class TileModel(Value):
    """A table of the map; `is_noted` has an alert that somebody has taken note of."""

    key: FloorTouch
    number: str
    letters: str
    game: str
    word: str
    look: TileLook = TileLook.OPEN
    is_noted: bool = False


class PitModel(Value):
    """A pit: its tables round its name."""

    key: FloorTouch
    name: str
    open_words: str
    manager: str
    worst: str
    worst_tone: Tone
    worst_icon: str
    tiles: tuple[TileModel, ...]


class LevelBox(Value):
    """A level in the box of its link."""

    name: str
    amount: str
    note: str
    pending: str = ""


class LinkBox(Value):
    """A link above the map; a touch leads to its meters."""

    key: FloorTouch
    letter: str
    label: str
    note: str
    levels: tuple[LevelBox, ...]
    is_paused: bool = False


class NeedModel(Value):
    """Something that needs a person, with what can be done about it."""

    key: str
    title: str
    at: str
    headline: str
    lines: tuple[str, ...]
    icon: str
    tone: Tone
    buttons: tuple[Button[FloorTouch], ...]


class NotedModel(Value):
    """Something that somebody has taken note of."""

    title: str
    by: str
    at: str


class FloorMapModel(Value):
    """The whole page; many pits are shown as tiles of their own until one is chosen."""

    frame: ScreenFrame[FloorTouch]
    boxes: tuple[LinkBox, ...]
    pits: tuple[PitModel, ...]
    pits_only: bool
    filters: tuple[Choice[FloorTouch], ...]
    needs_title: str
    needs: tuple[NeedModel, ...]
    more: str
    noted_title: str
    noted: tuple[NotedModel, ...]
