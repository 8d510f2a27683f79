"""Go, refused and waited in vain are three shapes, not three colours."""

from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.supervisor.paint.swipe import PICTURE_HEIGHT, draw_swipe
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.toolkit.painter import Painter


def test_the_pictures_differ_in_one_colour(context) -> None:
    seen = set()
    for kind in SwipeKind:
        image = QImage(600, round(PICTURE_HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(context.theme.colour.bg)
        qpainter = QPainter(image)
        draw_swipe(
            Painter(qpainter, context, 600, PICTURE_HEIGHT),
            300,
            0,
            context.theme.colour.text_1,
            kind,
        )
        qpainter.end()
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(SwipeKind)
