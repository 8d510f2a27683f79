"""CLASS: a row a trainee, a cell a skill; a trainer gives lessons and tests from here."""

import unicodedata
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import PlacementUndone
from dealer_assist.school.people.people import Person, folded, told_apart
from dealer_assist.school.people.progress import ClassRow, State, class_of
from dealer_assist.school.people.skills import SKILLS
from dealer_assist.ui.school.assignment import give, given_by, lesson_for
from dealer_assist.ui.school.class_rows import (
    ORDERS,
    SIDE,
    VIEWS,
    ClassOrder,
    ClassView,
    TraineeTouched,
    after,
    class_list,
    columns_for,
    in_order,
    trainee_of,
)
from dealer_assist.ui.school.frame import TRAINING, onward
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.school import School, SchoolFlow, written
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.school.trainer import (
    Subject,
    SubjectTouched,
    gone_to,
    lists,
    rail,
)
from dealer_assist.ui.toolkit.flow import AskText, Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Node,
    Page,
    Panel,
    Pick,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, FrameHead, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value, replace


class GroupTouched(Value):
    """A class, or all."""

    group: str


class FindTouched(Value):
    """Those of a name, or everybody again."""


class ViewTouched(Value):
    """Another way to show the skills."""

    view: ClassView


class SortTouched(Value):
    """The next order of the rows."""


class PersonTouched(Value):
    """How far the chosen one is."""


class ExamGiven(Value):
    """A table test for the chosen one."""


class SetBackTouched(Value):
    """What a placement has shown of the chosen one is to be passed after all."""


class AssignTouched(Value):
    """The lesson that helps the chosen one most is given."""


ClassTouch: TypeAlias = (
    GroupTouched
    | FindTouched
    | SortTouched
    | ViewTouched
    | TraineeTouched
    | PersonTouched
    | ExamGiven
    | AssignTouched
    | SetBackTouched
    | SubjectTouched
    | Turned
)


class ClassShown(Value):
    """What a trainer looks at: a class or all, one trainee of it, and how skills are shown.

    `wanted` is what was written to find somebody by.
    """

    group: str = ""
    wanted: str = ""
    chosen: str = ""
    view: ClassView = ClassView.RIGHT
    order: ClassOrder = ClassOrder.NAME
    said: str = ""


