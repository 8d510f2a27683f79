"""Which side a seat's main wager is on: asked where the table cannot know it."""

from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import claims, table_hand
from dealer_assist.table.facts.judging.known_cards import is_baccarat
from dealer_assist.table.places import SIDES
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.action_models import back_to_table
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)


def asks_side(table: Table, seat: int) -> bool:
    """True if a touch of this seat asks for its side: it decides who wins the progressive."""
    if (
        not is_baccarat(table.setup)
        or not table.setup.jackpots
        or table_hand.all_participate(table)
    ):
        return False
    known = table.seat(seat)
    if table.round.claims and table_hand.is_known(table, seat):
        # A wrong seat is put right by its mark, and the shares follow.
        return table.round.phase is Phase.IN_PLAY and any(at == seat for at, _ in table.locked)
    if known.wagers or any(claim.seat == seat for claim in table.round.claims):
        return False
    if table.round.phase is Phase.BETTING:
        return True  # a side that was marked may be corrected until the game starts
    return not known.side and any(at == seat for at, _ in table.locked)


def side_sheet(table: Table, seat: int) -> SheetQuestion[Any]:
    """Ask for the side of a seat; with a hand on, each answer says who shares it then."""
    sides = (*SIDES, "tie")
    return SheetQuestion(
        Msg("Which side is seat {seat} on?", seat=seat),
        Msg("Decides which progressive wagers a winning hand pays."),
        tuple(
            Button(
                Do(c.MarkSide(seat, side)),
                side.upper(),
                "check" if table_hand.sides_of(table, seat) == (side,) else "",
                shares_then(table, seat, side),
            )
            for side in sides
        ),
        back_to_table(),
    )


def shares_then(table: Table, seat: int, side: str) -> str:
    """Say who is paid what once a seat is marked, while a hand of the table is on."""
    if not table.round.claims:
        return ""
    try:
        after = evolve_all(table, decide(table, c.MarkSide(seat, side), 0))
    except Refused as refused:
        return str(refused)
    awards = [award for _, award in claims.awards_of(after)[0]]
    if not awards:
        return Msg("No winners")
    seats = listed([str(prize_award.seat) for prize_award in awards])
    amount = dollars(awards[0].prize)
    if len(awards) == 1:
        return Msg("Seat {seats} gets {amount}", seats=seats, amount=amount)
    if awards[0].prize != awards[-1].prize:
        total = dollars(awards[0].hit_prize)
        return Msg("Seats {seats} share {total}", seats=seats, total=total)
    return Msg("Seats {seats} get {amount} each", seats=seats, amount=amount)
