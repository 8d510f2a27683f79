"""PERSON: a trainer reviews one trainee, replays, comments, and gives a lesson."""

from collections.abc import Iterator
from datetime import datetime
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person, past_of
from dealer_assist.school.people.progress import Progress, progress_of, row_of
from dealer_assist.ui.school.assignment import give, given_by, lesson_for
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.identity import confirmed
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.lists import (
    ListFlow,
    ListTouch,
    Offer,
    OfferTouched,
    comments_offered,
    list_page,
    person_attempts_page,
)
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
from dealer_assist.ui.toolkit.flow import Back, Home, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value


class CommentsTouched(Value):
    """The comments on somebody's attempts."""


class HelpGiven(Value):
    """The lesson that would help is given."""


class OwnNameAsked(Value):
    """What is to become of the name: a new PIN, or nothing."""


class NameChoice(Enum):
    """What a trainer does with a name."""

    NEW_PIN = "new pin"
    DELETE = "delete"


PersonTouch: TypeAlias = (
    SkillTouched
    | SpanTouched
    | AttemptsTouched
    | BackTouched
    | CommentsTouched
    | HelpGiven
    | OwnNameAsked
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
            case OwnNameAsked():
                return Show(self._name())
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def _lesson(self) -> Lesson | None:
        learning = self.school.learning
        lessons = {lesson.key: lesson for lesson in learning.lessons}
        row = row_of(self._person, self.school.people, lessons, learning.now)
        return lesson_for(row, learning.lessons, self._skill)

    def _name(self) -> ListFlow[NameChoice]:
        """Offer what can be done with the name."""
        has_pin = self.school.people.persons[self._person.key].has_pin
        return ListFlow(
            self.school,
            lambda turned: name_page(
                self.school.learning, self._person.name, turned, has_pin=has_pin
            ),
            self._named,
        )

    def _named(self, choice: NameChoice) -> Step:
        name, register = self._person.name, self.school.services.register
        match choice:
            case NameChoice.NEW_PIN:
                register.pins.forget(self._person, self.school.learning.person.name)
                self._said = Msg("{name} chooses a new PIN at the next sign-in", name=name)
                return Back()
            case NameChoice.DELETE:
                about = Msg("{name} is deleted for good. Your PIN", name=name)
                return confirmed(self.school, about, self._deleted)
            case _:
                assert_never(choice)

    def _deleted(self) -> Step:
        self.school.services.register.forget(self._person)
        return Home(Msg("{name} is deleted. Results stay without a name", name=self._person.name))

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


def name_page(
    learning: Learning, name: str, turned: int | None, *, has_pin: bool
) -> Page[ListTouch[NameChoice]]:
    """Offer a new PIN, where one was chosen, and to delete the name."""
    pin = Offer(OfferTouched(NameChoice.NEW_PIN), Msg("New PIN"), Msg("Chosen at the next sign-in"))
    gone = Offer(
        OfferTouched(NameChoice.DELETE), Msg("Delete the name"), Msg("Results stay without a name")
    )
    offers = (pin, gone) if has_pin else (gone,)
    ask = PromptModel(Msg("What about {name}?", name=name))
    return list_page(learning, name, ask, offers, turned, back=Msg("BACK"))


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
    yield BarButton(Button(OwnNameAsked(), Msg("NAME"), "person"), 230)
    if reviewed.lesson is not None:
        given = given_by(reviewed.lesson, now)
        yield onward(HelpGiven(), Msg("ASSIGN LESSON"), "list", given)


def _list(touch: PersonTouch, label: str, icon: str, count: int) -> BarButton[PersonTouch]:
    listed = Button(touch, label, icon, str(count))
    return BarButton(listed.unless("" if count else Msg("None yet")), 310)
