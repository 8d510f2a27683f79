"""ALERTS, WINS, DEALERS, SINCE and REPORTS: five lists, each with what can be done below it."""

from collections.abc import Callable, Mapping, Sequence

from dealer_assist.floor.view import (
    AlertSeen,
    CallSeen,
    Checkpoint,
    FloorView,
    MeterSeen,
    Station,
    TicketRow,
)
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.reports import report_of
from dealer_assist.ui.floor.selection import (
    ALERT_ICONS,
    Selection,
    alert_words,
    by,
    call_words,
    clock,
    for_how_long,
    frame_of,
    hits_to_end,
    is_in_pit,
    level_label,
    money,
    pit_filters,
    seconds,
    short,
    table_of_pit,
    to_see_to,
)
from dealer_assist.ui.floor.touches import (
    AdjustTouched,
    CallTouched,
    CheckpointTouched,
    FloorAlertNoted,
    FloorPage,
    FloorReport,
    FloorTouch,
    HitTouched,
    LevelSetting,
    ReportChosen,
    SaveTouched,
    SettingTouched,
    TableTouched,
)
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.toolkit.nodes import Listing, Node, Page, Panel, Press, column, row, space
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone, figures
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, choices

_STANDS = {
    "open": (Msg("Ticket"), Tone.PRIZE),
    "locked": (Msg("Pending"), Tone.PRIZE),
    "waits": (Msg("Pending"), Tone.PRIZE),
    "due": (Msg("Pending"), Tone.PRIZE),
    "awarded": (Msg("Awarded"), Tone.PLAIN),
    "paid": (Msg("Paid"), Tone.PLAIN),
    "paid early": (Msg("Paid early"), Tone.BROKEN),
    "backed out": (Msg("Backed out"), Tone.BROKEN),
    "paid and released": (Msg("Paid and released"), Tone.BROKEN),
    "released": (Msg("Released"), Tone.SOFT),
    "closed": (Msg("Closed"), Tone.SOFT),
}
_PROPOSED = {
    LevelSetting.SEED: (Msg("PROPOSE SEED"), "flag"),
    LevelSetting.RATE: (Msg("PROPOSE RATE"), "chart"),
    LevelSetting.RESERVE: (Msg("PROPOSE RESERVE"), "plus"),
    LevelSetting.CAP: (Msg("PROPOSE CAP"), "barred"),
}
_REPORTS = {FloorReport.STATEMENT: Msg("Meters"), FloorReport.ACCRUAL: Msg("Tables")}
_LAST_HITS = 25
_REPORT, _ACT, _FOOT, _A_ROW = 168.0, 480.0, 104.0, 3


class FloorListFlow(PageFlow):
    """Shows the list of the page that is chosen."""

    help_topic = "floor.lists"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return LISTS[self.floor.selection.page](*self.floor.reading)


def _page(top: Node, grid: Grid[FloorTouch], acts: Sequence[Button[FloorTouch]] = ()) -> Node:
    """Set a list under its heading; what can be done is at the foot, so many in a row."""
    is_touched = any(line.touch is not None for line in grid.rows)
    presses = [Press(act).of(_ACT) for act in acts]
    feet = [presses[at : at + _A_ROW] for at in range(0, len(presses), _A_ROW)]
    return column(
        top,
        Panel(Listing(grid), pad=(16 if is_touched else 32, 8)),
        *(row(space(), *foot, gap=14, mirrors=True).of(_FOOT) for foot in feet),
        gap=14,
    )


def alerts_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """List what needs a person: money first, then the oldest; a touch takes note of it."""
    hits = [hit for hit in hits_to_end(view) if is_in_pit(view, hit.station, shown.pit)]
    calls = [call for call in view.calls if is_in_pit(view, call.station, shown.pit)]
    alerts = [alert for alert in view.alerts if is_in_pit(view, alert.station, shown.pit)]
    alerts.sort(key=lambda alert: (not alert.is_open, not alert.goes_on, alert.at))
    count = to_see_to(view)
    note = Msg("All clear")
    if count:
        note = Msg("{n} open, money first, then the oldest. Touch to acknowledge by name", n=count)
    grid = Grid(
        (
            Column(Msg("Since"), 2),
            Column(Msg("Where"), 3),
            Column(Msg("What"), 8),
            Column(Msg("Noted by"), 2.4),
        ),
        (
            *(_hit_row(view, hit) for hit in hits),
            *(_call_row(view, call) for call in calls),
            *(_alert_row(view, alert) for alert in alerts),
        ),
        Msg("No alert"),
    )
    top = heading(Msg("Alerts"), note, pit_filters(view, shown))
    return Page(_page(top, grid), frame_of(view, shown, trouble))


