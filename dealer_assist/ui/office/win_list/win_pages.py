"""The wins that are wanted, page by page: what asks the journal, so that no list has to."""

from typing import assert_never

from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.win_list.model import WinListTouch, WinsFit, WinsTurned


class WinPages:
    """Holds which wins are wanted, how many fit, and the page that is looked at."""

    def __init__(self, record: JournalAccess) -> None:
        self._record = record
        self._wanted: WinFilter | None = None
        self._before: list[WinLine | None] = [None]
        self._fitting = 1
        self.wins: tuple[WinLine, ...] = ()
        self.is_last = True

    @property
    def is_first(self) -> bool:
        """Tell whether these are the newest."""
        return len(self._before) == 1

    @property
    def trouble(self) -> str:
        """Say why the journal is silent, or nothing."""
        return self._record.trouble

    def want(self, wanted: WinFilter) -> None:
        """Look for these wins; the same ones again stay on their page."""
        if wanted != self._wanted:
            self._wanted, self._before = wanted, [None]
        self.read()

    def take(self, touch: WinListTouch) -> None:
        """Turn the page, or have room for more or fewer on it."""
        match touch:
            case WinsTurned(by):
                if by < 0:
                    self._before.pop()
                else:
                    self._before.append(self.wins[-1])
            case WinsFit(count):
                if count == self._fitting:
                    return
                self._fitting = count
            case _:
                assert_never(touch)
        self.read()

    def read(self) -> None:
        """Read the page anew."""
        wanted, fitting = self._wanted, self._fitting
        if wanted is None:
            return
        found = self._record.ask(
            lambda db: wins_page(db, wanted, self._before[-1], fitting + 1), ()
        )
        self.wins, self.is_last = found[:fitting], len(found) <= fitting
