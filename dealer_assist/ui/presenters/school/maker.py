"""The lesson maker from a draft: what was done, what counts, what goes wrong, how it is checked."""

from collections.abc import Sequence

from dealer_assist.catalog.lessons import Goal, Step
from dealer_assist.message import Msg, listed
from dealer_assist.school.lessons.mistakes import Recorded
from dealer_assist.school.making import maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import goal_words
from dealer_assist.school.people.people import Person
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.school.maker import (
    Checked,
    FaultOffer,
    FaultTag,
    GoalRow,
    LineModel,
    MakerModel,
    RunRow,
)
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning, minutes_words
from dealer_assist.ui.table.presenter.event_words import event_words

RECORD, EDIT, CHECK, PUBLISH, OTHER = "record", "edit step", "check lesson", "publish", "drafts"
_WORLD = (e.ChipSeen, e.CardsSeen, e.LateChipRefused, e.SensorFailed)
_LEFT_OUT = (
    e.TableOpened,
    e.RoundOpened,
    e.StageReached,
    e.ProgramStarted,
    e.DevicesTested,
    e.WagersPlaced,
    e.HandFolded,
)
"""What is nobody's step: the table's own part, and what players do by themselves."""
PACE = "pace"
_TOGETHER_MS = 2500
_MARKS = 6
STUCK, READER, LATE, SAYS, POWER = "stuck", "reader", "late chip", "says", "power"
FAULTS = (
    (STUCK, Msg("Stuck sensor"), "triangle"),
    (LATE, Msg("Late chip"), "chip"),
    (READER, Msg("Reader lost"), "card"),
    (POWER, Msg("Power cut"), "unlink"),
)


