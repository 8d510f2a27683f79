"""What is chosen on the floor's screens, and the words that all of them share."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import assert_never

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import (
    AlertSeen,
    CallSeen,
    DoubtSeen,
    FloorView,
    LinkSeen,
    MeterSeen,
    Station,
    TicketRow,
)
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.ui.floor.touches import (
    CourseSpan,
    DoubtsChosen,
    FloorPage,
    FloorReport,
    FloorTouch,
    Going,
    HitsTouched,
    HitTouched,
    JoinLinkChosen,
    JoinTableChosen,
    LevelChosen,
    LinksTurned,
    MetersTouched,
    PageTouched,
    PitChosen,
    ReportChosen,
    SpanChosen,
    TableTouched,
)
from dealer_assist.ui.toolkit.values.frame import FrameHead, HeadFact, HeadState, ScreenFrame
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.touches import Button, Choice, Tab
from dealer_assist.value import Value, replace

MOST_RINGS = 4
"""So many pits are on the map with all their tables; more are tiles of their own."""

ALERT_ICONS = {"lost": "unlink", "differs": "unequal", "behind": "unequal", "clock": "clock"}
_CALLS = {
    "supervisor": Msg("Supervisor"),
    "fill": Msg("Fill"),
    "technician": Msg("Technician"),
}
BACK: Button[FloorTouch] = Button(PageTouched(FloorPage.FLOOR), Msg("FLOOR"), "arrow-left")
TABS = (
    (FloorPage.FLOOR, Msg("Floor"), "grid"),
    (FloorPage.METERS, Msg("Meters"), "chart"),
    (FloorPage.ALERTS, Msg("Alerts"), "bell"),
    (FloorPage.WINS, Msg("Wins"), "moneybag"),
    (FloorPage.LINKS, Msg("Links"), "link"),
    (FloorPage.RECONCILE, Msg("Reconcile"), "equal"),
    (FloorPage.DEALERS, Msg("Dealers"), "person"),
    (FloorPage.SINCE, Msg("Checkpoint"), "flag"),
    (FloorPage.REPORTS, Msg("Reports"), "page"),
    (FloorPage.LOCK, Msg("Lock"), "padlock"),
)


class Selection(Value):
    """What is chosen on the screens, and who is signed in."""

    page: FloorPage = FloorPage.LOCK
    pit: str = ""
    station: str = ""
    ticket: str = ""
    level: tuple[str, str] | None = None
    span: CourseSpan = CourseSpan.FORTNIGHT
    join_table: str = ""
    join_link: str = ""
    links_at: int = 0
    person: Holder | None = None
    report: FloorReport = FloorReport.STATEMENT
    hits_only: bool = False
    saved: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def chose(self, doubt: DoubtSeen) -> bool | None:
        """Return whether something in doubt is to count; None where nobody has chosen."""
        for is_counted in (True, False):
            if (doubt.station, doubt.choice(is_counted=is_counted)) in self.choices:
                return is_counted
        return None


def frame_of(view: FloorView, shown: Selection, trouble: str = "") -> ScreenFrame[FloorTouch]:
    """Return what is around a page; `trouble` says why the reading is an old one."""
    selected = FloorPage.FLOOR if shown.page in (FloorPage.TABLE, FloorPage.HIT) else shown.page
    alerts = to_see_to(view)
    pits = [pit for pit in view.pits() if pit]
    tables = len(view.stations)
    size = tables_said(tables)
    if len(pits) > 1:
        size = Msg("{pits} pits, {tables} tables", pits=len(pits), tables=tables)
    facts = [HeadFact(view.name, rest=size)]
    if shown.person:
        facts.append(HeadFact(shown.person.name, Msg("Signed in")))
    tabs = (
        Tab[FloorTouch](
            PageTouched(page),
            label,
            icon,
            page is selected,
            alerts if page is FloorPage.ALERTS else 0,
        )
        for page, label, icon in TABS
    )
    return ScreenFrame(
        banner=Msg("SIMULATED FLOOR: NO TABLE, NO MONEY") if view.is_simulated else "",
        head=FrameHead(
            Msg("GAME MANAGER"), tuple(facts), _states(view, alerts, trouble), clock(view.at)
        ),
        rail=() if shown.page is FloorPage.LOCK else tuple(tabs),
    )


def _states(view: FloorView, alerts: int, trouble: str) -> tuple[HeadState, ...]:
    linked = [station for station in view.stations if station.is_linked and station.is_open]
    whole = sum(station.is_whole for station in linked)
    paused = sum(link.is_paused for link in view.links)
    facts = []
    if paused:
        words = Msg("{n} links paused", one="{n} link paused", n=paused)
        facts.append(HeadState(words, "pause"))
    if alerts:
        facts.append(HeadState(Msg("{n} open", n=alerts), "bell"))
    is_all = whole == len(linked) and not trouble
    words = Msg("{whole} of {all} linked", whole=whole, all=len(linked))
    if trouble:
        words = Msg("Links unknown")
    facts.append(
        HeadState(words, "check", Tone.WELL) if is_all else HeadState(words, "unlink", Tone.BROKEN)
    )
    if trouble:
        facts.append(HeadState(Msg("Server does not answer"), "unlink", Tone.BROKEN))
    elif not view.standby:
        facts.append(HeadState(Msg("Server, no standby"), "check", Tone.WELL))
    elif view.standby == "in step":
        facts.append(HeadState(Msg("Server and standby"), "check", Tone.WELL))
    else:
        facts.append(HeadState(Msg("Standby is behind"), "triangle", Tone.BROKEN))
    return tuple(facts)


def money(micros: int) -> str:
    """Print an amount as the displays do."""
    return dollars(cents_shown(micros)) if micros >= 0 else "-" + dollars(cents_shown(-micros))


def clock(at: datetime) -> str:
    """Return the time of day."""
    return f"{at:%H:%M}"


def seconds(at: datetime) -> str:
    """Return the time of day with its seconds."""
    return f"{at:%H:%M:%S}"


def for_how_long(ms: int) -> str:
    """Return a stretch of time as a stopwatch does: 0:42, 1:02:05."""
    minutes, rest = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


def apart(span: timedelta) -> str:
    """Return how far two tickets are apart, to a tenth of a second."""
    return f"{span.total_seconds():.1f}"


def hits_to_end(view: FloorView) -> tuple[TicketRow, ...]:
    """Return the locked prizes that wait for their award, the oldest first."""
    return tuple(ticket for ticket in view.open_tickets() if ticket.state == "locked")


def claims_to_watch(view: FloorView) -> tuple[TicketRow, ...]:
    """Return the claimed hands that no older ticket of their level is shown with."""
    tickets = view.open_tickets()
    return tuple(one for one in tickets if one.state == "open" and rivals(view, one)[0] == one)


def to_see_to(view: FloorView) -> int:
    """Count what needs a person: alerts, locked prizes, and calls that nobody has taken."""
    calls = sum(not call.taken_by for call in view.calls)
    return len(view.open_alerts()) + len(hits_to_end(view)) + calls


def rivals(view: FloorView, ticket: TicketRow) -> tuple[TicketRow, ...]:
    """Return the open tickets of the same level, in the server's order, this one included."""
    same = (
        other
        for other in view.tickets
        if other.key == ticket.key or (other.is_open and other.where == ticket.where)
    )
    return tuple(sorted(same, key=lambda other: other.place))


