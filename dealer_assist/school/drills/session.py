"""A drill under way: the question that stands, what was picked, and how it was judged."""

from collections.abc import Callable, Iterator

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.asking import AnswerBy, Put, put
from dealer_assist.school.drills.payout import Payout
from dealer_assist.school.drills.question import Question
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_SPEED_RIGHT, _SPEED_OF = 8, 10
_TOO_SOON_MS = 500
"""In an exam the next question follows at once: a second tap so soon was meant for the last one."""


class DrillVerdict(Value):
    """What was right, in one sentence, with the rule that says so, or in parts that add up."""

    is_right: bool
    title: str
    why: str
    rule: str = ""
    parts: tuple[tuple[str, str], ...] = ()


class Given(Value):
    """An answer that was given: the question, whether it was right, and its time."""

    question: Question
    is_right: bool
    ms: int


class DrillSession:
    """Asks one question after the other; `keep` hears of every answer.

    In an exam nothing is said to an answer, and `before` questions were answered earlier.
    """

    def __init__(
        self,
        questions: Iterator[Question],
        count: int,
        book: SettleBook,
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
        self.verdict: DrillVerdict | None = None
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
        """True if the last question is answered."""
        return self.answered >= self.count

    @property
    def number(self) -> int:
        """Return the number of the open question."""
        return self.answered + (self.verdict is None)

    @property
    def is_too_soon(self) -> bool:
        """True if a touch now was meant for what was here before."""
        return self.is_exam and self._now() - self._changed_at < _TOO_SOON_MS

    @property
    def seconds(self) -> int:
        """Return how long the question has been open, or how long its answer took."""
        if self.verdict is not None and self.given:
            return self.given[-1].ms // 1000
        return (self._now() - self._asked_at) // 1000

    @property
    def has_clock(self) -> bool:
        """True if accuracy has come first: eight of ten right."""
        last = [one.is_right for one in self.given[-_SPEED_OF:]]
        return sum(last) >= _SPEED_RIGHT

    @property
    def drill(self) -> str:
        """Name the drill."""
        return self.question.drill

    @property
    def streak(self) -> int:
        """Count the right answers since the last wrong one."""
        n = 0
        for one in reversed(self.given):
            if not one.is_right:
                return n
            n += 1
        return n

    @property
    def best_streak(self) -> int:
        """Count the longest row of right answers."""
        best = now = 0
        for one in self.given:
            now = now + 1 if one.is_right else 0
            best = max(best, now)
        return best

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

    def pay(self, payout: Payout) -> None:
        """Change what is paid; after the answer it stands."""
        if self.verdict is None:
            self.payout = payout

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
        """Make the next question while a person reads the verdict on this one, or this one."""
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
        self.verdict = DrillVerdict(
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
