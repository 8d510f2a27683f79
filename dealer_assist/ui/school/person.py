"""PERSON: a trainer reviews one trainee, replays, comments, and gives a lesson."""

from collections.abc import Iterator
from datetime import datetime
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person, past_of
from dealer_assist.school.people.progress import Progress, progress_of, row_of
from dealer_assist.ui.school.assignment import give, given_by, lesson_for
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.lists import ListFlow, comments_offered, person_attempts_page
from dealer_assist.ui.school.progress import (
    LONG_WEEKS,
    SHORT_WEEKS,
    AttemptsTouched,
    SkillTouched,
    SpanTouched,
    way_page,
)
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value


class CommentsTouched(Value):
    """The comments on somebody's attempts."""


class HelpGiven(Value):
    """The lesson that would help is given."""


class NewPinTouched(Value):
    """They choose another PIN at their next sign-in."""


PersonTouch: TypeAlias = (
    SkillTouched
    | SpanTouched
    | AttemptsTouched
    | BackTouched
    | CommentsTouched
    | HelpGiven
    | NewPinTouched
)


class Reviewed(Value):
    """Somebody whom the trainer reviews.

    `lesson` is the one that would help, for the skill that was touched or the weakest.
    """

    person: Person
    way: Progress
    comments: int
    lesson: Lesson | None
    weeks: int = SHORT_WEEKS
    skill: str = ""
    said: str = ""


class PersonFlow(SchoolFlow[Page[PersonTouch], PersonTouch]):
    """The page about one trainee."""

    help_topic = "school.person"

    def __init__(self, school: School, trainee: Person) -> None:
        super().__init__(school)
        self._person = trainee
        self._weeks, self._skill, self._said = SHORT_WEEKS, "", ""

    def shown(self) -> Page[PersonTouch]:
        """Return skills, errors and pace."""
        people, learning = self.school.people, self.school.learning
        way = progress_of(self._person, people, learning.now, self._weeks, learning.lessons)
        comments = len(comments_offered(people, self._person.key))
        reviewed = Reviewed(
            people.persons[self._person.key],
            way,
            comments,
            self._lesson(),
            self._weeks,
            self._skill,
            self._said,
        )
        return person_page(reviewed, learning.now)

    def take(self, touch: PersonTouch) -> Step:
        """Choose a skill or a span, look at attempts and comments, give the lesson that helps."""
        self._said = ""
        match touch:
            case SkillTouched(skill):
                self._skill = skill
                return Stay()
            case SpanTouched(weeks):
                self._weeks = weeks
                return Stay()
            case AttemptsTouched():
                return Show(self._attempts())
            case CommentsTouched():
                return Show(self.school.flows.comments(self._person.key))
            case HelpGiven():
                if (lesson := self._lesson()) is not None:
                    self._said = give(self.school, self._person, lesson)
                return Stay()
            case NewPinTouched():
                by, name = self.school.learning.person.name, self._person.name
                self.school.services.register.pins.forget(self._person, by)
                self._said = Msg("{name} chooses a new PIN at the next sign-in", name=name)
                return Stay()
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def _lesson(self) -> Lesson | None:
        learning = self.school.learning
        lessons = {lesson.key: lesson for lesson in learning.lessons}
        row = row_of(self._person, self.school.people, lessons, learning.now)
        return lesson_for(row, learning.lessons, self._skill)

    def _attempts(self) -> ListFlow[str]:
        """Offer the attempts; touched, one is replayed and can be commented on."""
        past = past_of(self.school.people, self._person.key)
        return ListFlow(
            self.school,
            lambda turned: person_attempts_page(
                self.school.learning, self._person.name, past, turned
            ),
            lambda key: Show(self.school.flows.replay(ReplayedAttempt(key))),
        )


def person_page(reviewed: Reviewed, now: datetime) -> Page[PersonTouch]:
    """Return skills, errors a week and pace of a trainee; the buttons lead on from there."""
    person = reviewed.person
    facts = [HeadFact(person.name, caption=Msg("Trainee"))]
    if person.group:
        facts.append(HeadFact(person.group, caption=Msg("Class")))
    line = reviewed.said or Msg("How far {name} is", name=person.name)
    prompt = PromptModel(line, is_sentence=bool(reviewed.said))
    bar = tuple(_bar(reviewed, now))
    around = frame(Msg("PERSON"), tuple(facts), prompt, bar, now.strftime("%H:%M"))
    skills = reviewed.way.skills
    pick = next((skill for skill in skills if skill.skill.key == reviewed.skill), None)
    return way_page(around, reviewed.way, pick)


def _bar(reviewed: Reviewed, now: datetime) -> Iterator[BarButton[PersonTouch]]:
    yield BarButton(Button(BackTouched(), Msg("CLASS"), "arrow-left"), 260)
    if reviewed.weeks == SHORT_WEEKS:
        span = Button(SpanTouched(LONG_WEEKS), Msg("HALF A YEAR"), "chart")
    else:
        span = Button(SpanTouched(SHORT_WEEKS), Msg("8 WEEKS"), "chart")
    yield BarButton(span, 300)
    yield _list(AttemptsTouched(), Msg("ATTEMPTS"), "history", reviewed.way.attempts)
    yield _list(CommentsTouched(), Msg("COMMENTS"), "speech", reviewed.comments)
    why = "" if reviewed.person.has_pin else Msg("None chosen yet")
    yield BarButton(Button(NewPinTouched(), Msg("NEW PIN"), "padlock").unless(why), 230)
    if reviewed.lesson is not None:
        given = given_by(reviewed.lesson, now)
        yield onward(HelpGiven(), Msg("ASSIGN LESSON"), "list", given)


def _list(touch: PersonTouch, label: str, icon: str, count: int) -> BarButton[PersonTouch]:
    listed = Button(touch, label, icon, str(count))
    return BarButton(listed.unless("" if count else Msg("None yet")), 310)
