"""The figures of the poker games: side wagers and progressives by hand, base games by play."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

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
from dealer_assist.odds.hand_classes import four_card_chances
from dealer_assist.odds.highest_hand import highest_hand_chances
from dealer_assist.odds.line_odds import chances_of
from dealer_assist.odds.progressive import progressive_figure
from dealer_assist.odds.two_cards import holdem_bonus_chances
from dealer_assist.rules.paytable import GameDefinition, Paytable

Jackpots = Mapping[str, Jackpot]


def four_card_side_wagers(game: GameDefinition, jackpots: Jackpots) -> list[Figure]:
    """Give the wagers that the player's best four decide alone, and the progressives."""
    chances = four_card_chances()
    bonuses = [
        bonus_figure((game.key, "ante_bonus", table.name), {}, chances, table.lines)
        for table in _tables(game, "ante_bonus")
    ]
    side_wagers = [
        fixed_figure((game.key, table.wager, table.name), {}, chances, table.lines, table.published)
        for table in (*_tables(game, "queens_up"), *_tables(game, "aces_up"))
    ]
    return [*bonuses, *side_wagers, *_progressives(game, jackpots)]


def holdem_side_wagers(game: GameDefinition, jackpots: Jackpots) -> list[Figure]:
    """Give the Bonus, by the first two cards, and the progressives."""
    bonuses = [
        fixed_figure(
            (game.key, "bonus", table.name),
            {},
            holdem_bonus_chances(),
            table.lines,
            table.published,
        )
        for table in _tables(game, "bonus")
    ]
    return [*bonuses, *_progressives(game, jackpots)]


def cover_all(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give Cover All for each number of hands, the dealer's counted."""
    return [
        fixed_figure(
            (game.key, "cover_all", table.name),
            {"hands": hands},
            highest_hand_chances(hands),
            table.by_hands[hands],
            table.published,
        )
        for table in _tables(game, "cover_all")
        for hands in sorted(table.by_hands)
    ]


def crazy4_base(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give ante with super bonus and play, the super bonus alone, and Bad Beat."""
    from dealer_assist.odds.crazy4 import bad_beat_chances, best_play

    figures = []
    for table in _tables(game, "super_bonus"):
        base = best_play(table)
        name = (game.key, "ante", table.name)
        figures.append(base_figure(name, {}, base, game.published.get("base_game")))
        spread = four_card_chances().spread(table.lines)
        hit = sum(spread.values(), Fraction(0))
        figures.append(
            head((game.key, "super_bonus", table.name), {"strategy": base.strategy})
            | exactly("house_edge", -base.returns["super_bonus"])
            | exactly("hit", hit)
            | {"lines": line_rows(spread, table.lines)}
            | printed(table.published, {"hit": hit})
        )
    for table in _tables(game, "bad_beat"):
        name = (game.key, "bad_beat", table.name)
        figures.append(fixed_figure(name, {}, bad_beat_chances(), table.lines, table.published))
    return figures


def six_five_four_base(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give ante and play with the bonus on the ante."""
    from dealer_assist.odds.six_five_four import best_play

    return _base_games(game, "ante_bonus", best_play)


def four_card_base(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give ante and play with the bonus on the ante."""
    from dealer_assist.odds.four_card import best_play

    return _base_games(game, "ante_bonus", best_play)


def caribbean_base(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give ante and play."""
    from dealer_assist.odds.caribbean import best_play

    return _base_games(game, "play", best_play)


def holdem_base(game: GameDefinition, _jackpots: Jackpots) -> list[Figure]:
    """Give ante, flop, turn and river for each rule by which the ante is paid."""
    from dealer_assist.odds.holdem import best_play

    return [
        base_figure((game.key, "ante", None), {"ante_rule": rule}, best_play(str(rule)))
        for rule in game.options["ante_rule"]
    ]


def _base_games(
    game: GameDefinition, wager: str, best_play: Callable[[Paytable], BaseGame]
) -> list[Figure]:
    """Give the base game with each of these tables; tables that pay the same are played once."""
    played: dict[str, BaseGame] = {}
    figures = []
    for table in _tables(game, wager):
        pays = str(dict(table.lines))
        base = played[pays] = played.get(pays) or best_play(table)
        name = (game.key, "ante", table.name)
        figures.append(base_figure(name, {}, base, game.published.get("base_game")))
    return figures


def _progressives(game: GameDefinition, jackpots: Jackpots) -> Iterator[Figure]:
    for wager, judges in game.jackpots.items():
        for jackpot in jackpots.values():
            if game.key in jackpot.games and jackpot.judge in judges:
                yield progressive_figure((game.key, wager), {}, chances_of(jackpot), jackpot)


def _tables(game: GameDefinition, wager: str) -> tuple[Paytable, ...]:
    return tuple(game.paytables.get(wager, {}).values())
