"""A drill under way: the question that stands, what was picked, and how it was judged."""

from collections.abc import Callable, Iterator

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.question import Question
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.skills import skill_of
from dealer_assist.settle.book import Book
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.drill import (
    AnswerBy,
    DrillModel,
    Mark,
    OfferModel,
    ScoreModel,
    Verdict,
)
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.presenters.school.asking import Put, put
from dealer_assist.ui.presenters.school.counting import counting
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning
from dealer_assist.ui.presenters.school.payout import Payout, pay_button, tray_buttons

TODAY, DONE, NEXT, FOUL, GO_ON, LINES = (
    "today",
    "done",
    "next question",
    "foul",
    "next act",
    "paytable",
)
_HANDS = "read_hand"
"""The drill whose questions are hands, one after the other."""
_SPEED_RIGHT, _SPEED_OF = 8, 10
_TOO_SOON_MS = 500
"""In an exam the next question follows at once: a second tap so soon was meant for the last one."""
_SECONDS_EACH = 20


@frozen
class Given:
    """An answer that was given: the question, whether it was right, and its time."""

    question: Question
    is_right: bool
    ms: int


class Drill:
    """Asks one question after the other; `keep` hears of every answer.

    In an exam nothing is said to an answer, and `before` questions were answered earlier.
    """

    def __init__(
        self,
        questions: Iterator[Question],
        count: int,
        book: Book,
        now_ms: Callable[[], int],
        keep: Callable[[Given], None],
        *,
        before: int = 0,
        is_exam: bool = False,
    ) -> None:
        self._questions, self.count, self._book = questions, count, book
        self._now, self._keep = now_ms, keep
        self.before, self.is_exam = before, is_exam
        self.given: list[Given] = []
        self.picked: list[str] = []
        self.payout = Payout()
        self.act = 0
        self.shows_lines = False
        self.verdict: Verdict | None = None
        self.question = next(questions)
        self.put: Put = put(self.question, book)
        self._following: tuple[Question, Put] | None = None
        self._asked_at = self._changed_at = now_ms()

    @property
    def answered(self) -> int:
        """Count the questions that are answered."""
        return self.before + len(self.given)

    @property
    def is_over(self) -> bool:
        """Tell whether the last question is answered."""
        return self.answered >= self.count

    @property
    def number(self) -> int:
        """Give the number of the question that stands."""
        return self.answered + (self.verdict is None)

    @property
    def is_too_soon(self) -> bool:
        """Tell whether a touch now was meant for what stood here before."""
        return self.is_exam and self._now() - self._changed_at < _TOO_SOON_MS

    @property
    def seconds(self) -> int:
        """Give how long the question has stood, or how long its answer took."""
        if self.verdict is not None and self.given:
            return self.given[-1].ms // 1000
        return (self._now() - self._asked_at) // 1000

    @property
    def has_clock(self) -> bool:
        """Tell whether accuracy has come first: eight of ten right."""
        last = [one.is_right for one in self.given[-_SPEED_OF:]]
        return sum(last) >= _SPEED_RIGHT

    @property
    def drill(self) -> str:
        """Name the drill."""
        return self.question.drill

    def pick(self, key: str) -> None:
        """Take a choice as the answer; a seat is picked, and with a second touch given back."""
        if not self._is_open:
            return
        if self.put.by is AnswerBy.CHOICE:
            self.picked = [key]
            self._judge(is_right=key == self.put.right)
        elif self.put.by is AnswerBy.SEATS:
            if key in self.picked:
                self.picked.remove(key)
            else:
                self.picked.append(key)

    def pay(self, action: object) -> None:
        """Change what is paid by a touch; after the answer it stands."""
        if self.verdict is None:
            self.payout = self.payout.take(action)

    def done(self) -> None:
        """Take the picked seats, or what was paid, as the answer."""
        if not self._is_open:
            return
        if self.put.by is AnswerBy.SEATS:
            seats = [int(one) for one in self.picked]
            said = tuple(seats if self.put.is_ordered else sorted(seats))
            self._judge(is_right=said == self.put.right)
        else:
            self._judge(is_right=self.payout.cents == self.put.right)

    def foul(self) -> None:
        """Stop the dealer at the act that stands."""
        if self._is_open:
            self._judge(is_right=self.act + 1 == self.put.right)

    def go_on(self) -> None:
        """Let the dealer's act pass; after the last the round was taken as right."""
        if not self._is_open:
            return
        if self.act + 1 < len(self.put.acts):
            self.act += 1
            self._changed_at = self._now()
        else:
            self._judge(is_right=self.put.right == 0)

    def prepare(self) -> None:
        """Make the next question while somebody reads the verdict on this one, or this one."""
        is_time = self.verdict is not None or self.is_exam
        if self._following is None and is_time and self.number < self.count:
            question = next(self._questions)
            self._following = question, put(question, self._book)

    def next(self) -> None:
        """Ask the next question."""
        if self.verdict is None or self.is_over:
            return
        self.prepare()
        self._ask_following()

    @property
    def _is_open(self) -> bool:
        return self.verdict is None and not self.is_over and not self.is_too_soon

    def _ask_following(self) -> None:
        if self._following is None:
            return
        self.question, self.put = self._following
        self._following = None
        self.picked, self.payout, self.act, self.verdict = [], Payout(), 0, None
        self.shows_lines = False
        self._asked_at = self._changed_at = self._now()

    def _judge(self, *, is_right: bool) -> None:
        ms = self._now() - self._asked_at
        given = Given(self.question, is_right, ms)
        self.prepare()
        self._keep(given)  # refused by a full disk, the question stands as before
        self.given.append(given)
        if self.is_exam:
            self._ask_following()
            return
        self.verdict = Verdict(
            is_right, self._title(is_right=is_right), self.put.why, self.put.rule
        )

    def _title(self, *, is_right: bool) -> str:
        if is_right:
            return Msg("Right")
        if self.put.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD) and isinstance(self.put.right, int):
            over = self.payout.cents - self.put.right
            return (
                Msg("{amount} too much", amount=dollars(over))
                if over > 0
                else Msg("{amount} too little", amount=dollars(-over))
            )
        if self.put.by is AnswerBy.FOUL:
            return (
                Msg("No foul in this round")
                if self.put.right == 0
                else Msg("Foul at act {n}", n=self.put.right)
            )
        names = dict(self.put.offers)
        if self.put.by is AnswerBy.CHOICE:
            right, said = names[str(self.put.right)], names[self.picked[0]]
            return Msg("{right}, not {said}", right=right, said=said)
        return Msg("Not these seats") if not self.put.is_ordered else Msg("Not this order")


