"""HIT: the tickets on one level in the server's order, the checks, and the award."""

from datetime import datetime

from dealer_assist.floor.view import FloorView, MeterSeen, TicketRow
from dealer_assist.message import Msg
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import (
    BACK,
    Selection,
    apart,
    for_how_long,
    frame_of,
    level_label,
    money,
    rivals,
    seconds,
)
from dealer_assist.ui.floor.touches import (
    AwardTouched,
    CloseTouched,
    FloorTouch,
    HitTouched,
    ReleaseTouched,
    TicketChecked,
    WinPageTouched,
)
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Faced,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    Press,
    Text,
    column,
    pill,
    row,
    rule,
    space,
    stack,
    titled,
)
from dealer_assist.ui.toolkit.values.grid import Pill, Tone
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import replace

_HEAD, _SIDE, _ACT, _SUMS, _STEP, _TICKET = 82.0, 576.0, 110.0, 96.0, 42.0, 286.0
_CARDS_HIGH, _CHECK, _PLACE, _BETWEEN, _MOST_TICKETS = 220.0, 76.0, 126.0, 54.0, 2
_CHECKS = {
    "camera": Msg("Camera shows the same cards"),
    "deck": Msg("Deck counted, seals whole"),
    "player": Msg("Player and tax form"),
}
_PLACES = {1: Msg("1st"), 2: Msg("2nd"), 3: Msg("3rd")}
_CARDS = (
    (Msg("Executive"), Msg("Read after AWARD, within 30 s"), 2),
    (Msg("Supervisor or Executive"), Msg("Another person than card 1"), 1),
)


class Faces(Node):
    """Cards side by side, from the left."""

    cards: tuple[str, ...]


class HitFlow(PageFlow):
    """Shows HIT; its touches are those of every page."""

    help_topic = "floor.hit"

    def page(self) -> Page[FloorTouch]:
        """Return the page."""
        return hit_page(*self.floor.reading)


def hit_page(view: FloorView, shown: Selection, trouble: str = "") -> Page[FloorTouch]:
    """Return the page of a ticket and of those that wait beside it."""
    ticket = view.ticket(shown.ticket)
    frame = frame_of(view, shown, trouble)
    if ticket is None:
        gone = Button[FloorTouch](
            AwardTouched(""), Msg("AWARD"), "", "", ActionState.NOT_YET, Msg("no ticket")
        )
        head = _head(Msg("This ticket is not on the server any more"), "")
        return Page(column(head, space(), Press(gone, "bold_30").of(_ACT)), frame)
    same = rivals(view, ticket)
    link = view.link(ticket.link)
    label = link.label if link else ticket.link
    note = shown.saved or Msg("{link}. Order by the server, not by clocks", link=label)
    place = same.index(ticket)
    first = max(0, min(place, len(same) - _MOST_TICKETS))
    at = range(first, min(len(same), first + _MOST_TICKETS))
    tickets = (_ticket(view, same, n, is_shown=n == place, is_first=n == first) for n in at)
    acts = [Press(act) for act in _buttons(ticket, same)]
    acts[:1] = [first.of(576) for first in acts[:1]]
    left = column(
        *(part for parts in tickets for part in parts),
        space(14),
        _sums(view, same, ticket).of(_SUMS),
        space(),
        row(*acts, gap=14).of(_ACT) if acts else None,
    )
    checks = _checks(ticket)
    right = column(
        _checked(view, ticket, checks),
        titled(Msg("Two cards, two people"), _cards()).of(_CARDS_HIGH),
        Press(_award(ticket, checks), "bold_30").of(_ACT),
        gap=14,
    )
    head = _head(_title(view, same, ticket), note)
    return Page(column(head, row(left, right.of(_SIDE), gap=14), gap=14), frame)


def _head(title: str, note: str) -> Node:
    return row(
        Press(BACK, "bold_26").of(176),
        Text(title, "heavy_38").hug(),
        Text(note, "medium_22", "text_2", RIGHT, breaks=True),
        gap=26,
    ).of(_HEAD)


def _title(view: FloorView, same: tuple[TicketRow, ...], ticket: TicketRow) -> str:
    level = level_label(view, *ticket.where)
    if len(same) == 1:
        return Msg("{level}: one ticket, table {table}", level=level, table=ticket.station)
    span = apart(same[-1].given - same[0].given)
    if len(same) == 2:
        return Msg("{level}: two tickets, {seconds} s apart", level=level, seconds=span)
    return Msg("{level}: {n} tickets, {seconds} s apart", level=level, n=len(same), seconds=span)


