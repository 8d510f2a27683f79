"""TABLE on the screen: the mirror of a table, its rounds, and its facts at the right."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import (
    draw_course,
    draw_facts,
    draw_grid,
    draw_panel,
    draw_pill,
)
from dealer_assist.ui.floor.frame import Buttons, FloorScreen
from dealer_assist.ui.models.floor.pages import MirrorModel, TablePageModel
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.presenters.floor.table import table_page
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_HEAD, _SIDE, _GAP = 82.0, 576.0, 14.0
_ACT, _ROUNDS = 110.0, 320.0


class TableScreen(FloorScreen):
    """Shows one table; nothing of the mirror can be touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: TablePageModel | None = None
        self._ways = Buttons(self, "game_value")
        self._act = Buttons(self, "action")

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(table_page(view, shown, trouble))

    def show_state(self, model: TablePageModel) -> None:
        """Show a table."""
        self._model = model
        self._ways.show_state((model.back, model.before, model.after))
        self._act.show_state((model.act,) if model.act else ())
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the ways and the act."""
        super().arrange()
        if self._model is None:
            return
        body = self.body()
        back, before, after = self._ways.shown
        back.place(QRectF(body.left(), body.top(), 176, _HEAD), self.scale)
        before.place(QRectF(body.right() - 252, body.top(), 120, _HEAD), self.scale)
        after.place(QRectF(body.right() - 120, body.top(), 120, _HEAD), self.scale)
        for act in self._act.shown:
            box = QRectF(body.right() - _SIDE, body.bottom() - _ACT, _SIDE, _ACT)
            act.place(box, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint head, mirror, rounds and facts."""
        super().draw(painter)
        model = self._model
        if model is None:
            return
        body, colour = self.body(), painter.theme.colour
        row = QRectF(body.left() + 200, body.top(), body.width() - 480, _HEAD)
        x = row.left() + painter.text(row, model.title, "modal_title", colour.text_1) + 16
        about = QRectF(x, row.top(), row.right() - x, row.height())
        x += painter.text(about, model.about, "leaf_name", colour.text_2) + 22
        for pill in model.pills:
            x += draw_pill(painter, x, row.center().y(), pill) + 12
        top, left = body.top() + _HEAD + _GAP, body.left()
        width = body.width() - _SIDE - _GAP
        mirror = QRectF(left, top, width, body.bottom() - top - _ROUNDS - _GAP)
        self._draw_mirror(painter, mirror, model.mirror)
        rounds = QRectF(left, body.bottom() - _ROUNDS, width, _ROUNDS)
        room = draw_panel(painter, rounds, model.rounds_title)
        draw_grid(painter, room, model.rounds, (room.height() - 36) / 5)
        self._draw_side(painter, QRectF(body.right() - _SIDE, top, _SIDE, body.bottom() - top))

    def _draw_side(self, painter: Painter, side: QRectF) -> None:
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        box = QRectF(side.left(), side.top(), side.width(), 186)
        draw_panel(painter, box)
        ring = QRectF(box.left() + 22, box.top() + 22, 72, 72)
        painter.panel(ring, colour.raised, radius=36)
        painter.icon("person", ring.left() + 18, ring.top() + 18, 36, colour.text_2)
        row = QRectF(ring.right() + 18, box.top() + 18, 270, 42)
        painter.text(row, model.dealer, "panel_title", colour.text_1)
        painter.text(row.translated(0, 38), model.dealer_since, "game_detail", colour.text_2)
        row = QRectF(box.right() - 200, box.top() + 14, 178, 46)
        painter.text(row, model.rounds_per_hour, "settle_total", colour.text_1, Align.RIGHT)
        row = row.translated(0, 42)
        painter.label(row, model.rounds_words, "game_caption", colour.text_2, Align.RIGHT)
        line = box.top() + 118
        painter.rule(box.left() + 22, line, box.right() - 22, colour.line)
        row = QRectF(box.left() + 22, line + 8, 330, 50)
        painter.label(row, model.pace_words, "game_detail", colour.text_2)
        if model.pace:
            low, high = min(model.pace), max(model.pace)
            shares = tuple((one - low) / max(1, high - low) for one in model.pace)
            course = QRectF(box.right() - 210, line + 16, 188, 34)
            draw_course(painter, course, shares)
        end = side.bottom() - (_ACT + _GAP if model.act else 0)
        rest = end - box.bottom() - 2 * _GAP
        devices = QRectF(side.left(), box.bottom() + _GAP, side.width(), rest * 0.45)
        draw_facts(painter, devices, model.devices)
        top = devices.bottom() + _GAP
        draw_facts(painter, QRectF(side.left(), top, side.width(), end - top), model.numbers)

    def _draw_mirror(self, painter: Painter, box: QRectF, model: MirrorModel) -> None:
        colour = painter.theme.colour
        inner = draw_panel(painter, box, model.title)
        age = QRectF(inner.left(), inner.top() - 44, inner.width(), 44)
        ink = colour.text_2 if model.is_live else colour.fault
        used = painter.text(age, model.age, "game_detail", ink, Align.RIGHT)
        icon = "check" if model.is_live else "unlink"
        shade = colour.ok if model.is_live else colour.fault
        painter.icon(icon, inner.right() - used - 34, age.center().y() - 12, 24, shade, 2.8)
        glass = inner.adjusted(0, 4, 0, 0)
        painter.panel(glass, colour.bg, colour.line, 2, 10)
        room = glass.adjusted(12, 10, -12, -12)
        prompt = QRectF(room.left(), room.top(), room.width(), 62)
        painter.panel(prompt, colour.panel, colour.line, 2, 10)
        painter.panel(QRectF(prompt.left(), prompt.top(), 72, 62), colour.pressed, radius=10)
        painter.icon("clock", prompt.left() + 20, prompt.top() + 15, 32, colour.text_1)
        bright = colour.text_1 if model.is_live else colour.text_3
        words = QRectF(prompt.left() + 90, prompt.top(), prompt.width() - 100, 62)
        used = painter.text(words, model.prompt, "panel_title", bright)
        painter.label(words.adjusted(used + 18, 0, 0, 0), model.detail, "game_detail",
                      colour.text_2)  # fmt: skip
        low = 112.0 if model.levels else 62.0
        foot = QRectF(room.left(), room.bottom() - low, room.width(), low)
        felt = QRectF(room.left(), prompt.bottom() + 8, room.width(),
                      foot.top() - prompt.bottom() - 18)  # fmt: skip
        self._draw_felt(painter, felt, model)
        self._draw_foot(painter, foot, model)

    def _draw_felt(self, painter: Painter, box: QRectF, model: MirrorModel) -> None:
        colour = painter.theme.colour
        path = QPainterPath()
        path.moveTo(box.left(), box.top() + 44)
        path.quadTo(QPointF(box.center().x(), box.top() - 36), QPointF(box.right(), box.top() + 44))
        path.lineTo(box.bottomRight())
        path.lineTo(box.bottomLeft())
        path.closeSubpath()
        painter.qpainter.setPen(QPen(colour.felt_line, 2))
        painter.qpainter.setBrush(colour.felt if model.is_live else colour.panel)
        painter.qpainter.drawPath(path)
        count = max(1, len(model.seats))
        step = box.width() / count
        width, high = min(136.0, step - 8), min(140.0, box.height() - 56)
        for place, seat in enumerate(model.seats):
            off = abs(place - (count - 1) / 2) / max(1.0, (count - 1) / 2)
            x = box.left() + step * place + (step - width) / 2
            y = box.top() + 14 + 34 * off * off
            plate = QRectF(x, y, width, high)
            edge = colour.selected if seat.has_claim else colour.line_strong
            fill = None if seat.is_empty else colour.panel
            painter.panel(plate, fill, edge, 4 if seat.has_claim else 2, 10, dashed=seat.is_empty)
            ink = colour.text_1 if model.is_live else colour.text_3
            number = QRectF(plate.left() + 14, plate.top(), 40, high * 0.66)
            painter.text(number, seat.number, "panel_title", ink)
            ring = QRectF(plate.right() - 44, number.center().y() - 15, 30, 30)
            if seat.is_locked and model.is_live:
                painter.panel(ring, colour.ok, radius=15)
                painter.icon("check", ring.left() + 6, ring.top() + 6, 18, colour.ok_ink, 4)
            else:
                painter.panel(ring, None, colour.line_strong, 2, 15)
            low = QRectF(plate.left() + 2, plate.top() + high * 0.66, width - 4, high * 0.34 - 2)
            if seat.has_claim:
                painter.fill(low, colour.claim)
            painter.rule(low.left(), low.top(), low.right(), colour.line)
            ink = colour.claim_ink if seat.has_claim else colour.text_2
            painter.label(low.adjusted(2, 0, -2, 0), seat.word, "lamp_word", ink, Align.CENTRE)

    def _draw_foot(self, painter: Painter, box: QRectF, model: MirrorModel) -> None:
        colour = painter.theme.colour
        left = 296.0 if model.levels else 0.0
        if model.levels:
            panel = QRectF(box.left(), box.top(), left - 14, box.height())
            painter.panel(panel, colour.panel, colour.line, 2, 10)
            pitch = (panel.height() - 8) / len(model.levels)
            for place, (name, amount) in enumerate(model.levels):
                row = QRectF(panel.left() + 16, panel.top() + 4 + place * pitch,
                             panel.width() - 32, pitch)  # fmt: skip
                painter.text(row, name, "game_caption", colour.text_2)
                painter.text(row, amount, "tag", colour.text_1, Align.RIGHT)
        room = box.adjusted(left, 0, 0, 0)
        if model.claim:
            claim = QRectF(room.left(), room.top(), room.width(), 50)
            painter.panel(claim, colour.claim, radius=10)
            words = claim.adjusted(18, 0, -18, 0)
            painter.text(words, model.claim, "check_found", colour.claim_ink)
            painter.text(words, model.claim_amount, "panel_title", colour.claim_ink, Align.RIGHT)
        widths = [painter.width_of(one, "fold_live") for one in model.buttons]
        spare = (room.width() - 12 * (len(widths) - 1) - sum(widths)) / len(widths)
        x = room.left()
        for label, width in zip(model.buttons, widths, strict=True):
            button = QRectF(x, room.bottom() - 54, width + spare, 54)
            painter.panel(button, colour.well, colour.line, 2, 10)
            painter.text(button.adjusted(4, 0, -4, 0), label, "fold_live", colour.text_2,
                         Align.CENTRE)  # fmt: skip
            x += button.width() + 12
