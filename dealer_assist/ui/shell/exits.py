"""The ways off the table: locked, to another game, or out to the desktop."""

from collections.abc import Callable

from dealer_assist.message import Msg
from dealer_assist.table.commands.office import LockTable
from dealer_assist.ui.models.pages import KIOSK, LOCKED, PageEntry
from dealer_assist.ui.shell.table_presenter import TablePresenter

LOCK, GAMES, EXIT, DESKTOP, SCHOOL = "lock", "games", "exit", "desktop", "school"
_PAGES = {
    LOCK: LOCKED,
    GAMES: PageEntry(GAMES, Msg("GAMES"), "card", "", "pages.games_page:GamesPage", group=KIOSK),
    EXIT: PageEntry(EXIT, Msg("EXIT"), "cross", "", "pages.exit_page:ExitPage", group=KIOSK),
}


class Exits:
    """Leads where the menu points. `close` ends the program; the page of EXIT has asked first.

    `school` opens the lessons; None where there are none.
    """

    def __init__(self, close: Callable[[], None], school: Callable[[], None] | None = None) -> None:
        self._close, self._school = close, school
        self._presenter: TablePresenter | None = None

    def lead_from(self, presenter: TablePresenter) -> None:
        """Know the table that one leaves."""
        self._presenter = presenter

    def go(self, where: str) -> None:
        """Open the page of a way, lock the table, or take the last step out."""
        if where == DESKTOP:
            self._close()
        elif where == SCHOOL:
            if self._school is not None:
                self._school()
        elif where == LOCK and self._presenter is not None:
            self._presenter.touch.do(LockTable())  # on record, and its screen follows
        elif self._presenter is not None:
            self._presenter.open_page(_PAGES[where])
