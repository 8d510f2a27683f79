"""The lesson maker: a run at the table becomes a lesson, its goals are words, its faults a line.

A lesson is given to nobody before the model dealer has played it without losing a point.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from dealer_assist.catalog.lessons import OPEN, Goal, Lesson, Player, Scoring, WorldStep
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.journal.files import write_whole
from dealer_assist.message import Msg, listed
from dealer_assist.school.deals.lesson_deal import ANY, can_be_built
from dealer_assist.school.lessons.attempts import unkept
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.table import events as e
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, fields, replace

_CALLS = (
    *("SupervisorCalled", "WinsConfirmed", "WinsAuthorised", "PayingBegan", "SeatPaid"),
    "GameEnded",
)
_WORLD = (e.ChipSeen, e.WagersPlaced, e.CardsSeen, e.LateChipRefused, e.SensorFailed)
_PLAYERS_OWN = (
    e.BetRiding,
    e.HandFolded,
    e.HandSet,
    e.SwitchAnswered,
    e.HandActed,
    e.RoundOpened,
    e.TableOpened,
)
"""What nobody waits for: a player's own part, and what opens by itself."""
_AT_ONCE_MS = 1000
_DEALT_MS = 4000
_ROUNDS = ("GameEnded", "RoundVoided")


class NotALesson(UserFacingError):  # noqa: N818 - says what the run is
    """A run cannot be made a lesson of."""


