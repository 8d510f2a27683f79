"""What a lesson adds to the table screen: the coach's words, what is heard, time and banner."""

from dealer_assist.message import Msg
from dealer_assist.school.lessons.coach import REFUSED, Advice, CoachTone
from dealer_assist.school.lessons.lesson_play import LessonPlay
from dealer_assist.table.guide.hints import Hints
from dealer_assist.ui.school.learning import minutes_words
from dealer_assist.ui.school.mistake_words import why_of
from dealer_assist.ui.table.model.coach import CoachModel, LessonStrip
from dealer_assist.ui.table.presenter.words.act_words import of_hand


def strip_model(
    play: LessonPlay, number: int, trainee: str = "", *, is_exam: bool = False, told: str = ""
) -> LessonStrip:
    """Show a lesson as it stands; in an exam only what somebody says is heard.

    A run that is recorded has no number. `told` are words that the trainer has sent.
    """
    advice = play.coach.advice()
    hints = play.lesson.hints if number or is_exam else Hints.SHOWN
    target = play.lesson.score.target_s
    return LessonStrip(
        _banner(number, trainee, is_exam=is_exam),
        minutes_words(play.seconds),
        Msg("of {time}", time=minutes_words(target)) if target else "",
        _told_model(told) or coach_model(advice, play.room.said or _wish_words(play)),
        hints_beside(advice, hints),
    )


def hints_beside(advice: Advice, hints: Hints) -> Hints:
    """Have no prompt say what comes next while the coach says how a wrong hand goes off."""
    return Hints.SILENT if advice.cure else hints


def _told_model(told: str) -> CoachModel | None:
    if not told:
        return None
    return CoachModel(Msg("Your trainer: {words}", words=told), "", is_heard=True)


def _wish_words(play: LessonPlay) -> str:
    """Say what the player wants whose hand plays now."""
    wish = play.room.wish
    return of_hand(*wish) if wish else ""


def coach_model(advice: Advice, heard: str = "") -> CoachModel | None:
    """Say what was wrong; else what somebody has said; else what is expected now."""
    if advice.tone is CoachTone.MISTAKE:
        why = advice.cure or why_of(advice.kind) or advice.why
        return CoachModel(advice.text, why, _wrong_note(advice), is_wrong=True)
    if heard:
        said = Msg("A player says: {words}", words=heard)
        return CoachModel(said, Msg("What do you do now?"), is_heard=True)
    if advice.tone is CoachTone.BEFORE:
        return CoachModel(advice.text, advice.why, _count(advice) or Msg("No mistakes"))
    return None


def _wrong_note(advice: Advice) -> str:
    if advice.is_critical:
        return Msg("Critical")
    if advice.points_off:
        return Msg("{n} points off", one="{n} point off", n=advice.points_off)
    return "" if advice.kind == REFUSED else _count(advice)


def _count(advice: Advice) -> str:
    n = advice.mistakes
    return Msg("{n} mistakes", one="{n} mistake", n=n) if n else ""


def _banner(number: int, trainee: str, *, is_exam: bool) -> str:
    if is_exam:
        return Msg("EXAM  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY", name=trainee.upper())
    if not number:
        return Msg(
            "RECORDING  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY", name=trainee.upper()
        )
    if trainee:
        return Msg(
            "LESSON {number}  ·  {name}  ·  SIMULATED DEVICES, NO REAL MONEY",
            number=number,
            name=trainee.upper(),
        )
    return Msg("LESSON {number}  ·  SIMULATED DEVICES, NO REAL MONEY", number=number)
