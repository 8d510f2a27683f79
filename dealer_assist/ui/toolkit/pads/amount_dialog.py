"""An amount asked for over a page or the table: a keypad, its limits, and usual amounts."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.models.actions import ActionModel, ActionState, AmountModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.button_sheet import draw_sheet
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HELP_ROOM, HELP_SIZE, HelpButton
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.painter import Painter

_WIDTH, _PADDING, _GAP = 1040.0, 32.0, 14.0
_HEAD, _PAD, _BUTTON, _FOOT = 104.0, 500.0, 96.0, 112.0
_PRESETS_LEFT, _PRESETS_TOP = 584.0, 236.0
_HELP_TOP = 20.0
BACK, DONE = "back", "done"


class AmountDialog(Canvas):
    """Gives the amount in `given`, in cents; `left` where it stays as it was."""

    given = Signal(int)
    left = Signal()

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        """Ask; without `has_help` the way to it stands around the sheet."""
        super().__init__(context, parent)
        self.help_button = HelpButton(context, self)
        self.help_button.setVisible(has_help)
        self._model = AmountModel("", "", 0, 0)
        self._keeps_banner = False
        self.pad = AmountPad(context, self)
        self.pad.changed.connect(lambda cents: self._follow())
        self.back = ActionButton(context, self)
        self.back.pressed.connect(lambda key: self.left.emit())
        self.done = ActionButton(context, self)
        self.done.pressed.connect(lambda key: self._give())
        self.presets: list[ActionButton] = []
        self.hide()

    @property
    def model(self) -> AmountModel:
        """Give what is asked."""
        return self._model

    def ask(self, model: AmountModel, *, keeps_banner: bool) -> None:
        """Ask for an amount, from the usual one; the same question again changes nothing."""
        self._keeps_banner = keeps_banner
        if model == self._model and not self.isHidden():
            self.done.answered()
            return
        self._model = model
        self.setAccessibleName(model.title)
        for gone in self.presets:
            gone.setParent(None)
            gone.deleteLater()
        self.presets = [self._preset(label, cents) for label, cents in model.presets]
        self.pad.offer(model.cents or None)
        self._follow()
        self.arrange()
        self.show()
        self.raise_()

    def arrange(self) -> None:
        """Place the keypad, the usual amounts beside it, the ways out below."""
        box = self._box()
        left, top, inner = box.left() + _PADDING, box.top() + _HEAD + 12, _WIDTH - 2 * _PADDING
        self.pad.place(QRectF(left, top, inner, _PAD), self.scale)
        x, y = left + _PRESETS_LEFT, top + _PRESETS_TOP
        for number, preset in enumerate(self.presets):
            at = QRectF(x, y + number * (_BUTTON + _GAP), inner - _PRESETS_LEFT, _BUTTON)
            preset.place(at, self.scale)
        foot, half = box.bottom() - _PADDING - _FOOT, (inner - _GAP) / 2
        self.back.place(QRectF(left, foot, half, _FOOT), self.scale)
        self.done.place(QRectF(left + half + _GAP, foot, half, _FOOT), self.scale)
        head = QRectF(left, box.top() + _HELP_TOP, inner, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the keys from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Dim what lies under it and paint the sheet."""
        words = (self._model.title, self._model.detail)
        beside = 0.0 if self.help_button.isHidden() else HELP_ROOM
        keeps = self._keeps_banner
        draw_sheet(painter, self._box(), _PADDING, words, keeps_banner=keeps, beside=beside)

    def _box(self) -> QRectF:
        height = _HEAD + 12 + _PAD + _GAP + _FOOT + _PADDING
        left, top = (self.design_width - _WIDTH) / 2, (self.design_height - height) / 2
        return QRectF(left, max(0.0, top), _WIDTH, height)

    def _preset(self, label: str, cents: int) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22")
        button.show_state(ActionModel(str(cents), label, "", dollars(cents)))
        button.pressed.connect(lambda key: self._choose(cents))
        button.show()
        return button

    def _choose(self, cents: int) -> None:
        self.pad.offer(cents or None)
        self._follow()

    def _follow(self) -> None:
        for preset in self.presets:
            preset.answered()
        cents, model = self.pad.cents or 0, self._model
        self.back.show_state(
            ActionModel(BACK, Msg("BACK"), "arrow-left", Msg("Nothing has changed"))
        )
        if cents > model.most:
            why_not = Msg("{most} at most", most=dollars(model.most))
        elif cents < model.least:
            why_not = Msg("Enter an amount")
        else:
            done = ActionModel(DONE, Msg("DONE"), "check", dollars(cents), ActionState.NEXT)
            self.done.show_state(done)
            return
        shut = ActionModel(DONE, Msg("DONE"), "check", why_not, ActionState.NOT_YET, why_not)
        self.done.show_state(shut)

    def _give(self) -> None:
        self.given.emit(self.pad.cents or 0)
