"""A hit that several seats share, over its shares: the hand, the hands of the coup, the level."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.supervisor.model import HitModel
from dealer_assist.ui.table.card_side import CardSide
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import Children, show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, SMALLEST_LABEL, Painter
from dealer_assist.ui.toolkit.view import View

HEIGHT = 344.0
_HEAD, _FOOT, _INSET = 112.0, 88.0, 22.0
_SIDE, _SIDE_GAP, _SIDE_INSET = 390.0, 14.0, 9.0
_STRIKE, _CHANGE, _ENTER, _BUTTON, _GAP = 392.0, 560.0, 220.0, 72.0, 12.0
_ICON = 26.0
_SAID, _BELOW = 34.0, 28.0


class HitBox(View[HitModel]):
    """Gives what its buttons lead to in `pressed`; the hands are shown, not touched."""

    pressed = Signal(object)
    _model: HitModel = HitModel("", "", "", "", 0, "", "", "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.strike, self.change, self.enter = (self._new_button() for _ in range(3))
        self.sides = Children(lambda: CardSide(context, self))

    def show_state(self, model: HitModel) -> None:
        """Show a hit; the same one again is the answer to the last press."""
        super().show_state(model)
        for button, action, _ in self._buttons():
            show_or_hide(button, action)

    def changed(self, model: HitModel) -> None:
        """Take over both hands."""
        self.sides.show(model.sides)
        self.setAccessibleName(model.hand)
        self.arrange()

    def arrange(self) -> None:
        """Place both hands in the middle, the buttons at the right end of the foot."""
        x = _INSET
        height = self.design_height - _HEAD - _FOOT - 2 * _SIDE_INSET
        for side in self.sides:
            side.place(QRectF(x, _HEAD + _SIDE_INSET, _SIDE, height), self.scale)
            x += _SIDE + _SIDE_GAP
        right = self.design_width - _INSET
        top = self.design_height - _FOOT + (_FOOT - _BUTTON) / 2
        for button, action, width in self._buttons():
            if action is not None:
                button.place(QRectF(right - width, top, width, _BUTTON), self.scale)
                right -= width + _GAP

    def draw(self, painter: Painter) -> None:
        """Paint the hand and its prize, what the cards say, and whose card it needs."""
        colour, model, lines = painter.colour, self._model, painter.theme.line
        edge = colour.fault if model.is_against else colour.line_strong
        painter.panel(
            painter.whole, colour.raised, edge, lines.device if model.is_against else lines.thin
        )
        foot = painter.height - _FOOT
        painter.rule(2, _HEAD, painter.width - 2, colour.line)
        painter.rule(2, foot, painter.width - 2, colour.line)
        self._draw_head(painter)
        left = _INSET + 2 * (_SIDE + _SIDE_GAP) + 10
        self._draw_said(painter, QRectF(left, _HEAD, painter.width - left - 10, foot - _HEAD))
        if model.change is None:
            self._draw_note(painter, QRectF(_INSET, foot, self._note_right() - _INSET, _FOOT))

    def _draw_head(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        right = painter.width - _INSET
        width = painter.width_of(model.prize, "heavy_48")
        prize = QRectF(right - width, 0, width + 1, _HEAD)
        painter.text(prize, model.prize, "heavy_48", colour.text_1, least=SMALLEST_AMOUNT)
        right -= width + 20
        tag = painter.tag_width(model.level, model.stars, "bold_22")
        painter.tag(
            right - tag,
            _HEAD / 2,
            model.level,
            colour.text_1,
            colour.line_strong,
            stars=model.stars,
            role="bold_22",
        )
        room = right - tag - 20 - _INSET
        hand = QRectF(_INSET, 14, room, 46)
        painter.text(hand, model.hand, "bold_36", colour.text_1, least=SMALLEST_AMOUNT)
        pays = QRectF(_INSET, 58, room, 48)
        painter.label(pays, model.pays, "medium_22", colour.text_2, least=SMALLEST_LABEL)

    def _draw_said(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.colour, self._model
        icon, mark, ink = "", colour.ok, colour.text_1
        if model.is_against:
            icon, mark, ink = "triangle", colour.fault, colour.fault_text
        elif model.is_known:
            icon = "check"
        words = box.adjusted(_ICON + 12, 0, 0, 0) if icon else box
        wide, small = words.width(), painter.plain_size("medium_20")
        below = painter.height_of(model.said_detail, "medium_20", wide, _BELOW, small)
        below = below if model.said_detail else 0.0
        room = words.adjusted(0, 0, 0, -below)
        size = painter.size_for((model.said,), "bold_24", room, _SAID)
        said = painter.height_of(model.said, "bold_24", wide, _SAID, size)
        y = max(box.top(), box.center().y() - (said + below) / 2)
        if icon:
            painter.mark(icon, box.left(), y + _SAID / 2, _ICON, mark, 3.2)
        words.setTop(y)
        y += painter.paragraph(words, model.said, "bold_24", ink, _SAID, most=size)
        words.setTop(y)
        if model.said_detail:
            painter.paragraph(words, model.said_detail, "medium_20", colour.text_2, _BELOW)

    def _draw_note(self, painter: Painter, box: QRectF) -> None:
        colour = painter.colour
        painter.mark("info", box.left(), box.center().y(), _ICON, colour.text_2, 2.4)
        words = box.adjusted(_ICON + 14, 0, 0, 0)
        lines = len(painter.broken(self._model.note, "medium_20", words.width()))
        words.setTop(max(box.top(), box.center().y() - _BELOW * lines / 2))
        painter.paragraph(words, self._model.note, "medium_20", colour.text_1, _BELOW)

    def _note_right(self) -> float:
        taken = sum(width + _GAP for _, action, width in self._buttons() if action is not None)
        return self.design_width - _INSET - taken - 8

    def _buttons(self) -> tuple[tuple[ActionButton, ActionModel | None, float], ...]:
        model = self._model
        return (
            (self.strike, model.strike, _STRIKE),
            (self.change, model.change, _CHANGE),
            (self.enter, model.enter, _ENTER),
        )

    def _new_button(self) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22", icon_size=26.0)
        button.pressed.connect(self.pressed)
        return button
