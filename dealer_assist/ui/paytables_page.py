"""The paytables in force at this table, to read over it."""

from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.leaf import Leaf
from dealer_assist.ui.over_page import OverPage, Stand
from dealer_assist.ui.present.paytables import paytables_leaf


class PaytablesPage(OverPage):
    """Reads the game's definition once; the meters in it follow the desk."""

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        super().__init__(kit, stand, parent)
        self._game = load_games(stand.resources / "games")[stand.desk.table.setup.game]
        self.leaf = Leaf(kit, self)

    def refresh(self) -> None:
        """Show what each hand pays now."""
        look = paytables_leaf(self._game, self.stand.desk.table)
        self.title, self.detail = look.title, look.detail
        self.setAccessibleName(look.title)
        self.leaf.show_state(look.columns)

    def arrange(self) -> None:
        """Give the columns the whole body."""
        super().arrange()
        self.leaf.place(self.body(), self.scale)