def _hit_row(view: FloorView, hit: TicketRow) -> Row[FloorTouch]:
    return Row(
        (
            Cell(seconds(hit.given), Tone.PRIZE, "star"),
            Cell(table_of_pit(view.station(hit.station), hit.station)),
            Cell(
                Msg("{amount} pending", amount=money(hit.worth)),
                Tone.PRIZE,
                below=Msg(
                    "{hand}, {level}. Award needs 2 cards",
                    hand=hit.hand,
                    level=level_label(view, *hit.where),
                ),
            ),
            Cell(Msg("OPEN HIT"), Tone.STRONG),
        ),
        touch=HitTouched(hit.key),
    )


def _call_row(view: FloorView, call: CallSeen) -> Row[FloorTouch]:
    """Show who is wanted for how long; a touch says who comes, and then what was done."""
    waits = for_how_long(round(1000 * (view.at - call.at).total_seconds()))
    coming = Msg("{name} is coming", name=call.taken_by) if call.taken_by else Msg("No one yet")
    return Row(
        (
            Cell(seconds(call.at), Tone.STRONG, "bell"),
            Cell(table_of_pit(view.station(call.station), call.station)),
            Cell(
                Msg("Call, {waits}: {kind}", waits=waits, kind=call_words(call)),
                Tone.STRONG,
                below=joined(". ", (coming, call.note)) if call.note else coming,
            ),
            Cell(Msg("DONE") if call.taken_by else Msg("ON MY WAY"), Tone.STRONG),
        ),
        touch=CallTouched(call.number),
    )


def _alert_row(view: FloorView, alert: AlertSeen) -> Row[FloorTouch]:
    few, sentence = alert_words(view, alert)
    noted = Cell(Msg("ACKNOWLEDGE"), Tone.STRONG)
    if not alert.is_open:
        at = clock(alert.noted_at) if alert.noted_at else ""
        noted = Cell(alert.noted_by, Tone.SOFT, below=at)
    tone = Tone.BROKEN if alert.is_open else Tone.SOFT
    where = table_of_pit(view.station(alert.station), alert.station)
    return Row(
        (
            Cell(seconds(alert.at), tone, ALERT_ICONS.get(alert.what, "triangle")),
            Cell(where if alert.station else alert.link),
            Cell(few, Tone.STRONG if alert.is_open else Tone.SOFT, below=sentence),
            noted,
        ),
        touch=FloorAlertNoted(alert.number) if alert.is_open else None,
    )


def wins_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """List every win of every table, the newest first."""
    wins = [
        ticket
        for ticket in view.tickets
        if ticket.state in ("locked", "awarded", "released")
        and is_in_pit(view, ticket.station, shown.pit)
    ]
    title = Msg("Wins")
    if shown.hits_only and shown.level is not None:
        wins = [win for win in wins if win.where == shown.level][:_LAST_HITS]
        level = level_label(view, *shown.level)
        title = Msg("Last {n} hits of {level}", n=_LAST_HITS, level=level)
    wins.sort(key=lambda win: -win.number)
    note = Msg(
        "{n} wins, {amount} awarded",
        one="{n} win, {amount} awarded",
        n=len(wins),
        amount=money(sum(win.worth for win in wins if win.state == "awarded")),
    )
    grid = Grid(
        (
            Column(Msg("When"), 2),
            Column(Msg("Where"), 3.3),
            Column(Msg("Link, level"), 3),
            Column(Msg("Hand"), 4),
            figures(Msg("Prize"), 3),
            Column(Msg("State"), 2),
            Column(Msg("By"), 4),
        ),
        tuple(_win_row(view, win) for win in wins),
        Msg("No win is on the server yet"),
    )
    top = heading(title, note, pit_filters(view, shown))
    return Page(_page(top, grid), frame_of(view, shown, trouble))


def _win_row(view: FloorView, win: TicketRow) -> Row[FloorTouch]:
    link = view.link(win.link)
    words, tone = _STANDS.get(win.stand or win.state, (win.state, Tone.PLAIN))
    return Row(
        (
            Cell(clock(win.given), below=day_and_month(win.given)),
            Cell(
                table_of_pit(view.station(win.station), win.station),
                below=Msg("Seat {seat}, round {round}", seat=win.seat, round=win.round_id),
            ),
            Cell(
                level_label(view, *win.where),
                below=Msg("Link {letter}", letter=link.letter if link else win.link),
            ),
            Cell(win.hand),
            Cell(money(win.worth), Tone.PRIZE if win.state == "locked" else Tone.STRONG),
            Cell(words, tone),
            Cell(", ".join(dict.fromkeys(win.people)), Tone.SOFT, below=win.reason),
        ),
        touch=HitTouched(win.key),
    )


