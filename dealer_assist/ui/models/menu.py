"""What the menu over the table offers, group by group."""

from dataclasses import dataclass

from dealer_assist.ui.models.actions import ActionLook


@dataclass(frozen=True, slots=True)
class MenuGroup:
    """A column of the menu."""

    title: str
    choices: tuple[ActionLook, ...]


@dataclass(frozen=True, slots=True)
class MenuLook:
    """The whole menu, and the words on the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: ActionLook
    keeps_banner: bool = True
