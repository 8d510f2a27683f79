"""DRILL: one question after the other; every answer is on record before its verdict shows."""

from collections.abc import Iterator
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.counting import counting
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.session import DrillSession, Given
from dealer_assist.school.people.assigned import DRILL_QUESTIONS
from dealer_assist.school.people.memory import SkillMemory, memory_of
from dealer_assist.school.people.skills import answered, skill_of
from dealer_assist.ui.school.drill.beside import Score
from dealer_assist.ui.school.drill.payout import paid, pay_button, tray_buttons
from dealer_assist.ui.school.drill.question import QuestionShown, question_body
from dealer_assist.ui.school.drill.touches import (
    ActPassed,
    ChipsLaid,
    ChipTaken,
    Cleared,
    Done,
    DrillTouch,
    Foul,
    LinesTouched,
    NextTouched,
    Picked,
    Typed,
    Undone,
)
from dealer_assist.ui.school.frame import Note, frame, onward
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.lists import Offer, RowMark
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Home, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button

_HANDS = "read_hand"
"""The drill whose questions are hands, one after the other."""
_SECONDS_EACH = 20


def answer(drill: DrillSession, touch: DrillTouch) -> None:
    """Do with a drill what was touched; the way off it is its flow's."""
    match touch:
        case Picked(key):
            drill.pick(key)
        case ChipsLaid() | ChipTaken() | Undone() | Cleared() | Typed():
            drill.pay(paid(drill.payout, touch))
        case Done():
            drill.done()
        case Foul():
            drill.foul()
        case ActPassed():
            drill.go_on()
        case NextTouched():
            drill.next()
        case LinesTouched():
            drill.shows_lines = not drill.shows_lines
        case LeaveTouched():
            pass
        case _:
            assert_never(touch)


