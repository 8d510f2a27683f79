"""TABLE: what its dealer sees now, its last rounds, its devices and its numbers."""

from dealer_assist.floor.view import LOST_MS, FloorView, RoundSeen, Station
from dealer_assist.message import Msg, joined
from dealer_assist.ui.floor.mirror import mirror
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    BACK,
    Selection,
    by,
    clock,
    for_how_long,
    frame_of,
    money,
    seconds,
    short,
)
from dealer_assist.ui.floor.touches import (
    FloorPage,
    FloorTouch,
    HitTouched,
    PageTouched,
    TableTouched,
)
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Icon,
    Listing,
    Node,
    Page,
    Panel,
    Press,
    Text,
    column,
    facts,
    pill,
    row,
    rule,
    space,
    titled,
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
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_HEAD, _SIDE, _ACT, _HIGH, _DEALER, _WAY = 82.0, 576.0, 110.0, 320.0, 186.0, 120.0
_ROUNDS = 5
_NOBODY = Station("", "")


class PaceCourse(Node):
    """The rounds of each half hour, the fewest at 0 and the most at 1."""

    shares: tuple[float, ...]


class TableFlow(PageFlow):
    """Shows TABLE; its touches are those of every page."""

    help_topic = "floor.table"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return table_page(*self.floor.reading)


