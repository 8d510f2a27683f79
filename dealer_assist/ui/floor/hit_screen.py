"""HIT on the screen: tickets in their order, the checks at the right, the award below them."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import draw_panel, draw_pill, pill_width
from dealer_assist.ui.floor.frame import Buttons, FloorScreen
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.floor.pages import HitPageModel, PersonCheck, TicketCard
from dealer_assist.ui.presenters.floor.hit import hit_page
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_HEAD, _SIDE, _GAP, _ACT, _SUMS, _STEP = 82.0, 576.0, 14.0, 110.0, 96.0, 42.0
_CARDS_HIGH, _CHECK, _PLACE, _BETWEEN = 220.0, 76.0, 126.0, 54.0


class CheckButton(Selectable[PersonCheck]):
    """Something that a person has seen; touched again it is off."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, PersonCheck("", "", "", is_on=False), parent)

    def tell(self, model: PersonCheck) -> None:
        """Say what is to be seen."""
        self.describe(model.label)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the tick, the words, and who it was."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.pressed if self.is_pressed else colour.raised
        painter.panel(whole, fill, colour.line_strong, painter.theme.line.thin)
        ring = QRectF(22, painter.height / 2 - 17, 34, 34)
        if model.is_on:
            painter.panel(ring, colour.ok, radius=17)
            painter.icon("check", ring.left() + 7, ring.top() + 7, 20, colour.ok_ink, 4)
        else:
            painter.panel(ring, None, colour.line_strong, 2, 17)
        row = QRectF(74, painter.height / 2 - 32, painter.width - 90, 34)
        painter.text(row, model.label, "check_found", colour.text_1)
        painter.text(row.translated(0, 31), model.detail, "game_caption", colour.text_2)


class HitScreen(FloorScreen):
    """Shows the tickets of one level."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: HitPageModel | None = None
        self._back = Buttons(self, "game_value")
        self._acts = Buttons(self)
        self._award = Buttons(self, "action")
        self._checks: list[CheckButton] = []

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(hit_page(view, shown, trouble))

    def show_state(self, model: HitPageModel) -> None:
        """Show the tickets, the checks, and what can be done."""
        self._model = model
        self._back.show_state((model.back,))
        self._acts.show_state(model.buttons)
        self._award.show_state((model.act,))
        while len(self._checks) < len(model.checks):
            check = CheckButton(self.context, self)
            check.chosen.connect(lambda key: self.asked.emit(Pick(("check", key))))
            self._checks.append(check)
        for place, check in enumerate(self._checks):
            check.setVisible(place < len(model.checks))
            if place < len(model.checks):
                check.show_state(model.checks[place])
        self.show_frame(model.frame)

    def _side(self) -> QRectF:
        body = self.body()
        top = body.top() + _HEAD + _GAP
        return QRectF(body.right() - _SIDE, top, _SIDE, body.bottom() - top)

    def _checks_box(self) -> QRectF:
        side = self._side()
        return QRectF(side.left(), side.top(), _SIDE, side.height() - _ACT - _CARDS_HIGH - 2 * _GAP)

    def arrange(self) -> None:
        """Place the way back, the checks and the acts."""
        super().arrange()
        if self._model is None:
            return
        body, side = self.body(), self._side()
        for back in self._back.shown:
            back.place(QRectF(body.left(), body.top(), 176, _HEAD), self.scale)
        for award in self._award.shown:
            box = QRectF(side.left(), side.bottom() - _ACT, _SIDE, _ACT)
            award.place(box, self.scale)
        foot = QRectF(body.left(), body.bottom() - _ACT, side.left() - _GAP - body.left(), _ACT)
        first = QRectF(foot.left(), foot.top(), 576, _ACT)
        for place, act in enumerate(self._acts.shown):
            act.place(foot.adjusted(576 + _GAP, 0, 0, 0) if place else first, self.scale)
        box = self._checks_box()
        room = box.height() - 70 - 40 * len(self._model.machine)
        pitch = min(_CHECK + 12, room / max(1, len(self._checks)))
        for place, check in enumerate(self._checks):
            top = box.bottom() - 14 - (len(self._checks) - place) * pitch + 6
            high = min(_CHECK, pitch - 8)
            check.place(QRectF(box.left() + 22, top, box.width() - 44, high), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint head, tickets, sums, checks and whose cards are needed."""
        super().draw(painter)
        model, colour, body = self._model, painter.theme.colour, self.body()
        if model is None:
            return
        row = QRectF(body.left() + 202, body.top(), body.width() - 202, _HEAD)
        used = painter.text(row, model.title, "modal_title", colour.text_1)
        note = row.adjusted(used + 30, 0, 0, 0)
        painter.label(note, model.note, "game_detail", colour.text_2, Align.RIGHT)
        if not model.tickets:
            return
        self._draw_tickets(painter)
        self._draw_checks(painter, self._checks_box())
        side = self._side()
        bottom = side.bottom() - _ACT - _GAP
        cards = QRectF(side.left(), bottom - _CARDS_HIGH, _SIDE, _CARDS_HIGH)
        room = draw_panel(painter, cards, model.cards_title)
        each = (room.height() - 8) / max(1, len(model.cards))
        for place, (who, when, stars) in enumerate(model.cards):
            box = QRectF(room.left(), room.top() + 2 + place * each, room.width(), each - 6)
            painter.panel(box, None, colour.line_strong, 2, 12, dashed=True)
            painter.text(QRectF(box.left() + 18, box.top(), 40, box.height()), str(place + 1),
                         "check_found", colour.text_1)  # fmt: skip
            for star in range(stars):
                painter.icon("star", box.left() + 56 + star * 26, box.center().y() - 24, 20,
                             colour.text_1)  # fmt: skip
            words = QRectF(box.left() + 66 + stars * 26, box.center().y() - 31, 360, 32)
            painter.text(words, who, "check_found", colour.text_1)
            below = QRectF(box.left() + 56, box.center().y() - 2, 430, 30)
            painter.text(below, when, "game_caption", colour.text_2)
            painter.icon("card", box.right() - 54, box.center().y() - 18, 36, colour.text_2)

    def _draw_tickets(self, painter: Painter) -> None:
        model, body, colour = self._model, self.body(), painter.theme.colour
        if model is None:
            return
        top = body.top() + _HEAD + _GAP
        width = body.width() - _SIDE - _GAP
        bottom = body.bottom() - (_ACT + _GAP if model.buttons else 0)
        sums = QRectF(body.left(), bottom - _SUMS, width, _SUMS)
        count = max(1, len(model.tickets))
        room = sums.top() - _GAP - top - _BETWEEN * (count - 1)
        high = min(286.0, room / count)
        for card in model.tickets:
            if card.gap:
                line = QRectF(body.left() + 56, top + 4, 4, _BETWEEN - 8)
                painter.fill(line, colour.line_strong)
                words = QRectF(body.left() + 88, top, width - 100, _BETWEEN)
                painter.text(words, card.gap, "game_detail", colour.text_1)
                top += _BETWEEN
            _draw_ticket(painter, QRectF(body.left(), top, width, high), card)
            top += high
        sums.moveTop(max(top + _GAP, min(sums.top(), top + _GAP)))
        painter.panel(sums, colour.panel, colour.line, 2)
        each = (width - 44) / max(1, len(model.sums))
        for place, (name, amount) in enumerate(model.sums):
            box = QRectF(sums.left() + 28 + place * each, sums.top() + 12, each - 12, 34)
            painter.text(box, name, "game_caption", colour.text_2)
            painter.text(box.translated(0, 34), amount, "panel_title", colour.text_1)

    def _draw_checks(self, painter: Painter, box: QRectF) -> None:
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        room = draw_panel(painter, box, model.checks_title, model.checks_note)
        painter.rule(room.left(), room.top(), room.right(), colour.line)
        for place, (words, is_well) in enumerate(model.machine):
            row = QRectF(room.left() + 58, room.top() + 6 + place * 40, room.width() - 58, 40)
            icon, ink = ("check", colour.ok) if is_well else ("clock", colour.text_2)
            painter.icon(icon, room.left() + 18, row.center().y() - 13, 26, ink, 2.8)
            painter.label(row.adjusted(0, -1, 0, 1), words, "game_detail", colour.text_1)


