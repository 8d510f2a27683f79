"""What the pages of the floor are painted with: panels, facts, tables of figures, pills."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen, QPolygonF

from dealer_assist.ui.models.floor.blocks import Cell, Column, Facts, Grid, GridRow, Tone
from dealer_assist.ui.models.floor.pages import Pill
from dealer_assist.ui.toolkit.painter import Align, Painter

PADDING = 22.0
HEAD = 44.0
_ICON = 24.0
_TWO_LINES = 42.0  # of the smallest letters


def ink_of(painter: Painter, tone: Tone) -> QColor:
    """Give the colour of a tone."""
    colour = painter.theme.colour
    return {
        Tone.PLAIN: colour.text_1,
        Tone.SOFT: colour.text_2,
        Tone.STRONG: colour.text_1,
        Tone.PRIZE: colour.claim,
        Tone.BROKEN: colour.fault,
        Tone.WELL: colour.ok,
    }[tone]


def draw_panel(painter: Painter, box: QRectF, title: str = "", note: str = "") -> QRectF:
    """Paint a panel with its title; give the room below it."""
    colour = painter.theme.colour
    painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
    inner = box.adjusted(PADDING, 12, -PADDING, -12)
    if not title:
        return inner
    row = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
    used = painter.text(row, title, "panel_title", colour.text_1)
    rest = row.adjusted(used + 24, 0, 0, 0)
    painter.text(rest, note, "game_detail", colour.text_2, Align.RIGHT)
    return inner.adjusted(0, HEAD, 0, 0)


def draw_facts(painter: Painter, box: QRectF, model: Facts, most: float = 44.0) -> None:
    """Paint a panel of facts; the rows share the room evenly."""
    room = draw_panel(painter, box, model.title, model.note)
    count = len(model.rows) + bool(model.foot)
    pitch = min(most, room.height() / max(1, count))
    colour = painter.theme.colour
    for place, fact in enumerate(model.rows):
        row = QRectF(room.left(), room.top() + place * pitch, room.width(), pitch)
        painter.rule(row.left(), row.top(), row.right(), colour.line)
        x = row.left()
        if fact.icon:
            ink = ink_of(painter, fact.tone)
            painter.icon(fact.icon, x, row.center().y() - 12, _ICON, ink, 2.8)
            x += _ICON + 14
        name_role = "check_found" if fact.icon else "game_detail"
        value_room = row.adjusted(row.width() * 0.36, 0, 0, 0)
        role = "game_detail" if fact.icon else "check_found"
        ink = ink_of(painter, Tone.PLAIN if fact.icon else fact.tone)
        used = painter.text(value_room, fact.value, role, ink, Align.RIGHT)
        name = QRectF(x, row.top(), row.right() - used - 16 - x, pitch)
        painter.label(name, fact.name, name_role, colour.text_1 if fact.icon else colour.text_2)
    if model.foot:
        top = room.top() + len(model.rows) * pitch
        painter.rule(room.left(), top, room.right(), colour.line)
        row = QRectF(room.left(), top, room.width(), pitch)
        painter.label(row, model.foot, "game_caption", colour.text_2)


def columns_of(columns: tuple[Column, ...], left: float, width: float) -> list[QRectF]:
    """Give where the columns stand, from their shares."""
    whole = sum(one.share for one in columns) or 1.0
    boxes = []
    for one in columns:
        room = width * one.share / whole
        boxes.append(QRectF(left, 0, room - 24, 0))
        left += room
    return boxes


def draw_heads(painter: Painter, box: QRectF, grid: Grid) -> None:
    """Paint the titles of a table's columns."""
    for column, place in zip(
        grid.columns, columns_of(grid.columns, box.left(), box.width()), strict=True
    ):
        high = max(_TWO_LINES, box.height())
        room = QRectF(place.left(), box.center().y() - high / 2, place.width(), high)
        align = Align.RIGHT if column.is_right else Align.LEFT
        painter.label(room, column.title, "pay_head", painter.theme.colour.text_2, align)


