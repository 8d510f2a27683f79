"""A page to look something up: names at the left, the open one in full beside them."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.toolkit.boxes import Node, Slot, row, stacked
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.view import View

_NAMES, _MOST = 424.0, 112.0


C = TypeVar("C")


class ChaptersPage(Page, Generic[C]):
    """Holds what is open."""

    def begin(self, chapters: Sequence[C], names: Sequence[str], text: View[C]) -> None:
        """Open the first one; `names` are those of the buttons, `text` shows what is open."""
        self.chapters, self.text, self._labels = chapters, text, names
        self.names = Children(self._name)
        self._turn_to(0)

    def content(self) -> Node:
        """Stand the names at the left, the open one beside them."""
        names = stacked([Slot(name) for name in self.names], _MOST, GAP)
        return row(names.of(_NAMES), Slot(self.text), gap=GAP)

    def _name(self) -> ChoiceButton:
        name = ChoiceButton(self.context, self)
        name.chosen.connect(self._turn_to)
        return name

    def _turn_to(self, place: int) -> None:
        self.chapter = self.chapters[place]
        names = enumerate(self._labels)
        self.names.show([ChoiceModel(one, name, one == place) for one, name in names])
        self.text.show_state(self.chapter)
