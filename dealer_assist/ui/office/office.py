"""What a pane of the Game Manager may use, and how it lets a second person swipe."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.flow import Step
from dealer_assist.value import Value

STAFF, OWN_SETTINGS, FORECAST = "staff", "own_settings", "forecast"
SETTINGS, BUILD, SHEETS = "settings", "build", "sheets"
"""Panes that lead to each other, by their keys."""
Taken: TypeAlias = Callable[[StaffMember], Step | None]
"""What is done with whose card it was."""


class AskCard(Protocol):
    """Lets a second person swipe.

    It is told what for, the card that it needs, what to do with whose it was, and, where a value
    changes, from what to what: nobody puts a card to what does not stand on the screen.
    """

    def __call__(
        self, sentence: str, needed: Role, then: Taken, change: ChangeModel | None = None
    ) -> None: ...


class Office(Value):
    """What a pane may use: `by` is who is signed in; `show` leads to another pane.

    `go` carries out a step that no touch has led to: a card was read, work is done.
    """

    page_context: PageContext
    by: StaffMember
    show: Callable[[str], None]
    ask_card: AskCard
    go: Callable[[Step], None]
