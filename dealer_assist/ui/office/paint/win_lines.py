"""Wins in lines: the prize in large figures, who authorised it, a button, and a way to others."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.office.win_list import WinList, WinPageModel, WinRowModel, WinsFit
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, Align
from dealer_assist.ui.toolkit.view import View

HEIGHT = 92.0
BACKED_OUT = Msg("BACKED OUT")
_LINE_GAP, _BUTTON = 16.0, 150.0
_NUMBER, _TIME, _PRIZE, _WHO, _STAR = 150.0, 170.0, 240.0, 240.0, 22.0
_LINE, _PRIZE_RISE = 32.0, 6.0
_NARROW = 1_200.0  # without room for whoever authorised it
_PAGER, _PAGER_WIDTH, _GAP = 76.0, 220.0, 12.0


class WinLineRow(View[WinRowModel[Any]]):
    """Tells the touch of its button in `pressed`."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.button = RowButton(context, self)
        self.button.pressed.connect(self.pressed)

    def changed(self, model: WinRowModel[Any]) -> None:
        """Say the win, and what its button does."""
        self.button.show_state(model.button)
        told = (model.number, model.round, model.seat, model.hand, model.prize, model.payment)
        self.setAccessibleName(joined(", ", filter(None, told)))

    def arrange(self) -> None:
        """Place the button at the end."""
        left = self.design_width - _BUTTON
        self.button.place(QRectF(left, 6, _BUTTON, self.design_height - 12), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the line under a rule; a win that was backed out is dim and says so."""
        colour, model = painter.theme.colour, self.model
        painter.rule(0, 0, painter.width, colour.line)
        ink = colour.text_3 if model.is_backed_out else colour.text_1
        self._draw_two(painter, 0, _NUMBER, (model.number, model.round), ink)
        at = _NUMBER + _LINE_GAP
        self._draw_two(painter, at, _TIME, (model.seat, model.time), colour.text_2)
        is_narrow = painter.width < _NARROW
        right = painter.width - _BUTTON - _LINE_GAP - (0.0 if is_narrow else _WHO)
        who = self._cell(right, _WHO)
        if not is_narrow:
            self._draw_who(painter, who)
        right -= _LINE_GAP + _PRIZE
        prize = self._cell(right, _PRIZE)
        self._draw_prize(painter, prize, ink)
        left = _NUMBER + _TIME + 2 * _LINE_GAP
        hand = self._cell(left, right - _LINE_GAP - left)
        lines = min(2, len(painter.broken(model.hand, "bold_26", hand.width())))
        hand.setTop(hand.center().y() - lines * _LINE / 2)
        painter.paragraph(hand, model.hand, "bold_26", ink, _LINE)

    def _draw_prize(self, painter: Painter, box: QRectF, ink: QColor) -> None:
        """Paint the prize, and below it whether the player has it."""
        model = self.model
        if model.payment:
            box.setBottom(box.center().y() + _PRIZE_RISE)
            below = QRectF(box.left(), box.bottom(), box.width(), _LINE)
            painter.text(
                below, model.payment, "medium_24", painter.theme.colour.text_2, Align.RIGHT
            )
        painter.text(box, model.prize, "heavy_34", ink, Align.RIGHT, SMALLEST_AMOUNT)

    def _draw_two(
        self, painter: Painter, left: float, width: float, words: tuple[str, str], ink: QColor
    ) -> None:
        """Paint two short things one below the other, the first one to be looked for."""
        top = self.design_height / 2 - _LINE
        box = QRectF(left, top, width, _LINE)
        painter.text(box, words[0], "medium_24", ink)
        box.translate(0, _LINE)
        painter.text(box, words[1], "medium_24", painter.theme.colour.text_2)

    def _draw_who(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self.model
        if model.is_backed_out:
            painter.tag(box.left(), box.center().y(), BACKED_OUT, colour.fault, colour.fault)
            return
        for star in range(model.stars):
            x, y = box.left() + star * (_STAR + 4), box.center().y() - _STAR / 2
            painter.icon("star", x, y, _STAR, colour.text_2)
        name = box.adjusted(model.stars * (_STAR + 4) + 6, 0, 0, 0)
        painter.text(name, model.who, "medium_24", colour.text_2)

    def _cell(self, left: float, width: float) -> QRectF:
        return QRectF(left, 0, width, self.design_height)


class WinLines(View[WinPageModel[Any]]):
    """Tells in `touched` a button, a turn of the page, and how many there is room for."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.rows, self.turns = Children(self._row), Children(self._turn)
        self._told = 0

    def changed(self, model: WinPageModel[Any]) -> None:
        """Place other wins."""
        self._lay_out()

    def arrange(self) -> None:
        """Say how many fit now, and place those that show."""
        fitting = max(1, int((self.design_height - _PAGER - _GAP) // HEIGHT))
        if fitting != self._told:
            self._told = fitting
            self.touched.emit(WinsFit(fitting))
        self._lay_out()

    def draw(self, painter: Painter) -> None:
        """Say so where there is nothing."""
        if self.shows_something and not self.model.rows:
            box = QRectF(0, 0, painter.width, HEIGHT)
            painter.text(box, self.model.nothing, "medium_24", painter.theme.colour.text_2)

    def _lay_out(self) -> None:
        if not self.shows_something:
            return
        for place, row in enumerate(self.rows.show(self.model.rows)):
            row.place(QRectF(0, place * HEIGHT, self.design_width, HEIGHT), self.scale)
        top = self.design_height - _PAGER
        left = self.design_width - 2 * _PAGER_WIDTH - _GAP
        for button in self.turns.show(self.model.turns):
            button.place(QRectF(left, top, _PAGER_WIDTH, _PAGER), self.scale)
            left += _PAGER_WIDTH + _GAP

    def _row(self) -> WinLineRow:
        row = WinLineRow(self.context, self)
        row.pressed.connect(self.touched)
        return row

    def _turn(self) -> ActionButton:
        button = ActionButton(self.context, self, icon_size=30.0)
        button.pressed.connect(self.touched)
        return button


@shows(WinList)
def _win_list(on: Canvas, node: WinList, tell: Tell) -> Widget:
    lines = WinLines(on.context, on)
    lines.touched.connect(tell)
    return lines
