"""FLOOR on the screen: meters above, the map of the pits, what needs a person at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.drawing import draw_panel, ink_of
from dealer_assist.ui.floor.frame import Buttons, FilterButton, FloorScreen
from dealer_assist.ui.floor.tiles import LinkTile, PitTile, TableTile
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.floor.blocks import Tone
from dealer_assist.ui.models.floor.floor_map import FloorMapModel, NeedModel, PitModel
from dealer_assist.ui.presenters.floor.floor_map import floor_map
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_BOXES, _SIDE, _GAP, _ROUND = 127.0, 408.0, 12.0, 6.0
_FILTER, _NEED, _BUTTON, _NEED_GAP = 72.0, 168.0, 96.0, 14.0
_RING = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0),
         (1, 0))  # fmt: skip
_PIT_COLUMNS, _PIT_HIGH = 6, 118.0


class MapScreen(FloorScreen):
    """Shows the floor; a touch on a table, a pit, a link or a button is told in `asked`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: FloorMapModel | None = None
        self._tiles: list[TableTile] = []
        self._pits: list[PitTile] = []
        self._links: list[LinkTile] = []
        self._filters: list[FilterButton] = []
        self._amber = Buttons(self, "action")
        self._acts = Buttons(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        self.show_state(floor_map(view, shown, trouble))

    def show_state(self, model: FloorMapModel) -> None:
        """Show the floor; a table that has not changed is not painted anew."""
        self._model = model
        tiles = [tile for pit in model.pits for tile in pit.tiles]
        self._make(len(tiles), len(model.pits) if model.pits_only else 0, model)
        for widget, tile in zip(self._tiles, tiles, strict=False):
            widget.show_state(tile)
        for button, pit in zip(self._pits, model.pits, strict=False):
            button.show_state(pit)
        for link, box in zip(self._links, model.boxes, strict=False):
            link.show_state(box)
        for choice, shown in zip(self._filters, model.filters, strict=False):
            choice.show_state(shown)
        prizes = [need for need in model.needs if need.tone is not Tone.BROKEN]
        broken = [need for need in model.needs if need.tone is Tone.BROKEN]
        self._amber.show_state(tuple(one for need in prizes for one in need.buttons))
        self._acts.show_state(tuple(one for need in broken for one in need.buttons))
        self.show_frame(model.frame)

    def _make(self, tiles: int, pits: int, model: FloorMapModel) -> None:
        while len(self._tiles) < tiles:
            tile = TableTile(self.context, self)
            tile.chosen.connect(lambda key: self.asked.emit(Pick(("table", key))))
            self._tiles.append(tile)
        while len(self._pits) < pits:
            pit = PitTile(self.context, self)
            pit.chosen.connect(lambda key: self.asked.emit(Pick(("pit", key))))
            self._pits.append(pit)
        while len(self._links) < len(model.boxes):
            link = LinkTile(self.context, self)
            link.chosen.connect(lambda key: self.asked.emit(Pick(("meters", key))))
            self._links.append(link)
        while len(self._filters) < len(model.filters):
            choice = FilterButton(self.context, self)
            choice.chosen.connect(lambda key: self.asked.emit(Pick(("pit", key))))
            choice.show_state(ChoiceModel("?", "?"))
            self._filters.append(choice)
        _show_first(self._tiles, tiles)
        _show_first(self._pits, pits)
        _show_first(self._links, len(model.boxes))
        _show_first(self._filters, len(model.filters))

    def arrange(self) -> None:
        """Place meters, map and the column at the right."""
        super().arrange()
        model = self._model
        if model is None:
            return
        body = self.body()
        self._place_links(QRectF(body.left(), body.top(), self._map().width(), _BOXES), model)
        if model.pits_only:
            self._place_pits()
        else:
            tiles = iter(self._tiles)
            for box, pit in zip(self._pit_boxes(), model.pits, strict=False):
                for place in self._tile_boxes(box, len(pit.tiles)):
                    next(tiles).place(place, self.scale)
        self._place_side(model)

    def _place_links(self, box: QRectF, model: FloorMapModel) -> None:
        parts = [2 + 2.2 * len(one.levels) for one in model.boxes]
        x, room = box.left(), box.width() - 14 * (len(parts) - 1)
        for link, part in zip(self._links, parts, strict=False):
            width = room * part / sum(parts)
            link.place(QRectF(x, box.top(), width, box.height()), self.scale)
            x += width + 14

    def _map(self) -> QRectF:
        body = self.body()
        return QRectF(
            body.left(),
            body.top() + _BOXES + _GAP,
            body.width() - _SIDE - _GAP,
            body.height() - _BOXES - _GAP,
        )

    def _pit_boxes(self) -> list[QRectF]:
        area, count = self._map(), len(self._model.pits) if self._model else 0
        if count <= 1:
            return [area]
        width = (area.width() - _GAP) / 2
        rows = (count + 1) // 2
        high = (area.height() - _GAP * (rows - 1)) / rows
        return [
            QRectF(
                area.left() + (place % 2) * (width + _GAP),
                area.top() + (place // 2) * (high + _GAP),
                width,
                high,
            )
            for place in range(count)
        ]

    def _tile_boxes(self, box: QRectF, count: int) -> list[QRectF]:
        """Stand twelve in a ring round the pit's name; more of them in rows."""
        room = box.adjusted(_ROUND, 8, -_ROUND, -8)
        if count <= len(_RING):
            width, high = (room.width() - 3 * _GAP) / 4, (room.height() - 3 * _GAP) / 4
            places = list(_RING[:count])
        else:
            columns = 8
            rows = -(-count // columns)
            room.setTop(room.top() + 60)
            width = (room.width() - (columns - 1) * _GAP) / columns
            high = min(88.0, (room.height() - (rows - 1) * _GAP) / rows)
            places = [divmod(place, columns) for place in range(count)]
        return [
            QRectF(
                room.left() + column * (width + _GAP),
                room.top() + row * (high + _GAP),
                width,
                high,
            )
            for row, column in places
        ]

    def _place_pits(self) -> None:
        area = self._map()
        columns = _PIT_COLUMNS
        rows = -(-len(self._model.pits) // columns) if self._model else 1
        width = (area.width() - (columns - 1) * _GAP) / columns
        high = min(_PIT_HIGH, (area.height() - (rows - 1) * _GAP) / rows)
        for place, pit in enumerate(self._pits):
            row, column = divmod(place, columns)
            x = area.left() + column * (width + _GAP)
            pit.place(QRectF(x, area.top() + row * (high + _GAP), width, high), self.scale)

    def _side(self) -> QRectF:
        body = self.body()
        top = _FILTER + 16 if self._model and self._model.filters else 0.0
        return QRectF(body.right() - _SIDE, body.top() + top, _SIDE, body.height() - top)

    def _place_side(self, model: FloorMapModel) -> None:
        body = self.body()
        count = len(model.filters)
        width = (_SIDE - 12 * (count - 1)) / max(1, count)
        for place, choice in enumerate(self._filters[:count]):
            x = body.right() - _SIDE + place * (width + 12)
            choice.place(QRectF(x, body.top(), width, _FILTER), self.scale)
        amber, plain = iter(self._amber.shown), iter(self._acts.shown)
        for need, box in zip(model.needs, self._need_boxes(model), strict=True):
            row = QRectF(box.left(), box.bottom() - _BUTTON, box.width(), _BUTTON)
            acts = amber
            if need.tone is Tone.BROKEN:
                acts = plain
                row = row.adjusted(20, 8, -20, -16)
            width = (row.width() - 12 * (len(need.buttons) - 1)) / len(need.buttons)
            for place in range(len(need.buttons)):
                x = row.left() + place * (width + 12)
                next(acts).place(QRectF(x, row.top(), width, row.height()), self.scale)

    def _need_boxes(self, model: FloorMapModel) -> list[QRectF]:
        side = self._side().adjusted(18, 60, -18, 0)
        boxes, top = [], side.top()
        for need in model.needs:
            high = _NEED + (_BUTTON if need.tone is Tone.BROKEN else _BUTTON + 10)
            boxes.append(QRectF(side.left(), top, side.width(), high))
            top += high + _NEED_GAP
        return boxes

    def draw(self, painter: Painter) -> None:
        """Paint the pits' names and the column of what needs a person."""
        super().draw(painter)
        model = self._model
        if model is None:
            return
        if not model.pits_only:
            for box, pit in zip(self._pit_boxes(), model.pits, strict=False):
                self._draw_pit(painter, box, pit)
        side = self._side()
        draw_panel(painter, side, model.needs_title)
        bottom = side.top() + 60
        for need, box in zip(model.needs, self._need_boxes(model), strict=True):
            _draw_need(painter, box, need)
            bottom = box.bottom() + _NEED_GAP
        self._draw_noted(painter, QRectF(side.left() + 20, bottom, side.width() - 40,
                                         side.bottom() - bottom - 10), model)  # fmt: skip

    def _draw_pit(self, painter: Painter, box: QRectF, pit: PitModel) -> None:
        colour = painter.theme.colour
        painter.panel(box, None, colour.line, painter.theme.line.thin)
        is_ring = len(pit.tiles) <= len(_RING)
        if not is_ring:
            row = QRectF(box.left() + 22, box.top() + 8, box.width() - 44, 56)
            used = painter.text(row, pit.name, "modal_title", colour.text_1)
            painter.text(row.adjusted(used + 24, 0, 0, 0), pit.open_words, "game_detail",
                         colour.text_2)  # fmt: skip
            return
        width, high = box.width() / 4, box.height() / 4
        room = QRectF(box.left() + width + 6, box.top() + high, width * 2 - 12, high * 2)
        lines = [(pit.name, "modal_title", colour.text_1, 48.0)]
        lines.append((pit.open_words, "game_detail", colour.text_2, 34.0))
        lines.append((pit.manager, "game_detail", colour.text_2, 30.0))
        y = room.center().y() - (48 + 34 + 30 + (36 if pit.worst else 0)) / 2
        for words, role, ink, pitch in lines:
            painter.text(QRectF(room.left(), y, room.width(), pitch), words, role, ink,
                         Align.CENTRE)  # fmt: skip
            y += pitch
        if pit.worst:
            ink = ink_of(painter, pit.worst_tone)
            width = painter.width_of(pit.worst, "check_found")
            x = room.center().x() - (width + 36) / 2
            painter.icon(pit.worst_icon, x, y + 5, 26, ink, 2.6)
            painter.text(QRectF(x + 38, y, width + 1, 36), pit.worst, "check_found", ink)

    def _draw_noted(self, painter: Painter, box: QRectF, model: FloorMapModel) -> None:
        colour, y = painter.theme.colour, box.top()
        if model.more:
            painter.text(QRectF(box.left(), y, box.width(), 34), model.more, "game_detail",
                         colour.fault)  # fmt: skip
            y += 40
        if not model.noted or y + 90 > box.bottom():
            return
        painter.text(QRectF(box.left(), y, box.width(), 40), model.noted_title, "caption",
                     colour.text_2)  # fmt: skip
        y += 42
        for one in model.noted:
            if y + 68 > box.bottom():
                return
            painter.rule(box.left(), y, box.right(), colour.line)
            painter.icon("triangle", box.left(), y + 14, 22, colour.text_2, 2.2)
            used = painter.width_of(one.at, "game_detail")
            line = QRectF(box.left() + 34, y + 6, box.width() - 46 - used, 30)
            at = QRectF(box.left(), y + 6, box.width(), 30)
            painter.text(line.translated(0, 28), one.by, "game_caption", colour.text_2)
            if painter.theme.width(painter.said(one.title), "game_detail", 20) > line.width():
                line.setRight(box.right())  # the time goes down beside the name
                at.translate(0, 28)
            painter.text(line, one.title, "game_detail", colour.text_1)
            painter.text(at, one.at, "game_detail", colour.text_2, Align.RIGHT)
            y += 70


def _show_first(widgets: Sequence[QWidget], count: int) -> None:
    for place, widget in enumerate(widgets):
        widget.setVisible(place < count)


def _draw_need(painter: Painter, box: QRectF, need: NeedModel) -> None:
    colour = painter.theme.colour
    is_broken = need.tone is Tone.BROKEN
    frame = QRectF(box) if is_broken else box.adjusted(0, 0, 0, -_BUTTON - 10)
    fill = colour.fault_well if is_broken else colour.well
    edge, line = (colour.fault, 2) if is_broken else (colour.claim, 3)
    painter.panel(frame, fill, edge, line)
    ink = ink_of(painter, need.tone)
    x, right = frame.left() + 20, frame.right() - 20
    painter.icon(need.icon, x, frame.top() + 17, 26, ink, 2.6)
    at = QRectF(right - 70, frame.top() + 12, 70, 36)
    painter.text(at, need.at, "check_found", colour.text_2, Align.RIGHT)
    title = QRectF(x + 40, frame.top() + 12, at.left() - x - 44, 36)
    painter.text(title, need.title, "check_found", colour.text_1)
    room = QRectF(x, frame.top() + 48, right - x, 46)
    role = "check_fault" if is_broken else "sum_amount"
    painter.text(room, need.headline, role, colour.text_1)
    y, words = room.bottom() + 2, colour.fault_text if is_broken else colour.text_2
    for line_words in need.lines:
        for piece in painter.broken(line_words, "game_caption", right - x):
            if y + 26 > frame.top() + _NEED + 2:
                return
            painter.text(QRectF(x, y, right - x, 26), piece, "game_caption", words)
            y += 26
