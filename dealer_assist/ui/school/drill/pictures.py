"""What is painted beside a question: the verdict, the rule, the paytable, the score, the acts."""

from typing import TypeAlias

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.ui.school.drawing import PITCH, write
from dealer_assist.ui.school.drill.chips import DRAWN, THICKNESS, draw_stack, fewest
from dealer_assist.ui.school.drill.model import DrillModel, ScoreModel
from dealer_assist.ui.school.lists.model import Mark
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_SCORE = 250.0
_Written: TypeAlias = tuple[TypeRole, float]
_RULE: _Written = ("medium_22", 28.0)
_SMALL_RULE: _Written = ("medium_20", PITCH)
_PART, _PART_WIDE = 46.0, 700.0
_RIGHT_CHIPS, _RIGHT_WIDE = 96.0, 164.0


def draw_paid(painter: Painter, box: QRectF, model: DrillModel, verdict: DrillVerdict) -> None:
    """Paint what was right: the amount, its parts, and the chips where others were laid."""
    half = box.adjusted(0, 110, -box.width() * 0.48 if model.lines else 0, 0)
    if model.score.dots:
        half.setBottom(box.bottom() - 160)
        foot = QRectF(box.left(), box.bottom() - 150, box.width(), 150)
        _draw_score(painter, foot, model.score)
    right = Msg("Right: {amount}", amount=dollars(model.right))
    line = QRectF(half.left(), half.top(), half.width(), 44)
    painter.text(line, right, "heavy_34", painter.theme.colour.ok)
    y = _draw_verdict(painter, half.adjusted(0, 60, 0, 0), verdict)
    draw_lines(painter, box.adjusted(box.width() * 0.56, 110, 0, -200), model)
    if model.by is AnswerBy.CHIPS and not verdict.is_right:
        _draw_chips(painter, half.adjusted(0, y - half.top(), 0, 0), model.right)


def _draw_chips(painter: Painter, box: QRectF, cents: int) -> None:
    stacks = fewest(cents)
    if not stacks or box.height() < _RIGHT_CHIPS:
        return
    wide = min(_RIGHT_WIDE, box.width() / len(stacks))
    tallest = min(max(count for _, count in stacks), DRAWN)
    high = min(box.height(), _RIGHT_CHIPS + THICKNESS * tallest)
    for place, (value, count) in enumerate(stacks):
        at = QRectF(box.left() + place * wide, box.top(), wide, high)
        draw_stack(painter, at, value, count)


def draw_side(painter: Painter, box: QRectF, model: DrillModel) -> None:
    """Paint how it goes, and above it what was right or what may be read."""
    high = _score_height(painter, box, model)
    foot = QRectF(box.left(), box.bottom() - high, box.width(), high)
    room = box.adjusted(0, 0, 0, -high - 10)
    if model.verdict is not None:
        _draw_verdict(painter, room, model.verdict)
    elif model.lines:
        draw_lines(painter, room, model)
    elif model.rule:
        _draw_rule(painter, room, model.rule)
    _draw_score(painter, foot, model.score)


def _draw_verdict(painter: Painter, box: QRectF, verdict: DrillVerdict) -> float:
    """Paint what was right and why; give where it ends."""
    colour = painter.theme.colour
    ink = colour.ok if verdict.is_right else colour.fault
    icon = "check" if verdict.is_right else "triangle"
    painter.icon(icon, box.left(), box.top() + 2, 42, ink, 3.0 if verdict.is_right else 2.2)
    title = QRectF(box.left() + 58, box.top(), box.width() - 58, 2 * PITCH)
    write(painter, title, verdict.title, ("bold_30", "bold_20"), colour.text_1)
    y = title.bottom() + 10
    if verdict.why:
        why = QRectF(box.left(), y, box.width(), 5 * 31)
        y += painter.paragraph(why, verdict.why, "medium_24", colour.text_1, 31) + 14
    for name, amount in verdict.parts:
        line = QRectF(box.left(), y, min(box.width(), _PART_WIDE), _PART)
        painter.icon("check", line.left(), line.center().y() - 14, 28, colour.ok, 3.0)
        painter.text(line.adjusted(44, 0, 0, 0), name, "bold_24", colour.text_1)
        painter.text(line, amount, "bold_24", colour.ok, Align.RIGHT)
        y += _PART
    if verdict.rule:
        _draw_rule(painter, box.adjusted(0, y - box.top(), 0, 0), verdict.rule)
    return y


def _draw_rule(painter: Painter, box: QRectF, words: str) -> None:
    colour = painter.theme.colour
    role, pitch = _RULE
    if _rule_height(painter, words, box.width(), _RULE) > box.height():
        role, pitch = _SMALL_RULE
    high = _rule_height(painter, words, box.width(), (role, pitch))
    painter.panel(QRectF(box.left(), box.top(), box.width(), high), colour.well, radius=12)
    caption = QRectF(box.left() + 18, box.top() + 10, box.width() - 36, 28)
    painter.text(caption, Msg("THE RULE"), "caption_20", colour.text_2)
    room = QRectF(caption.left(), box.top() + 38, caption.width(), high - 38)
    painter.paragraph(room, words, role, colour.text_1, pitch)


