"""Small pictures that are painted once and shown often: lamps of a pulse, digits of a meter."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 600  # a dozen steps of a lamp on four grounds, and ten digits in two sizes, many times over


class PixmapCache:
    """Keeps pictures by what they show; when there are too many it begins anew."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, size: QSize, paint: Callable[[QPainter], None]) -> QPixmap:
        """Give a picture of this size in device pixels; paint it if it is not kept yet."""
        full = (key, size.width(), size.height())
        if full not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            picture = QPixmap(size)
            picture.fill(Qt.GlobalColor.transparent)
            qpainter = QPainter(picture)
            qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(qpainter)
            qpainter.end()
            self._kept[full] = picture
        return self._kept[full]
