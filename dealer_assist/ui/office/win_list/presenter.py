"""A page of wins as rows."""

from collections.abc import Callable
from typing import TypeVar

from dealer_assist.journal.queries.win_list import BY_CAGE, NOT_TICKED, PAID, WinLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.meters.presenter import hand_apart
from dealer_assist.ui.office.win_list.model import NO_WIN, WinPageModel, WinRowModel, WinsTurned
from dealer_assist.ui.office.win_list.win_pages import WinPages
from dealer_assist.ui.table.presenter.staff_cards import LEVELS

T = TypeVar("T")
Offer = Callable[[int], Button[T]]
"""Makes the button of a win, by its number."""
PAYMENTS = {PAID: Msg("Paid"), BY_CAGE: Msg("Cage pays"), NOT_TICKED: Msg("Not ticked")}


def win_page(setup: TableSetup, pages: WinPages, offer: Offer[T]) -> WinPageModel[T]:
    """Show the page that is looked at; where it is the only one, nothing is turned."""
    rows = tuple(win_row(setup, win, offer(win.number)) for win in pages.wins)
    turns: tuple[Button[WinsTurned], ...] = ()
    if not (pages.is_first and pages.is_last):
        first = Msg("First page") if pages.is_first else ""
        last = Msg("Last page") if pages.is_last else ""
        turns = (
            _turn(-1, Msg("BEFORE"), "arrow-left", first),
            _turn(1, Msg("AFTER"), "arrow-right", last),
        )
    return WinPageModel(rows, turns, pages.trouble or NO_WIN)


def win_row(setup: TableSetup, win: WinLine, button: Button[T]) -> WinRowModel[T]:
    """Show a win in a line."""
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


def _turn(by: int, label: str, icon: str, reason: str) -> Button[WinsTurned]:
    state = ActionState.NOT_YET if reason else ActionState.AVAILABLE
    return Button(WinsTurned(by), label, icon, reason, state, reason)
