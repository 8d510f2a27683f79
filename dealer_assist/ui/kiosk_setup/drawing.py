"""What several steps paint: panels with rows, how a thing stands, pills."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.kiosk_setup.model import CheckRow, Stand
from dealer_assist.ui.toolkit.painter import Align, Painter

HEAD = 62.0
_DOT, _NAME, _FIGURE = 30.0, 150.0, 130.0
_PILL = 44.0


def draw_panel(painter: Painter, box: QRectF, title: str, note: str, ink: QColor) -> QRectF:
    """Paint a panel with its title, and a note at the right; give the room below."""
    colour = painter.theme.colour
    painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
    inner = box.adjusted(24, 2, -24, -12)
    head = QRectF(inner.left(), inner.top(), inner.width(), HEAD)
    width = painter.text(head, title, "panel_title", colour.text_1)
    rest = head.adjusted(width + 16, 0, 0, 0)
    painter.label(rest, note, "check_detail", ink, Align.RIGHT)
    return QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())


def draw_rows(painter: Painter, box: QRectF, rows: tuple[CheckRow, ...]) -> float:
    """Paint the rows of a check; give where they end."""
    pitch = min(HEAD, box.height() / max(1, len(rows)))
    colour, y = painter.theme.colour, box.top()
    for row in rows:
        line = QRectF(box.left(), y, box.width(), pitch)
        painter.rule(line.left(), line.top(), line.right(), colour.line)
        dot = QRectF(line.left(), line.center().y() - _DOT / 2, _DOT, _DOT)
        draw_dot(painter, dot, row.state)
        name = QRectF(dot.right() + 14, y, _NAME, pitch)
        painter.label(name, row.name, "check_found", colour.text_1)
        right = line.right()
        if row.figure:
            figure = QRectF(right - _FIGURE, y, _FIGURE, pitch)
            painter.label(figure, row.figure, "game_caption", colour.text_2, Align.RIGHT)
            right -= _FIGURE + 8
        found = QRectF(name.right() + 12, y, right - name.right() - 12, pitch)
        painter.label(found, row.found, "check_detail", colour.text_2)
        y += pitch
    return y


def draw_dot(painter: Painter, box: QRectF, state: Stand) -> None:
    """Paint how something stands: a check, a ring, a triangle."""
    colour, radius = painter.theme.colour, box.width() / 2
    match state:
        case Stand.DONE:
            painter.panel(box, colour.ok, radius=radius)
            painter.icon("check", box.left() + 6, box.top() + 6, box.width() - 12,
                         colour.ok_ink, 4)  # fmt: skip
        case Stand.WRONG:
            painter.icon("triangle", box.left(), box.top(), box.width(), colour.fault, 2.6)
        case Stand.NOW:
            painter.panel(box, None, colour.selected, 3, radius)
        case Stand.OPEN | Stand.LATER:
            painter.panel(box, None, colour.line_strong, 3, radius)


def pill_width(painter: Painter, words: str, *, has_icon: bool) -> float:
    """Measure a pill."""
    return painter.width_of(words, "tag_large") + 36 + (30 if has_icon else 0)


def draw_pill(painter: Painter, right: float, middle: float, words: str, state: Stand) -> float:
    """Paint a state in capitals so that it ends at `right`; give where it begins."""
    colour = painter.theme.colour
    ink = {
        Stand.DONE: colour.ok,
        Stand.NOW: colour.detected,
        Stand.WRONG: colour.fault,
    }.get(state, colour.text_3)
    width = pill_width(painter, words, has_icon=state is Stand.DONE)
    box = QRectF(right - width, middle - _PILL / 2, width, _PILL)
    is_dashed = state in (Stand.OPEN, Stand.LATER)
    edge = colour.line_strong if is_dashed else ink
    painter.panel(box, None, edge, 2, _PILL / 2, dashed=is_dashed)
    x = box.left() + 18
    if state is Stand.DONE:
        painter.icon("check", x, middle - 11, 22, ink, 3)
        x += 30
    painter.text(QRectF(x, box.top(), box.right() - x - 12, _PILL), words, "tag_large", ink)
    return box.left()
