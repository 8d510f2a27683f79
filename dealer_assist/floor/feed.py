"""Where the floor-wide Game Manager reads and acts: samples, or the floor's server on a thread.

The screens never wait: they take the newest reading, hand an act over, and hear its answer later.
"""

from collections.abc import Callable
from typing import Protocol

from dealer_assist.floor.actions import Holder, PitAction
from dealer_assist.floor.view import FloorView

Answered = Callable[[str], None]
"""Hears why an act was refused; nothing where it is done."""


class Feed(Protocol):
    """A floor that can be read and acted upon."""

    @property
    def trouble(self) -> str:
        """Say why the newest reading is an old one; nothing where it is not."""
        ...

    def newest(self) -> FloorView | None:
        """Return the newest reading; None before the first."""
        ...

    def look_at(self, station: str) -> None:
        """Read the last rounds of a table too, from now on."""
        ...

    def act(self, act: PitAction, cards: tuple[str, ...], answered: Answered) -> None:
        """Have an act carried out by the people of these cards."""
        ...

    def holder(self, proof: str, found: Callable[[Holder | None], None]) -> None:
        """Ask whose card it is; None where the floor does not know it."""
        ...

    def take_answers(self) -> None:
        """Let the waiting caller have an answer, on the thread that calls."""
        ...

    def close(self) -> None:
        """Let go of the floor."""
        ...
