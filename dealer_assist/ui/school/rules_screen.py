"""RULES of a lesson's table: a chapter at a time, or all its paytables side by side."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.rules import RulesModel
from dealer_assist.ui.pages.rules.page import ChapterText
from dealer_assist.ui.pages.rules.presenter import Chapter
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.column_list import ColumnList
from dealer_assist.ui.toolkit.context import UiContext

_NAMES, _MOST = 424.0, 112.0


class RulesScreen(SchoolScreen):
    """Emits `Pick` with the chapter whose name was touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.names: list[ChoiceButton] = []
        self.text = ChapterText(context, self)
        self.columns = ColumnList(context, self)

    def show_state(self, model: RulesModel, chapter: Chapter) -> None:
        """Show the open chapter, or the paytables where the model has them."""
        while len(self.names) < len(model.names):
            name = ChoiceButton(self.context, self)
            name.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.names.append(name)
        for name, one in zip(self.names, model.names, strict=False):
            name.show_state(one)
        for place, name in enumerate(self.names):
            name.setVisible(place < len(model.names))
        self.text.show_state(chapter)
        self.columns.show_state(model.columns)
        self.text.setVisible(not model.columns)
        self.columns.setVisible(bool(model.columns))
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the names at the left and the chapter beside them; columns have the whole body."""
        super().arrange()
        body, count = self.body(), max(1, len(self.names))
        height = min(_MOST, (body.height() - GAP * (count - 1)) / count)
        for place, name in enumerate(self.names):
            top = body.top() + place * (height + GAP)
            name.place(QRectF(body.left(), top, _NAMES, height), self.scale)
        self.text.place(body.adjusted(_NAMES + GAP, 0, 0, 0), self.scale)
        self.columns.place(body, self.scale)
