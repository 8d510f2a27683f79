"""PERSON leads a trainer on: to attempts and comments where there are any, to a lesson."""

from datetime import UTC, datetime

from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.progress import progress_of
from dealer_assist.ui.school.person import (
    CommentsTouched,
    HelpGiven,
    PersonTouch,
    Reviewed,
    person_page,
)
from dealer_assist.ui.school.progress import (
    LONG_WEEKS,
    SHORT_WEEKS,
    AttemptsTouched,
    SpanTouched,
)
from dealer_assist.ui.toolkit.nodes import Page
from tests.support.lesson_runs import shipped_lessons
from tests.support.tree import button, buttons

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
NOVAK = Person("a. novak", "A. Novak", "Spring A")
LESSON = shipped_lessons()["first-round"]


def page(comments: int = 0, weeks: int = SHORT_WEEKS, said: str = "") -> Page[PersonTouch]:
    way = progress_of(NOVAK, People(), NOW, weeks, (LESSON,))
    return person_page(Reviewed(NOVAK, way, comments, LESSON, weeks, "", said), NOW)


def test_what_is_not_there_yet_is_shut_and_says_so() -> None:
    assert str(button(page(), AttemptsTouched).reason) == "None yet"
    assert str(button(page(), CommentsTouched).reason) == "None yet"
    assert button(page(comments=2), CommentsTouched).reason == ""


def test_the_other_span_is_offered() -> None:
    assert button(page(), SpanTouched).touch == SpanTouched(LONG_WEEKS)
    assert button(page(weeks=LONG_WEEKS), SpanTouched).touch == SpanTouched(SHORT_WEEKS)


def test_the_lesson_that_helps_is_given_with_one_touch_and_it_is_said() -> None:
    assert buttons(page())[-1].touch == HelpGiven()
    prompt = page(said="A. Novak has the lesson").frame.prompt
    assert prompt is not None
    assert (prompt.line, prompt.is_sentence) == ("A. Novak has the lesson", True)
