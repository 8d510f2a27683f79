"""Pay it: what a wager's line pays, or a jackpot's prize with the envy that comes with it."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.line_names import hand_words
from dealer_assist.school.deals.cases import (
    PayCase,
    jackpot_cases,
    jackpot_line,
    pay_text,
    paytable_cases,
    wager_name,
    wager_paid,
)
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook


def cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every paytable and jackpot."""
    return (*paytable_cases(book), *jackpot_cases(book))


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask what the seat of the case is paid."""
    if case.is_jackpot:
        return _prize(dealing, dealing.deal(case, Luck(players=chance.randint(2, 5))), case)
    dealt = dealing.deal(case)
    wager = wager_paid(dealing.book.games[case.game], case.wager)
    ended = dealt.seat_result(dealt.seat)["wagers"][wager]
    paid = max(ended["net"], 0)
    why = Msg(
        "{wager} pays {hand} {pays}: {amount}",
        wager=wager_name(dealing.book, case),
        hand=hand_words(case.line),
        pays=pay_text(dealing.book, case),
        amount=amount(paid),
    )
    return Asked(dealt.raw, {"seat": dealt.seat, "what": "wager", "wager": wager}, paid, why)


def _prize(dealing: Dealing, dealt: Dealt, case: PayCase) -> Asked:
    ended = dealt.seat_result(dealt.seat)[case.wager]
    pays = pay_text(dealing.book, case)
    values = {
        "hand": jackpot_line(dealing.book, case).label,
        "pays": pays,
        "prize": amount(ended["prize"]),
    }
    why = Msg.of("{hand} pays {pays}: {prize}", values)
    if ended["envy"]:
        why = Msg(
            "{hand} pays {pays}: {prize}, and {envy} of envy",
            **values,
            envy=amount(ended["envy"]),
        )
    ask = {"seat": dealt.seat, "what": f"{case.wager}_and_envy"}
    return Asked(dealt.raw, ask, ended["prize"] + ended["envy"], why)
