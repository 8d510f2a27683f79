"""Commission: what the house keeps of a win that pays 1 to 1 less 5%."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.titles.coup_rules import COMMISSION, USUAL
from dealer_assist.school.deals.cases import WIN, PayCase, base_cases, wager_name
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook

_BANKER = "banker"


def cases(book: SettleBook) -> list[PayCase]:
    """List the wagers that pay commission where they win."""
    return [case for case in base_cases(book) if case.line == WIN and _pays(book, case)]


def _pays(book: SettleBook, case: PayCase) -> bool:
    game = book.games[case.game]
    if game.duties.sides:
        return case.wager == _BANKER and (game.coup or USUAL).banker == COMMISSION
    is_main = "commission_to" in game.duties.house_rules.get(case.wager, ())
    return is_main and game.pai_gow is not None and game.pai_gow.commission


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the commission of the seat that wins."""
    del chance
    dealt = dealing.deal_ended(case)
    ended = dealt.seat_result(dealt.seat)["wagers"][case.wager]
    kept = ended["stake"] - ended["net"]
    why = Msg(
        "{wager} wins {stake}: commission {kept}, paid {amount}",
        wager=wager_name(dealing.book, case),
        stake=amount(ended["stake"]),
        kept=amount(kept),
        amount=amount(ended["net"]),
    )
    ask = {"seat": dealt.seat, "what": "commission", "wager": case.wager}
    return Asked(dealt.raw, ask, kept, why)
