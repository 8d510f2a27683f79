"""The figures of the games dealt from a shoe, for every number of decks that they allow."""

from collections.abc import Iterator
from itertools import product

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.dragon import dragon_chances, main_chances
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.line_odds import chances_of
from dealer_assist.odds.poker_figures import Jackpots
from dealer_assist.odds.progressive import progressive_figure
from dealer_assist.odds.shoe_cards import (
    blazing_7s_chances,
    house_money_chances,
    insurance_chances,
    trilux_chances,
)
from dealer_assist.rules.dragon_bonus import MAIN_PAYS
from dealer_assist.rules.house_money import INSURANCE_PAYS
from dealer_assist.rules.pays import Pay, Push
from dealer_assist.rules.paytable import GameDefinition, Published

SHOES = range(1, 9)
# Blazing 7's needs at least six decks; TriLux is made for six and eight.
BLAZING_7S_SHOES = (6, 7, 8)
TRILUX_SHOES = (6, 8)
SIDES = ("player", "banker", "either")


def dragon_bonus_figures(game: GameDefinition, jackpots: Jackpots) -> list[Figure]:
    """Give the main wagers, Dragon Bonus on either side, and the progressives."""
    figures: list[Figure] = []
    for decks in SHOES:
        figures += _main_wagers(game, decks)
    for side in ("player", "banker"):
        wager = f"dragon_{side}"
        for table in game.paytables[wager].values():
            figures += (
                fixed_figure(
                    (game.key, wager, table.name),
                    {"decks": decks},
                    dragon_chances(decks, side),
                    table.lines,
                    _by_decks(table.published, decks),
                )
                for decks in SHOES
            )
    for jackpot in _of(game, "progressive", jackpots):
        figures += _dragon_progressive(game, jackpot)
    return figures


def house_money_figures(game: GameDefinition, jackpots: Jackpots) -> list[Figure]:
    """Give House Money with nothing left up, insurance, Blazing 7's and TriLux."""
    return [
        *_house_money(game),
        *_insurance(game),
        *_blazing_7s(game, jackpots),
        *_trilux(game, jackpots),
    ]


def _house_money(game: GameDefinition) -> Iterator[Figure]:
    for table, decks in product(game.paytables["house_money"].values(), SHOES):
        yield fixed_figure(
            (game.key, "house_money", table.name),
            {"decks": decks, "leave": "none"},
            house_money_chances(decks),
            table.lines,
            table.published,
        )


def _insurance(game: GameDefinition) -> Iterator[Figure]:
    pays = {"dealer_blackjack": INSURANCE_PAYS}
    for decks in SHOES:
        name = (game.key, "insurance", None)
        yield fixed_figure(name, {"decks": decks}, insurance_chances(decks), pays)


def _blazing_7s(game: GameDefinition, jackpots: Jackpots) -> Iterator[Figure]:
    name, rules = (game.key, "blazing_7s"), ("player_cards", "dealer_up_card")
    for jackpot in _of(game, "blazing_7s", jackpots):
        for decks, rule in product(BLAZING_7S_SHOES, rules):
            conditions = {"decks": decks, "rule": rule}
            yield progressive_figure(name, conditions, blazing_7s_chances(decks), jackpot)


def _trilux(game: GameDefinition, jackpots: Jackpots) -> Iterator[Figure]:
    name = (game.key, "trilux")
    for jackpot in _of(game, "trilux", jackpots):
        for decks in TRILUX_SHOES:
            yield progressive_figure(name, {"decks": decks}, trilux_chances(decks), jackpot)


def _main_wagers(game: GameDefinition, decks: int) -> Iterator[Figure]:
    for wager, pays in MAIN_PAYS.items():
        lines: dict[str, Pay] = {wager: pays} if wager == "tie" else {wager: pays, "tie": Push()}
        yield fixed_figure((game.key, wager, None), {"decks": decks}, main_chances(decks), lines)


def _dragon_progressive(game: GameDefinition, jackpot: Jackpot) -> Iterator[Figure]:
    # Whether a natural nine counts as 9-0 matters only where no line of its own takes it.
    has_own_line = jackpot.has_line("win_by_9") or jackpot.has_line("natural_win")
    rules: tuple[dict[str, bool], ...] = ({"natural_nine": False}, {"natural_nine": True})
    for decks, side, rule in product(SHOES, SIDES, ({},) if has_own_line else rules):
        yield progressive_figure(
            (game.key, "progressive"),
            {"decks": decks, "side": side, **rule},
            chances_of(jackpot, decks=decks, side=side, **rule),
            jackpot,
        )


def _of(game: GameDefinition, wager: str, jackpots: Jackpots) -> Iterator[Jackpot]:
    for jackpot in jackpots.values():
        if game.key in jackpot.games and jackpot.judge in game.jackpots[wager]:
            yield jackpot


def _by_decks(published: Published, decks: int) -> Published:
    """Find the figures that were printed for this number of decks: `house_edge_4_decks`."""
    ending = f"_{decks}_decks"
    return {
        name.removesuffix(ending): figure
        for name, figure in published.items()
        if name.endswith(ending)
    }
