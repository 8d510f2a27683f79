"""RULES of a lesson's table: a chapter at a time, or all its paytables side by side."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.rules.page import ChapterText
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.rules.model import RulesModel, RulesTouch
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import Node, Slot, column, row, space
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.column_list import ColumnList

_NAMES, _MOST, _FEW = 424.0, 112.0, 5


class RulesScreen(SchoolScreen[RulesModel, RulesTouch]):
    """Shows the names of the chapters at the left; columns have the whole body."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.names = self.pool_of(ChoiceButton)
        self.text = ChapterText(context, self)
        self.columns = ColumnList(context, self)

    def body(self, model: RulesModel) -> Node:
        """Stand the open chapter beside the names, or the paytables alone."""
        names = self.names.show(model.names)
        self.text.show_state(model.chapter)
        self.columns.show_state(model.columns)
        self.text.setVisible(not model.columns)
        self.columns.setVisible(bool(model.columns))
        if model.columns:
            return Slot(self.columns)
        slots = [Slot(one) for one in names]
        if len(names) <= _FEW:
            slots = [one.of(_MOST) for one in slots]
        chapters = column(*slots, space() if len(names) <= _FEW else None, gap=GAP)
        return row(chapters.of(_NAMES), Slot(self.text), gap=GAP)
