"""Whether somebody could get at a widget: only what nothing covers is pressed, by key or finger.

Apart from `touchable`, because the window needs it before anything else of ours is loaded.
"""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

_ABOVE_EDGE = 3


def is_reachable(widget: QWidget) -> bool:
    """Return True if nothing lies over a widget: a sheet, a page or the lock.

    Its lower edge is looked at: simulated chips may lie over the head of a seat.
    """
    window = widget.window()
    if window is widget:
        return True
    if not widget.isVisible():
        return False
    lower = QPoint(widget.width() // 2, widget.height() - _ABOVE_EDGE)
    there = window.childAt(widget.mapTo(window, lower))
    return there is widget or (there is not None and widget.isAncestorOf(there))
