"""A page of wins, each with a button: what WINS and ADJUST list."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar, assert_never

from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.message import Msg
from dealer_assist.reports.sections import PAYMENTS
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.meter_names import hand_apart
from dealer_assist.ui.table.presenter.staff_cards import LEVELS
from dealer_assist.ui.toolkit.nodes import Shown
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Offer = Callable[[int], Button[T]]
"""Makes the button of a win, by its number."""
NO_WIN = Msg("No win is on record here")


class WinsTurned(Value):
    """Shows newer wins (-1) or older ones (1)."""

    by: int


class WinsFit(Value):
    """There is room for so many."""

    count: int


WinListTouch: TypeAlias = WinsTurned | WinsFit


class WinRowModel(Value, Generic[T_co]):
    """One win: the prize to be read first."""

    time: str
    seat: str
    hand: str
    prize: str
    who: str
    stars: int
    button: Button[T_co]
    is_backed_out: bool = False
    number: str = ""
    round: str = ""
    payment: str = ""


class WinPageModel(Value, Generic[T_co]):
    """A page of wins; `turns` lead to newer and older ones, `nothing` is said where none is."""

    rows: tuple[WinRowModel[T_co], ...] = ()
    turns: tuple[Button[WinsTurned], ...] = ()
    nothing: str = NO_WIN


class WinList(Shown):
    """Wins in lines, as many as there is room for; it tells how many that is."""

    model: WinPageModel[Any]


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
        """True if these are the newest."""
        return len(self._before) == 1

    @property
    def trouble(self) -> str:
        """Return why the journal is silent, or nothing."""
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
        """Read the page again."""
        wanted, fitting = self._wanted, self._fitting
        if wanted is None:
            return
        found = self._record.ask(
            lambda db: wins_page(db, wanted, self._before[-1], fitting + 1), ()
        )
        self.wins, self.is_last = found[:fitting], len(found) <= fitting


def win_list(setup: TableSetup, pages: WinPages, offer: Offer[T]) -> WinList:
    """Return the page that is looked at; where it is the only one, nothing is turned."""
    rows = tuple(win_row(setup, win, offer(win.number)) for win in pages.wins)
    turns: tuple[Button[WinsTurned], ...] = ()
    if not (pages.is_first and pages.is_last):
        first = Msg("First page") if pages.is_first else ""
        last = Msg("Last page") if pages.is_last else ""
        turns = (
            Button(WinsTurned(-1), Msg("PREVIOUS"), "arrow-left").unless(first),
            Button(WinsTurned(1), Msg("NEXT"), "arrow-right").unless(last),
        )
    return WinList(WinPageModel(rows, turns, pages.trouble or NO_WIN))


def win_row(setup: TableSetup, win: WinLine, button: Button[T]) -> WinRowModel[T]:
    """Return what is said of a win in its line."""
    return WinRowModel(
        time=day_and_time(win.at),
        seat=Msg("Seat {seat}", seat=win.seat),
        hand=hand_apart(setup, win.sensor, win.line),
        prize=dollars(win.prize_cents),
        who=win.by,
        stars=LEVELS[win.role][1] if win.role in LEVELS else 0,
        button=button,
        is_backed_out=win.is_backed_out,
        number=Msg("Win {number}", number=f"{win.number:,}"),
        round=Msg("Round {round}", round=f"{win.round:,}"),
        payment="" if win.is_backed_out else PAYMENTS[win.payment],
    )
