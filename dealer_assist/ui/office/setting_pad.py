"""A new value for one setting: keys or choices at the left, what it would do at the right."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import DIGITS, KeyPad
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

BACK, KEEP, PROPOSE = "back", "keep", "propose"
_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _CAPTION, _VALUES = 44.0, 34.0, 96.0
_FOOT, _BACK_WIDTH, _LEFT = 112.0, 300.0, 620.0
_CHOICE, _MOST_CHOICE = 80.0, 112.0
_ONE_COLUMN = 6
_LINE, _ARROW, _MARK = 32.0, 40.0, 30.0


@frozen
class Remark:
    """A sentence about a value: why it cannot be, what to know, or what it does to the edge."""

    sentence: str
    tone: str = ""


@frozen
class SettingPadModel:
    """One setting under change; without choices it is typed."""

    title: str
    allowed: str
    now: str
    wanted: str
    remarks: tuple[Remark, ...] = ()
    choices: tuple[ChoiceModel, ...] = ()
    has_keys: bool = True
    refusal: str = ""
    second: str = "Then a second card"


class SettingPad(Canvas):
    """Tells keys, choices and buttons; it decides nothing."""

    typed = Signal(str)
    chosen = Signal(object)
    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = SettingPadModel("", "", "", "")
        self.keys = KeyPad(context, DIGITS, self)
        self.keys.typed.connect(self.typed)
        self.choices: list[ChoiceButton] = []
        self.back = ActionButton(context, self)
        self.back.pressed.connect(self.pressed)
        self.keep = ActionButton(context, self)
        self.keep.pressed.connect(self.pressed)
        self.propose = ActionButton(context, self)
        self.propose.pressed.connect(self.pressed)

    @property
    def model(self) -> SettingPadModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: SettingPadModel) -> None:
        """Show a setting and the value that is wanted."""
        self._model = model
        self.setAccessibleName(model.title)
        self.keys.setVisible(model.has_keys)
        self._show_choices(model.choices)
        self.back.show_state(ActionModel(BACK, "BACK", "cross"))
        state = ActionState.NOT_YET if model.refusal else ActionState.NEXT
        reason = "Enter a value that can stand" if model.refusal else ""
        kept = ActionState.NOT_YET if model.refusal else ActionState.AVAILABLE
        self.keep.show_state(ActionModel(KEEP, "KEEP", "plus", "", kept, reason))
        self.propose.show_state(
            ActionModel(PROPOSE, "PROPOSE", "check", model.second, state, reason)
        )
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the keys or the choices, and the row of buttons."""
        left = self._left()
        count = len(self.choices)
        below = _GAP + _CHOICE if count and self._model.has_keys else 0.0
        self.keys.place(left.adjusted(0, 0, 0, -below), self.scale)
        top = left.bottom() - _CHOICE if self._model.has_keys else left.top()
        columns = 1 if count <= _ONE_COLUMN else 2
        rows = -(-count // columns)
        room = left.bottom() - top - _GAP * (rows - 1)
        height = min(_MOST_CHOICE, room / rows) if count else 0.0
        width = (left.width() - _GAP * (columns - 1)) / columns
        for place, choice in enumerate(self.choices):
            column, row = divmod(place, rows)
            x, y = left.left() + column * (width + _GAP), top + row * (height + _GAP)
            choice.place(QRectF(x, y, width, height), self.scale)
        foot = self._foot()
        self.back.place(QRectF(foot.left(), foot.top(), _BACK_WIDTH, _FOOT), self.scale)
        beside = foot.left() + _BACK_WIDTH + _GAP
        keep = QRectF(beside, foot.top(), _LEFT - _BACK_WIDTH - _GAP, _FOOT)
        self.keep.place(keep, self.scale)
        self.propose.place(foot.adjusted(_LEFT + 2 * _GAP, 0, 0, 0), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the setting, its values, and what is to be known about the new one."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(_SIDE, _TOP, painter.width - 2 * _SIDE, _TITLE)
        painter.text(line, model.title, "list_title", colour.text_1)
        line = QRectF(_SIDE, line.bottom(), line.width(), _CAPTION)
        painter.text(line, f"Allowed: {model.allowed}", "modal_place", colour.text_2)
        right = self._right()
        self._draw_values(painter, QRectF(right.left(), right.top(), right.width(), _VALUES))
        y = right.top() + _VALUES + _GAP
        for remark in model.remarks:
            box = QRectF(right.left() + _MARK + _GAP, y, 0, 0)
            box.setRight(right.right())
            box.setBottom(right.bottom())
            ink = colour.fault if remark.tone == "fault" else colour.text_1
            icon = "triangle" if remark.tone else "info"
            painter.icon(icon, right.left(), y + 1, _MARK, ink, 2.6)
            y += painter.paragraph(box, remark.sentence, "notice_detail", ink, _LINE) + _GAP

    def _draw_values(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self._model
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        inner = box.adjusted(_SIDE, 0, -_SIDE, 0)
        room = (inner.width() - _ARROW - 2 * _GAP) / 2
        old = QRectF(inner.left(), inner.top(), room, inner.height())
        used = painter.text(old, model.now, "adjusted", colour.text_2, least=SMALLEST_AMOUNT)
        x = old.left() + used + _GAP
        painter.icon("arrow-right", x, box.center().y() - _ARROW / 2, _ARROW, colour.text_2)
        x += _ARROW + _GAP
        new = QRectF(x, inner.top(), inner.right() - x, inner.height())
        words = model.wanted or "…"
        painter.text(new, words, "adjusted", colour.text_1, least=SMALLEST_AMOUNT)

    def _show_choices(self, models: tuple[ChoiceModel, ...]) -> None:
        while len(self.choices) > len(models):
            gone = self.choices.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.choices) < len(models):
            made = ChoiceButton(self.context, self)
            made.chosen.connect(self.chosen)
            made.show()
            self.choices.append(made)
        for choice, model in zip(self.choices, models, strict=True):
            choice.show_state(model)

    def _body(self) -> QRectF:
        top = _TOP + _TITLE + _CAPTION + _GAP
        bottom = self._foot().top() - _GAP
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, bottom - top)

    def _left(self) -> QRectF:
        body = self._body()
        return QRectF(body.left(), body.top(), _LEFT, body.height())

    def _right(self) -> QRectF:
        return self._body().adjusted(_LEFT + 2 * _GAP, 0, 0, 0)

    def _foot(self) -> QRectF:
        top = self.design_height - _TOP - _FOOT
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, _FOOT)
