"""Paints the words of the lesson maker that depend on how long they are."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from dealer_assist.ui.school.maker.page import CheckWords, FaultLabel, Underlined
from dealer_assist.ui.school.nodes import Lines
from dealer_assist.ui.toolkit.boxes import ink_of, paint_tree, paints
from dealer_assist.ui.toolkit.nodes import Icon, Paragraph, Text, column, row, space
from dealer_assist.ui.toolkit.painter import Painter


@paints(Underlined)
def _underlined(painter: Painter, box: QRectF, node: Underlined) -> None:
    if painter.width_of(node.sentence, "bold_24") > box.width():
        return
    words, y = painter.said(node.sentence), box.center().y() + 1
    painter.qpainter.setPen(QPen(ink_of(painter, node.ink), 2))
    for word in node.words:
        said = painter.said(word)
        at = words.find(said)
        if at >= 0:
            left = box.left() + painter.theme.width(words[:at], "bold_24")
            right = left + painter.theme.width(said, "bold_24")
            painter.qpainter.drawLine(QPointF(left, y), QPointF(right, y))


@paints(FaultLabel)
def _fault(painter: Painter, box: QRectF, node: FaultLabel) -> None:
    width = min(painter.wanted_width(node.label, "bold_24") + 1, box.width() - 42)
    label = Lines(node.label, "bold_24", ink=node.ink).of(width)
    tree = row(space(), Icon(node.icon, 30, node.ink), space(12), label, space())
    paint_tree(tree, box, painter)


@paints(CheckWords)
def _found(painter: Painter, box: QRectF, node: CheckWords) -> None:
    is_long = painter.width_of(node.line, "bold_24") > box.width()
    if not node.detail or is_long:
        paint_tree(Lines(node.line, "bold_24"), box, painter)
        return
    ink = "fault_text" if node.is_lost else "text_2"
    detail = Paragraph(node.detail, "medium_20", ink, 23)
    tree = column(space(4), Text(node.line, "bold_24").of(34), detail)
    paint_tree(tree, box, painter)
