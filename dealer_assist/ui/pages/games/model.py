"""What the choice of games shows, as plain facts without Qt."""

from typing import Any

from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import Value

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
    tables: Button[Any] | None = None
    quick: Button[Any] | None = None
