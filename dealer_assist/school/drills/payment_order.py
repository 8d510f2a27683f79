"""Payment order: the seats with a prize, farthest right first."""

from random import Random

from dealer_assist.jackpot.prizes import turn_to_pay
from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import Case, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import seats
from dealer_assist.settle.book import Book

_TRIES = 3


def cases(book: Book) -> tuple[Case, ...]:
    """List every line of every jackpot."""
    return jackpot_cases(book)


def ask(dealing: Dealing, chance: Random, case: Case) -> Asked:
    """Ask for the order; where the cards allow it, of several seats."""
    for _ in range(_TRIES):
        dealt = dealing.deal(case, Luck(players=chance.randint(3, 6), lucky=0.5, fold=0.1))
        if len(winners(dealt, case)) > 1:
            break
    order = winners(dealt, case)
    why = Msg("Paid from the far right: {seats}", seats=seats(order))
    return Asked(dealt.raw, {"what": "payment_order"}, order, why)


def winners(dealt: Dealt, case: Case) -> list[int]:
    """Give the seats that win a prize, in the order they are paid."""
    won = [seat for seat in dealt.seats if dealt.seat_result(seat)[case.wager]["prize"]]
    return sorted(won, key=turn_to_pay)
