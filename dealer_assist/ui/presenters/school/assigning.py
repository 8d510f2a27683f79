"""ASSIGN: what was given to whom until when, and the choices of a lesson that is given."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Assignment, People
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.choosing import ChoosingModel
from dealer_assist.ui.models.school.drill import Mark, OfferModel
from dealer_assist.ui.models.school.frame import BarButton
from dealer_assist.ui.presenters.school import choosing
from dealer_assist.ui.presenters.school.learning import Learning

GIVE, WITHDRAW = "give", "withdraw"
GROUP, PERSON = "group ", "person "
"""How the key of those begins that a lesson is given to."""
_DAYS = (*range(15), 21, 28, 42, 56)


def assigned_model(learning: Learning, chosen: str, said: str = "") -> ChoosingModel:
    """Show what was given, the earliest day first; `chosen` can be withdrawn."""
    people, today = learning.people, learning.now.date()
    given = sorted(people.assignments.values(), key=lambda one: (one.due, one.key))
    offers = tuple(_offer(learning, one, today, is_chosen=one.key == chosen) for one in given)
    ask = Msg("Give a lesson, or touch one that was given")
    prompt = PromptModel(said or ask, is_sentence=bool(said))
    back = ActionModel(choosing.TODAY, Msg("CLASS"), "arrow-left")
    bar = (BarButton(back, 260), _withdraw(people, chosen), _give())
    frame = choosing.frame(learning, prompt, bar)
    note = Msg("{n} lessons given", one="{n} lesson given", n=len(offers))
    nothing = Msg("No lesson was given yet")
    return ChoosingModel(
        frame, Msg("Given: to whom, by which day, how many passed"), note, offers, nothing=nothing
    )


def lessons_offered(lessons: Sequence[Lesson]) -> tuple[OfferModel, ...]:
    """Offer every lesson of the course."""
    return tuple(
        OfferModel(
            one.key,
            f"{number}. {one.title}",
            Msg("Level {level}, about {n} min", level=one.level, n=one.minutes),
        )
        for number, one in enumerate(lessons, 1)
    )


def learners_offered(people: People, lesson: str) -> tuple[OfferModel, ...]:
    """Offer the classes, then everybody who learns, with who has passed the lesson already."""
    passed = {one.key for one in people.trainees() if lesson in people.passed(one.key)}
    offers = []
    for name in people.groups():
        meant = people.trainees(name)
        done = sum(one.key in passed for one in meant)
        told = Msg("{passed} of {all} passed", passed=done, all=len(meant))
        offers.append(OfferModel(GROUP + name, name, told))
    for one in people.trainees():
        standing = Msg("Passed already") if one.key in passed else one.group
        offers.append(OfferModel(PERSON + one.key, one.name, standing))
    return tuple(offers)


def days_offered(now: datetime) -> tuple[OfferModel, ...]:
    """Offer the days until which it can be due: two weeks of days, then weeks."""
    days = ((now.date() + timedelta(days=away), away) for away in _DAYS)
    return tuple(
        OfferModel(day.isoformat(), day.strftime("%d %b"), _away(away)) for day, away in days
    )


def given_words(learning: Learning, one: Assignment) -> str:
    """Say what was given: the lesson, to whom, and by which day."""
    return Msg(
        "{lesson}: {who}, by {day}",
        lesson=_title(learning, one.lesson),
        who=_who(learning.people, one),
        day=one.due.strftime("%d %b"),
    )


def _offer(learning: Learning, one: Assignment, today: date, *, is_chosen: bool) -> OfferModel:
    people = learning.people
    meant = [person for person in people.trainees() if one.is_for(person)]
    passed = sum(one.lesson in people.passed(person.key) for person in meant)
    detail = Msg(
        "{who}, {day}, {passed} of {all}",
        who=_who(people, one),
        day=one.due.strftime("%d %b"),
        passed=passed,
        all=len(meant),
    )
    mark = Mark.PICKED if is_chosen else Mark.PLAIN
    if not is_chosen and one.due < today and passed < len(meant):
        mark = Mark.WRONG
    return OfferModel(one.key, _title(learning, one.lesson), detail, mark)


def _title(learning: Learning, key: str) -> str:
    return learning.lesson(key).title if learning.number(key) else key


def _who(people: People, one: Assignment) -> str:
    known = people.persons.get(one.person)
    return known.name if known else one.group or one.person


def _withdraw(people: People, chosen: str) -> BarButton:
    state, reason = ActionState.AVAILABLE, ""
    if chosen not in people.assignments:
        state, reason = ActionState.NOT_YET, Msg("Touch a given lesson")
    about = Msg("Need not be done")
    return BarButton(ActionModel(WITHDRAW, Msg("WITHDRAW"), "cross", about, state, reason), 400)


def _give() -> BarButton:
    about = Msg("Lesson, class or name, day")
    give = ActionModel(GIVE, Msg("ASSIGN A LESSON"), "list", about, ActionState.NEXT)
    return BarButton(give, 560, is_far=True)


def _away(days: int) -> str:
    if days > 1:
        return Msg("In {n} days", n=days)
    return Msg("Tomorrow") if days else Msg("Today")
