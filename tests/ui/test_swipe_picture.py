"""Go, refused and waited in vain are three shapes, not three colours."""

from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.paint import Easel
from dealer_assist.ui.supervisor_looks import SwipeKind
from dealer_assist.ui.swipe_picture import PICTURE_HEIGHT, draw_swipe


def test_the_pictures_differ_in_one_colour(kit) -> None:
    seen = set()
    for kind in SwipeKind:
        image = QImage(600, round(PICTURE_HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(kit.theme.colour.bg)
        painter = QPainter(image)
        draw_swipe(Easel(painter, kit, 600, PICTURE_HEIGHT), 300, 0, kit.theme.colour.text_1, kind)
        painter.end()
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(SwipeKind)
