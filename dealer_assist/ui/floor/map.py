"""FLOOR: every meter above, every table in its pit, and what needs a person at the right."""

from collections.abc import Sequence
from datetime import timedelta
from enum import Enum

from dealer_assist.floor.view import (
    AlertSeen,
    CallSeen,
    FloorView,
    LinkSeen,
    MeterSeen,
    Station,
    TicketRow,
)
from dealer_assist.message import Msg, uncapitalized
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    ALERT_ICONS,
    MOST_RINGS,
    Selection,
    alert_words,
    apart,
    by,
    call_words,
    claims_said,
    claims_to_watch,
    clock,
    for_how_long,
    frame_of,
    hits_to_end,
    is_in_pit,
    level_label,
    money,
    phase_words,
    pit_filters,
    rivals,
    short,
    table_of_pit,
    tables_said,
)
from dealer_assist.ui.floor.touches import (
    CallTouched,
    FloorAlertNoted,
    FloorTouch,
    HitTouched,
    MetersTouched,
    PitChosen,
    TableTouched,
)
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Faced,
    Filter,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    Press,
    Text,
    WidgetNode,
    column,
    row,
    space,
    stack,
    tiled,
    titled,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace

_BOXES, _SIDE, _GAP, _FILTER, _NEED, _BUTTON = 127.0, 408.0, 12.0, 72.0, 176.0, 96.0
_TOP_AND_RIGHT = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3))
_RING = (*_TOP_AND_RIGHT, *((3 - line, 3 - at) for line, at in _TOP_AND_RIGHT))
_PIT_COLUMNS, _PIT_HIGH, _TABLE_COLUMNS, _TABLE_HIGH = 6, 118.0, 8, 88.0
_MOST_NEEDS, _MOST_CALLS, _MOST_NOTED, _CALL = 2, 2, 4, 92.0


class TileLook(Enum):
    """How a table is shown on the map."""

    OPEN = "open"
    CLOSED = "closed"
    PENDING = "a prize is locked"
    TICKET = "a younger ticket"
    LOST = "the link is lost"
    STOPPED = "stopped by RECONCILE"
    CALLS = "it calls for somebody"


class Tile(Value):
    """A table of the map; `is_noted` has an alert that somebody has taken note of."""

    number: str
    letters: str = ""
    game: str = ""
    word: str = ""
    look: TileLook = TileLook.OPEN
    is_noted: bool = False

    @property
    def touch(self) -> FloorTouch:
        """Return what a touch tells."""
        return TableTouched(self.number)

    key = touch


class TableTile(WidgetNode):
    """A table on the map, touched as a whole."""

    model: Tile


class LinkFace(Node):
    """A link above the map: its letter and name, then its levels beside each other.

    A level has its name, its amount, what is pending of it, and a note where nothing is.
    """

    letter: str
    label: str
    note: str
    levels: tuple[tuple[str, str, str, str], ...]
    is_paused: bool = False
    is_pressed: bool = False


class SmallLines(Node):
    """Sentences in small lines, as many as there is room for."""

    lines: tuple[str, ...]
    ink: str


class NotedAlerts(Node):
    """What somebody has taken note of, by whom and since when: as much as there is room for."""

    title: str
    alerts: tuple[tuple[str, str, str], ...]


class MapFlow(PageFlow):
    """Shows FLOOR; its touches are those of every page."""

    help_topic = "floor.map"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return floor_map(*self.floor.reading)


