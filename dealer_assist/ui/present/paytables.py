"""The paytables in force at a table, as pages to read: what each wager and each hand pays."""

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.table.state import Table
from dealer_assist.ui.leaf import LeafColumn, LeafLook
from dealer_assist.ui.present.line_words import hand_words
from dealer_assist.ui.present.panel import pays_text


def paytables_leaf(game: GameDefinition, table: Table) -> LeafLook:
    """Show every paytable that the table plays with, and its jackpots."""
    setup = table.setup
    names = {**game.wagers, **game.decided}
    columns = [
        _wager(names.get(wager, wager), game.paytables[wager][name])
        for wager, name in setup.paytables.items()
        if name in game.paytables.get(wager, {})
    ]
    columns += [_jackpot(table, sensor, one) for sensor, one in setup.jackpots.items()]
    return LeafLook(
        f"Paytables of {setup.game_name}",
        f"Table {setup.number}, as they are in force now",
        tuple(columns),
    )


def _wager(name: str, paytable: Paytable) -> LeafColumn:
    if not paytable.by_hands:
        rows = tuple((hand_words(line), str(pay)) for line, pay in paytable.lines.items())
        return LeafColumn(name, paytable.name, rows)
    columns = dict(sorted(paytable.by_hands.items()))
    by_hands: list[tuple[str, ...]] = [("Hands", *map(str, columns))]
    for line in paytable.lines:
        pays = (str(column[line]).removesuffix(" to 1") for column in columns.values())
        by_hands.append((hand_words(line), *pays))
    caption = f"{paytable.name}, to 1, by the number of hands, the dealer's counted"
    return LeafColumn(name, caption, tuple(by_hands), share=3)


def _jackpot(table: Table, sensor: str, jackpot: Jackpot) -> LeafColumn:
    rows = tuple(
        (
            line.label,
            pays_text(line) + (f", envy {chips(line.envy_cents)}" if line.envy_cents else ""),
        )
        for line in jackpot.lines
    )
    meters = tuple(
        (level.label, dollars(table.accounts[sensor, level.name].shown_cents))
        for level in jackpot.levels
        if (sensor, level.name) in table.accounts
    )
    wager = f"{jackpot.key}, {chips(jackpot.wager_cents)} wager"
    return LeafColumn(jackpot.label, wager, (*rows, *meters), share=2)
