"""Free bets that hands have earned: a lammer that nobody has laid yet."""

from dealer_assist.table.facts.dealing import blackjack_wagers, lammers, stages
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table
from dealer_assist.value import Value

_PLAY = "play"


class Earned(Value):
    """A hand and the free bet that it has earned."""

    place: str
    verb: str


def earned(table: Table) -> tuple[Earned, ...]:
    """Return the free bets that hands have earned and nobody has laid, in the order of play."""
    reached = stages.now(table)
    if not lammers.are_laid(table.setup) or reached is None or reached.key != _PLAY:
        return ()
    return tuple(
        Earned(place, verb)
        for seat in known.dealt_in(table)
        if blackjack_wagers.entire_wager(table, seat)
        for place in known.hands_of(table, seat)
        for verb in lammers.VERBS
        if not blackjack_wagers.doubled_at(table, place)
        and not has_stood(table, place)
        and not blackjack_wagers.why_no_lammer(table, verb, place)
    )