def draw_row(painter: Painter, box: QRectF, grid: Grid, row: GridRow) -> None:
    """Paint the cells of a row."""
    places = columns_of(grid.columns, box.left(), box.width())
    for number, (column, cell, place) in enumerate(
        zip(grid.columns, row.cells, places, strict=True)
    ):
        room = QRectF(place.left(), box.top(), place.width(), box.height())
        if number == grid.course_at:
            draw_course(painter, room.adjusted(0, 12, 0, -12), row.course)
        else:
            _draw_cell(painter, room, cell, Align.RIGHT if column.is_right else Align.LEFT)


def _draw_cell(painter: Painter, box: QRectF, cell: Cell, align: Align) -> None:
    colour = painter.theme.colour
    role = "game_value" if cell.tone in (Tone.STRONG, Tone.PRIZE) else "game_detail"
    role = "check_found" if cell.below or cell.tone is Tone.BROKEN else role
    if cell.icon:
        painter.icon(
            cell.icon, box.left(), box.center().y() - 12, _ICON, ink_of(painter, cell.tone), 2.8
        )
        box = box.adjusted(_ICON + 12, 0, 0, 0)
    line = QRectF(box)
    if cell.below:
        line.setHeight(box.height() / 2)
        line.translate(0, 3)
        below = QRectF(box.left(), box.center().y() - 1, box.width(), box.height() / 2 - 3)
        if painter.width_of(cell.below, "game_caption") > box.width():
            below.setTop(below.bottom() - _TWO_LINES)
            line.setHeight(below.top() - line.top())
        painter.label(below, cell.below, "game_caption", colour.text_2, align)
    ink = ink_of(painter, cell.tone)
    width = painter.label(line, cell.words, role, ink, align)
    if cell.tag:
        painter.tag(
            line.left() + width + 12, line.center().y(), cell.tag, colour.text_1, colour.line_strong
        )


def draw_grid(painter: Painter, box: QRectF, grid: Grid, pitch: float) -> None:
    """Paint a table whose rows cannot be touched, as many as fit."""
    colour = painter.theme.colour
    head = QRectF(box.left(), box.top(), box.width(), 36)
    draw_heads(painter, head, grid)
    if not grid.rows:
        rest = box.adjusted(0, 36, 0, 0)
        painter.rule(box.left(), rest.top(), box.right(), colour.line)
        painter.label(rest, grid.nothing, "notice_detail", colour.text_2, Align.CENTRE)
        return
    for place, row in enumerate(grid.rows):
        line = QRectF(box.left(), head.bottom() + place * pitch, box.width(), pitch)
        if line.bottom() > box.bottom() + 2:
            break
        if row.tone is Tone.BROKEN:
            painter.fill(line, colour.fault_well)
        painter.rule(line.left(), line.top(), line.right(), colour.line)
        draw_row(painter, line, grid, row)


def draw_course(painter: Painter, box: QRectF, points: tuple[float, ...]) -> None:
    """Paint a small line; its points are shares of the height."""
    if len(points) < 2:
        return
    step = box.width() / (len(points) - 1)
    line = QPolygonF(
        [
            QPointF(box.left() + step * place, box.bottom() - share * box.height())
            for place, share in enumerate(points)
        ]
    )
    painter.qpainter.setPen(QPen(painter.theme.colour.text_2, 2.2))
    painter.qpainter.drawPolyline(line)


def pill_width(painter: Painter, pill: Pill) -> float:
    """Measure a pill."""
    return painter.width_of(pill.words, "tag") + 24 + 10 + 36


def draw_pill(painter: Painter, x: float, middle: float, pill: Pill) -> float:
    """Paint a state in capitals; give its width."""
    colour = painter.theme.colour
    width = pill_width(painter, pill)
    box = QRectF(x, middle - 18, width, 36)
    if pill.is_filled:
        fill = colour.claim if pill.tone is Tone.PRIZE else colour.fault
        ink = colour.claim_ink if pill.tone is Tone.PRIZE else colour.fault_ink
        painter.panel(box, fill, radius=18)
    else:
        ink = ink_of(painter, pill.tone)
        painter.panel(box, None, ink, 2, 18)
    painter.icon(pill.icon, x + 16, middle - 11, 22, ink, 2.8)
    painter.text(box.adjusted(46, 0, -10, 0), pill.words, "tag", ink)
    return width
