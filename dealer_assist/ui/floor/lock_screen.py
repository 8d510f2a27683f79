"""LOCK on the screen, and the sheet that asks for cards."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.frame import FloorScreen
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.floor.pages import CardAskModel, LockPageModel
from dealer_assist.ui.presenters.floor.lock import lock_page
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard

_CARD_WIDTH, _CARD_HIGH, _GAP = 300.0, 96.0, 16.0
_SHEET, _PADDING = 1210.0, 40.0


class LockScreen(FloorScreen):
    """Waits for a card; on a floor of samples they lie below."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: LockPageModel | None = None
        self._cards = SwipeRow(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(lock_page(view, shown, cards, trouble))

    def show_state(self, model: LockPageModel) -> None:
        """Show what is asked for."""
        self._model = model
        self._cards.show_state(model.cards, lambda key: self.asked.emit(Pick(("card", key))))
        self.show_frame(model.frame)
        for tab in self.tabs:
            tab.setVisible(False)

    def arrange(self) -> None:
        """Place the cards below the words."""
        super().arrange()
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self._cards.place(QRectF(0, whole.center().y() + 110, whole.width(), _CARD_HIGH))

    def draw(self, painter: Painter) -> None:
        """Paint the lock and what to do."""
        super().draw(painter)
        if self._model is None:
            return
        colour, middle = painter.theme.colour, painter.height / 2
        painter.icon("padlock", painter.width / 2 - 50, middle - 190, 100, colour.text_2, 1.8)
        row = QRectF(100, middle - 66, painter.width - 200, 80)
        painter.text(row, self._model.title, "swipe_line", colour.text_1, Align.CENTRE)
        row = row.translated(0, 70)
        ink = colour.fault if self._model.frame.refusal else colour.text_2
        painter.text(row, self._model.detail, "swipe_detail", ink, Align.CENTRE)


class SwipeRow:
    """Cards to swipe by touch, in a row in the middle of their room."""

    def __init__(self, parent: Canvas) -> None:
        self._parent = parent
        self._cards: list[SimulatedCard] = []

    def show_state(
        self, models: tuple[SimulatedCardModel, ...], swiped: Callable[[str], None]
    ) -> None:
        """Show these cards; the first time says who hears of a swipe."""
        while len(self._cards) < len(models):
            card = SimulatedCard(self._parent.context, self._parent)
            card.swiped.connect(swiped)
            card.show()
            self._cards.append(card)
        for card, model in zip(self._cards, models, strict=False):
            card.show_state(model)

    def place(self, room: QRectF) -> None:
        """Stand them side by side."""
        count = max(1, len(self._cards))
        width = min(_CARD_WIDTH, (room.width() - _GAP * (count - 1)) / count)
        x = room.center().x() - (count * width + (count - 1) * _GAP) / 2
        for card in self._cards:
            card.place(QRectF(x, room.top(), width, room.height()), self._parent.scale)
            x += width + _GAP


class CardAsk(Canvas):
    """A sheet over the page; tells a swipe by touch and the way back in `asked`."""

    asked = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: CardAskModel | None = None
        self._cards = SwipeRow(self)
        self._back = ActionButton(context, self)
        self._back.pressed.connect(self.asked)

    def show_state(self, model: CardAskModel) -> None:
        """Show what is asked, and what was read."""
        if model == self._model:
            return
        self._model = model
        self._cards.show_state(model.cards, lambda key: self.asked.emit(Pick(("card", key))))
        self._back.show_state(model.back)
        self.arrange()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the sheet from reaching the page."""

    def _box(self) -> QRectF:
        steps = len(self._model.steps) if self._model else 2
        cards = _CARD_HIGH + 24 if self._model and self._model.cards else 0.0
        high = 170 + steps * 104 + 56 + cards + 120 + _PADDING
        left = (self.design_width - _SHEET) / 2
        return QRectF(left, (self.design_height - high) / 2, _SHEET, high)

    def arrange(self) -> None:
        """Place cards and the way back."""
        if self._model is None:
            return
        box = self._box().adjusted(_PADDING, 0, -_PADDING, -_PADDING)
        self._back.place(QRectF(box.left(), box.bottom() - 104, 330, 104), self.scale)
        if self._model.cards:
            top = box.bottom() - 104 - 24 - _CARD_HIGH
            self._cards.place(QRectF(box.left(), top, box.width(), _CARD_HIGH))

    def draw(self, painter: Painter) -> None:
        """Dim the page; paint the sheet, a row a card."""
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        painter.fill(QRectF(0, 0, painter.width, painter.height), colour.scrim)
        box = self._box()
        painter.panel(box, colour.panel, colour.line_strong, painter.theme.line.thin, 20)
        inner = box.adjusted(_PADDING, 30, -_PADDING, -30)
        row = QRectF(inner.left(), inner.top(), inner.width() - 150, 60)
        painter.text(row, model.title, "modal_title", colour.text_1)
        time = QRectF(inner.right() - 140, inner.top(), 140, 60)
        painter.text(time, model.left, "swipe_time", colour.text_2, Align.RIGHT)
        row = QRectF(inner.left(), inner.top() + 60, inner.width(), 44)
        painter.label(row, model.detail, "modal_place", colour.text_2)
        y = inner.top() + 120
        for number, words, is_read in model.steps:
            line = QRectF(inner.left(), y, inner.width(), 90)
            edge = colour.ok if is_read else colour.line_strong
            painter.panel(line, None, edge, 2, 14, dashed=not is_read)
            ring = QRectF(line.left() + 22, line.center().y() - 24, 48, 48)
            painter.panel(ring, None, edge, 2, 24)
            if is_read:
                painter.icon("check", ring.left() + 9, ring.top() + 9, 30, colour.ok, 3)
            else:
                painter.text(ring, number, "check_found", colour.text_1, Align.CENTRE)
            painter.text(line.adjusted(96, 0, -80, 0), words, "panel_title", colour.text_1)
            painter.icon("card", line.right() - 66, line.center().y() - 20, 40, colour.text_2)
            y += 104
        painter.label(QRectF(inner.left(), y, inner.width(), 52), model.wrong, "check_found",
                      colour.fault)  # fmt: skip
