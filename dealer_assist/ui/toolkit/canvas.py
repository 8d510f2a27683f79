"""A widget that is painted in design pixels, whatever the size of the screen.

A view whose painting fails stays blank: the traceback is logged, the failure noted, Qt goes on.
"""

import logging
from collections.abc import Hashable

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.touch_guard import Box

log = logging.getLogger(__name__)

DESIGN_WIDTH = 1920.0
DESIGN_HEIGHT = 1080.0


def scale_for(width: int, height: int) -> float:
    """Return the scale at which the whole design canvas fits a screen."""
    return max(0.01, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))


class _PictureKey:
    """What a picture shows; a model in it is read through once, not whenever it is painted."""

    __slots__ = ("_hash", "parts")

    def __init__(self, parts: tuple[object, ...]) -> None:
        self.parts = parts
        self._hash = hash(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PictureKey) and self.parts == other.parts

    def __hash__(self) -> int:
        return self._hash


class Canvas(QWidget):
    """Paints itself through `draw`; a parent places it with a rectangle in design pixels.

    Where one that `covers` others goes, by a touch or by itself, what ends, folds, denies, confirms
    or pays below it rests.
    """

    covers = False

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scale = 1.0
        self.ground: QColor | None = None
        self.too_long: tuple[str, ...] = ()
        self._kept_key: _PictureKey | None = None

    @property
    def design_width(self) -> float:
        """Return the own width in design pixels."""
        return self.width() / self.scale

    @property
    def design_height(self) -> float:
        """Return the own height in design pixels."""
        return self.height() / self.scale

    def lie_on(self, ground: QColor) -> None:
        """Say on which plain colour it lies: with it, no change of its own concerns its parent."""
        self.ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place in the parent, given in design pixels."""
        self.scale = scale
        # Edges are rounded, not sizes: neighbours in the design stay neighbours on the glass.
        left, top = round(rect.left() * scale), round(rect.top() * scale)
        right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
        self.setGeometry(QRect(left, top, right - left, bottom - top))
        self.arrange()

    def setAccessibleName(self, name: str) -> None:
        """Name the widget for assistive tools, in the reader's language and in one line."""
        super().setAccessibleName(self.context.translator.text(name).replace("\n", " "))

    def setAccessibleDescription(self, description: str) -> None:
        """Describe the widget for assistive tools, in the reader's language."""
        super().setAccessibleDescription(self.context.translator.text(description))

    def arrange(self) -> None:
        """Place the children; called whenever the size or the scale has changed."""

    def draw(self, painter: Painter) -> None:
        """Paint the present model."""

    def look(self) -> Hashable | None:
        """Return all that the picture depends on besides its size; the same look is painted once.

        None where it is painted each time: while it moves, where it is seldom seen twice, and where
        an unknown ground shines through: letters look otherwise on it than in a picture laid on it.
        """
        return None

    @property
    def knows_ground(self) -> bool:
        """Return True if it can paint what it lies on."""
        return self.ground is not None

    def lay_ground(self, qpainter: QPainter) -> None:
        """Paint what it lies on, as far as that is known, in own pixels."""
        if self.ground is not None:
            qpainter.fillRect(self.rect(), self.ground)

    def hideEvent(self, event: QHideEvent) -> None:
        """Hand the keys back: else focus moves on, and a ring shows though nobody has typed."""
        if self.hasFocus():
            self.clearFocus()
        if self.covers:
            self.context.finger.uncover(self.box_on_screen(), self.context.clock_ms())

    def box_on_screen(self) -> Box:
        """Return the place in the window, in design pixels."""
        point = self.mapTo(self.window(), QPoint(0, 0))
        left, top = point.x() / self.scale, point.y() / self.scale
        return (left, top, left + self.design_width, top + self.design_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in design pixels and note what did not fit."""
        region, look = event.region(), self.look()
        picture = None if look is None else self._picture(look, region)
        if picture is None:
            qpainter = QPainter(self)
            qpainter.setClipRegion(region)
            self.lay_ground(qpainter)
            is_whole = region.boundingRect() == self.rect() and region.rectCount() == 1
            self._paint(qpainter, None if is_whole else region)
            return
        qpainter = QPainter(self)
        qpainter.setClipRegion(region)
        qpainter.drawPixmap(0, 0, picture)
        qpainter.end()

    def _picture(self, look: Hashable, region: QRegion) -> QPixmap | None:
        """Return the picture of a look; None where it is to be painted straight to the window.

        That is what is seen for the first time on a known ground, and a part of what lies on an
        unknown one. On a known ground the second sight of a part is enough: what is seen beside
        the supervisor's sheet is seen with every win.
        """
        key = self._picture_key(look)
        kept = self.context.widgets.find(key)
        if kept is not None:
            picture, self.too_long = kept
            return picture
        if self.knows_ground:
            is_due = self.context.widgets.is_seen_again(key)
        else:
            is_due = region.boundingRect() == self.rect()
        return self._kept_picture(key) if is_due else None

    def paint_ahead(self) -> bool:
        """Paint it unseen and keep its look for when it comes; tell whether there was need to."""
        look = self.look()
        if self.size().isEmpty():
            return False
        if look is None:  # its letters are learnt as well where nearly nothing of it is seen
            ground = QPixmap(1, 1)
            ground.setDevicePixelRatio(self.devicePixelRatioF())
            self._paint(QPainter(ground), None)
            return True
        key = self._picture_key(look)
        if self.context.widgets.find(key) is not None:
            return False
        self._kept_picture(key)
        return True

    def _picture_key(self, look: Hashable) -> Hashable:
        size = (self.width(), self.height(), self.scale, self.devicePixelRatioF())
        ground = None if self.ground is None else self.ground.rgba()
        parts: tuple[object, ...] = (type(self), self.context.translator, size, look, ground)
        if self._kept_key is None or self._kept_key.parts != parts:
            self._kept_key = _PictureKey(parts)
        return self._kept_key

    def _kept_picture(self, key: Hashable) -> QPixmap:
        """Paint a picture, and keep it where nothing went wrong."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        if not self.knows_ground:
            picture.fill(Qt.GlobalColor.transparent)
        qpainter = QPainter(picture)
        self.lay_ground(qpainter)
        if self._paint(qpainter, None):
            self.context.widgets.keep(key, picture, self.too_long)
        return picture

    def _paint(self, qpainter: QPainter, region: QRegion | None) -> bool:
        """Paint what lies in a region, or all of it; tell whether that went well."""
        qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
        qpainter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        qpainter.scale(self.scale, self.scale)
        painter = Painter(qpainter, self.context, self.design_width, self.design_height, region)
        try:
            self.draw(painter)
        except Exception:
            log.exception("%s could not be painted", type(self).__name__)
            self.context.view_errors.note(self)
            return False
        finally:
            qpainter.end()
            self.too_long = tuple(painter.too_long)
        return True

    def update_design(self, rect: QRectF) -> None:
        """Repaint only this part, given in design pixels."""
        scaled = QRectF(
            rect.x() * self.scale,
            rect.y() * self.scale,
            rect.width() * self.scale,
            rect.height() * self.scale,
        )
        self.update(scaled.toAlignedRect().adjusted(-1, -1, 1, 1))
