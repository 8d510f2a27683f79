"""The rules and the paytables of a lesson's table, to read before it is played."""

from typing import TypeAlias

from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.lists import ListColumn
from dealer_assist.ui.pages.rules.presenter import Chapter
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class ChapterTouched(Value):
    """A chapter by its key."""

    chapter: str


class OtherTouched(Value):
    """The paytables in the place of the rules, or the rules again."""


RulesTouch: TypeAlias = ChapterTouched | OtherTouched | BackTouched


class RulesModel(Value):
    """The whole screen: the names of the chapters beside the open one, or the paytables."""

    frame: ScreenFrame[RulesTouch]
    chapter: Chapter
    names: tuple[ChoiceModel, ...] = ()
    columns: tuple[ListColumn, ...] = ()
