"""What is beside a question: the verdict, the rule, the paytable, the score, the acts."""

from collections.abc import Iterator, Sequence

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.ui.school.lists import Offer, RowMark
from dealer_assist.ui.school.nodes import PITCH, Lines, caption
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Phrase,
    Text,
    abreast,
    column,
    flowing,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.value import Value

TITLE, WHY, WHY_LINES, FACT = 2 * PITCH, 31.0, 5, 40.0
_LOW_SCORE, _SPEED = 150.0, 84.0
_PART, _PART_WIDE = 46.0, 700.0
_DOT, _DOT_GAP, _LINE, _ACT = 32.0, 7.0, 40.0, 68.0


class Score(Value):
    """How the drill goes: an answer a dot, the streak, what is remembered, and the speed mode.

    In an exam a dot only says that there is an answer.
    """

    dots: tuple[bool | None, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    speed: str = ""
    is_speed_open: bool = False
    is_judged: bool = True


class AnswerDot(Node):
    """An answer: right, wrong, or None as long as there is none; in an exam not judged."""

    is_right: bool | None
    is_judged: bool


class RuleWell(Node):
    """The rule that a question is judged by; it is smaller where it is too long."""

    words: str


class RightChips(Node):
    """The fewest chips that make the right amount."""

    cents: int


class PayLine(Node):
    """What a line of a paytable pays."""

    name: str
    pays: str


class AboveScore(Node):
    """What was right or what may be read, above the score.

    A verdict with a long rule takes the room of the speed mode.
    """

    told: Node
    score: Node
    facts: int
    verdict: DrillVerdict | None

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return both."""
        return (self.told, self.score)


def paid(
    verdict: DrillVerdict,
    right: int,
    lines: Sequence[tuple[str, str]],
    score: Score,
    *,
    by_chips: bool,
) -> Node:
    """Return what was right: the amount, its parts, and the chips where others were laid."""
    amount = Msg("Right: {amount}", amount=dollars(right))
    told = flowing(
        Text(amount, "heavy_34", "ok").of(44),
        space(16),
        *_verdict(verdict, _PART_WIDE),
        RightChips(right) if by_chips and not verdict.is_right else space(),
    )
    has_score = bool(score.dots)
    if lines:
        pays = column(pay_lines(lines), space(40 if has_score else 200)).sharing(0.44)
        told = row(told.sharing(0.52), space().sharing(0.04), pays)
    return column(
        told,
        space(10) if has_score else None,
        _score(score).of(_LOW_SCORE) if has_score else None,
    )


def side(
    verdict: DrillVerdict | None, lines: Sequence[tuple[str, str]], rule_words: str, score: Score
) -> Node:
    """Return how it goes below what was right or what may be read."""
    told = space()
    if verdict is not None:
        told = flowing(*_verdict(verdict))
    elif lines:
        told = pay_lines(lines)
    elif rule_words:
        told = RuleWell(rule_words)
    return AboveScore(told, _score(score), len(score.facts), verdict)


def _verdict(verdict: DrillVerdict, widest: float = 10_000.0) -> Iterator[Node]:
    """Return what was right and why, the parts of an amount, and the rule."""
    mark = Icon("check", 42, "ok", 3.0) if verdict.is_right else Icon("triangle", 42, "fault", 2.2)
    yield row(mark, Lines(verdict.title, "bold_30", "bold_20"), gap=16).of(TITLE)
    yield space(10)
    if verdict.why:
        yield Paragraph(verdict.why, "medium_24", "text_1", WHY).of(WHY_LINES * WHY)
        yield space(14)
    for name, amount in verdict.parts:
        part = row(
            Icon("check", 28, "ok", 3.0),
            Phrase(Text(name, "bold_24"), Text(amount, "bold_24", "ok", RIGHT), gap=16),
            gap=16,
        )
        yield abreast([part], widest).of(_PART)
    if verdict.rule:
        yield RuleWell(verdict.rule)


def pay_lines(lines: Sequence[tuple[str, str]]) -> Node:
    """Return what a wager pays, line by line; in two columns where one cannot hold them."""
    return Fitted(_pay_columns, (tuple(lines),))


def _pay_columns(lines: tuple[tuple[str, str], ...], box: Box) -> Node:
    count = len(lines)
    each = count if count * PITCH <= box.height() else -(-count // 2)
    return row(*(_pays(lines[at : at + each], each) for at in range(0, count, each)))


def _pays(some: Sequence[tuple[str, str]], each: int) -> Node:
    lines = [PayLine(name, pays) for name, pays in some]
    return stacked([*lines, *(space() for _ in range(each - len(lines)))], _LINE)


def _score(score: Score) -> Node:
    dots = [AnswerDot(said, score.is_judged) for said in score.dots]
    facts = (
        Phrase(Text(name, "medium_22", "text_2"), Text(value, "bold_24", "text_1", RIGHT), gap=12)
        for name, value in score.facts
    )
    return column(
        rule(),
        space(16),
        abreast(dots, _DOT, _DOT_GAP).of(46),
        *(fact.of(FACT) for fact in facts),
        Fitted(_speed_below, (score,)),
    )


def _speed_below(score: Score, box: Box) -> Node:
    has_room = score.speed and box.height() >= _SPEED - 2
    return column(space(10), _speed(score).of(_SPEED)) if has_room else space()


def _speed(score: Score) -> Node:
    ink, icon = ("text_1", "clock") if score.is_speed_open else ("text_3", "padlock")
    words = column(
        Text(Msg("SPEED MODE"), "bold_24", ink).of(30),
        space(2),
        Text(score.speed, "medium_20", "text_2").of(30),
    )
    inner = row(Icon(icon, 34, "text_2"), words.across(62), gap=18)
    is_shut = not score.is_speed_open
    return Panel(inner, fill=None, edge="line_strong", pad=(22, 0, 14, 0), dashed=is_shut)


def acts_done(acts: Sequence[Offer[int]]) -> Node:
    """Return what the dealer does, up to the act that is judged."""
    done = [_act(place, act) for place, act in enumerate(acts, 1)]
    return column(caption(Msg("WHAT THE DEALER DOES")).of(32), space(12), stacked(done, _ACT, 8))


def _act(place: int, act: Offer[int]) -> Node:
    if not act.label:
        return space()
    fill, edge, ink, line = "well", "line", "text_1", 2.0
    if act.mark is RowMark.WRONG:
        fill, edge, ink, line = "fault_well", "fault", "fault_text", 3.0
    elif act.mark is RowMark.PICKED:
        fill, edge, line = "raised", "selected", 3.0
    inner = row(
        Text(str(place), "bold_24", "text_2").of(40), Lines(act.label, "bold_24", ink=ink), gap=4
    )
    return Panel(inner, fill=fill, edge=edge, line=line, radius=12, pad=(16, 0))
