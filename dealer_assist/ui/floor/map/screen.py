"""FLOOR on the screen: meters above, the map of the pits, what needs a person at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from dealer_assist.ui.floor.map.model import FloorMapModel, NeedModel, NotedModel, PitModel
from dealer_assist.ui.floor.map.tiles import LinkTile, PitTile, TableTile
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    PlacedWidget,
    Slot,
    Stack,
    Text,
    column,
    row,
    space,
    stacked,
    titled,
)
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import FramedScreen
from dealer_assist.ui.toolkit.theme import TypeRole

_BOXES, _SIDE, _GAP, _FILTER, _NEED, _BUTTON = 127.0, 408.0, 12.0, 72.0, 168.0, 96.0
_TOP_AND_RIGHT = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3))
_RING = (*_TOP_AND_RIGHT, *((3 - line, 3 - at) for line, at in _TOP_AND_RIGHT))
_PIT_COLUMNS, _PIT_HIGH, _TABLE_COLUMNS, _TABLE_HIGH, _NOTED = 6, 118.0, 8, 88.0, 70.0


class MapScreen(FramedScreen[FloorMapModel, FloorTouch]):
    """Shows the floor; tables, pits, links and buttons can be touched."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.tiles, self.pits = self.pool_of(TableTile), self.pool_of(PitTile)
        self.links = self.pool_of(LinkTile)
        self.filters = self.choice_pool()
        self.prizes = self.button_pool("bold_30")
        self.acts = self.button_pool()

    def body(self, model: FloorMapModel) -> Node:
        """Stand the links over the map, the column of what needs a person at the right."""
        links = self.links.show(model.boxes)
        boxes = [
            Slot(link).sharing(2 + 2.2 * len(box.levels))
            for link, box in zip(links, model.boxes, strict=True)
        ]
        left = column(row(*boxes, gap=14).of(_BOXES), self._map(model), gap=_GAP)
        return row(left, self._side(model).of(_SIDE), gap=_GAP)

    def _map(self, model: FloorMapModel) -> Node:
        self.pits.show(model.pits if model.pits_only else ())
        tiles = self.tiles.show([tile for pit in model.pits for tile in pit.tiles])
        if model.pits_only:
            return _raster(self.pits.shown, _PIT_COLUMNS, _PIT_HIGH)
        pits, at = [], 0
        for pit in model.pits:
            pits.append(_pit(pit, tiles[at : at + len(pit.tiles)]))
            at += len(pit.tiles)
        if len(pits) == 1:
            return pits[0]
        pairs = [row(*pits[place : place + 2], gap=_GAP) for place in range(0, len(pits), 2)]
        return column(*pairs, gap=_GAP)

    def _side(self, model: FloorMapModel) -> Node:
        filters = [Slot(one) for one in self.filters.show(model.filters)]
        broken = [need for need in model.needs if need.tone is Tone.BROKEN]
        prizes = [need for need in model.needs if need.tone is not Tone.BROKEN]
        self.prizes.show([button for need in prizes for button in need.buttons])
        self.acts.show([button for need in broken for button in need.buttons])
        amber, plain = iter(self.prizes.shown), iter(self.acts.shown)
        needs = [
            _broken(need, [next(plain) for _ in need.buttons])
            if need.tone is Tone.BROKEN
            else _prize(need, [next(amber) for _ in need.buttons])
            for need in model.needs
        ]
        more = Text(model.more, "medium_22", "fault").of(34) if model.more else None
        noted = Drawn(lambda painter, box: _draw_noted(painter, box, model))
        panel = titled(model.needs_title, column(space(2), *needs, more, noted, gap=12))
        return column(row(*filters, gap=12).of(_FILTER) if filters else None, panel, gap=16)


def _raster(widgets: Sequence[PlacedWidget], abreast: int, most: float) -> Node:
    """Stand widgets in lines, none higher than `most`."""
    lines = [widgets[at : at + abreast] for at in range(0, len(widgets), abreast)]
    free = [[space() for _ in range(abreast - len(line))] for line in lines]
    rows = (row(*map(Slot, line), *rest, gap=_GAP) for line, rest in zip(lines, free, strict=True))
    return stacked(tuple(rows), most, _GAP)


def _ring(tiles: Sequence[TableTile]) -> Node:
    """Stand up to twelve tables round the pit's name."""
    placed = dict(zip(_RING, map(Slot, tiles), strict=False))
    sides = [[placed.get((line, at)) or space() for at in range(4)] for line in range(4)]
    return column(*(row(*one, gap=_GAP) for one in sides), gap=_GAP)


