"""Our own line drawings, read from small SVG files the first time each is painted.

Only what those files use is understood: `path` with the commands M, L, C, Z in absolute numbers,
`circle` and `rect`, an optional fill and dashes. Qt's SVG module would cost start-up time.
"""

import re
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from dealer_assist.value import Value

GRID = 24.0

_SHAPE = re.compile(r"<(path|circle|rect)\s([^>]*?)/?>")
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")


class Stroke(Value):
    """One line of a drawing on the 24-unit grid; dashes are in grid units."""

    path: QPainterPath
    is_filled: bool
    dashes: tuple[float, ...]


class Icons:
    """The drawings of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, tuple[Stroke, ...]] = {}

    def strokes(self, name: str) -> tuple[Stroke, ...]:
        """Return the lines of a drawing."""
        if name not in self._known:
            self._known[name] = parse((self._folder / f"{name}.svg").read_text(encoding="utf-8"))
        return self._known[name]


def parse(svg: str) -> tuple[Stroke, ...]:
    """Turn the text of a drawing into painter paths."""
    strokes = []
    for kind, written in _SHAPE.findall(svg):
        attributes = dict(_ATTRIBUTE.findall(written))
        dashes = tuple(float(number) for number in attributes.get("stroke-dasharray", "").split())
        is_filled = attributes.get("fill", "none") != "none"
        strokes.append(Stroke(_shape(kind, attributes), is_filled, dashes))
    return tuple(strokes)


def _shape(kind: str, attributes: dict[str, str]) -> QPainterPath:
    if kind == "path":
        return _path(attributes["d"])
    path = QPainterPath()
    if kind == "circle":
        radius = float(attributes["r"])
        path.addEllipse(QPointF(float(attributes["cx"]), float(attributes["cy"])), radius, radius)
    else:
        corner = QPointF(float(attributes["x"]), float(attributes["y"]))
        width, height = float(attributes["width"]), float(attributes["height"])
        radius = float(attributes.get("rx", "0"))
        path.addRoundedRect(QRectF(corner.x(), corner.y(), width, height), radius, radius)
    return path


def _path(steps: str) -> QPainterPath:
    path = QPainterPath()
    for command, written in _STEP.findall(steps):
        numbers = [float(number) for number in written.split()]
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        match command:
            case "M":
                path.moveTo(points[0])
            case "L":
                path.lineTo(points[0])
            case "C":
                path.cubicTo(points[0], points[1], points[2])
            case _:
                path.closeSubpath()
    return path
