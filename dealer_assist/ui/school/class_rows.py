"""The rows of CLASS: a trainee each, with a cell for each skill in its heat."""

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import SKILLS
from dealer_assist.ui.school.nodes import GAP, Lines
from dealer_assist.ui.school.paged import TURN, Paged
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Box,
    Faced,
    Fitted,
    Icon,
    Ink,
    Look,
    Node,
    Panel,
    Text,
    inset,
    row,
    space,
)
from dealer_assist.value import Value, replace

_USUAL = (
    "read_hand",
    "pay_it",
    "envy_sum",
    "payment_order",
    "which_card",
    "eligible",
    "faults",
    "steps",
    "pace",
)
"""The columns of a class that has not begun; there is room for so many."""
_STATES = {
    State.WELL: ("", ""),
    State.EXAM_READY: (Msg("Exam ready"), "check"),
    State.AWAY: (Msg("Away"), "clock"),
    State.STUCK: (Msg("Stuck"), "triangle"),
}


class ClassView(Enum):
    """How skills are shown: right answers, what is remembered, how fast."""

    RIGHT = "right"
    MEMORY = "memory"
    SPEED = "speed"


class ClassOrder(Enum):
    """Which trainees stand first."""

    NAME = "name"
    WEAKEST = "weakest"
    DUE = "due"
    SEEN = "last seen"


class TraineeTouched(Value):
    """Somebody of the class: the buttons are about them from now on."""

    person: str


class Heat(Enum):
    """How well a skill is known."""

    HIGH = "90 or more"
    MIDDLE = "75 to 89"
    LOW = "50 to 74"
    BELOW = "below 50"
    NONE = "not begun"


_PERCENT = (
    (Heat.HIGH, Msg("90 or more")),
    (Heat.MIDDLE, Msg("75 to 89")),
    (Heat.LOW, Msg("50 to 74")),
    (Heat.BELOW, Msg("below 50")),
    (Heat.NONE, Msg("not begun")),
)
_LEGENDS = {
    ClassView.RIGHT: _PERCENT,
    ClassView.MEMORY: _PERCENT,
    ClassView.SPEED: (
        (Heat.HIGH, Msg("target or faster")),
        (Heat.MIDDLE, Msg("up to 1.5 ×")),
        (Heat.LOW, Msg("up to 2 ×")),
        (Heat.BELOW, Msg("slower")),
        (Heat.NONE, Msg("not begun")),
    ),
}
VIEWS = {
    ClassView.RIGHT: Msg("Right"),
    ClassView.MEMORY: Msg("Memory"),
    ClassView.SPEED: Msg("Speed"),
}
ORDERS = {
    ClassOrder.WEAKEST: Msg("Weakest"),
    ClassOrder.DUE: Msg("Most due"),
    ClassOrder.SEEN: Msg("Longest away"),
}
_AT_TABLE = 3
_NAME, _DUE, _SEEN, _STATE = 214.0, 110.0, 150.0, 200.0
_ROW, _ROW_GAP, _HEAD, _FOOT = 72.0, 12.0, 66.0, 52.0
_PLACE = 170.0
_NOT_BEGUN = 101
SIDE, _CELL = 16.0, 98.0
_INKS: dict[Heat, tuple[Ink | None, Ink, Ink | None, float]] = {
    Heat.HIGH: ("heat_high", "ok_ink", None, 0.0),
    Heat.MIDDLE: ("heat_middle", "text_1", None, 0.0),
    Heat.LOW: ("heat_low", "text_1", None, 0.0),
    Heat.BELOW: ("fault_well", "fault_text", "fault", 3.0),
    Heat.NONE: (None, "text_3", "line", 2.0),
}


class SkillCell(Value):
    """A skill of one person."""

    words: str
    heat: Heat


class ColumnHead(Node):
    """The name of a column; one of two words is in two lines."""

    words: str


