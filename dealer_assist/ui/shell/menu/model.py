"""What the menu over the table offers, group by group."""

from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.value import Value


class MenuGroup(Value):
    """A column of the menu."""

    title: str
    choices: tuple[ActionModel, ...]


class MenuModel(Value):
    """The whole menu, and the words on the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: ActionModel
    keeps_banner: bool = True