def table_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page of the table that was touched; nothing of the mirror can be touched."""
    station = view.station(shown.station) or _NOBODY
    left = column(
        mirror(view, station),
        titled(Msg("Last rounds"), Listing(_rounds(view, station), shows_all=True)).of(_HIGH),
        gap=14,
    )
    act = _act(view, station)
    right = column(
        _dealer(view, station).of(_DEALER),
        facts(_devices(station)).sharing(0.45),
        facts(_numbers(view, station)).sharing(0.55),
        Press(act, "bold_30").of(_ACT) if act else None,
        gap=14,
    )
    body = column(_head(view, station).of(_HEAD), row(left, right.of(_SIDE), gap=14), gap=14)
    return Page(body, frame_of(view, shown, trouble))


def _head(view: FloorView, station: Station) -> Node:
    pit = view.together(station.pit)
    numbers = [table.number for table in pit]
    place = numbers.index(station.number) if station.number in numbers else 0
    before, after = numbers[place - 1], numbers[(place + 1) % len(numbers)]
    about = station.game
    if station.pit:
        about = Msg("{game}, {pit}", game=station.game, pit=station.pit)
    return row(
        Press(BACK, "bold_26").of(176),
        space(8),
        Text(Msg("Table {table}", table=station.number), "heavy_38").hug(),
        Text(about, "medium_24", "text_2").hug(),
        *(pill(state) for state in _pills(view, station)),
        space(),
        Press(Button(TableTouched(before), before, "arrow-left"), "bold_26").of(_WAY),
        Press(Button(TableTouched(after), after, "arrow-right"), "bold_26").of(_WAY),
        gap=14,
    )


def _pills(view: FloorView, station: Station) -> tuple[Pill, ...]:
    pills = []
    ticket = view.ticket_of(station.number)
    if ticket is not None and ticket.state == "locked":
        pills.append(Pill(Msg("PRIZE PENDING"), "star", Tone.PRIZE, is_filled=True))
    elif ticket is not None:
        pills.append(Pill(Msg("TICKET {place}", place=ticket.place), "star", Tone.PRIZE))
    if station.stopped or station.difference:
        pills.append(Pill(Msg("STOPPED"), "unequal", Tone.BROKEN, is_filled=True))
    if station.is_lost:
        words = Msg("LOST {time}", time=for_how_long(station.lost_ms))
        pills.append(Pill(words, "unlink", Tone.BROKEN, is_filled=True))
    elif not station.is_open:
        pills.append(Pill(Msg("CLOSED"), "door", Tone.SOFT))
    elif station.is_linked and not station.stopped:
        pills.append(Pill(Msg("LINKED"), "link", Tone.WELL))
    return tuple(pills)


def _rounds(view: FloorView, station: Station) -> Grid[FloorTouch]:
    ticket = view.ticket_of(station.number)
    rounds = view.rounds.get(station.number, ())[:_ROUNDS]
    newer = (None, *rounds)
    lengths = {played.n: _length(played, then) for played, then in zip(rounds, newer, strict=False)}

    def result(played: RoundSeen) -> Cell:
        if played.is_void:
            return Cell(Msg("Void, taken off again"), Tone.SOFT)
        if ticket is not None and ticket.round_id == played.round_id:
            words = Msg("{hand}, seat {seat}, pending", hand=ticket.hand, seat=ticket.seat)
            return Cell(words, Tone.PRIZE)
        won = next(
            (
                t
                for t in view.tickets
                if t.station == station.number and t.round_id == played.round_id and t.ended
            ),
            None,
        )
        if won is not None:
            amount = money(won.worth) if won.state == "awarded" else ""
            words = Msg("{hand}, seat {seat}", hand=won.hand, seat=won.seat)
            return Cell(joined(", ", (words, amount)) if amount else words)
        return Cell(Msg("No prize of a link") if lengths[played.n] else "–", Tone.SOFT)

    return Grid(
        columns=(
            Column(Msg("Round"), 1.9),
            Column(Msg("Started"), 2.2),
            figures(Msg("Until next"), 2.3),
            figures(Msg("Wagers"), 2.3),
            figures(Msg("To the meters"), 3),
            Column(Msg("Result"), 5.2),
        ),
        rows=tuple(
            Row(
                (
                    Cell(f"{played.round_id:,}"),
                    Cell(seconds(played.at)),
                    Cell(lengths[played.n] or "–", Tone.SOFT),
                    Cell(str(played.wagers)),
                    Cell(money(played.micros)),
                    result(played),
                )
            )
            for played in rounds
        ),
        nothing=Msg("No round of this table is on the server yet"),
    )


def _length(played: RoundSeen, newer: RoundSeen | None) -> str:
    """Return how long it was until the table began its next round; nothing while there is none."""
    if newer is None:
        return ""
    return for_how_long(max(0, round(1000 * (newer.at - played.at).total_seconds())))


def _dealer(view: FloorView, station: Station) -> Node:
    since = ""
    if station.dealer and station.dealer_since:
        minutes = max(0, int((view.at - station.dealer_since).total_seconds() // 60))
        since = Msg("Since {time}, {n} min", time=clock(station.dealer_since), n=minutes)
    ring = Panel(Icon("person", 36, "text_2"), fill="raised", edge=None, radius=36, pad=(18, 0))
    name = station.dealer or Msg("No one is signed in")
    rate = str(station.rounds_per_hour) if station.rounds_per_hour else "–"
    person = row(
        ring.of(72).across(72),
        column(Text(name, "bold_28").of(42), Text(since, "medium_22", "text_2").of(38)),
        column(
            Text(rate, "heavy_38", align=RIGHT).of(46),
            Text(Msg("rounds per hour"), "medium_20", "text_2", RIGHT, breaks=True).of(42),
        ).of(178),
        gap=18,
    )
    words = Msg(
        "{pit}: {rounds}. This table, {n} hours",
        one="{pit}: {rounds}. This table, 1 hour",
        pit=station.pit or view.name,
        rounds=by(lambda table: table.rounds_per_hour, view.together(station.pit)),
        n=max(1, len(station.pace) // 2),
    )
    low, high = min(station.pace, default=0), max(station.pace, default=0)
    course = PaceCourse(tuple((rounds - low) / max(1, high - low) for rounds in station.pace))
    pace = row(Text(words, "medium_22", "text_2", breaks=True), course.of(188).across(34), gap=14)
    return Panel(column(person.of(92), space(6), rule(), pace), pad=(22, 14))


_DEVICE_WORDS: dict[str, str] = {
    str(words): words for words in (Msg("Sensors"), Msg("Key switch"), Msg("Device"), Msg("Lost"))
}
"""What a table calls its devices, in the words of this screen."""


def _devices(station: Station) -> Facts:
    lines = tuple(
        FactLine(
            _DEVICE_WORDS.get(device.name, device.name),
            _DEVICE_WORDS.get(device.state, device.state),
            Tone.WELL if device.is_well else Tone.BROKEN,
            "check" if device.is_well else "cross",
        )
        for device in station.devices
    )
    return Facts(Msg("Devices"), lines or (FactLine(Msg("The table reports no devices")),))


def _numbers(view: FloorView, station: Station) -> Facts:
    if not station.is_linked:
        words = Msg("This table plays for no link. Its journal is its own")
        return Facts(Msg("Link numbers"), (FactLine(words),))
    links = [short(link) for link in view.links if link.key in station.links]
    journal = station.journal_n
    waiting = max(0, journal - station.last_n) if journal is not None else 0
    is_even = not station.difference
    return Facts(
        Msg("Link numbers"),
        (
            FactLine(Msg("Journal is at number"), "–" if journal is None else f"{journal:,}"),
            FactLine(Msg("Server has"), f"{station.last_n:,}"),
            FactLine(
                Msg("Waiting to be sent"),
                str(waiting),
                Tone.BROKEN if station.unsent_ms > LOST_MS else Tone.PLAIN,
            ),
            FactLine(Msg("Sum, both sides"), money(station.counted))
            if is_even
            else FactLine(Msg("Sums differ by"), money(abs(station.difference)), Tone.BROKEN),
            FactLine(
                Msg("Clocks apart, heartbeat"),
                Msg(
                    "{skew} s, {beat} s",
                    skew=f"{abs(station.skew_ms) / 1000:.2f}",
                    beat=f"{(station.beat_ms or 0) / 1000:.1f}",
                ),
            ),
        ),
        note=", ".join(links),
    )


def _act(view: FloorView, station: Station) -> Button[FloorTouch] | None:
    ticket = view.ticket_of(station.number)
    if ticket is not None:
        detail = Msg("{amount}, award needs 2 cards", amount=money(ticket.worth))
        state = ActionState.NEXT if ticket.state == "locked" else ActionState.AVAILABLE
        return Button(HitTouched(ticket.key), Msg("OPEN HIT"), "", detail, state)
    if station.stopped or station.difference:
        detail = Msg("Journal and server differ")
        return Button(
            PageTouched(FloorPage.RECONCILE), Msg("OPEN RECONCILE"), "", detail, ActionState.NEXT
        )
    return None
