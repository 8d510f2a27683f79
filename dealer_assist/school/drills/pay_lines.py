"""What a question may be looked up in: the lines of its paytable, with what each pays."""

from collections.abc import Iterator, Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.money import dollars
from dealer_assist.rules.pays import Pay, Percent, pay_shown
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.coup_rules import USUAL
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.shown import table_of
from dealer_assist.settle.book import SettleBook


def pay_lines(asked: Asked, book: SettleBook, wager: str) -> Iterator[tuple[str, str]]:
    """Return what a wager pays, line by line: by its own table, a shared one, or the coup."""
    game = book.games[str(asked.deal["game"])]
    if "shoe" in asked.deal:
        yield from _of_coup(game, wager)
    for line, pays in _of_table(asked, game, wager).items():
        yield hand_words(line), pay_shown(pays)


def _of_coup(game: GameDefinition, wager: str) -> Iterator[tuple[str, str]]:
    """Return the pays of a side, the exceptions first, or of a bet on an event."""
    rules = game.coup or USUAL
    for line, pays in rules.lines(wager).items() if wager in game.duties.coup else ():
        yield hand_words(line), pay_shown(pays)
    for event in rules.events:
        if event.wager == wager:
            yield game.wagers[wager], str(event.pays)


def _of_table(asked: Asked, game: GameDefinition, wager: str) -> Mapping[str, Pay]:
    paid_by = table_of(game, wager)
    table = game.paytables.get(paid_by, {}).get(str(asked.deal["paytables"].get(paid_by, "")))
    if table is None:
        return {}
    if table.lines or not table.by_hands:
        return table.lines
    players = sum(1 for one in asked.deal["seats"] if one.get("cards")) + 1
    return table.by_hands.get(players) or next(iter(table.by_hands.values()))


def pays_said(pays: Pay) -> str:
    """Say what a hand pays; a share is one of the meter, by its name where there are several."""
    if not isinstance(pays, Percent):
        return str(pays)
    if pays.meter == Percent(0).meter:
        return Msg("{percent}% of meter", percent=pays.percent)
    return Msg("{percent}% of meter {name}", percent=pays.percent, name=pays.meter)


def jackpot_lines(asked: Asked, book: SettleBook) -> tuple[tuple[str, str], ...]:
    """Return the meters of a jackpot and what each of its hands pays."""
    said = asked.deal.get("jackpot")
    if not said:
        return ()
    jackpot = book.jackpots[said["paytable"]]
    meters = tuple(
        (Msg("Meter {name}", name=name), dollars(cents)) for name, cents in said["meters"].items()
    )
    lines = tuple(
        (
            line.label,
            Msg("{pays}, envy {envy}", pays=pays_said(line.pays), envy=dollars(line.envy_cents))
            if line.envy_cents
            else pays_said(line.pays),
        )
        for line in jackpot.lines
    )
    return (*meters, *lines)
