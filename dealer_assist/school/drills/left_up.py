"""How much of a bonus may be left up as part of the blackjack wager, where a game has one."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.ranking.blackjack import is_blackjack
from dealer_assist.school.deals.cases import PayCase, paytable_cases
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import replace


def cases(book: SettleBook) -> list[PayCase]:
    """List every line of its tables, and as often a hand that wins nothing."""
    lines = [
        case for case in paytable_cases(book) if case.wager == book.games[case.game].duties.left_up
    ]
    firsts = {case.game: case for case in reversed(lines)}
    return [*lines, *(replace(first, line="") for first in firsts.values())]


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the most that may be left up: stake and win, unless the dealer has blackjack."""
    del chance
    dealt = dealing.deal(case) if case.line else dealing.deal_losing(case)
    bonus = dealt.seat_result(dealt.seat)["wagers"][case.wager]
    ask = {"seat": dealt.seat, "what": "most_left_up"}
    if bonus["outcome"] != "win":
        return Asked(dealt.raw, ask, 0, Msg("House Money has not won: nothing can be left up"))
    if is_blackjack(parse_cards(dealt.raw["dealer"])):
        why = Msg("The dealer has blackjack: House Money is paid out, nothing is left up")
        return Asked(dealt.raw, ask, 0, why)
    most = bonus["stake"] + bonus["net"]
    why = Msg(
        "{hand} wins {win} on {stake}: none, part or all of {most} may be left up",
        hand=hand_words(case.line),
        win=amount(bonus["net"]),
        stake=amount(bonus["stake"]),
        most=amount(most),
    )
    return Asked(dealt.raw, ask, most, why)
