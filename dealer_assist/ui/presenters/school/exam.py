"""The table test from what was drawn and what is on record of it."""

from collections.abc import Iterator, Sequence

from dealer_assist.message import Msg
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import (
    HEADINGS,
    LEAST_MARK,
    LEAST_OF_A_PART,
    PASS_AT,
    Exam,
    fitting,
    has_fault,
)
from dealer_assist.school.exam.parts import KINDS, Drill, Round
from dealer_assist.school.people.facts import ExamBegan
from dealer_assist.school.people.people import Person
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.panel import SimulatedCardModel
from dealer_assist.ui.models.school.exam import (
    ExamModel,
    ExamStartModel,
    HeadingModel,
    PartScore,
    ReadyModel,
)
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.school.intro import PointModel
from dealer_assist.ui.models.school.today import Progress
from dealer_assist.ui.models.table import PromptModel
from dealer_assist.ui.presenters.school.learning import Learning

BANNER = Msg("EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY")
_DIGITS = 8
NOT_NOW, BEGIN, LEAVE, ROUND, PRINT = "not now", "begin", "leave exam", "next round", "print"


def exam_start_model(
    learning: Learning, trainee: Person, drawn: ExamBegan, examiner: str, trainers: Sequence[Person]
) -> ExamStartModel:
    """Show what was drawn; it begins with a trainer's card."""
    state = ActionState.NEXT if examiner else ActionState.NOT_YET
    begin = ActionModel(
        BEGIN,
        Msg("BEGIN"),
        "clock",
        Msg("One sitting") if examiner else "",
        state,
        "" if examiner else Msg("Waits for the trainer's card"),
    )
    line = Msg("Press BEGIN") if examiner else Msg("Trainer: swipe your card to begin")
    frame = FrameModel(
        BANNER,
        Msg("SCHOOL"),
        _facts(learning, trainee.name, examiner),
        PromptModel(line, Msg("One sitting, the coach is silent")),
        Msg("Table test"),
        (
            BarButton(
                ActionModel(NOT_NOW, Msg("NOT NOW"), "arrow-left", Msg("Nothing is recorded")), 360
            ),
            BarButton(begin, 560, is_far=True),
        ),
        learning.clock,
        Msg("Simulated devices"),
    )
    cards = tuple(
        SimulatedCardModel(one.key, Msg("Swipe {name}", name=one.name), Msg("Simulated reader"))
        for one in trainers
    )
    return ExamStartModel(
        frame,
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
            ReadyModel(trainee.name, Msg("On the class list"), Progress.DONE),
            ReadyModel(
                Msg("Trainer's card"),
                examiner or Msg("Touch it below"),
                Progress.DONE if examiner else Progress.NEXT,
            ),
        ),
        cards if not examiner else (),
    )


