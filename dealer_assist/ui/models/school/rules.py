"""The rules and the paytables of a lesson's table, to read before it is played."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.lists import ListColumn
from dealer_assist.ui.models.school.frame import FrameModel


@frozen
class RulesModel:
    """The whole screen: the names of the chapters beside the open one, or the paytables."""

    frame: FrameModel
    names: tuple[ChoiceModel, ...] = ()
    columns: tuple[ListColumn, ...] = ()
