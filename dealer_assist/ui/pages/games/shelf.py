"""The titles that GAMES offers: those of the letter by number, then the house's other games.

A title stands with the tables that are read for it, or with what is missing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from dealer_assist.catalog.letter import LetterTitle
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, replace

NO_TABLE, NOT_HERE, REFUSED, UNREADABLE = "no_table", "not_here", "refused", "unreadable"
"""What a title lacks beside what the letter knows: a table at all, one here, one that opens."""

OPENABLE, ALL = "@openable", "@all"
"""What is no family: the titles that can open, and all of them."""

_LAST = 1_000


class ShelvedTitle(Value):
    """A title with its tables; number 0 where the letter has none, `missing` where none opens."""

    key: str
    number: int
    name: str
    family: str
    tables: tuple[ListedTable, ...] = ()
    wagers: tuple[str, ...] = ()
    particular: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    missing: str = ""
    waits_for: str = ""
    takes_sheet: bool = False


def shelf(
    letter: Sequence[LetterTitle],
    games: Mapping[str, GameDefinition],
    waiting: Mapping[str, GameDefinition],
    read: Sequence[ListedTable],
    *,
    is_reading: bool,
) -> tuple[ShelvedTitle, ...]:
    """Put every title in its place: by number, and what has none after them by name.

    `games` have tables or may have them, `waiting` ones only settle; as long as tables are read no
    title of a game lacks one.
    """
    titles = [
        shelved_title
        for title in letter
        for shelved_title in _of_letter(title, games, waiting, read)
    ]
    titles += _of_house(letter, games, read)
    told = [_told(shelved_title, is_reading=is_reading) for shelved_title in titles]
    told += [
        ShelvedTitle(table.key, 0, table.key, UNREADABLE, (table,), missing=UNREADABLE)
        for table in read
        if table.setup is None
    ]
    return tuple(sorted(told, key=_turn))


def of_family(titles: Iterable[ShelvedTitle], family: str) -> list[ShelvedTitle]:
    """Return the titles of a family, those that can open, or all."""
    if family == OPENABLE:
        return [title for title in titles if not title.missing]
    return [title for title in titles if family in (ALL, title.family)]


def found(titles: Iterable[ShelvedTitle], typed: str) -> list[ShelvedTitle]:
    """Find titles by number, name or wager; else by their tables, and then with those alone.

    Every typed word has to fit. Marks do not matter: dbp2 finds DBP-2.
    """
    words = [word for word in map(_plain, typed.split()) if word]
    fitting = []
    for title in titles:
        if _fit(words, _texts_of_title(title)):
            fitting.append(title)
        elif tables := tuple(it for it in title.tables if _fit(words, _texts_of(title, it))):
            fitting.append(_told(replace(title, tables=tables), is_reading=True))
    return sorted(fitting, key=lambda title: _misses(words, title))


def first_to_open(title: ShelvedTitle, here: str) -> ListedTable | None:
    """Return the table that a touch on the title chooses: the present one, or the first to open."""
    opens = [table for table in title.tables if table.setup is not None and not table.refusal]
    present = [table for table in opens if table.key == here]
    return next(iter((*present, *opens, *title.tables)), None)


def table_number(choice: ListedTable) -> tuple[int, str]:
    """Return the number of a table to sort by; one without figures comes last."""
    number = choice.setup.number if choice.setup is not None else ""
    return (int(number), "") if number.isdecimal() else (1_000_000, number)


def is_linked(choice: ListedTable) -> bool:
    """Return True if a table plays for the meter of a link."""
    return choice.setup is not None and bool(choice.setup.links)


def _of_letter(
    title: LetterTitle,
    games: Mapping[str, GameDefinition],
    waiting: Mapping[str, GameDefinition],
    read: Sequence[ListedTable],
) -> Iterator[ShelvedTitle]:
    """Return the title once for each game that plays it, or once with what is missing."""
    plain = ShelvedTitle(
        str(title.number),
        title.number,
        title.name,
        title.family,
        left_out=title.left_out,
        missing=title.missing or NO_TABLE,
        waits_for=title.waits_for,
        takes_sheet=bool(title.sheet_game),
    )
    by_sheet = _by_sheet(read, title)
    if by_sheet and title.missing:
        offered = (row.label for table in by_sheet if table.setup for row in table.setup.wagers)
        wagers = tuple(dict.fromkeys(offered))
        yield replace(plain, tables=by_sheet, wagers=wagers, missing="")
        return
    plain = replace(plain, left_out=tuple(_still_left_out(title, by_sheet)))
    named = [games[key] for key in title.games if key in games]
    # A bet that deals settle, and that no table can offer yet, makes no title to open.
    playing = [game for game in named if title.offers not in game.besides]
    for game in playing:
        yield replace(
            plain,
            key=f"{title.number} {game.key}",
            name=game.name if title.is_whole_game else title.name,
            tables=_of_title(read, game.key, title),
            wagers=tuple(game.wagers.values()),
            particular=_particular(game, title),
            missing="",
        )
    if not playing:
        settled = [waiting[key] for key in title.games if key in waiting]
        wagers = tuple(name for game in settled for name in game.wagers.values())
        wagers += tuple(game.besides[title.offers] for game in named)
        yield replace(plain, wagers=wagers)


def _by_sheet(read: Iterable[ListedTable], title: LetterTitle) -> tuple[ListedTable, ...]:
    """Return the tables that play by a sheet of the house for a title."""
    return tuple(
        table
        for table in read
        if table.setup and any(sheet.title == title.number for sheet in table.setup.sheets)
    )


def _still_left_out(title: LetterTitle, by_sheet: Iterable[ListedTable]) -> Iterator[str]:
    """Return the wagers of a title that no sheet has brought to a table."""
    setups = [table.setup for table in by_sheet if table.setup]
    offered = {row.label.casefold() for setup in setups for row in setup.wagers}
    offered |= {"progressive", "progressives"} if any(setup.jackpots for setup in setups) else set()
    yield from (wager for wager in title.left_out if wager.casefold() not in offered)


def _of_house(
    letter: Sequence[LetterTitle], games: Mapping[str, GameDefinition], read: Sequence[ListedTable]
) -> Iterator[ShelvedTitle]:
    """Return the games that are no title as a whole, with all their tables."""
    whole = {key for title in letter if title.is_whole_game for key in title.games}
    family = {key: title.family for title in letter for key in title.games}
    others = letter[-1].family if letter else ""
    for key, game in games.items():
        if key not in whole:
            yield ShelvedTitle(
                key,
                0,
                game.name,
                family.get(key, others),
                _tables(read, key),
                tuple(game.wagers.values()),
                tuple(game.wagers[one] for one in game.optional if one in game.wagers),
            )


def _told(title: ShelvedTitle, *, is_reading: bool) -> ShelvedTitle:
    """Say what is missing of a title whose game is here."""
    if title.missing:
        return title
    if not title.tables:
        return title if is_reading else replace(title, missing=NOT_HERE)
    is_refused = all(table.refusal for table in title.tables)
    return replace(title, missing=REFUSED) if is_refused else title


def _particular(game: GameDefinition, title: LetterTitle) -> tuple[str, ...]:
    """Name what is particular: the wager that makes the title, else those that may be left out."""
    if title.offers:
        return (game.wagers[title.offers],)
    return tuple(game.wagers[one] for one in game.optional if one in game.wagers)


def _tables(read: Iterable[ListedTable], game: str) -> tuple[ListedTable, ...]:
    """Return the tables of a game: those that stand alone first, then the links, each by number."""
    mine = [table for table in read if table.setup is not None and table.setup.game == game]
    return tuple(sorted(mine, key=lambda table: (is_linked(table), table_number(table), table.key)))


def _of_title(
    read: Iterable[ListedTable], game: str, title: LetterTitle
) -> tuple[ListedTable, ...]:
    """Return the tables that are of a title; where a wager makes it, first what has few others."""
    mine = [
        table
        for table in _tables(read, game)
        if table.setup is not None and _is_title(table.setup, title)
    ]
    if title.offers:
        mine.sort(key=lambda table: len(table.setup.wagers) if table.setup is not None else 0)
    return tuple(mine)


def _is_title(setup: TableSetup, title: LetterTitle) -> bool:
    if title.offers and any(sheet.title != title.number for sheet in setup.sheets):
        return False  # the sheet makes another title of it
    offered = {row.key for row in setup.wagers} | {
        jackpot.judge for jackpot in setup.jackpots.values()
    }
    if title.offers and offered.isdisjoint({title.offers, title.or_offers}):
        return False
    if title.has_jackpot is not None and title.has_jackpot is not bool(setup.jackpots):
        return False
    return all(setup.options.get(rule) == value for rule, value in title.house_rules.items())


def _turn(title: ShelvedTitle) -> tuple[bool, int, str]:
    return title.family == UNREADABLE, title.number or _LAST, title.name


def _fit(words: Sequence[str], texts: Sequence[str]) -> bool:
    return all(any(word in text for text in texts) for word in words)


def _misses(words: Sequence[str], title: ShelvedTitle) -> int:
    """Put what a word begins before what only holds it, and a number that is meant first of all."""
    texts = [text for table in title.tables for text in _texts_of(title, table)]
    texts += _texts_of_title(title)
    if words == [str(title.number)]:
        return 0
    # A wager that every game of a family takes is in many titles, and in the name of one.
    own = [_plain(text) for text in (title.name, *title.name.split())]
    for misses, among in enumerate((own, texts), 1):
        if all(any(text.startswith(word) for text in among) for word in words):
            return misses
    return 3


def _texts_of_title(title: ShelvedTitle) -> list[str]:
    number = str(title.number) if title.number else ""
    words = title.name.split()
    texts = (number, title.name, *words, *title.wagers, *title.left_out)
    return [_plain(text) for text in texts if text]


def _texts_of(title: ShelvedTitle, choice: ListedTable) -> list[str]:
    """Return what a table is found by, its title's own words among it."""
    setup = choice.setup
    own = _texts_of_title(title)
    if setup is None:
        return [*own, _plain(choice.key)]
    jackpots = (
        text for jackpot in setup.jackpots.values() for text in (jackpot.key, jackpot.label)
    )
    links = (text for link in setup.links.values() for text in (link.name, "link"))
    texts = (
        setup.number,
        setup.game_name,
        setup.console,
        *setup.paytables.values(),
        *jackpots,
        *links,
        choice.key,
    )
    return [*own, *map(_plain, texts)]


@lru_cache(maxsize=4096)  # every letter that is typed asks for the same words of all tables
def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())
