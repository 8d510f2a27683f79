"""Who wins: a hand without the wager, a folded one and the wrong side win nothing."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import Case, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Luck
from dealer_assist.school.drills.payment_order import winners
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import seats
from dealer_assist.settle.book import Book


def cases(book: Book) -> tuple[Case, ...]:
    """List every line of every jackpot."""
    return jackpot_cases(book)


def ask(dealing: Dealing, chance: Random, case: Case) -> Asked:
    """Ask which seats win a prize, among many that fold or did not bet."""
    dealt = dealing.deal(case, Luck(players=chance.randint(3, 6), lucky=0.5, fold=0.4))
    won = winners(dealt, case)
    without = [seat for seat in dealt.seats if not dealt.seat_deal(seat)["wagers"].get(case.wager)]
    why = Msg("A prize goes to {seats}", seats=seats(won))
    if without:
        why = Msg(
            "A prize goes to {seats}; no wager lay at {without}",
            seats=seats(won),
            without=seats(without),
        )
    return Asked(dealt.raw, {"what": "eligible"}, won, why)
