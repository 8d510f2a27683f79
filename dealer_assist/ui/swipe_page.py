"""Page 2 of the supervisor's sheet: which card is needed, what was read, how much time is left."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.clauses import (
    after_one_another,
    first_sentence_and_rest,
    what_was_read,
)
from dealer_assist.ui.models.touches import CardSwiped
from dealer_assist.ui.page import GAP, Page
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel
from dealer_assist.ui.simulated_card import SimulatedCard
from dealer_assist.ui.supervisor_looks import ConfirmedLook, SwipeKind, SwipeLook
from dealer_assist.ui.swipe_picture import PICTURE_HEIGHT, draw_swipe

_LIST_WIDTH, _COLUMN_GAP = 572.0, 24.0
_LIST_SIDE, _LIST_HEAD, _LIST_ROW, _LOW_ROW = 26.0, 74.0, 128.0, 96.0
_NOTE_LINE = 32.0
_STAGE_RADIUS, _STAGE_LINE = 18.0, 6.0
_LINE, _DETAIL, _AGAIN, _BAR, _NOTE = 66.0, 40.0, 60.0, 42.0, 30.0
_BAR_WIDTH, _BAR_HEIGHT, _TIME = 524.0, 20.0, 96.0
_CARD_WIDTH, _CARD_GAP, _CARD_CAPTION = 290.0, 14.0, 130.0


class SwipePage(Page):
    """Reports its buttons and simulated cards."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: SwipeLook | None = None
        self.cards: list[SimulatedCard] = []

    def show_state(self, look: SwipeLook) -> None:
        """Show how the swipe stands."""
        had, self._look = self._look, look
        while len(self.cards) > len(look.cards):
            gone = self.cards.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.cards) < len(look.cards):
            card = SimulatedCard(self.kit, self)
            card.swiped.connect(self._swipe)
            card.show()
            self.cards.append(card)
        for card, card_look in zip(self.cards, look.cards, strict=True):
            card.show_state(card_look)
        self.show_buttons(look.back, look.try_again)
        self.arrange()
        if look != had:
            self.update()

    def told(self, look: SwipeLook) -> tuple[str, str]:
        """Give the detail and the note; what a refusal says is cut once it is translated."""
        say = self.kit.translator.text
        if look.refusal:
            detail, note = first_sentence_and_rest(say(look.refusal))
            return Translated(detail), Translated(note) if note else look.note
        if look.read:
            read = what_was_read(say(look.read))
            return Translated(after_one_another(read, say(look.detail))), look.note
        return look.detail, look.note

    def arrange(self) -> None:
        """Place simulated cards in the row of buttons, from the right."""
        super().arrange()
        row, count = self.buttons_row(), len(self.cards)
        if not count:
            return
        room = row.width() - _CARD_CAPTION - _CARD_GAP
        width = min(_CARD_WIDTH, (room - _CARD_GAP * (count - 1)) / count)
        left = row.right() - count * width - _CARD_GAP * (count - 1)
        for card in self.cards:
            card.place(QRectF(left, row.top(), width, row.height()), self.scale)
            left += width + _CARD_GAP

    def draw(self, easel: Easel) -> None:
        """Paint the confirmed wins and the stage beside them."""
        easel.fill(QRectF(0, 0, easel.width, easel.height), easel.theme.colour.panel)
        if self._look is None:
            return
        body = self.body()
        self._draw_list(easel, QRectF(body.left(), body.top(), _LIST_WIDTH, body.height()))
        self._draw_stage(easel, body.adjusted(_LIST_WIDTH + _COLUMN_GAP, 0, 0, 0))
        if self.cards:
            row = self.buttons_row()
            right = self.cards[0].x() / self.scale - 20
            caption = QRectF(right - _CARD_CAPTION, row.center().y() - 28, _CARD_CAPTION, 56)
            violet = easel.theme.colour.simulated
            words = Msg("Simulated cards")
            easel.paragraph(caption, words, "device_caption", violet, 28, Align.RIGHT)

    def _swipe(self, member: str) -> None:
        self.touched.emit(CardSwiped(member))

    def _draw_list(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        if look is None:
            return
        easel.panel(box, colour.well, colour.line, easel.theme.line.thin)
        left, right = box.left() + _LIST_SIDE, box.right() - _LIST_SIDE
        easel.icon("check", left, box.top() + 25, 30, colour.ok, 3.4)
        title = QRectF(left + 42, box.top() + 20, right - left - 42, 40)
        easel.text(title, look.list_title, "list_title", colour.text_1)
        lines = easel.broken(look.list_note, "list_note", right - left)
        foot = len(lines) * _NOTE_LINE + 40
        top = box.top() + _LIST_HEAD
        room = box.height() - _LIST_HEAD - foot
        pitch = min(_LIST_ROW, room / max(1, len(look.wins)))
        for number, win in enumerate(look.wins):
            self._draw_win(easel, win, QRectF(left, top + number * pitch, right - left, pitch))
        y = box.bottom() - foot
        easel.rule(left, y, right, colour.line)
        note = QRectF(left, y + 18, right - left, foot)
        easel.paragraph(note, look.list_note, "list_note", colour.text_2, _NOTE_LINE)

    def _draw_win(self, easel: Easel, win: ConfirmedLook, box: QRectF) -> None:
        colour = easel.theme.colour
        easel.rule(box.left(), box.top(), box.right(), colour.line)
        seat = QRectF(box.left() + 4, box.top(), 50, box.height())
        is_low = box.height() < _LOW_ROW
        easel.text(seat, win.seat, "envy_seat" if is_low else "list_seat", colour.text_1)
        left, right = box.left() + 66, box.right() - 4
        top = box.top() if is_low else box.top() + 16
        line = QRectF(left, top, right - left, box.height() if is_low else 42)
        width = easel.text(
            line, win.prize, "list_prize", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT
        )
        line.setRight(right - width - 12)
        if is_low:
            stars = easel.stars(line.right(), line.center().y() - 11, win.stars, 22, colour.text_2)
            line.setRight(line.right() - stars - 8)
        easel.text(line, win.hand, "list_title", colour.text_1)
        if not is_low:
            ink, edge = colour.text_1, colour.line_strong
            middle = box.top() + 89
            easel.tag(left, middle, win.level, ink, edge, stars=win.stars, role="tag_large")

    def _draw_stage(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        if look is None:
            return
        frame = {
            SwipeKind.ASK: colour.next,
            SwipeKind.REFUSED: colour.fault,
            SwipeKind.TIMEOUT: colour.line_strong,
        }[look.kind]
        easel.panel(box, colour.bg, frame, _STAGE_LINE, _STAGE_RADIUS)
        detail, note = self.told(look)
        parts = [PICTURE_HEIGHT, _LINE, _DETAIL if detail else 0.0]
        parts += [_AGAIN if look.again else 0.0, _BAR if look.seconds else 0.0]
        parts += [_NOTE if note else 0.0]
        used = sum(parts) + GAP * (sum(1 for part in parts if part) - 1)
        y = box.center().y() - used / 2
        mark = colour.text_3 if look.kind is SwipeKind.TIMEOUT else frame
        draw_swipe(easel, box.center().x(), y, mark, look.kind)
        y += PICTURE_HEIGHT + GAP
        inner = box.adjusted(40, 0, -40, 0)
        chevrons = 54.0 if look.kind is SwipeKind.ASK else 0.0
        _marked(easel, _row(inner, y, _LINE), look.line, "swipe_line", colour.text_1, chevrons)
        y += _LINE + GAP
        for words, role, height, ink in (
            (detail, "swipe_detail", _DETAIL, colour.text_1),
            (look.again, "swipe_again", _AGAIN, colour.next),
        ):
            if words:
                _marked(
                    easel,
                    _row(inner, y, height),
                    words,
                    role,
                    ink,
                    42.0 if ink is colour.next else 0,
                )
                y += height + GAP
        if look.seconds:
            self._draw_time(easel, _row(inner, y, _BAR))
            y += _BAR + GAP
        easel.text(_row(inner, y, _NOTE), note, "swipe_note", colour.text_2, Align.CENTRE)

    def _draw_time(self, easel: Easel, row: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        if look is None:
            return
        left = row.center().x() - (_BAR_WIDTH + 20 + _TIME) / 2
        bar = QRectF(left, row.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
        part = max(0.0, min(1.0, look.seconds_left / look.seconds))
        easel.painter.save()
        easel.painter.setClipRect(QRectF(bar.left(), bar.top(), bar.width() * part, bar.height()))
        easel.panel(bar, colour.text_1, radius=_BAR_HEIGHT / 2)
        easel.painter.restore()
        easel.panel(bar, None, colour.line_strong, easel.theme.line.thin, _BAR_HEIGHT / 2)
        minutes, seconds = divmod(max(0, look.seconds_left), 60)
        time = QRectF(bar.right() + 20, row.top(), _TIME, row.height())
        easel.text(time, f"{minutes}:{seconds:02}", "swipe_time", colour.text_1, Align.RIGHT)


def _row(box: QRectF, y: float, height: float) -> QRectF:
    return QRectF(box.left(), y, box.width(), height)


def _marked(easel: Easel, box: QRectF, words: str, role: str, ink: QColor, mark: float) -> None:
    """Draw a centred line, after amber chevrons of a size if there is one."""
    space = mark + 20.0 if mark else 0.0
    width = min(easel.width_of(words, role), box.width() - space)
    left = box.center().x() - (width + space) / 2
    if mark:
        top = box.center().y() - mark / 2
        easel.icon("chevrons", left, top, mark, easel.theme.colour.next, 3.2)
    easel.text(QRectF(left + space, box.top(), width + 1, box.height()), words, role, ink)
