"""LINKS on the screen: a card a link at the left, who may join at the right."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import draw_panel, draw_pill, pill_width
from dealer_assist.ui.floor.frame import Buttons, FloorScreen
from dealer_assist.ui.models.floor.pages import LinkCard, LinksPageModel
from dealer_assist.ui.presenters.floor.links import links_page
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_HEAD, _SIDE, _GAP, _TURN, _ROW, _TAG = 66.0, 576.0, 14.0, 96.0, 56.0, 60.0


class LinksScreen(FloorScreen):
    """Shows the links; settings, pauses and the question who may join."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: LinksPageModel | None = None
        self._turns = Buttons(self)
        self._applies = Buttons(self)
        self._join = Buttons(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(links_page(view, shown, trouble))

    def show_state(self, model: LinksPageModel) -> None:
        """Show the links."""
        self._model = model
        self._turns.show_state(tuple(one.turn for one in model.cards))
        self._applies.show_state(tuple(one.apply for one in model.cards if one.apply))
        self._join.show_state((model.join_table, model.join_link))
        self.show_frame(model.frame)

    def _boxes(self) -> list[QRectF]:
        body = self.body()
        cards = self._model.cards if self._model else ()
        width = body.width() - _SIDE - _GAP
        top, boxes = body.top() + _HEAD, []
        room = body.bottom() - top - _GAP * (len(cards) - 1)
        needs = [self._high(one) for one in cards]
        spare = max(0.0, room - sum(needs)) / max(1, len(cards))
        for need in needs:
            high = min(need + min(spare, 60.0), room)
            boxes.append(QRectF(body.left(), top, width, high))
            top += high + _GAP
        return boxes

    def _high(self, card: LinkCard) -> float:
        high = 140 + len(card.games) * _ROW + (40 if card.note else 0)
        return high + (len(card.settings) * 76 + 16 if card.settings else 0)

    def arrange(self) -> None:
        """Place what can be touched."""
        super().arrange()
        if self._model is None:
            return
        boxes = self._boxes()
        applies = iter(self._applies.shown)
        for card, turn, box in zip(self._model.cards, self._turns.shown, boxes, strict=True):
            turn.place(QRectF(box.right() - 310, box.top() + 18, 288, _TURN), self.scale)
            if card.apply:
                place = QRectF(box.right() - 410, box.bottom() - 92, 388, 78)
                next(applies).place(place, self.scale)
        body = self.body()
        left = body.right() - _SIDE + 22
        top = body.top() + _HEAD + 68
        table, link = self._join.shown
        table.place(QRectF(left, top, 340, 88), self.scale)
        link.place(QRectF(left + 354, top, _SIDE - 44 - 354, 88), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint title, cards and the answer."""
        super().draw(painter)
        model, colour, body = self._model, painter.theme.colour, self.body()
        if model is None:
            return
        row = QRectF(body.left(), body.top() - 6, body.width(), 62)
        used = painter.text(row, model.title, "modal_title", colour.text_1)
        painter.text(row.adjusted(used + 20, 0, 0, 0), model.note, "game_detail",
                     colour.text_2)  # fmt: skip
        for card, box in zip(model.cards, self._boxes(), strict=True):
            _draw_card(painter, box, card)
        self._draw_join(painter, model)

    def _draw_join(self, painter: Painter, model: LinksPageModel) -> None:
        colour, body = painter.theme.colour, self.body()
        top = body.top() + _HEAD
        side = QRectF(body.right() - _SIDE, top, _SIDE, body.bottom() - top)
        draw_panel(painter, side, model.join_title)
        inner = side.adjusted(22, 68 + 88 + 16, -22, -14)
        lines = painter.broken(model.answer_why, "game_detail", inner.width() - 44, is_running=True)
        high = 74 + 32 * len(lines) + 12
        box = QRectF(inner.left(), inner.top(), inner.width(), high)
        painter.panel(box, colour.raised, colour.line_strong, 3)
        icon, ink = ("check", colour.ok) if model.is_yes else ("cross", colour.text_1)
        painter.icon(icon, box.left() + 22, box.top() + 22, 30, ink, 3)
        row = QRectF(box.left() + 68, box.top() + 12, box.width() - 80, 50)
        painter.text(row, model.answer, "panel_title", colour.text_1)
        room = QRectF(box.left() + 22, box.top() + 66, box.width() - 44, 32 * len(lines) + 4)
        painter.paragraph(room, model.answer_why, "game_detail", colour.text_1, 32)
        y = box.bottom() + 18
        painter.text(QRectF(inner.left(), y, inner.width(), 36), model.others_title, "caption",
                     colour.text_2)  # fmt: skip
        y += 42
        for numbers, game, why in model.others:
            lines = painter.broken(why, "game_caption", inner.width(), is_running=True)
            if y + 46 + 28 * len(lines) > inner.bottom():
                return
            painter.rule(inner.left(), y, inner.right(), colour.line)
            used = painter.text(QRectF(inner.left(), y + 8, inner.width() * 0.6, 34), numbers,
                                "check_found", colour.text_1)  # fmt: skip
            painter.text(QRectF(inner.left() + used + 14, y + 8, inner.width() - used - 14, 34),
                         game, "game_detail", colour.text_2)  # fmt: skip
            room = QRectF(inner.left(), y + 44, inner.width(), 28 * len(lines) + 2)
            painter.paragraph(room, why, "game_caption", colour.text_1, 28)
            y += 58 + 28 * len(lines)


def _draw_card(painter: Painter, box: QRectF, card: LinkCard) -> None:
    colour = painter.theme.colour
    inner = draw_panel(painter, box)
    painter.icon("link", inner.left() + 4, box.top() + 46, 38, colour.text_1)
    width = pill_width(painter, card.pill)
    pill = box.right() - 310 - 18 - width
    draw_pill(painter, pill, box.top() + 66, card.pill)
    row = QRectF(inner.left() + 58, box.top() + 20, pill - inner.left() - 70, 48)
    painter.text(row, card.title, "notice", colour.text_1)
    painter.label(row.translated(0, 44), card.about, "game_detail", colour.text_2)
    y = box.top() + 130
    painter.rule(inner.left(), y, inner.right(), colour.line)
    for game, numbers in card.games:
        painter.text(QRectF(inner.left(), y + 6, 250, _ROW - 6), game, "game_detail",
                     colour.text_1)  # fmt: skip
        x = inner.left() + 262
        for number in numbers:
            tag = QRectF(x, y + 8, _TAG - 4, _ROW - 10)
            if tag.right() > inner.right():
                break
            painter.panel(tag, None, colour.line, 2, 9)
            painter.text(tag, number, "tag", colour.text_1, Align.CENTRE)
            x += _TAG + 6
        y += _ROW
    if card.note:
        painter.label(QRectF(inner.left(), y + 2, inner.width(), 42), card.note, "game_detail",
                      colour.text_2)  # fmt: skip
        y += 40
    for name, change, by in card.settings:
        painter.rule(inner.left(), y + 8, inner.right(), colour.line)
        painter.icon("clock", inner.left() + 2, y + 32, 28, colour.text_2)
        row = QRectF(inner.left() + 46, y + 12, inner.width() - 460, 36)
        used = painter.text(row, name, "check_found", colour.text_1)
        painter.text(row.adjusted(used + 14, 0, 0, 0), change, "game_detail", colour.text_1)
        painter.text(row.translated(0, 32), by, "game_caption", colour.text_2)
        y += 76
