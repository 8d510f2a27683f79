"""What a trainer does at the school: looks at a class, gives lessons, comments on attempts."""

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import ClassRow, class_of
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.presenters.school import class_list as cl
from dealer_assist.ui.presenters.school.offices import exams_offered
from dealer_assist.ui.school import trainer_frame as tf
from dealer_assist.ui.school.assigning import Assigning, give
from dealer_assist.ui.school.class_screen import ClassScreen
from dealer_assist.ui.school.examining import Examining
from dealer_assist.ui.school.offering import Offering, offer
from dealer_assist.ui.school.reviewing import Reviewing, offer_comments

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController

_EXPORTED = "class.csv"


class Teaching:
    """The screens of one trainer, from the card until the way out."""

    def __init__(self, school: "SchoolController", trainer: Person) -> None:
        self._school, self._trainer = school, trainer
        self._group, self._chosen, self._said = "", "", ""
        self._view = cl.RIGHT

    def open_class(self) -> None:
        """Show the class."""
        screen = ClassScreen(self._school.context, self._school)

        def draw() -> None:
            lessons = self._school.learning.lessons
            now = self._school.learning.now
            screen.show_state(
                cl.class_model(
                    self._rows(),
                    self._trainer,
                    self._group,
                    self._chosen,
                    lessons,
                    now,
                    self._said,
                    self._school.services.people.groups(),
                    self._view,
                )
            )

        self._school.show_screen(screen, draw, self._answer)

    def open_lessons(self) -> None:
        """Show the lesson maker."""
        from dealer_assist.ui.school.making import Making  # with the first lesson that is made

        Making(self._school, self._trainer, self.go).open()

    def go(self, subject: object) -> None:
        """Go to a subject of the rail."""
        match subject:
            case tf.LOCK:
                self._school.open_who()
            case tf.LESSONS:
                self.open_lessons()
            case tf.ASSIGN:
                Assigning(self._school, self._trainer, self.open_class).open()
            case tf.EXAMS:
                self._open_exams()
            case tf.COMMENTS:
                offer_comments(self._school, self.open_class)
            case tf.IMPORT:
                self._open_import()
            case tf.EXPORT:
                text = cl.as_csv(self._school.services.people, self._rows())
                self._said = self._school.services.export(_EXPORTED, text)
                self.open_class()
            case tf.CLASS:
                self.open_class()

    def _rows(self) -> tuple[ClassRow, ...]:
        school = self._school
        lessons = {one.key: one for one in school.learning.lessons}
        rows = class_of(school.services.people, lessons, school.learning.now, self._group)
        if refusal := school.learning.exam_refusal:
            return tuple(replace(one, exam_refusal=refusal) for one in rows)
        return rows

    def _answer(self, action: object) -> None:
        self._said = ""
        match action:
            case Pick(value=str(key)) if key.startswith(cl.GROUP):
                self._group, self._chosen = key.removeprefix(cl.GROUP), ""
            case Pick(value=str(key)) if key.startswith(cl.VIEW):
                self._view = key.removeprefix(cl.VIEW)
            case Pick(value=str(key)):
                self._chosen = key
            case cl.TEST:
                person = self._school.services.people.persons[self._chosen]
                Examining(self._school, self.open_class).open_start(person)
                return
            case cl.ASSIGN:
                self._assign()
            case cl.PERSON:
                self._open_person()
                return
            case _:
                self.go(action)
                return
        self._school.redraw()

    def _open_exams(self) -> None:
        """Show every test; one that is open goes on, one on record is looked at."""
        people = self._school.services.people
        offers = exams_offered(self._school.learning, people)

        def chosen(key: str) -> None:
            Examining(self._school, self._open_exams).open(key)

        tests = Offering(Msg("Table tests"), Msg("Touch a test"), offers)
        offer(self._school, tests, chosen, self.open_class)

    def _open_import(self) -> None:
        """Show the lists that lie in the school's folder or on a stick; one touched is read."""
        services = self._school.services
        offers = [OfferModel(key, name, place) for key, name, place in services.lists()]

        def chosen(key: str) -> None:
            self._said = services.bring_in(key)
            self.open_class()

        lists = Offering(Msg("Class lists (CSV)"), Msg("Touch the list to bring in"), offers)
        offer(self._school, lists, chosen, self.open_class)

    def _assign(self) -> None:
        """Give the lesson of the weakest skill."""
        row = next((one for one in self._rows() if one.person.key == self._chosen), None)
        lesson = cl.lesson_for(row, self._school.learning.lessons) if row else None
        if row is not None and lesson is not None:
            self._said = give(self._school, self._trainer, row.person, lesson)

    def _open_person(self) -> None:
        """Show how far somebody is."""
        Reviewing(self._school, self._trainer, self._chosen, self.open_class).open()
