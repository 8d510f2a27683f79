"""What stands beside a question: the verdict, the rule, the paytable, the score, the acts."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.ui.school.drawing import PITCH
from dealer_assist.ui.school.drill.chips import DRAWN, THICKNESS, draw_stack, fewest
from dealer_assist.ui.school.drill.model import DrillModel, ScoreModel
from dealer_assist.ui.school.lists.model import Mark, Offer
from dealer_assist.ui.school.nodes import caption, lines
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Text,
    abreast,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Flowing, Measured, Phrase
from dealer_assist.ui.toolkit.theme import TypeRole

_SCORE, _LOW_SCORE, _SPEED = 250.0, 150.0, 84.0
_RULES: tuple[tuple[TypeRole, float], ...] = (("medium_22", 28.0), ("medium_20", PITCH))
"""How a rule is written: smaller where it is too long."""
_TITLE, _WHY, _WHY_LINES, _PART, _PART_WIDE = 2 * PITCH, 31.0, 5, 46.0, 700.0
_RIGHT_CHIPS, _RIGHT_WIDE = 96.0, 164.0
_DOT, _DOT_GAP, _FACT, _LINE, _ACT = 32.0, 7.0, 40.0, 40.0, 68.0


def paid(model: DrillModel, verdict: DrillVerdict) -> Node:
    """Stand what was right: the amount, its parts, and the chips where others were laid."""
    chips: Node = space()
    if model.by is AnswerBy.CHIPS and not verdict.is_right:
        chips = Drawn(partial(_draw_chips, cents=model.right))
    right = Msg("Right: {amount}", amount=dollars(model.right))
    told = Flowing(
        Text(right, "heavy_34", "ok").of(44), space(16), *_verdict(verdict, _PART_WIDE), chips
    )
    has_score = bool(model.score.dots)
    pays = column(pay_lines(model), space(40 if has_score else 200)).sharing(0.44)
    return column(
        row(told.sharing(0.52), space().sharing(0.04), pays) if model.lines else told,
        space(10) if has_score else None,
        _score(model.score).of(_LOW_SCORE) if has_score else None,
    )


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


def side(model: DrillModel) -> Node:
    """Stand how it goes below what was right or what may be read."""
    verdict, told = model.verdict, space()
    if verdict is None and model.lines:
        told = pay_lines(model)
    elif verdict is None and model.rule:
        told = _rule(model.rule)
    elif verdict is not None:
        told = Flowing(*_verdict(verdict))

    def made(painter: Painter, box: QRectF) -> Node:
        high = _score_height(painter, box, model)
        return column(told, _score(model.score).of(high), gap=10)

    return Measured(made)


def _verdict(verdict: DrillVerdict, widest: float = 10_000.0) -> Iterator[Node]:
    """Give what was right and why, the parts of an amount, and the rule."""
    mark = Icon("check", 42, "ok", 3.0) if verdict.is_right else Icon("triangle", 42, "fault", 2.2)
    yield row(mark, lines(verdict.title, "bold_30", "bold_20"), gap=16).of(_TITLE)
    yield space(10)
    if verdict.why:
        yield Paragraph(verdict.why, "medium_24", "text_1", _WHY).of(_WHY_LINES * _WHY)
        yield space(14)
    for name, amount in verdict.parts:
        part = row(
            Icon("check", 28, "ok", 3.0),
            Phrase(Text(name, "bold_24"), Text(amount, "bold_24", "ok", RIGHT), gap=16),
            gap=16,
        )
        yield abreast([part], widest).of(_PART)
    if verdict.rule:
        yield _rule(verdict.rule)


def _rule(words: str) -> Node:
    def made(painter: Painter, box: QRectF) -> Node:
        highs = [_rule_height(painter, words, box.width(), place) for place in range(len(_RULES))]
        place = next((n for n, high in enumerate(highs) if high <= box.height()), -1)
        role, pitch = _RULES[place]
        inner = column(caption(Msg("THE RULE")).of(28), Paragraph(words, role, "text_1", pitch))
        well = Panel(inner, fill="well", edge=None, radius=12, pad=(18, 10, 18, 0))
        return column(well.of(highs[place]), space())

    return Measured(made)


def _rule_height(painter: Painter, words: str, width: float, place: int = 0) -> float:
    role, pitch = _RULES[place]
    return 50 + pitch * len(painter.broken(words, role, width - 36, is_running=True))


def _score_height(painter: Painter, box: QRectF, model: DrillModel) -> float:
    """Give the score its room; a verdict with a long rule takes that of the speed mode."""
    if model.verdict is None:
        return _SCORE
    why = painter.broken(model.verdict.why, "medium_24", box.width(), is_running=True)
    used = _TITLE + 10 + _WHY * min(_WHY_LINES, len(why)) + 14
    if model.verdict.rule:
        used += _rule_height(painter, model.verdict.rule, box.width())
    least = 64.0 + _FACT * len(model.score.facts)
    return min(_SCORE, max(least, box.height() - 10 - used))


def pay_lines(model: DrillModel) -> Node:
    """Stand what a wager pays, line by line; in two columns where one cannot hold them."""

    def fitted(box: QRectF) -> Node:
        count = len(model.lines)
        each = count if count * PITCH <= box.height() else -(-count // 2)
        return row(*(_pays(model.lines[at : at + each], each) for at in range(0, count, each)))

    return Fitted(fitted)


def _pays(some: Sequence[tuple[str, str]], each: int) -> Node:
    drawn = [Drawn(partial(_draw_line, line=line)) for line in some]
    return stacked([*drawn, *(space() for _ in range(each - len(drawn)))], _LINE)


def _draw_line(painter: Painter, box: QRectF, line: tuple[str, str]) -> None:
    colour, (name, pays) = painter.theme.colour, line
    beside = box.width() - painter.width_of(name, "medium_20") - 10
    room = max(beside, box.width() * 0.7)  # a short name leaves more to its pay
    width = min(painter.width_of(pays, "bold_20"), room)
    painter.text(box.adjusted(0, 0, -width - 10, 0), name, "medium_20", colour.text_2)
    value = QRectF(box.right() - width, box.top(), width + 1, box.height())
    painter.text(value, pays, "bold_20", colour.text_1)


def _score(score: ScoreModel) -> Node:
    dots = [
        Drawn(partial(_draw_answer, said=said, is_judged=score.is_judged)) for said in score.dots
    ]
    facts = (
        Phrase(Text(name, "medium_22", "text_2"), Text(value, "bold_24", "text_1", RIGHT), gap=12)
        for name, value in score.facts
    )

    def speed(box: QRectF) -> Node:
        has_room = score.speed and box.height() >= _SPEED - 2
        return column(space(10), _speed(score).of(_SPEED)) if has_room else space()

    return column(
        rule(),
        space(16),
        abreast(dots, _DOT, _DOT_GAP).of(46),
        *(fact.of(_FACT) for fact in facts),
        Fitted(speed),
    )


def _draw_answer(painter: Painter, box: QRectF, *, said: bool | None, is_judged: bool) -> None:
    colour, radius = painter.theme.colour, box.width() / 2
    dot = QRectF(box.left(), box.top(), box.width(), box.width())
    inner = dot.adjusted(6, 6, -6, -6)
    if said is None:
        painter.panel(dot, None, colour.line_strong, 3, radius)
    elif not is_judged:
        painter.panel(dot, colour.text_2, radius=radius)
    elif said:
        painter.panel(dot, colour.ok, radius=radius)
        painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
    else:
        painter.panel(dot, None, colour.fault, 3, radius)
        painter.icon("cross", inner.left(), inner.top(), inner.width(), colour.fault, 4)


def _speed(score: ScoreModel) -> Node:
    ink, icon = ("text_1", "clock") if score.is_speed_open else ("text_3", "padlock")
    words = column(
        Text(Msg("SPEED MODE"), "bold_24", ink).of(30),
        space(2),
        Text(score.speed, "medium_20", "text_2").of(30),
    )
    inner = row(Icon(icon, 34, "text_2"), words.across(62), gap=18)
    is_shut = not score.is_speed_open
    return Panel(inner, fill=None, edge="line_strong", pad=(22, 0, 14, 0), dashed=is_shut)


def acts(model: DrillModel) -> Node:
    """Stand what the dealer does, up to the act that stands."""
    done = [_act(place, act) for place, act in enumerate(model.acts, 1)]
    return column(caption(Msg("WHAT THE DEALER DOES")).of(32), space(12), stacked(done, _ACT, 8))


def _act(place: int, act: Offer[int]) -> Node:
    if not act.label:
        return space()
    fill, edge, ink, line = "well", "line", "text_1", 2.0
    if act.mark is Mark.WRONG:
        fill, edge, ink, line = "fault_well", "fault", "fault_text", 3.0
    elif act.mark is Mark.PICKED:
        fill, edge, line = "raised", "selected", 3.0
    inner = row(
        Text(str(place), "bold_24", "text_2").of(40), lines(act.label, "bold_24", ink=ink), gap=4
    )
    return Panel(inner, fill=fill, edge=edge, line=line, radius=12, pad=(16, 0))
