"""A new value for one setting: keys or choices at the left, what it would do at the right."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.setting.model import (
    Remark,
    SettingPadModel,
    SettingTouch,
    ValueTyped,
)
from dealer_assist.ui.office.setting.presenter import acts_of
from dealer_assist.ui.toolkit.boxes import Drawn, Fitted, Node, Panel, Slot, Text, column, row
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.pads.keypads import DIGITS, KeyPad
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _CAPTION, _VALUES, _WORDS = 44.0, 34.0, 96.0, 300.0
_FOOT, _BACK_WIDTH, _LEFT = 112.0, 300.0, 620.0
_CHOICE, _MOST_CHOICE = 80.0, 112.0
_ONE_COLUMN = 6
_LINE, _ARROW, _MARK = 32.0, 40.0, 30.0


class SettingScreen(PaneScreen[SettingPadModel, SettingTouch]):
    """Tells keys, choices and buttons; it decides nothing."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.keys = KeyPad(self.context, DIGITS, self)
        self.keys.typed.connect(lambda word: self.touched.emit(ValueTyped(word)))
        self.choices = self.pool_of(ChoiceButton)
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: SettingPadModel) -> Node:
        """Stand the entry beside the values and what is to be known about the new one."""
        self.setAccessibleName(model.title)
        self.keys.setVisible(model.has_keys)
        choices = self.choices.show(model.choices)
        back, keep, propose = self.acts.show(acts_of(model))
        head = column(
            Text(model.title, "bold_28").of(_TITLE),
            Text(Msg("Allowed: {allowed}", allowed=model.allowed), "medium_24", "text_2").of(
                _CAPTION
            ),
        )
        draw = _draw_words if model.has_words else _draw_values
        values = Panel(
            Drawn(lambda painter, box: draw(painter, box, model)),
            fill="well",
            edge="line_strong",
            pad=(_SIDE, 0),
        )
        remarks = Drawn(lambda painter, box: _draw_remarks(painter, box, model.remarks))
        page = row(
            self._entry(choices, has_keys=model.has_keys).of(_LEFT),
            column(values.of(_WORDS if model.has_words else _VALUES), remarks, gap=_GAP),
            gap=2 * _GAP,
        )
        near = row(Slot(back).of(_BACK_WIDTH), Slot(keep), gap=_GAP).of(_LEFT)
        foot = row(near, Slot(propose), gap=2 * _GAP)
        form = column(head.of(_TITLE + _CAPTION), page, foot.of(_FOOT), gap=_GAP)
        return Panel(form, pad=(_SIDE, _TOP))

    def _entry(self, choices: list[ChoiceButton], *, has_keys: bool) -> Node:
        """Give the keys the room over a row of choices, or the choices all of it."""
        if has_keys:
            below = [Slot(one).of(_CHOICE) for one in choices[:1]]
            return column(Slot(self.keys), *below, gap=_GAP)
        return Fitted(lambda box: _choices(choices, box))


def _choices(choices: list[ChoiceButton], box: QRectF) -> Node:
    """Stand choices below each other, many of them in two columns."""
    columns = 1 if len(choices) <= _ONE_COLUMN else 2
    rows = max(1, -(-len(choices) // columns))
    high = min(_MOST_CHOICE, (box.height() - _GAP * (rows - 1)) / rows)
    each = [choices[at * rows : (at + 1) * rows] for at in range(columns)]
    return row(
        *(column(*(Slot(one).of(high) for one in part), gap=_GAP) for part in each), gap=_GAP
    )


def _draw_values(painter: Painter, box: QRectF, model: SettingPadModel) -> None:
    """Paint the value that holds, an arrow, and the one that is wanted."""
    colour = painter.theme.colour
    room = (box.width() - _ARROW - 2 * _GAP) / 2
    old = QRectF(box.left(), box.top(), room, box.height())
    used = painter.text(old, model.now, "heavy_38", colour.text_2, least=SMALLEST_AMOUNT)
    x = old.left() + used + _GAP
    painter.icon("arrow-right", x, box.center().y() - _ARROW / 2, _ARROW, colour.text_2)
    x += _ARROW + _GAP
    new = QRectF(x, box.top(), box.right() - x, box.height())
    painter.text(new, model.wanted or "…", "heavy_38", colour.text_1, least=SMALLEST_AMOUNT)


def _draw_words(painter: Painter, box: QRectF, model: SettingPadModel) -> None:
    """Paint the words on record, and below them those that are wanted, each as long as it is."""
    colour = painter.theme.colour
    room = box.adjusted(0, _GAP, 0, -_GAP)
    half = (room.height() - _ARROW) / 2
    old = QRectF(room.left(), room.top(), room.width(), half)
    painter.paragraph(old, model.now, "bold_28", colour.text_2, _LINE + 4)
    painter.icon("arrow-right", room.left(), old.bottom(), _ARROW, colour.text_2)
    new = QRectF(room.left(), old.bottom() + _ARROW, room.width(), half)
    painter.paragraph(new, model.wanted or "…", "bold_28", colour.text_1, _LINE + 4)


def _draw_remarks(painter: Painter, room: QRectF, remarks: tuple[Remark, ...]) -> None:
    """Paint each sentence with its mark, as high as it needs."""
    colour, y = painter.theme.colour, room.top()
    for remark in remarks:
        box = QRectF(room.left() + _MARK + _GAP, y, 0, 0)
        box.setRight(room.right())
        box.setBottom(room.bottom())
        ink = colour.fault if remark.tone == "fault" else colour.text_1
        icon = "triangle" if remark.tone else "info"
        painter.icon(icon, room.left(), y + 1, _MARK, ink, 2.6)
        y += painter.paragraph(box, remark.sentence, "medium_24", ink, _LINE) + _GAP