class ClassFlow(SchoolFlow[Page[ClassTouch], ClassTouch]):
    """The first page of a trainer; `said` is what was just done elsewhere."""

    help_topic = "school.class_list"

    def __init__(self, school: School, said: str = "") -> None:
        super().__init__(school)
        self._shown = ClassShown(said=said)

    def shown(self) -> Page[ClassTouch]:
        """Return the class."""
        learning, groups = self.school.learning, self.school.people.groups()
        rows = self._rows()
        if not rows and self._shown.wanted:  # who was found is deleted
            self._shown = replace(self._shown, wanted="")
            rows = self._rows()
        return class_page(
            rows,
            learning.person,
            self._shown,
            learning.lessons,
            learning.now,
            groups,
            self.turned(),
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
                about = Msg("A part is enough")
                return written(AskText(Msg("Whose name?"), about, self._find, least_words=1))
            case SortTouched():
                self._shown = replace(shown, order=after(shown.order))
                return self.turn(Turned("", 0))
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
            case SetBackTouched():
                self._set_back()
            case Turned():
                return self.turn(touch)
            case SubjectTouched(Subject.CLASS):
                pass
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
            self._shown = replace(everybody, said=Msg("No name contains {name}", name=name))
        elif len(found) == 1:
            self._shown = replace(self._shown, chosen=found[0].person.key)
        return Stay()

    def _brought_in(self, said: str) -> Step:
        self._shown = replace(self._shown, said=said)
        return Back()

    def _rows(self) -> tuple[ClassRow, ...]:
        learning = self.school.learning
        lessons = {lesson.key: lesson for lesson in learning.lessons}
        rows = class_of(self.school.people, lessons, learning.now, self._shown.group)
        if self._shown.wanted:
            rows = called(rows, self._shown.wanted)
        rows = in_order(rows, self._shown.order)
        if refusal := learning.exam_refusal:
            return tuple(replace(class_row, exam_refusal=refusal) for class_row in rows)
        return rows

    def _set_back(self) -> None:
        """Take the placement of the chosen one back."""
        if (chosen := self.school.people.persons.get(self._shown.chosen)) is not None:
            by = self.school.learning.person.name
            self.school.services.register.keep(PlacementUndone(chosen.key, by))
            said = Msg("{name} is set back: no lesson counts as known", name=chosen.name)
            self._shown = replace(self._shown, said=said)

    def _assign(self) -> None:
        """Assign the lesson of the weakest skill."""
        row = next(
            (class_row for class_row in self._rows() if class_row.person.key == self._shown.chosen),
            None,
        )
        lesson = lesson_for(row, self.school.learning.lessons) if row else None
        if row is not None and lesson is not None:
            self._shown = replace(self._shown, said=give(self.school, row.person, lesson))


_MOST_GROUPS = 4
_FIND_FROM = 8
"""A class that may not fit on a page: from here on somebody can be found by name."""
_TABS, _TAB = 72.0, 146.0


def class_page(
    rows: Sequence[ClassRow],
    trainer: Person,
    shown: ClassShown,
    lessons: Sequence[Lesson],
    now: datetime,
    groups: Sequence[str] = (),
    turned: int | None = None,
) -> Page[ClassTouch]:
    """Return a class under its tabs; the buttons are about the trainee that was touched."""
    chosen = next((class_row for class_row in rows if class_row.person.key == shown.chosen), None)
    lesson = lesson_for(chosen, lessons) if chosen else None
    facts = (
        HeadFact(shown.group or Msg("All classes"), caption=Msg("Class")),
        HeadFact(Msg("{n} trainees", one="{n} trainee", n=len(rows))),
        HeadFact(trainer.name, caption=Msg("Trainer")),
    )
    head = FrameHead(Msg("SCHOOL"), facts, clock=now.strftime("%H:%M"))
    bar = tuple(_bar(chosen, lesson, now)) if rows else (_to_import(),)
    around: ScreenFrame[ClassTouch] = ScreenFrame(TRAINING, head, rail=rail(Subject.CLASS), bar=bar)
    skills, names = columns_for(rows), told_apart(class_row.person for class_row in rows)
    lines = tuple(
        trainee_of(
            class_row,
            names[class_row.person.key],
            now,
            shown.view,
            skills,
            is_selected=class_row is chosen,
        )
        for class_row in rows
    )
    heads = tuple(SKILLS[key].short for key in skills)
    listed = class_list(heads, lines, shown.view, shown.said, turned)
    body = column(_tabs(shown, groups, len(rows)), Panel(listed, pad=(SIDE, 0)), gap=GAP)
    return Page(body, around)


def _tabs(shown: ClassShown, groups: Sequence[str], count: int) -> Node:
    """Return the classes, the way to find somebody, and the ways to show the skills."""
    named = ("", *groups)[: _MOST_GROUPS + 1] if groups else ()
    tabs: list[Choice[ClassTouch]] = [
        Choice(GroupTouched(one), one or Msg("All"), one == shown.group) for one in named
    ]
    if count >= _FIND_FROM or shown.wanted:
        tabs.append(Choice(FindTouched(), Msg("FIND"), bool(shown.wanted), shown.wanted))
    if count >= _FIND_FROM:
        order = Msg("SORT") if shown.order is ClassOrder.NAME else ORDERS[shown.order]
        tabs.append(Choice(SortTouched(), order, shown.order is not ClassOrder.NAME))
    views = [Choice(ViewTouched(one), label, one is shown.view) for one, label in VIEWS.items()]
    picks = (Pick(tab).of(_TAB) for tab in tabs), (Pick(choice).of(_TAB) for choice in views)
    return row(*picks[0], space(), *picks[1], gap=GAP).of(_TABS)


def called(rows: Sequence[ClassRow], wanted: str) -> tuple[ClassRow, ...]:
    """Return those whose name has it in it; capitals and accents do not matter."""
    return tuple(class_row for class_row in rows if _plain(wanted) in _plain(class_row.person.name))


def _plain(name: str) -> str:
    parted = unicodedata.normalize("NFD", folded(name)).replace("đ", "d")
    return "".join(one for one in parted if not unicodedata.combining(one))


def _to_import() -> BarButton[ClassTouch]:
    """Return the way on from a class of nobody."""
    touch, about = SubjectTouched(Subject.IMPORT), Msg("A class list (CSV)")
    return onward(touch, Msg("IMPORT"), "plus", about, 540)


def _bar(
    row: ClassRow | None, lesson: Lesson | None, now: datetime
) -> Iterator[BarButton[ClassTouch]]:
    if row is None:
        person = Button(PersonTouched(), Msg("TRAINEE"), "person")
        yield BarButton(person.unless(Msg("Touch a trainee first")), 400)
        return
    name, about = row.person.name, Msg("Attempts and comments")
    yield BarButton(Button(PersonTouched(), name.upper(), "person", about), 400)
    is_ready = row.state is State.EXAM_READY
    state = ActionState.NEXT if is_ready else ActionState.AVAILABLE
    exam = Button(ExamGiven(), Msg("START AN EXAM"), "flag", name, state)
    yield BarButton(exam.unless(row.exam_refusal), 430)
    if row.known:
        known = Msg("{n} known by placement", n=row.known)
        yield BarButton(Button(SetBackTouched(), Msg("SET BACK"), "history", known), 330)
    if lesson is not None:
        state = ActionState.AVAILABLE if is_ready else ActionState.NEXT
        given = given_by(lesson, now)
        give = Button(AssignTouched(), Msg("ASSIGN LESSON"), "list", given, state)
        yield BarButton(give, 540, is_far=True)