def _score_height(painter: Painter, box: QRectF, model: DrillModel) -> float:
    """Give the score its room; a verdict with a long rule takes that of the speed mode."""
    if model.verdict is None:
        return _SCORE
    why = painter.broken(model.verdict.why, "medium_24", box.width(), is_running=True)
    used = 2 * PITCH + 10 + 31 * min(5, len(why)) + 14
    if model.verdict.rule:
        used += _rule_height(painter, model.verdict.rule, box.width(), _RULE)
    least = 64.0 + 40 * len(model.score.facts)
    return min(_SCORE, max(least, box.height() - 10 - used))


def draw_lines(painter: Painter, box: QRectF, model: DrillModel) -> None:
    """Paint what a wager pays, line by line; in two columns where one cannot hold them."""
    count = len(model.lines)
    columns = 1 if count * PITCH <= box.height() else 2
    each = -(-count // columns)
    wide = (box.width() - GAP * (columns - 1)) / columns
    high = min(40.0, box.height() / max(1, each))
    for place, line in enumerate(model.lines):
        column, row = divmod(place, each)
        left = box.left() + column * (wide + GAP)
        _draw_line(painter, QRectF(left, box.top() + row * high, wide, high), line)


def _draw_line(painter: Painter, box: QRectF, line: tuple[str, str]) -> None:
    colour, (name, pays) = painter.theme.colour, line
    beside = box.width() - painter.width_of(name, "medium_20") - 10
    room = max(beside, box.width() * 0.7)  # a short name leaves more to its pay
    width = min(painter.width_of(pays, "bold_20"), room)
    painter.text(box.adjusted(0, 0, -width - 10, 0), name, "medium_20", colour.text_2)
    value = QRectF(box.right() - width, box.top(), width + 1, box.height())
    painter.text(value, pays, "bold_20", colour.text_1)


def _draw_score(painter: Painter, box: QRectF, score: ScoreModel) -> None:
    colour = painter.theme.colour
    painter.rule(box.left(), box.top(), box.right(), colour.line)
    size, gap = 32.0, 7.0
    each = min(size + gap, box.width() / max(1, len(score.dots)))
    for place, said in enumerate(score.dots):
        dot = QRectF(box.left() + place * each, box.top() + 16, each - gap, each - gap)
        radius = dot.width() / 2
        if said is None:
            painter.panel(dot, None, colour.line_strong, 3, radius)
            continue
        inner = dot.adjusted(6, 6, -6, -6)
        if not score.is_judged:
            painter.panel(dot, colour.text_2, radius=radius)
        elif said:
            painter.panel(dot, colour.ok, radius=radius)
            painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
        else:
            painter.panel(dot, None, colour.fault, 3, radius)
            painter.icon("cross", inner.left(), inner.top(), inner.width(), colour.fault, 4)
    y = box.top() + 62
    for caption, value in score.facts:
        line = QRectF(box.left(), y, box.width(), 38)
        painter.text(line, caption, "medium_22", colour.text_2)
        painter.text(line, value, "bold_24", colour.text_1, Align.RIGHT)
        y += 40
    if score.speed and y + 84 <= box.bottom() + 2:
        tile = QRectF(box.left(), y + 10, box.width(), 84)
        _draw_speed(painter, tile, score)


def _draw_speed(painter: Painter, tile: QRectF, score: ScoreModel) -> None:
    colour = painter.theme.colour
    painter.panel(tile, None, colour.line_strong, 2, dashed=not score.is_speed_open)
    icon = "clock" if score.is_speed_open else "padlock"
    painter.icon(icon, tile.left() + 22, tile.center().y() - 17, 34, colour.text_2)
    words = tile.adjusted(74, 10, -14, -10)
    ink = colour.text_1 if score.is_speed_open else colour.text_3
    line = QRectF(words.left(), words.top(), words.width(), 30)
    painter.text(line, Msg("SPEED MODE"), "bold_24", ink)
    painter.text(line.translated(0, 32), score.speed, "medium_20", colour.text_2)


def draw_acts(painter: Painter, box: QRectF, model: DrillModel) -> None:
    """Paint what the dealer does, up to the act that stands."""
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 32)
    painter.text(caption, Msg("WHAT THE DEALER DOES"), "caption_20", colour.text_2)
    high = min(76.0, (box.height() - 44) / max(1, len(model.acts)))
    for place, act in enumerate(model.acts):
        if not act.label:
            break
        line = QRectF(box.left(), box.top() + 44 + place * high, box.width(), high - 8)
        is_bad, is_now = act.mark is Mark.WRONG, act.mark is Mark.PICKED
        fill = colour.fault_well if is_bad else colour.raised if is_now else colour.well
        edge = colour.fault if is_bad else colour.selected if is_now else colour.line
        painter.panel(line, fill, edge, 3 if is_bad or is_now else 2, 12)
        ink = colour.fault_text if is_bad else colour.text_1
        number = QRectF(line.left() + 16, line.top(), 40, line.height())
        painter.text(number, str(place + 1), "bold_24", colour.text_2)
        room = line.adjusted(60, 0, -16, 0)
        write(painter, room, act.label, ("bold_24", "medium_20"), ink)


def _rule_height(painter: Painter, words: str, width: float, written: _Written) -> float:
    role, pitch = written
    return 50 + pitch * len(painter.broken(words, role, width - 36, is_running=True))
