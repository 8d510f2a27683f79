"""Paints what is beside a question, and makes the keys and the tray that it is answered with."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drill import question
from dealer_assist.ui.school.drill.beside import (
    FACT,
    TITLE,
    WHY,
    WHY_LINES,
    AboveScore,
    AnswerDot,
    PayLine,
    RightChips,
    RuleWell,
)
from dealer_assist.ui.school.drill.question import ERASE
from dealer_assist.ui.school.drill.touches import Typed
from dealer_assist.ui.school.nodes import PITCH, caption
from dealer_assist.ui.school.paint.chips import DRAWN, THICKNESS, draw_stack, fewest
from dealer_assist.ui.toolkit.boxes import paint_tree, paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.nodes import Panel, Paragraph, column, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

_SCORE = 250.0
_RULES: tuple[tuple[TypeRole, float], ...] = (("medium_22", 28.0), ("medium_20", PITCH))
"""How a rule is written: smaller where it is too long."""
_RIGHT_CHIPS, _RIGHT_WIDE = 96.0, 164.0


class DigitButton(Touchable):
    """A key of the keypad."""

    def __init__(self, context: UiContext, word: str, tell: Tell, parent: QWidget) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.word = word
        self._typed = Typed(0)
        self.describe(Msg("Erase") if word == ERASE else word)
        self.fired.connect(lambda: tell(self._typed))

    def show_state(self, model: Typed) -> None:
        """Know the amount that it makes."""
        self._typed = model

    def draw(self, painter: Painter) -> None:
        """Paint the digit."""
        colour = painter.theme.colour
        whole = painter.whole
        fill = colour.pressed if self.is_pressed else colour.raised
        painter.panel(whole, fill, colour.line_strong, 2)
        if self.word == ERASE:
            size = 44.0
            left, top = (painter.width - size) / 2, (painter.height - size) / 2
            painter.icon("arrow-left", left, top, size, colour.text_1)
        else:
            painter.text(whole, self.word, "heavy_38", colour.text_1, Align.CENTRE)


@shows(question.DigitKey)
def _digit(on: Canvas, node: question.DigitKey, tell: Tell) -> Widget:
    return DigitButton(on.context, node.word, tell, on)


@paints(AboveScore)
def _above_score(painter: Painter, box: QRectF, node: AboveScore) -> None:
    high = _score_height(painter, box, node)
    paint_tree(column(node.told, node.score.of(high), gap=10), box, painter)


def _score_height(painter: Painter, box: QRectF, node: AboveScore) -> float:
    if node.verdict is None:
        return _SCORE
    why = painter.broken(node.verdict.why, "medium_24", box.width(), is_running=True)
    used = TITLE + 10 + WHY * min(WHY_LINES, len(why)) + 14
    if node.verdict.rule:
        used += _rule_height(painter, node.verdict.rule, box.width())
    least = 64.0 + FACT * node.facts
    return min(_SCORE, max(least, box.height() - 10 - used))


@paints(RuleWell)
def _rule(painter: Painter, box: QRectF, node: RuleWell) -> None:
    highs = [_rule_height(painter, node.words, box.width(), place) for place in range(len(_RULES))]
    place = next((n for n, high in enumerate(highs) if high <= box.height()), -1)
    role, pitch = _RULES[place]
    words = Paragraph(node.words, role, "text_1", pitch)
    inner = column(caption(Msg("THE RULE")).of(28), words)
    well = Panel(inner, fill="well", edge=None, radius=12, pad=(18, 10, 18, 0))
    paint_tree(column(well.of(highs[place]), space()), box, painter)


def _rule_height(painter: Painter, words: str, width: float, place: int = 0) -> float:
    role, pitch = _RULES[place]
    return 50 + pitch * len(painter.broken(words, role, width - 36, is_running=True))


@paints(RightChips)
def _chips(painter: Painter, box: QRectF, node: RightChips) -> None:
    stacks = fewest(node.cents)
    if not stacks or box.height() < _RIGHT_CHIPS:
        return
    wide = min(_RIGHT_WIDE, box.width() / len(stacks))
    tallest = min(max(count for _, count in stacks), DRAWN)
    high = min(box.height(), _RIGHT_CHIPS + THICKNESS * tallest)
    for place, (value, count) in enumerate(stacks):
        at = QRectF(box.left() + place * wide, box.top(), wide, high)
        draw_stack(painter, at, value, count)


@paints(PayLine)
def _pay_line(painter: Painter, box: QRectF, node: PayLine) -> None:
    colour = painter.theme.colour
    beside = box.width() - painter.width_of(node.name, "medium_20") - 10
    room = max(beside, box.width() * 0.7)  # a short name leaves more to its pay
    width = min(painter.width_of(node.pays, "bold_20"), room)
    painter.text(box.adjusted(0, 0, -width - 10, 0), node.name, "medium_20", colour.text_2)
    value = QRectF(box.right() - width, box.top(), width + 1, box.height())
    painter.text(value, node.pays, "bold_20", colour.text_1)


@paints(AnswerDot)
def _answer(painter: Painter, box: QRectF, node: AnswerDot) -> None:
    colour, radius = painter.theme.colour, box.width() / 2
    dot = QRectF(box.left(), box.top(), box.width(), box.width())
    inner = dot.adjusted(6, 6, -6, -6)
    if node.is_right is None:
        painter.panel(dot, None, colour.line_strong, 3, radius)
    elif not node.is_judged:
        painter.panel(dot, colour.text_2, radius=radius)
    elif node.is_right:
        painter.panel(dot, colour.ok, radius=radius)
        painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
    else:
        painter.panel(dot, None, colour.fault, 3, radius)
        painter.icon("cross", inner.left(), inner.top(), inner.width(), colour.fault, 4)