def recorded_as_lesson(
    recorded: Sequence[RecordedEvent], key: str, title: str, table: str, setup: TableSetup
) -> Lesson:
    """Make a lesson of a run: what the world did as steps, what the dealer did as goals."""
    rounds = sum(event.name in _ROUNDS for event in recorded)
    if not rounds:
        raise NotALesson(Msg("No round was played to its end. Play one, then record it"))
    goals = tuple(_goals(recorded, setup))
    return Lesson(
        key=key,
        title=title,
        kind="procedure",
        tables=(table,),
        level=3,
        needs=(),
        minutes=max(2, -(-_seconds(recorded) // 60)),
        advice="after_mistake",
        seed=1,
        story=title,
        steps=_with_hands(_steps(recorded[: _end(recorded)], setup), recorded, setup),
        goals=goals,
        score=Scoring(),
        rounds=rounds,
    )


def _end(recorded: Sequence[RecordedEvent]) -> int:
    """Return the place of the end of the last round; what comes after it is no part of a lesson."""
    return max(n for n, one in enumerate(recorded) if one.name in _ROUNDS) + 1


def _steps(recorded: Sequence[RecordedEvent], setup: TableSetup) -> tuple[WorldStep, ...]:
    """Put what the world did after the last thing that the dealer did before it."""
    steps: list[WorldStep] = []
    after, after_ms, is_started = OPEN, None, False
    for event in recorded:
        if isinstance(event.event, e.TableOpened | e.RoundOpened):
            after_ms = event.at_ms if after_ms is None else after_ms
        if not isinstance(event.event, _WORLD):
            if after_ms is not None and not isinstance(event.event, _PLAYERS_OWN):
                after, after_ms = _anchor(event), event.at_ms
            is_started = isinstance(event.event, e.GameStarted) or (
                is_started and event.name not in _ROUNDS
            )
            continue
        wait = event.at_ms - (after_ms or event.at_ms)
        step = _step(event, setup, is_started=is_started)
        if step is None:
            continue
        step = replace(step, after=after, wait_ms=wait)
        if steps and steps[-1].after == after and wait - steps[-1].wait_ms < _AT_ONCE_MS:
            steps[-1] = _together(steps[-1], step)
        else:
            steps.append(step)
    return tuple(steps)


def _with_hands(
    steps: tuple[WorldStep, ...], recorded: Sequence[RecordedEvent], setup: TableSetup
) -> tuple[WorldStep, ...]:
    """Deal the hands that were pressed in a round whose cards nobody has entered.

    What was pressed is what the trainer means to be there; every other hand wins nothing.
    """
    if any(isinstance(event.event, e.CardsSeen) and event.event.cards for event in recorded):
        return steps
    pressed = {
        str(event.event.seat): event.event.line
        for event in recorded
        if isinstance(event.event, e.ClaimMade)
    }
    dropped = [event.event for event in recorded if isinstance(event.event, e.ClaimDropped)]
    for claim_dropped in dropped:
        if pressed.get(str(claim_dropped.seat)) == claim_dropped.line:
            del pressed[str(claim_dropped.seat)]
    if not pressed:
        return steps
    for seat, line in pressed.items():
        if not can_be_built(setup, line):
            raise NotALesson(
                Msg(
                    "The cards of seat {seat} are not known. Record it again and enter them by "
                    "MENU, CARDS",
                    seat=seat,
                )
            )
    start = next((n for n, one in enumerate(steps) if one.after != OPEN), len(steps))
    dealt = WorldStep("GameStarted", _DEALT_MS, deal=pressed)
    last = WorldStep("StageReached:deal", _DEALT_MS, deal={"dealer": ANY})
    has_deal = any(stage.key == "deal" for stage in setup.stages)
    return (*steps[:start], dealt, *((last,) if has_deal else ()), *steps[start:])


def _anchor(event: RecordedEvent) -> str:
    if isinstance(event.event, e.StageReached):
        return f"{event.name}:{event.event.stage}"
    return event.name


def _step(event: RecordedEvent, setup: TableSetup, *, is_started: bool) -> WorldStep | None:
    match event.event:
        case e.ChipSeen(seat, sensor) if not is_started and sensor in setup.jackpots:
            is_first = sensor == next(iter(setup.jackpots))
            wager = "progressive" if is_first else setup.jackpots[sensor].judge
            return WorldStep(OPEN, players=(Player(seat, (wager,)),))
        case e.WagersPlaced(seat, wagers) if wagers and not _is_a_sample(seat, setup):
            return WorldStep(OPEN, players=(Player(seat, tuple(wagers)),))
        case e.CardsSeen(place=place, cards=cards) if cards:
            return WorldStep(OPEN, deal={place: " ".join(cards)})
        case e.LateChipRefused(seat=seat):
            return WorldStep(OPEN, late_chips=(seat,))
        case e.SensorFailed(seat=seat, fault=fault):
            return WorldStep(OPEN, trouble=(f"fault sensor {seat} {fault}",))
        case _:
            return None


def _is_a_sample(seat: int, setup: TableSetup) -> bool:
    """True if a seat's player bets by itself, at every simulated table."""
    return any(player.seat == seat for player in setup.players)


def _together(first: WorldStep, second: WorldStep) -> WorldStep:
    wagers: dict[int, tuple[str, ...]] = {}
    for player in (*first.players, *second.players):
        known = wagers.get(player.seat, ())
        wagers[player.seat] = (*known, *(wager for wager in player.wagers if wager not in known))
    return replace(
        first,
        players=tuple(Player(seat, one) for seat, one in wagers.items()),
        deal={**first.deal, **second.deal},
        late_chips=tuple(dict.fromkeys((*first.late_chips, *second.late_chips))),
        trouble=tuple(dict.fromkeys((*first.trouble, *second.trouble))),
    )


def _goals(recorded: Sequence[RecordedEvent], setup: TableSetup) -> Iterator[Goal]:
    claims = [event.event for event in recorded if isinstance(event.event, e.ClaimMade)]
    late = dict.fromkeys(
        event.event.seat for event in recorded if isinstance(event.event, e.LateChipRefused)
    )
    for claim in claims:
        where = {"seat": claim.seat, "line": claim.line}
        yield with_words(Goal(20, must="ClaimMade", where=where), setup)
    for seat in late:
        yield with_words(Goal(10, must_not="ClaimMade", where={"seat": seat}), setup)
    order = tuple(_named(event) for event in recorded if event.name in _CALLS)
    if len(order) > 1:
        yield with_words(Goal(30, order=order), setup)
    else:
        yield with_words(Goal(30, must=order[0] if order else "RoundVoided"), setup)


def _named(event: RecordedEvent) -> str:
    return f"{event.name}:{event.event.seat}" if isinstance(event.event, e.SeatPaid) else event.name


def _seconds(recorded: Sequence[RecordedEvent]) -> int:
    return (recorded[-1].at_ms - recorded[0].at_ms) // 1000


_EVENTS_SAID = {
    "SupervisorCalled": Msg("call the supervisor"),
    "WinsConfirmed": Msg("confirm the wins"),
    "WinsAuthorised": Msg("swipe the card"),
    "PayingBegan": Msg("begin to pay"),
    "GameEnded": Msg("end the game"),
    "RoundVoided": Msg("void the round"),
}


def goal_words(goal: Goal, setup: TableSetup) -> Msg:
    """Say a goal as a sentence; what can be chosen in it are the holes of its template."""
    if goal.order:
        return Msg("In this order: {steps}", steps=listed([_said(one) for one in goal.order]))
    name, seat = goal.must or goal.must_not, goal.where.get("seat", "")
    line = str(goal.where.get("line", ""))
    if name == "ClaimMade" and goal.must_not:
        return Msg("No hand is pressed for seat {seat}", seat=seat)
    if name == "ClaimMade" and goal.within_s:
        return Msg(
            "Seat {seat}: {hand} is pressed within {seconds} s",
            seat=seat,
            hand=_hand(setup, line),
            seconds=goal.within_s,
        )
    if name == "ClaimMade":
        return Msg("Seat {seat}: {hand} is pressed", seat=seat, hand=_hand(setup, line))
    if goal.must_not:
        return Msg("Not the result: {event}", event=_said(name))
    return Msg("Result: {event}", event=_said(name))


def with_words(goal: Goal, setup: TableSetup) -> Goal:
    """Return a goal with its own sentence as its reason."""
    return replace(goal, why=str.__str__(goal_words(goal, setup)))


def _said(event: str) -> str:
    name, _, seat = event.partition(":")
    if name == "SeatPaid":
        return Msg("pay seat {seat}", seat=seat)
    return _EVENTS_SAID.get(name, name)


def _hand(setup: TableSetup, line: str) -> str:
    for jackpot in setup.jackpots.values():
        for one in jackpot.lines:
            if one.key == line:
                return one.label
    return line


def without_step(lesson: Lesson, place: int) -> Lesson:
    """Take a step off the line."""
    return replace(lesson, steps=(*lesson.steps[:place], *lesson.steps[place + 1 :]))


class ModelCheck(Value):
    """How the model dealer did: points at each table, and the goals that it lost, by number."""

    points: Mapping[str, int]
    lost: tuple[int, ...]
    sentence: str = ""

    @property
    def is_good(self) -> bool:
        """True if the lesson can be given."""
        return not self.sentence and not self.lost and set(self.points.values()) == {100}


def check_lesson(
    lesson: Lesson, play: Callable[[Lesson, str, int, Path], LessonReport]
) -> ModelCheck:
    """Let the model dealer play a lesson at each of its tables; say what it could not do."""
    points: dict[str, int] = {}
    lost: set[int] = set()
    for table in lesson.tables:
        with unkept() as folder:
            try:
                report = play(lesson, table, lesson.seed, folder / "run")
            except UserFacingError as wrong:
                return ModelCheck(points, tuple(sorted(lost)), wrong.message)
        points[table] = report.points
        lost |= {n for n, one in enumerate(report.goals) if one.points < one.of}
        if report.mistakes:
            return ModelCheck(points, tuple(sorted(lost)), report.mistakes[0].said)
    return ModelCheck(points, tuple(sorted(lost)))


def publish(lesson: Lesson, check: ModelCheck, folder: Path) -> Path:
    """Write a lesson that the model dealer has played without a fault; no other is written."""
    if not check.is_good:
        why = check.sentence or Msg(
            "the model dealer lost {n} goals",
            one="the model dealer lost {n} goal",
            n=len(check.lost),
        )
        raise Refused(Msg("{lesson} cannot be given: {why}", lesson=lesson.key, why=why))
    file = folder / f"{lesson.key}.toml"
    write_whole(file, as_toml(lesson))
    return file


def as_toml(lesson: Lesson) -> str:
    """Write a lesson as its file has it."""
    score = lesson.score
    lines = [
        *(f"{key} = {_toml(getattr(lesson, key))}" for key in ("title", "story", "tables")),
        f"level = {lesson.level}",
        *([f"needs = {_toml(lesson.needs)}"] if lesson.needs else []),
        f"minutes = {lesson.minutes}",
        f"advice = {_toml(lesson.advice)}",
        f"seed = {lesson.seed}",
        f"rounds = {lesson.rounds}",
    ]
    for step in lesson.steps:
        lines += ["", "[[step]]", *_fields(step, WorldStep(""), ("after",))]
    for goal in lesson.goals:
        lines += ["", "[[goal]]", *_fields(goal, Goal(-1), ("points",))]
    pace = {"target_s": score.target_s, "slowest_s": score.slowest_s, "points": score.pace_points}
    lines += ["", "[score]", f"pass = {score.pass_at}", f"critical = {_toml(score.critical)}"]
    lines += [f"pace = {_toml(pace)}"] if score.pace_points else []
    return "\n".join([*lines, f"hesitation_s = {score.hesitation_s}", ""])


def _fields(
    step: WorldStep | Goal, plain: WorldStep | Goal, first: tuple[str, ...]
) -> Iterator[str]:
    names = fields(step)
    for name in (*first, *(each for each in names if each not in first)):
        value = getattr(step, name)
        if value != getattr(plain, name) or name in first:
            yield f"{name} = {_toml(value)}"


def _toml(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return json.dumps(str.__str__(value), ensure_ascii=False)
        case Player(seat, wagers):
            return f"{{ seat = {seat}, wagers = {_toml(wagers)} }}"
        case Mapping():
            rows = (f"{json.dumps(str(key))} = {_toml(one)}" for key, one in value.items())
            return "{ " + ", ".join(rows) + " }"
        case tuple() | list():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case _:
            raise TypeError(value)