def dealers_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """List who deals where; by table, for a floor is no race."""
    there = [table for table in view.of_pit(shown.pit) if table.dealer and table.is_open]
    pace = by(lambda table: table.rounds_per_hour, tuple(there))
    note = Msg("{n} at their tables, {pace} rounds an hour on average", n=len(there), pace=pace)
    grid = Grid(
        (
            Column(Msg("Dealer"), 3),
            Column(Msg("Table"), 3),
            Column(Msg("Since"), 1.5),
            figures(Msg("For"), 1.5),
            figures(Msg("Rounds per hour"), 2.5),
            figures(Msg("Corrections"), 2),
        ),
        tuple(_dealer_row(view, table) for table in there),
        Msg("No dealer is signed in"),
    )
    top = heading(Msg("Dealers"), note, pit_filters(view, shown))
    return Page(_page(top, grid), frame_of(view, shown, trouble))


def _dealer_row(view: FloorView, table: Station) -> Row[FloorTouch]:
    minutes = 0
    if table.dealer_since is not None:
        minutes = int((view.at - table.dealer_since).total_seconds() // 60)
    return Row(
        (
            Cell(table.dealer, Tone.STRONG),
            Cell(table_of_pit(table, table.number), below=table.game),
            Cell(clock(table.dealer_since) if table.dealer_since else "–"),
            Cell(Msg("{n} min", n=minutes)),
            Cell(str(table.rounds_per_hour) if table.rounds_per_hour else "–"),
            Cell(str(table.corrections)),
        ),
        touch=TableTouched(table.number),
    )


def since_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Show what has changed since somebody set a mark."""
    mark = view.checkpoint
    title = Msg("No checkpoint is set")
    note = Msg("A checkpoint keeps the current figures. This page then counts from zero")
    if mark is not None:
        rounds = sum(
            table.last_n - mark.rounds.get(table.number, table.last_n) for table in view.stations
        )
        title = Msg("Since the checkpoint")
        wins = sum(ticket.state == "awarded" for ticket in view.tickets) - mark.wins
        note = Msg(
            "Set {time} by {name}. Since then {rounds}, {wins}",
            time=seconds(mark.at),
            name=mark.by,
            rounds=Msg("{n} rounds", one="{n} round", n=rounds),
            wins=Msg("{n} wins", one="{n} win", n=wins),
        )
    grid = Grid[FloorTouch](
        (
            Column(Msg("Level"), 4),
            figures(Msg("Came in"), 3),
            figures(Msg("Paid"), 3),
            figures(Msg("Shown now"), 3),
        ),
        tuple(_since_row(view, mark, meter) for meter in view.meters) if mark else (),
        Msg("Set a checkpoint to count from now on"),
    )
    act = Button[FloorTouch](
        CheckpointTouched(),
        Msg("SET CHECKPOINT"),
        "flag",
        Msg("In the name of {name}", name=shown.person.name if shown.person else ""),
        ActionState.AVAILABLE if mark else ActionState.NEXT,
    )
    return Page(_page(heading(title, note), grid, (act,)), frame_of(view, shown, trouble))


def _since_row(view: FloorView, mark: Checkpoint, meter: MeterSeen) -> Row[FloorTouch]:
    at, link = f"{meter.link} {meter.level}", view.link(meter.link)
    came = meter.contributed - mark.contributed.get(at, meter.contributed)
    paid = meter.paid - mark.paid.get(at, meter.paid)
    return Row(
        (
            Cell(meter.label, below=short(link) if link else meter.link),
            Cell(money(came), Tone.STRONG if came else Tone.SOFT),
            Cell(money(paid), Tone.STRONG if paid else Tone.SOFT),
            Cell(money(meter.meter)),
        )
    )


def reports_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Prove every meter: what it began with, what came and went, what is left."""
    title, note, grid = report_of(view, shown)
    setting = _setting(view, shown) if shown.report is FloorReport.STATEMENT else ()
    acts = (*setting, Button[FloorTouch](SaveTouched(), Msg("SAVE AS PDF"), "page"))
    top = heading(title, note, choices(_REPORTS, shown.report, ReportChosen), _REPORT)
    return Page(_page(top, grid, acts), frame_of(view, shown, trouble))


def _setting(view: FloorView, shown: Selection) -> tuple[Button[FloorTouch], ...]:
    """Offer what can be set of the level that was touched."""
    meter = view.meter(*shown.level) if shown.level else None
    if meter is None:
        return ()
    at = meter.where
    return (
        Button(AdjustTouched(*at), Msg("ADJUST METER"), "equal", meter.label),
        *(
            Button(SettingTouched(*at, setting), label, icon, meter.label)
            for setting, (label, icon) in _PROPOSED.items()
        ),
    )


LISTS: Mapping[FloorPage, Callable[[FloorView, Selection, str], Page[FloorTouch]]] = {
    FloorPage.ALERTS: alerts_page,
    FloorPage.WINS: wins_page,
    FloorPage.DEALERS: dealers_page,
    FloorPage.SINCE: since_page,
    FloorPage.REPORTS: reports_page,
}
