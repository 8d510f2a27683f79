"""What the public may know of a link: its meters, and the prizes that wait."""

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.server_replies import SIMULATED, LinkShown, PendingClaim
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, chips, dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.ui.sign.model import SignBand, SignLevel, SignModel
from dealer_assist.ui.sign.presenter.table_sign import NOT_LIVE, VERIFYING, name_in_capitals
from dealer_assist.ui.table.presenter.table import SIMULATED as BANNER

EACH_MS = 6000
"""So long a prize stands on the sign where several wait."""


def link_sign(link: FloorLink, shown: LinkShown | None, now_ms: int, *, is_live: bool) -> SignModel:
    """Show the meters of a link as the server told them last; not live where it is silent.

    A level that a hand has been claimed on says so: its amount may be less in a minute.
    """
    runs = is_live and shown is not None and shown.state == "live"
    claimed = {claim.level for claim in shown.pending if claim.state == "open"} if shown else set()
    return SignModel(
        levels=tuple(
            SignLevel(
                name_in_capitals(level.label),
                VERIFYING if runs and level.name in claimed else _hand(link, level.name),
                dollars(shown.cents.get(level.name, 0) if shown else level.seed_cents),
            )
            for level in link.jackpot.levels
        ),
        foot=_foot(link),
        note="" if runs else NOT_LIVE,
        is_live=runs,
        banner=BANNER if shown is not None and shown.floor.startswith(SIMULATED) else "",
        band=_band(link, shown, now_ms) if is_live and shown is not None else None,
    )


def _hand(link: FloorLink, level: str) -> str:
    for line in link.jackpot.lines:
        if isinstance(line.pays, Percent) and line.pays.meter == level:
            return line.label
    return link.jackpot.lines[0].label


def _foot(link: FloorLink) -> str:
    levels = len(link.jackpot.levels)
    return Msg(
        "{label}, {tables} tables. {wager} on the sensor plays {levels}.",
        label=link.label,
        tables=len(link.tables),
        wager=chips(link.jackpot.wager_cents),
        levels=Msg("all {n} levels", n=levels) if levels > 1 else Msg("the progressive"),
    )


def _band(link: FloorLink, shown: LinkShown, now_ms: int) -> SignBand | None:
    """Show a locked prize, or one just awarded; of several each for a while."""
    there = [
        claim for claim in shown.pending if claim.state in ("locked", "awarded") and claim.prize
    ]
    if not there:
        return None
    claim = there[now_ms // EACH_MS % len(there)]
    return SignBand(
        word=Msg("WON AT") if claim.state == "awarded" else Msg("PENDING AT"),
        table=Msg("TABLE {table}", table=claim.table),
        what=_what(link, claim),
        amount=dollars(cents_shown(claim.prize or 0)),
    )


def _what(link: FloorLink, claim: PendingClaim) -> str:
    level = next((v.label for v in link.jackpot.levels if v.name == claim.level), claim.level)
    hand = next((p.label for p in link.jackpot.lines if p.key == claim.line), claim.line)
    return Msg("{level}, {hand}", level=level, hand=hand).upper()
