"""A percentage of the meter, rounded down to the cent; what is cut off stays on the meter."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases, jackpot_line, pay_text
from dealer_assist.school.deals.deals import Dealing, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook


def cases(book: SettleBook) -> list[PayCase]:
    """List every line that pays a percentage."""
    return [
        case for case in jackpot_cases(book) if book.jackpots[case.table].line(case.line).percent
    ]


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the prize where one seat wins it alone."""
    del chance
    dealt = dealing.deal(case, Luck(players=1))
    prize = dealt.seat_result(dealt.seat)[case.wager]["prize"]
    why = Msg(
        "{hand} pays {pays}, rounded down: {prize}",
        hand=jackpot_line(dealing.book, case).label,
        pays=pay_text(dealing.book, case),
        prize=amount(prize),
    )
    return Asked(dealt.raw, {"seat": dealt.seat, "what": "prize"}, prize, why)
