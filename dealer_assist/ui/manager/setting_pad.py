"""A new value for one setting: keys or choices at the left, what it would do at the right."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.choice_button import ChoiceButton
from dealer_assist.ui.key_pad import DIGITS, KeyPad
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Easel

BACK, PROPOSE = "back", "propose"
_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _CAPTION, _VALUES = 44.0, 34.0, 96.0
_FOOT, _BACK_WIDTH, _LEFT = 112.0, 300.0, 620.0
_CHOICE, _MOST_CHOICE = 80.0, 112.0
_LINE, _ARROW, _MARK = 32.0, 40.0, 30.0


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about a value: why it cannot be, what to know, or what it does to the edge."""

    sentence: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class SettingPadLook:
    """One setting under change; without choices it is typed."""

    title: str
    allowed: str
    now: str
    wanted: str
    remarks: tuple[Remark, ...] = ()
    choices: tuple[ChoiceLook, ...] = ()
    has_keys: bool = True
    refusal: str = ""
    second: str = "Then a second card"


class SettingPad(Canvas):
    """Tells keys, choices and buttons; it decides nothing."""

    typed = Signal(str)
    chosen = Signal(object)
    pressed = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = SettingPadLook("", "", "", "")
        self.keys = KeyPad(kit, DIGITS, self)
        self.keys.typed.connect(self.typed)
        self.choices: list[ChoiceButton] = []
        self.back = ActionButton(kit, self)
        self.back.pressed.connect(self.pressed)
        self.propose = ActionButton(kit, self)
        self.propose.pressed.connect(self.pressed)

    @property
    def look(self) -> SettingPadLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: SettingPadLook) -> None:
        """Show a setting and the value that is wanted."""
        self._look = look
        self.setAccessibleName(look.title)
        self.keys.setVisible(look.has_keys)
        self._show_choices(look.choices)
        self.back.show_state(ActionLook(BACK, "BACK", "arrow-left"))
        state = ActionState.NOT_YET if look.refusal else ActionState.NEXT
        reason = "Enter a value that can stand" if look.refusal else ""
        self.propose.show_state(ActionLook(PROPOSE, "PROPOSE", "check", look.second, state, reason))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the keys or the choices, and the row of buttons."""
        left = self._left()
        count = len(self.choices)
        below = _GAP + _CHOICE if count and self._look.has_keys else 0.0
        self.keys.place(left.adjusted(0, 0, 0, -below), self.scale)
        top = left.bottom() - _CHOICE if self._look.has_keys else left.top()
        room = left.bottom() - top - _GAP * (count - 1)
        height = min(_MOST_CHOICE, room / count) if count else 0.0
        for place, choice in enumerate(self.choices):
            y = top + place * (height + _GAP)
            choice.place(QRectF(left.left(), y, left.width(), height), self.scale)
        foot = self._foot()
        self.back.place(QRectF(foot.left(), foot.top(), _BACK_WIDTH, _FOOT), self.scale)
        self.propose.place(foot.adjusted(_LEFT + 2 * _GAP, 0, 0, 0), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the setting, its values, and what is to be known about the new one."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        line = QRectF(_SIDE, _TOP, easel.width - 2 * _SIDE, _TITLE)
        easel.text(line, look.title, "list_title", colour.text_1)
        line = QRectF(_SIDE, line.bottom(), line.width(), _CAPTION)
        easel.text(line, f"Allowed: {look.allowed}", "modal_place", colour.text_2)
        right = self._right()
        self._draw_values(easel, QRectF(right.left(), right.top(), right.width(), _VALUES))
        y = right.top() + _VALUES + _GAP
        for remark in look.remarks:
            box = QRectF(right.left() + _MARK + _GAP, y, 0, 0)
            box.setRight(right.right())
            box.setBottom(right.bottom())
            ink = colour.fault if remark.tone == "fault" else colour.text_1
            icon = "triangle" if remark.tone else "info"
            easel.icon(icon, right.left(), y + 1, _MARK, ink, 2.6)
            y += easel.paragraph(box, remark.sentence, "notice_detail", ink, _LINE) + _GAP

    def _draw_values(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        easel.panel(box, colour.well, colour.line_strong, easel.theme.line.thin)
        inner = box.adjusted(_SIDE, 0, -_SIDE, 0)
        room = (inner.width() - _ARROW - 2 * _GAP) / 2
        old = QRectF(inner.left(), inner.top(), room, inner.height())
        used = easel.text(old, look.now, "adjusted", colour.text_2, least=SMALLEST_AMOUNT)
        x = old.left() + used + _GAP
        easel.icon("arrow-right", x, box.center().y() - _ARROW / 2, _ARROW, colour.text_2)
        x += _ARROW + _GAP
        new = QRectF(x, inner.top(), inner.right() - x, inner.height())
        words = look.wanted or "…"
        easel.text(new, words, "adjusted", colour.text_1, least=SMALLEST_AMOUNT)

    def _show_choices(self, looks: tuple[ChoiceLook, ...]) -> None:
        while len(self.choices) > len(looks):
            gone = self.choices.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.choices) < len(looks):
            made = ChoiceButton(self.kit, self)
            made.chosen.connect(self.chosen)
            made.show()
            self.choices.append(made)
        for choice, look in zip(self.choices, looks, strict=True):
            choice.show_state(look)

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
