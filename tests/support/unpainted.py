"""Windows that paint when a picture of them is taken, and nothing in between.

A screen that nobody looks at takes half of the time of a test that touches it.
"""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

_grab = QWidget.grab


def paint_when_looked_at(window: QWidget) -> None:
    """Let a window rest until a picture of it, or of a part of it, is taken."""
    window.setUpdatesEnabled(False)


def _grab_painted(widget: QWidget, *area: QRect) -> QPixmap:
    """Take a picture; of a window that rests it would be empty."""
    window = widget.window()
    paints = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    try:
        return _grab(widget, *area)
    finally:
        window.setUpdatesEnabled(paints)


QWidget.grab = _grab_painted  # type: ignore[method-assign]