def maker_model(
    learning: Learning,
    draft: Draft | None,
    trainer: Person,
    selected: int,
    said: str,
    saved_at: str,
) -> MakerModel:
    """Show a draft; `selected` is the row of the run that a fault is laid behind."""
    facts = [FactModel(trainer.name, caption=Msg("Trainer"))]
    if draft is not None:
        facts.insert(0, FactModel(draft.lesson.title, rest=Msg("draft")))
    frame = FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        tuple(facts),
        PromptModel(""),
        "",
        _bar(draft),
        learning.clock,
        Msg("Saved {time}", time=saved_at) if saved_at else "",
    )
    line, detail, state = _check_words(draft, said)
    if draft is None:
        nothing = Msg("Press RECORD and deal one round at the table")
        actions = _run_actions(None, (), -1)
        return MakerModel(
            frame,
            "",
            (),
            nothing,
            actions,
            "",
            (),
            LineModel(),
            _offers(None, -1),
            line,
            detail,
            state,
        )
    rows = run_rows(draft)
    begin, end = maker_line.span(draft.recorded)
    score = draft.lesson.score
    points = sum(one.points for one in draft.lesson.goals) + score.pace_points
    return MakerModel(
        frame,
        Msg(
            "{time}, {n} steps",
            one="{time}, {n} step",
            time=minutes_words((end - begin) // 1000),
            n=len(rows),
        ),
        tuple(
            RunRow(
                str(n),
                minutes_words(max(0, one.at_ms - begin) // 1000),
                one.title,
                one.detail,
                one.is_worlds,
                n == selected,
            )
            for n, one in enumerate(rows)
        ),
        "",
        _run_actions(draft, rows, selected),
        Msg("{points} points, {least} % to pass", points=points, least=score.pass_at),
        (*(_goal_row(draft, n, goal) for n, goal in enumerate(draft.lesson.goals)), _pace(draft)),
        _line(draft, rows, selected),
        _offers(draft, selected),
        line,
        detail,
        state,
    )


class Row:
    """Something of the run that was done at once, with the events it is made of."""

    def __init__(self, one: Recorded, title: str, *, is_worlds: bool) -> None:
        self.at_ms, self.last_ms, self.title = one.at_ms, one.at_ms, title
        self.is_worlds, self.kind = is_worlds, one.name
        self.seats: list[str] = []
        self.detail = ""


def run_rows(draft: Draft) -> tuple[Row, ...]:
    """Tell the run: what happens together is one row."""
    rows: list[Row] = []
    table = Table(draft.setup)
    _, end = maker_line.span(draft.recorded)
    is_open = False
    for one in draft.recorded:
        after = evolve(table, one.event)
        is_open = is_open or isinstance(one.event, e.TableOpened | e.RoundOpened)
        if is_open and one.at_ms <= end and not isinstance(one.event, _LEFT_OUT):
            _add(rows, one, after)
        table = after
    return tuple(rows)


def _add(rows: list[Row], one: Recorded, table: Table) -> None:
    is_worlds = isinstance(one.event, _WORLD)
    title, seat = _row_words(one.event, table)
    last = rows[-1] if rows else None
    if last is not None and last.title == title and one.at_ms - last.last_ms < _TOGETHER_MS:
        last.last_ms = one.at_ms
        row = last
    else:
        row = Row(one, title, is_worlds=is_worlds)
        rows.append(row)
    if seat and seat not in row.seats:
        row.seats.append(seat)
    row.detail = _detail(one.event, row, table)


def _row_words(event: e.Event, table: Table) -> tuple[str, str]:
    match event:
        case e.ChipSeen(seat=seat):
            return Msg("Bets"), str(seat)
        case e.CardsSeen(place=place):
            return Msg("Deal"), str(place)
        case e.ChipGone(seat=seat):
            return Msg("Chips taken"), str(seat)
        case e.ClaimMade(seat=seat):
            return Msg("Claim seat {seat}", seat=seat), ""
        case _:
            return event_words(event, table), ""


def _detail(event: e.Event, row: Row, table: Table) -> str:
    match event:
        case e.ClaimMade(sensor=sensor, line=line):
            return table.setup.line(sensor, line).label
        case e.CardsSeen():
            places = [Msg("dealer") if one == "dealer" else one for one in row.seats]
            return Msg("Cards of {places}", places=listed(places))
        case _ if row.seats:
            return Msg("Seats {seats}", seats=listed(row.seats))
        case _:
            return ""


def _goal_row(draft: Draft, place: int, goal: Goal) -> GoalRow:
    words = goal_words(goal, draft.setup)
    shown = tuple(
        str(words.values[name])
        for name in ("seat", "hand", "seconds", "event")
        if name in words.values
    )
    detail, state = _checked(draft, place, is_checked=draft.is_goal_checked(place))
    return GoalRow(str(place), words, shown, detail, str(goal.points), state)


def _checked(draft: Draft, place: int, *, is_checked: bool) -> tuple[str, Checked]:
    if not is_checked or draft.check is None:
        return Msg("Not checked"), Checked.NOT_YET
    if draft.check.sentence and not draft.check.points:
        return Msg("It was not played to its end"), Checked.NOT_YET
    if place in draft.check.lost:
        return draft.check.sentence or Msg("The model dealer lost it"), Checked.LOST
    return Msg("The model dealer met it"), Checked.MET


def _pace(draft: Draft) -> GoalRow:
    """Show the pace as the last goal, also where none is counted."""
    score, last = draft.lesson.score, draft.checked
    if not score.pace_points:
        words = Msg("No pace is counted")
        return GoalRow(PACE, words, (), Msg("Touch it to count one"), "0", Checked.NOT_YET)
    target, slowest = minutes_words(score.target_s), minutes_words(score.slowest_s)
    words = Msg("Finish by {target}, at most {slowest}", target=target, slowest=slowest)
    is_checked = last is not None and (last.score, last.steps) == (score, draft.lesson.steps)
    detail, state = _checked(draft, len(draft.lesson.goals), is_checked=is_checked)
    return GoalRow(PACE, words, (target, slowest), detail, str(score.pace_points), state)


def _line(draft: Draft, rows: Sequence[Row], selected: int) -> LineModel:
    begin, end = maker_line.span(draft.recorded)
    length = max(1, end - begin)

    def share(ms: int) -> float:
        return min(1.0, max(0.0, (ms - begin) / length))

    tags = tuple(
        FaultTag(str(one.place), *fault_words(one.step), share(one.at_ms))
        for one in maker_line.placed(draft.lesson, draft.recorded)
        if one.is_fault
    )
    return LineModel(
        tags,
        tuple(share(one.at_ms) for one in rows if not one.is_worlds),
        tuple(minutes_words(length * n // ((_MARKS - 1) * 1000)) for n in range(_MARKS)),
        share(rows[selected].at_ms) if 0 <= selected < len(rows) else -1.0,
    )


def fault_words(step: Step) -> tuple[str, str, str]:
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
    return tuple(FaultOffer(key, label, icon, reason) for key, label, icon in FAULTS)


def _check_words(draft: Draft | None, said: str) -> tuple[str, str, Checked]:
    if said:
        return said, "", Checked.NOT_YET
    if draft is None:
        return Msg("Nothing is recorded yet"), Msg("A run becomes a lesson"), Checked.NOT_YET
    if draft.published_at and draft.is_good:
        line = Msg("Given: {lesson} stands in the course", lesson=draft.lesson.title)
        return line, Msg("at {time}", time=draft.published_at), Checked.MET
    if draft.check is None:
        return Msg("Not checked yet"), Msg("The model dealer plays it first"), Checked.NOT_YET
    points = min(draft.check.points.values(), default=0)
    line = Msg("Model dealer: {points} of 100", points=points)
    if not draft.is_checked:
        return line, Msg("at {time}, before it was changed", time=draft.checked_at), Checked.NOT_YET
    if draft.check.is_good:
        return line, Msg("at {time}, as it stands", time=draft.checked_at), Checked.MET
    why = draft.check.sentence or Msg("A goal was lost")
    return line, why, Checked.LOST


def _bar(draft: Draft | None) -> tuple[BarButton, ...]:
    if draft is None:
        return ()
    is_good, is_given = draft.is_good, draft.is_good and bool(draft.published_at)
    why = Msg("It stands in the course") if is_given else Msg("After a check with 100")
    is_shut = is_given or not is_good
    publish = ActionModel(
        PUBLISH,
        Msg("PUBLISH"),
        "book",
        Msg("It joins the course"),
        ActionState.NOT_YET if is_shut else ActionState.NEXT,
        why if is_shut else "",
    )
    check = ActionModel(
        CHECK,
        Msg("CHECK THE LESSON"),
        "search",
        Msg("The model dealer plays it"),
        ActionState.AVAILABLE if is_good else ActionState.NEXT,
    )
    far = (check, publish) if is_good else (publish, check)
    return tuple(BarButton(one, 560 if one is far[1] else 400, is_far=True) for one in far)


def _run_actions(
    draft: Draft | None, rows: Sequence[Row], selected: int
) -> tuple[ActionModel, ActionModel]:
    """Give RECORD and EDIT STEP, which stand below the run."""
    is_next = draft is None or (draft.is_good and bool(draft.published_at))
    record = ActionModel(
        RECORD,
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
    state = ActionState.NOT_YET if reason else ActionState.AVAILABLE
    return record, ActionModel(EDIT, Msg("EDIT STEP"), "wrench", "", state, reason)


def step_at(draft: Draft, row: Row) -> int:
    """Give the step of the lesson that a row of the run has become; -1 for the dealer's own."""
    if not row.is_worlds:
        return -1
    for one in maker_line.placed(draft.lesson, draft.recorded):
        is_bet = row.kind == "ChipSeen" and bool(one.step.players)
        is_deal = row.kind == "CardsSeen" and bool(one.step.deal)
        if (is_bet or is_deal) and abs(one.at_ms - row.at_ms) <= _TOGETHER_MS:
            return one.place
    return -1
