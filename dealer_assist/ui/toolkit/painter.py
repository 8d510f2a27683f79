"""The drawing vocabulary of all widgets, in design pixels. A text that does not fit is reported."""

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRegion

from dealer_assist.message import Translated
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.fitted_line import fitted_line
from dealer_assist.ui.toolkit.icons import GRID
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_LABEL,
    Align,
    TypeRole,
)
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE

_ELLIPSIS = "…"
# Chinese has no spaces: a line may end after any letter that no closing mark follows.
_BREAKS = r"([ ])|(?<=[\u3000-\u9fff\uff00-\uffef])(?![，。：；？！、）”])"
_SPACES, _FIRST_OF_CHINESE = re.compile("( )"), "\u3000"
# A folder that is too long for a line may end it after any step of its path.
_STEPS = re.compile(r"(?<=[/\\])(?=[^/\\])")
_ROUNDED = 2.0  # edges fall on whole pixels of a smaller screen
_STEP = 5  # of sizes that are tried, in percent
_LEADING = 1.1  # of a label in several lines, times the size of its letters
_DASHES = (3.2, 2.4)
_TAG_PADDING = 12.0
_TAG_GAP = 8.0
_TAG_HEIGHT: Mapping[TypeRole, float] = {"bold_20": 34.0, "bold_22": 42.0}
_STAR: Mapping[TypeRole, float] = {"bold_20": 20.0, "bold_22": 22.0}