def _draw_ticket(painter: Painter, box: QRectF, card: TicketCard) -> None:
    colour = painter.theme.colour
    edge, line = (colour.claim, 4) if card.is_first else (colour.line_strong, 2)
    painter.panel(box, colour.raised, edge, line)
    place = QRectF(box.left() + line, box.top() + line, _PLACE, box.height() - 2 * line)
    painter.panel(place, colour.well, radius=12)
    row = QRectF(place.left(), place.center().y() - 38, place.width(), 50)
    painter.text(row, card.place, "swipe_again", colour.text_1, Align.CENTRE)
    row = QRectF(row.left(), row.bottom(), row.width(), 30)
    painter.text(row, card.place_word, "game_caption", colour.text_2, Align.CENTRE)
    left, right = place.right() + 28, box.right() - 28
    amount = QRectF(left + 400, box.top() + 18, right - left - 400, 56)
    painter.text(amount, card.amount, "win_prize", colour.text_1, Align.RIGHT)
    row = QRectF(left, box.top() + 22, 480, 42)
    painter.text(row, card.title, "notice", colour.text_1)
    painter.text(row.translated(0, 40), card.about, "leaf_name", colour.text_2)
    width = pill_width(painter, card.pill)
    draw_pill(painter, right - width, box.top() + 98, card.pill)
    foot = box.bottom() - 54
    x, middle = left, (box.top() + 118 + foot) / 2
    high = min(78.0, foot - box.top() - 126)
    for face in card.cards:
        draw_card(painter, QRectF(x, middle - high / 2, high * 0.76, high), face)
        x += high * 0.76 + 8
    x += 20 if card.cards else 0
    for place_, (icon, words) in enumerate(card.steps):
        y = middle - _STEP + place_ * _STEP
        ink = colour.ok if icon == "check" else colour.text_2
        painter.icon(icon, x, y + (_STEP - 24) / 2, 24, ink, 2.8)
        room = QRectF(x + 36, y, right - x - 36, _STEP)
        painter.label(room, words, "game_detail", colour.text_1)
    painter.rule(left, foot, right, colour.line)
    painter.label(QRectF(left, foot + 5, right - left, 42), card.how, "game_detail", colour.text_2)
