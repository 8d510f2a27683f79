"""Which card: a small pay is the dealer's, larger ones a Supervisor's or an Executive's."""

from random import Random

from dealer_assist.jackpot.definition import TRAY
from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.words import amount
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.roles import Authority, Role


def cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every jackpot."""
    return jackpot_cases(book)


def ask(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask who authorises the whole prize of the hit, by limits that the question names."""
    drawn = Authority(
        executive_from_cents=chance.choice((100_000, 250_000, 500_000, 1_000_000)),
        dealer_limit_cents=chance.choice((0, 2_500, 5_000, 10_000)),
    )
    authority = dealing.authority(drawn)
    dealt = dealing.deal(case)
    jackpot = dealing.book.jackpots[case.table]
    role = card_for(dealing.book, dealt, case, dealt.seat, authority)
    ask = {"seat": dealt.seat, "what": "card", **limits(authority)}
    why = Msg(
        "{hand} pays {prize}: {card}",
        hand=jackpot.line(case.line).label,
        prize=amount(_hit_prize(dealing.book, dealt, case, dealt.seat)),
        card=role.label,
    )
    return Asked(dealt.raw, ask, role.value, why)


def limits(authority: Authority) -> dict[str, int]:
    """Name the limits of a house as a question has them."""
    return {
        "executive_from": authority.executive_from_cents,
        "executive_for_whole_meter": authority.executive_for_whole_meter,
        "dealer_limit": authority.dealer_limit_cents,
    }


def card_for(
    book: SettleBook, dealt: Dealt, case: PayCase, seat: int, authority: Authority
) -> Role:
    """Return the card that a seat's prize needs; the whole hit counts, whoever shares it."""
    jackpot = book.jackpots[case.table]
    line = jackpot.line(dealt.seat_result(seat)[case.wager]["line"])
    prize = _hit_prize(book, dealt, case, seat)
    role = authority.role_for(prize, line.percent)
    is_small = authority.is_for_dealer(prize) and role is Role.SUPERVISOR
    if is_small and not line.percent and jackpot.fixed_pays == TRAY:
        return Role.DEALER
    return role


def _hit_prize(book: SettleBook, dealt: Dealt, case: PayCase, seat: int) -> int:
    jackpot = book.jackpots[case.table]
    own = dealt.seat_result(seat)[case.wager]
    if not (jackpot.is_shared and jackpot.line(own["line"]).percent):
        return int(own["prize"])
    shares = (dealt.seat_result(one)[case.wager] for one in dealt.seats)
    return sum(share["prize"] for share in shares if share["line"] == own["line"])
