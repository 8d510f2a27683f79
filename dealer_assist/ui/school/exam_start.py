"""The start of a table test: the parts that were drawn, what passes, and who is ready."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TypeAlias, assert_never

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
from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.readiness import EXAM_RIGHT, Readiness, readiness_of
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.school.exam import facts_of
from dealer_assist.ui.school.frame import EXAM, Note, frame
from dealer_assist.ui.school.identity import Then, proven
from dealer_assist.ui.school.learning import Learning, day_words
from dealer_assist.ui.school.nodes import (
    GAP,
    PITCH,
    Lines,
    ProgressMark,
    TitleOver,
    caption,
    disc,
    dot,
)
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import TrainerTouched
from dealer_assist.ui.toolkit.flow import Back, Instead, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Block,
    Box,
    Fitted,
    Node,
    Page,
    Panel,
    Paragraph,
    Phrase,
    StaffCard,
    Text,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

_MOST_CARDS = 3
_PAD, _CARD, _READY = (28.0, 20.0), 112.0, 78.0
_TEST, _PASSES, _WHO = 0.502, 0.248, 0.25
_PART, _MARKS, _DRAW = 86.0, 76.0, 68.0


class BeginTouched(Value):
    """The test begins."""


class NotNowTouched(Value):
    """No test now; nothing is recorded."""


ExamStartTouch: TypeAlias = TrainerTouched | BeginTouched | NotNowTouched


class ExamStartFlow(SchoolFlow[Page[ExamStartTouch], ExamStartTouch]):
    """Draws when it is opened; nothing is on record until it begins."""

    help_topic = "school.exam_start"

    def __init__(self, school: School, trainee: Person) -> None:
        super().__init__(school)
        services, learning = school.services, school.learning
        self._drawn = services.exams.draw(services.drills.draw_seed())
        self._trainee = trainee
        self._examiner: Person | None = None
        memory = memory_of(school.people.answers_of(trainee.key), learning.now)
        lessons = [lesson.key for lesson in learning.lessons]
        self._readiness = readiness_of(trainee, school.people, lessons, memory)

    def shown(self) -> Page[ExamStartTouch]:
        """Return what is drawn and who is ready."""
        trainers = self.school.people.trainers(with_pin=True)
        return exam_start_page(
            self.school.learning,
            self._trainee,
            self._readiness,
            self._drawn,
            self._examiner.name if self._examiner else "",
            trainers[:_MOST_CARDS],
        )

    def take(self, touch: ExamStartTouch) -> Step:
        """Hear of the trainer, then of the trainee, and begin."""
        match touch:
            case TrainerTouched(person):
                trainer = self.school.people.persons[person]
                return proven(self.school, trainer, self._is_here(person))
            case BeginTouched():
                if self._examiner is None:
                    return Stay()
                return proven(self.school, self._trainee, self._begin)
            case NotNowTouched():
                return Back()
            case _:
                assert_never(touch)

    def _is_here(self, examiner: str) -> Then:
        def then() -> Step:
            self._examiner = self.school.people.persons[examiner]
            return Stay()

        return then

    def _begin(self) -> Step:
        """Begin: both have typed their PIN."""
        if self._examiner is None:
            return Stay()
        key = self.school.services.exams.begin(self._trainee.key, self._examiner, self._drawn.seed)
        return Instead(self.school.flows.exam(key))


def exam_start_page(
    learning: Learning,
    trainee: Person,
    readiness: Readiness,
    drawn: ExamBegan,
    examiner: str,
    trainers: Sequence[Person],
) -> Page[ExamStartTouch]:
    """Return what was drawn and how the trainee stands; it begins with the PINs of both."""
    ready = [
        *_ready(learning, readiness),
        _standing(trainee.name, Msg("On the class list"), is_done=True),
        _standing(
            Msg("Trainer's PIN"),
            examiner or Msg("Touch your name below"),
            is_done=bool(examiner),
            is_next=not examiner,
        ),
    ]
    cards = [
        SimulatedCardModel(TrainerTouched(person.key), person.name, Msg("Trainer, with a PIN"))
        for person in ([] if examiner else trainers)
    ]
    who = column(caption(Msg("READY?")).of(30), space(14), stacked(ready, _READY))
    swiped = [StaffCard(card).of(_CARD) for card in reversed(cards)]
    body = row(
        Panel(_test(learning, drawn), pad=_PAD).sharing(_TEST),
        Panel(_passes(), pad=_PAD).sharing(_PASSES),
        Panel(column(who, *swiped, gap=GAP), pad=_PAD).sharing(_WHO),
        gap=GAP,
    )
    return Page(body, _frame(learning, trainee, examiner))


def _frame(learning: Learning, trainee: Person, examiner: str) -> ScreenFrame[ExamStartTouch]:
    pin = Msg("The trainee types a PIN")
    begin = Button(BeginTouched(), Msg("BEGIN"), "clock", pin, ActionState.NEXT)
    why = "" if examiner else Msg("Waits for the trainer's PIN")
    line = Msg("Press BEGIN") if examiner else Msg("Trainer: touch your name and type your PIN")
    nothing = Msg("Nothing is recorded")
    bar: tuple[BarButton[ExamStartTouch], ...] = (
        BarButton(Button(NotNowTouched(), Msg("NOT NOW"), "arrow-left", nothing), 360),
        BarButton(begin.unless(why), 560, is_far=True),
    )
    return frame(
        Msg("SCHOOL"),
        facts_of(learning, trainee.name, examiner),
        PromptModel(line, Msg("One sitting, the coach is silent")),
        bar,
        learning.clock,
        Note(Msg("Table test")),
        banner=EXAM,
    )


def _test(learning: Learning, drawn: ExamBegan) -> Node:
    seeds = len(drawn.parts) + len(drawn.drills)
    kept = Msg("{n} seeds, drawn now and kept with the result", n=seeds)
    seed = Text(str(drawn.seed), "bold_30")
    about = Phrase(seed, Lines(kept, "medium_20", ink="text_2"), gap=20)
    draw = Phrase(caption(Msg("DRAW")), about, gap=20)
    return column(
        caption(Msg("THE TABLE TEST")).of(30),
        Text(learning.game, "heavy_34").of(48),
        space(8),
        Fitted(_parts, ((_rounds(learning, drawn), *_drills(drawn)),)),
        space(GAP),
        Panel(draw, fill="well", edge=None, radius=12, pad=(20, 0)).of(_DRAW),
    )


def _parts(parts: tuple[Node, ...], box: Box) -> Node:
    high = min(_PART, (box.height() - _MARKS) / max(1, len(parts)))
    marks = row(
        Lines(Msg("Trainer's marks: hands, voice, courtesy"), "bold_24"),
        Text(Msg("1 to 10 each"), "medium_22", "text_2", RIGHT).of(180),
        gap=10,
    )
    return column(*(part.of(high) for part in parts), rule(), marks.of(_MARKS), space())


def _part(icon: str, title: str, detail: str, minutes: str) -> Node:
    figure = Text(minutes, "bold_30", align=RIGHT).of(160)
    return column(rule(), row(disc(icon, drawn=26), space(22), TitleOver(title, detail), figure))


def _rounds(learning: Learning, drawn: ExamBegan) -> Node:
    lessons = [learning.lesson(key) for key, _ in drawn.parts if learning.number(key)]
    return _part(
        "play",
        Msg("{n} rounds at the table", one="{n} round at the table", n=len(drawn.parts)),
        Msg(
            "Drawn from {all}, {faults} with a fault",
            all=len(fitting(learning.lessons, learning.table)),
            faults=sum(map(has_fault, lessons)),
        ),
        Msg("{n} min", n=sum(lesson.minutes for lesson in lessons)),
    )


def _drills(drawn: ExamBegan) -> Iterator[Node]:
    for name, count, _ in drawn.drills:
        minutes = Msg("{n} min", n=-(-count * KINDS[name].seconds_each // 60))
        match name:
            case "pay_it":
                title = Msg("{n} payouts", one="{n} payout", n=count)
                yield _part("chip", title, Msg("Chip tray, every paytable line"), minutes)
            case "read_hand":
                title = Msg("{n} hands to read", one="{n} hand to read", n=count)
                yield _part("card", title, Msg("With the clock"), minutes)
            case _:
                about = Msg(
                    "{n} rounds of another dealer", one="{n} round of another dealer", n=count
                )
                yield _part("triangle", Msg("Spot the fault"), about, minutes)


def _passes() -> Node:
    least = Msg("From the machine, no part below {n}", n=LEAST_OF_A_PART)
    marks = Msg("Or more for hands, voice and courtesy")
    note = Msg(
        "Every round and drill counts the same. After a power failure the interrupted part "
        "repeats with new cards. Nothing counts twice."
    )
    return column(
        caption(Msg("PASSES WITH")).of(30),
        space(10),
        _figure(Msg("{n} of 100", n=PASS_AT), least),
        _figure(Msg("{n} of 10", n=LEAST_MARK), marks),
        _figure("0", Msg("Critical errors")),
        Block(Paragraph(note, "medium_22", "text_2", 29), 1.0),
    )


def _figure(figure: str, words: str) -> Node:
    return column(
        rule(),
        space(12),
        Text(figure, "heavy_38").of(50),
        Paragraph(words, "medium_20", "text_2", PITCH),
        space(2),
    ).of(112)


def _ready(learning: Learning, readiness: Readiness) -> Iterator[Node]:
    """Say how lessons and answers stand; what is not reached yet is for the trainer to weigh."""
    title = Msg(
        "{n} of {all} lessons", n=min(readiness.passed, readiness.wanted), all=readiness.wanted
    )
    if readiness.has_lessons:
        yield _standing(title, _last(learning, readiness), is_done=True)
    else:
        left = readiness.wanted - readiness.passed
        yield _standing(title, Msg("{n} lessons to go", one="{n} lesson to go", n=left))
    if not readiness.weakest:
        yield _standing(Msg("Right answers"), Msg("Not begun, {n} needed", n=EXAM_RIGHT))
        return
    about = Msg("{n} needed, every skill", n=EXAM_RIGHT)
    if not readiness.has_answers:
        label = skill_of(readiness.weakest).label
        about = Msg("{skill}: {n} needed", skill=label, n=EXAM_RIGHT)
    yield _standing(Msg("{n}% right", n=readiness.right), about, is_done=readiness.has_answers)


def _standing(title: str, detail: str, *, is_done: bool = False, is_next: bool = False) -> Node:
    """Return something that must be there before the test begins."""
    mark = ProgressMark.DONE if is_done else ProgressMark.NEXT if is_next else ProgressMark.OPEN
    return column(row(dot(mark, 40), TitleOver(title, detail), gap=18).of(62), space())


def _last(learning: Learning, readiness: Readiness) -> str:
    if not readiness.last_passed:
        return ""
    at_ms = round(datetime.fromisoformat(readiness.last_passed).timestamp() * 1000)
    day = day_words(at_ms, learning.now, learning.now.tzinfo)
    return Msg("The last one {day}", day=day)
