"""One seat: number and lamp above, wagers in the middle, how it stands below."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, Translated
from dealer_assist.ui.table.actions import (
    SeatTouched,
)
from dealer_assist.ui.table.foot_key import KEY_GAP, KEY_HEIGHT, LEAST_KEY, FootKey, undo_width
from dealer_assist.ui.table.lamp import LampWidget
from dealer_assist.ui.table.model.table import LampState, SeatModel, SeatState, WagerRow
from dealer_assist.ui.table.seat_foot import draw_band, draw_foot, draw_set, draw_two, is_crowded
from dealer_assist.ui.table.seat_hands import draw_hands, draw_lammer, strip_height
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_of
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.value import replace

HEAD_HEIGHT = 62.0
SENSORS_LEFT = 62.0
"""Where the sensors begin in the head, right of the seat's number."""
_FOOT_HEIGHT = 62.0
_ENVY_FOOT = 90.0
_CROWDED_HEAD, _CROWDED_FOOT, _CROWDED_ROWS = 58.0, 60.0, 5
_MANY_ROWS, _LOW_PLATE = 3, 240.0
_SIDE, _LEAST_SIDE = 18.0, 10.0
_ROW_PADDING = 9.0
_NUMBER_WIDTH = 40.0
_LAMP, _LAMP_OF_TWO, _LAMP_RIGHT, _LAMP_GAP = 46.0, 42.0, 12.0, 13.0
_LIVE_SIDE, _LIVE_SPARE, _LIVE_LEAST, _ROOMY_PITCH = 8.0, 5.0, 3.0, 34.0
_TAG_HEIGHT, _TAG_SIDE, _TAG_GAP = 26.0, 7.0, 4.0
_DASH = "–"
_CHEVRONS = 30.0
_LETTER, _LETTER_GAP = 30.0, 12.0  # the ring of a simulated chip lies between
_SET_BAND, _SET_FOOT = 104.0, 44.0  # two rows of cards, and one word
_BAND, _LEAST_PITCH, _LARGE_PITCH, _TOUCHING = 36.0, 22.0, 27.0, 19.0
_SHOWN = 3  # rows that stay beside strips, whatever was bet
_ALIKE = {SeatState.BETTING, SeatState.IN_PLAY, SeatState.SETTLED}
"""States that differ in the foot alone."""
_SEEN_THROUGH = {SeatState.EMPTY, SeatState.NOT_KNOWN}
_QUESTION = "?"


LayCloth = Callable[[QPainter, QPoint], None]
"""Paints the cloth as it lies at a corner."""


