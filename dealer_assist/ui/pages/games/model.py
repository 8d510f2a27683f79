"""What the choice of games shows and what can be touched there, as plain facts without Qt."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value


class FamilyTouched(Value):
    """A family of titles, by its button at the left."""

    family: str


class TitleTouched(Value):
    """A title, by its tile."""

    title: str


class GameTouched(Value):
    """A table of the chosen title, by its card."""

    table: str


class GameMeant(Value):
    """A table that is led back to, wherever it is."""

    table: str


class FindKeyTyped(Value):
    """A key of the screen or of a keyboard, by its word."""

    key: str


class GamesAct(Enum):
    """What the other buttons of the page do."""

    FIND = "find"
    TABLES = "tables"
    WHY = "why"
    TITLES = "titles"
    MORE = "more"
    OPEN = "open"


GamesTouch: TypeAlias = (
    FamilyTouched | TitleTouched | GameTouched | GameMeant | FindKeyTyped | GamesAct
)
Block = tuple[str, str, str]
"""A caption, a value and a detail."""


class MeterMark(Value):
    """Whose meter a table plays for, told at a glance; one of a link is filled, not outlined."""

    words: str
    icon: str
    is_filled: bool = False


class GameModel(Value):
    """A table to choose: its tile, its game, and blocks of caption, value and detail.

    With a reason it cannot be opened, and that takes the place of the blocks.
    """

    key: str
    number: str
    name: str
    console: str = ""
    blocks: tuple[Block, ...] = ()
    foot: str = ""
    is_selected: bool = False
    reason: str = ""
    mark: MeterMark | None = None


class FamilyModel(Value):
    """A family of titles, by the button that shows it."""

    key: str
    label: str
    detail: str = ""
    is_selected: bool = False


class TitleTileModel(Value):
    """A title to choose: its number, its name, what is particular, or what is missing.

    Of the `details` the first is shown that there is room for; `is_shut` where it cannot open.
    """

    key: str
    number: str
    name: str
    details: tuple[str, ...] = ()
    is_selected: bool = False
    is_shut: bool = False
    is_unreadable: bool = False


class TitleSheetModel(Value):
    """All that will open with the chosen title, or what is missing of it and who can give it.

    `tables` leads to the other tables of the title, `quick` back to the present one.
    """

    number: str = ""
    name: str = ""
    console: str = ""
    wagers: str = ""
    blocks: tuple[Block, ...] = ()
    missing: str = ""
    cure: str = ""
    tables: Button[GamesAct] | None = None
    quick: Button[GameMeant] | None = None


class FinderModel(Value):
    """What is typed to find a title, and how many that leaves."""

    typed: str
    found: str
