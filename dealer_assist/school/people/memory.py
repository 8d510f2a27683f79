"""What a person still knows, and what is due again: FSRS over their answers, read in order.

One memory a skill and kind of case, never one a deal: the cards are new each time. Nothing of it
is kept but the answers themselves, so a better scheduler finds all that it needs.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from statistics import median

from fsrs import Card, Rating, Scheduler

from dealer_assist.school.people.people import Answer
from dealer_assist.value import Value

WANTED = 0.9
"""How sure a person should be when a case comes up again."""
_LAST, _RIGHT = 10, 8
"""So many of the last ones right, and the clock is shown."""
_SLOW = 2


class CaseMemory(Value):
    """What is known of one kind of case of a skill."""

    skill: str
    kind: str
    due: datetime
    memory: float
    is_learned: bool


class SkillMemory(Value):
    """What is known of a skill: chance that it is still there, time by target, and what is due.

    `right_of_last` counts the right ones of the `last` answers, at most ten; `right_before` and
    `before` are the same of the ten answers before those. `speed` is the median time of the last
    answers as a multiple of the target, in hundredths; 0 while no clock ran. `has_clock` where
    accuracy is good enough for it.
    """

    skill: str
    cases: tuple[CaseMemory, ...]
    answers: int
    right_of_last: int
    last: int
    has_clock: bool
    speed: int = 0
    right_before: int = 0
    before: int = 0

    @property
    def right_percent(self) -> int:
        """Return the share of right answers among the last ten: what was shown, not foretold."""
        return 100 * self.right_of_last // self.last

    @property
    def trend(self) -> int:
        """Return by how many points the share of right answers has risen; 0 where none is older."""
        return self.right_percent - 100 * self.right_before // self.before if self.before else 0

    @property
    def foretold_percent(self) -> int:
        """Return the chance that a case of this skill is still known, in percent.

        It foretells when to ask again, and is near 100 after any answer, a wrong one too: it
        never says how well a person answers.
        """
        return round(100 * sum(case.memory for case in self.cases) / len(self.cases))

    def due_by(self, moment: datetime) -> tuple[CaseMemory, ...]:
        """Return the cases that are due by a moment, the most forgotten first."""
        due = (case for case in self.cases if case.due <= moment)
        return tuple(sorted(due, key=lambda memory: (memory.memory, memory.due, memory.kind)))


def memory_of(answers: Iterable[Answer], now: datetime) -> Mapping[str, SkillMemory]:
    """Work out from a person's answers, the oldest first, what they know at a moment."""
    scheduler = _scheduler()
    cards: dict[tuple[str, str], Card] = {}
    by_skill: dict[str, list[Answer]] = {}
    for answer in answers:
        said, at = answer.said, datetime.fromisoformat(answer.at).astimezone(UTC)
        before = by_skill.setdefault(said.skill, [])
        card = cards.get((said.skill, said.case)) or _new_card(at)
        rated, _ = scheduler.review_card(card, _rating(answer, has_clock(before)), at)
        cards[said.skill, said.case] = rated
        before.append(answer)
    return {skill: _skill(skill, said, cards, scheduler, now) for skill, said in by_skill.items()}


def has_clock(answers: list[Answer]) -> bool:
    """True if accuracy has come first: eight of the last ten right."""
    last = answers[-_LAST:]
    return sum(answer.said.is_right for answer in last) >= _RIGHT


def _skill(
    skill: str,
    said: list[Answer],
    cards: Mapping[tuple[str, str], Card],
    scheduler: Scheduler,
    now: datetime,
) -> SkillMemory:
    last = said[-_LAST:]
    timed = [
        100 * answer.said.ms // answer.said.target_ms for answer in last if answer.said.target_ms
    ]
    cases = tuple(
        CaseMemory(skill, kind, card.due, _memory(scheduler, card, now), card.step is None)
        for (of, kind), card in cards.items()
        if of == skill
    )
    return SkillMemory(
        skill,
        cases,
        len(said),
        sum(answer.said.is_right for answer in last),
        len(last),
        has_clock(said),
        int(median(timed)) if timed else 0,
        sum(answer.said.is_right for answer in said[-2 * _LAST : -_LAST]),
        len(said[-2 * _LAST : -_LAST]),
    )


def _memory(scheduler: Scheduler, card: Card, now: datetime) -> float:
    return float(scheduler.get_card_retrievability(card, now.astimezone(UTC)))


def _rating(answer: Answer, is_timed: bool) -> Rating:  # noqa: FBT001
    """Rate an answer: wrong is wrong; how fast a right one came counts once the clock is shown."""
    said = answer.said
    if not said.is_right:
        return Rating.Again
    if not is_timed or not said.target_ms or said.ms == 0:
        return Rating.Good
    if said.ms > _SLOW * said.target_ms:
        return Rating.Hard
    return Rating.Easy if said.ms < said.target_ms else Rating.Good


def _scheduler() -> Scheduler:
    return Scheduler(
        desired_retention=WANTED,
        enable_fuzzing=False,
        maximum_interval=365,
        learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    )


def _new_card(at: datetime) -> Card:
    return Card(card_id=1, due=at)  # without an id it would wait for one
