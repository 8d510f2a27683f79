"""A win found after END GAME: recorded between two rounds, for a reason, by two people.

The prize is that of the meter as it stands when it is recorded, or the fixed pay of the hand: the
meter of that round may have been won since, and no cent may appear that nobody has contributed.
"""

from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account
from dealer_assist.message import Msg
from dealer_assist.table.facts import adjustments, link
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.table.waiting import LateWin

Awarded = tuple[tuple[prizes.PrizeAward, ...], dict[Meter, Account]]
REASONS = (
    Msg("Found on camera"),
    Msg("Hand read wrongly"),
    Msg("Hand button not pressed"),
    Msg("Recorded for another seat"),
    Msg("The link was down"),
)


def refusal(table: Table) -> str:
    """Say why no late win can be recorded now, or nothing if one can."""
    if table.round.phase is not Phase.BETTING:
        return Msg(
            "A late win is recorded between two rounds. Now {phase}", phase=table.round.phase.label
        )
    return adjustments.refusal(table)


def role_needed(table: Table, asked: LateWin) -> Role:
    """Return the first card that it needs: that of the whole hit."""
    awards, _ = awarded(table, asked)
    return highest([table.setup.card_for_award(asked.sensor, award) for award in awards])


def awarded(table: Table, asked: LateWin) -> Awarded:
    """Return what it pays by the meters as they stand now, and the meters as it leaves them."""
    jackpot, stakes = table.setup.jackpots[asked.sensor], _by_seat(asked)
    levels = {level.name: table.accounts[asked.sensor, level.name] for level in jackpot.levels}
    claims = [prizes.PrizeClaim(seat, asked.line, stakes[seat]) for seat in asked.seats]
    awards, left = prizes.award(jackpot, levels, claims, table.setup.payment_order)
    if asked.sensor in table.setup.floor_links:
        awards, left = link.by_tickets(table, asked.sensor, awards, levels)
    return awards, {(asked.sensor, name): account for name, account in left.items()}


def envy_due(table: Table, asked: LateWin) -> dict[int, int]:
    """Return the envy that the hand brings the other seats of its round."""
    stakes = _by_seat(asked)
    claims = [prizes.PrizeClaim(seat, asked.line, stakes[seat]) for seat in asked.seats]
    return prizes.envy_due(table.setup.jackpots[asked.sensor], claims, stakes)


def _by_seat(asked: LateWin) -> dict[int, int]:
    return {seat: cents for (seat, at), cents in asked.stakes if at == asked.sensor}
