"""Envy order: the seats that get envy, farthest right first, after every prize is paid."""

from random import Random

from dealer_assist.jackpot.prizes import turn_to_pay
from dealer_assist.message import Msg, joined
from dealer_assist.school.deals.cases import PayCase
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills import envy_sum
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount, seats
from dealer_assist.settle.book import SettleBook

_TRIES = 6


def cases(book: SettleBook) -> list[PayCase]:
    """List every line that pays envy."""
    return envy_sum.cases(book)


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the order; where the cards allow it, of several seats."""
    for _ in range(_TRIES):
        dealt = dealing.deal(case, Luck(players=chance.randint(4, 6), fold=0.1))
        order = sorted(_envied(dealt, case), key=turn_to_pay)
        if len(order) > 1:
            break
    told = (
        Msg("{seats}: {amount}", seats=seats([seat]), amount=amount(_envied(dealt, case)[seat]))
        for seat in order
    )
    why = Msg("Envy from the far right: {seats}", seats=joined(", ", told) or seats(()))
    return Asked(dealt.raw, {"what": "envy_order"}, order, why)


def _envied(dealt: Dealt, case: PayCase) -> dict[int, int]:
    """Return what each seat that gets envy gets."""
    envies = {seat: dealt.seat_result(seat)[case.wager]["envy"] for seat in dealt.seats}
    return {seat: cents for seat, cents in envies.items() if cents}
