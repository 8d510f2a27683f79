"""A PIN to type: dots for the digits, keys under them. No digit ever shows."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.typed import typed_on
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HELP_ROOM, HELP_SIZE, HelpButton
from dealer_assist.ui.toolkit.pads.keypads import PIN_DIGITS, KeyPad
from dealer_assist.ui.toolkit.painter import Align, Painter

FEWEST, MOST = 4, 8
BACK = ActionModel("back", Msg("BACK"), "cross")
CANCEL = ActionModel("cancel", Msg("CANCEL"), "cross", Msg("The card does not count"))
_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _DETAIL, _DOTS, _FOOT = 52.0, 64.0, 84.0, 112.0
_WIDTH, _LINE, _DOT = 720.0, 32.0, 24.0
_STEP = _WIDTH / (MOST + 1)


class PinPad(Canvas):
    """Gives what was typed in `entered`, once, and forgets it."""

    entered = Signal(str)
    cancelled = Signal()

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        """Ask; without `has_help` the way to it stands around the pad."""
        super().__init__(context, parent)
        self.help_button = HelpButton(context, self)
        self.help_button.setVisible(has_help)
        self._title = self._detail = self._typed = ""
        self._is_refused = False
        self._back = BACK
        self.keys = KeyPad(context, PIN_DIGITS, self)
        self.keys.typed.connect(self._type)
        self.back = ActionButton(context, self)
        self.back.pressed.connect(lambda key: self.cancelled.emit())
        self.ok = ActionButton(context, self)
        self.ok.pressed.connect(lambda key: self._enter())

    @property
    def title(self) -> str:
        """Give what is asked for."""
        return self._title

    @property
    def detail(self) -> str:
        """Give what is said under it."""
        return self._detail

    def ask(
        self, title: str, detail: str, *, is_refused: bool = False, back: ActionModel = BACK
    ) -> None:
        """Ask for a PIN from the beginning."""
        self._title, self._back = title, back
        self._typed = ""
        self.setAccessibleName(title)
        self._show_buttons()
        self.say(detail, is_refused=is_refused)

    def say(self, detail: str, *, is_refused: bool = False) -> None:
        """Say something else; what is typed already stays."""
        self._detail, self._is_refused = detail, is_refused
        self.update()

    def arrange(self) -> None:
        """Place the keys in the middle, the buttons at the foot."""
        top = _TOP + _TITLE + _DETAIL + _DOTS + 2 * _GAP
        foot = self.design_height - _TOP - _FOOT
        left = (self.design_width - _WIDTH) / 2
        self.keys.place(QRectF(left, top, _WIDTH, foot - _GAP - top), self.scale)
        half = (_WIDTH - _GAP) / 2
        self.back.place(QRectF(left, foot, half, _FOOT), self.scale)
        self.ok.place(QRectF(left + half + _GAP, foot, half, _FOOT), self.scale)
        head = QRectF(0, _TOP, self.design_width - _SIDE, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the keys from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the question, a dot for each digit, and a ring for each that is still needed."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.fill(whole, colour.bg)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        side = _SIDE + HELP_ROOM
        line = QRectF(side, _TOP, painter.width - 2 * side, _TITLE)
        painter.text(line, self._title, "heavy_38", colour.text_1, Align.CENTRE)
        line = QRectF(line.left(), line.bottom(), line.width(), _DETAIL)
        ink = colour.fault if self._is_refused else colour.text_2
        painter.paragraph(line, self._detail, "medium_24", ink, _LINE, Align.CENTRE)
        box = QRectF((painter.width - _WIDTH) / 2, line.bottom() + _GAP, _WIDTH, _DOTS)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        shown = max(FEWEST, len(self._typed))
        x = box.center().x() - _STEP * (shown - 1) / 2 - _DOT / 2
        for place in range(shown):
            dot = QRectF(x + _STEP * place, box.center().y() - _DOT / 2, _DOT, _DOT)
            fill = colour.text_1 if place < len(self._typed) else None
            painter.panel(dot, fill, colour.line_strong, painter.theme.line.device, _DOT / 2)

    def _type(self, word: str) -> None:
        self._typed = typed_on(self._typed, word, MOST)
        self._show_buttons()
        self.update()

    def _enter(self) -> None:
        typed, self._typed = self._typed, ""
        self._show_buttons()
        self.entered.emit(typed)

    def _show_buttons(self) -> None:
        self.back.show_state(self._back)
        is_short = len(self._typed) < FEWEST
        state = ActionState.NOT_YET if is_short else ActionState.NEXT
        reason = Msg("4 to 8 digits") if is_short else ""
        self.ok.show_state(ActionModel("ok", Msg("OK"), "check", "", state, reason))
