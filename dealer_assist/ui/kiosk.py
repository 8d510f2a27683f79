"""The window of the kiosk: painted at once, then filled with the table when that stands."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import scale_for
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.start_page import StartPage


class Face(Protocol):
    """What fills the window once the table stands."""

    def beat(self) -> None:
        """Let time pass."""
        ...

    def leave(self) -> None:
        """Let go of the table."""
        ...


class Kiosk(QWidget):
    """Shows the start page, then the face of the table."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self.setWindowTitle("Dealer Assist")
        self._start = StartPage(kit, self)
        self._start.show_state("Opening the table…")
        self._face: Face | None = None
        self._page: QWidget = self._start
        self._after_first_paint: Callable[[], None] | None = None

    def after_first_paint(self, then: Callable[[], None]) -> None:
        """Have something done as soon as the window shows."""
        self._after_first_paint = then

    def stand(self, face: Face, page: QWidget) -> None:
        """Put the table's face in the place of the start page."""
        self._face, self._page = face, page
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()
        self._start.hide()

    def beat(self) -> None:
        """Let time pass for what is shown."""
        if self._face is not None:
            self._face.beat()

    def leave(self) -> None:
        """Let go of the table, if it stands."""
        if self._face is not None:
            self._face.leave()
            self._face = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page the whole window."""
        self._start.scale = scale_for(self.width(), self.height())
        self._start.setGeometry(self.rect())
        self._page.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note the first painting: from here on the window is seen."""
        if self._after_first_paint is not None:
            then, self._after_first_paint = self._after_first_paint, None
            then()
