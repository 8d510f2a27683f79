"""A picture is painted once for each key and size, and the shelf never grows without end."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from dealer_assist.ui.toolkit.pixmap_cache import MOST, PixmapCache, WidgetPictures


def test_a_picture_is_painted_once(qapp) -> None:
    pictures, painted = PixmapCache(), []

    def paint(qpainter: QPainter) -> None:
        painted.append(1)
        qpainter.fillRect(QRectF(0, 0, 4, 4), Qt.GlobalColor.red)

    first = pictures.get("lamp", QSize(4, 4), paint)
    again = pictures.get("lamp", QSize(4, 4), paint)
    assert (len(painted), first is again) == (1, True)
    assert first.toImage().pixelColor(1, 1) == Qt.GlobalColor.red


def test_another_size_is_another_picture(qapp) -> None:
    pictures = PixmapCache()
    small = pictures.get("lamp", QSize(4, 4), lambda qpainter: None)
    large = pictures.get("lamp", QSize(8, 8), lambda qpainter: None)
    assert (small.width(), large.width()) == (4, 8)


def test_too_many_pictures_begin_anew(qapp) -> None:
    pictures = PixmapCache()
    for number in range(MOST + 5):
        pictures.get(number, QSize(1, 1), lambda qpainter: None)
    assert len(pictures) == 5


def test_what_was_not_shown_for_longest_makes_room(qapp) -> None:
    pictures = WidgetPictures(most_bytes=5 * 400)
    for seat in range(5):
        pictures.keep(seat, QPixmap(10, 10), ())
    assert pictures.find(0) is not None
    pictures.keep(5, QPixmap(10, 10), ("too long",))
    assert [pictures.find(seat) is None for seat in range(6)] == [0, 1, 0, 0, 0, 0]


def test_a_picture_that_would_push_the_others_out_is_not_kept(qapp) -> None:
    pictures = WidgetPictures(most_bytes=1000)
    pictures.keep("screen", QPixmap(100, 100), ())
    assert len(pictures) == 0


def test_pictures_that_were_let_go_stay_gone(qapp) -> None:
    pictures = WidgetPictures()
    pictures.keep("seat", QPixmap(10, 10), ())
    pictures.let_go()
    pictures.keep("seat", QPixmap(10, 10), ())
    assert len(pictures) == 0
