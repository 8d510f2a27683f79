"""ASSIGN: what was given to whom until when; then a lesson, for whom, and until when."""

import secrets
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.drills.drill_run import drills_for
from dealer_assist.school.people.assigned import (
    DRILL_QUESTIONS,
    TEST_TITLE,
    given_title,
    is_done,
)
from dealer_assist.school.people.facts import (
    DRILL,
    LESSON,
    TEST,
    Assigned,
    AssignmentWithdrawn,
)
from dealer_assist.school.people.people import Assignment, People, told_apart
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.lists import (
    ListFlow,
    ListTouch,
    Offer,
    OfferTouched,
    RowMark,
    list_page,
    offers_page,
)
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched, Turned
from dealer_assist.ui.toolkit.flow import Back, Instead, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Page,
)
from dealer_assist.ui.toolkit.values.frame import BarButton
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

_BACK = Msg("BACK")
_DAYS = (*range(15), 21, 28, 42, 56)


class GivenTouched(Value):
    """A lesson that was given."""

    key: str


class WithdrawTouched(Value):
    """The lesson that was touched need not be done."""


class GiveTouched(Value):
    """A lesson is given."""


AssignTouch: TypeAlias = GivenTouched | WithdrawTouched | GiveTouched | BackTouched | Turned


class ToGive(Value):
    """What is given: a lesson by its key, a drill by its skill, or the test."""

    kind: str
    key: str = ""


class Learner(Value):
    """Those that it is given to: a class, or one person."""

    group: str = ""
    person: str = ""


class AssignFlow(SchoolFlow[Page[AssignTouch], AssignTouch]):
    """Shows what was given; three lists lead from there to what is given next."""

    help_topic = "school.assign"

    def __init__(self, school: School) -> None:
        super().__init__(school)
        self._chosen, self._said = "", ""

    def shown(self) -> Page[AssignTouch]:
        """Show what was given, and what was just done."""
        return assigned_page(self.school.learning, self._chosen, self._said, self.turned())

    def take(self, touch: AssignTouch) -> Step:
        """Choose what was given, withdraw it, or give something."""
        if isinstance(touch, Turned):
            return self.turn(touch)
        self._said = ""
        match touch:
            case GivenTouched(key):
                self._chosen = "" if key == self._chosen else key
                return Stay()
            case WithdrawTouched():
                self._withdraw()
                return Stay()
            case GiveTouched():
                return Show(self._lessons())
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def _withdraw(self) -> None:
        assignment = self.school.people.assignments.get(self._chosen)
        if assignment is not None:
            self.school.services.register.keep(AssignmentWithdrawn(assignment.key))
            given = given_words(self.school.learning, assignment)
            self._said = Msg("Withdrawn: {given}", given=given)
        self._chosen = ""

    def _lessons(self) -> ListFlow[ToGive]:
        school, prompt = self.school, PromptModel(Msg("Touch what to give. Drills come last"))
        drills = school.services.drills
        names = drills_for(drills.book, drills.game, drills.house)

        def offered(turned: int | None) -> Page[ListTouch[ToGive]]:
            offers = all_offered(school.learning.lessons, names)
            return list_page(
                school.learning, Msg("All lessons"), prompt, offers, turned, back=_BACK
            )

        return ListFlow(school, offered, lambda given: Instead(self._learners(given)))

    def _learners(self, lesson: ToGive) -> ListFlow[Learner]:
        school, title = self.school, _name(self.school.learning, lesson)
        prompt = PromptModel(Msg("Who shall do it?"))

        def offered(turned: int | None) -> Page[ListTouch[Learner]]:
            offers = learners_offered(school.people, lesson)
            return list_page(school.learning, title, prompt, offers, turned, back=_BACK)

        return ListFlow(
            school,
            offered,
            lambda learner: Instead(self._days(lesson, learner)),
            lambda: Instead(self._lessons()),
        )

    def _days(self, lesson: ToGive, learner: Learner) -> ListFlow[str]:
        school, title = self.school, _name(self.school.learning, lesson)
        prompt = PromptModel(Msg("By which day?"))

        def offered(turned: int | None) -> Page[ListTouch[str]]:
            offers = days_offered(school.learning.now)
            return list_page(school.learning, title, prompt, offers, turned, back=_BACK)

        return ListFlow(
            school,
            offered,
            lambda due: self._give(lesson, learner, due),
            lambda: Instead(self._learners(lesson)),
        )

    def _give(self, what: ToGive, learner: Learner, due: str) -> Step:
        """Put it on record; what the same people had of it before is withdrawn."""
        people, learning = self.school.people, self.school.learning
        earlier = [
            assignment.key
            for assignment in people.assignments.values()
            if (assignment.kind, assignment.lesson, assignment.group, assignment.person)
            == (what.kind, what.key, learner.group, learner.person)
        ]
        key, by = secrets.token_hex(8), learning.person.name
        given = Assigned(key, what.key, due, learner.group, learner.person, by, what.kind)
        self.school.services.register.keep(given, *map(AssignmentWithdrawn, earlier))
        words = given_words(learning, people.assignments[key])
        self._chosen, self._said = "", Msg("Given: {it}", it=words)
        return Back()


