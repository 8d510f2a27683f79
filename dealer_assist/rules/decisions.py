"""Reading a player's decision at a poker table: fold, or play for an amount."""

from dealer_assist.rules.deal import SeatDeal
from dealer_assist.rules.money import chips
from dealer_assist.rules.refusal import Refused, shown


def required_ante(seat: SeatDeal) -> int:
    """Give the ante; nobody is dealt in without one."""
    ante = seat.wagers.get("ante", 0)
    if not ante:
        raise Refused(f"Seat {seat.seat} has cards but no Ante; nobody is dealt in without one")
    return ante


def play_wager(seat: SeatDeal) -> int:
    """Give the Play wager in cents, 0 for a fold."""
    decision = seat.decision
    action, play = decision.get("action"), decision.get("play", 0)
    if action not in ("fold", "play"):
        raise Refused(f"Seat {seat.seat} has not decided; the action is fold or play")
    for key in decision:
        if key not in ("action", "play"):
            raise Refused(f"Seat {seat.seat}: a decision has no {shown(key)}; it is fold, or play")
    if type(play) is not int or play < 0:
        raise Refused(
            f"Seat {seat.seat}: a Play wager is a number of whole cents, not {shown(play)}"
        )
    if action == "fold" and play:
        raise Refused(f"Seat {seat.seat} folded, so there can be no Play wager; take it back")
    if action == "play" and not play:
        raise Refused(f"Seat {seat.seat} plays without a Play wager; place it, or fold")
    return play


def require_play(seat: SeatDeal, play: int, least: int, most: int, why: str) -> None:
    """Refuse a Play wager outside its bounds and say which rule sets them."""
    if least <= play <= most:
        return
    bounds = chips(least) if least == most else f"{chips(least)} to {chips(most)}"
    raise Refused(f"Seat {seat.seat}: the Play wager must be {bounds}, not {chips(play)}: {why}")
