"""HIT: the tickets on one level in the server's order, the checks, and the award."""

from datetime import datetime

from dealer_assist.floor.view import FloorView, MeterSeen, TicketRow
from dealer_assist.message import Msg
from dealer_assist.ui.floor.hit.model import HitPageModel, TicketCard
from dealer_assist.ui.floor.selection import (
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
    ReleaseTouched,
    TicketChecked,
    WinPageTouched,
)
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Pill, Tone
from dealer_assist.ui.models.touches import Button, Choice

CHECKS = {
    "camera": Msg("Camera shows the same cards"),
    "deck": Msg("Deck counted, seals whole"),
    "player": Msg("Player and tax form"),
}
_PLACES = {1: Msg("1st"), 2: Msg("2nd"), 3: Msg("3rd")}
MOST_TICKETS = 2


def hit_page(view: FloorView, shown: Selection, trouble: str = "") -> HitPageModel:
    """Make the page of a ticket and of those that wait beside it."""
    ticket = view.ticket(shown.ticket)
    frame = frame_of(view, shown, trouble)
    if ticket is None:
        gone = Button(AwardTouched(""), Msg("AWARD"), "", "", ActionState.NOT_YET, Msg("no ticket"))
        title = Msg("This ticket is not on the server any more")
        return HitPageModel(frame, title, "", (), (), "", "", (), (), (), gone)
    same = rivals(view, ticket)
    link = view.link(ticket.link)
    label = link.label.removeprefix("the ") if link else ticket.link
    machine = _machine(view, ticket)
    checks = _checks(ticket)
    done = sum(ok for _, ok in machine) + sum(one.is_on for one in checks)
    return HitPageModel(
        frame=frame,
        title=_title(view, same, ticket),
        note=shown.saved or Msg("{link}. Order by the server, not by clocks", link=label),
        tickets=tuple(
            _card(view, same, place, at=view.at) for place in range(min(len(same), MOST_TICKETS))
        ),
        sums=_sums(view, same, ticket),
        checks_title=Msg("Check for table {table}", table=ticket.station),
        checks_note=Msg("{done} of {all}", done=done, all=len(machine) + len(checks)),
        machine=machine,
        checks=checks,
        buttons=_buttons(ticket, same),
        act=_award(ticket, checks),
    )


def _title(view: FloorView, same: tuple[TicketRow, ...], ticket: TicketRow) -> str:
    level = level_label(view, *ticket.where)
    if len(same) == 1:
        return Msg("{level}: one ticket, table {table}", level=level, table=ticket.station)
    span = apart(same[-1].given - same[0].given)
    if len(same) == 2:
        return Msg("{level}: two tickets, {seconds} s apart", level=level, seconds=span)
    return Msg("{level}: {n} tickets, {seconds} s apart", level=level, n=len(same), seconds=span)


def _card(view: FloorView, same: tuple[TicketRow, ...], place: int, *, at: datetime) -> TicketCard:
    one = same[place]
    station = view.station(one.station)
    gap = ""
    if place:
        before = same[place - 1]
        gap = Msg(
            "{seconds} s later, {amount} came in between",
            seconds=apart(one.given - before.given),
            amount=money(max(0, one.came - before.came)),
        )
    steps = [("check", _given(one))]
    if one.locked is not None and one.people:
        words = Msg("Confirmed {time} by {name}", time=seconds(one.locked), name=one.people[0])
        steps.append(("check", words))
    else:
        steps.append(("clock", Msg("Not confirmed yet")))
    return TicketCard(
        place=_PLACES.get(place + 1, Msg("{n}th", n=place + 1)),
        title=Msg("Table {table}, seat {seat}", table=one.station, seat=one.seat),
        about=Msg("{game}, {hand}", game=station.game if station else "", hand=one.hand),
        amount=money(one.worth),
        pill=_pill(same, place, at),
        cards=one.cards,
        steps=tuple(steps),
        how=_how(one, same[:place]),
        gap=gap,
        is_first=place == 0,
    )


def _given(one: TicketRow) -> str:
    time = f"{one.given:%H:%M:%S}.{one.given.microsecond // 10_000:02d}"
    if one.dealer:
        return Msg("Ticket {time}, dealer {name}", time=time, name=one.dealer)
    return Msg("Ticket {time}, round {round}", time=time, round=one.round_id)


