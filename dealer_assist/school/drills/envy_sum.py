"""Envy: what a seat gets for the hands of others, never for its own."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import Case, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import Book


def cases(book: Book) -> list[Case]:
    """List every line that pays envy."""
    return [
        case for case in jackpot_cases(book) if book.jackpots[case.table].line(case.line).envy_cents
    ]


def ask(dealing: Dealing, chance: Random, case: Case) -> Asked:
    """Ask for the envy of any seat: another, the winner's own, or one without the wager."""
    dealt = dealing.deal(case, Luck(players=chance.randint(3, 6), lucky=0.35, fold=0.1))
    seat = chance.choice(dealt.seats)
    envy = dealt.seat_result(seat)[case.wager]["envy"]
    has_wager = bool(dealt.seat_deal(seat)["wagers"].get(case.wager))
    why = (
        Msg("Seat {seat} gets {envy} for the hands of others", seat=seat, envy=amount(envy))
        if has_wager
        else Msg("Seat {seat} has no wager, so it gets no envy", seat=seat)
    )
    return Asked(dealt.raw, {"seat": seat, "what": "envy"}, envy, why)