def _ticket(
    view: FloorView, same: tuple[TicketRow, ...], place: int, *, is_shown: bool, is_first: bool
) -> tuple[Node, ...]:
    """Return the card of a ticket; before a younger one, how much later it came.

    A touch on one that is not shown brings its checks and its buttons.
    """
    card: Node = _ticket_card(view, same, place, is_shown=is_shown)
    if not is_shown:
        pressed = replace(_ticket_card(view, same, place), fill="pressed")
        card = Faced(Look(HitTouched(same[place].key), _table_and_seat(same[place]), card, pressed))
    card = card.of(_TICKET)
    if is_first:
        return (card,)
    ticket, before = same[place], same[place - 1]
    later = Msg(
        "{seconds} s later, {amount} came in between",
        seconds=apart(ticket.given - before.given),
        amount=money(max(0, ticket.came - before.came)),
    )
    bar = Panel(fill="line_strong", edge=None, radius=0).of(4).across(_BETWEEN - 8)
    return row(space(56), bar, space(28), Text(later, "medium_22")).of(_BETWEEN), card


def _ticket_card(
    view: FloorView, same: tuple[TicketRow, ...], place: int, *, is_shown: bool = False
) -> Panel:
    ticket = same[place]
    ordinal = _PLACES.get(place + 1, Msg("{n}th", n=place + 1))
    number = column(
        space(),
        Text(ordinal, "heavy_38", align=CENTRE).of(50),
        Text(Msg("ticket"), "medium_20", "text_2", CENTRE).of(30),
        space(),
    )
    middle = _steps(ticket)
    if ticket.cards:
        middle = row(Faces(ticket.cards).of(len(ticket.cards) * 67.0 + 12), middle)
    body = column(
        space(18),
        _ticket_head(view, ticket, _state(same, place, view.at)).of(98),
        middle,
        rule(),
        Text(_how(ticket, same[:place]), "medium_22", "text_2", breaks=True).of(52),
    )
    edge, line = ("claim", 4.0) if is_shown else ("line_strong", 2.0)
    well = Panel(number, fill="well", edge=None, radius=12).of(_PLACE)
    return Panel(
        row(well, body, space(0), gap=28),
        fill="raised",
        edge=edge,
        line=line,
        pad=line,
    )


def _ticket_head(view: FloorView, ticket: TicketRow, state: Pill) -> Node:
    station = view.station(ticket.station)
    title = _table_and_seat(ticket)
    about = Msg("{game}, {hand}", game=station.game if station else "", hand=ticket.hand)
    return row(
        column(Text(title, "bold_30").of(42), Text(about, "medium_24", "text_2").of(40)),
        column(
            Text(money(ticket.worth), "heavy_48", align=RIGHT).of(56),
            row(space(), pill(state)).of(42),
        ),
    )


def _table_and_seat(ticket: TicketRow) -> str:
    return Msg("Table {table}, seat {seat}", table=ticket.station, seat=ticket.seat)


def _steps(ticket: TicketRow) -> Node:
    confirmed = _step("clock", Msg("Not confirmed yet"))
    if ticket.locked is not None and ticket.people:
        at, name = seconds(ticket.locked), ticket.people[0]
        confirmed = _step("check", Msg("Confirmed {time} by {name}", time=at, name=name))
    return column(space(), _step("check", _given(ticket)), confirmed, space())


def _step(icon: str, words: str) -> Node:
    ink = "ok" if icon == "check" else "text_2"
    return row(Icon(icon, 24, ink, 2.8), Text(words, "medium_22", breaks=True), gap=12).of(_STEP)


def _given(ticket: TicketRow) -> str:
    time = f"{ticket.given:%H:%M:%S}.{ticket.given.microsecond // 10_000:02d}"
    if ticket.dealer:
        return Msg("Ticket {time}, dealer {name}", time=time, name=ticket.dealer)
    return Msg("Ticket {time}, round {round}", time=time, round=ticket.round_id)


