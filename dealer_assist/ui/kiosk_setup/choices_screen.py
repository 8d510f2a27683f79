"""A step that is answered by choosing."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kiosk_setup.drawing import draw_panel, draw_rows
from dealer_assist.ui.kiosk_setup.frame import SetUpScreen
from dealer_assist.ui.kiosk_setup.model import ChoiceGroup, ChoicesPage
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

_LEFT_SHARE, _GAP, _TITLE, _NOTE, _CHOICE, _LEAST = 0.6, 14.0, 44.0, 34.0, 92.0, 72.0


class ChoicesScreen(SetUpScreen):
    """Groups of choices at the left, what they come to at the right."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ChoicesPage | None = None
        self._buttons: list[PickButton] = []
        self._words: dict[PickButton, str] = {}

    def show_state(self, model: ChoicesPage) -> None:
        """Show a step."""
        self._model = model
        pairs = [(group.word, one) for group in model.groups for one in group.choices]
        while len(self._buttons) < len(pairs):
            self._buttons.append(self._made())
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(pairs))
            if place < len(pairs):
                self._words[button] = pairs[place][0]
                button.show_state(pairs[place][1])
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the groups below each other."""
        super().arrange()
        if self._model is None:
            return
        buttons = iter(self._buttons)
        for group, top, height in self._groups():
            each = (self._left().width() + _GAP) / group.columns
            for place, _ in enumerate(group.choices):
                row, column = divmod(place, group.columns)
                left = self._left().left() + column * each
                box = QRectF(left, top + row * (height + 12), each - _GAP, height)
                next(buttons).place(box, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the titles, and the panel of what was found."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        for group, top, height in self._groups():
            title = QRectF(self._left().left(), top - _TITLE, self._left().width(), _TITLE - 4)
            painter.text(title, group.title, "panel_title", colour.text_1)
            if group.note:
                below = top + _rows(group) * (height + 12)
                note = QRectF(title.left(), below, title.width(), _NOTE)
                painter.label(note, group.note, "check_detail", colour.text_2)
        body = self.body()
        box = QRectF(self._left().right() + 24, body.top(), 0, body.height())
        box.setRight(body.right())
        room = draw_panel(painter, box, model.title, "", colour.text_2)
        draw_rows(painter, room, model.rows)

    def _left(self) -> QRectF:
        body = self.body()
        return QRectF(body.left(), body.top(), body.width() * _LEFT_SHARE, body.height())

    def _groups(self) -> list[tuple[ChoiceGroup, float, float]]:
        """Give each group with where its choices begin and how high each is."""
        groups = self._model.groups if self._model is not None else ()
        fixed = sum(_TITLE + 8 + (_NOTE if group.note else 0) for group in groups)
        count = max(1, sum(_rows(group) for group in groups))
        room = (self.body().height() - fixed) / count - 12
        height = max(_LEAST, min(_CHOICE, room))
        found, y = [], self.body().top()
        for group in groups:
            found.append((group, y + _TITLE, height))
            y += _TITLE + _rows(group) * (height + 12) + 8 + (_NOTE if group.note else 0)
        return found

    def _made(self) -> PickButton:
        button = PickButton(self.context, self)
        button.show_state(ChoiceModel("?", "?"))
        button.chosen.connect(lambda key: self.asked.emit(Pick((self._words[button], key))))
        return button


def _rows(group: ChoiceGroup) -> int:
    return -(-len(group.choices) // group.columns)
