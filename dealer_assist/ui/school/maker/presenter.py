"""The lesson maker from a draft: what was done, what counts, what goes wrong, how it is checked."""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Goal, WorldStep
from dealer_assist.message import Msg, listed
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import goal_words
from dealer_assist.school.people.people import Person
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton, FrameHead, HeadFact, HeadState, ScreenFrame
from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import TRAINING
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.maker.model import (
    CheckTouched,
    EditTouched,
    FaultLaid,
    FaultOffer,
    FaultTag,
    GoalRow,
    GoalTouched,
    LaidFault,
    LineModel,
    MakerCheck,
    MakerModel,
    MakerTouch,
    PaceTouched,
    PublishTouched,
    RecordTouched,
    RowTouched,
    RunRow,
)
from dealer_assist.ui.school.maker.run import RunEntry, run_rows, step_at
from dealer_assist.ui.school.trainer import Subject, rail

_MARKS = 6
_FAULTS = {
    LaidFault.STUCK: (Msg("Stuck sensor"), "triangle"),
    LaidFault.LATE: (Msg("Late chip"), "chip"),
    LaidFault.READER: (Msg("Reader lost"), "card"),
    LaidFault.POWER: (Msg("Power cut"), "unlink"),
}


def maker_model(
    learning: Learning,
    draft: Draft | None,
    trainer: Person,
    selected: int,
    said: str,
    saved_at: str,
) -> MakerModel:
    """Show a draft; `selected` is the row of the run that a fault is laid behind."""
    facts = [HeadFact(trainer.name, caption=Msg("Trainer"))]
    if draft is not None:
        facts.insert(0, HeadFact(draft.lesson.title, rest=Msg("draft")))
    saved = HeadState(Msg("Saved {time}", time=saved_at), "check", Tone.WELL)
    states = (saved,) if saved_at else ()
    head = FrameHead(Msg("SCHOOL"), tuple(facts), states, learning.clock)
    around: ScreenFrame[MakerTouch] = ScreenFrame(
        TRAINING, head, rail=rail(Subject.LESSONS), bar=_bar(draft)
    )
    found = _check_words(draft, said)
    if draft is None:
        nothing = Msg("Press RECORD and deal one round at the table")
        actions = _run_actions(None, (), -1)
        return MakerModel(around, actions, _offers(None, -1), *found, nothing)
    rows = run_rows(draft)
    begin, end = maker_line.span(draft.recorded)
    score = draft.lesson.score
    points = sum(one.points for one in draft.lesson.goals) + score.pace_points
    run = Msg(
        "{time}, {n} steps",
        one="{time}, {n} step",
        time=minutes_words((end - begin) // 1000),
        n=len(rows),
    )
    return MakerModel(
        around,
        _run_actions(draft, rows, selected),
        _offers(draft, selected),
        *found,
        run_note=run,
        rows=tuple(
            RunRow(
                RowTouched(n),
                minutes_words(max(0, one.at_ms - begin) // 1000),
                one.title,
                one.detail,
                one.is_worlds,
                n == selected,
            )
            for n, one in enumerate(rows)
        ),
        goals_note=Msg("{points} points, {least} % to pass", points=points, least=score.pass_at),
        goals=tuple(_goals(draft)),
        line=_line(draft, rows, selected),
    )


def _goals(draft: Draft) -> Iterator[GoalRow]:
    for place, goal in enumerate(draft.lesson.goals):
        yield _goal_row(draft, place, goal)
    yield _pace(draft)


def _goal_row(draft: Draft, place: int, goal: Goal) -> GoalRow:
    words = goal_words(goal, draft.setup)
    shown = tuple(
        str(words.values[name])
        for name in ("seat", "hand", "seconds", "event")
        if name in words.values
    )
    detail, state = _checked(draft, place, is_checked=draft.is_goal_checked(place))
    return GoalRow(GoalTouched(place), words, shown, detail, str(goal.points), state)


def _checked(draft: Draft, place: int, *, is_checked: bool) -> tuple[str, MakerCheck]:
    if not is_checked or draft.check is None:
        return Msg("Not checked"), MakerCheck.NOT_YET
    if draft.check.sentence and not draft.check.points:
        return Msg("It was not played to its end"), MakerCheck.NOT_YET
    if place in draft.check.lost:
        return draft.check.sentence or Msg("The model dealer lost it"), MakerCheck.LOST
    return Msg("The model dealer met it"), MakerCheck.MET


def _pace(draft: Draft) -> GoalRow:
    """Show the pace as the last goal, also where none is counted."""
    score, last = draft.lesson.score, draft.checked
    if not score.pace_points:
        words = Msg("No pace is counted")
        return GoalRow(
            PaceTouched(), words, (), Msg("Touch it to count one"), "0", MakerCheck.NOT_YET
        )
    target, slowest = minutes_words(score.target_s), minutes_words(score.slowest_s)
    words = Msg("Finish by {target}, at most {slowest}", target=target, slowest=slowest)
    is_checked = last is not None and (last.score, last.steps) == (score, draft.lesson.steps)
    detail, state = _checked(draft, len(draft.lesson.goals), is_checked=is_checked)
    return GoalRow(PaceTouched(), words, (target, slowest), detail, str(score.pace_points), state)


def _line(draft: Draft, rows: Sequence[RunEntry], selected: int) -> LineModel:
    begin, end = maker_line.span(draft.recorded)
    length = max(1, end - begin)

    def share(ms: int) -> float:
        return min(1.0, max(0.0, (ms - begin) / length))

    tags = tuple(
        FaultTag(one.place, *fault_words(one.step), share(one.at_ms))
        for one in maker_line.placed(draft.lesson, draft.recorded)
        if one.is_fault
    )
    return LineModel(
        tags,
        tuple(share(one.at_ms) for one in rows if not one.is_worlds),
        tuple(minutes_words(length * n // ((_MARKS - 1) * 1000)) for n in range(_MARKS)),
        share(rows[selected].at_ms) if 0 <= selected < len(rows) else -1.0,
    )


def fault_words(step: WorldStep) -> tuple[str, str, str]:
    """Give title, detail and icon of something that was laid on the line."""
    if step.late_chips:
        seats = listed([str(one) for one in step.late_chips])
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


def _offers(draft: Draft | None, selected: int) -> tuple[FaultOffer, ...]:
    reason: str = ""
    if draft is None:
        reason = Msg("Record a run first")
    elif selected < 0:
        reason = Msg("Touch a step of the run first")
    return tuple(
        FaultOffer(FaultLaid(fault), label, icon, reason)
        for fault, (label, icon) in _FAULTS.items()
    )


def _check_words(draft: Draft | None, said: str) -> tuple[str, str, MakerCheck]:
    if said:
        return said, "", MakerCheck.NOT_YET
    if draft is None:
        return Msg("Nothing is recorded yet"), Msg("A run becomes a lesson"), MakerCheck.NOT_YET
    if draft.published_at and draft.is_good:
        line = Msg("Given: {lesson} stands in the course", lesson=draft.lesson.title)
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
        return line, Msg("at {time}, as it stands", time=draft.checked_at), MakerCheck.MET
    why = draft.check.sentence or Msg("A goal was lost")
    return line, why, MakerCheck.LOST


def _bar(draft: Draft | None) -> tuple[BarButton[MakerTouch], ...]:
    if draft is None:
        return ()
    is_good, is_given = draft.is_good, draft.is_good and bool(draft.published_at)
    why: str = "" if is_good else Msg("After a check with 100")
    if is_given:
        why = Msg("It stands in the course")
    publish: Button[MakerTouch] = Button(
        PublishTouched(),
        Msg("PUBLISH"),
        "book",
        Msg("It joins the course"),
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
    return tuple(BarButton(one, 560 if one is far[1] else 400, is_far=True) for one in far)


def _run_actions(
    draft: Draft | None, rows: Sequence[RunEntry], selected: int
) -> tuple[Button[MakerTouch], Button[MakerTouch]]:
    """Give RECORD and EDIT STEP, which stand below the run."""
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
