"""The table that a drill asks about: its paytables, its jackpots and its house rules."""

from collections.abc import Mapping

from dealer_assist.frozen import frozen
from dealer_assist.school.deals.cases import PayCase
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.table_setup import TableSetup


@frozen
class House:
    """What one table offers; without `jackpots` every one of its game may be asked about."""

    paytables: Mapping[str, str]
    jackpots: frozenset[str] | None
    options: Mapping[str, object]

    def has(self, case: PayCase) -> bool:
        """Tell whether the line of a case can be paid at this table."""
        if case.is_jackpot:
            return self.jackpots is None or case.table in self.jackpots
        return self.paytables.get(case.wager) == case.table


def house_of(setup: TableSetup, book: SettleBook) -> House:
    """Give what a table offers; the book does not know the jackpots that a house made itself."""
    keys = frozenset(one.key for one in setup.jackpots.values())
    known = keys & frozenset(book.jackpots)
    return House(setup.paytables, known if known or not keys else None, setup.options)
