"""CLASS: a trainer sees everybody, gives lessons and tests, and goes to the other subjects."""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.people.progress import ClassRow, class_of
from dealer_assist.ui.school.assign.assignment import give
from dealer_assist.ui.school.class_list.model import (
    AssignTouched,
    ClassModel,
    ClassTouch,
    ExamGiven,
    FindTouched,
    GroupTouched,
    PersonTouched,
    TraineeTouched,
    ViewTouched,
)
from dealer_assist.ui.school.class_list.presenter import (
    ClassShown,
    called,
    class_model,
    lesson_for,
)
from dealer_assist.ui.school.school import School, SchoolFlow, written
from dealer_assist.ui.school.trainer import Subject, SubjectTouched, export, gone_to, lists
from dealer_assist.ui.toolkit.flow import AskText, Back, Show, Stay, Step
from dealer_assist.value import replace


class ClassFlow(SchoolFlow[ClassModel, ClassTouch]):
    """The first page of a trainer; `said` is what was just done elsewhere."""

    help_topic = "school.class_list"

    def __init__(self, school: School, said: str = "") -> None:
        super().__init__(school)
        self._shown = ClassShown(said=said)

    def shown(self) -> ClassModel:
        """Show the class."""
        learning, groups = self.school.learning, self.school.people.groups()
        return class_model(
            self._rows(), learning.person, self._shown, learning.lessons, learning.now, groups
        )

    def take(self, touch: ClassTouch) -> Step:
        """Choose somebody and what to do about them, or another subject."""
        shown = self._shown = replace(self._shown, said="")
        chosen = self.school.people.persons.get(shown.chosen)
        match touch:
            case GroupTouched(group):
                self._shown = replace(shown, group=group, chosen="")
            case FindTouched() if shown.wanted:
                self._shown = replace(shown, wanted="")
            case FindTouched():
                about = Msg("A part of it is enough")
                return written(AskText(Msg("Whose name?"), about, self._find, least_words=1))
            case ViewTouched(view):
                self._shown = replace(shown, view=view)
            case TraineeTouched(person):
                self._shown = replace(shown, chosen=person)
            case PersonTouched():
                return Show(self.school.flows.person(chosen)) if chosen else Stay()
            case ExamGiven():
                return Show(self.school.flows.exam_start(chosen)) if chosen else Stay()
            case AssignTouched():
                self._assign()
            case SubjectTouched(Subject.CLASS):
                pass
            case SubjectTouched(Subject.EXPORT):
                self._shown = replace(shown, said=export(self.school))
            case SubjectTouched(Subject.IMPORT):
                return Show(lists(self.school, self._brought_in))
            case SubjectTouched(subject):
                return gone_to(self.school, subject)
            case _:
                assert_never(touch)
        return Stay()

    def _find(self, name: str) -> Step:
        """Show those of a name; the only one is chosen as if touched."""
        everybody = self._shown
        self._shown = replace(everybody, wanted=name.strip(), chosen="")
        found = self._rows()
        if not found:
            self._shown = replace(everybody, said=Msg("Nobody has {name} in the name", name=name))
        elif len(found) == 1:
            self._shown = replace(self._shown, chosen=found[0].person.key)
        return Stay()

    def _brought_in(self, said: str) -> Step:
        self._shown = replace(self._shown, said=said)
        return Back()

    def _rows(self) -> tuple[ClassRow, ...]:
        learning = self.school.learning
        lessons = {one.key: one for one in learning.lessons}
        rows = class_of(self.school.people, lessons, learning.now, self._shown.group)
        if self._shown.wanted:
            rows = called(rows, self._shown.wanted)
        if refusal := learning.exam_refusal:
            return tuple(replace(one, exam_refusal=refusal) for one in rows)
        return rows

    def _assign(self) -> None:
        """Give the lesson of the weakest skill."""
        row = next((one for one in self._rows() if one.person.key == self._shown.chosen), None)
        lesson = lesson_for(row, self.school.learning.lessons) if row else None
        if row is not None and lesson is not None:
            self._shown = replace(self._shown, said=give(self.school, row.person, lesson))
