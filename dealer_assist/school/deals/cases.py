"""Everything a table can pay, as cases to ask about: each line of each paytable and jackpot."""

from collections.abc import Iterator

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Line
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.settle.book import SettleBook


@frozen
class PayCase:
    """A line of one wager's paytable at one game; `hands` where it pays by the hands dealt."""

    game: str
    wager: str
    table: str
    line: str
    hands: int = 0
    is_jackpot: bool = False


def paytable_cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every wager that pays by a table."""
    return tuple(_paytable_cases(book))


def _paytable_cases(book: SettleBook) -> Iterator[PayCase]:
    for game in book.games.values():
        for wager, tables in game.paytables.items():
            for table in tables.values():
                for hands, lines in (table.by_hands or {0: table.lines}).items():
                    for line in lines:
                        yield PayCase(game.key, wager, table.name, line, hands)


def jackpot_cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every jackpot, at each game that may play for it."""
    return tuple(_jackpot_cases(book))


def _jackpot_cases(book: SettleBook) -> Iterator[PayCase]:
    for jackpot in book.jackpots.values():
        for key in jackpot.games:
            game = book.games[key]
            wager = next(one for one, judges in game.jackpots.items() if jackpot.judge in judges)
            for line in jackpot.lines:
                yield PayCase(key, wager, jackpot.key, line.key, is_jackpot=True)


def jackpot_line(book: SettleBook, case: PayCase) -> Line:
    """Give the jackpot's line that a case is about."""
    return book.jackpots[case.table].line(case.line)


def wager_name(book: SettleBook, case: PayCase) -> str:
    """Give a wager's printed name."""
    game = book.games[case.game]
    wager = wager_paid(game, case.wager)
    return game.wagers.get(wager) or game.decided[wager]


def wager_paid(game: GameDefinition, table: str) -> str:
    """Give the wager that a table pays: that of its name, or the first of those that share it."""
    if table in game.wagers or table in game.decided or game.title is None:
        return table
    ends = game.title.ends
    return next(wager for wager, rows in ends if any(one.table == table for one in rows))


def pay_text(book: SettleBook, case: PayCase) -> str:
    """Give what the line of a case pays, as printed."""
    if case.is_jackpot:
        return str(jackpot_line(book, case).pays)
    table = book.games[case.game].paytables[case.wager][case.table]
    lines = table.by_hands[case.hands] if case.hands else table.lines
    return str(lines[case.line])
