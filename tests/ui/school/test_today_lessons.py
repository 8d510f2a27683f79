"""A lesson on the path says its whole title and what opens it, however long the title is."""

from ink import painted

from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.nodes import ProgressMark
from dealer_assist.ui.school.today import LessonTouched, lesson_face
from dealer_assist.ui.toolkit.controls import FacedButton
from tests.support.lesson_runs import shipped_lessons

WIDE, HIGH = 189, 195
"""A fifth of the course beside the names of its units, and the height of a unit, less its edges."""


def test_no_title_takes_the_place_of_what_opens_its_lesson(context, shown) -> None:
    node = FacedButton(context)
    shown(node, WIDE, HIGH)
    node.scale = 1.0
    for key, lesson in shipped_lessons().items():
        face = lesson_face(LessonTouched(key), "12", lesson.title, "After 12", ProgressMark.LOCKED)
        node.show_state(face.model)
        marks = painted(node)[1]
        opens = [mark for mark in marks if mark.words == "After 12"]
        assert opens, lesson.title
        assert node.rect().contains(opens[0].box), lesson.title
        assert node.too_long == (), lesson.title
