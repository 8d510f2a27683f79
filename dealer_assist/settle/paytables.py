"""The paytables a deal is settled by: those it names, and else each wager's first one."""

from collections.abc import Mapping, Sequence

from dealer_assist.errors import Refused, shown
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.settle.book import SettleBook
from dealer_assist.settle.jackpots import JackpotInPlay
from dealer_assist.settle.values import optional_mapping


def read_paytables(
    listed: object, game: GameDefinition, jackpots: Sequence[JackpotInPlay], book: SettleBook
) -> dict[str, Paytable]:
    """Return the paytable of every wager; the game's own name means all wagers with that table."""
    named = optional_mapping(listed, "'paytables'")
    paytables = {wager: next(iter(tables.values())) for wager, tables in game.paytables.items()}
    if game.key in named and game.key not in game.paytables:
        paytables |= _of_the_game(named[game.key], game)
    for wager, name in named.items():
        if wager in game.paytables:
            paytables[wager] = _of_the_wager(wager, name, game.paytables[wager])
        elif wager in game.jackpots:
            _refuse_other_jackpot(wager, name, jackpots)
            _refuse_unknown_jackpot(wager, name, game, book)
        elif wager != game.key:
            raise Refused(f"{game.name} has no paytables for {shown(wager)}")
    return paytables


def _of_the_wager(wager: str, name: object, tables: Mapping[str, Paytable]) -> Paytable:
    if not isinstance(name, str) or name not in tables:
        raise Refused(f"{wager} has no paytable {shown(name)}; there are: {', '.join(tables)}")
    return tables[name]


def _of_the_game(name: object, game: GameDefinition) -> dict[str, Paytable]:
    tables = {
        wager: tables[name]
        for wager, tables in game.paytables.items()
        if isinstance(name, str) and name in tables
    }
    if not tables:
        every = dict.fromkeys(name for tables in game.paytables.values() for name in tables)
        raise Refused(f"{game.name} has no paytable {shown(name)}; there are: {', '.join(every)}")
    return tables


def _refuse_other_jackpot(wager: str, name: object, jackpots: Sequence[JackpotInPlay]) -> None:
    # The jackpot itself names the table it pays by; said twice, it must be said alike.
    for jackpot in jackpots:
        if jackpot.wager == wager and jackpot.definition.key != name:
            raise Refused(
                f"{wager} has the paytable {shown(name)}, but the jackpot of the deal has"
                f" {jackpot.definition.key}; name the same one"
            )


def _refuse_unknown_jackpot(
    wager: str, name: object, game: GameDefinition, book: SettleBook
) -> None:
    names = [
        key
        for key, jackpot in book.jackpots.items()
        if jackpot.is_played_at(game) and jackpot.judge in game.jackpots[wager]
    ]
    if name not in names:
        raise Refused(f"{wager} has no paytable {shown(name)}; there are: {', '.join(names)}")
