"""What the Game Manager's pages have that is painted: words that are set by how long they are."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.office.adjustment.adjust import DraftTitle
from dealer_assist.ui.office.settings.setting import Remarks, ValueChange
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT


@paints(DraftTitle)
def _draft_title(painter: Painter, box: QRectF, title: DraftTitle) -> None:
    ink = painter.theme.colour.text_1
    if painter.width_of(title.words, "medium_24") <= box.width():
        painter.text(box, title.words, "medium_24", ink)
    else:
        painter.paragraph(box, title.words, "medium_22", ink, box.height() / 2)


_GAP, _LINE, _ARROW, _MARK = 14.0, 32.0, 40.0, 30.0


@paints(ValueChange)
def _value_change(painter: Painter, box: QRectF, change: ValueChange) -> None:
    if change.is_words:
        _words_change(painter, box, change)
        return
    colour = painter.theme.colour
    room = (box.width() - _ARROW - 2 * _GAP) / 2
    old = QRectF(box.left(), box.top(), room, box.height())
    used = painter.text(old, change.now, "heavy_38", colour.text_2, least=SMALLEST_AMOUNT)
    x = old.left() + used + _GAP
    painter.icon("arrow-right", x, box.center().y() - _ARROW / 2, _ARROW, colour.text_2)
    x += _ARROW + _GAP
    new = QRectF(x, box.top(), box.right() - x, box.height())
    painter.text(new, change.wanted, "heavy_38", colour.text_1, least=SMALLEST_AMOUNT)


def _words_change(painter: Painter, box: QRectF, change: ValueChange) -> None:
    """Paint the words on record, and below them those that are wanted, each as long as it is."""
    colour = painter.theme.colour
    room = box.adjusted(0, _GAP, 0, -_GAP)
    half = (room.height() - _ARROW) / 2
    old = QRectF(room.left(), room.top(), room.width(), half)
    painter.paragraph(old, change.now, "bold_28", colour.text_2, _LINE + 4)
    painter.icon("arrow-right", room.left(), old.bottom(), _ARROW, colour.text_2)
    new = QRectF(room.left(), old.bottom() + _ARROW, room.width(), half)
    painter.paragraph(new, change.wanted, "bold_28", colour.text_1, _LINE + 4)


@paints(Remarks)
def _remarks(painter: Painter, room: QRectF, node: Remarks) -> None:
    colour, y = painter.theme.colour, room.top()
    for remark in node.remarks:
        box = QRectF(room.left() + _MARK + _GAP, y, 0, 0)
        box.setRight(room.right())
        box.setBottom(room.bottom())
        ink = colour.fault if remark.tone == "fault" else colour.text_1
        icon = "triangle" if remark.tone else "info"
        painter.icon(icon, room.left(), y + 1, _MARK, ink, 2.6)
        y += painter.paragraph(box, remark.sentence, "medium_24", ink, _LINE) + _GAP
