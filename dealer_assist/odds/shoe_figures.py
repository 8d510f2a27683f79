"""The figures of the games dealt from a shoe, for every number of decks that they allow."""

from collections.abc import Iterator, Sequence
from itertools import product

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.games.beside_bets import besides_figures
from dealer_assist.odds.games.blackjack_figures import SHOES, blackjack_figures, left_up_figures
from dealer_assist.odds.games.dragon import (
    coup_chances,
    dragon_chances,
    event_chances,
    main_chances,
)
from dealer_assist.odds.line_odds import jackpot_chances
from dealer_assist.odds.poker_figures import Jackpots
from dealer_assist.odds.progressive import progressive_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.odds.shoe_cards import (
    blazing_7s_chances,
    house_money_chances,
    insurance_chances,
    trilux_chances,
)
from dealer_assist.odds.side_bets import side_bet_chances
from dealer_assist.rules.bets.side_bets import SIDE_BETS
from dealer_assist.rules.games.dragon_bonus import MAIN_WAGERS
from dealer_assist.rules.games.house_money import INSURANCE_PAYS
from dealer_assist.rules.paytable import GameDefinition, Published
from dealer_assist.rules.titles.coup_rules import COMMISSION, USUAL, CoupRules

# Blazing 7's needs at least six decks; TriLux is made for six and eight.
BLAZING_7S_SHOES = (6, 7, 8)
TRILUX_SHOES = (6, 8)
B7_RULES = ("player_cards", "dealer_up_card")


