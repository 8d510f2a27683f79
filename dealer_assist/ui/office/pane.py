"""A pane of the back office: one subject, drawn beside the list of subjects."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.page import PageContext

Taken = Callable[[StaffMember], None]


@dataclass(frozen=True, slots=True)
class Office:
    """What a pane may use.

    `by` is who is signed in; `show` leads to another pane; `ask_card` lets a second person swipe:
    the sentence that says what for, the card that it needs, and what to do with whose it was.
    """

    page_context: PageContext
    by: StaffMember
    show: Callable[[str], None]
    ask_card: Callable[[str, Role, Taken], None]


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