def _pit(pit: PitModel, tiles: Sequence[TableTile]) -> Node:
    if len(tiles) > len(_RING):
        name = row(
            Text(pit.name, "heavy_38").hug(),
            Text(pit.open_words, "medium_22", "text_2"),
            gap=24,
        )
        words = column(row(space(16), name).of(56), space())
        tables = column(space(60), _raster(tiles, _TABLE_COLUMNS, _TABLE_HIGH))
        return Panel(Stack(words, tables), fill=None, pad=(6, 8))
    worst = None
    if pit.worst:
        worst = row(
            space(),
            Icon(pit.worst_icon, 26, pit.worst_tone, 2.6),
            Text(pit.worst, "bold_24", pit.worst_tone).hug(),
            space(),
            gap=10,
        ).of(36)
    name = column(
        space(),
        Text(pit.name, "heavy_38", align=CENTRE).of(48),
        Text(pit.open_words, "medium_22", "text_2", CENTRE).of(34),
        Text(pit.manager, "medium_22", "text_2", CENTRE).of(30),
        worst,
        space(),
    )
    middle = row(space(), name.sharing(1.9), space())
    return Panel(Stack(middle, _ring(tiles)), fill=None, pad=(6, 8))


def _prize(need: NeedModel, buttons: Sequence[ActionButton]) -> Node:
    words = Panel(_words(need, "heavy_38", "text_2"), fill="well", edge="claim", line=3)
    acts = row(*(Slot(one) for one in buttons), gap=12)
    return column(words.of(_NEED), acts.of(_BUTTON), gap=10).of(_NEED + _BUTTON + 10)


def _broken(need: NeedModel, buttons: Sequence[ActionButton]) -> Node:
    acts = row(space(8), *(Slot(one).across(72) for one in buttons), space(8), gap=12)
    inner = column(_words(need, "bold_26", "fault_text").of(_NEED), acts.of(_BUTTON))
    return Panel(inner, fill="fault_well", edge="fault").of(_NEED + _BUTTON)


def _words(need: NeedModel, role: TypeRole, ink: str) -> Node:
    lines = Drawn(lambda painter, box: _draw_lines(painter, box, need.lines, ink))
    head = row(
        Icon(need.icon, 26, need.tone, 2.6),
        Text(need.title, "bold_24"),
        Text(need.at, "bold_24", "text_2", RIGHT).of(70),
        gap=14,
    )
    words = column(head.of(36), Text(need.headline, role).of(46), lines, gap=1)
    return row(space(20), column(space(11), words), space(20))


def _draw_lines(painter: Painter, box: QRectF, lines: tuple[str, ...], ink: str) -> None:
    y, colour = box.top(), getattr(painter.theme.colour, ink)
    for line in lines:
        for piece in painter.broken(line, "medium_20", box.width()):
            if y + 26 > box.bottom() + 6:
                return
            painter.text(QRectF(box.left(), y, box.width(), 26), piece, "medium_20", colour)
            y += 26


def _draw_noted(painter: Painter, box: QRectF, model: FloorMapModel) -> None:
    """List what somebody has taken note of, as much of it as there is room for."""
    colour, y = painter.theme.colour, box.top()
    if not model.noted or box.height() < 90:
        return
    title = QRectF(box.left(), y, box.width(), 40)
    painter.text(title, model.noted_title, "caption_20", colour.text_2)
    y += 42
    for one in model.noted:
        if y + _NOTED - 2 > box.bottom():
            return
        painter.rule(box.left(), y, box.right(), colour.line)
        _draw_one_noted(painter, QRectF(box.left(), y, box.width(), _NOTED), one)
        y += _NOTED


def _draw_one_noted(painter: Painter, box: QRectF, one: NotedModel) -> None:
    colour = painter.theme.colour
    painter.icon("triangle", box.left(), box.top() + 14, 22, colour.text_2, 2.2)
    used = painter.width_of(one.at, "medium_22")
    line = QRectF(box.left() + 34, box.top() + 6, box.width() - 46 - used, 30)
    at = QRectF(box.left(), box.top() + 6, box.width(), 30)
    painter.text(line.translated(0, 28), one.by, "medium_20", colour.text_2)
    if painter.theme.width(painter.said(one.title), "medium_22", 20) > line.width():
        line.setRight(box.right())  # the time goes down beside the name
        at.translate(0, 28)
    painter.text(line, one.title, "medium_22", colour.text_1)
    painter.text(at, one.at, "medium_22", colour.text_2, Align.RIGHT)