def dragon_bonus_figures(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the main wagers, Dragon Bonus on either side, and the progressives."""
    figures: list[Figure] = []
    shoes = scope.choices("decks", SHOES)
    for decks in shoes:
        figures += _main_wagers(game, decks, scope)
    for side in ("player", "banker"):
        wager = f"dragon_{side}"
        for table in game.paytables.get(wager, {}).values():
            figures += (
                fixed_figure(
                    (game.key, wager, table.name),
                    {"decks": decks},
                    scope.chances(dragon_chances, decks, side),
                    table.lines,
                    _by_decks(table.published, decks),
                )
                for decks in shoes
            )
    for jackpot in _of(game, "progressive", jackpots):
        figures += _dragon_progressive(game, jackpot, scope)
    return figures


def house_money_figures(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return blackjack, House Money left up or not, insurance, Blazing 7's and TriLux."""
    return [
        *blackjack_figures(game, scope),
        *_house_money(game, scope),
        *_insurance(game, scope),
        *_blazing_7s(game, jackpots, scope),
        *_trilux(game, jackpots, scope),
        *besides_figures(game, scope),
    ]


def blackjack_table_figures(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return blackjack, its bonus bets, insurance, Blazing 7's and TriLux."""
    return [
        *blackjack_figures(game, scope),
        *_side_bets(game, scope),
        *_insurance(game, scope),
        *_blazing_7s(game, jackpots, scope),
        *_trilux(game, jackpots, scope),
        *besides_figures(game, scope),
    ]


def blackjack_bonus_figures(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return insurance, Blazing 7's and TriLux, where a title has them."""
    insured = _insurance(game, scope) if "insurance" in game.wagers else ()
    return [*insured, *_blazing_7s(game, jackpots, scope), *_trilux(game, jackpots, scope)]


def _side_bets(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    for wager, bet in SIDE_BETS.items():
        tables = game.paytables.get(wager, {}).values()
        for table, decks in product(tables, scope.choices("decks", SHOES)):
            yield fixed_figure(
                (game.key, wager, table.name),
                {"decks": decks},
                scope.chances(side_bet_chances, bet, decks),
                table.lines,
                _by_decks(table.published, decks),
            )


def _house_money(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    tables = game.paytables.get("house_money", {}).values()
    for table, decks in product(tables, scope.choices("decks", SHOES)):
        yield fixed_figure(
            (game.key, "house_money", table.name),
            {"decks": decks, "leave": "none"},
            scope.chances(house_money_chances, decks),
            table.lines,
            table.published,
        )
    for table in tables:
        counted = {
            decks: scope.chances(house_money_chances, decks)
            for decks in scope.choices("decks", SHOES)
        }
        yield from left_up_figures(game, table, counted, scope)


def _insurance(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    pays = {"dealer_blackjack": INSURANCE_PAYS}
    for decks in scope.choices("decks", SHOES):
        name = (game.key, "insurance", None)
        chances = insurance_chances(decks, game.taken_out)
        yield fixed_figure(name, {"decks": decks}, chances, pays)


def _blazing_7s(game: GameDefinition, jackpots: Jackpots, scope: Scope) -> Iterator[Figure]:
    name = (game.key, "blazing_7s")
    shoes, rules = scope.choices("decks", BLAZING_7S_SHOES), _rules_of_blazing_7s(scope)
    for jackpot in _of(game, "blazing_7s", jackpots):
        for decks, rule in product(shoes, rules):
            chances = scope.chances(blazing_7s_chances, decks)
            yield progressive_figure(name, {"decks": decks, "rule": rule}, chances, jackpot)


def _rules_of_blazing_7s(scope: Scope) -> Sequence[str]:
    return scope.choices("blazing_7s_rule", B7_RULES)


def _trilux(game: GameDefinition, jackpots: Jackpots, scope: Scope) -> Iterator[Figure]:
    name = (game.key, "trilux")
    for jackpot in _of(game, "trilux", jackpots):
        for decks in scope.choices("decks", TRILUX_SHOES):
            chances = scope.chances(trilux_chances, decks)
            yield progressive_figure(name, {"decks": decks}, chances, jackpot)


def _main_wagers(game: GameDefinition, decks: int, scope: Scope) -> Iterator[Figure]:
    rules = game.coup or USUAL
    chances = (
        scope.chances(main_chances, decks)
        if rules.banker == COMMISSION
        else scope.chances(title_chances, decks, rules.banker)
    )
    for wager in MAIN_WAGERS:
        name = (game.key, wager, None)
        yield fixed_figure(name, {"decks": decks}, chances, rules.lines(wager))
    for event in rules.events:
        yield fixed_figure(
            (game.key, event.wager, None),
            {"decks": decks},
            scope.chances(event_chances, decks, event.on),
            {event.on: event.pays},
        )


def title_chances(decks: int, banker: str) -> Chances:
    """Count coups by how they end for the main wagers where Banker is paid so."""
    return coup_chances(decks, CoupRules(banker))


def _dragon_progressive(game: GameDefinition, jackpot: Jackpot, scope: Scope) -> Iterator[Figure]:
    # Whether a natural nine counts as 9-0 matters only where no line of its own takes it.
    has_own_line = jackpot.has_line("win_by_9") or jackpot.has_line("natural_win")
    nines: Sequence[bool] = scope.choices("natural_nine", (False, True))
    rules: tuple[dict[str, bool], ...] = tuple({"natural_nine": nine} for nine in nines)
    shoes = scope.choices("decks", SHOES)
    for decks, side, rule in product(shoes, scope.sides, ({},) if has_own_line else rules):
        yield progressive_figure(
            (game.key, "progressive"),
            {"decks": decks, "side": side, **rule},
            jackpot_chances(jackpot, scope, decks=decks, side=side, **rule),
            jackpot,
        )


def _of(game: GameDefinition, wager: str, jackpots: Jackpots) -> Iterator[Jackpot]:
    for jackpot in jackpots.values():
        if jackpot.is_played_at(game) and jackpot.judge in game.jackpots[wager]:
            yield jackpot


def _by_decks(published: Published, decks: int) -> Published:
    """Find the figures that were printed for this number of decks: `house_edge_4_decks`."""
    ending = f"_{decks}_decks"
    return {
        name.removesuffix(ending): figure
        for name, figure in published.items()
        if name.endswith(ending)
    }
