"""A round played in the mind while the table is idle, so that the first real one finds it painted.

Nothing of it is recorded or seen: the states are made by the table's own rules, shown by views that
never come up, and thrown away. What stays is what any round would have left behind: letters that
are known, pictures of plates and buttons, modules and widgets that were made once.
"""

from collections.abc import Iterator

from PySide6.QtCore import QRect

from dealer_assist.desk.sample_players import owed
from dealer_assist.desk.steps import steps_of
from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import ViewErrors
from dealer_assist.ui.toolkit.values.touch_guard import TouchGuard
from dealer_assist.value import Value, replace

_DEALER = StaffMember("rehearsing-dealer", "", Role.DEALER, "")
_EXECUTIVE = StaffMember("rehearsing-executive", "", Role.EXECUTIVE, "")
_STEP_MS = 60_000  # longer than anything that a round waits for


class RehearsedState(Value):
    """A state of the round, when it came about, and the seat that the dealer has touched."""

    table: Table
    at: int
    selected: int | None


def rehearsed_round(table: Table, at: int) -> Iterator[RehearsedState]:
    """Return the moments of a round with a win, from a table that waits for one.

    What this table refuses is left out, as is what it has no rules for.
    """
    if table.round.phase not in (Phase.CLOSED, Phase.BETTING) or table.round.claims:
        return
    for command, selected in _round(table):
        at += _STEP_MS
        try:
            steps = steps_of(table, (command,), at)
            table = steps[-1].table if steps else table
            players = steps_of(table, owed(table), at) if table.setup.players else ()
        except Refused:
            continue
        table = players[-1].table if players else table
        if steps:
            yield RehearsedState(table, at, selected)


def _round(table: Table) -> Iterator[tuple[c.Command, int | None]]:
    """Return the commands of a round: a hand by mistake and off again, then a win that is paid."""
    if table.round.phase is Phase.CLOSED:
        yield c.SwipeCard(_DEALER), None
    playing = {player.seat for player in table.setup.players} or set(table.setup.seats)
    spots = [spot for spot in table.setup.spots if spot[0] in playing]
    if not spots:
        yield c.StartGame(), None
        yield c.EndGame(), None
        return
    seat, sensor = spots[len(spots) // 2]
    first, *_, last = (line.key for line in table.setup.jackpots[sensor].lines * 2)
    yield c.SeeChip(seat, sensor), None
    yield c.StartGame(), None
    for line in (first, first, last):
        yield c.PressHand(seat, line, sensor), seat
    called: tuple[c.Command, ...] = (c.CallSupervisor(), c.ConfirmWins(), c.SwipeCard(_EXECUTIVE))
    yield from ((command, seat) for command in called)
    paid: tuple[c.Command, ...] = (c.BeginPaying(), c.TickAllPaid(), c.MissChip(seat, sensor))
    yield from ((command, None) for command in (*paid, c.EndGame()))


def rehearse(face: TableController) -> Iterator[None]:
    """Paint a round on views that nobody sees, for the pictures of a face, piece by piece."""
    face.views.make_ready()
    yield
    context, view = face.context, replace(face.view(), refusal="", resumed="", checks=())
    context.load_slip_fonts()  # first: with a typeface that comes, Qt forgets all letters
    yield
    own = replace(context, finger=TouchGuard(), view_errors=ViewErrors())
    views = TableViews(own, face.felt_layout)
    views.resize(face.views.size())
    yield
    views.table.make_ready()
    yield
    views.make_ready()
    for moment in rehearsed_round(face.desk.table, view.at):
        yield
        seen = replace(view, at=moment.at, selected=moment.selected)
        model = ViewsModel(table_model(moment.table, seen), sheet_model(moment.table, seen))
        yield
        views.show_state(model)
        views.grab(QRect(0, 0, 1, 1))  # until they show, Qt keeps their sizes from widgets
        yield
        yield from _paint(views)
    views.deleteLater()
    del views
    yield  # it is gone by the next beat, and with it all that need not be kept


def _paint(views: TableViews) -> Iterator[None]:
    canvases: list[Canvas] = list(views.findChildren(Canvas))
    for canvas in canvases:
        if canvas.isVisibleTo(views) and canvas.paint_ahead():
            yield
