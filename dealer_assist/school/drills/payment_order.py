"""Payment order: the seats with a prize, farthest right first."""

from collections.abc import Sequence
from random import Random

from dealer_assist.jackpot.prizes import turn_to_pay
from dealer_assist.message import Msg, joined
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount, seats
from dealer_assist.settle.book import SettleBook

_TRIES = 6
_LUCKY = 0.9


def cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every jackpot."""
    return jackpot_cases(book)


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the order; where the cards allow it, of several seats."""
    dealt = several(dealing, chance, case, fold=0.1)
    order = winners(dealt, case)
    why = Msg("Paid from the far right: {wins}", wins=wins_told(dealing, dealt, case, order))
    return Asked(dealt.raw, {"what": "payment_order"}, order, why)


def several(dealing: Dealing, chance: Random, case: PayCase, fold: float) -> Dealt:
    """Deal until more than one seat wins, as long as that is not too much to ask of the cards."""
    for _ in range(_TRIES):
        dealt = dealing.deal(case, Luck(players=chance.randint(4, 6), lucky=_LUCKY, fold=fold))
        if len(winners(dealt, case)) > 1:
            break
    return dealt


def wins_told(dealing: Dealing, dealt: Dealt, case: PayCase, order: Sequence[int]) -> str:
    """Name the hand and the prize of each seat: what the answer is made of."""
    jackpot = dealing.book.jackpots[case.table]
    alike: list[tuple[str, int, list[int]]] = []
    for seat in order:
        ended = dealt.seat_result(seat)[case.wager]
        hand, prize = jackpot.line(ended["line"]).label, ended["prize"]
        if alike and alike[-1][:2] == (hand, prize):
            alike[-1][2].append(seat)
        else:
            alike.append((hand, prize, [seat]))
    told = (
        Msg("{seats}: {hand} {amount}", seats=seats(held), hand=hand, amount=amount(prize))
        for hand, prize, held in alike
    )
    return joined(", ", told)


def winners(dealt: Dealt, case: PayCase) -> list[int]:
    """Return the seats that win a prize, in the order they are paid."""
    won = [seat for seat in dealt.seats if dealt.seat_result(seat)[case.wager]["prize"]]
    return sorted(won, key=turn_to_pay)
