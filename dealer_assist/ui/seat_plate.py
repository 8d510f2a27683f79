"""One seat: number and lamp above, wagers in the middle, how it stands below."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.card_face import draw_card
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.lamp import Lamp
from dealer_assist.ui.looks import LampState, SeatLook, SeatState
from dealer_assist.ui.models.touches import SeatTouched
from dealer_assist.ui.paint import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Easel
from dealer_assist.ui.touch import Touchable

HEAD_HEIGHT = 62.0
SENSORS_LEFT = 62.0
"""Where the sensors begin in the head, right of the seat's number."""
_FOOT_HEIGHT = 62.0
_CROWDED_HEAD, _CROWDED_FOOT, _CROWDED_ROWS = 58.0, 60.0, 5
_SIDE, _LEAST_SIDE = 18.0, 10.0
_ROW_PADDING = 9.0
_NUMBER_WIDTH = 40.0
_LAMP, _LAMP_OF_TWO, _LAMP_RIGHT, _LAMP_GAP = 46.0, 42.0, 12.0, 8.0
_FOOT_ICON, _FOOT_GAP = 26.0, 10.0
_STAR, _CLAIM_SIDE, _CLAIM_GAP = 34.0, 14.0, 12.0
_STRIPE = 10.0
_DASH = "–"
_CHEVRONS = 30.0
_LETTER = 22.0
_CARD, _CARD_GAP, _CARD_SIDE = 44.0, 4.0, 8.0
_FOOT_ICONS = {
    SeatState.FOLDED: "cross",
    SeatState.SETTLED: "check",
    SeatState.FAULT: "triangle",
}


