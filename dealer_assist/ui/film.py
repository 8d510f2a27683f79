"""A dark film over the table for a dealer who wants less light. Touches go through it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

FULL = 100


class Film(QWidget):
    """Takes light away, never a control; at full brightness it is not there at all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._colour = QColor()
        self.brightness = FULL
        self.hide()

    def show_state(self, brightness: int, colour: QColor) -> None:
        """Let only so many percent of the light through, and lie on top of everything."""
        film = QColor(colour)
        film.setAlpha(255 * (FULL - brightness) // FULL)
        if (brightness, film) != (self.brightness, self._colour):
            self.brightness, self._colour = brightness, film
            self.update()
        self.setVisible(brightness < FULL)
        if brightness < FULL:
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what was painted below."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._colour)
        painter.end()