def _pill(same: tuple[TicketRow, ...], place: int, at: datetime) -> Pill:
    one = same[place]
    older = next((other for other in same[:place] if other.state == "open"), None)
    match one.state:
        case "locked":
            return Pill(Msg("LOCKED"), "padlock", Tone.PRIZE, is_filled=True)
        case "awarded":
            return Pill(Msg("AWARDED"), "check", Tone.WELL)
        case "released":
            return Pill(Msg("RELEASED"), "undo", Tone.SOFT)
        case "closed":
            return Pill(Msg("CLOSED"), "cross", Tone.SOFT)
        case _ if older is not None:
            waits = round(1000 * (at - one.given).total_seconds())
            words = Msg(
                "WAITS FOR TABLE {table}, {time}", table=older.station, time=for_how_long(waits)
            )
            return Pill(words, "clock", Tone.PRIZE)
        case _:
            return Pill(Msg("WAITS FOR CONFIRM"), "clock", Tone.PRIZE)


def _how(one: TicketRow, older: tuple[TicketRow, ...]) -> str:
    if one.percent != 100:
        return Msg("{n} % of the meter at its ticket", n=one.percent)
    if one.locked is not None and one.after is not None:
        return Msg(
            "All of the meter at its ticket. The meter went on from {amount}",
            amount=money(one.after),
        )
    if older and older[-1].state in ("locked", "awarded"):
        return Msg(
            "What the meter has had since table {table}. May be confirmed before that is paid",
            table=older[-1].station,
        )
    return Msg("All of the meter at its ticket")


def _sums(
    view: FloorView, same: tuple[TicketRow, ...], ticket: TicketRow
) -> tuple[tuple[str, str], ...]:
    meter = view.meter(*ticket.where)
    before = same[0].before if same and same[0].before is not None else _now(meter)
    waiting = [one for one in same if one.state == "open"]
    after = _now(meter)
    for one in waiting:
        after = after - one.worth + (meter.seed if meter and one.percent == 100 else 0)
    return (
        (Msg("Meter before"), money(before)),
        (Msg("Shown now"), money(_now(meter))),
        (Msg("After all"), money(after)),
        (Msg("All prizes"), money(sum(one.worth for one in same))),
    )


def _now(meter: MeterSeen | None) -> int:
    return meter.meter if meter else 0


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
    done = {one.what: one for one in ticket.checks}
    return tuple(
        Choice(
            TicketChecked(key),
            label,
            key in done,
            Msg("{name}, {time}", name=done[key].by, time=seconds(done[key].at))
            if key in done
            else Msg("Touch when you have seen it"),
        )
        for key, label in CHECKS.items()
    )


def _buttons(ticket: TicketRow, same: tuple[TicketRow, ...]) -> tuple[Button[FloorTouch], ...]:
    table = ticket.station
    if ticket.state == "awarded":
        detail = Msg("The win's page as PDF, marked REPRINT")
        return (Button(WinPageTouched(ticket.key), Msg("REPRINT"), "page", detail),)
    if ticket.state == "locked":
        return (
            Button(
                ReleaseTouched(ticket.key),
                Msg("RELEASE TABLE {table}", table=table),
                "void",
                Msg("Hold, puts {amount} back, 2 cards", amount=money(ticket.worth)),
                ActionState.HOLD,
            ),
            Button(WinPageTouched(ticket.key), Msg("PRINT WIN PAGE"), "printer"),
        )
    if ticket.state == "open" and any(one.place > ticket.place for one in same):
        return (
            Button(
                CloseTouched(ticket.key),
                Msg("CLOSE TICKET OF TABLE {table}", table=table),
                "void",
                Msg("Hold, a younger one waits, Executive's card"),
                ActionState.HOLD,
            ),
        )
    return ()


def _award(ticket: TicketRow, checks: tuple[Choice[FloorTouch], ...]) -> Button[FloorTouch]:
    label = Msg("AWARD TABLE {table}", table=ticket.station)
    left = sum(not one.is_on for one in checks)
    action = AwardTouched(ticket.key)
    shut = {
        "open": Msg("not locked yet"),
        "awarded": Msg("awarded already"),
        "released": Msg("released"),
        "closed": Msg("this ticket is closed"),
    }.get(ticket.state, "")
    if not shut and left:
        shut = Msg("{n} checks open", one="{n} check open", n=left)
    if shut:
        return Button(action, label, "", "", ActionState.NOT_YET, shut)
    detail = Msg("{amount}, then 2 cards", amount=money(ticket.worth))
    return Button(action, label, "", detail, ActionState.NEXT)