def floor_map(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page; many pits are tiles of their own until one is chosen."""
    links = row(*(_link(view, link, trouble) for link in view.links), gap=14).of(_BOXES)
    pits = [pit for pit in view.pits() if not shown.pit or pit == shown.pit]
    if len(pits) > MOST_RINGS:
        tables = tiled([_pit_tile(view, pit) for pit in pits], _PIT_COLUMNS, _PIT_HIGH, _GAP)
    else:
        rings = [_pit(view, pit) for pit in pits]
        pairs = [row(*rings[at : at + 2], gap=_GAP) for at in range(0, len(rings), 2)]
        tables = rings[0] if len(rings) == 1 else column(*pairs, gap=_GAP)
    body = row(column(links, tables, gap=_GAP), _side(view, shown, trouble).of(_SIDE), gap=_GAP)
    return Page(body, frame_of(view, shown, trouble))


def _link(view: FloorView, link: LinkSeen, trouble: str) -> Node:
    levels = tuple(_level(view, meter) for meter in view.meters if meter.link == link.key)
    tables = sum(link.key in station.links for station in view.stations)
    note = Msg("paused") if link.is_paused else tables_said(tables)
    if trouble:
        note = Msg("Not live")
    face = LinkFace(link.letter, short(link), note, levels, link.is_paused)
    words = Msg("Link {letter}", letter=link.letter)
    look = Look(MetersTouched(link.key), words, face, replace(face, is_pressed=True))
    return Faced(look).sharing(2 + 2.2 * len(levels))


def _level(view: FloorView, meter: MeterSeen) -> tuple[str, str, str, str]:
    locked = [hit for hit in hits_to_end(view) if hit.where == meter.where]
    note = Msg("at its cap") if meter.is_at_cap else ""
    note = claims_said(view, meter) or note
    if not note and meter.per_hour:
        note = Msg("+{amount}/h", amount=money(meter.per_hour))
    pending = money(locked[0].worth) if locked else ""
    return meter.label.upper(), money(meter.meter), pending, note


def _pit(view: FloorView, pit: str) -> Node:
    """Return a pit: its tables round its name, or in lines below it."""
    tiles = [tile_of(view, station) for station in view.together(pit)]
    tables = [TableTile(tile) for tile in tiles]
    title, opened = pit or view.name, _open_words(view, pit)
    if len(tiles) > len(_RING):
        head = row(
            Text(title, "heavy_38").hug(),
            Text(opened, "medium_22", "text_2"),
            gap=24,
        )
        words = column(row(space(16), head).of(56), space())
        lines = column(space(60), tiled(tables, _TABLE_COLUMNS, _TABLE_HIGH, _GAP))
        return Panel(stack(words, lines), fill=None, pad=(6, 8))
    worst, tone, icon = _worst(tiles)
    mark = row(
        space(), Icon(icon, 26, tone, 2.6), Text(worst, "bold_24", tone).hug(), space(), gap=10
    )
    name = column(
        space(),
        Text(title, "heavy_38", align=CENTRE).of(48),
        Text(opened, "medium_22", "text_2", CENTRE).of(34),
        Text(view.pit_managers.get(pit, ""), "medium_22", "text_2", CENTRE).of(30),
        mark.of(36) if worst else None,
        space(),
    )
    middle = row(space(), name.sharing(1.9), space())
    return Panel(stack(middle, _ring(tables)), fill=None, pad=(6, 8))


def _ring(tables: Sequence[Node]) -> Node:
    """Set up to twelve tables round the pit's name."""
    placed = dict(zip(_RING, tables, strict=False))
    sides = [[placed.get((line, at)) or space() for at in range(4)] for line in range(4)]
    return column(*(row(*side, gap=_GAP) for side in sides), gap=_GAP)


def _pit_tile(view: FloorView, pit: str) -> Node:
    """Return a pit among more of them than a map has room for."""
    worst, tone, _ = _worst([tile_of(view, station) for station in view.together(pit)])
    name, opened = pit or view.name, _open_words(view, pit, is_short=True)
    last = Text(view.pit_managers.get(pit, ""), "medium_20", "text_2")
    if worst:
        last = Text(worst, "bold_20", tone)
    words = column(Text(name, "bold_28"), Text(opened, "medium_20", "text_2"), last)
    edge, line = (tone, 3) if worst else ("line", 2)
    face = Panel(words, edge=edge, line=line, pad=(16, 6))
    look = Look(PitChosen(pit), name, face, replace(face, fill="pressed"), worst or opened)
    return Faced(look)


def _worst(tiles: Sequence[Tile]) -> tuple[str, Tone, str]:
    """Return the worst that is true of a pit's tables: words, their tone and an icon."""
    count = {look: sum(tile.look is look for tile in tiles) for look in TileLook}
    if pending := count[TileLook.PENDING]:
        words = Msg("{n} prizes pending", one="{n} prize pending", n=pending)
        return words, Tone.PRIZE, "star"
    if stopped := count[TileLook.STOPPED]:
        return Msg("{n} stopped", n=stopped), Tone.BROKEN, "unequal"
    if lost := count[TileLook.LOST]:
        return Msg("{n} links lost", one="{n} link lost", n=lost), Tone.BROKEN, "unlink"
    return "", Tone.PLAIN, ""


def _open_words(view: FloorView, pit: str, *, is_short: bool = False) -> str:
    stations = view.together(pit)
    there = sum(station.is_open for station in stations)
    pace = by(lambda station: station.rounds_per_hour, stations)
    if not pace:
        return Msg("{n} open", n=there)
    if is_short or pace == 1:  # one has no plural
        return Msg("{n} open, {rounds}/h", n=there, rounds=pace)
    return Msg("{n} open, {rounds} rounds/h", n=there, rounds=pace)


def tile_of(view: FloorView, station: Station) -> Tile:
    """Return a table of the map: the worst that is true of it."""
    look, word = TileLook.OPEN, phase_words(station.phase)
    ticket = view.ticket_of(station.number)
    if not station.is_open:
        look, word = TileLook.CLOSED, Msg("Closed")
    call = view.call_of(station.number)
    if call is not None and not call.taken_by:
        look, word = TileLook.CALLS, Msg("CALLED {time}", time=_since(view, call))
    if ticket is not None:
        look, word = _claimed(view, ticket)
    if station.is_lost:
        look = TileLook.LOST
        word = Msg("LOST {time}", time=for_how_long(station.lost_ms))
    if station.stopped or station.difference:
        look, word = TileLook.STOPPED, Msg("STOPPED")
    return Tile(
        number=station.number,
        letters=view.letters(station),
        game=station.game,
        word=word,
        look=look,
        is_noted=any(
            alert.station == station.number and not alert.is_open and _is_fresh(view, alert)
            for alert in view.alerts
        ),
    )


def _claimed(view: FloorView, ticket: TicketRow) -> tuple[TileLook, str]:
    if ticket.state == "locked":
        return TileLook.PENDING, Msg("PENDING")
    place = next(
        (n for n, rival in enumerate(rivals(view, ticket), 1) if rival.key == ticket.key), 1
    )
    return TileLook.TICKET, Msg("TICKET {place}", place=place)


def _is_fresh(view: FloorView, alert: AlertSeen) -> bool:
    return alert.at > view.at - timedelta(hours=8)


def _side(view: FloorView, shown: Selection, trouble: str) -> Node:
    """Return what is wrong now: calls first, then money, then the oldest; one amber at most."""
    undone = (hit for hit in view.tickets if (hit.state, hit.stand) == ("awarded", "backed out"))
    due = (*hits_to_end(view), *undone, *claims_to_watch(view))
    hits = [hit for hit in due if is_in_pit(view, hit.station, shown.pit)]
    alerts = [
        alert_seen
        for alert_seen in view.going_alerts()
        if is_in_pit(view, alert_seen.station, shown.pit)
    ]
    calls = [call_seen for call_seen in view.calls if is_in_pit(view, call_seen.station, shown.pit)]
    calls.sort(key=lambda call_seen: (bool(call_seen.taken_by), call_seen.at))
    noted = [alert for alert in view.alerts if is_in_pit(view, alert.station, shown.pit)]
    needs = [
        *(_hit(view, hit, is_first=place == 0) for place, hit in enumerate(hits)),
        *(_alert(view, alert) for alert in alerts),
    ]
    most_calls = _MOST_CALLS if needs else _MOST_CALLS + 2
    most = _MOST_NEEDS - (1 if calls else 0)
    more = max(0, len(calls) - most_calls) + max(0, len(needs) - most)
    words = Msg("{n} more under Alerts", n=more)
    is_quiet = not needs and not calls
    title = Msg("All clear") if is_quiet else Msg("Needs attention")
    if is_quiet and trouble:
        title = Msg("Unknown: no answer from the server")
    panel = titled(
        title,
        column(
            space(2),
            *(_call(view, call) for call in calls[:most_calls]),
            *needs[:most],
            Text(words, "medium_22", "fault").of(34) if more > 0 else None,
            _noted(noted),
            gap=12,
        ),
    )
    filters = [Filter(choice) for choice in pit_filters(view, shown)]
    return column(row(*filters, gap=12).of(_FILTER) if filters else None, panel, gap=16)


def _call(view: FloorView, call: CallSeen) -> Node:
    """Return a call, since when, and the way to say who comes."""
    who = Msg("{name} is coming", name=call.taken_by) if call.taken_by else call_words(call)
    head = row(
        Icon("bell", 26, Tone.STRONG, 2.6),
        Text(Msg("Table {table}", table=call.station), "bold_24").hug(),
        Text(_since(view, call), "bold_24", "text_2", RIGHT),
        gap=10,
    )
    words = column(space(6), head.of(36), Text(who, "medium_22", "text_2").of(34), gap=1)
    said = Msg("DONE") if call.taken_by else Msg("ON MY WAY")
    act = Button[FloorTouch](CallTouched(call.number), said, "")
    line = row(space(16), words, Press(act, "bold_24").across(72).of(118), space(10), gap=8)
    return Panel(line, fill="well", edge="line_strong", line=3).of(_CALL)


def _since(view: FloorView, call: CallSeen) -> str:
    return for_how_long(max(0, round(1000 * (view.at - call.at).total_seconds())))


def _noted(alerts: Sequence[AlertSeen]) -> Node:
    noted = [alert for alert in alerts if not alert.is_open]
    noted.sort(key=lambda alert: alert.at, reverse=True)
    return NotedAlerts(
        Msg("NOTED"),
        tuple(
            (
                Msg("Table {table}, {what}", table=alert.station, what=_small(alert.sentence)),
                Msg("Noted by {name}", name=alert.noted_by),
                clock(alert.at),
            )
            for alert in noted[:_MOST_NOTED]
        ),
    )


def _small(sentence: str) -> str:
    return uncapitalized(sentence) if len(sentence) < 30 else sentence


_TABLES_OWN = {
    "open": Msg("Its table confirms it"),
    "claimed": Msg("Its table confirms it"),
    "due": Msg("Its table pays it"),
    "paid": Msg("Paid at its table"),
}
"""What a table does with a prize by its own cards, by where the prize stands."""


def _hit(view: FloorView, hit: TicketRow, *, is_first: bool) -> Node:
    """Return a prize that needs two cards, or is watched meanwhile, and the way to it."""
    rest = [rival for rival in rivals(view, hit) if rival.place > hit.place]
    level, since = level_label(view, *hit.where), clock(hit.locked or hit.given)
    lines = [Msg("{hand}, {level}. Locked {time}.", hand=hit.hand, level=level, time=since)]
    if hit.state == "open":
        lines = [Msg("{hand}, {level}. Not confirmed yet.", hand=hit.hand, level=level)]
    is_undone = hit.stand == "backed out"
    if is_undone:
        lines.append(Msg("Backed out at the table, not released."))
    elif rest:
        lines.append(
            Msg(
                "Table {table} has ticket 2, by {seconds} s.",
                table=rest[0].station,
                seconds=apart(rest[0].given - hit.given),
            )
        )
    title = table_of_pit(view.station(hit.station), hit.station)
    head = _need_head("star", Tone.PRIZE, title, clock(hit.given))
    words = _need_words(head, money(hit.worth), "heavy_38", SmallLines(tuple(lines), "text_2"))
    tables_own = _TABLES_OWN.get(hit.stand or hit.state)
    act = Button[FloorTouch](
        HitTouched(hit.key),
        Msg("OPEN HIT"),
        "",
        tables_own or (Msg("RELEASE needs 2 cards") if is_undone else Msg("Award needs 2 cards")),
        ActionState.NEXT if is_first and not tables_own else ActionState.AVAILABLE,
    )
    ground = Panel(words, fill="well", edge="claim", line=3).of(_NEED)
    both = column(ground, row(Press(act, "bold_30")).of(_BUTTON), gap=10)
    return both.of(_NEED + _BUTTON + 10)


def _alert(view: FloorView, alert: AlertSeen) -> Node:
    """Return an alert that nobody has taken note of."""
    headline, sentence = alert_words(view, alert)
    title = table_of_pit(view.station(alert.station), alert.station)
    icon = ALERT_ICONS.get(alert.what, "triangle")
    link = view.link(alert.link)
    floor_wide = short(link) if link else Msg("Server")
    head = _need_head(icon, Tone.BROKEN, title if alert.station else floor_wide, clock(alert.at))
    if not sentence:  # there are no few words for it: all of it, in as many lines as it needs
        headline, sentence = "", headline
    lines = SmallLines((sentence,), "fault_text")
    acts = [Button[FloorTouch](FloorAlertNoted(alert.number), Msg("ACKNOWLEDGE"), "")]
    if alert.station:
        acts.insert(0, Button(TableTouched(alert.station), Msg("TABLE"), ""))
    # The name of a table is short; what takes note of it is long in every language.
    presses = (
        Press(act, "bold_24").across(72).of(132) if act is not acts[-1] else Press(act).across(72)
        for act in acts
    )
    inner = column(
        _need_words(head, headline, "bold_26", lines).of(_NEED),
        row(space(8), *presses, space(8), gap=12).of(_BUTTON),
    )
    return Panel(inner, fill="fault_well", edge="fault").of(_NEED + _BUTTON)


def _need_head(icon: str, tone: Tone, title: str, at: str) -> Node:
    return row(
        Icon(icon, 26, tone, 2.6),
        Text(title, "bold_24"),
        Text(at, "bold_24", "text_2", RIGHT).of(70),
        gap=14,
    )


def _need_words(head: Node, headline: str, role: TypeRole, lines: Node) -> Node:
    few = Text(headline, role).of(46) if headline else None
    words = column(head.of(36), few, lines, gap=1)
    return row(space(20), column(space(11), words), space(20))
