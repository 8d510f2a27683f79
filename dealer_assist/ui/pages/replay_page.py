"""A round that is over, on the table's own screen: every step as it stood, and nothing to press."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.presenters.replay import ReplayModel
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.felt_layout import Layout
from dealer_assist.ui.toolkit.painter import Painter

_MARK, _ICON, _PADDING = 264.0, 40.0, 24.0
_WORDS, _DETAIL, _TOP = 48.0, 30.0, 6.0


class ReplayBand(Canvas):
    """White where the live prompt is amber: nobody takes the one for the other."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._words = self._detail = self._trouble = ""

    @property
    def words(self) -> str:
        """Give what is said to have happened."""
        return self._words

    def show_state(self, words: str, detail: str, trouble: str = "") -> None:
        """Say what happened, when, and what was refused just now."""
        if (words, detail, trouble) != (self._words, self._detail, self._trouble):
            self._words, self._detail, self._trouble = words, detail, trouble
            self.setAccessibleName(words)
            self.setAccessibleDescription(trouble or detail)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the white mark, what happened, and when."""
        colour, line = painter.theme.colour, painter.theme.line
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.selected, line.strong)
        mark = QRectF(0, 0, _MARK, painter.height)
        painter.panel(mark, colour.selected)
        middle = (painter.height - _ICON) / 2
        painter.icon("history", _PADDING, middle, _ICON, colour.selected_ink, 2.8)
        words = mark.adjusted(_PADDING + _ICON + 14, 0, -10, 0)
        painter.text(words, Msg("HISTORY"), "swipe_time", colour.selected_ink)
        left = _MARK + _PADDING
        box = QRectF(left, _TOP, painter.width - left - _PADDING, _WORDS)
        painter.text(box, self._words, "prompt", colour.text_1)
        below = QRectF(box.left(), box.bottom(), box.width(), _DETAIL)
        ink = colour.fault if self._trouble else colour.text_2
        painter.text(below, self._trouble or self._detail, "prompt_step", ink)


_GAP = 14.0
_SHARES = (1.0, 1.1, 0.9, 0.9)


class ReplayPage(Canvas):
    """Names the button that was pressed; the table under its band is a picture only."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.picture = TableScreen(context, layout, self)
        self.picture.setEnabled(False)
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.band = ReplayBand(context, self)
        self.cover = Cover(context, self)
        self.buttons = [ActionButton(context, self) for _ in _SHARES]
        for button in self.buttons:
            button.pressed.connect(self.pressed)

    def show_state(self, model: ReplayModel) -> None:
        """Show a step."""
        self.picture.show_state(model.table)
        self.cover.is_simulated = bool(model.table.banner)
        self.band.show_state(model.words, model.detail, model.trouble)
        for button, action in zip(self.buttons, model.actions, strict=True):
            button.show_state(action)
        self.arrange()

    def arrange(self) -> None:
        """Lay the band over the prompt and the buttons over the action bar."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.picture.place(whole, self.scale)
        self.band.place(self._over(self.picture.prompt), self.scale)
        bar = self._over(self.picture.action_bar)
        below = QRectF(
            0, bar.top() - _GAP / 2, whole.width(), whole.height() - bar.top() + _GAP / 2
        )
        self.cover.place(below, self.scale)
        room = bar.width() - _GAP * (len(self.buttons) - 1)
        left = bar.left()
        for button, share in zip(self.buttons, _SHARES, strict=True):
            width = room * share / sum(_SHARES)
            button.place(QRectF(left, bar.top(), width, bar.height()), self.scale)
            left += width + _GAP

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches of the picture from reaching the live table below."""

    def _over(self, part: Canvas) -> QRectF:
        box = part.geometry()
        return QRectF(
            box.x() / self.scale,
            box.y() / self.scale,
            box.width() / self.scale,
            box.height() / self.scale,
        )


class Cover(Canvas):
    """Hides the action bar of the picture: its buttons belong to another time."""

    is_simulated = False

    def draw(self, painter: Painter) -> None:
        """Paint plain ground, and go on with the violet frame."""
        painter.fill(QRectF(0, 0, painter.width, painter.height), painter.theme.colour.bg)
        if self.is_simulated:
            draw_frame(painter)
