"""What the menu over the table offers, group by group."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel


@frozen
class MenuGroup:
    """A column of the menu."""

    title: str
    choices: tuple[ActionModel, ...]


@frozen
class MenuModel:
    """The whole menu, and the words on the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: ActionModel
    keeps_banner: bool = True
