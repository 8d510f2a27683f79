"""A page to read over the table: columns of rows, and the way back. Nothing on it scrolls."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.banner import BANNER_HEIGHT, draw_frame
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import ActionLook
from dealer_assist.ui.paint import Align, Easel

_SIDE, _PADDING, _GAP = 80.0, 32.0, 16.0
_HEAD, _FOOT = 120.0, 112.0
_COLUMN_HEAD, _ROW, _ROW_SIDE = 84.0, 54.0, 22.0
_BACK_WIDTH = 424.0
_NAME_SHARE = 0.4


@dataclass(frozen=True, slots=True)
class LeafColumn:
    """A list of rows: the first text of a row names it, the others are its values.

    `share` is how much of the page's width it needs beside the others.
    """

    title: str
    caption: str
    rows: tuple[tuple[str, ...], ...]
    share: int = 1


@dataclass(frozen=True, slots=True)
class LeafLook:
    """A page with its columns and the words on the way back."""

    title: str
    detail: str
    columns: tuple[LeafColumn, ...]
    back: ActionLook
    keeps_banner: bool = True


class Leaf(Canvas):
    """Reports the key of its one button."""

    closed = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: LeafLook | None = None
        self.back = ActionButton(kit, self)
        self.back.pressed.connect(self.closed)

    @property
    def look(self) -> LeafLook | None:
        """Give what is shown."""
        return self._look

    def show_state(self, look: LeafLook) -> None:
        """Show a page; the same one again is the answer to the last press."""
        self.back.show_state(look.back)
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.title)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the way back at the lower left."""
        box = self._box()
        top = box.bottom() - _PADDING - _FOOT
        self.back.place(QRectF(box.left() + _PADDING, top, _BACK_WIDTH, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the page from reaching the table."""

    def draw(self, easel: Easel) -> None:
        """Dim the table, then paint the page and its columns."""
        look, colour = self._look, easel.theme.colour
        if look is None:
            return
        top = BANNER_HEIGHT if look.keeps_banner else 0.0
        easel.fill(QRectF(0, top, easel.width, easel.height - top), colour.scrim)
        if look.keeps_banner:
            draw_frame(easel)
        box = self._box()
        easel.panel(box, colour.panel, colour.line_strong, easel.theme.line.thin)
        title = QRectF(box.left() + _PADDING, box.top() + 20, box.width() - 2 * _PADDING, 46)
        easel.text(title, look.title, "modal_title", colour.text_1)
        easel.text(title.translated(0, 46), look.detail, "modal_place", colour.text_2)
        inner = box.adjusted(_PADDING, _HEAD, -_PADDING, -_PADDING - _FOOT - _GAP)
        shares = sum(column.share for column in look.columns)
        x = inner.left()
        for column in look.columns:
            width = (inner.width() + _GAP) * column.share / shares - _GAP
            self._draw_column(easel, QRectF(x, inner.top(), width, inner.height()), column)
            x += width + _GAP

    def _draw_column(self, easel: Easel, box: QRectF, column: LeafColumn) -> None:
        colour = easel.theme.colour
        easel.panel(box, colour.well, colour.line, easel.theme.line.thin)
        inner = box.adjusted(_ROW_SIDE, 12, -_ROW_SIDE, -8)
        row = QRectF(inner.left(), inner.top(), inner.width(), 36)
        easel.text(row, column.title, "list_title", colour.text_1)
        easel.text(row.translated(0, 36), column.caption, "pay_how", colour.text_2)
        pitch = min(_ROW, (inner.height() - _COLUMN_HEAD) / max(1, len(column.rows)))
        y = inner.top() + _COLUMN_HEAD
        for cells in column.rows:
            easel.rule(inner.left(), y, inner.right(), colour.line)
            self._draw_row(easel, QRectF(inner.left(), y, inner.width(), pitch), cells)
            y += pitch

    def _draw_row(self, easel: Easel, box: QRectF, cells: tuple[str, ...]) -> None:
        colour, (name, *values) = easel.theme.colour, cells
        if len(values) <= 1:
            width = 0.0
            if values:
                width = easel.text(box, values[0], "leaf_value", colour.text_1, Align.RIGHT)
            rest = box.adjusted(0, 0, -width - 12, 0)
            easel.text(rest, name, "leaf_name", colour.text_2)
            return
        left = box.width() * _NAME_SHARE
        easel.text(box.adjusted(0, 0, left - box.width(), 0), name, "leaf_name", colour.text_2)
        width = (box.width() - left) / len(values)
        for place, value in enumerate(values):
            cell = QRectF(box.left() + left + place * width, box.top(), width - 6, box.height())
            easel.text(cell, value, "leaf_value", colour.text_1, Align.RIGHT)

    def _box(self) -> QRectF:
        top = BANNER_HEIGHT + 22
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, self.design_height - top - 24)
