"""The subjects of a trainer, in the rail of their screens, and where each leads."""

from collections.abc import Callable
from enum import Enum
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.school.lists import ListFlow, files_page
from dealer_assist.ui.school.school import School
from dealer_assist.ui.toolkit.flow import Back, Instead, Show, Step
from dealer_assist.ui.toolkit.values.touches import Tab
from dealer_assist.value import Value


class Subject(Enum):
    """What a trainer works at."""

    CLASS = "class"
    ASSIGN = "assign"
    EXAMS = "exams"
    LESSONS = "lessons"
    COMMENTS = "comments"
    IMPORT = "import"
    RECORDS = "records"
    LOCK = "lock"


class SubjectTouched(Value):
    """A subject of the rail."""

    subject: Subject


_TABS = {
    Subject.CLASS: (Msg("Class"), "person"),
    Subject.ASSIGN: (Msg("Assign"), "list"),
    Subject.EXAMS: (Msg("Exams"), "flag"),
    Subject.LESSONS: (Msg("Lessons"), "book"),
    Subject.COMMENTS: (Msg("Comments"), "speech"),
    Subject.IMPORT: (Msg("Import"), "plus"),
    Subject.RECORDS: (Msg("Records"), "page"),
    Subject.LOCK: (Msg("Lock"), "padlock"),
}


def rail(now: Subject) -> tuple[Tab[SubjectTouched], ...]:
    """Return the rail with the subject that is open."""
    return tuple(
        Tab(SubjectTouched(one), label, icon, is_selected=one is now)
        for one, (label, icon) in _TABS.items()
    )


def gone_to(school: School, subject: Subject) -> Step:
    """Lead to a subject: class and lessons are pages, the others lists over them."""
    flows = school.flows
    match subject:
        case Subject.CLASS:
            return Instead(flows.class_list())
        case Subject.LESSONS:
            return Instead(flows.maker())
        case Subject.ASSIGN:
            return Show(flows.assign())
        case Subject.EXAMS:
            return Show(flows.exams())
        case Subject.COMMENTS:
            return Show(flows.comments())
        case Subject.IMPORT:
            to_class = lists(
                school,
                lambda said: Instead(flows.class_list(said)),
                lambda: Instead(flows.class_list()),
            )
            return Instead(to_class)
        case Subject.RECORDS:
            return Show(flows.records())
        case Subject.LOCK:
            return Instead(flows.who())
        case _:
            assert_never(subject)


def lists(
    school: School, read: Callable[[str], Step], back: Callable[[], Step] = Back
) -> ListFlow[str]:
    """Offer the lists in the school's folder or on a stick; `read` hears what came of one."""
    found = school.services.lists
    return ListFlow(
        school,
        lambda turned: files_page(school.learning, found.found(), turned),
        lambda path: read(found.bring_in(path)),
        back,
        is_outside=True,
    )