class SeatPlate(Touchable):
    """A seat that can be touched; `touched` names it."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = SeatLook(0, SeatState.EMPTY, "")
        self._lamps: list[Lamp] = []
        self.fired.connect(self._tell)

    @property
    def look(self) -> SeatLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: SeatLook) -> None:
        """Show a seat."""
        if look == self._look:
            return
        self._look = look
        self.describe(Msg("Seat {seat}", seat=look.number), look.reason)
        while len(self._lamps) < len(look.lamps):
            self._lamps.append(Lamp(self.kit, self))
        while len(self._lamps) > len(look.lamps):
            lamp = self._lamps.pop()
            lamp.setParent(None)
            lamp.deleteLater()
        self.arrange()
        self._show_lamps()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Let the lamps pulse."""
        super().tick(now_ms)
        for lamp in self._lamps:
            lamp.tick(now_ms)

    def arrange(self) -> None:
        """Place the lamps at the right of the head."""
        if not self._lamps:
            return
        if len(self._lamps) == 1:
            self._place_lamp(self._lamps[0], self.design_width - _LAMP_RIGHT, _LAMP)
            return
        # Each lamp of two stands in the middle of its own sensor, with its letter.
        slot = (self.design_width - SENSORS_LEFT) / len(self._lamps)
        spare = (slot - _LETTER - _LAMP_OF_TWO) / 2
        for number, lamp in enumerate(self._lamps, 1):
            self._place_lamp(lamp, SENSORS_LEFT + number * slot - spare, _LAMP_OF_TWO)

    def _place_lamp(self, lamp: Lamp, right: float, size: float) -> None:
        lamp.place(QRectF(right - size, (self._head() - size) / 2, size, size), self.scale)
        lamp.show()

    def draw(self, easel: Easel) -> None:
        """Paint the plate."""
        self._draw_box(easel)
        self._draw_head(easel)
        self._draw_rows(easel)
        self._draw_foot(easel)

    def press_changed(self) -> None:
        """Put the lamps on the pressed ground, or back."""
        self._show_lamps()

    def _tell(self) -> None:
        self.touched.emit(SeatTouched(self._look.number))

    def _head(self) -> float:
        return _CROWDED_HEAD if len(self._look.rows) >= _CROWDED_ROWS else HEAD_HEIGHT

    def _foot(self) -> float:
        return _CROWDED_FOOT if len(self._look.rows) >= _CROWDED_ROWS else _FOOT_HEIGHT

    def _line(self) -> float:
        lines = self.kit.theme.line
        if self._look.is_selected:
            return lines.selected
        if self.is_pressed or self._look.is_next or self._look.state is SeatState.FAULT:
            return lines.strong
        return lines.thin

    def _ground(self) -> QColor | None:
        """Give the colour of the body, or None where the felt shines through."""
        colour = self.kit.theme.colour
        if self.is_pressed:
            return colour.pressed
        match self._look.state:
            case SeatState.EMPTY:
                return None
            case SeatState.FOLDED:
                return colour.folded
            case _:
                return colour.panel

    def _head_ground(self) -> QColor | None:
        colour = self.kit.theme.colour
        if self._look.is_selected:
            return colour.selected
        return colour.next if self._look.is_next else self._ground()

    def _show_lamps(self) -> None:
        is_on_white = self._look.is_selected or self._look.is_next
        for lamp, look in zip(self._lamps, self._look.lamps, strict=True):
            lamp.show_state(look.state, self._head_ground(), is_on_white=is_on_white)

    def _draw_box(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        edge = colour.line_strong
        if look.is_selected or self.is_pressed:
            edge = colour.selected
        elif look.is_next:
            edge = colour.next_edge
        elif look.state is SeatState.FAULT:
            edge = colour.fault
        elif look.state is SeatState.FOLDED:
            edge = colour.line
        dashed = look.state is SeatState.EMPTY and not (look.is_selected or self.is_pressed)
        easel.panel(
            QRectF(0, 0, easel.width, easel.height),
            self._ground() or colour.empty_seat,
            edge,
            self._line(),
            dashed=dashed,
        )

    def _draw_head(self, easel: Easel) -> None:
        colour, look, line = easel.theme.colour, self._look, self._line()
        head = self._head()
        ground = self._head_ground()
        if ground is not None and (look.is_selected or look.is_next):
            box = QRectF(line - 1, line - 1, easel.width - 2 * line + 2, head - line + 1)
            easel.half(box, ground, easel.theme.line.radius - line + 1, top=True)
        else:
            easel.rule(line, head - easel.theme.line.thin, easel.width - line, colour.line)
        ink = colour.text_1
        if look.is_selected or look.is_next:
            ink = colour.selected_ink
        elif look.state is SeatState.FOLDED:
            ink = colour.text_3
        elif look.state is SeatState.EMPTY:
            ink = colour.text_2
        number = QRectF(_SIDE, 0, _NUMBER_WIDTH, head)
        is_dim = look.state is SeatState.FOLDED and not look.is_selected
        role = "seat_number_dim" if is_dim else "seat_number"
        easel.text(number, str(look.number), role, ink)
        self._draw_lamp_words(easel, ink)

    def _draw_lamp_words(self, easel: Easel, ink: QColor) -> None:
        look, colour = self._look, easel.theme.colour
        if len(look.lamps) == 1:
            words = {
                LampState.LIT: colour.detected,
                LampState.LATE: colour.detected,
                LampState.LOCKED: colour.ok,
                LampState.FAULT: colour.fault,
                LampState.PAUSED: colour.text_2,
                LampState.OFF: colour.text_3,
            }
            shade = ink if look.is_selected or look.is_next else words[look.lamps[0].state]
            left = _SIDE + _NUMBER_WIDTH
            right = easel.width - _LAMP_RIGHT - _LAMP - _LAMP_GAP
            box = QRectF(left, 0, right - left, self._head())
            width = easel.text(box, look.lamps[0].word, "lamp_word", shade, Align.RIGHT)
            if look.is_next and width + _CHEVRONS <= box.width():
                top = (self._head() - _CHEVRONS) / 2
                easel.icon("chevrons", left - 4, top, _CHEVRONS, colour.next_ink, 3.2)
            return
        for letter, lamp in zip("AB", self._lamps, strict=False):
            left = lamp.x() / self.scale - _LETTER
            box = QRectF(left, 0, _LETTER - 4, self._head())
            easel.text(box, letter, "lamp_word", ink, Align.CENTRE)

    def _draw_rows(self, easel: Easel) -> None:
        look, colour = self._look, easel.theme.colour
        if not look.rows:
            return
        is_dim = look.state is SeatState.FOLDED
        top = self._head() + _ROW_PADDING - 2
        space = easel.height - self._foot() - _ROW_PADDING + 2 - top
        pitch = space / len(look.rows)
        for number, row in enumerate(look.rows):
            box = QRectF(_SIDE, top + number * pitch, easel.width - 2 * _SIDE, pitch)
            has_amount = bool(row.amount)
            role = "wager_amount" if has_amount and not is_dim else "wager_none"
            ink = colour.text_1 if has_amount and not is_dim else colour.text_3
            # Where both are long the amount gives way a little: the printed name cannot be cut.
            name = easel.theme.width(easel.said(row.printed), "wager", SMALLEST_LABEL)
            amount = easel.said(row.amount)
            if name + 5 + easel.theme.width(amount, role, SMALLEST_LABEL) > box.width():
                box.adjust(_LEAST_SIDE - _SIDE, 0, _SIDE - _LEAST_SIDE, 0)
            beside = box.adjusted(name + 5, 0, 0, 0)
            dash = _DASH if easel.width_of(_DASH, role) <= beside.width() else ""
            width = easel.text(beside, row.amount or dash, role, ink, Align.RIGHT)
            box.setRight(box.right() - (width + 4 if width else 0))
            easel.text(box, row.printed, "wager", colour.text_3 if is_dim else colour.text_2)

    def _draw_foot(self, easel: Easel) -> None:
        look, colour, line = self._look, easel.theme.colour, self._line()
        height = self._foot()
        box = QRectF(line - 1, easel.height - height, easel.width - 2 * line + 2, height - line + 1)
        radius = easel.theme.line.radius - line + 1
        if look.claim is not None:
            self._draw_claim(easel, box, radius)
            return
        ink = colour.text_2
        match look.state:
            case SeatState.FOLDED:
                easel.painter.save()
                easel.clip(box, radius)
                easel.hatch(box, colour.folded, colour.folded_stripe, _STRIPE)
                easel.painter.restore()
            case SeatState.FAULT:
                easel.half(box, colour.fault_deep, radius, top=False)
                ink = colour.fault_text
            case SeatState.SETTLED:
                ink = colour.ok
        edge = colour.fault if look.state is SeatState.FAULT else colour.line
        easel.rule(line, box.top(), easel.width - line, edge)
        if look.is_owed:
            easel.text(
                box.adjusted(6, 1, -6, 0), look.foot, "seat_owed", colour.text_1, Align.CENTRE
            )
        elif look.cards or look.cards_note:
            self._draw_cards(easel, box)
        else:
            self._draw_foot_words(easel, box, ink)

    def _draw_cards(self, easel: Easel, box: QRectF) -> None:
        """Lay the cards into the foot; a count stands right of them."""
        look, room = self._look, box.adjusted(_CARD_SIDE, 6, -_CARD_SIDE, -5)
        if look.cards_note:
            align = Align.RIGHT if look.cards else Align.CENTRE
            ink = easel.theme.colour.text_1
            width = easel.text(room, look.cards_note, "card_count", ink, align)
            room.setRight(room.right() - width - 2 * _CARD_GAP)
        if not look.cards:
            return
        step = min(_CARD + _CARD_GAP, (room.width() + _CARD_GAP) / len(look.cards))
        left = room.left()
        if not look.cards_note:
            left = room.center().x() - (step * len(look.cards) - _CARD_GAP) / 2
        for number, card in enumerate(look.cards):
            width = step - _CARD_GAP
            draw_card(easel, QRectF(left + number * step, room.top(), width, room.height()), card)

    def _draw_foot_words(self, easel: Easel, box: QRectF, ink: QColor) -> None:
        icon = _FOOT_ICONS.get(self._look.state, "")
        room = box.width() - 12 - (_FOOT_ICON + _FOOT_GAP if icon else 0)
        width = min(easel.width_of(self._look.foot, "seat_foot"), room)
        x = box.center().x() - width / 2
        if icon:
            x += (_FOOT_ICON + _FOOT_GAP) / 2
            middle = box.center().y() - _FOOT_ICON / 2
            easel.icon(icon, x - _FOOT_ICON - _FOOT_GAP, middle, _FOOT_ICON, ink, 3)
        words = QRectF(x, box.top() + 1, width + 1, box.height())
        easel.text(words, self._look.foot, "seat_foot", ink)

    def _draw_claim(self, easel: Easel, box: QRectF, radius: float) -> None:
        colour, claim = easel.theme.colour, self._look.claim
        if claim is None:
            return
        easel.half(box, colour.claim, radius, top=False)
        ink = colour.claim_ink
        left, side = _CLAIM_SIDE + _STAR + _CLAIM_GAP, 8.0
        if easel.width_of(claim.hand, "claim_hand") <= easel.width - left - side:
            easel.icon("star", _CLAIM_SIDE, box.center().y() - _STAR / 2, _STAR, ink)
        else:
            # A long name needs the room: the ivory foot alone marks the claim then.
            left = side
        width = easel.width - left - side
        middle = box.center().y()
        hand = QRectF(left, middle - 27, width, 24)
        easel.text(hand, claim.hand, "claim_hand", ink)
        prize = QRectF(left, middle - 4, width, 30)
        easel.text(prize, claim.prize, "claim_prize", ink, least=SMALLEST_AMOUNT)
