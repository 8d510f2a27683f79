"""A page with nothing of its own on it but a button in its body and one in its foot."""

from typing import TypeAlias

from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Press
from dealer_assist.ui.toolkit.values.touches import Button

Nothing: TypeAlias = str


class BlankPage(TablePage[Nothing]):
    """Does nothing."""

    def shown(self) -> OverTable:
        body, way = Button("body", "IN THE BODY", ""), Button("way", "A WAY", "")
        return OverTable("Blank", Press(body), ways=(Press(way),))

    def touched(self, touch: Nothing) -> Step:
        return Stay()
