"""PERSON: how far a trainee is, as the trainer sees it, and what can be given."""

from datetime import datetime

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import Progress
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.school.progress import ProgressModel
from dealer_assist.ui.presenters.school import progress as p
from dealer_assist.ui.presenters.school.class_list import given_by
from dealer_assist.ui.presenters.school.learning import TRAINING

CLASS, WEEKS, ATTEMPTS, COMMENTS, GIVE = "class", "weeks", "attempts", "comments", "give"


@frozen
class Reviewed:
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


def person_model(reviewed: Reviewed, now: datetime) -> ProgressModel:
    """Show skills, errors a week and pace of a trainee; the buttons lead on from there."""
    person = reviewed.person
    facts = [FactModel(person.name, caption=Msg("Trainee"))]
    if person.group:
        facts.append(FactModel(person.group, caption=Msg("Class")))
    line = reviewed.said or Msg("How far {name} is", name=person.name)
    frame = FrameModel(
        TRAINING,
        Msg("PERSON"),
        tuple(facts),
        PromptModel(line, "", is_sentence=bool(reviewed.said)),
        "",
        _bar(reviewed, now),
        now.strftime("%H:%M"),
        Msg("Simulated devices"),
    )
    skills = reviewed.way.skills
    pick = next((one for one in skills if one.skill.key == reviewed.skill), None)
    return p.shown(frame, reviewed.way, pick)


def _bar(reviewed: Reviewed, now: datetime) -> tuple[BarButton, ...]:
    is_short = reviewed.weeks == p.SHORT_WEEKS
    span = Msg("HALF A YEAR") if is_short else Msg("8 WEEKS")
    bar = [
        BarButton(ActionModel(CLASS, Msg("CLASS"), "arrow-left"), 260),
        BarButton(ActionModel(WEEKS, span, "chart"), 300),
        _list(ATTEMPTS, Msg("ATTEMPTS"), "history", reviewed.way.attempts),
        _list(COMMENTS, Msg("COMMENTS"), "speech", reviewed.comments),
    ]
    if reviewed.lesson is not None:
        given = given_by(reviewed.lesson, now)
        give = ActionModel(GIVE, Msg("ASSIGN LESSON"), "list", given, ActionState.NEXT)
        bar.append(BarButton(give, 560, is_far=True))
    return tuple(bar)


def _list(key: str, label: str, icon: str, count: int) -> BarButton:
    state, reason = ActionState.AVAILABLE, ""
    if not count:
        state, reason = ActionState.NOT_YET, Msg("None yet")
    return BarButton(ActionModel(key, label, icon, str(count), state, reason), 310)
