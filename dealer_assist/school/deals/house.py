"""The table that a drill asks about: its paytables, its jackpots, house rules and limits."""

from collections.abc import Mapping

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.school.deals.cases import PayCase
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.roles import Authority
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value


class House(Value):
    """What one table offers; without `jackpots` every one of its game may be asked about."""

    paytables: Mapping[str, str]
    jackpots: frozenset[str] | None
    options: Mapping[str, object]
    authority: Authority | None = None

    def has(self, case: PayCase) -> bool:
        """True if the line of a case can be paid at this table."""
        if case.is_jackpot:
            return self.jackpots is None or case.table in self.jackpots
        if case.is_base:
            return True
        return self.paytables.get(case.wager) == case.table


class TableBook(Value):
    """All games and progressives, and the jackpots of one table as it has them."""

    games: Mapping[str, GameDefinition]
    jackpots: Mapping[str, Jackpot]


def book_of(setup: TableSetup, book: SettleBook) -> TableBook:
    """Put the jackpots of a table into the book: those of the house, and what it has changed."""
    own = {jackpot.key: jackpot for jackpot in setup.jackpots.values()}
    return TableBook(book.games, {**book.jackpots, **own})


def house_of(setup: TableSetup, book: SettleBook) -> House:
    """Return what a table offers; a book that is not its own may not know all of its jackpots."""
    keys = frozenset(jackpot.key for jackpot in setup.jackpots.values())
    known = keys & frozenset(book.jackpots)
    jackpots = known if known or not keys else None
    return House(setup.paytables, jackpots, setup.options, setup.authority)