def _state(same: tuple[TicketRow, ...], place: int, at: datetime) -> Pill:
    ticket = same[place]
    older = next((other for other in same[:place] if other.state == "open"), None)
    match ticket.stand or ticket.state:
        case "paid":
            return Pill(Msg("PAID AT THE TABLE"), "check", Tone.PRIZE)
        case "paid early":
            return Pill(Msg("PAID EARLY"), "unequal", Tone.BROKEN, is_filled=True)
        case "paid and released":
            return Pill(Msg("PAID AND RELEASED"), "unequal", Tone.BROKEN, is_filled=True)
        case "backed out":
            return Pill(Msg("BACKED OUT, NOT RELEASED"), "undo", Tone.BROKEN, is_filled=True)
        case "locked" | "waits" | "due":
            return Pill(Msg("LOCKED"), "padlock", Tone.PRIZE, is_filled=True)
        case "awarded":
            return Pill(Msg("AWARDED"), "check", Tone.WELL)
        case "released":
            return Pill(Msg("RELEASED"), "undo", Tone.SOFT)
        case "closed":
            return Pill(Msg("CLOSED"), "cross", Tone.SOFT)
        case _ if older is not None:
            waits = round(1000 * (at - ticket.given).total_seconds())
            words = Msg(
                "WAITS FOR TABLE {table}, {time}", table=older.station, time=for_how_long(waits)
            )
            return Pill(words, "clock", Tone.PRIZE)
        case _:
            return Pill(Msg("WAITS FOR CONFIRM"), "clock", Tone.PRIZE)


def _how(ticket: TicketRow, older: tuple[TicketRow, ...]) -> str:
    if ticket.won_since:
        return Msg("Since then others won {amount}", amount=money(ticket.won_since))
    if ticket.state == "released":
        return Msg("The pit put it back on the meter")
    if ticket.percent != 100:
        return Msg("{n}% of the meter at its ticket", n=ticket.percent)
    if ticket.locked is not None and ticket.after is not None:
        return Msg(
            "All of the meter at its ticket. The meter went on from {amount}",
            amount=money(ticket.after),
        )
    if older and older[-1].state in ("locked", "awarded"):
        return Msg(
            "What the meter has had since table {table}. May be confirmed before that is paid",
            table=older[-1].station,
        )
    return Msg("All of the meter at its ticket")


_OFF = ("released", "closed")
"""Tickets that no prize comes of."""


def _sums(view: FloorView, same: tuple[TicketRow, ...], ticket: TicketRow) -> Node:
    meter = view.meter(*ticket.where)
    before = same[0].before if same and same[0].before is not None else _now(meter)
    after = _now(meter)
    for waiting in same:
        if waiting.state == "open":
            after = after - waiting.worth + (meter.seed if meter and waiting.percent == 100 else 0)
    sums = (
        (Msg("Meter before"), before),
        (Msg("Shown now"), _now(meter)),
        (Msg("After all"), after),
        (Msg("All prizes"), sum(each.worth for each in same if each.state not in _OFF)),
    )
    words = (
        column(Text(name, "medium_20", "text_2").of(34), Text(money(amount), "bold_28").of(34))
        for name, amount in sums
    )
    return Panel(row(*words, gap=12), pad=(28, 12))


def _now(meter: MeterSeen | None) -> int:
    return meter.meter if meter else 0


def _checked(view: FloorView, ticket: TicketRow, checks: tuple[Choice[FloorTouch], ...]) -> Node:
    """Return what the server knows, then what people have to see."""
    machine = _machine(view, ticket)
    done = sum(is_well for _, is_well in machine) + sum(check.is_on for check in checks)
    known = (
        row(
            Icon("check" if is_well else "clock", 26, "ok" if is_well else "text_2", 2.8),
            Text(words, "medium_22", breaks=True),
            gap=14,
        ).of(30)
        for words, is_well in machine
    )
    seen = (
        (_check(check) if ticket.is_open else _check_face(check)).of(_CHECK) for check in checks
    )
    return titled(
        Msg("Check for table {table}", table=ticket.station),
        column(rule(), *known, space(), *seen, gap=12),
        Msg("{done} of {all}", done=done, all=len(machine) + len(checks)),
    )


def _check(check: Choice[FloorTouch]) -> Node:
    """Return something that a person has seen; touched again it is off."""
    face = _check_face(check)
    look = Look(check.touch, check.label, face, replace(face, fill="pressed"), check.detail)
    return Faced(look)


def _check_face(check: Choice[FloorTouch]) -> Panel:
    ring = Panel(fill=None, edge="line_strong", line=2, radius=17)
    if check.is_on:
        ring = Panel(Icon("check", 20, "ok_ink", 4), fill="ok", edge=None, radius=17)
    words = stack(
        column(space(6), Text(check.label, "bold_24").of(34), space()),
        column(space(37), Text(check.detail, "medium_20", "text_2").of(34), space()),
    )
    inner = row(space(22), ring.of(34).across(34), space(18), words, space(16))
    return Panel(inner, fill="raised", edge="line_strong")


