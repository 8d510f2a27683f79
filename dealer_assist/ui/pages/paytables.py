"""The paytables in force at a table, to read over it: what each wager and each hand pays."""

from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.message import Msg, joined
from dealer_assist.rules.games.blackjack_title_hands import EVEN
from dealer_assist.rules.line_names import footnote, footnotes, hand_words
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.signage.sheets import main_rows
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.table.presenter.pay.pay_words import (
    NOT_RETURNED,
    keeps_the_wager,
    pay_words,
    pays_text,
)
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Columns, Node, Press, space
from dealer_assist.ui.toolkit.values.lists import ColumnListModel, ListColumn
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_ODDS_WIDTH = 460.0


class OddsTouched(Value):
    """ODDS."""


def odds_ways() -> tuple[Node, ...]:
    """Lead from what hands pay to how often they come, and what that leaves the house."""
    odds = Button(OddsTouched(), Msg("ODDS"), "percent", Msg("House edge of every wager"))
    return space(), Press(odds, "bold_30", 40.0).of(_ODDS_WIDTH)


class PaytablesPage(TablePage[OddsTouched]):
    """Shows the game's definition; the meters in it follow the desk."""

    def shown(self) -> OverTable:
        """Return the columns of all paytables."""
        leaf = paytables_leaf(self.page_context.game, self.page_context.desk.table)
        return OverTable(leaf.title, Columns(leaf.columns), leaf.detail, odds_ways())

    def touched(self, touch: OddsTouched) -> Step:
        """Lead to the odds."""
        self.page_context.go(PageKey.ODDS)
        return Stay()


def paytables_leaf(game: GameDefinition, table: Table) -> ColumnListModel:
    """Show every paytable that the table plays with, and its jackpots."""
    setup = table.setup
    names = game.names
    columns = [
        _wager(names.get(wager, wager), game, game.paytables[wager][name])
        for wager, name in setup.paytables.items()
        if name in game.paytables.get(wager, {})
    ]
    columns += [_jackpot(table, sensor, one) for sensor, one in setup.jackpots.items()]
    if not columns:
        columns = [_by_rule(setup)]
    return ColumnListModel(
        Msg("Paytables of {game}", game=setup.game_name),
        Msg("Table {table}, in force now", table=setup.number),
        tuple(columns),
    )


def _by_rule(setup: TableSetup) -> ListColumn:
    """Show what wagers pay at a table that has no paytable on it."""
    rows = main_rows(setup)
    for wager, ends in setup.title.ends if setup.title else ():
        if any(end.plain == "even" for end in ends):
            rows.append((setup.label_of(wager), pay_words(EVEN)))
    return ListColumn(Msg("Main wagers pay"), Msg("No bonus bets here"), tuple(rows))


def _wager(name: str, game: GameDefinition, paytable: Paytable) -> ListColumn:
    if not paytable.by_hands:
        rows = tuple(
            (_marked(paytable, line), pay_words(pay)) for line, pay in paytable.lines.items()
        )
        under = footnotes(paytable.lines)
        caption = joined(", ", (paytable.name, *under))
        if game.title is not None and paytable.wager in game.title.by_hand_beaten:
            caption = Msg("{paytable}, by the hand beaten", paytable=paytable.name)
        return ListColumn(name, caption, rows)
    columns = dict(sorted(paytable.by_hands.items()))
    by_hands: list[tuple[str, ...]] = [(Msg("Hands dealt"), *map(str, columns))]
    for line in paytable.lines:
        pays = (str(column[line]).removesuffix(" to 1") for column in columns.values())
        by_hands.append((hand_words(line), *pays))
    caption = Msg(
        "{paytable}, to 1, by the number of hands, the dealer's counted", paytable=paytable.name
    )
    return ListColumn(name, caption, tuple(by_hands), share=3)


def _marked(paytable: Paytable, line: str) -> str:
    label = paytable.labels.get(line) or hand_words(line)
    return Msg("{line}*", line=label) if footnote(line) else label


def _jackpot(table: Table, sensor: str, jackpot: Jackpot) -> ListColumn:
    rows = tuple((line.label, _pays(line, is_house=jackpot.is_house)) for line in jackpot.lines)
    meters = tuple(
        (level.label, dollars(table.accounts[sensor, level.name].shown_cents))
        for level in jackpot.levels
        if (sensor, level.name) in table.accounts
    )
    wager = Msg("{jackpot}, {stake} wager", jackpot=jackpot.key, stake=chips(jackpot.wager_cents))
    under = (NOT_RETURNED,) if any(map(keeps_the_wager, jackpot.lines)) else ()
    return ListColumn(jackpot.label, joined(", ", (wager, *under)), (*rows, *meters), share=2)


def _pays(line: Line, *, is_house: bool) -> str:
    pays = pays_text(line, is_house=is_house)
    if keeps_the_wager(line):
        pays = Msg("{pays}*", pays=pays)
    if not line.envy_cents:
        return pays
    return Msg("{pays}, envy {envy}", pays=pays, envy=chips(line.envy_cents))
