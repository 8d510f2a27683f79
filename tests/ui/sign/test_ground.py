"""What every sign has: words at its foot take the lines that they need, a banner takes its room."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.sign.ground import SignView, write_at_foot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT

BOX = QRectF(0, 0, 400, 300)


def test_words_at_the_foot_leave_what_is_above_them(context: UiContext) -> None:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    qpainter = QPainter(image)
    painter, ink = Painter(qpainter, context, 400, 300), context.theme.colour.sign_text

    def left(words: str) -> QRectF:
        return write_at_foot(painter, BOX, words, "medium_26", ink, 36.0)

    assert left("") == BOX
    assert left("short") == QRectF(0, 0, 400, 264)
    assert left("many words that no single line of this box could ever hold").bottom() <= 228
    assert painter.too_long == []
    qpainter.end()


def test_only_a_simulated_sign_gives_room_to_the_banner(context: UiContext) -> None:
    sign: SignView[str] = SignView(context)
    sign.resize(1920, 1080)
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    qpainter = QPainter(image)
    painter = Painter(qpainter, context, 1920, 1080)
    assert sign.below_banner(painter, "") == painter.whole
    assert sign.below_banner(painter, "SIMULATED").top() == BANNER_HEIGHT
    qpainter.end()
