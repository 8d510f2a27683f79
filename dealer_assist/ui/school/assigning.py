"""ASSIGN under way: what was given, then a lesson, for whom, and until when."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Assigned, AssignmentWithdrawn
from dealer_assist.school.people.people import Person
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import assigning as a
from dealer_assist.ui.presenters.school import class_list as cl
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.offering import Offering, offer

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


def give(school: "SchoolController", trainer: Person, person: Person, lesson: Lesson) -> str:
    """Give somebody a lesson for the usual days, and say so; given twice is given once."""
    if all(one.lesson != lesson.key for one in school.services.people.assigned_to(person)):
        day = cl.due_day(school.learning.now).isoformat()
        school.services.keep(
            Assigned(secrets.token_hex(8), lesson.key, day, person=person.key, by=trainer.name)
        )
    return Msg("{name} has the lesson: {lesson}", name=person.name, lesson=lesson.title)


class Assigning:
    """The screens in which a trainer gives lessons; `back` leads to the class."""

    def __init__(
        self, school: "SchoolController", trainer: Person, back: Callable[[], None]
    ) -> None:
        self._school, self._trainer, self._back = school, trainer, back
        self._chosen, self._said = "", ""

    def open(self) -> None:
        """Show what was given."""
        screen = ChoosingScreen(self._school.context, self._school)

        def draw() -> None:
            screen.show_state(a.assigned_model(self._school.learning, self._chosen, self._said))

        self._school.show_screen(screen, draw, self._answer)

    def _answer(self, action: object) -> None:
        match action:
            case Pick(value=str(key)):
                self._chosen = "" if key == self._chosen else key
                self._said = ""
                self._school.redraw()
            case a.WITHDRAW:
                self._withdraw()
            case a.GIVE:
                self._said = ""
                self._choose_lesson()
            case _:
                self._back()

    def _withdraw(self) -> None:
        school = self._school
        one = school.services.people.assignments.get(self._chosen)
        if one is not None:
            school.services.keep(AssignmentWithdrawn(one.key))
            self._said = Msg("Withdrawn: {given}", given=a.given_words(school.learning, one))
        self._chosen = ""
        school.redraw()

    def _choose_lesson(self) -> None:
        offers = a.lessons_offered(self._school.learning.lessons)
        which = Offering(Msg("All lessons"), Msg("Touch the lesson to give"), offers, Msg("BACK"))
        offer(self._school, which, self._choose_learner, self.open)

    def _choose_learner(self, lesson: str) -> None:
        offers = a.learners_offered(self._school.services.people, lesson)
        title = self._school.learning.lesson(lesson).title
        who = Offering(title, Msg("Who shall do it?"), offers, Msg("BACK"))
        offer(
            self._school,
            who,
            lambda learner: self._choose_day(lesson, learner),
            self._choose_lesson,
        )

    def _choose_day(self, lesson: str, learner: str) -> None:
        offers = a.days_offered(self._school.learning.now)
        title = self._school.learning.lesson(lesson).title
        day = Offering(title, Msg("By which day?"), offers, Msg("BACK"))
        offer(
            self._school,
            day,
            lambda due: self._give(lesson, learner, due),
            lambda: self._choose_learner(lesson),
        )

    def _give(self, lesson: str, learner: str, due: str) -> None:
        """Put it on record; what the same people had of it before is withdrawn."""
        school = self._school
        group = learner.removeprefix(a.GROUP) if learner.startswith(a.GROUP) else ""
        person = "" if group else learner.removeprefix(a.PERSON)
        people = school.services.people
        earlier = [
            one.key
            for one in people.assignments.values()
            if (one.lesson, one.group, one.person) == (lesson, group, person)
        ]
        key = secrets.token_hex(8)
        given = Assigned(key, lesson, due, group, person, self._trainer.name)
        school.services.keep(given, *map(AssignmentWithdrawn, earlier))
        words = a.given_words(school.learning, people.assignments[key])
        self._chosen, self._said = "", Msg("Given: {it}", it=words)
        self.open()
