"""FLOOR: the map of all tables, and what needs a person first."""

from datetime import timedelta

from dealer_assist.floor.view import AlertSeen, FloorView, LinkSeen, MeterSeen, Station, TicketRow
from dealer_assist.message import Msg
from dealer_assist.ui.floor.map.model import (
    FloorMapModel,
    LevelBox,
    LinkBox,
    NeedModel,
    NotedModel,
    PitModel,
    TileLook,
    TileModel,
)
from dealer_assist.ui.floor.selection import (
    MOST_RINGS,
    Selection,
    apart,
    by,
    clock,
    for_how_long,
    frame_of,
    hits_to_end,
    is_in_pit,
    level_label,
    money,
    rivals,
    table_of_pit,
    tables_said,
)
from dealer_assist.ui.floor.touches import (
    FloorAlertNoted,
    FloorTouch,
    HitTouched,
    MetersTouched,
    PitChosen,
    TableTouched,
)
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.touches import Button, Choice

MOST_NEEDS, MOST_NOTED = 2, 4


def floor_map(view: FloorView, shown: Selection, trouble: str = "") -> FloorMapModel:
    """Make the page."""
    pits = tuple(pit for pit in view.pits() if not shown.pit or pit == shown.pit)
    pits_only = len(pits) > MOST_RINGS
    needs = needs_of(view, shown.pit)
    more = len(needs) - MOST_NEEDS
    noted = sorted(
        (one for one in view.alerts if not one.is_open and is_in_pit(view, one.station, shown.pit)),
        key=lambda one: one.at,
        reverse=True,
    )
    return FloorMapModel(
        frame=frame_of(view, shown, trouble),
        boxes=tuple(_box(view, link) for link in view.links),
        pits=tuple(_pit(view, pit, pits_only=pits_only) for pit in pits),
        pits_only=pits_only,
        filters=pit_filters(view, shown),
        needs_title=Msg("Needs a person") if needs else Msg("Nothing needs a person"),
        needs=needs[:MOST_NEEDS],
        more=Msg("{n} more under Alerts", n=more) if more > 0 else "",
        noted_title=Msg("NOTED") if noted else "",
        noted=tuple(
            NotedModel(
                Msg("Table {table}, {what}", table=one.station, what=_small(one.sentence)),
                Msg("Noted by {name}", name=one.noted_by),
                clock(one.at),
            )
            for one in noted[:MOST_NOTED]
        ),
    )


def pit_filters(view: FloorView, shown: Selection) -> tuple[Choice[FloorTouch], ...]:
    """Offer all pits and each of them; many are chosen on the map instead."""
    pits = [pit for pit in view.pits() if pit]
    if len(pits) > MOST_RINGS:
        pits = [shown.pit] if shown.pit else []
    if not pits:
        return ()
    return (
        Choice(PitChosen(""), Msg("All"), not shown.pit),
        *(Choice(PitChosen(pit), pit, pit == shown.pit) for pit in pits),
    )


def needs_of(view: FloorView, pit: str = "") -> tuple[NeedModel, ...]:
    """Give what needs a person: money first, then the oldest first; one amber button at most."""
    hits = [one for one in hits_to_end(view) if is_in_pit(view, one.station, pit)]
    alerts = [one for one in view.open_alerts() if is_in_pit(view, one.station, pit)]
    needs = [_need_of_hit(view, hit, is_first=place == 0) for place, hit in enumerate(hits)]
    return (*needs, *(_need_of_alert(view, one) for one in alerts))


def tile_of(view: FloorView, station: Station) -> TileModel:
    """Show a table: the worst that is true of it."""
    look, word = TileLook.OPEN, phase_words(station.phase)
    ticket = view.ticket_of(station.number)
    if not station.is_open:
        look, word = TileLook.CLOSED, Msg("Closed")
    if ticket is not None:
        look, word = _claimed(view, ticket)
    if station.is_lost:
        look = TileLook.LOST
        word = Msg("LOST {time}", time=for_how_long(station.lost_ms))
    if station.stopped or station.difference:
        look, word = TileLook.STOPPED, Msg("STOPPED")
    return TileModel(
        key=TableTouched(station.number),
        number=station.number,
        letters=view.letters(station),
        game=station.game,
        word=word,
        look=look,
        is_noted=any(
            one.station == station.number and not one.is_open and _is_fresh(view, one)
            for one in view.alerts
        ),
    )


def phase_words(phase: str) -> str:
    """Say a phase as the map does."""
    return {
        "betting": Msg("Betting"),
        "in-play": Msg("In play"),
        "in_play": Msg("In play"),
        "verify": Msg("Verify"),
        "swipe": Msg("Verify"),
        "recorded": Msg("Paying"),
        "halted": Msg("Halted"),
        "closed": Msg("Closed"),
    }.get(phase.lower(), phase)


def _claimed(view: FloorView, ticket: TicketRow) -> tuple[TileLook, str]:
    if ticket.state == "locked":
        return TileLook.PENDING, Msg("PENDING")
    place = next((n for n, one in enumerate(rivals(view, ticket), 1) if one.key == ticket.key), 1)
    return TileLook.TICKET, Msg("TICKET {place}", place=place)


def _is_fresh(view: FloorView, alert: AlertSeen) -> bool:
    return alert.at > view.at - timedelta(hours=8)


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:] if len(sentence) < 30 else sentence


