"""STAFF CARDS: the check of the kiosk, the first two cards, and the test slip."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.drawing import HEAD, draw_dot, draw_panel, draw_rows
from dealer_assist.ui.kiosk_setup.frame import RowButtons, SetUpScreen
from dealer_assist.ui.kiosk_setup.model import CardSlot, CheckPage, Stand
from dealer_assist.ui.supervisor.slip import Slip
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_SHARES = (0.385, 0.3, 0.315)
_GAP, _SLOT, _SLIP_WIDE, _BUTTONS, _QUESTION = 20.0, 140.0, 410.0, 84.0, 76.0
_DOT, _ROLE, _HELP, _CHANGE = 46.0, 52.0, 110.0, 136.0


class CheckScreen(SetUpScreen):
    """Three panels side by side."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: CheckPage | None = None
        self._slip = Slip(context, self)
        self._actions = RowButtons(self)
        self._shown: list[RowButton | None] = []

    def show_state(self, model: CheckPage) -> None:
        """Show the check."""
        self._model = model
        self._slip.setVisible(model.slip is not None and not model.help_lines)
        if model.slip is not None:
            self._slip.show_state(model.slip)
        self._shown = self._actions.show_state(
            (*(card.action for card in model.cards), *model.slip_actions)
        )
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the slip and its buttons."""
        super().arrange()
        if self._model is None or not self._shown:
            return
        _, cards, slip = self._panels()
        count = len(self._model.cards)
        changes, others = self._shown[:count], self._shown[count:]
        for change, box in zip(changes, self._slots(cards), strict=True):
            if change is not None:
                left, top = box.right() - 12 - _CHANGE, box.center().y() - 38
                change.place(QRectF(left, top, _CHANGE, 76), self.scale)
        foot = slip.bottom() - 20 - _BUTTONS
        inner = slip.adjusted(24, 0, -24, 0)
        each = (inner.width() + 12) / max(1, len(others))
        for place, button in enumerate(others):
            if button is not None:
                box = QRectF(inner.left() + place * each, foot, each - 12, _BUTTONS)
                button.place(box, self.scale)
        top = slip.top() + HEAD + 6
        bottom = (foot if others else slip.bottom() - 20) - _QUESTION - 8
        high = min(bottom - top, self._slip.natural_height())
        left = slip.center().x() - _SLIP_WIDE / 2
        self._slip.place(QRectF(left, top, _SLIP_WIDE, high), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the three panels."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        check, cards, slip = self._panels()
        is_well = all(row.state is Stand.DONE for row in model.rows)
        ink = colour.ok if is_well else colour.text_2
        room = draw_panel(painter, check, Msg("Check of this kiosk"), model.count, ink)
        note = QRectF(room.left(), room.bottom() - 64, room.width(), 64)
        draw_rows(painter, room.adjusted(0, 0, 0, -72), model.rows)
        painter.rule(note.left(), note.top() - 4, note.right(), colour.line)
        painter.icon("info", note.left(), note.center().y() - 15, 30, colour.text_2)
        words = Msg("Touch a finished step above to repeat it. Answers are kept.")
        painter.label(note.adjusted(44, 0, 0, 0), words, "check_detail", colour.text_2)
        self._draw_cards(painter, cards, model)
        self._draw_slip_side(painter, slip, model)

    def _draw_cards(self, painter: Painter, box: QRectF, model: CheckPage) -> None:
        colour = painter.theme.colour
        room = draw_panel(
            painter, box, Msg("First two staff cards"), model.cards_count, colour.text_2
        )
        for slot, card in zip(self._slots(box), model.cards, strict=False):
            _draw_slot(painter, slot, card)
        y = self._after_slots()
        note = QRectF(room.left(), y, room.width(), 64)
        painter.label(note, model.cards_note, "check_detail", colour.text_2)
        y += 84
        if y + 62 > room.bottom():
            return
        painter.rule(room.left(), y, room.right(), colour.line)
        title = QRectF(room.left(), y + 6, room.width(), 50)
        painter.text(title, Msg("What happens next"), "panel_title", colour.text_1)
        pitch = min(52.0, (room.bottom() - title.bottom()) / max(1, len(model.next_lines)))
        for place, (icon, words) in enumerate(model.next_lines):
            line = QRectF(room.left(), title.bottom() + place * pitch, room.width(), pitch)
            painter.icon(icon, line.left(), line.center().y() - 13, 26, colour.text_1, 2.3)
            painter.label(line.adjusted(40, 0, 0, 0), words, "check_detail", colour.text_1)

    def _draw_slip_side(self, painter: Painter, box: QRectF, model: CheckPage) -> None:
        colour = painter.theme.colour
        ink = colour.ok if model.is_slip_printed else colour.text_2
        room = draw_panel(painter, box, Msg("Test slip"), model.slip_state, ink)
        if model.slip is None:
            inner = room.adjusted(0, 4, 0, -8)
            painter.panel(inner, None, colour.line_strong, 2, dashed=True)
            words = inner.adjusted(24, 0, -24, 0)
            painter.label(words, model.slip_note, "check_detail", colour.text_2, Align.CENTRE)
            return
        bottom = box.bottom() - 20 - (_BUTTONS + 8 if model.slip_actions else 0)
        if model.help_lines:
            help_box = QRectF(room.left(), room.top(), room.width(), bottom - room.top())
            _draw_help(painter, help_box, model.help_lines)
            return
        top = self._slip.y() / self.scale + self._slip.design_height + 6
        question = QRectF(room.left(), top, room.width(), bottom - top)
        painter.label(question, model.slip_note, "check_found", colour.text_1, Align.CENTRE)

    def _panels(self) -> tuple[QRectF, QRectF, QRectF]:
        body, boxes = self.body(), []
        room, x = body.width() - 2 * _GAP, body.left()
        for share in _SHARES:
            boxes.append(QRectF(x, body.top(), room * share, body.height()))
            x += room * share + _GAP
        return boxes[0], boxes[1], boxes[2]

    def _slots(self, panel: QRectF) -> list[QRectF]:
        left, wide, top = panel.left() + 24, panel.width() - 48, self.body().top() + 2 + HEAD
        count = len(self._model.cards) if self._model is not None else 0
        return [QRectF(left, top + at * (_SLOT + 12), wide, _SLOT) for at in range(count)]

    def _after_slots(self) -> float:
        return self.body().top() + 2 + HEAD + 2 * (_SLOT + 12)


def _draw_help(painter: Painter, box: QRectF, lines: tuple[str, ...]) -> None:
    """Paint what may be wrong with a paper, one line each, with its cure."""
    colour, pitch = painter.theme.colour, min(_HELP, box.height() / len(lines))
    for place, words in enumerate(lines):
        line = QRectF(box.left(), box.top() + place * pitch, box.width(), pitch)
        painter.rule(line.left(), line.top(), line.right(), colour.line)
        painter.icon("info", line.left(), line.center().y() - 15, 30, colour.text_2)
        painter.label(line.adjusted(44, 0, 0, 0), words, "check_found", colour.text_1)


def _draw_slot(painter: Painter, box: QRectF, card: CardSlot) -> None:
    colour = painter.theme.colour
    edge = {Stand.DONE: colour.ok, Stand.NOW: colour.selected}.get(card.state, colour.line_strong)
    is_open = card.state is Stand.OPEN
    painter.panel(box, None, edge, 5 if card.state is Stand.NOW else 2, dashed=is_open)
    dot = QRectF(box.left() + 14, box.center().y() - _DOT / 2, _DOT, _DOT)
    if card.state is Stand.DONE:
        draw_dot(painter, dot, Stand.DONE)
    else:
        painter.panel(dot, None, edge, 3, _DOT / 2)
        painter.text(dot, str(card.number), "panel_title", colour.text_1, Align.CENTRE)
    left = dot.right() + 14
    right = box.right() - 12 - (_CHANGE + 8 if card.action is not None else 0)
    name = QRectF(left, box.top() + 8, right - left, 38)
    painter.text(name, card.name, "panel_title", colour.text_1)
    y = name.bottom()
    for number in range(card.stars):
        painter.icon("star", left + number * 24, y + (_ROLE - 21) / 2, 21, colour.text_2)
    words = QRectF(left + card.stars * 24 + 6, y, right - left - card.stars * 24 - 6, _ROLE)
    painter.label(words, card.role, "check_detail", colour.text_2)
    detail = QRectF(left, y + _ROLE, right - left, 32)
    painter.text(detail, card.detail, "game_caption", colour.text_3)
