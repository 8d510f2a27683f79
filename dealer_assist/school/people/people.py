"""Everybody at the school as the facts have it: the same facts give the same, in any order."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime
from typing import assert_never

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.forgetting import forgotten, is_overdue, ordered
from dealer_assist.value import Value, replace


class Person(Value):
    """A person who learns or teaches; `card` and `pin` are keyed hashes."""

    key: str
    name: str
    number: str = ""
    group: str = ""
    is_trainer: bool = False
    card: str = ""
    last_four: str = ""
    is_on_list: bool = True
    pin: str = ""

    @property
    def has_pin(self) -> bool:
        """True if they have chosen a PIN."""
        return bool(self.pin)


class Assignment(Value):
    """A lesson, a drill or the test, to be done by a day, by a class or by one person."""

    key: str
    lesson: str
    due: date
    group: str = ""
    person: str = ""
    by: str = ""
    kind: str = f.LESSON
    at: str = ""

    def is_for(self, person: Person) -> bool:
        """True if a person is meant."""
        return person.key == self.person or bool(self.group and person.group == self.group)


class Attempt(Value):
    """An attempt with its first score, and the one it got when it was scored again."""

    key: str
    at: str
    kept: f.AttemptKept
    again: f.AttemptScoredAgain | None = None

    @property
    def points(self) -> int:
        """Return the points that count: those of the newest scoring."""
        return self.again.points if self.again else self.kept.points

    @property
    def is_passed(self) -> bool:
        """True if it counts as passed."""
        return self.again.is_passed if self.again else self.kept.is_passed


class Begun(Value):
    """A lesson that was dealt to a person, with its moment."""

    at: str
    said: f.AttemptBegan


class Answer(Value):
    """An answer with its moment."""

    at: str
    said: f.Answered


class Comment(Value):
    """A comment pinned to a moment of an attempt."""

    key: str
    at: str
    attempt: str
    seq: int
    text: str
    by: str
    is_seen: bool = False


class People:
    """The list of people with what they did; it only ever grows, fact by fact."""

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self._facts: dict[str, Fact] = {}
        self.gone: dict[str, str] = {}
        self._begin()
        self.take(facts)

    def _begin(self) -> None:
        self.persons: dict[str, Person] = {}
        self.assignments: dict[str, Assignment] = {}
        self.begun: dict[str, Begun] = {}
        self.attempts: dict[str, Attempt] = {}
        self.placed: dict[str, dict[str, tuple[str, ...]]] = {}
        self.placements: set[str] = set()
        self.answers: dict[str, list[Answer]] = {}
        self.comments: dict[str, Comment] = {}
        self.wrong_pins: dict[str, tuple[datetime, ...]] = {}
        self.exam_facts: dict[str, list[Fact]] = {}
        self.exam_answers: dict[str, dict[int, f.Answered]] = {}
        # What may come before that which it is about, where the clocks of two kiosks differ.
        self._cards: dict[str, f.CardGiven] = {}
        self._pins: dict[str, str] = {}
        self._again: dict[str, f.AttemptScoredAgain] = {}
        self._seen: set[str] = set()
        self._hidden: set[str] = set()
        self._last = ("", "")
        self.kept_days = 0
        self.kept_by: tuple[str, ...] = ()

    def __contains__(self, fact_id: str) -> bool:
        return fact_id in self._facts

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Return all facts in the order of their moments."""
        return tuple(sorted(self._facts.values(), key=lambda fact: fact.place))

    def fact(self, fact_id: str) -> Fact | None:
        """Return a fact by its id."""
        return self._facts.get(fact_id)

    def take(self, facts: Iterable[Fact]) -> None:
        """Add facts; one that is known already, or older than the last, changes no order."""
        new = [fact for fact in facts if fact.id not in self._facts]
        gone = ordered(new)
        self.gone |= gone
        new = [forgotten(fact, self.gone) for fact in new]
        is_late = any(fact.place < self._last for fact in new)
        if not gone.keys().isdisjoint(self._facts):
            is_late = True
            self._facts = {key: forgotten(one, self.gone) for key, one in self._facts.items()}
        self._facts.update({fact.id: fact for fact in new})
        if is_late:
            self._begin()
            new = list(self._facts.values())
        for fact in sorted(new, key=lambda fact: fact.place):
            self._take(fact)
            self._last = fact.place

    def on_list(self) -> tuple[Person, ...]:
        """Return everybody on the list, by name."""
        found = (person for person in self.persons.values() if person.is_on_list)
        return tuple(sorted(found, key=lambda person: (person.name.casefold(), person.key)))

    def trainees(self, group: str = "") -> tuple[Person, ...]:
        """Return those who learn, of one class or of all."""
        listed = self.on_list()
        return tuple(
            person
            for person in listed
            if not person.is_trainer and (not group or person.group == group)
        )

    def trainers(self, *, with_pin: bool = False) -> tuple[Person, ...]:
        """Return those who teach; of them only those who have a PIN, if so asked."""
        listed = (person for person in self.on_list() if person.is_trainer)
        return tuple(person for person in listed if person.has_pin or not with_pin)

    def groups(self) -> tuple[str, ...]:
        """Name the classes."""
        return tuple(sorted({trainee.group for trainee in self.trainees() if trainee.group}))

    def by_card(self, card: str) -> Person | None:
        """Return whose training card it is, by its keyed hash."""
        return next((person for person in self.on_list() if card and person.card == card), None)

    def by_name(self, text: str) -> tuple[Person, ...]:
        """Return those whose name, number or key this is, whatever its capitals."""
        wanted = folded(text)
        return tuple(
            person
            for person in self.on_list()
            if wanted in (folded(person.name), person.number.casefold(), person.key)
        )

    def attempts_of(self, person: str, lesson: str = "") -> tuple[Attempt, ...]:
        """Return a person's attempts, the oldest first."""
        return tuple(
            attempt
            for attempt in self.attempts.values()
            if attempt.kept.person == person and lesson in ("", attempt.kept.lesson)
        )

    def passed(self, person: str) -> frozenset[str]:
        """Name the lessons that a person has passed, or knows by a placement."""
        won = (attempt.kept.lesson for attempt in self.attempts_of(person) if attempt.is_passed)
        return self.known(person).union(won)

    def known(self, person: str) -> frozenset[str]:
        """Name the lessons that a placement has shown to be known."""
        return frozenset().union(*self.placed.get(person, {}).values())

    def unfinished(self, person: str) -> frozenset[str]:
        """Name the lessons whose last try by a person was left or cut off."""
        last: dict[str, tuple[str, bool]] = {}
        for one in self.begun.values():
            if one.said.person == person:
                last[one.said.lesson] = one.at, one.said.attempt in self.attempts
        for kept in self.attempts_of(person):
            at, is_over = last.get(kept.kept.lesson, ("", True))
            last[kept.kept.lesson] = at, is_over or kept.at > at
        return frozenset(lesson for lesson, (_, is_over) in last.items() if not is_over)

    def answers_of(self, person: str) -> tuple[Answer, ...]:
        """Return a person's answers, the oldest first."""
        return tuple(self.answers.get(person, ()))

    def assigned_to(self, person: Person) -> tuple[Assignment, ...]:
        """Return what a person has been given, the earliest day first."""
        found = (
            assignment for assignment in self.assignments.values() if assignment.is_for(person)
        )
        return tuple(sorted(found, key=lambda assignment: (assignment.due, assignment.key)))

    def comments_on(self, attempt: str) -> tuple[Comment, ...]:
        """Return the comments on an attempt, in the order of its events."""
        found = (comment for comment in self.comments.values() if comment.attempt == attempt)
        return tuple(sorted(found, key=lambda comment: (comment.seq, comment.at, comment.key)))

    def unread(self, person: str) -> tuple[Comment, ...]:
        """Return the comments that a person has not read yet."""
        return tuple(
            comment
            for comment in self.comments.values()
            if not comment.is_seen and self._is_of(comment.attempt, person)
        )

    def last_seen(self, person: str) -> str:
        """Return the moment at which a person last did anything; "" where that is never."""
        moments = [attempt.at for attempt in self.attempts_of(person)]
        moments += [one.at for one in self.begun.values() if one.said.person == person]
        moments += [answer.at for answer in self.answers.get(person, ())[-1:]]
        return max(moments, default="")

    def overdue(self, days: int, now: datetime) -> tuple[Person, ...]:
        """Return those whose names go where a name is kept for so many days."""
        return tuple(
            person for person in self.on_list() if is_overdue(self.last_seen(person.key), days, now)
        )

    def _is_of(self, attempt: str, person: str) -> bool:
        kept = self.attempts.get(attempt)
        return kept is not None and kept.kept.person == person

    def _take(self, fact: Fact) -> None:
        match fact.what:
            case f.PersonAdded() | f.CardGiven() | f.PinChosen() | f.PersonRemoved():
                self._person(fact.what)
            case f.PinMistyped(person):
                at = datetime.fromisoformat(fact.at)
                self.wrong_pins[person] = (*self.wrong_pins.get(person, ()), at)
            case f.Assigned() as one:
                due = date.fromisoformat(one.due)
                who = one.group, one.person, one.by
                given = Assignment(one.assignment, one.lesson, due, *who, one.kind, fact.at)
                self.assignments.setdefault(one.assignment, given)
            case f.AssignmentWithdrawn(assignment):
                self.assignments.pop(assignment, None)
            case f.AttemptBegan(attempt) as began:
                self.begun.setdefault(attempt, Begun(fact.at, began))
            case f.AttemptKept() as kept:
                # One attempt is one, however often it was said: the first word stands.
                key, again = kept.attempt, self._again.get(kept.attempt)
                self.attempts.setdefault(key, Attempt(key, fact.at, kept, again))
            case f.PlacementRound(person, attempt, lessons):
                self.placed.setdefault(person, {})[attempt] = lessons
                self.placements.add(attempt)
            case f.PlacementUndone(person):
                self.placed.pop(person, None)
            case f.AttemptScoredAgain(attempt) as again:
                self._again[attempt] = again
                if (known := self.attempts.get(attempt)) is not None:
                    self.attempts[attempt] = replace(known, again=again)
            case f.Answered() as said:
                self._answer(said, fact.at)
            case f.Commented() | f.CommentSeen() | f.CommentHidden():
                self._comment(fact.what, fact.at)
            case (
                f.ExamBegan(exam)
                | f.ExamPartBegan(exam)
                | f.ExamMarked(exam)
                | f.ExamNoted(exam)
                | f.ExamSigned(exam)
                | f.ExamVoided(exam)
            ):
                self.exam_facts.setdefault(exam, []).append(fact)
            case f.NamesKept(days, by):
                self.kept_days, self.kept_by = days, by
            case f.Forgotten() | f.Emptied():
                pass  # what is forgotten was left out when it was taken
            case _:
                assert_never(fact.what)

    def _answer(self, said: f.Answered, at: str) -> None:
        """Take an answer; to a question of an exam there is one, the first."""
        if said.attempt:
            mine = self.exam_answers.setdefault(said.attempt, {})
            if said.number in mine:
                return
            mine[said.number] = said
        self.answers.setdefault(said.person, []).append(Answer(at, said))

    def _person(self, what: f.PersonAdded | f.CardGiven | f.PinChosen | f.PersonRemoved) -> None:
        match what:
            case f.PersonAdded(key, name, number, group, is_trainer):
                self.persons[key] = Person(key, name, number, group, is_trainer)
            case f.CardGiven(key, card):
                held = [one for one, other in self._cards.items() if other.card == card]
                for other in held:
                    del self._cards[other]
                    self._put_card(other)
                self._cards[key] = what
            case f.PinChosen(key, pin):
                self._pins[key] = pin
                self.wrong_pins.pop(key, None)
            case f.PersonRemoved(key):
                self._cards.pop(key, None)
                if key in self.persons:
                    self.persons[key] = replace(self.persons[key], is_on_list=False)
            case _:
                assert_never(what)
        self._put_card(what.person)

    def _put_card(self, key: str) -> None:
        card = self._cards.get(key)
        if key in self.persons:
            number, four = (card.card, card.last_four) if card else ("", "")
            pin = self._pins.get(key, "")
            self.persons[key] = replace(self.persons[key], card=number, last_four=four, pin=pin)

    def _comment(self, what: f.Commented | f.CommentSeen | f.CommentHidden, at: str) -> None:
        match what:
            case f.Commented(key, attempt, seq, text, by):
                comment = Comment(key, at, attempt, seq, text, by, key in self._seen)
                if key not in self._hidden:
                    self.comments.setdefault(key, comment)
            case f.CommentSeen(key):
                self._seen.add(key)
                if key in self.comments:
                    self.comments[key] = replace(self.comments[key], is_seen=True)
            case f.CommentHidden(key):
                self._hidden.add(key)
                self.comments.pop(key, None)
            case _:
                assert_never(what)


def folded(name: str) -> str:
    """Return a name as it is compared: capitals and spaces do not matter."""
    return " ".join(name.split()).casefold()


def told_apart(persons: Iterable[Person]) -> dict[str, str]:
    """Return everybody's name by their key; two of the same name have their numbers behind it."""
    everybody = tuple(persons)
    names = Counter(folded(person.name) for person in everybody)
    return {
        person.key: f"{person.name} {person.number}".strip()
        if names[folded(person.name)] > 1
        else person.name
        for person in everybody
    }


class Past(Value):
    """A finished attempt: its key, what it brought and when it ended."""

    key: str
    lesson: str
    points: int
    is_passed: bool
    seconds: int
    at_ms: int


def past_of(people: People, person: str) -> tuple[Past, ...]:
    """Return a person's attempts, the oldest first."""
    return tuple(
        Past(
            attempt.key,
            attempt.kept.lesson,
            attempt.points,
            attempt.is_passed,
            attempt.kept.seconds,
            round(datetime.fromisoformat(attempt.at).timestamp() * 1000),
        )
        for attempt in people.attempts_of(person)
    )
