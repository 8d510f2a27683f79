"""Small words that sentences for the dealer are made of."""

from collections.abc import Iterable

from dealer_assist.jackpot.prizes import Award, split
from dealer_assist.message import Msg, holes
from dealer_assist.message import listed as listed
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.roles import Role

_A_ROLE = {
    Role.DEALER: Msg("a Dealer"),
    Role.SUPERVISOR: Msg("a Supervisor"),
    Role.EXECUTIVE: Msg("an Executive"),
    Role.TECHNICIAN: Msg("a Technician"),
    Role.TRAINER: Msg("a Trainer"),
}
_A_PRINTED_ROLE = {
    Role.DEALER: Msg("a DEALER"),
    Role.SUPERVISOR: Msg("a SUPERVISOR"),
    Role.EXECUTIVE: Msg("an EXECUTIVE"),
    Role.TECHNICIAN: Msg("a TECHNICIAN"),
    Role.TRAINER: Msg("a TRAINER"),
}


def share_words(award: Award) -> str:
    """Say that a prize is one share of a hit, the same on every screen and paper; else nothing."""
    if not award.is_shared:
        return ""
    return Msg("1 of {n} shares of {whole}", n=award.shares, whole=dollars(award.hit_prize))


def seats_named(seats: Iterable[int]) -> str:
    """Name seats together: seat 5, seats 1 and 5, seats 1, 2 and 7."""
    numbers = [str(seat) for seat in seats]
    named = listed(numbers)
    return Msg("seats {seats}", one="seat {seats}", n=len(numbers), seats=named)


def shares_text(whole: int, ways: int) -> str:
    """Say what each of several seats gets of a prize: the odd cents go to the first paid."""
    first, *_, last = split(whole, ways)
    if first == last:
        return Msg("{n} shares of {each}", n=ways, each=dollars(first))
    return Msg("{n} shares, {first} and {last}", n=ways, first=dollars(first), last=dollars(last))


def count(number: int, what: str) -> str:
    """Count in English: 1 win, 2 wins. What a dealer reads is a `Msg` in both numbers instead."""
    return f"{number} {what}" + ("" if number == 1 else "s")


def percent(basis_points: int) -> str:
    """Print a rate: 24 %, 20.5 %."""
    return f"{decimal(basis_points)} %"


def decimal(hundredths: int) -> str:
    """Print hundredths without idle digits: 24, 20.5, 0.05."""
    whole, part = divmod(hundredths, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".")


def reason_said(reason: str) -> str:
    """Say a recorded reason as the sentence of the house's list that it was chosen from."""
    if not reason or isinstance(reason, Msg) or holes(reason):
        return reason
    return Msg.of(reason, {})


def a_role(role: Role) -> str:
    """Name a card's role with its article: an Executive."""
    return _A_ROLE[role]


def a_printed_role(role: Role) -> str:
    """Name a card's role as printed on it: an EXECUTIVE."""
    return _A_PRINTED_ROLE[role]
