"""Another table was first: whose ticket, since when, what to say, and an Executive's way out."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LOCKED, Closing, Earlier, Ticket
from dealer_assist.table.facts import link
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.supervisor.recorded import place_of
from dealer_assist.ui.supervisor.step import quiet, with_buttons
from dealer_assist.ui.supervisor.swipe import ConfirmedModel, SwipeModel, card_asked
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.action_models import back_to_table
from dealer_assist.ui.table.presenter.jackpots.link import second_ticket, seen_mark
from dealer_assist.ui.table.presenter.staff_cards import LEVELS
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.nodes import Node, row, space
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value


class TicketSide(Value):
    """One of two tickets of a level: its place, whose it is, what it is worth, how it stands."""

    order: str
    whose: str
    amount: str
    note: str
    mark: str


class TicketModel(Value):
    """Before page 1: another table was first. `moments` are whose and when, on one line of time.

    `close` is an Executive's way out while the other ticket holds ours up.
    """

    title: str
    place: str
    first: str
    moments: tuple[tuple[str, str], ...]
    theirs: TicketSide
    ours: TicketSide
    say: str
    notes: tuple[str, ...]
    back: Button[Any]
    call: Button[Any]
    close: Button[Any] | None = None
    wrong: str = ""
    is_by_key: bool = False


_CLOSE_WIDTH = 560.0


class TicketFace(Node):
    """Who was first, both tickets, what to say, and two notes."""

    page: TicketModel


def ticket_tree(page: TicketModel) -> Node:
    """Return the page; CLOSE TICKET is between the two other buttons."""
    between = None
    if page.close is not None:
        between = row(quiet(page.close).of(_CLOSE_WIDTH), space())
    return with_buttons(TicketFace(page), page.back, page.call, between)


def is_shown(table: Table, view: PassingView) -> bool:
    """True if the sheet about another table's ticket lies over the table now."""
    if (
        table.lasting.link is None
        or not table.lasting.link.is_live
        or table.round.phase is not Phase.IN_PLAY
    ):
        return False
    ticket = second_ticket(table)
    return ticket is not None and seen_mark(ticket) != view.ticket_seen


def ticket_sheet(table: Table, view: PassingView) -> TicketModel | SwipeModel | None:
    """Show the sheet, or ask for the Executive's card that closes the other table's ticket."""
    ticket = second_ticket(table)
    if ticket is None or ticket.first is None or table.lasting.link is None:
        return None
    closing = table.lasting.link.closing
    if closing is not None and closing.by is None:
        return _card(table, view, closing)
    waits, first = link.waits_for(table, ticket), ticket.first
    hand = table.setup.line(ticket.sensor, ticket.line).label
    return TicketModel(
        title=Msg("Seat {seat}, {hand}", seat=ticket.seat, hand=hand),
        place=place_of(table),
        first=link.was_first(ticket),
        moments=(
            (Msg("Table {table}", table=first.table), _moment(view, first.given_at)),
            (Msg("Here"), _moment(view, first.given_at + first.by_ms)),
        ),
        theirs=_theirs(view, first),
        ours=TicketSide(
            Msg("2nd"),
            Msg("This table, seat {seat}", seat=ticket.seat),
            Msg("WAITS FOR TABLE {table}", table=first.table) if waits else dollars(ticket.cents),
            Msg("Amount follows when table {table} is settled", table=first.table)
            if waits
            else _how(table, ticket),
            Msg("NOT CONFIRMED"),
        ),
        say=_say(ticket, first, hand, waits=waits),
        notes=(
            table.lasting.link.not_closed
            or Msg("The server put the hands in order, not a table's clock"),
            Msg(
                "Leave the cards face up. If table {table} is taken back, the new amount shows "
                "here.",
                table=first.table,
            ),
        ),
        back=back_to_table(Msg("The hand stays on")),
        call=Button(
            Do(c.CallSupervisor()),
            Msg("CALL SUPERVISOR"),
            "bell",
            state=ActionState.NEXT,
        ),
        close=_close(closing, first) if waits else None,
        wrong=view.refusal,
    )


def _theirs(view: PassingView, first: Earlier) -> TicketSide:
    since = Msg("Open since {time}", time=_moment(view, first.given_at))
    if first.state == LOCKED or first.locked_at:
        since = Msg("Locked {time}", time=_moment(view, first.locked_at))
    return TicketSide(
        Msg("1st"),
        Msg("Table {table}", table=first.table),
        dollars(first.cents),
        since,
        Msg("DO NOT QUOTE"),
    )


def _how(table: Table, ticket: Ticket) -> str:
    """Say what ours is a part of, and from when on it holds."""
    percent = table.setup.line(ticket.sensor, ticket.line).percent
    if not percent:
        return Msg("Holds once the supervisor confirms")
    return Msg(
        "{percent}% of the meter after table {table}. Holds once the supervisor confirms",
        percent=percent,
        table=ticket.first.table if ticket.first else "",
    )


def _say(ticket: Ticket, first: Earlier, hand: str, *, waits: bool) -> str:
    tenths = max(1, (first.by_ms + 50) // 100)
    by = f"{tenths // 10}.{tenths % 10}"
    if waits:
        return Msg(
            '"You have a {hand}. Another table had one {seconds} seconds before you. Your amount '
            'comes as soon as theirs is settled."',
            hand=hand,
            seconds=by,
        )
    return Msg(
        '"You have a {hand}. Another table had one {seconds} seconds before you. Yours is '
        '{amount}, as soon as my supervisor has confirmed it."',
        hand=hand,
        seconds=by,
        amount=dollars(ticket.cents),
    )


def _close(closing: Closing | None, first: Earlier) -> Button[Any]:
    label = Msg("CLOSE TICKET OF {table}", table=first.table)
    if closing is not None:
        asked = Msg("Asking the server")
        return Button(Do(c.AskClosing()), label, "cross", asked, ActionState.WAITING)
    return Button(Do(c.AskClosing()), label, "cross", Msg("Needs an Executive card"))


def _card(table: Table, view: PassingView, closing: Closing) -> SwipeModel:
    other = Msg("Table {table}", table=closing.table)
    page = SwipeModel(
        title=Msg("Close a ticket"),
        place=place_of(table),
        list_title=Msg("Holds up this table"),
        wins=(
            ConfirmedModel(
                closing.table, other, "", Role.EXECUTIVE.label.upper(), LEVELS[Role.EXECUTIVE][1]
            ),
        ),
        list_note=Msg("That table is told on the floor, and presses its hand again."),
        line=Msg("Swipe an Executive's card"),
        detail=Msg("Closes the ticket of table {table}. Ours is next", table=closing.table),
        back=Button(Do(c.EndClosing()), Msg("CANCEL"), "arrow-left", Msg("The ticket stays open")),
        note=Msg("On record with the name"),
    )
    return card_asked(view, page)


def _moment(view: PassingView, at: int) -> str:
    moment = view.time_of(at)
    return f"{moment:%H:%M:%S}.{moment.microsecond // 10_000:02}"
