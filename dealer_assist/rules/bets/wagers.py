"""How a wager is made and how it ends: a decision that is read, a stake won, lost or pushed.

Bonuses are paid on top of it, by their line or by their net.
"""

from functools import lru_cache
from typing import assert_never

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.deal import NOT_MADE, SeatDeal, WagerResult
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne

# The same few stakes end the same few ways, deal after deal.
_often = lru_cache(maxsize=1024)


@_often
def won(stake: int) -> WagerResult:
    """Pay a winning wager 1 to 1."""
    return WagerResult(stake, "win", stake)


@_often
def lost(stake: int) -> WagerResult:
    """Take a losing wager."""
    return WagerResult(stake, "lose", -stake)


@_often
def pushed(stake: int) -> WagerResult:
    """Leave a wager where it is."""
    return WagerResult(stake, "push", 0)


def earned(base: int, pay: Pay | None) -> WagerResult:
    """Pay a bonus that has no stake of its own and is reckoned on another wager."""
    return WagerResult(0, "win", pay.net(base)) if isinstance(pay, ToOne) else NOT_MADE


def by_line(stake: int, pay: Pay | None) -> WagerResult:
    """Settle a wager by what its line pays; without a line it loses."""
    if not stake:
        return NOT_MADE
    if pay is None:
        return lost(stake)
    match pay:
        case ToOne():
            return WagerResult(stake, "win", pay.net(stake))
        case Push():
            return pushed(stake)
        case ForOne(pays):
            return WagerResult(stake, "win", stake * pays - stake)
        case Percent():
            raise ValueError(f"{pay} is a jackpot's pay; a wager's table cannot hold it")
        case _:
            assert_never(pay)


def by_net(stake: int, net: int) -> WagerResult:
    """Settle a wager whose net is known: its sign is the outcome."""
    return WagerResult(stake, word_for(net), net)


def word_for(net: int) -> str:
    """Name the outcome of a net."""
    if net == 0:
        return "push"
    return "win" if net > 0 else "lose"


def play_wager(seat: SeatDeal) -> int:
    """Return the Play wager in cents, 0 for a fold."""
    decision = seat.decision
    action, play = decision.get("action"), decision.get("play", 0)
    if action not in ("fold", "play"):
        raise Refused(
            Msg("Seat {seat} has not decided. The action is fold or play", seat=seat.seat)
        )
    for key in decision:
        if key not in ("action", "play"):
            raise Refused(
                Msg(
                    "Seat {seat}: a decision has no {key}. It is fold, or play",
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
            Msg("Seat {seat} folded, so there can be no Play wager. Take it back", seat=seat.seat)
        )
    if action == "play" and not play:
        raise Refused(
            Msg("Seat {seat} plays without a Play wager. Place it, or fold", seat=seat.seat)
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
