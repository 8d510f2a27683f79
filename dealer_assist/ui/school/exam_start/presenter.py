"""The start of a table test: what was drawn, what passes it, and whether the trainee is ready."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import (
    LEAST_MARK,
    LEAST_OF_A_PART,
    PASS_AT,
    fitting,
    has_fault,
)
from dealer_assist.school.exam.parts import KINDS
from dealer_assist.school.people.facts import ExamBegan
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.readiness import EXAM_RIGHT, Readiness
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.exam.presenter import facts_of
from dealer_assist.ui.school.exam_start.model import (
    BeginTouched,
    ExamStartModel,
    ExamStartTouch,
    NotNowTouched,
    ReadyModel,
)
from dealer_assist.ui.school.frame import EXAM, Note, frame
from dealer_assist.ui.school.intro.model import PointModel
from dealer_assist.ui.school.learning import Learning, day_words
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.school.touches import TrainerCardSwiped


def exam_start_model(
    learning: Learning,
    trainee: Person,
    readiness: Readiness,
    drawn: ExamBegan,
    examiner: str,
    trainers: Sequence[Person],
) -> ExamStartModel:
    """Show what was drawn and how the trainee stands; it begins with a trainer's card."""
    begin = Button(BeginTouched(), Msg("BEGIN"), "clock", Msg("One sitting"), ActionState.NEXT)
    why = "" if examiner else Msg("Waits for the trainer's card")
    line = Msg("Press BEGIN") if examiner else Msg("Trainer: swipe your card to begin")
    nothing = Msg("Nothing is recorded")
    bar: tuple[BarButton[ExamStartTouch], ...] = (
        BarButton(Button(NotNowTouched(), Msg("NOT NOW"), "arrow-left", nothing), 360),
        BarButton(begin.unless(why), 560, is_far=True),
    )
    around = frame(
        Msg("SCHOOL"),
        facts_of(learning, trainee.name, examiner),
        PromptModel(line, Msg("One sitting, the coach is silent")),
        bar,
        learning.clock,
        Note(Msg("Table test")),
        banner=EXAM,
    )
    cards = tuple(
        SimulatedCardModel(
            TrainerCardSwiped(one.key), Msg("Swipe {name}", name=one.name), Msg("Simulated reader")
        )
        for one in trainers
    )
    return ExamStartModel(
        around,
        learning.game,
        (_rounds(learning, drawn), *_drills(drawn)),
        str(drawn.seed),
        Msg(
            "{n} seeds, drawn now and kept with the result",
            n=len(drawn.parts) + len(drawn.drills),
        ),
        (
            (
                Msg("{n} of 100", n=PASS_AT),
                Msg("From the machine, no part below {n}", n=LEAST_OF_A_PART),
            ),
            (Msg("{n} of 10", n=LEAST_MARK), Msg("Or more for hands, voice and courtesy")),
            ("0", Msg("Critical errors")),
        ),
        Msg(
            "Every round and every drill counts the same. If the power fails, what was cut off "
            "comes anew with other cards; nothing counts twice."
        ),
        (
            *_ready(learning, readiness),
            ReadyModel(trainee.name, Msg("On the class list"), ProgressMark.DONE),
            ReadyModel(
                Msg("Trainer's card"),
                examiner or Msg("Touch it below"),
                ProgressMark.DONE if examiner else ProgressMark.NEXT,
            ),
        ),
        cards if not examiner else (),
    )


def _ready(learning: Learning, one: Readiness) -> Iterator[ReadyModel]:
    """Say how lessons and answers stand; what is not reached yet is for the trainer to weigh."""
    title = Msg("{n} of {all} lessons", n=min(one.passed, one.wanted), all=one.wanted)
    if one.has_lessons:
        yield ReadyModel(title, _last(learning, one), ProgressMark.DONE)
    else:
        left = one.wanted - one.passed
        about = Msg("{n} lessons to go", one="{n} lesson to go", n=left)
        yield ReadyModel(title, about, ProgressMark.OPEN)
    if not one.weakest:
        yield ReadyModel(
            Msg("Right answers"), Msg("Not begun, {n} needed", n=EXAM_RIGHT), ProgressMark.OPEN
        )
        return
    about = Msg("{n} needed, every skill", n=EXAM_RIGHT)
    if not one.has_answers:
        label = skill_of(one.weakest).label
        about = Msg("{skill}: {n} needed", skill=label, n=EXAM_RIGHT)
    state = ProgressMark.DONE if one.has_answers else ProgressMark.OPEN
    yield ReadyModel(Msg("{n} % right", n=one.right), about, state)


def _last(learning: Learning, one: Readiness) -> str:
    if not one.last_passed:
        return ""
    at_ms = round(datetime.fromisoformat(one.last_passed).timestamp() * 1000)
    day = day_words(at_ms, learning.now, learning.now.tzinfo)
    return Msg("The last one {day}", day=day)


def _rounds(learning: Learning, drawn: ExamBegan) -> PointModel:
    lessons = [learning.lesson(key) for key, _ in drawn.parts if learning.number(key)]
    return PointModel(
        Msg("{n} rounds at the table", one="{n} round at the table", n=len(drawn.parts)),
        Msg(
            "Drawn from {all}, {faults} with a fault",
            all=len(fitting(learning.lessons, learning.table)),
            faults=sum(map(has_fault, lessons)),
        ),
        "play",
        Msg("{n} min", n=sum(one.minutes for one in lessons)),
    )


def _drills(drawn: ExamBegan) -> Iterator[PointModel]:
    for name, count, _ in drawn.drills:
        minutes = Msg("{n} min", n=-(-count * KINDS[name].seconds_each // 60))
        match name:
            case "pay_it":
                title = Msg("{n} payouts", one="{n} payout", n=count)
                yield PointModel(title, Msg("Chip tray, every paytable line"), "chip", minutes)
            case "read_hand":
                title = Msg("{n} hands to read", one="{n} hand to read", n=count)
                yield PointModel(title, Msg("With the clock"), "card", minutes)
            case _:
                about = Msg(
                    "{n} rounds of another dealer", one="{n} round of another dealer", n=count
                )
                yield PointModel(Msg("Spot the fault"), about, "triangle", minutes)
