"""What the menu over the table offers, group by group."""

from dataclasses import dataclass

from dealer_assist.ui.models.actions import ActionModel


@dataclass(frozen=True, slots=True)
class MenuGroup:
    """A column of the menu."""

    title: str
    choices: tuple[ActionModel, ...]


@dataclass(frozen=True, slots=True)
class MenuModel:
    """The whole menu, and the words on the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: ActionModel
    keeps_banner: bool = True
