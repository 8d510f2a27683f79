"""One stage of the base game beside the prompt: done, now, next or later."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.prompt import StageModel, StageState, StageTouched
from dealer_assist.ui.toolkit.view import View

PILL_HEIGHT = 72.0
_SIDE, _GAP, _ICON = 18.0, 8.0, 26.0
_ICONS = {StageState.DONE: "check", StageState.NEXT: "chevrons"}


class StagePill(Touchable, View[StageModel]):
    """Names its stage in `touched`; one that `is_short` shows its drawing alone."""

    touched = Signal(object)
    wanted_height = PILL_HEIGHT
    _model: StageModel = StageModel("", "", StageState.LATER)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.is_short = False
        self.fired.connect(self._tell)

    @property
    def touch(self) -> object:
        """Return what a press tells."""
        return StageTouched(self._model.key)

    def changed(self, model: StageModel) -> None:
        """Come up anew, as what it is now."""
        self.is_judged = model.state is StageState.DONE  # the way back
        self.come_anew()
        self.describe(model.label, model.reason)

    def wanted_width(self) -> float:
        """Return the width that its word needs, in design pixels."""
        if self.is_short:
            return PILL_HEIGHT
        icon = _ICON + _GAP if self._model.state in _ICONS else 0.0
        word = self.context.translator.text(self._model.label)
        return 2 * _SIDE + icon + self.context.theme.width(word, "caption_22") + 2

    def look(self) -> Hashable | None:
        """Keep the pill at rest, where it has a ground of its own or lies on a known one."""
        is_seen_through = self.ground is None and self._model.state is StageState.LATER
        if self.is_pressed or is_seen_through:
            return None
        return self._model, self.is_short

    def draw(self, painter: Painter) -> None:
        """Paint the pill; amber where it is the next thing to touch."""
        colour, state, whole = painter.theme.colour, self._model.state, painter.whole
        strong = painter.theme.line.strong
        ink, icon = colour.text_2, _ICONS.get(state, "")
        match state:
            case StageState.NOW:
                painter.panel(whole, colour.selected)
                ink = colour.selected_ink
            case StageState.NEXT:
                painter.panel(whole, colour.next, colour.next_edge, strong)
                ink = colour.next_ink
            case StageState.LATER:
                painter.panel(whole, None, colour.line_strong, dashed=True)
            case _:
                painter.panel(whole, colour.raised, colour.line_strong)
                ink = colour.text_1
        if self.is_pressed:
            painter.panel(whole, colour.pressed, colour.selected, strong)
            ink = colour.text_1
        left = _SIDE
        if icon:
            shade = colour.ok if state is StageState.DONE and not self.is_pressed else ink
            left = (painter.width - _ICON) / 2 if self.is_short else left
            painter.icon(icon, left, (painter.height - _ICON) / 2, _ICON, shade, 3)
            left += _ICON + _GAP
        if self.is_short:
            return
        box = QRectF(left, 0, painter.width - left - _SIDE + 2, painter.height)
        painter.text(box, self._model.label, "caption_22", ink, Align.CENTRE)

    def _tell(self) -> None:
        self.touched.emit(StageTouched(self._model.key))
