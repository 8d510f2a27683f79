"""The head line of a screen: where we are and who is here, how it stands, and the clock."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.frame import FrameHead, HeadFact
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE
from dealer_assist.ui.toolkit.view import View

HEAD_HEIGHT = 60.0
_SIDE, _PAD, _WORD_GAP, _ICON, _ICON_GAP, _DIVIDER = 4.0, 20.0, 10.0, 26.0, 12.0, 34.0


class HeadLine(View[FrameHead]):
    """Nothing to touch. A sentence that is said takes the place of the facts for a while."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._said = ""

    def changed(self, model: FrameHead) -> None:
        """Name the screen for assistive tools."""
        self.setAccessibleName(model.title)

    def say(self, sentence: str) -> None:
        """Say a sentence in the place of the facts; nothing brings them back."""
        if sentence != self._said:
            self._said = sentence
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint from both ends; on a narrow line the last facts go first."""
        if not self.shows_something:
            return
        model, colour = self.model, painter.theme.colour
        limit = self._draw_right(painter, model)
        room = QRectF(_SIDE, 0, limit - _SIDE, painter.height)
        percent = self._percent(painter, limit)
        most = painter.plain_size("bold_24") * percent // PLAIN_SIZE
        x = _SIDE + painter.text(room, model.title, "bold_24", colour.text_1, most=most) + _PAD
        if self._said:
            self._divide(painter, x)
            room = QRectF(x + _PAD, 0, limit - x - _PAD, painter.height)
            painter.label(room, self._said, "bold_24", colour.fault)
            return
        for fact in model.facts:
            pieces = _pieces(fact)
            width = sum(painter.width_of(*piece) + _WORD_GAP for piece in pieces) - _WORD_GAP
            if x + width + 2 * _PAD > limit:
                return
            self._divide(painter, x)
            x += _PAD
            for words, role in pieces:
                ink = colour.text_1 if role == "semi_24" else colour.text_2
                box = QRectF(x, 0, limit - x, painter.height)
                most = painter.plain_size(role) * percent // PLAIN_SIZE
                x += painter.text(box, words, role, ink, most=most) + _WORD_GAP
            x += _PAD - _WORD_GAP

    def _percent(self, painter: Painter, limit: float) -> int:
        """Return how large title and facts may be so that none of them goes for it."""
        title: tuple[str, TypeRole] = (self.model.title, "bold_24")
        pieces = [title, *(piece for fact in self.model.facts for piece in _pieces(fact))]
        gaps = _SIDE + _PAD + len(pieces) * _WORD_GAP + 2 * _PAD * len(self.model.facts)
        return painter.percent_for(pieces, limit - gaps)

    def _draw_right(self, painter: Painter, model: FrameHead) -> float:
        """Paint the clock and the states; give where they begin."""
        colour, high = painter.theme.colour, painter.height
        width = painter.width_of(model.clock, "bold_28")
        x = painter.width - _SIDE - width
        painter.text(QRectF(x, 0, width + 1, high), model.clock, "bold_28", colour.text_1)
        for state in reversed(model.states):
            x -= _PAD
            self._divide(painter, x)
            width = painter.width_of(state.words, "semi_24")
            x -= _PAD + width
            ink = ink_of(painter, state.tone)
            words = ink if state.tone is Tone.BROKEN else colour.text_1
            painter.text(QRectF(x, 0, width + 1, high), state.words, "semi_24", words)
            x -= _ICON + _ICON_GAP
            painter.icon(state.icon, x, (high - _ICON) / 2, _ICON, ink, 2.6)
        return x - _PAD

    def _divide(self, painter: Painter, x: float) -> None:
        top = (painter.height - _DIVIDER) / 2
        box = QRectF(x, top, painter.theme.line.thin, _DIVIDER)
        painter.fill(box, painter.theme.colour.line)


def _pieces(fact: HeadFact) -> list[tuple[str, TypeRole]]:
    words: tuple[tuple[str, TypeRole], ...] = (
        (fact.caption, "medium_20"),
        (fact.value, "semi_24"),
        (fact.rest, "medium_20"),
    )
    return [piece for piece in words if piece[0]]
