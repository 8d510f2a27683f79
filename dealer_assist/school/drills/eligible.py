"""Who wins: a hand without the wager, a folded one and the wrong side win nothing."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Luck
from dealer_assist.school.drills.payment_order import several, winners, wins_told
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import seats
from dealer_assist.settle.book import SettleBook

_SEVERAL, _LATE = 0.7, 0.7


def cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every jackpot."""
    return jackpot_cases(book)


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask which seats win a prize, among many that fold or did not bet."""
    if chance.random() < _SEVERAL:
        dealt = several(dealing, chance, case, fold=0.3)
    else:
        dealt = dealing.deal(case, Luck(players=chance.randint(3, 6), lucky=0.5, fold=0.4))
    won = winners(dealt, case)
    without = [seat for seat in dealt.seats if not dealt.seat_deal(seat)["wagers"].get(case.wager)]
    told = wins_told(dealing, dealt, case, won)
    why = Msg("Prizes: {wins}", wins=told)
    if without:
        why = Msg("Prizes: {wins}. No wager at {without}", wins=told, without=seats(without))
    ask: dict[str, object] = {"what": "eligible"}
    if without and chance.random() < _LATE:
        late = chance.choice(without)
        ask["late"] = [late]
        why = Msg("{why}. Seat {seat}: the chip came too late", why=why, seat=late)
    return Asked(dealt.raw, ask, won, why)
