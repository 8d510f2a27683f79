"""METERS: every level of every link, the course of one of them, and what may come."""

from datetime import datetime, timedelta

from dealer_assist.floor.view import FloorView, MeterSeen, TicketRow
from dealer_assist.message import Msg
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    Selection,
    claims_said,
    frame_of,
    hits_to_end,
    level_label,
    money,
    rivals,
    seconds,
    tables_said,
)
from dealer_assist.ui.floor.touches import (
    CourseSpan,
    FloorTouch,
    HitsTouched,
    HitTouched,
    LevelChosen,
    SpanChosen,
)
from dealer_assist.ui.i18n.days import tick_day
from dealer_assist.ui.toolkit.nodes import (
    CourseChart,
    FactRows,
    Filter,
    Listing,
    Node,
    Page,
    Panel,
    Press,
    Text,
    column,
    pill,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import (
    Cell,
    Column,
    FactLine,
    Facts,
    Grid,
    Pill,
    Row,
    Tone,
    figures,
)
from dealer_assist.ui.toolkit.values.plot import Course, PlotMark, Tick
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    choices,
)

SPANS = {CourseSpan.HOUR: 1, CourseSpan.DAY: 24, CourseSpan.FORTNIGHT: 14 * 24, CourseSpan.ALL: 0}
OPEN_HOURS = 16
_SMALL_COURSE = 24
_BAND, _LOW, _SIDE, _HEAD, _MOST_BANDS = 112.0, 326.0, 576.0, 72.0, 2
_NONE = "–"


class FloorMetersFlow(PageFlow):
    """Shows METERS; its touches are those of every page."""

    help_topic = "floor.meters"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return meters_page(*self.floor.reading)


