"""The strip at the top: which table, which game, who deals, which round, and what is broken."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import HealthLook, StatusLook
from dealer_assist.ui.paint import Easel

STATUS_HEIGHT = 60.0
_SIDE, _PADDING, _GAP = 4.0, 19.0, 10.0
_DIVIDER_HEIGHT = 34.0
_ICON = 26.0
_DEALER = Msg("Dealer")


class StatusBar(Canvas):
    """Plain facts, nothing to touch. `who` is the word for whoever is signed in."""

    def __init__(self, kit: Kit, parent: QWidget | None = None, *, who: str = _DEALER) -> None:
        super().__init__(kit, parent)
        self._who = who
        self._look = StatusLook("")

    def show_state(self, look: StatusLook) -> None:
        """Show the facts."""
        if look != self._look:
            self._look = look
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint what is fixed from the left, what changes from the right."""
        limit = self._draw_right(easel)
        # On a narrow strip the system's name goes first, then the word for the dealer.
        for spare in ((), ("console",), ("console", "dealer"), ("console", "dealer", "round")):
            items = self._items(spare)
            if self._width(easel, items) <= limit:
                break
        self._draw_left(easel, items, limit)

    def _items(self, spare: tuple[str, ...]) -> list[list[tuple[str, str]]]:
        look = self._look
        items = [
            [(look.table, "status_strong")],
            [(look.game, "status"), ("" if "console" in spare else look.console, "status_caption")],
        ]
        for name, caption, value in (
            ("dealer", self._who, look.dealer),
            ("round", Msg("Round"), look.round),
        ):
            if value:
                words = "" if name in spare else caption
                items.append([(words, "status_caption"), (value, "status")])
        kept = [[piece for piece in item if piece[0]] for item in items]
        return [item for item in kept if item]

    def _width(self, easel: Easel, items: list[list[tuple[str, str]]]) -> float:
        inner = sum(easel.width_of(words, role) for item in items for words, role in item)
        gaps = sum(len(item) - 1 for item in items) * _GAP
        return inner + gaps + len(items) * 2 * _PADDING

    def _draw_left(self, easel: Easel, items: list[list[tuple[str, str]]], limit: float) -> None:
        colour = easel.theme.colour
        x = _SIDE
        for number, item in enumerate(items):
            if number:
                self._divide(easel, x)
                x += _PADDING
            for words, role in item:
                ink = colour.text_2 if role == "status_caption" else colour.text_1
                room = max(0.0, limit - x)
                x += easel.text(QRectF(x, 0, room, easel.height), words, role, ink) + _GAP
            x += _PADDING - _GAP

    def _draw_right(self, easel: Easel) -> float:
        """Draw clock and health from the right edge; give where the left part must end."""
        colour = easel.theme.colour
        x = easel.width - _SIDE
        if self._look.clock:
            width = easel.width_of(self._look.clock, "status_clock")
            box = QRectF(x - width, 0, width + 1, easel.height)
            easel.text(box, self._look.clock, "status_clock", colour.text_1)
            x -= width + _PADDING
            self._divide(easel, x)
        for health in reversed(self._look.health):
            x = self._draw_health(easel, health, x - _PADDING) - _PADDING
            self._divide(easel, x)
        return x - _PADDING

    def _draw_health(self, easel: Easel, health: HealthLook, right: float) -> float:
        colour = easel.theme.colour
        role = "status" if health.is_well else "status_strong"
        width = easel.width_of(health.words, role)
        left = right - width
        ink = colour.text_1 if health.is_well else colour.fault
        easel.text(QRectF(left, 0, width + 1, easel.height), health.words, role, ink)
        mark = colour.ok if health.is_well else colour.fault
        left -= _ICON + _GAP
        easel.icon(health.icon, left, (easel.height - _ICON) / 2, _ICON, mark, 3)
        return left

    def _divide(self, easel: Easel, x: float) -> None:
        top = (easel.height - _DIVIDER_HEIGHT) / 2
        easel.fill(QRectF(x, top, easel.theme.line.thin, _DIVIDER_HEIGHT), easel.theme.colour.line)
