"""Everything a table can pay, as cases to ask about: each line of each paytable and jackpot."""

from collections.abc import Iterator

from dealer_assist.jackpot.definition import Line
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.title import FOLD, UNQUALIFIED, Title
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

BASE_ENDS = NATURAL, WIN, PUSH, LOSE = ("natural", "win", "push", "lose")
"""How a wager of the base game ends; a blackjack of two cards is paid by a rule of its own."""
_BY_PLAIN = {"even": (WIN,), "push": (PUSH,), "lose": (LOSE,)}
_WON, _LOST, _TIES = 0, 2, (1, 4)


class PayCase(Value):
    """A line of one wager's paytable at one game; `hands` where it pays by the hands dealt.

    A wager that pays by no table has none, and how it ends for a line: `is_base`.
    """

    game: str
    wager: str
    table: str
    line: str
    hands: int = 0
    is_jackpot: bool = False

    @property
    def is_base(self) -> bool:
        """True if the wager pays by no table."""
        return self.line in BASE_ENDS


def paytable_cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every wager that pays by a table, and that a table may offer."""
    return tuple(_paytable_cases(book))


def _paytable_cases(book: SettleBook) -> Iterator[PayCase]:
    for game in book.games.values():
        for wager, tables in game.paytables.items():
            if wager in game.besides:
                continue
            for table in tables.values():
                for hands, lines in (table.by_hands or {0: table.lines}).items():
                    for line in lines:
                        yield PayCase(game.key, wager, table.name, line, hands)


def jackpot_cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List every line of every jackpot, at each game that may play for it."""
    return tuple(_jackpot_cases(book))


def _jackpot_cases(book: SettleBook) -> Iterator[PayCase]:
    for jackpot in book.jackpots.values():
        besides = (game.key for game in book.games.values() if jackpot.is_played_at(game))
        for key in dict.fromkeys((*jackpot.games, *besides)):
            game = book.games[key]
            wager = next(one for one, judges in game.jackpots.items() if jackpot.judge in judges)
            for line in jackpot.lines:
                yield PayCase(key, wager, jackpot.key, line.key, is_jackpot=True)


def base_cases(book: SettleBook) -> tuple[PayCase, ...]:
    """List how each wager that pays by no table ends: what is won, given back and lost."""
    return tuple(
        PayCase(game.key, wager, "", end)
        for game in book.games.values()
        for wager, ends in _base_ends(game)
        for end in ends
    )


def ends_without_table(game: GameDefinition, wager: str) -> bool:
    """True if a wager can end by no line of a table."""
    return wager in dict(_base_ends(game))


def _base_ends(game: GameDefinition) -> Iterator[tuple[str, tuple[str, ...]]]:
    duties = game.duties
    if game.title is not None:
        yield from _ends_against_dealer(game.title)
    elif duties.hands:
        yield duties.hands, (NATURAL, WIN, PUSH, LOSE)
        if duties.insures in game.wagers:
            yield duties.insures, (WIN, LOSE)
    elif raised := [wager for stage in game.stages if stage.on_tie for wager in stage.decides]:
        yield from ((wager, (WIN, LOSE)) for wager in raised)
        yield from ((one, (WIN, PUSH, LOSE)) for one in game.wagers if one not in game.paytables)
    elif game.pai_gow is not None:
        without = (*game.paytables, *game.jackpots)
        yield from ((one, (WIN, PUSH, LOSE)) for one in game.wagers if one not in without)
    elif duties.sides:
        yield from ((side, (WIN, PUSH, LOSE)) for side in duties.sides)
        yield duties.neither, (WIN, LOSE)
        for event in game.coup.events if game.coup else ():
            yield event.wager, (WIN, LOSE)


def _ends_against_dealer(title: Title) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return how wagers end where a hand meets the dealer's; ties are too rare to be asked for."""
    reached = [_WON, _LOST]
    if title.qualifies:
        reached += [one for one in range(UNQUALIFIED, FOLD) if one not in _TIES]
    for wager, rows in title.ends:
        plain = [rows[one] for one in reached if not rows[one].table]
        ends = {end for ending in plain for end in _BY_PLAIN.get(ending.plain, ())}
        if any(ending.from_rule or ending.even_with for ending in plain):
            ends.add(WIN)
        if ends:
            yield wager, tuple(one for one in BASE_ENDS if one in ends)


def jackpot_line(book: SettleBook, case: PayCase) -> Line:
    """Return the jackpot's line that a case is about."""
    return book.jackpots[case.table].line(case.line)


def wager_name(book: SettleBook, case: PayCase) -> str:
    """Return a wager's printed name."""
    game = book.games[case.game]
    wager = wager_paid(game, case.wager)
    return game.wagers.get(wager) or game.decided[wager]


def wager_paid(game: GameDefinition, table: str) -> str:
    """Return the wager that a table pays: that of its name, or the first of those that share it."""
    if table in game.wagers or table in game.decided or game.title is None:
        return table
    ends = game.title.ends
    return next(wager for wager, rows in ends if any(row.table == table for row in rows))


def pay_text(book: SettleBook, case: PayCase) -> str:
    """Return what the line of a case pays, as printed."""
    if case.is_jackpot:
        return str(jackpot_line(book, case).pays)
    table = book.games[case.game].paytables[case.wager][case.table]
    lines = table.by_hands[case.hands] if case.hands else table.lines
    return str(lines[case.line])
