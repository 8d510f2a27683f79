"""What END GAME waits for, as the panel lists it."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel


@frozen
class WaitRowModel:
    """One thing, its place in the list, and up to two buttons; the first one has the amber tile."""

    title: str
    detail: str = ""
    number: str = ""
    actions: tuple[ActionModel, ...] = ()
    is_next: bool = False
