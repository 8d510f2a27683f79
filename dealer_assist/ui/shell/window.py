"""The window of the kiosk: painted at once, then filled with the table when that stands.

Loads nothing but Qt: what the first picture does not need comes after it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QCloseEvent, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard


class Face(Protocol):
    """What fills the window once the table stands."""

    def beat(self) -> None:
        """Let time pass."""
        ...

    def leave(self) -> None:
        """Let go of the table."""
        ...


class WindowHelp(Protocol):
    """Help over what fills the window."""

    def open(self) -> None:
        """Open the page of what stands there."""
        ...


class KioskWindow(QWidget):
    """Shows the start picture on its own ground, then the table."""

    def __init__(self, start_picture: Path) -> None:
        super().__init__()
        self.setWindowTitle("Dealer Assist")
        self._picture = QImage(str(start_picture))
        self._face: Face | None = None
        self._page: QWidget | None = None
        self._after_first_paint: Callable[[], None] | None = None
        self._ask_first: Callable[[], None] | None = None
        self.finger = TouchGuard()
        """Outlives the screens: a second tap is none of the next table's."""

    def after_first_paint(self, then: Callable[[], None]) -> None:
        """Have something done as soon as the window shows."""
        self._after_first_paint = then

    def show_table(self, face: Face, page: QWidget) -> None:
        """Put the table over the start picture, or in the place of another table's."""
        gone, self._face, self._page = self._page, face, page
        self._picture = QImage()  # it is not seen again, and takes room
        if gone is not None:
            self.finger.let_go()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()

    def beat(self) -> None:
        """Let time pass for what is shown."""
        if self._face is not None:
            self._face.beat()

    @property
    def rest_ms(self) -> int:
        """Return how long what is shown needs no beat, as nothing moves on it; else nothing."""
        rest_ms: int = getattr(self._face, "rest_ms", 0)
        return rest_ms

    def leave(self) -> None:
        """Let go of the table, if it stands."""
        if self._face is not None:
            self._face.leave()
            self._face = None

    def ask_before_closing(self, ask: Callable[[], None] | None) -> None:
        """Have something asked whenever the window is to be closed; None lets it close."""
        self._ask_first = ask

    def close_for_good(self) -> None:
        """Close without asking: it was asked already."""
        self._ask_first = None
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stay where a card is needed first: a live table has no way round it."""
        if self._ask_first is not None:
            event.ignore()
            self._ask_first()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Take the keyboard on to the next control that nothing covers."""
        everything: list[QWidget] = list(self.findChildren(QWidget))
        for _ in everything:
            if not super().focusNextPrevChild(is_next):
                return False
            here = self.focusWidget()
            if here is not None and is_reachable(here):
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open help by the key that keyboards have for it."""
        if event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Help) and self._face is not None:
            self.open_help()
        else:
            super().keyPressEvent(event)

    def open_help(self) -> None:
        """Open the page of what stands here; a sign for guests has none."""
        over: WindowHelp | None = getattr(self._face, "help", None)
        if over is not None:
            over.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the page have the whole window."""
        if self._page is not None:
            self._page.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the start picture, and note the first painting: from here on it is seen."""
        if self._page is None:
            qpainter = QPainter(self)
            # Its corner, stretched: a colour would have PySide make every enumeration of Qt first.
            qpainter.drawImage(self.rect(), self._picture, QRect(0, 0, 1, 1))
            room = self.rect().center() - self._picture.rect().center()
            qpainter.drawImage(QPointF(room), self._picture)
            qpainter.end()
        if self._after_first_paint is not None:
            then, self._after_first_paint = self._after_first_paint, None
            then()
