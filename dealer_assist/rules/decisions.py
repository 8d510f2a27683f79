"""Reading a player's decision at a poker table: fold, or play for an amount."""

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.deal import SeatDeal
from dealer_assist.rules.money import chips


def required_ante(seat: SeatDeal) -> int:
    """Give the ante; nobody is dealt in without one."""
    ante = seat.wagers.get("ante", 0)
    if not ante:
        raise Refused(
            Msg("Seat {seat} has cards but no Ante; nobody is dealt in without one", seat=seat.seat)
        )
    return ante


def play_wager(seat: SeatDeal) -> int:
    """Give the Play wager in cents, 0 for a fold."""
    decision = seat.decision
    action, play = decision.get("action"), decision.get("play", 0)
    if action not in ("fold", "play"):
        raise Refused(
            Msg("Seat {seat} has not decided; the action is fold or play", seat=seat.seat)
        )
    for key in decision:
        if key not in ("action", "play"):
            raise Refused(
                Msg(
                    "Seat {seat}: a decision has no {key}; it is fold, or play",
                    seat=seat.seat,
                    key=shown(key),
                )
            )
    if type(play) is not int or play < 0:
        raise Refused(
            Msg(
                "Seat {seat}: a Play wager is a number of whole cents, not {play}",
                seat=seat.seat,
                play=shown(play),
            )
        )
    if action == "fold" and play:
        raise Refused(
            Msg("Seat {seat} folded, so there can be no Play wager; take it back", seat=seat.seat)
        )
    if action == "play" and not play:
        raise Refused(
            Msg("Seat {seat} plays without a Play wager; place it, or fold", seat=seat.seat)
        )
    return play


def require_play(seat: SeatDeal, play: int, least: int, most: int, why: str) -> None:
    """Refuse a Play wager outside its bounds and say which rule sets them."""
    if least <= play <= most:
        return
    if least == most:
        raise Refused(
            Msg(
                "Seat {seat}: the Play wager must be {least}, not {play}: {why}",
                seat=seat.seat,
                least=chips(least),
                play=chips(play),
                why=why,
            )
        )
    raise Refused(
        Msg(
            "Seat {seat}: the Play wager must be {least} to {most}, not {play}: {why}",
            seat=seat.seat,
            least=chips(least),
            most=chips(most),
            play=chips(play),
            why=why,
        )
    )
