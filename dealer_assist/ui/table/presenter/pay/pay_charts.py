"""Charts to pay from at a table without a progressive: its paytables, and what the dealer plays."""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.pays import Pay
from dealer_assist.table.facts.dealing import who_plays
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import Table
from dealer_assist.ui.table.model.panel import PayChartModel, PayRowModel
from dealer_assist.ui.table.presenter.pay.pay_words import pay_words


def pay_charts(table: Table) -> tuple[PayChartModel, ...]:
    """Show how many cards the dealer plays where that differs, then what each wager pays."""
    dealer = (_dealer_plays(table),) if known.has_discards(table.setup) else ()
    return (*dealer, *(_chart(table, wager) for wager in table.setup.pays))


def _chart(table: Table, wager: str) -> PayChartModel:
    setup = table.setup
    printed = {row.key: row.label for row in setup.wagers}
    title = printed.get(wager, setup.label_of(wager).upper())
    columns = setup.pays_by_hands.get(wager)
    if columns is None:
        return PayChartModel(title, _rows(setup.pays[wager]))
    possible = who_plays.hands(table)
    if len(possible) == 1 and possible[0] in columns:
        return PayChartModel(
            Msg("{wager} pays for {n} hands", wager=title, n=possible[0]),
            _rows(columns[possible[0]]),
        )
    columns = {n: columns[n] for n in possible if n in columns} or columns
    return PayChartModel(Msg("{wager} pays to 1", wager=title), _grid(columns), _heads(columns))


def _rows(lines: Mapping[str, Pay]) -> tuple[PayRowModel, ...]:
    return tuple(PayRowModel(hand_words(line), (pay_words(pay),)) for line, pay in lines.items())


def _heads(columns: Mapping[int, object]) -> tuple[str, ...]:
    return tuple(Msg("{n} hands", n=hands) for hands in sorted(columns))


def _grid(columns: Mapping[int, Mapping[str, Pay]]) -> tuple[PayRowModel, ...]:
    by_hands = [columns[hands] for hands in sorted(columns)]
    return tuple(
        PayRowModel(
            hand_words(line), tuple(str(pays[line]).removesuffix(" to 1") for pays in by_hands)
        )
        for line in by_hands[0]
    )


def _dealer_plays(table: Table) -> PayChartModel:
    """Show the three ways of the dealer's hand, and which it is once both up cards are seen."""
    faces = known.faces(table, DEALER)
    left = 0
    if len(faces) > 1 and all(faces[:2]):
        left = table.setup.hand_sizes[DEALER] - len(
            known.discards(table.setup, parse_cards(faces[:2]))
        )
    return PayChartModel(
        Msg("DEALER PLAYS"),
        (
            PayRowModel(Msg("Up card 2 to 9"), (_cards(6),), left == 6),
            PayRowModel(Msg("Next card 2 to 9"), (_cards(5),), left == 5),
            PayRowModel(Msg("Both 10 to A"), (_cards(4),), left == 4),
        ),
    )


def _cards(number: int) -> str:
    return Msg("{n} cards", one="{n} card", n=number)
