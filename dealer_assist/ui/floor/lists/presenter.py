"""ALERTS, WINS, DEALERS, SINCE, REPORTS: lists with a title, a filter and what can be done."""

from dealer_assist.floor.view import CallSeen, FloorView, TicketRow
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.lists.model import FloorListModel
from dealer_assist.ui.floor.map.presenter import (
    ALERT_ICONS,
    alert_words,
    pit_filters,
    short,
)
from dealer_assist.ui.floor.selection import (
    Selection,
    by,
    clock,
    for_how_long,
    frame_of,
    hits_to_end,
    is_in_pit,
    level_label,
    money,
    seconds,
    table_of_pit,
    to_see_to,
)
from dealer_assist.ui.floor.touches import (
    AdjustTouched,
    CallTouched,
    CheckpointTouched,
    FloorAlertNoted,
    FloorReport,
    FloorTouch,
    HitTouched,
    LevelChosen,
    LevelSetting,
    ReportChosen,
    SaveTouched,
    SettingTouched,
    TableTouched,
)
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Cell, Column, Grid, Row, Tone, figures
from dealer_assist.ui.models.touches import Button, Choice

STATES = {
    "open": (Msg("Ticket"), Tone.PRIZE),
    "locked": (Msg("Pending"), Tone.PRIZE),
    "awarded": (Msg("Awarded"), Tone.PLAIN),
    "released": (Msg("Released"), Tone.SOFT),
    "closed": (Msg("Closed"), Tone.SOFT),
}
LAST_HITS = 25
_PROPOSED = {
    LevelSetting.SEED: (Msg("PROPOSE SEED"), "flag"),
    LevelSetting.RATE: (Msg("PROPOSE RATE"), "chart"),
    LevelSetting.RESERVE: (Msg("PROPOSE RESERVE"), "plus"),
    LevelSetting.CAP: (Msg("PROPOSE CAP"), "barred"),
}


def alerts_page(view: FloorView, shown: Selection, trouble: str = "") -> FloorListModel:
    """List what needs a person: money first, then the oldest; a touch takes note of it."""
    rows = [
        _hit_row(view, hit) for hit in hits_to_end(view) if is_in_pit(view, hit.station, shown.pit)
    ]
    rows += [_call_row(view, one) for one in view.calls if is_in_pit(view, one.station, shown.pit)]
    there = [one for one in view.alerts if is_in_pit(view, one.station, shown.pit)]
    for alert in sorted(there, key=lambda one: (not one.is_open, one.at)):
        few, sentence = alert_words(view, alert)
        noted = (
            Cell(Msg("TAKE NOTE"), Tone.STRONG)
            if alert.is_open
            else Cell(
                alert.noted_by, Tone.SOFT, below=clock(alert.noted_at) if alert.noted_at else ""
            )
        )
        tone = Tone.BROKEN if alert.is_open else Tone.SOFT
        rows.append(
            Row(
                (
                    Cell(seconds(alert.at), tone, ALERT_ICONS.get(alert.what, "triangle")),
                    Cell(table_of_pit(view.station(alert.station), alert.station))
                    if alert.station
                    else Cell(alert.link),
                    Cell(few, Tone.STRONG if alert.is_open else Tone.SOFT, below=sentence),
                    noted,
                ),
                touch=FloorAlertNoted(alert.number) if alert.is_open else None,
            )
        )
    count = to_see_to(view)
    return FloorListModel(
        frame=frame_of(view, shown, trouble),
        title=Msg("Alerts"),
        note=Msg("{n} open, money first, then the oldest. A touch takes note by name", n=count)
        if count
        else Msg("Nothing needs a person"),
        filters=pit_filters(view, shown),
        grid=Grid(
            (
                Column(Msg("Since"), 2),
                Column(Msg("Where"), 3),
                Column(Msg("What"), 8),
                Column(Msg("Noted by"), 2.4),
            ),
            tuple(rows),
            Msg("No alert"),
        ),
    )


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


CALLS = {
    "supervisor": Msg("Supervisor"),
    "fill": Msg("Fill"),
    "technician": Msg("Technician"),
}


def _call_row(view: FloorView, call: CallSeen) -> Row[FloorTouch]:
    """Show who is wanted for how long; a touch says who comes, and then what was done."""
    waits = for_how_long(round(1000 * (view.at - call.at).total_seconds()))
    coming = Msg("{name} is coming", name=call.taken_by) if call.taken_by else Msg("Nobody yet")
    return Row(
        (
            Cell(seconds(call.at), Tone.STRONG, "bell"),
            Cell(table_of_pit(view.station(call.station), call.station)),
            Cell(
                Msg("Call, {waits}: {kind}", waits=waits, kind=CALLS.get(call.kind, call.kind)),
                Tone.STRONG,
                below=joined(". ", (coming, call.note)) if call.note else coming,
            ),
            Cell(Msg("DONE") if call.taken_by else Msg("I AM COMING"), Tone.STRONG),
        ),
        touch=CallTouched(call.number),
    )


