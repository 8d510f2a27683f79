"""Envy: what a seat gets for the hands of others, never for its own."""

from random import Random

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount, seats
from dealer_assist.settle.book import SettleBook


def cases(book: SettleBook) -> list[PayCase]:
    """List every line that pays envy."""
    return [
        case for case in jackpot_cases(book) if book.jackpots[case.table].line(case.line).envy_cents
    ]


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask for the envy of any seat: another, the winner's own, or one without the wager."""
    dealt = dealing.deal(case, Luck(players=chance.randint(3, 6), lucky=0.35, fold=0.1))
    seat = chance.choice(dealt.seats)
    envy = dealt.seat_result(seat)[case.wager]["envy"]
    has_wager = bool(dealt.seat_deal(seat)["wagers"].get(case.wager))
    why = (
        _told(dealing, dealt, case, seat, envy)
        if has_wager
        else Msg("Seat {seat} has no wager, so it gets no envy", seat=seat)
    )
    return Asked(dealt.raw, {"seat": seat, "what": "envy"}, envy, why)


def _told(dealing: Dealing, dealt: Dealt, case: PayCase, seat: int, envy: int) -> str:
    """Add up what each hand of the others pays; its own pays nothing to it."""
    paid = {
        other: dealing.book.jackpots[case.table].line(line)
        for other in dealt.seats
        if other != seat and (line := dealt.seat_result(other)[case.wager]["line"])
    }
    told = [
        Msg(
            "{seats}: {hand} {amount}",
            seats=seats([one]),
            hand=line.label,
            amount=amount(line.envy_cents),
        )
        for one, line in paid.items()
        if line.envy_cents
    ]
    if not told:
        return Msg("No hand of another seat pays envy. Its own never does")
    return Msg(
        "{hands}: seat {seat} gets {envy} of envy",
        hands=capitalized(joined(", ", told)),
        seat=seat,
        envy=amount(envy),
    )
