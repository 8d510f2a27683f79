"""What the menu over the table offers, group by group."""

from typing import Any

from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import Value


class MenuGroup(Value):
    """A column of the menu."""

    title: str
    choices: tuple[Button[Any], ...]


class MenuModel(Value):
    """The whole menu, and the words on the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: Button[Any]
    keeps_banner: bool = True