class Painter:
    """A painter that knows the theme and remembers the texts that did not fit."""

    def __init__(
        self,
        qpainter: QPainter,
        context: UiContext,
        width: float,
        height: float,
        dirty: QRegion | None = None,
    ) -> None:
        self.qpainter, self.context = qpainter, context
        self.theme, self.colour = context.theme, context.theme.colour
        self.icons = context.icons
        self.pictures = context.pictures
        self.translator = context.translator
        self.width = width
        self.height = height
        self.too_long: list[str] = []
        self._dirty = dirty

    @property
    def whole(self) -> QRectF:
        """Return all that can be painted on."""
        return QRectF(0, 0, self.width, self.height)

    def is_seen(self, rect: QRectF) -> bool:
        """Return True if a rectangle touches the part that is being painted."""
        if self._dirty is None:
            return True
        there = self.qpainter.worldTransform().mapRect(rect).toAlignedRect()
        # A sheet over the table leaves only its margins to paint: many small parts, not one box.
        return self._dirty.intersects(there)

    def picture(
        self, rect: QRectF, key: Hashable, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        """Show what `paint` draws into a box at the origin; it is painted once and then kept."""
        transform = self.qpainter.worldTransform()
        there = transform.mapRect(rect).toAlignedRect()
        ratio = self.qpainter.device().devicePixelRatioF()
        box = QRectF(0, 0, rect.width(), rect.height())

        def fill(qpainter: QPainter) -> None:
            qpainter.scale(transform.m11() * ratio, transform.m22() * ratio)
            paint(qpainter, box)

        picture = self.pictures.get((key, ratio), there.size() * ratio, fill)
        picture.setDevicePixelRatio(ratio)
        self.qpainter.save()
        self.qpainter.resetTransform()
        self.qpainter.drawPixmap(there.topLeft(), picture)
        self.qpainter.restore()

    def panel(
        self,
        rect: QRectF,
        fill: QColor | None,
        edge: QColor | None = None,
        line: float | None = None,
        radius: float | None = None,
        *,
        dashed: bool = False,
    ) -> None:
        """Paint a rounded box whose outline, a thin one, lies inside its rectangle."""
        if not self.is_seen(rect):
            return
        corner = self.theme.line.radius if radius is None else radius
        pen = QPen(Qt.PenStyle.NoPen)
        line = self.theme.line.thin if line is None else line
        if edge is not None and line:
            pen = QPen(edge, line)
            if dashed:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern(_DASHES)
        else:
            line = 0.0
        self.qpainter.setPen(pen)
        self.qpainter.setBrush(QBrush(fill) if fill is not None else Qt.BrushStyle.NoBrush)
        half = line / 2
        inner = max(0.0, corner - half)
        self.qpainter.drawRoundedRect(rect.adjusted(half, half, -half, -half), inner, inner)

    def fill(self, rect: QRectF, colour: QColor) -> None:
        """Fill a plain rectangle."""
        self.qpainter.fillRect(rect, colour)

    def rule(self, left: float, y: float, right: float, colour: QColor) -> None:
        """Draw a horizontal divider below y."""
        self.qpainter.fillRect(QRectF(left, y, right - left, self.theme.line.thin), colour)

    def hatch(self, rect: QRectF, ground: QColor, stripe: QColor, width: float) -> None:
        """Fill with stripes that lean to the right, each as wide as the gap between them."""
        step = width * 2**1.5
        x = rect.left() - rect.height() + step / 2
        with self.clipped(rect):
            self.qpainter.fillRect(rect, ground)
            self.qpainter.setPen(QPen(stripe, width))
            while x < rect.right() + step:
                start = QPointF(x - width, rect.bottom() + width)
                end = QPointF(x + rect.height() + width, rect.top() - width)
                self.qpainter.drawLine(start, end)
                x += step

    def half(self, rect: QRectF, colour: QColor, radius: float, *, top: bool) -> None:
        """Fill a box that is rounded only at its top, or only at its bottom."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(rect, radius, radius)
        square = rect.adjusted(0, radius if top else 0, 0, 0 if top else -radius)
        path.addRect(square)
        self.qpainter.setPen(Qt.PenStyle.NoPen)
        self.qpainter.setBrush(colour)
        self.qpainter.drawPath(path)

    @contextmanager
    def clipped(self, rect: QRectF) -> Iterator[None]:
        """Keep what is painted meanwhile inside a box."""
        self.qpainter.save()
        self.qpainter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        yield
        self.qpainter.restore()

    @contextmanager
    def inside(self, box: QRectF) -> Iterator["Painter"]:
        """Paint from the corner of a box on, as if there were no more than it."""
        part = copy(self)
        part.width, part.height = box.width(), box.height()
        self.qpainter.save()
        self.qpainter.translate(box.topLeft())
        yield part
        self.qpainter.restore()

    def clip(self, rect: QRectF, radius: float) -> None:
        """Keep what follows inside a rounded box; the caller saves and restores the painter."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        self.qpainter.setClipPath(path, Qt.ClipOperation.IntersectClip)

    def said(self, words: str, role: TypeRole = "medium_20") -> str:
        """Say a text in the reader's language; a slip shows what is printed, as it is printed."""
        return words if role.startswith("slip") else self.translator.text(words)

    def lines(self, words: str) -> list[str]:
        """Say a text and give the lines that it is written in."""
        return [Translated(line) for line in self.said(words).split("\n")]

    def width_of(self, words: str, role: TypeRole) -> float:
        """Measure a text in plain letters, the least room that it is to have."""
        return self.theme.width(self.said(words, role), role)

    def wanted_width(self, words: str, role: TypeRole) -> float:
        """Measure a text in letters as large as the person wants them."""
        return self.theme.width(self.said(words, role), role, self.theme.largest(role))

    def text(
        self,
        rect: QRectF,
        words: str,
        role: TypeRole,
        colour: QColor,
        align: Align = Align.LEFT,
        least: int = SMALLEST_LABEL,
        most: int = 0,
    ) -> float:
        """Draw one line, centred in height; shrink it down to `least` if it must; give its width.

        A line that is too long even then ends in an ellipsis and is reported in `too_long`. It is
        never written larger than `most`, where that is given.
        """
        if not words:
            return 0.0
        words = self.said(words, role)
        line = fitted_line(self.theme, words, role, rect.width(), rect.height(), least, most)
        if line.is_cut:
            self.too_long.append(words)
        if self.is_seen(rect):
            x = rect.left() + (rect.width() - line.width) * align.part
            self.qpainter.setFont(line.font)
            self.qpainter.setPen(colour)
            self.qpainter.drawText(QPointF(x, rect.center().y() + line.drop), line.words)
        return line.width

    def label(
        self,
        rect: QRectF,
        words: str,
        role: TypeRole,
        colour: QColor,
        align: Align = Align.LEFT,
        least: int = SMALLEST_LABEL,
    ) -> float:
        """Draw one line; in several small ones where it would be cut and its box is high enough."""
        if not words or self.theme.width(self.said(words, role), role, least) <= rect.width():
            return self.text(rect, words, role, colour, align, least)
        own = self.theme.letters[role].size
        size = max(min(least, own), min(own, int(rect.height() / (2 * _LEADING))))
        lines = self.broken(words, role, rect.width(), size)
        while size > least and len(lines) * size * _LEADING > rect.height():
            size -= 1
            lines = self.broken(words, role, rect.width(), size)
        pitch = size * _LEADING
        if len(lines) * pitch > rect.height() + _ROUNDED:
            return self.text(rect, words, role, colour, align, least)
        top, width = rect.center().y() - len(lines) * pitch / 2, 0.0
        for number, line in enumerate(lines):
            row = QRectF(rect.left(), top + number * pitch, rect.width(), pitch)
            width = max(width, self.text(row, line, role, colour, align, least, size))
        return width

    def paragraph(
        self,
        rect: QRectF,
        words: str,
        role: TypeRole,
        colour: QColor,
        line_height: float,
        align: Align = Align.LEFT,
        most: int = 0,
    ) -> float:
        """Draw a text in as many lines as it needs, from the top; give the height used.

        `line_height` is that of plain letters; those that a person wants larger take more.
        """
        words = self.said(words, role)
        room = rect.height() + _ROUNDED
        size = most or self.size_for((words,), role, rect, line_height)
        line_height *= size / self.theme.letters[role].size
        lines = self.broken(words, role, rect.width(), size, is_running=True)
        if len(lines) * line_height > room:
            self.too_long.append(words)
            lines = lines[: max(1, int(room // line_height))]
            lines[-1] = Translated(lines[-1] + _ELLIPSIS)
        for number, line in enumerate(lines):
            top = rect.top() + number * line_height
            box = QRectF(rect.left(), top, rect.width(), line_height)
            self.text(box, line, role, colour, align, most=size)
        return len(lines) * line_height

    def plain_size(self, role: TypeRole) -> int:
        """Return the size of letters that nobody has enlarged: what a picture is drawn with."""
        return self.theme.letters[role].size

    def size_beside(
        self, words: str, role: TypeRole, room: float, other: str, other_role: TypeRole
    ) -> int:
        """Return how large words may be that leave its plain letters to what stands beside them."""
        left, said = room - self.width_of(other, other_role), self.said(words, role)
        sizes = range(self.theme.largest(role), self.plain_size(role), -1)
        fitting = (size for size in sizes if self.theme.width(said, role, size) <= left)
        return next(fitting, self.plain_size(role))

    def percent_for(self, pieces: Sequence[tuple[str, TypeRole]], room: float) -> int:
        """Return how large pieces of one line may be, in percent, that stand abreast."""
        for percent in range(self.theme.text_size, PLAIN_SIZE, -_STEP):
            sizes = (self.plain_size(role) * percent // PLAIN_SIZE for _, role in pieces)
            widths = (
                self.theme.width(self.said(words, role), role, size)
                for (words, role), size in zip(pieces, sizes, strict=True)
            )
            if sum(widths) <= room:
                return percent
        return PLAIN_SIZE

    def stretched(self, rows: float, room: float) -> float:
        """Return how many times higher rows may be for larger letters; plain ones leave them."""
        wanted = self.theme.text_size / PLAIN_SIZE
        return max(1.0, min(wanted, room / rows)) if rows else 1.0

    def size_for(
        self,
        texts: Sequence[str],
        role: TypeRole,
        room: QRectF,
        line_height: float,
        gap: float = 0.0,
    ) -> int:
        """Return the size at which paragraphs below each other have room: larger ones or plain."""
        own = self.theme.letters[role].size
        for size in range(self.theme.largest(role), own, -1):
            wide = room.width()
            highs = (self.height_of(one, role, wide, line_height, size) for one in texts)
            if sum(highs) + gap * len(texts) <= room.height() + _ROUNDED:
                return size
        return own

    def height_of(
        self, words: str, role: TypeRole, width: float, line_height: float, size: int
    ) -> float:
        """Measure a paragraph in letters of a size; `line_height` is that of plain ones."""
        lines = self.broken(words, role, width, size, is_running=True)
        return len(lines) * line_height * size / self.theme.letters[role].size

    def broken(
        self, words: str, role: TypeRole, width: float, size: int = 0, *, is_running: bool = False
    ) -> list[str]:
        """Break a text into lines at its spaces, a Chinese one between its letters.

        In running text a word that no line can hold goes on in the next one.
        """
        lines, space = [""], ""
        for word in self._pieces(self.said(words, role), role, width, is_running=is_running):
            if word == " ":
                space = word
                continue
            longer = lines[-1] + space + word
            if lines[-1] and self.theme.width(longer, role, size) > width:
                lines.append(word)
            else:
                lines[-1] = longer
            space = ""
        return [Translated(line) for line in lines]

    def _pieces(
        self, words: str, role: TypeRole, width: float, *, is_running: bool
    ) -> Iterator[str]:
        """Return spaces, and what stays whole in a line."""
        for word in filter(None, _parts(words)):
            if "/" in word or "\\" in word:
                is_long = self.theme.width(word, role) > width
                yield from _STEPS.split(word) if is_long else (word,)
            elif is_running and self.theme.width(word, role, SMALLEST_LABEL) > width:
                yield from self._letters(word, role, width)
            else:
                yield word

    def _letters(self, word: str, role: TypeRole, width: float) -> Iterator[str]:
        """Cut a word that is wider than a line into pieces that fill one each."""
        start = 0
        for end in range(2, len(word) + 1):
            if self.theme.width(word[start:end], role) > width:
                yield word[start : end - 1]
                start = end - 1
        yield word[start:]

    def icon(
        self, name: str, x: float, y: float, size: float, colour: QColor, weight: float = 2.4
    ) -> None:
        """Draw an icon with its top left corner at x, y; weight is its line on a grid of 24."""
        if not self.is_seen(QRectF(x, y, size, size)):
            return
        self.qpainter.save()
        self.qpainter.translate(x, y)
        self.qpainter.scale(size / GRID, size / GRID)
        for stroke in self.icons.strokes(name):
            pen = QPen(colour, weight)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if stroke.dashes:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([dash / weight for dash in stroke.dashes])
            self.qpainter.setPen(pen)
            self.qpainter.setBrush(colour if stroke.is_filled else Qt.BrushStyle.NoBrush)
            if stroke.is_filled:
                self.qpainter.setPen(Qt.PenStyle.NoPen)
            self.qpainter.drawPath(stroke.path)
        self.qpainter.restore()

    def icon_in(
        self, box: QRectF, name: str, size: float, colour: QColor, weight: float = 2.4
    ) -> None:
        """Draw an icon in the middle of a box."""
        middle = box.center()
        self.icon(name, middle.x() - size / 2, middle.y() - size / 2, size, colour, weight)

    def mark(
        self, name: str, left: float, middle: float, size: float, ink: QColor, weight: float = 2.4
    ) -> None:
        """Draw an icon at the left of what stands around a height."""
        self.icon(name, left, middle - size / 2, size, ink, weight)

    def stars(self, right: float, y: float, count: int, size: float, colour: QColor) -> float:
        """Draw the stars of a card level so that they end at `right`; give the width used."""
        step = size + 4.0
        for number in range(count):
            self.icon("star", right - step * (count - number) + 4.0, y, size, colour)
        return step * count

    def tag_width(
        self, words: str, stars: int = 0, role: TypeRole = "bold_20", icon: str = ""
    ) -> float:
        """Measure a tag before it is placed; one that says nothing takes no room."""
        if not (words or stars or icon):
            return 0.0
        marks = stars * (_STAR[role] + _TAG_GAP) + (_STAR[role] + _TAG_GAP if icon else 0.0)
        return self.width_of(words, role) + marks + 2 * _TAG_PADDING + 4.0

    def tag(
        self,
        left: float,
        middle: float,
        words: str,
        colour: QColor,
        edge: QColor,
        *,
        stars: int = 0,
        role: TypeRole = "bold_20",
        icon: str = "",
        mark_ink: QColor | None = None,
    ) -> float:
        """Draw a small outlined label around the height `middle`; give its width."""
        if not (words or stars or icon):
            return 0.0
        height, mark = _TAG_HEIGHT[role], _STAR[role]
        width = self.tag_width(words, stars, role, icon)
        box = QRectF(left, middle - height / 2, width, height)
        self.panel(box, None, edge, radius=self.theme.line.small_radius)
        x = left + _TAG_PADDING + 2.0
        for name in (icon,) * bool(icon) + ("star",) * stars:
            self.icon(name, x, middle - mark / 2, mark, mark_ink or colour, 2.6)
            x += mark + _TAG_GAP
        inside = QRectF(x, box.top(), self.width_of(words, role) + 1, height)
        self.text(inside, words, role, colour)
        return width


def _parts(words: str) -> list[str | None]:
    """Cut a text where a line may end; what only Chinese needs takes long to be made ready."""
    if words.isascii() or max(words) < _FIRST_OF_CHINESE:
        return _SPACES.split(words)
    return re.split(_BREAKS, words)
