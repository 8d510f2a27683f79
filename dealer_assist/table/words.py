"""Small words that sentences for the dealer are made of, and those on each console's controls.

What is printed on a key is the same in every language.
"""

from collections.abc import Iterable

from dealer_assist.jackpot.prizes import PrizeAward, split
from dealer_assist.message import Msg, holes, listed
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup

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

AQUARIUS = "aquarius"
JACKPOT, CONFIRM = "J-POT", "CONFIRM"
DEALER_CONFIRM = "DEALER CONFIRM"


def share_words(award: PrizeAward) -> str:
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


def has_key(setup: TableSetup) -> bool:
    """True if this console records wins by key and J-POT."""
    return setup.console == AQUARIUS


def confirm_label(setup: TableSetup) -> str:
    """Return the word that records what was verified."""
    return JACKPOT if has_key(setup) else CONFIRM


def has_house_only(setup: TableSetup) -> bool:
    """True if every jackpot here is the house's own: nothing then is called progressive."""
    return bool(setup.jackpots) and all(jackpot.is_house for jackpot in setup.jackpots.values())


def start_label(setup: TableSetup) -> str:
    """Return the word that locks the sensors: baccarat keeps START GAME on every console."""
    return "COIN IN" if has_key(setup) and not setup.duties.sides else "START GAME"


def end_label(setup: TableSetup) -> str:
    """Return the word that ends a round."""
    return "GAME OVER" if has_key(setup) else "END GAME"
