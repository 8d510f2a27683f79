"""What an instruction of a scenario may touch and look at, in whichever scene it is played."""

from pathlib import Path
from random import Random
from typing import Any, Protocol

from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.scenarios.finger import Finger
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.window import KioskWindow


class Performance(Protocol):
    """A window with a table behind it, a finger, and time that passes only when asked to."""

    pictures: Path | None
    shuffle: Random
    window: KioskWindow
    hand: Finger

    @property
    def opened(self) -> OpenTable:
        """Return the open table."""
        ...

    @property
    def face(self) -> TableController:
        """Return the screen of the open table."""
        ...

    def wait(self, ms: int) -> None:
        """Let simulated time pass."""
        ...

    def rest(self) -> None:
        """Let come to rest what an act has led to."""
        ...

    def picture(self, file: Path) -> None:
        """Take a picture of the window."""
        ...

    def enrol(self, name: str, group: str = "", **known: Any) -> None:
        """Put a person on the class list."""
        ...