def meters_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page; the level that was touched, or the first, is drawn below."""
    touched = view.meter(*shown.level) if shown.level else None
    chosen = touched or next(iter(view.meters), None)
    bands = [_band(view, hit, place) for place, hit in enumerate(hits_to_end(view)[:_MOST_BANDS])]
    spans = [Filter(choice).of(116) for choice in choices(_SPAN_WORDS, shown.span, SpanChosen)]
    course = column(
        row(Text(chosen.label if chosen else "", "bold_28"), *spans, gap=12).of(_HEAD),
        CourseChart(_plot(view, chosen, shown.span)),
        gap=8,
    )
    forecast = _forecast(chosen)
    hits = Press(Button(HitsTouched(), Msg("LAST 25 HITS"), "")).of(208)
    ahead = column(row(Text(forecast.title, "bold_28"), hits).of(_HEAD), FactRows(forecast), gap=10)
    body = column(
        *bands,
        Panel(Listing(_meters(view, chosen), shows_all=True), pad=(14, 4)),
        row(Panel(course, pad=(22, 14)), Panel(ahead, pad=(22, 14)).of(_SIDE), gap=14).of(_LOW),
        gap=14,
    )
    return Page(body, frame_of(view, shown, trouble))


_SPAN_WORDS = {
    CourseSpan.HOUR: Msg("HOUR"),
    CourseSpan.DAY: Msg("day").upper(),  # the volume of the day is another word
    CourseSpan.FORTNIGHT: Msg("14 DAYS"),
    CourseSpan.ALL: Msg("ALL"),
}


def _band(view: FloorView, hit: TicketRow, place: int) -> Node:
    """Return a locked prize across the top of the page."""
    rest = [rival for rival in rivals(view, hit) if rival.place > hit.place]
    detail = Msg(
        "Locked {time} by {name}",
        time=seconds(hit.locked or hit.given),
        name=hit.people[0] if hit.people else _NONE,
    )
    if rest:
        detail = Msg("{locked}. Table {table} has ticket 2", locked=detail, table=rest[0].station)
    title = Msg(
        "{level}, {hand}, table {table} seat {seat}",
        level=level_label(view, *hit.where),
        hand=hit.hand,
        table=hit.station,
        seat=hit.seat,
    )
    words = column(
        space(),
        Text(title, "bold_24").of(38),
        Text(detail, "medium_20", "text_2", breaks=True).of(42),
        space(),
    )
    state = pill(Pill(Msg("PENDING"), "star", Tone.PRIZE, is_filled=True))
    inner = row(state, Text(money(hit.worth), "heavy_48").hug(), words, gap=24)
    ground = Panel(inner, fill="well", edge="claim", line=3, pad=(26, 0))
    award, state_now = (
        Msg("Award needs 2 cards"),
        ActionState.AVAILABLE if place else ActionState.NEXT,
    )
    act = Button(HitTouched(hit.key), Msg("OPEN HIT"), "", award, state_now)
    return row(ground, Press(act, "bold_30").of(400), gap=14).of(_BAND)


def _meters(view: FloorView, chosen: MeterSeen | None) -> Grid[FloorTouch]:
    return Grid(
        columns=(
            Column(Msg("Link"), 2),
            Column(Msg("Level"), 3.1),
            figures(Msg("Shown"), 2.45),
            figures(Msg("Reserve"), 1.6),
            figures(Msg("Overflow"), 1.75),
            Column(Msg("Hits"), 2.15),
            figures(Msg("Growth per hour"), 2.4),
            Column(Msg("24 hours"), 1.5),
            Column(Msg("Next hit, average"), 3),
        ),
        rows=tuple(_row(view, meter, is_chosen=meter is chosen) for meter in view.meters),
        nothing=Msg("No link is on this server"),
        course_at=7,
    )


def _row(view: FloorView, meter: MeterSeen, *, is_chosen: bool) -> Row[FloorTouch]:
    link = view.link(meter.link)
    tables = sum(meter.link in station.links for station in view.stations)
    pending = sum(hit.where == meter.where for hit in hits_to_end(view))
    hits = (
        Msg("{n}, {pending} pending", n=meter.hits, pending=pending) if pending else str(meter.hits)
    )
    day = [value for at, value in meter.course if at >= view.at - timedelta(days=1)]
    values = day[:: max(1, len(day) // _SMALL_COURSE)]
    low, high = (min(values), max(values)) if values else (0, 0)
    return Row(
        (
            Cell(
                link.letter if link else meter.link,
                Tone.STRONG,
                "link",
                below=tables_said(tables),
            ),
            Cell(
                meter.label.upper(), below=meter.hand, tag=Msg("AT CAP") if meter.is_at_cap else ""
            ),
            Cell(money(meter.meter), Tone.STRONG, below=claims_said(view, meter)),
            Cell(money(meter.reserve) if meter.reserve else _NONE),
            Cell(money(meter.overflow) if meter.overflow else _NONE),
            Cell(hits),
            Cell(Msg("+{amount}", amount=money(meter.per_hour)) if meter.per_hour else _NONE),
            Cell(),
            Cell(_average(meter)),
        ),
        touch=LevelChosen(*meter.where),
        is_selected=is_chosen,
        course=tuple((value - low) / max(1, high - low) for value in values),
    )


def _average(meter: MeterSeen) -> str:
    if not meter.odds or not meter.wagers_per_hour:
        return _NONE
    minutes = 60 * meter.odds // meter.wagers_per_hour
    hour = 60
    if minutes < 2 * hour:
        return Msg("about {n} min", n=minutes)
    if minutes < 2 * OPEN_HOURS * hour:
        return Msg("about {n} h", n=minutes // hour)
    return Msg("about {n} days", n=round(minutes / (OPEN_HOURS * hour)))


def _plot(view: FloorView, meter: MeterSeen | None, span: CourseSpan) -> Course:
    if meter is None or len(meter.course) < 2:
        return Course(nothing=Msg("The course is drawn once the floor has been read for a while"))
    hours = SPANS[span]
    points = [
        point
        for point in meter.course
        if not hours or point[0] >= view.at - timedelta(hours=max(2, hours))
    ]
    began, ended = points[0][0], points[-1][0]
    long = max(1.0, (ended - began).total_seconds())
    locked = [hit for hit in hits_to_end(view) if hit.where == meter.where]
    top = max([value for _, value in points] + [hit.worth for hit in locked]) * 1.08

    def across(at: datetime) -> float:
        return min(1.0, max(0.0, (at - began).total_seconds() / long))

    marks = [
        PlotMark(
            across(hit.given),
            hit.worth / top,
            Msg("{amount} pending", amount=money(hit.worth)),
            is_open=True,
        )
        for hit in locked
    ]
    marks += [
        PlotMark(
            across(ticket.given),
            ticket.worth / top,
            Msg("{amount}, table {table}", amount=money(ticket.worth), table=ticket.station),
        )
        for ticket in view.tickets
        if ticket.state == "awarded"
        and ticket.where == meter.where
        and ticket.given >= began
        and ticket.worth <= top
    ]
    return Course(
        points=tuple((across(at), value / top) for at, value in points),
        across=tuple(
            Tick(share, _tick(began + timedelta(seconds=long * share), long))
            for share in (0.1, 0.3, 0.5, 0.7, 0.9)
        ),
        up=tuple(Tick(share, _short_money(top * share)) for share in (0.0, 0.4, 0.8)),
        marks=tuple(marks[:3]),
    )


def _tick(at: datetime, span_s: float) -> str:
    day = 86_400
    return f"{at:%H:%M}" if span_s <= 2 * day else tick_day(at)


def _short_money(micros: float) -> str:
    whole = int(micros) // 1_000_000
    thousand = 1000
    return f"{whole // thousand}k" if whole >= 10 * thousand else f"{whole:,}"


def _forecast(meter: MeterSeen | None) -> Facts:
    if meter is None or not meter.wagers_per_hour or not meter.odds:
        nothing = FactLine(Msg("Not enough wagers yet for a forecast"))
        return Facts(Msg("Forecast"), (nothing,))
    wagers = meter.wagers_per_hour * OPEN_HOURS
    none = (1 - 1 / meter.odds) ** wagers
    per_wager = meter.per_hour / meter.wagers_per_hour
    half = meter.meter + per_wager * 0.6931 * meter.odds
    average = meter.meter + per_wager * meter.odds
    if meter.cap is not None:
        half, average = min(half, meter.cap), min(average, meter.cap)
    ahead = meter.meter + meter.per_hour * OPEN_HOURS
    ahead = ahead if meter.cap is None else min(ahead, meter.cap)
    return Facts(
        Msg("Forecast"),
        (
            FactLine(Msg("In 24 h ({n} h open), no hit", n=OPEN_HOURS), _whole(ahead)),
            FactLine(Msg("A hit within that time"), Msg("{n}%", n=round(100 * (1 - none)))),
            FactLine(Msg("Half of all hits come below"), _whole(half)),
            FactLine(Msg("On average at"), _whole(average)),
        ),
        foot=Msg(
            "{wagers} wagers an hour, 1 hit in {odds} wagers",
            wagers=f"{meter.wagers_per_hour:,}",
            odds=f"{meter.odds:,}",
        ),
    )


def _whole(micros: float) -> str:
    return f"${int(micros) // 1_000_000:,}"
