"""NOT A WIN on the supervisor's page: a shared hand is asked about before anybody's money moves."""

from dealer_assist.jackpot.prizes import Award
from dealer_assist.message import Msg, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.procedures.claims import awards_of
from dealer_assist.table.procedures.table_hand import claims_with
from dealer_assist.table.state import Claim, Table
from dealer_assist.ui.models.actions import ActionModel, Ask, Back, Do, SheetModel, TableAction


def strike_of(table: Table, sensor: str, award: Award) -> TableAction:
    """Say what NOT A WIN does: at once for a seat of its own, after a question for several."""
    claim = table.claim_of((award.seat, sensor))
    together = claims_with(table, claim) if claim else ()
    if len(together) < 2:
        return Do(c.DropClaim(award.seat, sensor))
    total = sum(one.prize for at, one in awards_of(table)[0] if at == sensor)
    seats = listed([str(one.seat) for one in _in_order(table, together)])
    return Ask(
        SheetModel(
            Msg("Not a win, for all {n} seats?", n=len(together)),
            Msg(
                "Seats {seats} get nothing of {total}. Is one seat wrong? Go back to the table and "
                "mark its side: the others share it then.",
                seats=seats,
                total=dollars(total),
            ),
            (
                ActionModel(
                    Do(c.DropClaim(award.seat, sensor, all_shares=True)),
                    Msg("NOT A WIN: ALL {n} SHARES", n=len(together)),
                    "cross",
                    table.setup.line(sensor, award.line).label,
                ),
            ),
            ActionModel(Back(), Msg("BACK"), "arrow-left", Msg("The claims stay on")),
        )
    )


def _in_order(table: Table, claims: tuple[Claim, ...]) -> list[Claim]:
    return sorted(claims, key=lambda one: table.setup.turn_to_pay(one.seat))
