"""A part of the table's screen: whatever is touched in it goes out as a `Touch`."""

from PySide6.QtCore import Signal

from dealer_assist.ui.table.actions import (
    ActionPressed,
    TableAction,
)
from dealer_assist.ui.toolkit.canvas import Canvas


class TablePart(Canvas):
    """Reports every touch in `touched`, its own and those of what lies in it."""

    touched = Signal(object)

    def press(self, action: TableAction) -> None:
        """Report what a button leads to."""
        self.touched.emit(ActionPressed(action))
