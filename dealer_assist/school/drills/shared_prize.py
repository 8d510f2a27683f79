"""A shared prize: one hit split among the seats that win it, odd cents in payment order."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook


def cases(book: SettleBook) -> list[PayCase]:
    """List every percentage that the winners of a round share."""
    return [
        case
        for case in jackpot_cases(book)
        if book.jackpots[case.table].is_shared and book.jackpots[case.table].line(case.line).percent
    ]


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the share of one of at least two winners."""
    while True:
        dealt = dealing.deal(case, Luck(players=chance.randint(3, 7)))
        shares = {
            seat: dealt.seat_result(seat)[case.wager]["prize"]
            for seat in dealt.seats
            if dealt.seat_result(seat)[case.wager]["prize"]
        }
        if len(shares) > 1:
            break
    seat = chance.choice(list(shares))
    why = Msg(
        "{whole} is shared by {n} seats, odd cents to the first paid: seat {seat} gets {share}",
        n=len(shares),
        whole=amount(sum(shares.values())),
        seat=seat,
        share=amount(shares[seat]),
    )
    return Asked(dealt.raw, {"seat": seat, "what": "prize"}, shares[seat], why)