def assigned_page(
    learning: Learning, chosen: str, said: str, turned: int | None
) -> Page[AssignTouch]:
    """Return what was given, the earliest day first; `chosen` can be withdrawn."""
    people, today = learning.people, learning.now.date()
    given = sorted(
        people.assignments.values(), key=lambda assignment: (assignment.due, assignment.key)
    )
    offers: list[Offer[AssignTouch]] = [
        _offer(learning, assignment, today, is_chosen=assignment.key == chosen)
        for assignment in given
    ]
    has_learners = bool(people.trainees())
    prompt = PromptModel(
        said or _asked(has_given=bool(given), has_learners=has_learners), is_sentence=bool(said)
    )
    away = ActionState.AVAILABLE if has_learners else ActionState.NEXT
    back = Button(BackTouched(), Msg("CLASS"), "arrow-left", state=away)
    bar: tuple[BarButton[AssignTouch], ...] = (
        BarButton(back, 260),
        _withdraw(people, chosen),
        _give(has_learners=has_learners),
    )
    return offers_page(
        frame(Msg("SCHOOL"), learning.facts(), prompt, bar, learning.clock),
        Msg("Given: to whom, by which day, how many passed"),
        Msg("{n} lessons given", one="{n} lesson given", n=len(offers)),
        offers,
        turned,
        Msg("No lesson was given yet"),
    )


def _asked(*, has_given: bool, has_learners: bool) -> str:
    """Say what comes next: where nobody is on the list, somebody has to come there first."""
    if not has_learners:
        return Msg("Go back to the class")
    if not has_given:
        return Msg("Give a lesson")
    return Msg("Give a lesson, or touch one that was given")


def all_offered(
    lessons: Sequence[Lesson], drills: Sequence[str]
) -> tuple[Offer[OfferTouched[ToGive]], ...]:
    """Offer every lesson of the course, every drill of the table, and the test."""
    asks = Msg("{n} questions, 80% right", n=DRILL_QUESTIONS)
    return (
        *(
            Offer(
                OfferTouched(ToGive(LESSON, one.key)),
                f"{number}. {one.title}",
                Msg("Level {level}, about {n} min", level=one.level, n=one.minutes),
            )
            for number, one in enumerate(lessons, 1)
        ),
        Offer(OfferTouched(ToGive(TEST)), TEST_TITLE, Msg("With a trainer")),
        *(
            Offer(
                OfferTouched(ToGive(DRILL, name)),
                Msg("Drill: {skill}", skill=skill_of(name).label),
                asks,
            )
            for name in drills
        ),
    )


def learners_offered(people: People, what: ToGive) -> tuple[Offer[OfferTouched[Learner]], ...]:
    """Offer the classes, then everybody who learns, with who has passed the lesson already."""
    passed = {
        trainee.key for trainee in people.trainees() if what.key in people.passed(trainee.key)
    }
    offers = []
    for name in people.groups():
        meant = people.trainees(name)
        done = sum(person.key in passed for person in meant)
        told = Msg("{passed} of {all} passed", passed=done, all=len(meant))
        offers.append(Offer(OfferTouched(Learner(group=name)), name, told))
    for key, name in told_apart(people.trainees()).items():
        standing = Msg("Passed already") if key in passed else people.persons[key].group
        offers.append(Offer(OfferTouched(Learner(person=key)), name, standing))
    return tuple(offers)


def days_offered(now: datetime) -> tuple[Offer[OfferTouched[str]], ...]:
    """Offer the days until which it can be due: two weeks of days, then weeks."""
    days = ((now.date() + timedelta(days=away), away) for away in _DAYS)
    return tuple(
        Offer(OfferTouched(day.isoformat()), day_and_month(day), _away(away)) for day, away in days
    )


def given_words(learning: Learning, assignment: Assignment) -> str:
    """Say what was given: the lesson, to whom, and by which day."""
    return Msg(
        "{lesson}: {who}, by {day}",
        lesson=_title(learning, assignment),
        who=_who(learning.people, assignment),
        day=day_and_month(assignment.due),
    )


def _offer(
    learning: Learning, assignment: Assignment, today: date, *, is_chosen: bool
) -> Offer[AssignTouch]:
    people = learning.people
    meant = [person for person in people.trainees() if assignment.is_for(person)]
    passed = sum(is_done(people, assignment, person) for person in meant)
    detail = Msg(
        "{who}, {day}, {passed} of {all}",
        who=_who(people, assignment),
        day=day_and_month(assignment.due),
        passed=passed,
        all=len(meant),
    )
    mark = RowMark.PICKED if is_chosen else RowMark.PLAIN
    if not is_chosen and assignment.due < today and passed < len(meant):
        mark = RowMark.WRONG
    return Offer(GivenTouched(assignment.key), _title(learning, assignment), detail, mark)


def _title(learning: Learning, assignment: Assignment) -> str:
    key = assignment.lesson
    return given_title(assignment, learning.lesson(key).title if learning.number(key) else "")


def _name(learning: Learning, what: ToGive) -> str:
    return _title(learning, Assignment("", what.key, learning.now.date(), kind=what.kind))


def _who(people: People, assignment: Assignment) -> str:
    names = told_apart(people.persons.values())
    return names.get(assignment.person) or assignment.group or assignment.person


def _withdraw(people: People, chosen: str) -> BarButton[WithdrawTouched]:
    why = "" if chosen in people.assignments else Msg("Touch a given lesson")
    withdraw = Button(WithdrawTouched(), Msg("WITHDRAW"), "cross", Msg("Need not be done"))
    return BarButton(withdraw.unless(why), 400)


def _give(*, has_learners: bool) -> BarButton[GiveTouched]:
    about, why = Msg("Or a drill, or the test"), Msg("The list is empty")
    give = Button(GiveTouched(), Msg("ASSIGN A LESSON"), "list", about, ActionState.NEXT)
    return BarButton(give.unless("" if has_learners else why), 560, is_far=True)


def _away(days: int) -> str:
    if days > 1:
        return Msg("In {n} days", n=days)
    return Msg("Tomorrow") if days else Msg("Today")
