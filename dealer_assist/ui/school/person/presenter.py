"""PERSON: how far a trainee is, as the trainer sees it, and what can be given."""

from collections.abc import Iterator
from datetime import datetime

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import Progress
from dealer_assist.ui.models.frame import BarButton, HeadFact
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.class_list.presenter import given_by
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.person.model import CommentsTouched, HelpGiven, PersonTouch
from dealer_assist.ui.school.progress import presenter as p
from dealer_assist.ui.school.progress.model import AttemptsTouched, ProgressModel, SpanTouched
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class Reviewed(Value):
    """Somebody whom the trainer reviews.

    `lesson` is the one that would help, for the skill that was touched or the weakest.
    """

    person: Person
    way: Progress
    comments: int
    lesson: Lesson | None
    weeks: int = p.SHORT_WEEKS
    skill: str = ""
    said: str = ""


def person_model(reviewed: Reviewed, now: datetime) -> ProgressModel[PersonTouch]:
    """Show skills, errors a week and pace of a trainee; the buttons lead on from there."""
    person = reviewed.person
    facts = [HeadFact(person.name, caption=Msg("Trainee"))]
    if person.group:
        facts.append(HeadFact(person.group, caption=Msg("Class")))
    line = reviewed.said or Msg("How far {name} is", name=person.name)
    prompt = PromptModel(line, is_sentence=bool(reviewed.said))
    bar = tuple(_bar(reviewed, now))
    around = frame(Msg("PERSON"), tuple(facts), prompt, bar, now.strftime("%H:%M"))
    skills = reviewed.way.skills
    pick = next((one for one in skills if one.skill.key == reviewed.skill), None)
    return p.shown(around, reviewed.way, pick)


def _bar(reviewed: Reviewed, now: datetime) -> Iterator[BarButton[PersonTouch]]:
    yield BarButton(Button(BackTouched(), Msg("CLASS"), "arrow-left"), 260)
    if reviewed.weeks == p.SHORT_WEEKS:
        span = Button(SpanTouched(p.LONG_WEEKS), Msg("HALF A YEAR"), "chart")
    else:
        span = Button(SpanTouched(p.SHORT_WEEKS), Msg("8 WEEKS"), "chart")
    yield BarButton(span, 300)
    yield _list(AttemptsTouched(), Msg("ATTEMPTS"), "history", reviewed.way.attempts)
    yield _list(CommentsTouched(), Msg("COMMENTS"), "speech", reviewed.comments)
    if reviewed.lesson is not None:
        given = given_by(reviewed.lesson, now)
        yield onward(HelpGiven(), Msg("ASSIGN LESSON"), "list", given)


def _list(touch: PersonTouch, label: str, icon: str, count: int) -> BarButton[PersonTouch]:
    listed = Button(touch, label, icon, str(count))
    return BarButton(listed.unless("" if count else Msg("None yet")), 310)
