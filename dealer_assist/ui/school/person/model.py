"""PERSON: what a trainer touches who reviews somebody; it is shown as progress is."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.school.progress.model import AttemptsTouched, SkillTouched, SpanTouched
from dealer_assist.ui.school.touches import BackTouched


@frozen
class CommentsTouched:
    """The comments on somebody's attempts."""


@frozen
class HelpGiven:
    """The lesson that would help is given."""


PersonTouch: TypeAlias = (
    SkillTouched | SpanTouched | AttemptsTouched | BackTouched | CommentsTouched | HelpGiven
)