class DrillFlow(SchoolFlow[Page[DrillTouch], DrillTouch]):
    """Asks the cases that are due first."""

    help_topic = "school.drill"

    def __init__(self, school: School, name: str) -> None:
        super().__init__(school)
        self._name, self._person = name, school.learning.person.key
        known, now = self._memory(), school.learning.now
        drills = school.services.drills
        made = questions_for(
            name,
            drills.book,
            drills.game,
            drills.draw_seed(),
            DRILL_QUESTIONS,
            [memory.kind for memory in known.due_by(now)] if known else [],
            house=drills.house,
        )
        clock = school.services.clock.ms
        self.drill = DrillSession(made, DRILL_QUESTIONS, drills.book, clock, self._keep)
        self._seconds = 0

    def shown(self) -> Page[DrillTouch]:
        """Return the question that is asked, or its verdict."""
        return drill_page(self.drill, self.school.learning, self._memory())

    def take(self, touch: DrillTouch) -> Step:
        """Answer, look, go on."""
        if isinstance(touch, LeaveTouched):
            return Home()
        answer(self.drill, touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Make questions ahead while time passes, and show its seconds where there is a clock."""
        drill = self.drill
        drill.prepare()
        if drill.has_clock and drill.verdict is None and drill.seconds != self._seconds:
            self._seconds = drill.seconds
            self.school.changed()
        return Stay()

    def _memory(self) -> SkillMemory | None:
        answers = self.school.people.answers_of(self._person)
        return memory_of(answers, self.school.learning.now).get(self._name)

    def _keep(self, given: Given) -> None:
        told = answered(self._person, given.question, is_right=given.is_right, ms=given.ms)
        self.school.services.register.keep(told)


def drill_page(
    drill: DrillSession, learning: Learning, memory: SkillMemory | None
) -> Page[DrillTouch]:
    """Return the question that is asked, or its verdict."""
    return Page(question_body(asked(drill, _score(drill, memory))), _frame(drill, learning))


def asked(drill: DrillSession, score: Score) -> QuestionShown:
    """Return what is shown of a question beside a score."""
    put, is_judged = drill.put, drill.verdict is not None
    return QuestionShown(
        put.by,
        counting(put.hands, put.of_cards) if is_judged and put.of_cards else put.hands,
        tuple(_offer(drill, key, label) for key, label in put.offers),
        score,
        drill.verdict,
        put.lines if drill.shows_lines or is_judged else (),
        drill.payout.cents,
        put.right if isinstance(put.right, int) else 0,
        tuple(_act(drill, place, said) for place, said in enumerate(put.acts)),
        drill.payout.chips,
        put.rule if drill.shows_lines and _has_rules(drill) else "",
    )


def _offer(drill: DrillSession, key: str, label: str) -> Offer[Picked]:
    is_picked, is_judged = key in drill.picked, drill.verdict is not None
    right = drill.put.right
    wanted = {str(one) for one in right} if isinstance(right, tuple) else {str(right)}
    detail, mark = "", RowMark.PLAIN
    if not is_judged and is_picked:
        mark = RowMark.PICKED
        if drill.put.is_ordered:
            detail = Msg("{n}.", n=drill.picked.index(key) + 1)
    elif is_judged and key in wanted:
        detail, mark = Msg("Right answer"), RowMark.RIGHT
        if drill.put.is_ordered and isinstance(right, tuple):
            detail = Msg("Paid {n}.", n=right.index(int(key)) + 1)
    elif is_judged and is_picked:
        detail, mark = Msg("Your answer"), RowMark.WRONG
    return Offer(Picked(key), label, detail, mark, is_judged)


def _act(drill: DrillSession, place: int, said: str) -> Offer[int]:
    """Return an act up to the one that is judged; after the verdict every one has its words."""
    if drill.verdict is not None and place + 1 == drill.put.right:
        return Offer(place, said, Msg("Foul"), RowMark.WRONG)
    if drill.verdict is None and place > drill.act:
        return Offer(place, "")
    is_now = drill.verdict is None and place == drill.act
    return Offer(place, said, "", RowMark.PICKED if is_now else RowMark.PLAIN)


def _score(drill: DrillSession, memory: SkillMemory | None) -> Score:
    dots: list[bool | None] = [one.is_right for one in drill.given]
    dots += [None] * (drill.count - len(dots))
    facts = [(Msg("Streak"), Msg("{n}, best {best}", n=drill.streak, best=drill.best_streak))]
    if memory is not None:
        right = Msg("{right} of {all}", right=memory.right_of_last, all=memory.last)
        facts.append((Msg("Last ten"), right))
    is_open = drill.has_clock
    speed = Msg("The clock runs") if is_open else Msg("8 of 10 right open it and its clock")
    return Score(tuple(dots), tuple(facts), speed, is_open)


def _frame(drill: DrillSession, learning: Learning) -> ScreenFrame[DrillTouch]:
    facts = [HeadFact(skill_of(drill.drill).label, rest=learning.game), *shown_on(drill)]
    if learning.trainee:
        facts.append(HeadFact(learning.trainee, caption=Msg("Trainee")))
    return frame(
        Msg("DRILL"),
        tuple(facts),
        _prompt(drill),
        tuple(_bar(drill)),
        learning.clock,
        Note(count_words(drill, has_clock=drill.has_clock)),
    )


def shown_on(drill: DrillSession) -> Iterator[HeadFact]:
    """Return the paytable, the house rule and the meters that the question is judged by."""
    return (HeadFact(value, caption=caption) for caption, value in drill.put.shown)


def count_words(drill: DrillSession, *, has_clock: bool) -> str:
    """Say which question it is, and for how long where the clock is shown."""
    count = Msg("{n} of {all}", n=max(1, drill.number), all=drill.count)
    if not has_clock:
        return count
    return Msg("{seconds} s, {count}", seconds=drill.seconds, count=count)


def _prompt(drill: DrillSession) -> PromptModel:
    if drill.verdict is None:
        return PromptModel(drill.put.line, drill.put.detail)
    if drill.is_over:
        right = sum(one.is_right for one in drill.given)
        told = Msg("{right} of {n} right", right=right, n=len(drill.given))
        return PromptModel(Msg("Look, then press TODAY"), told)
    again = "" if drill.verdict.is_right else Msg("Comes again with new cards")
    if drill.drill == _HANDS:
        return PromptModel(Msg("Look, then press NEXT HAND"), again)
    return PromptModel(Msg("Look, then press NEXT"), again)


def _bar(drill: DrillSession) -> Iterator[BarButton[DrillTouch]]:
    keeps = Msg("Keeps what is done")
    if drill.verdict is not None and drill.is_over:
        yield onward(LeaveTouched(), Msg("TODAY"), "play", keeps)
        return
    yield BarButton(Button(LeaveTouched(), Msg("TODAY"), "arrow-left", keeps), 330)
    if drill.verdict is not None:
        left = drill.count - drill.answered
        minutes = max(1, left * _SECONDS_EACH // 60)
        about = Msg("{n} to go, about {minutes} min", n=left, minutes=minutes)
        label = Msg("NEXT HAND") if drill.drill == _HANDS else Msg("NEXT")
        yield onward(NextTouched(), label, "play", about)
        return
    yield from answer_buttons(drill)


def answer_buttons(drill: DrillSession) -> Iterator[BarButton[DrillTouch]]:
    """Return what the question is answered with, and what may be read about it."""
    if drill.put.lines:
        label = Msg("HIDE PAYTABLE") if drill.shows_lines else Msg("PAYTABLE")
        yield BarButton(Button(LinesTouched(), label, "book", Msg("Free to look")), 350)
    elif _has_rules(drill):
        label = Msg("HIDE RULES") if drill.shows_lines else Msg("RULES")
        yield BarButton(Button(LinesTouched(), label, "book", Msg("Hands, highest first")), 350)
    match drill.put.by:
        case AnswerBy.FOUL:
            stop, passed = Msg("Stop the dealer here"), Msg("This act is right")
            yield BarButton(Button(Foul(), Msg("FOUL"), "triangle", stop), 420, is_far=True)
            passing = Button(ActPassed(), Msg("NEXT"), "arrow-right", passed)
            yield BarButton(passing, 520, is_far=True)
        case AnswerBy.SEATS:
            yield onward(Done(), Msg("DONE"), "check", _picked(drill))
        case AnswerBy.CHIPS:
            yield from tray_buttons(drill.payout)
            yield pay_button(drill.payout, may_be_nothing=drill.put.may_be_nothing)
        case AnswerBy.KEYPAD:
            yield pay_button(drill.payout, may_be_nothing=drill.put.may_be_nothing)
        case AnswerBy.CHOICE:
            pass  # a touch of an offer is the answer
        case _:
            assert_never(drill.put.by)


def _has_rules(drill: DrillSession) -> bool:
    """Return True if the rule may be read before the answer; in an exam it may not."""
    return bool(drill.put.rule) and drill.verdict is None and not drill.is_exam


def _picked(drill: DrillSession) -> str:
    if not drill.picked:
        return Msg("Nobody")
    return Msg("{n} seats", one="{n} seat", n=len(drill.picked))
