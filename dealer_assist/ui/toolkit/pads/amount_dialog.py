"""An amount asked for over a page or the table: a keypad, its limits, and usual amounts."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.asked_over import draw_sheet
from dealer_assist.ui.toolkit.boxes import Drawn, Slot, paint
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, column, inset, space, stack
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.pads.typed_pad import FOOT, TypedPad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_WIDTH, _PADDING, _GAP = 1040.0, 32.0, 14.0
_HEAD, _PAD, _BUTTON = 116.0, 500.0, 96.0
_PRESETS_LEFT, _PRESETS_TOP = 584.0, 236.0
_HELP_TOP = 20.0
BACK, DONE = "back", "done"


class AmountDialog(TypedPad):
    """Gives the amount in `given`, in cents; `left` where it stays as it was."""

    given = Signal(int)

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent, has_help=has_help)
        self._model = AmountModel("", "", 0, 0)
        self._keeps_banner = False
        self.pad = AmountPad(context, self)
        self.pad.changed.connect(lambda cents: self.follow())
        self.presets = Children(self._preset)
        self.hide()

    @property
    def model(self) -> AmountModel:
        """Return what is asked."""
        return self._model

    def ask(self, model: AmountModel, *, keeps_banner: bool) -> None:
        """Ask for an amount, from the usual one; the same question again changes nothing."""
        self._keeps_banner = keeps_banner
        if model == self._model and not self.isHidden():
            self.done.answered()
            return
        self._model = model
        self.setAccessibleName(model.title)
        self.presets.show(
            [Button(str(cents), label, "", dollars(cents)) for label, cents in model.presets]
        )
        self._offer(model.cents)
        self.show()
        self.raise_()

    def give(self) -> None:
        """Emit the amount."""
        self.given.emit(self.pad.cents or 0)

    def body(self) -> Node:
        """Lie in the middle: the keypad, the usual amounts beside it, the ways out below."""
        usual = column(*(Slot(preset).of(_BUTTON) for preset in self.presets), gap=_GAP)
        keys = stack(Slot(self.pad), inset(usual, (_PRESETS_LEFT, _PRESETS_TOP, 0, 0))).of(_PAD)
        inner = column(space(_HEAD), keys, space(_GAP), self.ways_out(_GAP))
        inner = self.with_help(inner, _HELP_TOP)
        sheet = stack(Drawn(self._draw_sheet), inset(inner, (_PADDING, 0, _PADDING, _PADDING)))
        height = _HEAD + _PAD + _GAP + FOOT + _PADDING
        return column(space(), sheet.of(height).across(_WIDTH), space())

    def draw(self, painter: Painter) -> None:
        """Leave what lies under it seen."""
        paint(self._placed, painter)

    def follow(self) -> None:
        """Show the amount, and whether it may be."""
        for preset in self.presets:
            preset.answered()
        cents, model = self.pad.cents or 0, self._model
        why_not, state = "", ActionState.NOT_YET
        if cents > model.most:
            why_not = Msg("{most} at most", most=dollars(model.most))
        elif cents < model.least:
            why_not = Msg("Enter an amount")
        else:
            state = ActionState.NEXT
        self.back.show_state(Button(BACK, Msg("BACK"), "arrow-left", Msg("Nothing has changed")))
        detail = why_not or dollars(cents)
        self.done.show_state(Button(DONE, Msg("DONE"), "check", detail, state, why_not))
        super().follow()

    def _draw_sheet(self, painter: Painter, box: QRectF) -> None:
        words, keeps = (self._model.title, self._model.detail), self._keeps_banner
        room = self.help_room
        draw_sheet(painter, box, _PADDING, words, keeps_banner=keeps, beside=room)

    def _offer(self, cents: int) -> None:
        self.pad.offer(cents or None)
        self.follow()

    def _preset(self) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22")
        button.pressed.connect(lambda cents: self._offer(int(cents)))
        return button
