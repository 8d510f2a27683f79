"""The paytables in force at a table, as pages to read: what each wager and each hand pays."""

from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.table.state import Table
from dealer_assist.ui.models.lists import ColumnListModel, ListColumn

_WORDS = {
    "aa_v_aa": "A-A v dealer A-A",
    "aa": "A-A",
    "ak_suited": "A-K suited",
    "ak_unsuited": "A-K unsuited",
    "aq_aj_suited": "A-Q or A-J suited",
    "aq_aj_unsuited": "A-Q or A-J unsuited",
    "high_pair": "Pair J-J to K-K",
    "low_pair": "Pair 2-2 to 10-10",
    "queens_or_better": "Queens or better",
    "aces_or_better": "Aces or better",
    "win_by_6_7": "Win by 6 or 7",
    "win_by_4_5": "Win by 4 or 5",
}


def hand_words(line: str) -> str:
    """Name a line of a paytable as a dealer says it."""
    return _WORDS.get(line, line.replace("_", " ").capitalize())


def pay_words(pay: Pay) -> str:
    """Give what a line pays as printed; only a push is a word of the reader's language."""
    return Msg("push") if isinstance(pay, Push) else str(pay)


def paytables_leaf(game: GameDefinition, table: Table) -> ColumnListModel:
    """Show every paytable that the table plays with, and its jackpots."""
    setup = table.setup
    names = {**game.wagers, **game.decided}
    columns = [
        _wager(names.get(wager, wager), game.paytables[wager][name])
        for wager, name in setup.paytables.items()
        if name in game.paytables.get(wager, {})
    ]
    columns += [_jackpot(table, sensor, one) for sensor, one in setup.jackpots.items()]
    return ColumnListModel(
        Msg("Paytables of {game}", game=setup.game_name),
        Msg("Table {table}, as they are in force now", table=setup.number),
        tuple(columns),
    )


def _wager(name: str, paytable: Paytable) -> ListColumn:
    if not paytable.by_hands:
        rows = tuple((hand_words(line), pay_words(pay)) for line, pay in paytable.lines.items())
        return ListColumn(name, paytable.name, rows)
    columns = dict(sorted(paytable.by_hands.items()))
    by_hands: list[tuple[str, ...]] = [(Msg("Hands"), *map(str, columns))]
    for line in paytable.lines:
        pays = (str(column[line]).removesuffix(" to 1") for column in columns.values())
        by_hands.append((hand_words(line), *pays))
    caption = Msg(
        "{paytable}, to 1, by the number of hands, the dealer's counted", paytable=paytable.name
    )
    return ListColumn(name, caption, tuple(by_hands), share=3)


def _jackpot(table: Table, sensor: str, jackpot: Jackpot) -> ListColumn:
    rows = tuple((line.label, _pays(line)) for line in jackpot.lines)
    meters = tuple(
        (level.label, dollars(table.accounts[sensor, level.name].shown_cents))
        for level in jackpot.levels
        if (sensor, level.name) in table.accounts
    )
    wager = Msg("{jackpot}, {stake} wager", jackpot=jackpot.key, stake=chips(jackpot.wager_cents))
    return ListColumn(jackpot.label, wager, (*rows, *meters), share=2)


def _pays(line: Line) -> str:
    if not line.envy_cents:
        return pays_text(line)
    return Msg("{pays}, envy {envy}", pays=pays_text(line), envy=chips(line.envy_cents))


def pays_text(line: Line) -> str:
    """Print what a line pays as the button has it."""
    match line.pays:
        case Percent(percent, "main"):
            return Msg("{percent}% of meter", percent=percent)
        case Percent(percent, meter):
            return Msg("{percent}% of {meter}", percent=percent, meter=meter.capitalize())
        case ForOne() | ToOne() | Push():
            return pay_words(line.pays)