def exam_model(
    learning: Learning,
    exam: Exam,
    name: str,
    record: Certificate,
    said: str = "",
    *,
    can_sign: bool,
) -> ExamModel:
    """Show how a test stands: rounds to go, marks to give, then the card that signs it."""
    verdict = exam.verdict
    is_played = exam.next_part is None
    tag = Msg("Signed") if exam.signed else Msg("Preview, not signed")
    seconds = exam.seconds
    return ExamModel(
        _exam_frame(learning, exam, name, said),
        str(exam.points),
        Msg("of 100, {n} to pass", n=PASS_AT),
        (
            *(PartScore(one.skill.label, one.points) for one in exam.skills),
            *(PartScore(one.label, one.points) for one in exam.drills if one.is_played),
        ),
        LEAST_OF_A_PART,
        str(exam.critical),
        exam.critical == 0,
        Msg(
            "{n} of {all} parts, {minutes} min; all count the same. "
            "Stroke: {least}, the least for any part.",
            n=sum(one.is_played for one in exam.parts),
            all=len(exam.parts),
            minutes=-(-seconds // 60),
            least=LEAST_OF_A_PART,
        ),
        tuple(
            HeadingModel(
                one.key,
                one.label,
                one.about,
                Msg("counts × {n}", n=one.weight),
                exam.marks.get(one.key, 0),
                exam.is_open and is_played,
            )
            for one in HEADINGS
        ),
        "–" if exam.weighted_tenths is None else "{}.{}".format(*divmod(exam.weighted_tenths, 10)),
        tag,
        record.name,
        Msg("{game}, {console}", game=record.game, console=record.console.capitalize()),
        (
            (Msg("Machine"), Msg("{n} of 100", n=record.points)),
            (Msg("Hands, voice, courtesy"), ", ".join(str(n) for _, n in record.marks) or "–"),
            (Msg("Critical errors"), str(record.critical)),
            (Msg("Devices"), Msg("Simulated")),
            (Msg("Paytables"), ", ".join(dict.fromkeys(one for _, one in record.paytables))),
            (Msg("Draw"), str(exam.seed)),
            (Msg("Journal's end"), _short(record.people_head)),
        ),
        (
            SimulatedCardModel(
                "sign", Msg("Swipe {name}", name=exam.examiner), Msg("SIGN AND RECORD")
            ),
        )
        if can_sign and exam.is_open and verdict.is_passed is not None
        else (),
    )


def _short(head: str) -> str:
    """Shorten a journal's end to what the eye compares; the file has all of it."""
    number, _, digest = head.partition(":")
    return f"{number}:{digest[:_DIGITS]}"


def _exam_frame(learning: Learning, exam: Exam, name: str, said: str) -> FrameModel:
    verdict = exam.verdict
    leave = ActionModel(LEAVE, Msg("LEAVE"), "arrow-left", Msg("Marks are kept"))
    bar = [BarButton(leave, 330)]
    prompt = PromptModel(Msg("Give the marks"), verdict.why)
    part = exam.next_part
    if said:
        prompt = PromptModel(said, is_sentence=True)
    elif not exam.is_open:
        prompt = PromptModel(Msg("This test is on record"), verdict.why)
    elif part is not None:
        prompt = PromptModel(Msg("Press NEXT ROUND"), verdict.why)
        if isinstance(part, Drill):
            prompt = PromptModel(Msg("Press NEXT DRILL"), part.label)
    elif verdict.is_passed is not None:
        prompt = PromptModel(Msg("Sign with your card"), verdict.why)
    if part is not None and exam.is_open:
        about = Msg("Part {n} of {all}", n=part.number, all=len(exam.parts))
        label = Msg("NEXT ROUND") if isinstance(part, Round) else Msg("NEXT DRILL")
        action = ActionModel(ROUND, label, "play", about, ActionState.NEXT)
        bar.append(BarButton(action, 560, is_far=True))
    else:
        is_signed = exam.signed is not None
        action = ActionModel(
            PRINT,
            Msg("WRITE THE RECORD"),
            "printer",
            Msg("As a PDF file"),
            ActionState.NEXT if is_signed else ActionState.NOT_YET,
            "" if is_signed else Msg("After the card"),
        )
        bar.append(BarButton(action, 560, is_far=True))
    note = ""
    if verdict.is_passed is not None:
        note = Msg("PASS") if verdict.is_passed else Msg("NOT PASSED")
    return FrameModel(
        BANNER,
        Msg("EXAM"),
        _facts(learning, name, exam.examiner),
        prompt,
        note,
        tuple(bar),
        learning.clock,
        Msg("Simulated devices"),
        is_passed=verdict.is_passed,
    )


def _facts(learning: Learning, name: str, examiner: str) -> tuple[FactModel, ...]:
    facts = [FactModel(learning.game, rest=learning.console)]
    facts.append(FactModel(name, caption=Msg("Trainee")))
    if examiner:
        facts.append(FactModel(examiner, caption=Msg("Examiner")))
    return tuple(facts)


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