def drill_model(drill: Drill, learning: Learning, memory: SkillMemory | None) -> DrillModel:
    """Show the question that stands, or its verdict."""
    asked = drill.put
    return DrillModel(
        _frame(drill, learning),
        asked.by,
        counting(asked.hands, asked.of_cards) if drill.verdict and asked.of_cards else asked.hands,
        tuple(_offer(drill, key, label) for key, label in asked.offers),
        _score(drill, memory),
        drill.verdict,
        asked.lines if drill.shows_lines or drill.verdict else (),
        drill.payout.cents,
        asked.right if isinstance(asked.right, int) else 0,
        tuple(_act(drill, place, said) for place, said in enumerate(asked.acts)),
        drill.payout.chips,
        asked.rule if drill.shows_lines and _has_rules(drill) else "",
    )


def _offer(drill: Drill, key: str, label: str) -> OfferModel:
    is_picked = key in drill.picked
    right = drill.put.right
    wanted = {str(one) for one in right} if isinstance(right, tuple) else {str(right)}
    if drill.verdict is None:
        place = (
            Msg("{n}.", n=drill.picked.index(key) + 1) if is_picked and drill.put.is_ordered else ""
        )
        return OfferModel(key, label, place, Mark.PICKED if is_picked else Mark.PLAIN)
    if key in wanted:
        detail = Msg("Right answer")
        if drill.put.is_ordered and isinstance(right, tuple):
            detail = Msg("Paid {n}.", n=right.index(int(key)) + 1)
        return OfferModel(key, label, detail, Mark.RIGHT)
    return OfferModel(
        key, label, Msg("Your answer") if is_picked else "", Mark.WRONG if is_picked else Mark.PLAIN
    )


def _act(drill: Drill, place: int, said: str) -> OfferModel:
    """Show the acts up to the one that stands; after the verdict all of them."""
    if drill.verdict is not None and place + 1 == drill.put.right:
        return OfferModel(str(place), said, Msg("Foul"), Mark.WRONG)
    if drill.verdict is None and place > drill.act:
        return OfferModel(str(place), "")
    is_now = drill.verdict is None and place == drill.act
    return OfferModel(str(place), said, "", Mark.PICKED if is_now else Mark.PLAIN)


def _score(drill: Drill, memory: SkillMemory | None) -> ScoreModel:
    dots: list[bool | None] = [one.is_right for one in drill.given]
    dots += [None] * (drill.count - len(dots))
    facts = [(Msg("Streak"), Msg("{n}, best {best}", n=_streak(drill), best=_best(drill)))]
    if memory is not None:
        right = Msg("{right} of {all}", right=memory.right_of_last, all=memory.last)
        facts.append((Msg("Last ten"), right))
    is_open = drill.has_clock
    speed = Msg("The clock runs") if is_open else Msg("8 of 10 right open it and its clock")
    return ScoreModel(tuple(dots), tuple(facts), speed, is_open)


