"""What is chosen on the floor's screens, and the words that all of them share."""

from collections.abc import Callable
from datetime import datetime, timedelta

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView, Station, TicketRow
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.ui.models.floor.blocks import Tone
from dealer_assist.ui.models.floor.frame import FloorFrame, PageTab, StatusFact

FLOOR, METERS, ALERTS, WINS, LINKS = "floor", "meters", "alerts", "wins", "links"
RECONCILE, DEALERS, SINCE, REPORTS, LOCK = "reconcile", "dealers", "since", "reports", "lock"
TABLE, HIT = "table", "hit"
MOST_RINGS = 4
"""So many pits stand on the map with all their tables; more are tiles of their own."""

TABS = (
    (FLOOR, Msg("Floor"), "grid"),
    (METERS, Msg("Meters"), "chart"),
    (ALERTS, Msg("Alerts"), "bell"),
    (WINS, Msg("Wins"), "moneybag"),
    (LINKS, Msg("Links"), "link"),
    (RECONCILE, Msg("Reconcile"), "equal"),
    (DEALERS, Msg("Dealers"), "person"),
    (SINCE, Msg("Since"), "flag"),
    (REPORTS, Msg("Reports"), "page"),
    (LOCK, Msg("Lock"), "padlock"),
)


@frozen
class Shown:
    """What stands on the screen, and who is signed in."""

    page: str = LOCK
    pit: str = ""
    station: str = ""
    ticket: str = ""
    level: tuple[str, str] | None = None
    span: str = "14 DAYS"
    join_table: str = ""
    join_link: str = ""
    person: Holder | None = None
    refusal: str = ""
    first_row: int = 0
    report: str = ""
    hits_only: bool = False
    saved: str = ""


def frame_of(view: FloorView, shown: Shown, trouble: str = "") -> FloorFrame:
    """Make what stands around a page; `trouble` says why the reading is an old one."""
    selected = FLOOR if shown.page in (TABLE, HIT) else shown.page
    alerts = len(view.open_alerts()) + len(hits_to_end(view))
    pits = [pit for pit in view.pits() if pit]
    return FloorFrame(
        banner=Msg("SIMULATED FLOOR: NO TABLE, NO MONEY") if view.is_simulated else "",
        name=view.name,
        note=Msg("{pits} pits, {tables} tables", pits=len(pits), tables=len(view.stations))
        if len(pits) > 1
        else Msg("{n} tables", one="{n} table", n=len(view.stations)),
        signed_in=shown.person.name if shown.person else "",
        facts=_facts(view, alerts, trouble),
        clock=clock(view.at),
        tabs=tuple(
            PageTab(key, label, icon, key == selected, alerts if key == ALERTS else 0)
            for key, label, icon in TABS
        ),
        refusal=shown.refusal,
    )


def _facts(view: FloorView, alerts: int, trouble: str) -> tuple[StatusFact, ...]:
    linked = [one for one in view.stations if one.is_linked and one.is_open]
    whole = sum(one.is_whole for one in linked)
    paused = sum(one.is_paused for one in view.links)
    facts = []
    if paused:
        words = Msg("{n} links paused", one="{n} link paused", n=paused)
        facts.append(StatusFact(words, "pause"))
    if alerts:
        facts.append(StatusFact(Msg("{n} open", n=alerts), "bell"))
    is_all = whole == len(linked)
    words = Msg("{whole} of {all} linked", whole=whole, all=len(linked))
    facts.append(
        StatusFact(words, "check", Tone.WELL)
        if is_all
        else StatusFact(words, "unlink", Tone.BROKEN)
    )
    if trouble:
        facts.append(StatusFact(Msg("Server does not answer"), "unlink", Tone.BROKEN))
    elif not view.standby:
        facts.append(StatusFact(Msg("Server, no standby"), "check", Tone.WELL))
    elif view.standby == "in step":
        facts.append(StatusFact(Msg("Server and standby"), "check", Tone.WELL))
    else:
        facts.append(StatusFact(Msg("Standby is behind"), "triangle", Tone.BROKEN))
    return tuple(facts)


def money(micros: int) -> str:
    """Print an amount as the displays do."""
    return dollars(cents_shown(micros)) if micros >= 0 else "-" + dollars(cents_shown(-micros))


def clock(at: datetime) -> str:
    """Give the time of day."""
    return f"{at:%H:%M}"


def seconds(at: datetime) -> str:
    """Give the time of day with its seconds."""
    return f"{at:%H:%M:%S}"


def for_how_long(ms: int) -> str:
    """Give a stretch of time as a stopwatch does: 0:42, 1:02:05."""
    minutes, rest = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


def apart(span: timedelta) -> str:
    """Give how far two tickets are apart, to a tenth of a second."""
    return f"{span.total_seconds():.1f}"


def hits_to_end(view: FloorView) -> tuple[TicketRow, ...]:
    """Give the locked prizes that wait for their award, the oldest first."""
    return tuple(one for one in view.open_tickets() if one.state == "locked")


def rivals(view: FloorView, ticket: TicketRow) -> tuple[TicketRow, ...]:
    """Give the open tickets of the same level, in the server's order, this one included."""
    same = [
        one
        for one in view.tickets
        if one.key == ticket.key
        or (one.is_open and (one.link, one.level) == (ticket.link, ticket.level))
    ]
    return tuple(sorted(same, key=lambda one: one.place))


def level_label(view: FloorView, link: str, level: str) -> str:
    """Give what a level is called."""
    found = (one.label for one in view.meters if (one.link, one.level) == (link, level))
    return next(found, level)


def table_of_pit(station: Station | None, number: str) -> str:
    """Name a table with its pit."""
    if station is None or not station.pit:
        return Msg("Table {table}", table=number)
    return Msg("Table {table}, {pit}", table=number, pit=station.pit)


def by(number: Callable[[Station], int], stations: tuple[Station, ...]) -> int:
    """Give the mean of a figure over the open tables; 0 where none is open."""
    there = [number(one) for one in stations if one.is_open]
    return round(sum(there) / len(there)) if there else 0
