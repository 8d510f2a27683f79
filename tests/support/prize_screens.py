"""What every screen says of a prize of a link: its table, the Game Manager, the board."""

import json
from functools import cache
from typing import Any

from random_tables import shipped
from sitting import Sitting
from tree import buttons, every, listing

from dealer_assist import paths
from dealer_assist.board.state import Picture, next_picture
from dealer_assist.catalog.people import load_staff
from dealer_assist.errors import Refused
from dealer_assist.floor.view import CheckSeen, FloorView
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import AWARDED, Ticket
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.ui.floor.hit import hit_page
from dealer_assist.ui.floor.lists import wins_page
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import (
    AwardTouched,
    FloorPage,
    FloorTouch,
    ReleaseTouched,
)
from dealer_assist.ui.toolkit.nodes import Page, PillMark
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

_SEAT = 5
_TICKET = Ticket("15-1-5A-1", 1, _SEAT, "A", "royal_flush", 1, 1_000_020)

_OVER = ("Collect the progressive chips", False)
_CLAIMED = ("Call the supervisor", False)
AT_THE_TABLE = {
    "claimed": {_CLAIMED},
    "closed": {_CLAIMED},
    "waits": {("Seat 5 waits for the pit. Do not pay yet", False)},
    "due": {("Pay seat 5, then press PAID", True)},
    "awarded": {("Pay seat 5, then press PAID", True)},
    "paid": {_OVER},
    "backed out": {_OVER, ("Take back $10,000.20 from seat 5", False)},
    "released": {("Seat 5: do not pay. The pit released it", False)},
}
"""The prompt of a table that is heard, and whether it takes PAID, by what the server says."""

AT_THE_PIT = {
    "claimed": ("WAITS FOR CONFIRM", "", False, False),
    "closed": ("CLOSED", "", False, False),
    "waits": ("LOCKED", "Pending", True, True),
    "due": ("LOCKED", "Pending", True, True),
    "awarded": ("AWARDED", "Awarded", False, False),
    "paid": ("PAID AT THE TABLE", "Paid", None, False),
    "backed out": ("BACKED OUT, NOT RELEASED", "Backed out", False, True),
    "released": ("RELEASED", "Released", False, False),
    "paid early": ("PAID EARLY", "Paid early", True, False),
    "paid and released": ("PAID AND RELEASED", "Paid and released", False, False),
}
"""The state on HIT, the word on WINS (if it is one), and whether AWARD and RELEASE are open.

What its table paid, the pit may still award before the end of the round: there both are right.
"""

ON_THE_BOARD = {
    "claimed": ("open", ""),
    "closed": ("closed", ""),
    "waits": ("pending", "Waits for two cards"),
    "due": ("pending", "The table pays it"),
    "awarded": ("awarded", ""),
    "paid": ("paid", "Paid at the table"),
    "backed out": ("backed out", "Backed out at the table, not released"),
    "released": ("put back", ""),
    "paid early": ("paid early", "Paid before it was awarded"),
    "paid and released": ("paid, put back", "Paid at the table and released"),
}
"""The word among the last hits, and what a hit that needs a person says."""


@cache
def at_the_table(
    state: str, *, by_pit: bool, is_paid: bool, is_backed_out: bool
) -> tuple[str, bool]:
    """Return the prompt of a table that was told this of its prize, and whether it takes PAID."""
    staff = {
        one.member.key: one.member
        for one in load_staff(paths.resources() / "staff" / "training.toml")
    }
    setup = replace(shipped("crazy4-link"), floor=FloorPlace("simulated", {"A": "MGL"}))
    at = Sitting(setup, staff)
    at.swipe("dealer-1")
    at.do(c.JoinLink(0), c.SeeChip(_SEAT), c.StartGame(), c.PressHand(_SEAT, "royal_flush"))
    at.do(c.GiveTicket(_TICKET))
    if state in ("open", "closed"):
        at.do(c.GiveTicket(replace(_TICKET, state=state)))
        return str(next_step(at.table).text), False
    at.do(c.CallSupervisor(), c.ConfirmWins())
    at.swipe("executive-1")
    at.do(c.LockPrize(_TICKET.key, _TICKET.cents, by_pit), c.BeginPaying())
    if is_paid or is_backed_out:
        at.do(c.GiveTicket(replace(_TICKET, state=AWARDED)))
    if is_paid:
        at.do(c.TickPaid(_SEAT))
    if is_backed_out:
        reason = setup.jurisdiction.back_out_reasons[0]
        at.do(c.AskAdjustment(1, reason, note="the hand was misread by us"))
        at.swipe("executive-1")
        at.swipe("supervisor-1")
    at.do(c.GiveTicket(replace(_TICKET, state=state, by_pit=by_pit)))
    try:
        may_pay = bool(decide(at.table, c.TickPaid(_SEAT), at.now))
    except Refused:
        may_pay = False
    return str(next_step(at.table).text), may_pay


def at_the_pit(view: FloorView, key: str) -> tuple[str, str, bool, bool]:
    """Return the state on HIT, the word on WINS, and whether AWARD and RELEASE are open."""
    ticket = view.ticket(key)
    assert ticket is not None
    checks = tuple(CheckSeen(what, "L. Haddad", view.at) for what in ("camera", "deck", "player"))
    alone = replace(view, tickets=(replace(ticket, checks=checks),))
    page = hit_page(alone, Selection(FloorPage.HIT, ticket=key))
    state = next(one.pill.words for one in every(page, PillMark))
    wins = listing(wins_page(alone, Selection(FloorPage.WINS))).rows
    award, release = (_is_open(page, touch) for touch in (AwardTouched, ReleaseTouched))
    return str(state), "".join(str(win.cells[5].words) for win in wins), award, release


def _is_open(page: Page[FloorTouch], touch: type[FloorTouch]) -> bool:
    found = [one for one in buttons(page) if isinstance(one.touch, touch)]
    return any(one.state is not ActionState.NOT_YET for one in found)


def on_the_board(told: dict[str, Any]) -> dict[int, tuple[str, str]]:
    """Return what the board says of each hit, by its number: in its list, and among the needs."""
    words = json.loads((paths.resources() / "board" / "words.json").read_text("utf-8"))["en"]
    hits = next_picture(Picture(), told).lists["hits"]
    return {
        one["number"]: (words[f"hit_{one['stand']}"], words.get(f"stand_{one['stand']}", ""))
        for one in hits
    }