def class_list(
    heads: tuple[str, ...],
    lines: tuple[Faced, ...],
    view: ClassView,
    said: str = "",
    turned: int | None = None,
) -> Node:
    """Return the rows; below them what the cells mean, or what was just done."""
    nothing = Msg("The class list is empty: Import adds one")
    if not lines:
        return Text(said or nothing, "heavy_34", "text_2", CENTRE)
    return Paged(lines, turned, _ROW, _ROW_GAP).between(_ends, heads, view, said)


def _ends(
    heads: tuple[str, ...], view: ClassView, said: str, arrows: Node | None, seen: str
) -> tuple[Node, Node]:
    below = Text(said, "bold_24") if said else _legend(view)
    where = Text(seen, "bold_20", "text_2", RIGHT).of(_PLACE).across(40) if arrows else None
    foot = row(below.across(40), where, arrows, gap=GAP)
    return _heads(heads).of(_HEAD), foot.of(_FOOT if arrows is None else TURN + GAP)


def _across(name: Node, due: Node, seen: Node, cells: tuple[Node, ...], state: Node) -> Node:
    """Return a line of the class in its columns; all cells there are share the middle."""
    return Fitted(_fitted, (name, due, seen, cells, state))


def _fitted(
    name: Node, due: Node, seen: Node, cells: tuple[Node, ...], state: Node, box: Box
) -> Node:
    left = _NAME + _DUE + _SEEN
    each = min(_CELL, (box.width() - left - _STATE) / max(1, len(cells)))
    return row(
        space(SIDE),
        name.of(_NAME - 26),
        space(10),
        due.of(_DUE - 20),
        space(20),
        seen.of(_SEEN - 14),
        space(14),
        *(cell.of(each) for cell in cells),
        state,
    )


def _heads(heads: tuple[str, ...]) -> Node:
    names = Msg("Trainee"), Msg("Due"), Msg("Last seen")
    name, due, seen = (Text(msg, "medium_20", "text_2") for msg in names)
    above = (0, 24, 0, 2)
    return _across(
        inset(name, above),
        inset(replace(due, align=RIGHT), above),
        inset(seen, above),
        tuple(map(ColumnHead, heads)),
        space(),
    )


def _legend(view: ClassView) -> Node:
    parts: list[Node] = []
    for heat, words in _LEGENDS[view]:
        sample = _cell(SkillCell("", heat)).of(44).across(28)
        parts += [sample, space(12), Text(words, "medium_20", "text_2").hug(), space(33)]
    return row(*parts, space())


def _cell(cell: SkillCell) -> Node:
    fill, ink, edge, line = _INKS[cell.heat]
    words = Text(cell.words, "bold_24", ink, CENTRE)
    is_begun = cell.heat is not Heat.NONE
    return Panel(words, fill=fill, edge=edge, line=line, radius=9, dashed=not is_begun)


def trainee_of(
    row: ClassRow,
    name: str,
    now: datetime,
    view: ClassView,
    skills: Sequence[str],
    *,
    is_selected: bool,
) -> Faced:
    """Return the line of somebody, with these skills in its cells."""
    return trainee_line(
        TraineeTouched(row.person.key),
        name,
        Msg("{n} min", n=row.due_minutes),
        _seen(row, now),
        tuple(_CELLS[view](row, key) for key in skills),
        row.state,
        is_selected=is_selected,
    )


def trainee_line(
    touch: TraineeTouched,
    name: str,
    due: str,
    seen: str,
    cells: tuple[SkillCell, ...],
    state: State = State.WELL,
    *,
    is_selected: bool = False,
) -> Faced:
    """Return name, minutes, the last day, the cells and the state in their columns."""
    words, icon = _STATES[state]
    fill, edge, line = ("raised", "selected", 4.0) if is_selected else ("panel", "line", 2.0)
    standing = row(
        space(16),
        Icon(icon, 30, "ok" if icon == "check" else "fault", 2.8),
        space(12),
        Text(words, "bold_20"),
        space(12),
    )
    inner = _across(
        Lines(name, "bold_24", "bold_20"),
        Text(due, "bold_24", align=RIGHT),
        Text(seen, "medium_20", "fault" if state is State.AWAY else "text_2"),
        tuple(inset(_cell(cell), (3, 8)) for cell in cells),
        standing,
    )
    face = Panel(inner, fill=fill, edge=edge, line=line, radius=12)
    return Faced(Look(touch, name, face, replace(face, fill="pressed"), words))


