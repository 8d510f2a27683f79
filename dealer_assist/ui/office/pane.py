"""A pane of the back office: one subject, drawn beside the list of subjects."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.pages.card_prompt.page import ChangeModel
from dealer_assist.ui.shell.page import PageContext
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext

Taken = Callable[[StaffMember], None]


class AskCard(Protocol):
    """Lets a second person swipe.

    It is told what for, the card that it needs, what to do with whose it was, and, where a value
    changes, from what to what: nobody puts a card to what does not stand on the screen.
    """

    def __call__(
        self, sentence: str, needed: Role, then: Taken, change: ChangeModel | None = None
    ) -> None: ...


@frozen
class Office:
    """What a pane may use: `by` is who is signed in; `show` leads to another pane."""

    page_context: PageContext
    by: StaffMember
    show: Callable[[str], None]
    ask_card: AskCard


class Pane(Canvas):
    """A subject of the back office; it may be made anew at any time and keeps nothing."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.office = office

    def refresh(self) -> None:
        """Show the desk as it stands; called after every change that is on record."""

    def tick(self, now_ms: int) -> None:
        """Let time pass."""

    def leave(self) -> None:
        """Give back what the pane has borrowed."""
