"""LESSON MAKER: a recorded run, its goals in words, its faults on a line, and the check of it."""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from dealer_assist.catalog.lessons import Goal, WorldStep
from dealer_assist.message import Msg, listed
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import goal_words
from dealer_assist.school.people.people import Person
from dealer_assist.ui.school.frame import TRAINING
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.maker.run import RunEntry, run_rows, step_at
from dealer_assist.ui.school.maker.touches import (
    CheckTouched,
    EditTouched,
    FaultLaid,
    GoalTouched,
    LaidFault,
    MakerTouch,
    PaceTouched,
    PublishTouched,
    RecordTouched,
    RowTouched,
)
from dealer_assist.ui.school.nodes import GAP, ProgressMark, TitleOver, dot
from dealer_assist.ui.school.paged import Paged
from dealer_assist.ui.school.trainer import Subject, rail
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Block,
    Box,
    Faced,
    Fitted,
    Icon,
    Ink,
    Look,
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    Shown,
    Text,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import (
    LESSONS,
    BarButton,
    FrameHead,
    HeadFact,
    HeadState,
    ScreenFrame,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace

_MARKS = 6
_FAULTS = {
    LaidFault.STUCK: (Msg("Stuck sensor"), "triangle"),
    LaidFault.LATE: (Msg("Late chip"), "chip"),
    LaidFault.READER: (Msg("Reader lost"), "card"),
    LaidFault.POWER: (Msg("Power cut"), "unlink"),
}
_INSET, _HEAD, _ROW, _ROW_GAP = 20.0, 92.0, 72.0, 12.0
_RUN, _GOALS = 0.348, 0.545
_OFFER, _ACTION, _CHECK = 74.0, 92.0, 550.0
RUN_LIST, GOAL_LIST = "run", "goals"


class MakerCheck(Enum):
    """How something stands with the model dealer."""

    NOT_YET = "not yet"
    MET = "met"
    LOST = "lost"


class FaultTag(Value):
    """Something that was laid on the line, at a share of its length."""

    key: int
    title: str
    detail: str
    icon: str
    at: float


class RunLine(Value):
    """The line: dots where the dealer acts, what was laid on it, and the times below it."""

    tags: tuple[FaultTag, ...] = ()
    dots: tuple[float, ...] = ()
    marks: tuple[str, ...] = ()
    selected: float = -1.0


class RunLineShown(Shown):
    """The line of a run; its tags are touched, or drawn along it."""

    model: RunLine


class Underlined(Node):
    """Strokes below those words of a sentence that can be chosen, where it is in full size."""

    sentence: str
    words: tuple[str, ...]
    ink: Ink


class FaultLabel(Node):
    """Icon and word of a fault to lay, in the middle."""

    label: str
    icon: str
    ink: Ink


class CheckWords(Node):
    """What the check has found; a line that is long takes the room of its detail."""

    line: str
    detail: str
    is_lost: bool


class Making(Value):
    """What a trainer makes a lesson from.

    `selected` is the row of the run that a fault is laid behind; the lists are turned so far.
    """

    draft: Draft | None
    selected: int = -1
    said: str = ""
    saved_at: str = ""
    run_turned: int | None = None
    goals_turned: int | None = None


def maker_page(learning: Learning, trainer: Person, making: Making) -> Page[MakerTouch]:
    """Return the run at the left, goals above faults at the right.

    What the check has found is beside the buttons of the bar.
    """
    draft = making.draft
    rows = run_rows(draft) if draft is not None else ()
    right = column(
        _goals_panel(making).sharing(_GOALS),
        _faults_panel(making, rows).sharing(1 - _GOALS),
        gap=GAP,
    )
    panels = row(_run_panel(making, rows).sharing(_RUN), right.sharing(1 - _RUN), gap=GAP)
    bar = _bar(draft)
    found = Fitted(_beside_bar, (sum(button.width + GAP for button in bar), _found(making)))
    return Page(stack(panels, found), _frame(learning, trainer, making, bar))


def _frame(
    learning: Learning,
    trainer: Person,
    making: Making,
    bar: tuple[BarButton[MakerTouch], ...],
) -> ScreenFrame[MakerTouch]:
    facts = [HeadFact(trainer.name, caption=Msg("Trainer"))]
    if making.draft is not None:
        facts.insert(0, HeadFact(making.draft.lesson.title, rest=Msg("draft")))
    saved = HeadState(Msg("Saved {time}", time=making.saved_at), "check", Tone.WELL)
    states = (saved,) if making.saved_at else ()
    head = FrameHead(Msg("SCHOOL"), tuple(facts), states, learning.clock)
    return ScreenFrame(TRAINING, head, rail=rail(Subject.LESSONS), bar=bar)


def _run_panel(making: Making, rows: Sequence[RunEntry]) -> Node:
    draft, said, note = making.draft, "", ""
    acts = row(
        *(Press(action, "bold_30", 40.0) for action in _run_actions(draft, rows, making.selected)),
        gap=GAP,
    )
    lines: tuple[Node, ...] = ()
    if draft is None:
        said = Msg("Press RECORD and deal one round at the table")
    else:
        begin, end = maker_line.span(draft.recorded)
        note = Msg(
            "{time}, {n} steps",
            one="{time}, {n} step",
            time=minutes_words((end - begin) // 1000),
            n=len(rows),
        )
        lines = tuple(
            _run_line(n, one, begin, is_selected=n == making.selected) for n, one in enumerate(rows)
        )
    names = Msg("Steps before"), Msg("Steps after")
    pages = Paged(lines, making.run_turned, _ROW, _ROW_GAP, RUN_LIST, labels=names)
    nothing = Block(Paragraph(said, "heavy_34", "text_2", 40, CENTRE))
    empty = None if lines else inset(nothing, (20, 80, 20, 0))
    run = stack(pages.between(_head, Msg("Recorded run"), note), empty)
    return Panel(column(run, space(12), acts.of(_ACTION), space(14)), pad=(_INSET, 0))


def _run_line(place: int, entry: RunEntry, begin: int, *, is_selected: bool) -> Node:
    """Return time, whose it was, what, and more of it; white where it is chosen."""
    ink, soft = ("selected_ink",) * 2 if is_selected else ("text_1", "text_2")
    time = minutes_words(max(0, entry.at_ms - begin) // 1000)
    inner = row(
        Text(time, "bold_20", soft, RIGHT).of(62),
        Icon("chip" if entry.is_worlds else "hand", 28, ink),
        TitleOver(entry.title, entry.detail, ink, soft),
        gap=16,
    )
    fill = "selected" if is_selected else None
    face = Panel(inner, fill=fill, edge=None, radius=10, pad=(8, 0, 12, 0))
    pressed = None if is_selected else replace(face, fill="pressed")
    return Faced(Look(RowTouched(place), entry.title, face, pressed, entry.detail))


def _goals_panel(making: Making) -> Node:
    draft, note = making.draft, ""
    goals: tuple[Node, ...] = ()
    if draft is not None:
        score = draft.lesson.score
        points = sum(goal.points for goal in draft.lesson.goals) + score.pace_points
        note = Msg("{points} points, {least}% to pass", points=points, least=score.pass_at)
        goals = (*(_goal(draft, n, one) for n, one in enumerate(draft.lesson.goals)), _pace(draft))
    names = Msg("Goals before"), Msg("Goals after")
    pages = Paged(goals, making.goals_turned, _ROW, _ROW_GAP, GOAL_LIST, labels=names)
    return Panel(pages.between(_head, Msg("Goals"), note), pad=(_INSET, 0, _INSET, 8))


def _goal(draft: Draft, place: int, goal: Goal) -> Node:
    words = goal_words(goal, draft.setup)
    chosen = tuple(
        str(words.values[name])
        for name in ("seat", "hand", "seconds", "event")
        if name in words.values
    )
    detail, state = _checked(draft, place, is_checked=draft.is_goal_checked(place))
    return _goal_line(GoalTouched(place), words, chosen, detail, goal.points, state)


def _goal_line(
    touch: GoalTouched | PaceTouched,
    sentence: str,
    chosen: tuple[str, ...],
    detail: str,
    points: int,
    state: MakerCheck,
) -> Node:
    """Return how a goal was checked, its sentence, its points; what can be chosen is underlined."""
    ink, soft = "text_1", "text_2"
    if state is MakerCheck.LOST:
        ink = soft = "fault_text"
    inner = row(
        _check_mark(state, 34),
        space(16),
        stack(TitleOver(sentence, detail, ink, soft), Underlined(sentence, chosen, ink)),
        space(6),
        Text(str(points), "bold_28", ink, RIGHT).of(72),
    )
    face = Panel(inner, fill=None, edge=None, radius=10, pad=(8, 0, 14, 0))
    return Faced(Look(touch, sentence, face, replace(face, fill="pressed"), detail))


def _checked(draft: Draft, place: int, *, is_checked: bool) -> tuple[str, MakerCheck]:
    if not is_checked or draft.check is None:
        return Msg("Not checked"), MakerCheck.NOT_YET
    if draft.check.sentence and not draft.check.points:
        return Msg("Not played to the end"), MakerCheck.NOT_YET
    if place in draft.check.lost:
        return draft.check.sentence or Msg("The model dealer lost it"), MakerCheck.LOST
    return Msg("The model dealer met it"), MakerCheck.MET


def _pace(draft: Draft) -> Node:
    """Return the pace as the last goal, also where none is counted."""
    score, last = draft.lesson.score, draft.checked
    if not score.pace_points:
        words, about = Msg("No pace is counted"), Msg("Touch it to count one")
        return _goal_line(PaceTouched(), words, (), about, 0, MakerCheck.NOT_YET)
    target, slowest = minutes_words(score.target_s), minutes_words(score.slowest_s)
    words = Msg("Finish by {target}, at most {slowest}", target=target, slowest=slowest)
    is_checked = last is not None and (last.score, last.steps) == (score, draft.lesson.steps)
    detail, state = _checked(draft, len(draft.lesson.goals), is_checked=is_checked)
    return _goal_line(PaceTouched(), words, (target, slowest), detail, score.pace_points, state)


def _faults_panel(making: Making, rows: Sequence[RunEntry]) -> Node:
    draft = making.draft
    head, _ = _head(Msg("Faults"), Msg("Touch one to add it, drag it along"), None, "")
    line: Node = space()
    if draft is not None and rows:
        line = RunLineShown(_line(draft, rows, making.selected))
    reason: str = ""
    if draft is None:
        reason = Msg("Record a run first")
    elif making.selected < 0:
        reason = Msg("Touch a step of the run first")
    offers = row(*(_fault(fault, reason) for fault in LaidFault), gap=GAP).of(_OFFER)
    return Panel(column(head.of(66), line, space(GAP), offers, space(GAP)), pad=(_INSET, 0))


def _fault(fault: LaidFault, reason: str) -> Node:
    """Return a fault to lay: violet and dashed, as all that is simulated; grey where it is shut."""
    label, icon = _FAULTS[fault]
    ink, edge = ("text_3", "line") if reason else ("text_1", "simulated")
    fill = None if reason else "simulated_well"
    words = FaultLabel(label, icon, ink)
    face = Panel(words, fill=fill, edge=edge, radius=12, pad=(16, 6), dashed=True)
    pressed = None if reason else replace(face, fill="simulated_mid")
    return Faced(Look(FaultLaid(fault), label, face, pressed, reason, reason))


def _line(draft: Draft, rows: Sequence[RunEntry], selected: int) -> RunLine:
    begin, end = maker_line.span(draft.recorded)
    length = max(1, end - begin)

    def share(ms: int) -> float:
        return min(1.0, max(0.0, (ms - begin) / length))

    tags = tuple(
        FaultTag(one.place, *fault_words(one.step), share(one.at_ms))
        for one in maker_line.placed(draft.lesson, draft.recorded)
        if one.is_fault
    )
    return RunLine(
        tags,
        tuple(share(entry.at_ms) for entry in rows if not entry.is_worlds),
        tuple(minutes_words(length * n // ((_MARKS - 1) * 1000)) for n in range(_MARKS)),
        share(rows[selected].at_ms) if 0 <= selected < len(rows) else -1.0,
    )


def fault_words(step: WorldStep) -> tuple[str, str, str]:
    """Return title, detail and icon of something that was laid on the line."""
    if step.late_chips:
        seats = listed([str(chip) for chip in step.late_chips])
        return Msg("Late chip"), Msg("Seat {seat}", seat=seats), "chip"
    if step.say and not step.trouble:
        return Msg("A player says"), step.say, "person"
    words = step.trouble[0] if step.trouble else ""
    match words.split():
        case ["fault", "sensor", seat, *rest]:
            title = _SENSOR.get(rest[0] if rest else "", Msg("Sensor"))
            return title, Msg("Seat {seat}", seat=seat), "triangle"
        case ["unplug", "swiper"]:
            return Msg("Reader lost"), Msg("Cable out"), "card"
        case ["power", "cut"]:
            return Msg("Power cut"), Msg("The kiosk goes dark"), "unlink"
        case _:
            return Msg("Trouble"), words, "wrench"


_SENSOR = {
    "stuck": Msg("Stuck sensor"),
    "dead": Msg("Dead sensor"),
    "dirty": Msg("Dirty sensor"),
}


def _beside_bar(buttons: float, found: Node, body: Box) -> Node:
    """Return what the check has found at the side of the bar, below the body."""
    wide = min(_CHECK, body.width() - buttons - GAP)
    return column(
        space(),
        space(LESSONS.bar_above),
        row(found.of(wide), space(), mirrors=True).of(LESSONS.bar),
        space(-LESSONS.bar_above - LESSONS.bar),
    )


def _found(making: Making) -> Node:
    line, detail, state = _check_words(making.draft, making.said)
    words = CheckWords(line, detail, state is MakerCheck.LOST)
    inner = row(_check_mark(state, 42), words, gap=16)
    return Panel(inner, edge=None, radius=12, pad=(20, 14, 14, 14))


def _check_mark(state: MakerCheck, size: float) -> Node:
    """Return a hollow ring, a check, or a triangle where the model dealer has lost."""
    match state:
        case MakerCheck.MET:
            return dot(ProgressMark.DONE, size)
        case MakerCheck.LOST:
            return Icon("triangle", size, "fault", 2.6)
        case MakerCheck.NOT_YET:
            return dot(ProgressMark.OPEN, size)
        case _:
            assert_never(state)


def _head(title: str, note: str, arrows: Node | None, _: str) -> tuple[Node, Node]:
    """Return the note beside its title, or below it where arrows take the room."""
    if arrows is None:
        words = row(
            Text(title, "bold_28").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=16
        ).of(56)
        return column(space(14), words, space()).of(_HEAD), space(0)
    lines = column(Text(title, "bold_28").of(36), Text(note, "medium_22", "text_2").of(36), space())
    above = column(space(6), row(lines, arrows, gap=GAP).of(72), space())
    return above.of(_HEAD), space(0)


def _check_words(draft: Draft | None, said: str) -> tuple[str, str, MakerCheck]:
    if said:
        return said, "", MakerCheck.NOT_YET
    if draft is None:
        return Msg("Nothing is recorded yet"), Msg("A run becomes a lesson"), MakerCheck.NOT_YET
    if draft.published_at and draft.is_good:
        line = Msg("Given: {lesson} is in the course", lesson=draft.lesson.title)
        return line, Msg("at {time}", time=draft.published_at), MakerCheck.MET
    if draft.check is None:
        return Msg("Not checked yet"), Msg("The model dealer plays it first"), MakerCheck.NOT_YET
    points = min(draft.check.points.values(), default=0)
    line = Msg("Model dealer: {points} of 100", points=points)
    if not draft.is_checked:
        return (
            line,
            Msg("at {time}, before it was changed", time=draft.checked_at),
            MakerCheck.NOT_YET,
        )
    if draft.check.is_good:
        return line, Msg("at {time}, as of now", time=draft.checked_at), MakerCheck.MET
    why = draft.check.sentence or Msg("A goal was lost")
    return line, why, MakerCheck.LOST


def _bar(draft: Draft | None) -> tuple[BarButton[MakerTouch], ...]:
    if draft is None:
        return ()
    is_good, is_given = draft.is_good, draft.is_good and bool(draft.published_at)
    why: str = "" if is_good else Msg("After a check with 100")
    if is_given:
        why = Msg("In the course")
    publish: Button[MakerTouch] = Button(
        PublishTouched(),
        Msg("PUBLISH"),
        "book",
        Msg("Joins the course"),
        ActionState.NEXT,
    )
    check: Button[MakerTouch] = Button(
        CheckTouched(),
        Msg("CHECK THE LESSON"),
        "search",
        Msg("The model dealer plays it"),
        ActionState.AVAILABLE if is_good else ActionState.NEXT,
    )
    publish = publish.unless(why)
    far = (check, publish) if is_good else (publish, check)
    return tuple(BarButton(button, 560 if button is far[1] else 400, is_far=True) for button in far)


def _run_actions(
    draft: Draft | None, rows: Sequence[RunEntry], selected: int
) -> tuple[Button[MakerTouch], Button[MakerTouch]]:
    """Return RECORD and EDIT STEP, which are below the run."""
    is_next = draft is None or (draft.is_good and bool(draft.published_at))
    record: Button[MakerTouch] = Button(
        RecordTouched(),
        Msg("RECORD"),
        "play",
        Msg("One round") if draft is None else Msg("Another one"),
        ActionState.NEXT if is_next else ActionState.AVAILABLE,
    )
    reason: str = ""
    if not 0 <= selected < len(rows):
        reason = Msg("Touch a step")
    elif draft is None or step_at(draft, rows[selected]) < 0:
        reason = Msg("The dealer's own")
    return record, Button(EditTouched(), Msg("EDIT STEP"), "wrench").unless(reason)
