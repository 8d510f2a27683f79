"""The marks of a table test from what is on record of it, and its rounds to look at again."""

from collections.abc import Iterator

from dealer_assist.message import Msg
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import HEADINGS, LEAST_OF_A_PART, PASS_AT, Exam
from dealer_assist.school.exam.parts import Drill, Round
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.choosing import ChoosingModel
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.models.school.exam import ExamModel, HeadingModel, PartScore
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.presenters.school.learning import Learning, minutes_words

BANNER = Msg("EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY")
_DIGITS = 8
LEAVE, ROUND, PRINT = "leave exam", "next round", "print"
REPLAY, NOTE, MARKS = "replay", "note", "marks"
_ICONS = {"hands": "hand", "voice": "microphone", "courtesy": "smile"}


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
    if exam.is_trial:
        tag = Msg("Trial run, nobody sat")
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
                _ICONS[one.key],
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
        record.note,
        (
            SimulatedCardModel(
                "sign", Msg("Swipe {name}", name=exam.examiner), Msg("SIGN AND RECORD")
            ),
        )
        if can_sign and exam.is_open and verdict.is_passed is not None and not exam.is_trial
        else (),
    )


def _short(head: str) -> str:
    """Shorten a journal's end to what the eye compares; the file has all of it."""
    number, _, digest = head.partition(":")
    return f"{number}:{digest[:_DIGITS]}"


def _exam_frame(learning: Learning, exam: Exam, name: str, said: str) -> FrameModel:
    verdict = exam.verdict
    leave = ActionModel(LEAVE, Msg("LEAVE"), "arrow-left", Msg("Marks are kept"))
    bar = [BarButton(leave, 280), BarButton(_replay(exam), 300), BarButton(_note(exam), 320)]
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
        facts_of(learning, name, exam.examiner),
        prompt,
        note,
        tuple(bar),
        learning.clock,
        Msg("Simulated devices"),
        is_passed=verdict.is_passed,
    )


def _replay(exam: Exam) -> ActionModel:
    """Lead to the rounds once the last part is played: before it they would tell too much."""
    played = sum(one.is_played for one in exam.rounds)
    why = ""
    if exam.is_open and exam.next_part is not None:
        why = Msg("After the last part")
    elif not played:
        why = Msg("No round was played")
    state = ActionState.NOT_YET if why else ActionState.AVAILABLE
    about = "" if why else Msg("All {n} rounds", one="{n} round", n=played)
    return ActionModel(REPLAY, Msg("REPLAY"), "history", about, state, why)


def _note(exam: Exam) -> ActionModel:
    label = Msg("CHANGE NOTE") if exam.note else Msg("ADD A NOTE")
    why = ""
    if not exam.is_open:
        why = Msg("The test is closed")
    elif exam.next_part is not None:
        why = Msg("After the last part")
    state = ActionState.NOT_YET if why else ActionState.AVAILABLE
    about = "" if why else Msg("On the record")
    return ActionModel(NOTE, label, "speech", about, state, why)


def rounds_model(learning: Learning, exam: Exam, name: str) -> ChoosingModel:
    """Offer the rounds of a test that were played, for their replay."""
    back = ActionModel(MARKS, Msg("MARKS"), "arrow-left", Msg("Marks are kept"))
    frame = FrameModel(
        BANNER,
        Msg("EXAM"),
        facts_of(learning, name, exam.examiner),
        PromptModel(Msg("Touch a round to see it again")),
        "",
        (BarButton(back, 280),),
        learning.clock,
        Msg("Simulated devices"),
    )
    offers = tuple(_offers(learning, exam))
    note = Msg("{n} of {all} rounds", n=len(offers), all=len(exam.rounds))
    nothing = Msg("No round was played")
    return ChoosingModel(frame, Msg("Rounds of this test"), note, offers, nothing=nothing)


def _offers(learning: Learning, exam: Exam) -> Iterator[OfferModel]:
    for one in exam.rounds:
        if one.kept is not None and learning.number(one.lesson):
            about = Msg(
                "Round {n}: {points} points, {time}",
                n=one.number,
                points=one.points,
                time=minutes_words(one.seconds),
            )
            yield OfferModel(one.kept.attempt, learning.lesson(one.lesson).title, about)


def facts_of(learning: Learning, name: str, examiner: str) -> tuple[FactModel, ...]:
    """Give the facts of the strip: the game, who is examined, and who examines."""
    facts = [FactModel(learning.game, rest=learning.console)]
    facts.append(FactModel(name, caption=Msg("Trainee")))
    if examiner:
        facts.append(FactModel(examiner, caption=Msg("Examiner")))
    return tuple(facts)