def _pit(view: FloorView, pit: str, *, pits_only: bool) -> PitModel:
    stations = view.of_pit(pit)
    tiles = tuple(tile_of(view, one) for one in stations)
    pending = sum(tile.look is TileLook.PENDING for tile in tiles)
    lost = sum(tile.look is TileLook.LOST for tile in tiles)
    stopped = sum(tile.look is TileLook.STOPPED for tile in tiles)
    worst, tone, icon = "", Tone.PLAIN, ""
    if pending:
        worst = Msg("{n} prizes pending", one="{n} prize pending", n=pending)
        tone, icon = Tone.PRIZE, "star"
    elif stopped:
        worst, tone, icon = Msg("{n} stopped", n=stopped), Tone.BROKEN, "unequal"
    elif lost:
        worst = Msg("{n} links lost", one="{n} link lost", n=lost)
        tone, icon = Tone.BROKEN, "unlink"
    there = sum(one.is_open for one in stations)
    pace = by(lambda one: one.rounds_per_hour, stations)
    words = (
        Msg("{n} open, {rounds} rounds/h", n=there, rounds=pace)
        if pace
        else Msg("{n} open", n=there)
    )
    if pits_only and pace:
        words = Msg("{n} open, {rounds}/h", n=there, rounds=pace)
    return PitModel(
        key=PitChosen(pit),
        name=pit or view.name,
        open_words=words,
        manager=view.pit_managers.get(pit, ""),
        worst=worst,
        worst_tone=tone,
        worst_icon=icon,
        tiles=() if pits_only else tiles,
    )


def _box(view: FloorView, link: LinkSeen) -> LinkBox:
    levels = tuple(_level(view, one) for one in view.meters if one.link == link.key)
    tables = sum(link.key in one.links for one in view.stations)
    return LinkBox(
        key=MetersTouched(link.key),
        letter=link.letter,
        label=short(link),
        note=Msg("paused") if link.is_paused else tables_said(tables),
        levels=levels,
        is_paused=link.is_paused,
    )


def short(link: LinkSeen) -> str:
    """Name a link without the word link: there is a sign for it."""
    return link.label.removeprefix("the ").removesuffix(" Link")


def _level(view: FloorView, meter: MeterSeen) -> LevelBox:
    locked = [one for one in hits_to_end(view) if one.where == meter.where]
    note = Msg("at its cap") if meter.is_at_cap else ""
    if not note and meter.per_hour:
        note = Msg("+{amount}/h", amount=money(meter.per_hour))
    return LevelBox(
        name=meter.label.upper(),
        amount=money(meter.meter),
        note=note,
        pending=money(locked[0].worth) if locked else "",
    )


def _need_of_hit(view: FloorView, hit: TicketRow, *, is_first: bool) -> NeedModel:
    rest = [one for one in rivals(view, hit) if one.place > hit.place]
    level = level_label(view, *hit.where)
    since = hit.locked or hit.given
    lines = [Msg("{hand}, {level}. Locked {time}.", hand=hit.hand, level=level, time=clock(since))]
    if rest:
        lines.append(
            Msg(
                "Table {table} has ticket 2, by {seconds} s.",
                table=rest[0].station,
                seconds=apart(rest[0].given - hit.given),
            )
        )
    return NeedModel(
        key=hit.key,
        title=table_of_pit(view.station(hit.station), hit.station),
        at=clock(hit.given),
        headline=money(hit.worth),
        lines=tuple(lines),
        icon="star",
        tone=Tone.PRIZE,
        buttons=(
            Button(
                HitTouched(hit.key),
                Msg("OPEN HIT"),
                "",
                Msg("Award needs 2 cards"),
                ActionState.NEXT if is_first else ActionState.AVAILABLE,
            ),
        ),
    )


def _need_of_alert(view: FloorView, alert: AlertSeen) -> NeedModel:
    station = view.station(alert.station)
    headline, sentence = alert_words(view, alert)
    return NeedModel(
        key=str(alert.number),
        title=table_of_pit(station, alert.station) if alert.station else alert.link,
        at=clock(alert.at),
        headline=headline,
        lines=(sentence,) if sentence else (),
        icon=ALERT_ICONS.get(alert.what, "triangle"),
        tone=Tone.BROKEN,
        buttons=(
            Button(TableTouched(alert.station), Msg("TABLE"), ""),
            Button(FloorAlertNoted(alert.number), Msg("TAKE NOTE"), ""),
        ),
    )


ALERT_ICONS = {"lost": "unlink", "differs": "unequal", "behind": "unequal", "clock": "clock"}


def alert_words(view: FloorView, alert: AlertSeen) -> tuple[str, str]:
    """Say an alert in few words, and in a sentence."""
    station = view.station(alert.station)
    if alert.what == "lost":
        if station is not None and station.is_lost:
            lost = for_how_long(station.lost_ms)
            return Msg("Link lost {time}", time=lost), alert.sentence
        return Msg("Link was lost, and is back"), alert.sentence
    few = {
        "differs": Msg("Journal and server differ"),
        "behind": Msg("An old journal was put back"),
        "clock": Msg("Clock is off"),
        "release": Msg("Another release"),
        "server": Msg("Server was never tried"),
        "disk": Msg("Server's disk is full"),
    }
    return few.get(alert.what, alert.sentence), alert.sentence if alert.what in few else ""