def _machine(view: FloorView, ticket: TicketRow) -> tuple[tuple[str, bool], ...]:
    station = view.station(ticket.station)
    number = ticket.after_n or (station.last_n if station else 0)
    arrived = station is not None and station.last_n >= ticket.after_n
    return (
        (Msg("Its ticket has a place in the order, number {n}", n=ticket.place), True),
        (Msg("Its contribution arrived, number {n}", n=f"{number:,}"), arrived),
        (Msg("Its prize is locked"), ticket.locked is not None),
    )


def _checks(ticket: TicketRow) -> tuple[Choice[FloorTouch], ...]:
    """Return what people have to see; of a prize at its end, what they have seen."""
    done = {check.what: check for check in ticket.checks}
    return tuple(
        Choice(
            TicketChecked(key),
            label,
            key in done,
            Msg("{name}, {time}", name=done[key].by, time=seconds(done[key].at))
            if key in done
            else Msg("Touch when you have seen it"),
        )
        for key, label in _CHECKS.items()
        if ticket.is_open or key in done
    )


def _buttons(ticket: TicketRow, same: tuple[TicketRow, ...]) -> tuple[Button[FloorTouch], ...]:
    table = ticket.station
    if ticket.state == "awarded" and ticket.stand != "backed out":
        detail = Msg("The win's page as PDF, marked REPRINT")
        return (Button(WinPageTouched(ticket.key), Msg("REPRINT"), "page", detail),)
    if ticket.state == "locked" or ticket.stand == "backed out":
        return (
            _release(ticket),
            Button(WinPageTouched(ticket.key), Msg("PRINT WIN PAGE"), "printer"),
        )
    if ticket.state == "open" and any(other.place > ticket.place for other in same):
        return (
            Button(
                CloseTouched(ticket.key),
                Msg("CLOSE TICKET OF {table}", table=table),
                "void",
                Msg("Hold. Executive card. 1 waits"),
                ActionState.HOLD,
            ),
        )
    return ()


def _release(ticket: TicketRow) -> Button[FloorTouch]:
    """Return the way back onto the meter; what was paid is backed out at its table first."""
    act, label = ReleaseTouched(ticket.key), Msg("RELEASE TABLE {table}", table=ticket.station)
    if ticket.stand in ("paid", "paid early"):
        paid = Msg("paid at the table. Back it out there first")
        return Button(act, label, "", "", ActionState.NOT_YET, paid)
    detail = Msg("Hold, puts the meter at {amount}, 2 cards", amount=money(ticket.released_to or 0))
    return Button(act, label, "void", detail, ActionState.HOLD)


def _award(ticket: TicketRow, checks: tuple[Choice[FloorTouch], ...]) -> Button[FloorTouch]:
    label = Msg("AWARD TABLE {table}", table=ticket.station)
    left = sum(not check.is_on for check in checks)
    action = AwardTouched(ticket.key)
    shut = {
        "open": Msg("not locked yet"),
        "awarded": Msg("awarded already"),
        "released": Msg("released"),
        "closed": Msg("this ticket is closed"),
    }.get(ticket.state, "")
    if ticket.stand == "backed out":
        shut = Msg("backed out at the table. RELEASE it")
    if not shut and left:
        shut = Msg("{n} checks open", one="{n} check open", n=left)
    if shut:
        return Button(action, label, "", "", ActionState.NOT_YET, shut)
    detail = Msg("{amount}, then 2 cards", amount=money(ticket.worth))
    return Button(action, label, "", detail, ActionState.NEXT)


def _cards() -> Node:
    lines = []
    for place, (who, when, stars) in enumerate(_CARDS, 1):
        marks = (Icon("star", 20) for _ in range(stars))
        words = column(
            space(),
            row(*marks, space(4), Text(who, "bold_24"), gap=6).of(32),
            Text(when, "medium_20", "text_2").of(30),
            space(),
        )
        line = row(Text(str(place), "bold_24").of(38), words, Icon("card", 36, "text_2"), gap=0)
        lines.append(Panel(line, fill=None, edge="line_strong", dashed=True, pad=(18, 0)))
    return column(*lines, gap=6)
