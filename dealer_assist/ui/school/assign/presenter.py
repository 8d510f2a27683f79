"""ASSIGN: what was given to whom until when, and the choices of a lesson that is given."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Assignment, People, told_apart
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.assign.model import (
    AssignTouch,
    GivenTouched,
    GiveTouched,
    Learner,
    WithdrawTouched,
)
from dealer_assist.ui.school.frame import frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.lists.model import ListModel, Mark, Offer, OfferTouched
from dealer_assist.ui.school.touches import BackTouched

_DAYS = (*range(15), 21, 28, 42, 56)


def assigned_model(learning: Learning, chosen: str, said: str = "") -> ListModel[AssignTouch]:
    """Show what was given, the earliest day first; `chosen` can be withdrawn."""
    people, today = learning.people, learning.now.date()
    given = sorted(people.assignments.values(), key=lambda one: (one.due, one.key))
    offers = tuple(_offer(learning, one, today, is_chosen=one.key == chosen) for one in given)
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
    return ListModel(
        frame(Msg("SCHOOL"), learning.facts(), prompt, bar, learning.clock),
        Msg("Given: to whom, by which day, how many passed"),
        Msg("{n} lessons given", one="{n} lesson given", n=len(offers)),
        offers,
        nothing=Msg("No lesson was given yet"),
    )


def _asked(*, has_given: bool, has_learners: bool) -> str:
    """Say what comes next: where nobody is on the list, somebody has to come there first."""
    if not has_learners:
        return Msg("Go back to the class")
    if not has_given:
        return Msg("Give a lesson")
    return Msg("Give a lesson, or touch one that was given")


def lessons_offered(lessons: Sequence[Lesson]) -> tuple[Offer[OfferTouched[str]], ...]:
    """Offer every lesson of the course."""
    return tuple(
        Offer(
            OfferTouched(one.key),
            f"{number}. {one.title}",
            Msg("Level {level}, about {n} min", level=one.level, n=one.minutes),
        )
        for number, one in enumerate(lessons, 1)
    )


def learners_offered(people: People, lesson: str) -> tuple[Offer[OfferTouched[Learner]], ...]:
    """Offer the classes, then everybody who learns, with who has passed the lesson already."""
    passed = {one.key for one in people.trainees() if lesson in people.passed(one.key)}
    offers = []
    for name in people.groups():
        meant = people.trainees(name)
        done = sum(one.key in passed for one in meant)
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


def given_words(learning: Learning, one: Assignment) -> str:
    """Say what was given: the lesson, to whom, and by which day."""
    return Msg(
        "{lesson}: {who}, by {day}",
        lesson=_title(learning, one.lesson),
        who=_who(learning.people, one),
        day=day_and_month(one.due),
    )


def _offer(
    learning: Learning, one: Assignment, today: date, *, is_chosen: bool
) -> Offer[GivenTouched]:
    people = learning.people
    meant = [person for person in people.trainees() if one.is_for(person)]
    passed = sum(one.lesson in people.passed(person.key) for person in meant)
    detail = Msg(
        "{who}, {day}, {passed} of {all}",
        who=_who(people, one),
        day=day_and_month(one.due),
        passed=passed,
        all=len(meant),
    )
    mark = Mark.PICKED if is_chosen else Mark.PLAIN
    if not is_chosen and one.due < today and passed < len(meant):
        mark = Mark.WRONG
    return Offer(GivenTouched(one.key), _title(learning, one.lesson), detail, mark)


def _title(learning: Learning, key: str) -> str:
    return learning.lesson(key).title if learning.number(key) else key


def _who(people: People, one: Assignment) -> str:
    names = told_apart(people.persons.values())
    return names.get(one.person) or one.group or one.person


def _withdraw(people: People, chosen: str) -> BarButton[WithdrawTouched]:
    why = "" if chosen in people.assignments else Msg("Touch a given lesson")
    withdraw = Button(WithdrawTouched(), Msg("WITHDRAW"), "cross", Msg("Need not be done"))
    return BarButton(withdraw.unless(why), 400)


def _give(*, has_learners: bool) -> BarButton[GiveTouched]:
    about, why = Msg("Lesson, class or name, day"), Msg("Nobody is on the list yet")
    give = Button(GiveTouched(), Msg("ASSIGN A LESSON"), "list", about, ActionState.NEXT)
    return BarButton(give.unless("" if has_learners else why), 560, is_far=True)


def _away(days: int) -> str:
    if days > 1:
        return Msg("In {n} days", n=days)
    return Msg("Tomorrow") if days else Msg("Today")
