"""Questions that a lesson asks between two steps, and what was answered.

The right answer is never in a file: it is what the table itself is about to pay.
"""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Goal, Lesson
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.lessons.mistakes import Mistake, RecordedEvent
from dealer_assist.school.lessons.whole_round import WRONG_PAY, SeatPay, pay_words, to_pay
from dealer_assist.table.events.round import GameEnded
from dealer_assist.table.events.wins import PayingBegan
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import paying
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value

WRONG_AMOUNT = "wrong_amount"


WHOLE_GOAL = -1
"""The number of the goal that no file has: the pay of a round."""


class GoalAnswer(Value):
    """What was answered to the goal of this number, counted from 0.

    Of the whole round it is the pay of a `seat` in the round of this number.
    """

    goal: int
    cents: int
    seat: int = 0
    round: int = 0


class GoalQuestion(Value):
    """A question that stands: its goal, what is right, and of a round's pay what it is for."""

    goal: int
    right: int
    seat: int = 0
    round: int = 0
    parts: tuple[tuple[str, int], ...] = ()


class PayAsked(Value):
    """A seat whose pay is asked for in a round, at an event."""

    round: int
    seq: int
    paid: SeatPay


class Judged(Value):
    """A question that was due: where it was asked, what was right, and what was answered."""

    goal: Goal
    seq: int
    right: int
    given: int | None

    @property
    def is_right(self) -> bool:
        """True if the answer is near enough."""
        return self.given is not None and abs(self.given - self.right) <= self.goal.tolerance_cents


def asked_by(lesson: Lesson) -> tuple[int, ...]:
    """Return the numbers of the goals that ask something."""
    return tuple(n for n, goal in enumerate(lesson.goals) if goal.answer)


def pay_total(table: Table, seat: int) -> int:
    """Return what a seat is to be handed in all, prizes and envy."""
    return sum(due.cents for due in paying.dues(table) if due.seat == seat)


def judged(
    answers: Sequence[GoalAnswer],
    recorded: Sequence[RecordedEvent],
    lesson: Lesson,
    setup: TableSetup,
) -> dict[int, Judged]:
    """Compare the answers with what the table was about to pay when it was asked."""
    asked, table = asked_by(lesson), Table(setup)
    if not asked:
        return {}
    given = {answer.goal: answer.cents for answer in answers}
    for event in recorded:
        table = evolve(table, event.event)
        if isinstance(event.event, PayingBegan):
            goals = {number: lesson.goals[number] for number in asked}
            return {
                number: Judged(goal, event.seq, pay_total(table, goal.seat), given.get(number))
                for number, goal in goals.items()
            }
    return {}


class PaysToAsk(Value):
    """Follows a run: the pays that its cards have made known, each asked for once."""

    seen: tuple[tuple[int, int], ...] = ()

    def heard(
        self, table: Table, seq: int = 0, *, is_ended: bool = False
    ) -> "tuple[PaysToAsk, tuple[PayAsked, ...]]":
        """Take in the table after an event; of a round all are asked for at the same moment."""
        number = table.round.number
        if any(one == number for one, _ in self.seen):
            return self, ()
        asked = tuple(PayAsked(number, seq, pay) for pay in to_pay(table, is_ended=is_ended))
        return PaysToAsk(
            (*self.seen, *((number, pay_asked.paid.seat) for pay_asked in asked))
        ), asked


def wrong_pays(
    answers: Sequence[GoalAnswer], recorded: Sequence[RecordedEvent], setup: TableSetup
) -> Iterator[Mistake]:
    """Return the pays of the rounds that were answered wrongly, or not at all."""
    given = {
        (answer.round, answer.seat): answer.cents for answer in answers if answer.goal == WHOLE_GOAL
    }
    table, so_far = Table(setup), PaysToAsk()
    for event in recorded:
        is_ended = isinstance(event.event, GameEnded)
        table = table if is_ended else evolve(table, event.event)
        so_far, asked = so_far.heard(table, event.seq, is_ended=is_ended)
        table = evolve(table, event.event) if is_ended else table
        for each in asked:
            cents = given.get((each.round, each.paid.seat), 0)
            if cents != each.paid.cents:
                said = pay_words(each.paid, cents)
                yield Mistake(WRONG_PAY, event.seq, said, is_critical=True)


def wrong_amounts(found: dict[int, Judged], lesson: Lesson) -> Iterator[Mistake]:
    """Return the amounts that were wrong, with the difference as it is signed."""
    for one in found.values():
        if one.given is not None and not one.is_right:
            is_critical = WRONG_AMOUNT in lesson.score.critical
            yield Mistake(WRONG_AMOUNT, one.seq, difference_words(one), is_critical)


def difference_words(one: Judged) -> str:
    """Say by how much an amount was wrong, and what was right."""
    given, right = one.given or 0, dollars(one.right)
    off = dollars(abs(given - one.right))
    if given > one.right:
        return Msg(
            "{off} too much: seat {seat} gets {right}", off=off, seat=one.goal.seat, right=right
        )
    return Msg(
        "{off} too little: seat {seat} gets {right}", off=off, seat=one.goal.seat, right=right
    )
