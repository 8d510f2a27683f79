"""Pictures that are painted once and shown often: lamps of a pulse, digits of a meter, seats."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST_BYTES = 18_000_000
"""The looks that plates and buttons of a table have again and again, at 1920 x 1080."""
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


class WidgetPictures:
    """Whole widgets as they were painted; what was not shown for longest makes room."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, tuple[QPixmap, tuple[str, ...]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> tuple[QPixmap, tuple[str, ...]] | None:
        """Give a picture, with the texts that did not fit in it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, picture: QPixmap, too_long: tuple[str, ...]) -> None:
        """Remember a picture, unless it would push nearly all others out."""
        size = _bytes_of(picture)
        if size > self._most_bytes // 4:
            return
        self._kept[key] = picture, too_long
        self._bytes += size
        while self._bytes > self._most_bytes:
            _, (gone, _) = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(gone)

    def let_go(self) -> None:
        """Empty it for good: its screen is replaced, and may stand till it is collected."""
        self._kept.clear()
        self._bytes = self._most_bytes = 0


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
