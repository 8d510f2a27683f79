"""Blackjack by its basic strategy, and House Money left up where that gains, as figures."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from dealer_assist.odds.base_game import gain
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import Figure, exactly, head, hit, line_rows
from dealer_assist.odds.play_rules import STRATEGY, play_rules, shoe_name
from dealer_assist.odds.scope import Scope
from dealer_assist.rules.paytable import GameDefinition, Paytable

SHOES = tuple(range(1, 9))
Options = Mapping[str, object]

_BLACKJACK_PAYS = {"3 to 2": Fraction(3, 2), "6 to 5": Fraction(6, 5)}
_USUAL_PAY = _BLACKJACK_PAYS["3 to 2"]
_CHANGING = (
    *("soft_17", "surrender", "double_after_split", "double_on", "split_to", "split_aces"),
    "blackjack_pays",
)
# Most houses choose among these together; the other choices are told one by one.
_TOGETHER = ("soft_17", "surrender", "double_after_split")


def blackjack_figures(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    """Return the base game for the table's rules, or for all shoes and the usual sets of rules."""
    for decks in scope.choices("decks", SHOES):
        for rules in _sets_of_rules(game, scope):
            edge = _edge(decks, {**_usual(game), **rules}, scope)
            if edge is None:
                continue
            conditions = {"decks": decks, **rules, "strategy": STRATEGY}
            name = (game.key, "blackjack", None)
            yield head(name, conditions) | exactly("house_edge", edge) | {"hit": None, "lines": []}


def left_up_figures(
    game: GameDefinition, table: Paytable, counted: Mapping[int, Chances], scope: Scope
) -> Iterator[Figure]:
    """Return House Money with everything left up on each hand that gains by it, else nothing."""
    for decks, chances in counted.items():
        for soft_17 in scope.choices("soft_17", ("stand", "hit")):
            rules = {**_usual(game), **scope.options, "soft_17": soft_17}
            gained = _left_up(decks, table, rules, scope)
            if gained is None:
                continue
            spread = chances.spread(table.lines)
            lost = 1 - sum(spread.values(), Fraction(0))
            taken = sum((gain(table.lines[line]) * each for line, each in spread.items()), -lost)
            conditions = {"decks": decks, "leave": "best", "soft_17": soft_17}
            yield (
                head(
                    (game.key, "house_money", table.name),
                    {**conditions, "strategy": f"all left up where that gains; {STRATEGY}"},
                )
                | exactly("house_edge", -taken - gained)
                | exactly("hit", hit(spread, table.lines))
                | {
                    "combinations": chances.total,
                    "lines": line_rows(spread, table.lines, chances.total),
                }
            )


def _usual(game: GameDefinition) -> dict[str, object]:
    return {option: choices[0] for option, choices in game.options.items()}


def _sets_of_rules(game: GameDefinition, scope: Scope) -> Iterator[Options]:
    """Return the table's own rules, or the usual sets and every other choice by itself."""
    if scope.options:
        yield {key: scope.options[key] for key in _CHANGING if key in scope.options}
        return
    soft_17s, surrenders, doubles = (game.options[option] for option in _TOGETHER)
    for soft_17 in soft_17s:
        for surrender in surrenders:
            for double in doubles:
                yield dict(zip(_TOGETHER, (soft_17, surrender, double), strict=True))
        for option in _CHANGING[len(_TOGETHER) :]:
            for choice in game.options[option][1:]:
                yield {"soft_17": soft_17, option: choice}


def _edge(decks: int, rules: Options, scope: Scope) -> Fraction | None:
    shoe = scope.source.shoe(shoe_name(decks, str(rules["soft_17"])))
    if shoe is None:
        return None
    less = _USUAL_PAY - _BLACKJACK_PAYS[str(rules["blackjack_pays"])]
    return Fraction(shoe["edges"][play_rules(rules).name]) + less * paid_blackjacks(decks)


def _left_up(decks: int, table: Paytable, rules: Options, scope: Scope) -> Fraction | None:
    shoe = scope.source.shoe(shoe_name(decks, str(rules["soft_17"])))
    if shoe is None:
        return None
    by_line = shoe["leaving"][play_rules({**rules, "surrender": False}).name]
    # Of all aces with a ten-count one in sixteen is a suited A-K and three are an unsuited one.
    blackjack = paid_blackjacks(decks) * _BLACKJACK_PAYS[str(rules["blackjack_pays"])] / 16
    units = {line: Fraction(by_line.get(line, 0)) for line in table.lines}
    units["ak_suited"] = units.get("ak_suited", Fraction(0)) + blackjack
    units["straight"] = units.get("straight", Fraction(0)) + 3 * blackjack
    return sum(
        ((1 + gain(table.lines.get(line))) * unit for line, unit in units.items()), Fraction(0)
    )


def paid_blackjacks(decks: int) -> Fraction:
    """Return how likely a player has blackjack and the dealer has none."""
    cards = 52 * decks
    players = Fraction(2 * 4 * decks * 16 * decks, cards * (cards - 1))
    left = (4 * decks - 1) * (16 * decks - 1) * 2
    return players * (1 - Fraction(left, (cards - 2) * (cards - 3)))