def claims_said(view: FloorView, meter: MeterSeen) -> str:
    """Say that hands are claimed on a level, which may be less in a minute; else nothing."""
    claims = sum(hit.state == "open" and hit.where == meter.where for hit in view.tickets)
    return Msg("{n} claims open", one="{n} claim open", n=claims) if claims else ""


def level_label(view: FloorView, link: str, level: str) -> str:
    """Return what a level is called."""
    meter = view.meter(link, level)
    return meter.label if meter else level


def tables_said(count: int) -> str:
    """Say how many tables there are."""
    return Msg("{n} tables", one="{n} table", n=count)


def is_in_pit(view: FloorView, number: str, pit: str) -> bool:
    """True if a table is in the pit that is looked at; without one all of them are."""
    station = view.station(number)
    return not pit or (station is not None and station.pit == pit)


def table_of_pit(station: Station | None, number: str) -> str:
    """Name a table with its pit."""
    if station is None or not station.pit:
        return Msg("Table {table}", table=number)
    return Msg("Table {table}, {pit}", table=number, pit=station.pit)


def by(number: Callable[[Station], int], stations: tuple[Station, ...]) -> int:
    """Return the mean of a figure over the open tables; 0 where none is open."""
    there = [number(station) for station in stations if station.is_open]
    return round(sum(there) / len(there)) if there else 0


def short(link: LinkSeen) -> str:
    """Name a link without the word link: there is a sign for it."""
    return link.label.removesuffix(" Link")


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


def call_words(call: CallSeen) -> str:
    """Say who is wanted."""
    return _CALLS.get(call.kind, call.kind)


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
        "release": Msg("Different version"),
        "server": Msg("Server was never tried"),
        "disk": Msg("Server's disk is full"),
    }
    return few.get(alert.what, alert.sentence), alert.sentence if alert.what in few else ""


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


def gone_to(touch: Going, view: FloorView, shown: Selection) -> Selection:
    """Return what is chosen after a touch; LOCK forgets everything."""
    shown = replace(shown, saved="")
    match touch:
        case PageTouched(FloorPage.LOCK):
            return Selection()
        case PageTouched(page):
            return replace(shown, page=page, hits_only=False)
        case TableTouched(number):
            return replace(shown, page=FloorPage.TABLE, station=number)
        case HitTouched(ticket):
            return replace(shown, page=FloorPage.HIT, ticket=ticket)
        case PitChosen(pit):
            return replace(shown, pit=pit)
        case SpanChosen(span):
            return replace(shown, span=span)
        case JoinTableChosen(number):
            return replace(shown, join_table=number)
        case JoinLinkChosen(link):
            return replace(shown, join_link=link)
        case LinksTurned(page):
            return replace(shown, links_at=page)
        case ReportChosen(report):
            return replace(shown, report=report)
        case HitsTouched():
            return replace(shown, page=FloorPage.WINS, hits_only=True)
        case MetersTouched(link):
            levels = (meter.where for meter in view.meters if meter.link == link)
            return replace(shown, page=FloorPage.METERS, level=next(levels, None))
        case LevelChosen(link, level):
            return replace(shown, level=(link, level))
        case DoubtsChosen(number, choices):
            return replace(shown, choices=_chosen(shown.choices, number, choices))
        case _:
            assert_never(touch)


def _chosen(
    before: tuple[tuple[str, str], ...], number: str, choices: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """Put choices in the place of others about the same things; all of them again: none."""
    new = tuple((number, choice) for choice in choices)
    about = {
        (number, choice.removeprefix("count ").removeprefix("leave out ")) for choice in choices
    }
    rest = tuple(
        (table, one)
        for table, one in before
        if (table, one.removeprefix("count ").removeprefix("leave out ")) not in about
    )
    return rest if set(new) <= set(before) else (*rest, *new)
