"""METERS: every level of every link, the course of one of them, and what may come."""

from datetime import datetime, timedelta

from dealer_assist.floor.view import FloorView, MeterSeen
from dealer_assist.message import Msg
from dealer_assist.ui.floor.meters.model import BandModel, MetersPageModel
from dealer_assist.ui.floor.selection import (
    Selection,
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
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import (
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
from dealer_assist.ui.models.plot import Course, PlotMark, Tick
from dealer_assist.ui.models.touches import Button, choices

SPANS = {CourseSpan.HOUR: 1, CourseSpan.DAY: 24, CourseSpan.FORTNIGHT: 14 * 24, CourseSpan.ALL: 0}
OPEN_HOURS = 16
_SMALL_COURSE = 24
_NONE = "–"


def meters_page(view: FloorView, shown: Selection, trouble: str = "") -> MetersPageModel:
    """Make the page; the level that was touched, or the first, is drawn below."""
    touched = view.meter(*shown.level) if shown.level else None
    chosen = touched or next(iter(view.meters), None)
    return MetersPageModel(
        frame=frame_of(view, shown, trouble),
        bands=_bands(view),
        grid=Grid(
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
            rows=tuple(_row(view, one, is_chosen=one is chosen) for one in view.meters),
            nothing=Msg("No link is on this server"),
            course_at=7,
        ),
        title=chosen.label if chosen else "",
        plot=_plot(view, chosen, shown.span),
        spans=choices(_SPAN_WORDS, shown.span, SpanChosen),
        forecast=_forecast(chosen),
        hits=Button(HitsTouched(), Msg("LAST 25 HITS"), ""),
    )


_SPAN_WORDS = {
    CourseSpan.HOUR: Msg("HOUR"),
    CourseSpan.DAY: Msg("day").upper(),  # the volume of the day is another word
    CourseSpan.FORTNIGHT: Msg("14 DAYS"),
    CourseSpan.ALL: Msg("ALL"),
}


def _bands(view: FloorView) -> tuple[BandModel, ...]:
    bands = []
    for place, hit in enumerate(hits_to_end(view)):
        rest = [one for one in rivals(view, hit) if one.place > hit.place]
        detail = Msg(
            "Locked {time} by {name}",
            time=seconds(hit.locked or hit.given),
            name=hit.people[0] if hit.people else _NONE,
        )
        if rest:
            detail = Msg(
                "{locked}. Table {table} has ticket 2", locked=detail, table=rest[0].station
            )
        bands.append(
            BandModel(
                pill=Pill(Msg("PENDING"), "star", Tone.PRIZE, is_filled=True),
                amount=money(hit.worth),
                title=Msg(
                    "{level}, {hand}, table {table} seat {seat}",
                    level=level_label(view, *hit.where),
                    hand=hit.hand,
                    table=hit.station,
                    seat=hit.seat,
                ),
                detail=detail,
                act=Button(
                    HitTouched(hit.key),
                    Msg("OPEN HIT"),
                    "",
                    Msg("Award needs 2 cards"),
                    ActionState.AVAILABLE if place else ActionState.NEXT,
                ),
            )
        )
    return tuple(bands)


def _row(view: FloorView, one: MeterSeen, *, is_chosen: bool) -> Row[FloorTouch]:
    link = view.link(one.link)
    tables = sum(one.link in station.links for station in view.stations)
    pending = sum(hit.where == one.where for hit in hits_to_end(view))
    hits = Msg("{n}, {pending} pending", n=one.hits, pending=pending) if pending else str(one.hits)
    values = [value for _, value in one.course[-_SMALL_COURSE:]]
    low, high = (min(values), max(values)) if values else (0, 0)
    return Row(
        (
            Cell(
                link.letter if link else one.link,
                Tone.STRONG,
                "link",
                below=tables_said(tables),
            ),
            Cell(one.label.upper(), below=one.hand, tag=Msg("AT CAP") if one.is_at_cap else ""),
            Cell(money(one.meter), Tone.STRONG),
            Cell(money(one.reserve) if one.reserve else _NONE),
            Cell(money(one.overflow) if one.overflow else _NONE),
            Cell(hits),
            Cell(Msg("+{amount}", amount=money(one.per_hour)) if one.per_hour else _NONE),
            Cell(),
            Cell(_average(one)),
        ),
        touch=LevelChosen(*one.where),
        is_selected=is_chosen,
        course=tuple((value - low) / max(1, high - low) for value in values),
    )


def _average(one: MeterSeen) -> str:
    if not one.odds or not one.wagers_per_hour:
        return _NONE
    minutes = 60 * one.odds // one.wagers_per_hour
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
            across(one.given),
            one.worth / top,
            Msg("{amount}, table {table}", amount=money(one.worth), table=one.station),
        )
        for one in view.tickets
        if one.state == "awarded"
        and one.where == meter.where
        and one.given >= began
        and one.worth <= top
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
            FactLine(Msg("A hit within that time"), Msg("{n} %", n=round(100 * (1 - none)))),
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