def wins_page(view: FloorView, shown: Selection, trouble: str = "") -> FloorListModel:
    """List every win of every table, the newest first."""
    wins = [
        one
        for one in view.tickets
        if one.state in ("locked", "awarded", "released")
        and is_in_pit(view, one.station, shown.pit)
    ]
    if shown.hits_only and shown.level is not None:
        wins = [one for one in wins if one.where == shown.level][:LAST_HITS]
    wins.sort(key=lambda one: -one.number)
    paid = sum(one.worth for one in wins if one.state == "awarded")
    title = Msg("Wins")
    if shown.hits_only and shown.level is not None:
        title = Msg("Last {n} hits of {level}", n=LAST_HITS, level=level_label(view, *shown.level))
    return FloorListModel(
        frame=frame_of(view, shown, trouble),
        title=title,
        note=Msg(
            "{n} wins, {amount} awarded",
            one="{n} win, {amount} awarded",
            n=len(wins),
            amount=money(paid),
        ),
        filters=pit_filters(view, shown),
        grid=Grid(
            (
                Column(Msg("When"), 2),
                Column(Msg("Where"), 3.3),
                Column(Msg("Link, level"), 3),
                Column(Msg("Hand"), 4),
                figures(Msg("Prize"), 3),
                Column(Msg("State"), 2),
                Column(Msg("By"), 4),
            ),
            tuple(_win_row(view, one) for one in wins),
            Msg("No win is on the server yet"),
        ),
    )


def _win_row(view: FloorView, win: TicketRow) -> Row[FloorTouch]:
    link = view.link(win.link)
    words, tone = STATES.get(win.state, (win.state, Tone.PLAIN))
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
            Cell(", ".join(win.people), Tone.SOFT, below=win.reason),
        ),
        touch=HitTouched(win.key),
    )


