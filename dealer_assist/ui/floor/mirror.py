"""What the dealer of a table sees, as a picture: it cannot be touched, and says how old it is."""

from dealer_assist.floor.view import LOST_MS, FloorView, SeatSeen, Station
from dealer_assist.message import Msg
from dealer_assist.ui.floor.selection import for_how_long, money, phase_words
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Icon,
    Node,
    Panel,
    Phrase,
    Text,
    column,
    row,
    space,
    stack,
)

_METERS = 380.0
_BUTTONS = (Msg("MENU"), Msg("VOID ROUND"), Msg("CALL SUPERVISOR"), Msg("END GAME"))


class SmallFelt(Node):
    """The seats of a table on its felt; where the reading is old, in grey."""

    seats: tuple[SeatSeen, ...]
    is_live: bool


class SmallButtons(Node):
    """Buttons to look at: they share the room by their words."""

    labels: tuple[str, ...]


def mirror(view: FloorView, station: Station) -> Node:
    """Return the screen of a table, smaller."""
    age = station.beat_ms
    is_live = age is not None and age <= LOST_MS
    icon, ink, shade = ("check", "text_2", "ok") if is_live else ("unlink", "fault", "fault")
    head = row(
        Text(Msg("What the dealer sees"), "bold_28"),
        Icon(icon, 24, shade, 2.8),
        Text(_age(age), "medium_22", ink).hug(),
        gap=10,
    )
    prompt = station.prompt or phase_words(station.phase)
    said = Phrase(
        Text(prompt, "bold_28", "text_1" if is_live else "text_3"),
        Text(station.prompt_detail, "medium_22", "text_2", breaks=True),
        18,
    )
    mark = Panel(Icon("clock", 32), fill="pressed", edge=None, radius=10).of(72)
    levels = [
        row(
            Text(meter.label.upper(), "medium_20", "text_2"),
            Text(money(meter.meter), "bold_20", align=RIGHT).hug(),
            gap=10,
        )
        for meter in view.meters
        if meter.link in station.links
    ]
    table = column(
        Panel(row(mark, space(18), said, space(10)), radius=10).of(62),
        space(8),
        SmallFelt(station.seats, is_live),
        space(10),
        row(
            Panel(column(*levels), radius=10, pad=(16, 4)).of(_METERS) if levels else None,
            column(_claim(view, station), space(), SmallButtons(_BUTTONS).of(54)),
            gap=14,
        ).of(112 if levels else 62),
    )
    glass = Panel(table, fill="bg", radius=10, pad=(12, 10, 12, 12))
    return Panel(column(head.of(44), space(4), glass), pad=(22, 12))


def _age(age: int | None) -> str:
    if age is None:
        return Msg("never heard of")
    if age <= LOST_MS:
        return Msg("live, {seconds} s old, cannot be touched", seconds=f"{age / 1000:.1f}")
    return Msg("not live, {time} old", time=for_how_long(age))


def _claim(view: FloorView, station: Station) -> Node | None:
    ticket = view.ticket_of(station.number)
    if ticket is None:
        return None
    words = Msg("Seat {seat}, {hand}", seat=ticket.seat, hand=ticket.hand)
    claim = stack(
        Text(words, "bold_24", "claim_ink"),
        Text(money(ticket.worth), "bold_28", "claim_ink", RIGHT),
    )
    return Panel(claim, fill="claim", edge=None, radius=10, pad=(18, 0)).of(50)
