"""The marks of a table test from what is on record of it, and its rounds to look at again."""

from collections.abc import Iterator

from dealer_assist.message import Msg
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import HEADINGS, LEAST_OF_A_PART, PASS_AT, Exam
from dealer_assist.school.exam.parts import Drill, ExamRound
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.exam.model import (
    ExamModel,
    ExamTouch,
    HeadingModel,
    NoteTouched,
    PartScore,
    PartTouched,
    ReplayTouched,
    SignSwiped,
    WriteTouched,
)
from dealer_assist.ui.school.frame import EXAM, Note, frame, onward
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.lists.model import ListModel, ListTouch, Offer, OfferTouched
from dealer_assist.ui.school.touches import BackTouched, LeaveTouched

_DIGITS = 8
_ICONS = {"hands": "hand", "voice": "microphone", "courtesy": "smile"}


def exam_model(
    learning: Learning,
    exam: Exam,
    name: str,
    record: Certificate,
    said: str = "",
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
                SignSwiped(), Msg("Swipe {name}", name=exam.examiner), Msg("SIGN AND RECORD")
            ),
        )
        if exam.is_open and verdict.is_passed is not None and not exam.is_trial
        else (),
    )


def _short(head: str) -> str:
    """Shorten a journal's end to what the eye compares; the file has all of it."""
    number, _, digest = head.partition(":")
    return f"{number}:{digest[:_DIGITS]}"


def _exam_frame(learning: Learning, exam: Exam, name: str, said: str) -> ScreenFrame[ExamTouch]:
    verdict = exam.verdict
    note = None
    if verdict.is_passed is not None:
        words = Msg("PASS") if verdict.is_passed else Msg("NOT PASSED")
        note = Note(words, verdict.is_passed)
    return frame(
        Msg("EXAM"),
        facts_of(learning, name, exam.examiner),
        _prompt(exam, said),
        tuple(_bar(exam)),
        learning.clock,
        note,
        banner=EXAM,
    )


def _prompt(exam: Exam, said: str) -> PromptModel:
    verdict, part = exam.verdict, exam.next_part
    if said:
        return PromptModel(said, is_sentence=True)
    if not exam.is_open:
        return PromptModel(Msg("This test is on record"), verdict.why)
    if isinstance(part, Drill):
        return PromptModel(Msg("Press NEXT DRILL"), part.label)
    if part is not None:
        return PromptModel(Msg("Press NEXT ROUND"), verdict.why)
    if verdict.is_passed is not None:
        return PromptModel(Msg("Sign with your card"), verdict.why)
    return PromptModel(Msg("Give the marks"), verdict.why)


def _bar(exam: Exam) -> Iterator[BarButton[ExamTouch]]:
    leave = Button(LeaveTouched(), Msg("LEAVE"), "arrow-left", Msg("Marks are kept"))
    yield BarButton(leave, 280)
    yield BarButton(_replay(exam), 300)
    yield BarButton(_note(exam), 320)
    part = exam.next_part
    if part is not None and exam.is_open:
        about = Msg("Part {n} of {all}", n=part.number, all=len(exam.parts))
        label = Msg("NEXT ROUND") if isinstance(part, ExamRound) else Msg("NEXT DRILL")
        yield onward(PartTouched(), label, "play", about)
        return
    why = Msg("After the card") if exam.signed is None else ""
    label, about = Msg("WRITE THE RECORD"), Msg("As a PDF file")
    write = Button(WriteTouched(), label, "printer", about, ActionState.NEXT)
    yield BarButton(write.unless(why), 560, is_far=True)


def _replay(exam: Exam) -> Button[ReplayTouched]:
    """Lead to the rounds once the last part is played: before it they would tell too much."""
    played = sum(one.is_played for one in exam.rounds)
    why = ""
    if exam.is_open and exam.next_part is not None:
        why = Msg("After the last part")
    elif not played:
        why = Msg("No round was played")
    about = Msg("All {n} rounds", one="{n} round", n=played)
    return Button(ReplayTouched(), Msg("REPLAY"), "history", about).unless(why)


def _note(exam: Exam) -> Button[NoteTouched]:
    label = Msg("CHANGE NOTE") if exam.note else Msg("ADD A NOTE")
    why = ""
    if not exam.is_open:
        why = Msg("The test is closed")
    elif exam.next_part is not None:
        why = Msg("After the last part")
    return Button(NoteTouched(), label, "speech", Msg("On the record")).unless(why)


def rounds_model(learning: Learning, exam: Exam, name: str) -> ListModel[ListTouch[str]]:
    """Offer the rounds of a test that were played, for their replay."""
    back = Button(BackTouched(), Msg("MARKS"), "arrow-left", Msg("Marks are kept"))
    bar: tuple[BarButton[ListTouch[str]], ...] = (BarButton(back, 280),)
    around = frame(
        Msg("EXAM"),
        facts_of(learning, name, exam.examiner),
        PromptModel(Msg("Touch a round to see it again")),
        bar,
        learning.clock,
        banner=EXAM,
    )
    offers = tuple(_offers(learning, exam))
    note = Msg("{n} of {all} rounds", n=len(offers), all=len(exam.rounds))
    nothing = Msg("No round was played")
    return ListModel(around, Msg("Rounds of this test"), note, offers, nothing=nothing)


def _offers(learning: Learning, exam: Exam) -> Iterator[Offer[OfferTouched[str]]]:
    for one in exam.rounds:
        if one.kept is not None and learning.number(one.lesson):
            about = Msg(
                "Round {n}: {points} points, {time}",
                n=one.number,
                points=one.points,
                time=minutes_words(one.seconds),
            )
            yield Offer(OfferTouched(one.kept.attempt), learning.lesson(one.lesson).title, about)


def facts_of(learning: Learning, name: str, examiner: str) -> tuple[HeadFact, ...]:
    """Give the facts of the strip: the game, who is examined, and who examines."""
    facts = [HeadFact(learning.game, rest=learning.console)]
    facts.append(HeadFact(name, caption=Msg("Trainee")))
    if examiner:
        facts.append(HeadFact(examiner, caption=Msg("Examiner")))
    return tuple(facts)