def dealers_page(view: FloorView, shown: Selection, trouble: str = "") -> FloorListModel:
    """List who deals where; by table, for a floor is no race."""
    there = [one for one in view.of_pit(shown.pit) if one.dealer and one.is_open]
    rows: list[Row[FloorTouch]] = []
    for one in there:
        minutes = 0
        if one.dealer_since is not None:
            minutes = int((view.at - one.dealer_since).total_seconds() // 60)
        rows.append(
            Row(
                (
                    Cell(one.dealer, Tone.STRONG),
                    Cell(table_of_pit(one, one.number), below=one.game),
                    Cell(clock(one.dealer_since) if one.dealer_since else "–"),
                    Cell(Msg("{n} min", n=minutes)),
                    Cell(str(one.rounds_per_hour) if one.rounds_per_hour else "–"),
                    Cell(str(one.corrections)),
                ),
                touch=TableTouched(one.number),
            )
        )
    pace = by(lambda one: one.rounds_per_hour, tuple(there))
    return FloorListModel(
        frame=frame_of(view, shown, trouble),
        title=Msg("Dealers"),
        note=Msg("{n} at their tables, {pace} rounds an hour on average", n=len(there), pace=pace),
        filters=pit_filters(view, shown),
        grid=Grid(
            (
                Column(Msg("Dealer"), 3),
                Column(Msg("Table"), 3),
                Column(Msg("Since"), 1.5),
                figures(Msg("For"), 1.5),
                figures(Msg("Rounds per hour"), 2.5),
                figures(Msg("Corrections"), 2),
            ),
            tuple(rows),
            Msg("No dealer is signed in"),
        ),
    )


def since_page(view: FloorView, shown: Selection, trouble: str = "") -> FloorListModel:
    """Show what has changed since somebody set a mark."""
    mark = view.checkpoint
    rows: list[Row[FloorTouch]] = []
    if mark is not None:
        for meter in view.meters:
            at = f"{meter.link} {meter.level}"
            link = view.link(meter.link)
            came = meter.contributed - mark.contributed.get(at, meter.contributed)
            paid = meter.paid - mark.paid.get(at, meter.paid)
            rows.append(
                Row(
                    (
                        Cell(meter.label, below=short(link) if link else meter.link),
                        Cell(money(came), Tone.STRONG if came else Tone.SOFT),
                        Cell(money(paid), Tone.STRONG if paid else Tone.SOFT),
                        Cell(money(meter.meter)),
                    )
                )
            )
        rounds = sum(one.last_n - mark.rounds.get(one.number, one.last_n) for one in view.stations)
        wins = sum(one.state == "awarded" for one in view.tickets) - mark.wins
        note = Msg(
            "Set {time} by {name}. {rounds} rounds and {wins} wins since",
            time=seconds(mark.at),
            name=mark.by,
            rounds=f"{rounds:,}",
            wins=wins,
        )
    else:
        note = Msg("A checkpoint keeps the figures of now; from then on this page counts anew")
    return FloorListModel(
        frame=frame_of(view, shown, trouble),
        title=Msg("Since the checkpoint") if mark else Msg("No checkpoint is set"),
        note=note,
        filters=(),
        grid=Grid(
            (
                Column(Msg("Level"), 4),
                figures(Msg("Came in"), 3),
                figures(Msg("Paid"), 3),
                figures(Msg("Shown now"), 3),
            ),
            tuple(rows),
            Msg("Set a checkpoint to count from now on"),
        ),
        acts=(
            Button(
                CheckpointTouched(),
                Msg("SET CHECKPOINT"),
                "flag",
                Msg("In the name of {name}", name=shown.person.name if shown.person else ""),
                ActionState.AVAILABLE if mark else ActionState.NEXT,
            ),
        ),
    )


def reports_page(view: FloorView, shown: Selection, trouble: str = "") -> FloorListModel:
    """Prove every meter: what it began with, what came and went, what stands."""
    is_accrual = shown.report is FloorReport.ACCRUAL
    note = (
        Msg("Wagers and what they brought, as the server counted them")
        if is_accrual
        else Msg("Seeds + contributions + adjustments − prizes = meter + reserve + overflow")
    )
    return FloorListModel(
        frame=frame_of(view, shown, trouble),
        title=Msg("Accrual by table") if is_accrual else Msg("Statement of every meter"),
        note=shown.saved or note,
        filters=(
            Choice(ReportChosen(FloorReport.STATEMENT), Msg("Meters"), not is_accrual),
            Choice(ReportChosen(FloorReport.ACCRUAL), Msg("Tables"), is_accrual),
        ),
        grid=_accrual(view) if is_accrual else _statement(view, shown),
        acts=(
            *(() if is_accrual else _setting(view, shown)),
            Button(SaveTouched(), Msg("SAVE AS PDF"), "page"),
        ),
    )


def _setting(view: FloorView, shown: Selection) -> tuple[Button[FloorTouch], ...]:
    """Offer what can be set of the level that was touched."""
    meter = view.meter(*shown.level) if shown.level else None
    if meter is None:
        return ()
    at = meter.where
    return (
        Button(AdjustTouched(*at), Msg("ADJUST METER"), "equal", meter.label),
        *(
            Button(SettingTouched(*at, one), label, icon, meter.label)
            for one, (label, icon) in _PROPOSED.items()
        ),
    )


def _statement(view: FloorView, shown: Selection) -> Grid[FloorTouch]:
    rows: list[Row[FloorTouch]] = []
    for one in view.meters:
        link = view.link(one.link)
        holds = one.meter + one.reserve + one.overflow
        missing = one.seeded + one.contributed + one.adjusted - one.paid - holds
        rows.append(
            Row(
                (
                    Cell(one.label, below=short(link) if link else one.link),
                    Cell(money(one.seeded)),
                    Cell(money(one.contributed)),
                    Cell(money(one.adjusted), Tone.PLAIN if one.adjusted else Tone.SOFT),
                    Cell(money(one.paid)),
                    Cell(money(one.meter), Tone.STRONG),
                    Cell(money(one.reserve), Tone.SOFT),
                    Cell(money(one.overflow), Tone.SOFT),
                    Cell(
                        Msg("adds up") if not missing else money(missing),
                        Tone.BROKEN if missing else Tone.WELL,
                    ),
                ),
                touch=LevelChosen(*one.where),
                tone=Tone.BROKEN if missing else Tone.PLAIN,
                is_selected=one.where == shown.level,
            )
        )
    return Grid(
        (
            Column(Msg("Level"), 3.3),
            figures(Msg("Seeds"), 2.7),
            figures(Msg("Contributions"), 3.1),
            figures(Msg("Adjusted"), 2.4),
            figures(Msg("Prizes"), 2.8),
            figures(Msg("Meter"), 2.8),
            figures(Msg("Reserve"), 2.2),
            figures(Msg("Overflow"), 2.2),
            figures(Msg("Proof"), 2.3),
        ),
        tuple(rows),
        Msg("No meter is on the server"),
    )


def _accrual(view: FloorView) -> Grid[FloorTouch]:
    return Grid(
        (
            Column(Msg("Table"), 3),
            Column(Msg("Game"), 3.7),
            Column(Msg("Link"), 1.3),
            figures(Msg("Last number"), 3),
            figures(Msg("Wagers"), 3),
            figures(Msg("To the meters"), 3),
        ),
        tuple(
            Row(
                (
                    Cell(table_of_pit(one, one.number)),
                    Cell(one.game, Tone.SOFT),
                    Cell(view.letters(one), Tone.SOFT),
                    Cell(f"{one.last_n:,}"),
                    Cell(f"{one.wagers:,}"),
                    Cell(money(one.counted), Tone.STRONG),
                )
            )
            for one in view.stations
            if one.is_linked
        ),
        Msg("No table is linked"),
    )
