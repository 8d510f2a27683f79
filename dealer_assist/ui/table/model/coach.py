"""What a lesson adds to the table screen: the coach's words, the lesson's clock and its banner."""

from dealer_assist.table.guide.hints import Hints
from dealer_assist.value import Value


class CoachModel(Value):
    """What is expected now and why, or what was wrong; `note` counts the mistakes or points.

    `is_heard` are the words of somebody at the table: no advice, and said in exams too.
    """

    said: str
    why: str
    note: str = ""
    is_wrong: bool = False
    is_heard: bool = False


class LessonStrip(Value):
    """The strip of a lesson. Without words of the coach the table's own facts stand there."""

    banner: str
    clock: str
    target: str = ""
    coach: CoachModel | None = None
    hints: Hints = Hints.SHOWN