class SeatPlate(Touchable):
    """A seat that can be touched; `touched` names it."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._model = SeatModel(0, SeatState.EMPTY, "")
        self._lamps: list[LampWidget] = []
        self._lay_cloth: LayCloth | None = None
        self.keys = Children(self._new_key)
        self.fired.connect(self._tell)

    @property
    def model(self) -> SeatModel:
        """Return what is shown."""
        return self._model

    def show_state(self, model: SeatModel) -> None:
        """Show a seat."""
        if model == self._model:
            return
        had, self._model = self._model, model
        self.describe(Msg("Seat {seat}", seat=model.number), model.reason)
        while len(self._lamps) < len(model.lamps):
            self._lamps.append(LampWidget(self.context, self))
        while len(self._lamps) > len(model.lamps):
            lamp = self._lamps.pop()
            lamp.setParent(None)
            lamp.deleteLater()
        self.keys.show(model.keys)
        self.arrange()
        self._show_lamps()
        self._update_since(had)

    def _update_since(self, had: SeatModel) -> None:
        """Paint again what has changed: all of it, the foot alone, or nothing that is seen."""
        model = self._model
        if replace(had, state=model.state, foot=model.foot, reason=model.reason) != model:
            self.update()
        elif (had.state, had.foot) == (model.state, model.foot):
            return
        elif {had.state, model.state} <= _ALIKE:
            foot = self._foot()
            self.update_design(QRectF(0, self.design_height - foot, self.design_width, foot))
        else:
            self.update()

    def lie_on_cloth(self, lay: LayCloth) -> None:
        """Take the cloth along where it shines through: no change of a plate concerns the felt."""
        self._lay_cloth = lay
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def tick(self, now_ms: int) -> None:
        """Let the lamps pulse."""
        super().tick(now_ms)
        for lamp in self._lamps:
            lamp.tick(now_ms)

    def arrange(self) -> None:
        """Place the lamps at the right of the head, and the keys in the foot."""
        for number, key in enumerate(self.keys):
            key.place(column_of(self._key_box(), number, len(self.keys), KEY_GAP), self.scale)
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

    def lamp_centre(self, number: int) -> QPointF:
        """Return where a lamp lies on the plate: a simulated chip is drawn around it."""
        lamp = self._lamps[number]
        box = QRectF(lamp.geometry())
        return QPointF(box.center().x() / self.scale, box.center().y() / self.scale)

    def _new_key(self) -> FootKey:
        key = FootKey(self.context, self)
        key.touched.connect(self.touched)
        return key

    def _key_box(self) -> QRectF:
        """Return the room of keys in the foot: in every state, whatever its frame, the same."""
        edge = self.context.theme.line.thin
        height = max(KEY_HEIGHT - edge, LEAST_KEY)
        top = self.design_height - edge - height
        box = QRectF(edge, top, self.design_width - 2 * edge, height)
        if any(key.is_undo for key in self._model.keys):
            said = self.context.translator.text(self._model.foot)
            words = self.context.theme.width(said, "bold_20", SMALLEST_LABEL)
            box.setLeft(box.right() - undo_width(box.width(), words))
        return box

    def _place_lamp(self, lamp: LampWidget, right: float, size: float) -> None:
        lamp.place(QRectF(right - size, (self._head() - size) / 2, size, size), self.scale)
        lamp.show()

    def look(self) -> Hashable | None:
        """Keep the plate as it stands; its lamps move by themselves."""
        is_seen_through = self._lay_cloth is None and self._model.state in _SEEN_THROUGH
        return None if self.is_pressed or is_seen_through else (self._model, self.x(), self.y())

    @property
    def knows_ground(self) -> bool:
        """True if it lies on the cloth."""
        return self._lay_cloth is not None

    def lay_ground(self, qpainter: QPainter) -> None:
        """Lay the cloth, which shines through an empty seat and around every corner."""
        if self._lay_cloth is not None:
            self._lay_cloth(qpainter, self.pos())

    def draw(self, painter: Painter) -> None:
        """Paint the plate."""
        self._draw_box(painter)
        self._draw_head(painter)
        self._draw_rows(painter)
        lies_above = is_crowded(painter, self._model) and self._band(painter)
        in_foot = replace(self._model, cards=()) if lies_above else self._model
        if foot := self._foot():
            draw_foot(painter, in_foot, foot, self._line())

    def press_changed(self) -> None:
        """Put the lamps on the pressed ground, or back."""
        self._show_lamps()

    def _tell(self) -> None:
        self.touched.emit(SeatTouched(self._model.number))

    def _is_crowded(self) -> bool:
        """True if the rows need what head and foot can spare."""
        rows = len(self._model.rows)
        return rows >= _CROWDED_ROWS or (rows >= _MANY_ROWS and self.design_height < _LOW_PLATE)

    def _head(self) -> float:
        if self._model.set is not None or self._model.two is not None or self._model.hands:
            return _CROWDED_HEAD
        return _CROWDED_HEAD if self._is_crowded() else HEAD_HEIGHT

    def _foot(self) -> float:
        if self._model.claim is not None and self._model.claim.envy:
            return _ENVY_FOOT
        if self._model.keys:
            return KEY_HEIGHT
        if len(self._model.hands) > 1:
            return 0.0  # the strips end the plate
        if self._model.ends and not (self._model.claim or self._model.pay):
            return _SET_FOOT
        if self._model.set is not None or (
            (self._model.two is not None or self._model.hands) and not self._model.pay
        ):
            return _SET_FOOT
        return _CROWDED_FOOT if self._is_crowded() else _FOOT_HEIGHT

    def _line(self) -> float:
        lines = self.context.theme.line
        if self._model.is_selected:
            return lines.selected
        if self.is_pressed or self._model.is_next or self._model.state is SeatState.FAULT:
            return lines.strong
        return lines.thin

    def _ground(self) -> QColor | None:
        """Return the colour of the body, or None where the felt shines through."""
        colour = self.context.theme.colour
        if self.is_pressed:
            return colour.pressed
        match self._model.state:
            case SeatState.EMPTY | SeatState.NOT_KNOWN:
                return None
            case SeatState.FOLDED:
                return colour.folded
            case _:
                return colour.panel

    def _head_ground(self) -> QColor | None:
        colour = self.context.theme.colour
        if self._model.is_selected:
            return colour.selected
        return colour.next if self._model.is_next else self._ground()

    def _show_lamps(self) -> None:
        is_on_white = self._model.is_selected or self._model.is_next
        for lamp, model in zip(self._lamps, self._model.lamps, strict=True):
            lamp.show_state(
                model.state,
                self._head_ground(),
                is_on_white=is_on_white,
                is_to_take=model.is_to_take,
            )

    def _draw_box(self, painter: Painter) -> None:
        colour, model = painter.colour, self._model
        edge = colour.line_strong
        if model.is_selected or self.is_pressed:
            edge = colour.selected
        elif model.is_next:
            edge = colour.next_edge
        elif model.state is SeatState.FAULT:
            edge = colour.fault
        elif model.state is SeatState.FOLDED:
            edge = colour.line
        dashed = model.state in _SEEN_THROUGH and not (model.is_selected or self.is_pressed)
        painter.panel(
            painter.whole,
            self._ground() or colour.empty_seat,
            edge,
            self._line(),
            dashed=dashed,
        )

    def _draw_head(self, painter: Painter) -> None:
        colour, model, line = painter.colour, self._model, self._line()
        head = self._head()
        ground = self._head_ground()
        if ground is not None and (model.is_selected or model.is_next):
            box = QRectF(line - 1, line - 1, painter.width - 2 * line + 2, head - line + 1)
            painter.half(box, ground, painter.theme.line.radius - line + 1, top=True)
        else:
            painter.rule(line, head - painter.theme.line.thin, painter.width - line, colour.line)
        ink = colour.text_1
        if model.is_selected or model.is_next:
            ink = colour.selected_ink
        elif model.state is SeatState.FOLDED:
            ink = colour.text_3
        elif model.state in _SEEN_THROUGH:
            ink = colour.text_2
        number = QRectF(_SIDE, 0, _NUMBER_WIDTH, head)
        is_dim = model.state is SeatState.FOLDED and not model.is_selected
        role: TypeRole = "medium_40" if is_dim else "heavy_42"
        painter.text(number, str(model.number), role, ink)
        self._draw_lamp_words(painter, ink)

    def _draw_lamp_words(self, painter: Painter, ink: QColor) -> None:
        model, colour = self._model, painter.colour
        if len(model.lamps) == 1:
            words = {
                LampState.LIT: colour.detected,
                LampState.MARKED: colour.detected,
                LampState.LOCKED_BY_HAND: colour.detected,
                LampState.LATE: colour.detected,
                LampState.LEFT: colour.text_2,
                LampState.NO_GAME: colour.detected,
                LampState.NOT_TAKEN: colour.detected,
                LampState.LOCKED: colour.ok,
                LampState.LYING: colour.ok,
                LampState.FAULT: colour.fault,
                LampState.PAUSED: colour.text_2,
                LampState.OFF: colour.text_3,
            }
            shade = ink if model.is_selected or model.is_next else words[model.lamps[0].state]
            left = _SIDE + _NUMBER_WIDTH
            right = painter.width - _LAMP_RIGHT - _LAMP - _LAMP_GAP
            box = QRectF(left, 0, right - left, self._head())
            width = painter.label(box, model.lamps[0].word, "bold_20", shade, Align.RIGHT)
            if model.is_next and width + _CHEVRONS <= box.width():
                middle = self._head() / 2
                painter.mark("chevrons", left - 4, middle, _CHEVRONS, colour.next_ink, 3.2)
            return
        for letter, lamp in zip("AB", self._lamps, strict=False):
            left = lamp.x() / self.scale - _LETTER
            box = QRectF(left, 0, _LETTER - _LETTER_GAP, self._head())
            painter.text(box, letter, "bold_20", ink, Align.CENTRE)

    def _band(self, painter: Painter) -> float:
        """Return the height of the cards over a foot that says what is won; none without room.

        The cards of a long hand lie there too, where every wager keeps its row.
        """
        model = self._model
        if model.set is not None or model.two is not None:
            return _SET_BAND
        if model.hands:
            room = self.design_height - self._head() - self._foot()
            return len(model.hands) * strip_height(len(model.hands), room)
        if is_crowded(painter, model):
            inner = self.design_height - self._head() - self._foot() - 2 * (_ROW_PADDING - 2)
            return _BAND if inner - _BAND >= len(model.rows) * _LARGE_PITCH else 0.0
        if not model.cards or not (model.claim or model.pay or model.ends):
            return 0.0
        made = sum(1 for row in model.rows if row.amount or row.is_note)
        space = self.design_height - self._head() - self._foot() - 2 * (_ROW_PADDING - 2)
        return _BAND if (space - _BAND) / max(1, made) >= _LEAST_PITCH else 0.0

    def _draw_rows(self, painter: Painter) -> None:
        model, colour, band = self._model, painter.colour, self._band(painter)
        top = self._head() + _ROW_PADDING - 2
        space = painter.height - self._foot() - band - _ROW_PADDING + 2 - top
        # Wagers that were not made give their room to the cards, or to those that were.
        made = [row for row in model.rows if row.amount or row.is_note]
        is_full = len(model.rows) * _TOUCHING > space
        is_plain = not (model.set or model.two) and not is_crowded(painter, model)
        rows = made if (band and is_plain) or (made and is_full) else model.rows
        if model.hands:
            rows = _beside_strips(model.rows, made, space)
        if model.set is not None:
            draw_set(painter, model.set, self._foot(), band)
        elif model.two is not None:
            draw_two(painter, model.two, self._foot(), band)
        elif model.hands:
            draw_hands(painter, model.hands, self._foot(), band, self._line())
        elif band:
            draw_band(painter, model.cards, self._foot(), band)
        if model.state is SeatState.NOT_KNOWN:
            box = QRectF(0, top, painter.width, space)
            painter.text(box, _QUESTION, "heavy_76", colour.text_1, Align.CENTRE)
        if not rows:
            return
        is_dim = model.state is SeatState.FOLDED
        pitch = space / len(rows)
        for number, row in enumerate(rows):
            box = QRectF(_SIDE, top + number * pitch, painter.width - 2 * _SIDE, pitch)
            if row.is_note:
                painter.text(box, row.printed, "medium_20", colour.text_1, Align.CENTRE)
                continue
            has_amount = bool(row.amount)
            # Half of a bet is still to be taken: it is read as long as it lies.
            lies = bool(row.tag) and not row.is_collected
            is_bright = has_amount and (row.is_live or not is_dim or lies)
            role: TypeRole = "bold_28" if is_bright else "medium_26"
            if pitch < _LARGE_PITCH:
                role = "bold_22"
            ink = colour.text_1 if is_bright else colour.text_3
            if row.is_live:
                self._draw_live(painter, box)
            if row.is_toke:
                self._draw_toke(painter, box)
            if row.is_back:
                role, ink = "bold_20", colour.text_2
                self._draw_back(painter, box)
            # Where both are long the amount gives way a little: the printed name cannot be cut.
            name = painter.theme.width(painter.said(row.printed), "medium_20", SMALLEST_LABEL)
            amount = painter.said(row.amount)
            disc = min(_TAG_HEIGHT, pitch - 2) + 2 * _TAG_GAP if row.has_lammer and amount else 0
            left = name + disc + 5
            tag = _tag_room(painter, row.tag) if row.tag and amount else 0
            least = painter.theme.width(amount, role, 0 if tag else SMALLEST_LABEL)
            if left + tag + least > box.width():
                box.adjust(_LEAST_SIDE - _SIDE, 0, _SIDE - _LEAST_SIDE, 0)
            printed = row.printed
            if left + painter.theme.width(amount, role, SMALLEST_LABEL) > box.width():
                printed = _initialled(painter.said(printed))
                left -= name
                name = painter.theme.width(painter.said(printed), "medium_20", SMALLEST_LABEL)
                left += name
            if left + tag + painter.theme.width(amount, role, SMALLEST_LABEL) <= box.width():
                left += tag
            beside = box.adjusted(left, 0, 0, 0)
            dash = _DASH if painter.width_of(_DASH, role) <= beside.width() else ""
            if row.is_collected:
                ink = colour.text_3
            if row.is_won:
                ink = colour.ok
            # A multiple stands between both: there the amount leaves it its place.
            most = painter.plain_size(role) if row.tag else 0
            width = painter.text(beside, row.amount or dash, role, ink, Align.RIGHT, most=most)
            if row.is_collected:
                left, middle = box.right() - width - 3, box.center().y() - 1
                painter.fill(QRectF(left, middle, width + 6, painter.theme.line.thin), ink)
            box.setRight(box.right() - (width + 4 if width else 0))
            if row.has_lammer and row.amount and width:
                self._draw_lammer(painter, box)
            if row.tag and width:
                self._draw_tag(painter, box, row.tag, name, is_dim=is_dim and not lies)
            shade = colour.text_3 if is_dim else colour.text_2
            is_boxed = row.is_live or row.is_toke
            painter.text(box, printed, "medium_20", colour.text_1 if is_boxed else shade)

    def _draw_back(self, painter: Painter, row: QRectF) -> None:
        """Dash the frame of a bet that was given back: it is neither lost nor in play."""
        line = painter.theme.line
        box = row.adjusted(-_LIVE_SIDE, 1, _LIVE_SIDE, -1)
        edge = painter.colour.text_3
        painter.panel(box, None, edge, radius=line.small_radius, dashed=True)

    def _draw_toke(self, painter: Painter, row: QRectF) -> None:
        """Dash the frame of what is the dealer's own: it is no wager of the player."""
        box = row.adjusted(-_LIVE_SIDE, 1, _LIVE_SIDE, -1)
        painter.panel(box, None, painter.colour.text_1, radius=6.0, dashed=True)

    def _draw_tag(
        self, painter: Painter, row: QRectF, tag: str, name: float, *, is_dim: bool
    ) -> None:
        """Put the multiple of a bet before its amount, where both leave room for the name."""
        colour = painter.colour
        if row.width() - _tag_room(painter, tag) < name:
            return
        width = painter.width_of(tag, "bold_20") + 2 * _TAG_SIDE
        height = min(_TAG_HEIGHT, row.height() - 2)
        box = QRectF(row.right() - width - _TAG_GAP, 0, width, height)
        box.moveCenter(QPointF(box.center().x(), row.center().y()))
        ground = None if is_dim else colour.text_1
        painter.panel(box, ground, colour.text_2 if is_dim else colour.text_1, radius=5)
        ink = colour.text_1 if is_dim else colour.selected_ink
        plain = painter.plain_size("bold_20")
        painter.text(box, tag, "bold_20", ink, Align.CENTRE, most=plain)
        row.setRight(box.left() - _TAG_GAP)

    def _draw_lammer(self, painter: Painter, row: QRectF) -> None:
        """Put the disc before what it is worth: it is no money."""
        side = min(_TAG_HEIGHT, row.height() - 2)
        box = QRectF(row.right() - side - _TAG_GAP, row.center().y() - side / 2, side, side)
        draw_lammer(painter, box)
        row.setRight(box.left() - 4)

    def _draw_live(self, painter: Painter, row: QRectF) -> None:
        """Box a wager that a folded hand can still win."""
        colour, line = painter.colour, painter.theme.line
        spare = _LIVE_SPARE if row.height() >= _ROOMY_PITCH else _LIVE_LEAST
        box = row.adjusted(-_LIVE_SIDE, -spare, _LIVE_SIDE, spare)
        painter.panel(box, colour.ok_well, colour.ok, radius=line.small_radius)


def _tag_room(painter: Painter, tag: str) -> float:
    """Return what a multiple takes of its row, with the gaps on both sides."""
    return painter.width_of(tag, "bold_20") + 2 * _TAG_SIDE + 2 * _TAG_GAP


def _initialled(printed: str) -> str:
    """Return S. BONUS for SUPER BONUS where an amount leaves no room; a single word as it is."""
    first, _, last = printed.partition(" ")
    return Translated(f"{first[0]}. {last}") if last else printed


def _beside_strips(
    rows: tuple[WagerRow, ...], made: list[WagerRow], space: float
) -> list[WagerRow]:
    """Choose the rows that leave each amount its room; what was taken is the first to go."""
    shown = [row for row in rows if row.amount or row in rows[:_SHOWN]]
    for some in (shown, made):
        pitch = _TOUCHING if len(some) <= _SHOWN else _LEAST_PITCH
        if len(some) * pitch <= space:
            return some
    return [row for row in made if len(made) <= _SHOWN or not row.is_collected]
