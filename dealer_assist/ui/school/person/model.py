"""PERSON: what a trainer touches who reviews somebody; it is shown as progress is."""

from typing import TypeAlias

from dealer_assist.ui.school.progress.model import AttemptsTouched, SkillTouched, SpanTouched
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class CommentsTouched(Value):
    """The comments on somebody's attempts."""


class HelpGiven(Value):
    """The lesson that would help is given."""


PersonTouch: TypeAlias = (
    SkillTouched | SpanTouched | AttemptsTouched | BackTouched | CommentsTouched | HelpGiven
)