def after(order: ClassOrder) -> ClassOrder:
    """Return the order that a touch leads to."""
    every = list(ClassOrder)
    return every[(every.index(order) + 1) % len(every)]


def in_order(rows: Sequence[ClassRow], order: ClassOrder) -> tuple[ClassRow, ...]:
    """Sort a class; of equals those stay in the order of their names."""
    return tuple(sorted(rows, key=lambda class_row: _place_in(class_row, order)))


def _place_in(row: ClassRow, order: ClassOrder) -> int:
    match order:
        case ClassOrder.NAME:
            return 0
        case ClassOrder.WEAKEST:
            return (row.right[row.weakest] or 0) if row.weakest else _NOT_BEGUN
        case ClassOrder.DUE:
            return -row.due_minutes
        case ClassOrder.SEEN:
            return int(row.last_seen.timestamp()) if row.last_seen else 0
        case _:
            assert_never(order)


def columns_for(rows: Sequence[ClassRow]) -> tuple[str, ...]:
    """Choose the skills to show: what somebody has begun, then the usual ones.

    Where more are begun than there is room for, those that everybody knows best stay out.
    """
    said = {key: [class_row.right.get(key) for class_row in rows] for key in SKILLS}
    begun = {key: [one for one in all_said if one is not None] for key, all_said in said.items()}
    weakest = sorted((key for key in SKILLS if begun[key]), key=lambda key: min(begun[key]))
    chosen = tuple(dict.fromkeys((*weakest, *_USUAL)))[: len(_USUAL)]
    order = (*_USUAL[:-_AT_TABLE], *SKILLS)  # what is only shown at the table comes last
    return tuple(sorted(chosen, key=order.index))


def _seen(row: ClassRow, now: datetime) -> str:
    if row.last_seen is None:
        return Msg("Never")
    days = (now.date() - row.last_seen.date()).days
    if days <= 0:
        return Msg("Today")
    return Msg("{n} days ago", one="Yesterday", n=days)


def _right_cell(row: ClassRow, skill: str) -> SkillCell:
    return _percent_cell(row.right.get(skill))


def _memory_cell(row: ClassRow, skill: str) -> SkillCell:
    return _percent_cell(row.foretold.get(skill))


def _percent_cell(percent: int | None) -> SkillCell:
    if percent is None:
        return SkillCell("–", Heat.NONE)
    steps = ((90, Heat.HIGH), (75, Heat.MIDDLE), (50, Heat.LOW))
    heat = next((name for least, name in steps if percent >= least), Heat.BELOW)
    return SkillCell(str(percent), heat)


def speed_cell(row: ClassRow, skill: str) -> SkillCell:
    """Show the time as a multiple of the target; skills without a clock have none.

    It is no greener than the answers are right: a guess is fast.
    """
    speed = row.speed.get(skill)
    if not speed:
        return SkillCell("–", Heat.NONE)
    steps = ((100, Heat.HIGH), (150, Heat.MIDDLE), (200, Heat.LOW))
    heat = next((name for most, name in steps if speed <= most), Heat.BELOW)
    heat = max(heat, _right_cell(row, skill).heat, key=list(Heat).index)
    whole, tenths = divmod((speed + 5) // 10, 10)
    return SkillCell(f"{whole}.{tenths} ×", heat)


_CELLS = {
    ClassView.RIGHT: _right_cell,
    ClassView.MEMORY: _memory_cell,
    ClassView.SPEED: speed_cell,
}
