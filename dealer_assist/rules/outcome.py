"""How a stake ends, once its line or its net is known."""

from dealer_assist.rules.deal import NOT_MADE, WagerResult
from dealer_assist.rules.pays import ForOne, Pay, Push, ToOne
from dealer_assist.rules.wagers import lost, pushed


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
    raise ValueError(f"{pay} is a jackpot's pay; a wager's table cannot hold it")


def by_net(stake: int, net: int) -> WagerResult:
    """Settle a wager whose net is known: its sign is the outcome."""
    return WagerResult(stake, word_for(net), net)


def word_for(net: int) -> str:
    """Name the outcome of a net."""
    if net == 0:
        return "push"
    return "win" if net > 0 else "lose"
