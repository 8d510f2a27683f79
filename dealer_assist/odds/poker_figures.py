"""The figures of the poker games: side wagers and progressives by hand, base games by play."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.figure import (
    Figure,
    base_figure,
    bonus_figure,
    exactly,
    fixed_figure,
    head,
    line_rows,
    printed,
)
from dealer_assist.odds.games.best_plays import BY_SUMS, bad_beat_chances, holdem
from dealer_assist.odds.hand_classes import four_card_chances
from dealer_assist.odds.highest_hand import highest_hand_chances
from dealer_assist.odds.line_odds import jackpot_chances
from dealer_assist.odds.progressive import progressive_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.odds.two_cards import holdem_bonus_chances
from dealer_assist.rules.paytable import GameDefinition, Paytable

Jackpots = Mapping[str, Jackpot]


def four_card_side_wagers(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the wagers that the player's best four decide alone, and the progressives."""
    chances = scope.chances(four_card_chances)
    bonuses = [
        bonus_figure((game.key, "ante_bonus", table.name), {}, chances, table.lines)
        for table in _tables(game, "ante_bonus")
    ]
    side_wagers = [
        fixed_figure((game.key, table.wager, table.name), {}, chances, table.lines, table.published)
        for table in (*_tables(game, "queens_up"), *_tables(game, "aces_up"))
    ]
    return [*bonuses, *side_wagers, *_progressives(game, jackpots, scope)]


def holdem_side_wagers(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the Bonus, by the first two cards, and the progressives."""
    bonuses = [
        fixed_figure(
            (game.key, "bonus", table.name),
            {},
            scope.chances(holdem_bonus_chances),
            table.lines,
            table.published,
        )
        for table in _tables(game, "bonus")
    ]
    return [*bonuses, *_progressives(game, jackpots, scope)]


def cover_all(game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return Cover All for each number of hands, the dealer's counted."""
    return [
        fixed_figure(
            (game.key, "cover_all", table.name),
            {"hands": hands},
            scope.chances(highest_hand_chances, hands),
            table.by_hands[hands],
            table.published,
        )
        for table in _tables(game, "cover_all")
        for hands in sorted(table.by_hands)
    ]


def crazy4_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return ante with super bonus and play, the super bonus alone, and Bad Beat."""
    figures = []
    for table in _tables(game, "super_bonus"):
        base = scope.base_game(game.key, table, BY_SUMS[game.sums])
        name = (game.key, "ante", table.name)
        figures.append(base_figure(name, {}, base, game.published.get("base_game")))
        chances = scope.chances(four_card_chances)
        spread = chances.spread(table.lines)
        hit = sum(spread.values(), Fraction(0))
        figures.append(
            head((game.key, "super_bonus", table.name), {"strategy": base.strategy})
            | exactly("house_edge", -base.returns["super_bonus"])
            | exactly("hit", hit)
            | {"combinations": chances.total}
            | {"lines": line_rows(spread, table.lines, chances.total)}
            | printed(table.published, {"hit": hit})
        )
    for table in _tables(game, "bad_beat"):
        name = (game.key, "bad_beat", table.name)
        beaten = scope.chances(bad_beat_chances)
        figures.append(fixed_figure(name, {}, beaten, table.lines, table.published))
    return figures


def ante_and_play(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the base game with each of its tables; tables that pay the same are played once."""
    played: dict[str, BaseGame] = {}
    figures = []
    for table in _tables(game, "ante_bonus") or _tables(game, "play"):
        pays = str(dict(table.lines))
        base = played.get(pays) or scope.base_game(game.key, table, BY_SUMS[game.sums])
        played[pays] = base
        name = (game.key, "ante", table.name)
        figures.append(base_figure(name, {}, base, game.published.get("base_game")))
    return figures


def holdem_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return ante, flop, turn and river for each rule by which the ante is paid."""
    return [
        base_figure(
            (game.key, "ante", None),
            {"ante_rule": rule},
            scope.source.base_game(f"{game.key}: {rule}", partial(holdem, str(rule))),
        )
        for rule in scope.choices("ante_rule", game.options["ante_rule"])
    ]


def _progressives(game: GameDefinition, jackpots: Jackpots, scope: Scope) -> Iterator[Figure]:
    for wager, judges in game.jackpots.items():
        for jackpot in jackpots.values():
            if jackpot.is_played_at(game) and jackpot.judge in judges:
                chances = jackpot_chances(jackpot, scope)
                yield progressive_figure((game.key, wager), {}, chances, jackpot)


def _tables(game: GameDefinition, wager: str) -> tuple[Paytable, ...]:
    return tuple(game.paytables.get(wager, {}).values())
