"""NOT A WIN on the supervisor's page: it asks why; of a shared hand, what it takes away first."""

from typing import Any

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import denials
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.table.facts.table_hand import claims_with
from dealer_assist.table.facts.verifying import REASONS
from dealer_assist.table.state import Claim, Table
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
    PutAway,
)
from dealer_assist.ui.table.presenter.action_models import reason_choices
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)


def strike_of(table: Table, sensor: str, award: PrizeAward) -> Button[Any]:
    """Show NOT A WIN for one seat, or for all that share its hit."""
    claim = table.claim_of((award.seat, sensor))
    together = claims_with(table, claim) if claim else ()
    if len(together) > 1:
        return _for_all(table, sensor, award, together)
    title = Msg("Why is seat {seat} not a win?", seat=award.seat)
    detail = Msg("The row stays, greyed, until CONFIRM. UNDO takes it back.")
    return Button(_asked(table, title, detail, award.seat, sensor), Msg("NOT A WIN"), "cross")


def _for_all(
    table: Table, sensor: str, award: PrizeAward, together: tuple[Claim, ...]
) -> Button[Any]:
    total = sum(one.prize for at, one in awards_of(table)[0] if at == sensor)
    in_order = sorted(together, key=lambda claim: table.setup.turn_to_pay(claim.seat))
    seats = listed([str(claim.seat) for claim in in_order])
    title = Msg("Not a win, for all {n} seats?", n=len(together))
    detail = Msg(
        "Seats {seats} get nothing of {total}. Is one seat wrong? Go back to the table and "
        "mark its side: the others share it then.",
        seats=seats,
        total=dollars(total),
    )
    label = Msg("NOT A WIN: ALL {n}", n=len(together))
    return Button(_asked(table, title, detail, award.seat, sensor), label, "cross")


def _asked(table: Table, title: str, detail: str, seat: int, sensor: str) -> Ask:
    choices = reason_choices(
        [reason for reason in REASONS if denials.can_be(table.setup, reason)],
        lambda why: Do(c.DropClaim(seat, sensor, why, all_shares=True)),
    )
    back = Button(PutAway(), Msg("BACK"), "arrow-left", Msg("The claims stay on"))
    return Ask(SheetQuestion(title, detail, choices, back))