def _streak(drill: Drill) -> int:
    n = 0
    for one in reversed(drill.given):
        if not one.is_right:
            return n
        n += 1
    return n


def _best(drill: Drill) -> int:
    best = now = 0
    for one in drill.given:
        now = now + 1 if one.is_right else 0
        best = max(best, now)
    return best


def _frame(drill: Drill, learning: Learning) -> FrameModel:
    name = skill_of(drill.drill).label
    facts = [FactModel(name, rest=learning.game), *shown_on(drill)]
    if learning.trainee:
        facts.append(FactModel(learning.trainee, caption=Msg("Trainee")))
    return FrameModel(
        TRAINING,
        Msg("DRILL"),
        tuple(facts),
        _prompt(drill),
        count_words(drill, has_clock=drill.has_clock),
        tuple(_bar(drill)),
        learning.clock,
        Msg("Simulated devices"),
    )


def shown_on(drill: Drill) -> Iterator[FactModel]:
    """Give the paytable, the house rule and the meters that the question is judged by."""
    return (FactModel(value, caption=caption) for caption, value in drill.put.shown)


def count_words(drill: Drill, *, has_clock: bool) -> str:
    """Say which question stands, and for how long where the clock is shown."""
    count = Msg("{n} of {all}", n=max(1, drill.number), all=drill.count)
    if not has_clock:
        return count
    return Msg("{seconds} s, {count}", seconds=drill.seconds, count=count)


def _prompt(drill: Drill) -> PromptModel:
    if drill.verdict is None:
        return PromptModel(drill.put.line, drill.put.detail)
    if drill.is_over:
        right = sum(one.is_right for one in drill.given)
        told = Msg("{right} of {n} right", right=right, n=len(drill.given))
        return PromptModel(Msg("Look, then press TODAY"), told)
    again = "" if drill.verdict.is_right else Msg("It comes again with new cards")
    if drill.drill == _HANDS:
        return PromptModel(Msg("Look, then press NEXT HAND"), again)
    return PromptModel(Msg("Look, then press NEXT"), again)


def _bar(drill: Drill) -> Iterator[BarButton]:
    keeps = Msg("Keeps what is done")
    if drill.verdict is not None and drill.is_over:
        action = ActionModel(TODAY, Msg("TODAY"), "play", keeps, ActionState.NEXT)
        yield BarButton(action, 560, is_far=True)
        return
    yield BarButton(ActionModel(TODAY, Msg("TODAY"), "arrow-left", keeps), 330)
    if drill.verdict is not None:
        left = drill.count - drill.answered
        about = Msg(
            "{n} to go, about {minutes} min", n=left, minutes=max(1, left * _SECONDS_EACH // 60)
        )
        label = Msg("NEXT HAND") if drill.drill == _HANDS else Msg("NEXT")
        yield BarButton(ActionModel(NEXT, label, "play", about, ActionState.NEXT), 560, is_far=True)
        return
    yield from answer_buttons(drill)


def answer_buttons(drill: Drill) -> Iterator[BarButton]:
    """Give what the question that stands is answered with, and what may be read about it."""
    if drill.put.lines:
        label = Msg("HIDE PAYTABLE") if drill.shows_lines else Msg("PAYTABLE")
        yield BarButton(ActionModel(LINES, label, "book", Msg("Free to look")), 350)
    elif _has_rules(drill):
        label = Msg("HIDE RULES") if drill.shows_lines else Msg("RULES")
        yield BarButton(ActionModel(LINES, label, "book", Msg("Hands, highest first")), 350)
    if drill.put.by is AnswerBy.FOUL:
        yield BarButton(
            ActionModel(FOUL, Msg("FOUL"), "triangle", Msg("Stop the dealer here")),
            420,
            is_far=True,
        )
        yield BarButton(
            ActionModel(GO_ON, Msg("NEXT"), "arrow-right", Msg("This act is right")),
            520,
            is_far=True,
        )
    elif drill.put.by is AnswerBy.SEATS:
        yield BarButton(
            ActionModel(DONE, Msg("DONE"), "check", _picked(drill), ActionState.NEXT),
            560,
            is_far=True,
        )
    elif drill.put.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD):
        if drill.put.by is AnswerBy.CHIPS:
            yield from tray_buttons(drill.payout)
        yield pay_button(drill.payout, may_be_nothing=drill.put.may_be_nothing)


def _has_rules(drill: Drill) -> bool:
    """Tell whether the rule may be read before the answer; in an exam it may not."""
    return bool(drill.put.rule) and drill.verdict is None and not drill.is_exam


def _picked(drill: Drill) -> str:
    if not drill.picked:
        return Msg("Nobody")
    return Msg("{n} seats", one="{n} seat", n=len(drill.picked))
