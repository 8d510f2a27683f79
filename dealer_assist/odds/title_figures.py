"""The figures of titles that their files tell: bonus bets by card set, base games by best play."""

from collections.abc import Callable, Iterator, Mapping

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import (
    Figure,
    base_figure,
    bonus_figure,
    fixed_figure,
    head,
    printed,
)
from dealer_assist.odds.games.best_plays import (
    big_raise,
    bug_chances,
    dj_wild,
    flush_rush,
    i_luv_suits,
    let_it_ride,
    mississippi,
    rummy,
    suit_length_chances,
    three_card,
    three_card_draw,
    ultimate,
)
from dealer_assist.odds.hand_classes import (
    five_card_chances,
    five_of_seven_chances,
    six_card_chances,
)
from dealer_assist.odds.line_odds import jackpot_chances
from dealer_assist.odds.progressive import progressive_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.odds.wild_cards import wild_card_chances
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.rules.titles.title import TitleBonus

Jackpots = Mapping[str, Jackpot]

# How the cards of a bet are counted, by its ranking and how many cards it looks at.
COUNTED: Mapping[tuple[str, int], Callable[[], Chances]] = {
    ("three", 3): three_card_chances,
    ("five", 5): five_card_chances,
    ("five", 6): six_card_chances,
    ("five", 7): five_of_seven_chances,
    ("five_wild", 5): wild_card_chances,
    ("five_with_bug", 7): bug_chances,
    ("flush_length", 7): suit_length_chances,
}


def side_wagers(game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return every bonus bet by the cards that it looks at, and the progressives."""
    title = game.title
    if title is None:
        return []
    found = []
    if "ante_bonus" in game.paytables:
        chances = scope.chances(COUNTED[title.ranking.name, game.cards["seat"]])
        for table in game.paytables["ante_bonus"].values():
            found.append(
                bonus_figure((game.key, "ante_bonus", table.name), {}, chances, table.lines)
            )
    for bonus in title.bonuses:
        chances = scope.chances(COUNTED[bonus.ranking.name, size_of(bonus, game)])
        found += [
            fixed_figure((game.key, bonus.wager, name), {}, chances, table.lines, table.published)
            for name, table in game.paytables[bonus.wager].items()
        ]
    return [*found, *_progressives(game, jackpots, scope)]


def size_of(bonus: TitleBonus, game: GameDefinition) -> int:
    """Return how many cards a bonus bet looks at."""
    return sum(count or game.cards[place] for place, count in bonus.cards)


def _progressives(game: GameDefinition, jackpots: Jackpots, scope: Scope) -> Iterator[Figure]:
    for wager, judges in game.jackpots.items():
        for jackpot in jackpots.values():
            if jackpot.is_played_at(game) and jackpot.judge in judges:
                yield progressive_figure(
                    (game.key, wager), {}, jackpot_chances(jackpot, scope), jackpot
                )


def ante_bonus_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return Ante and Play with each table of the bonus on the Ante."""
    return _base(game, scope, "ante", "ante_bonus", three_card)


def ultimate_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return Ante, Blind and Play with each table of the Blind."""
    return _base(game, scope, "ante", "blind", ultimate)


def dj_wild_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return Ante, Blind and Play with each table of the Blind, from 53 cards."""
    return _base(game, scope, "ante", "blind", dj_wild)


def mississippi_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the Ante with the three streets that follow it."""
    return _base(game, scope, "ante", "main", mississippi)


def let_it_ride_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the three bets together, per unit of one."""
    return _base(game, scope, "bet_1", "main", let_it_ride)


def big_raise_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the Ante with the Raise that follows it."""
    return _base(game, scope, "ante", "main", big_raise)


def rummy_base(game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return Ante and Play with each table of the Play."""
    return _base(game, scope, "ante", "main", rummy)


def flush_rush_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the Ante with both Play bets."""
    return _base(game, scope, "ante", "main", flush_rush)


def draw_base(game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return Ante, second bet and the bonus of In to Win with each table of it."""
    return _base(game, scope, "ante", "in_to_win", three_card_draw)


def suits_base(game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return Ante and Play of I Luv Suits, which pay no table."""
    return [
        base_figure((game.key, "ante", None), {}, scope.source.base_game(game.key, i_luv_suits))
    ]


def sampled_base(
    game: GameDefinition, _jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return a base game that was dealt at random ahead, with its error."""
    kept = scope.source.title_game(game.key)
    if kept is None:
        return []
    return [
        head((game.key, "ante", None), {"strategy": kept["strategy"]})
        | {"method": "simulated", **kept, "lines": []}
        | printed(game.published.get("ante", {}), {})
    ]


def _base(
    game: GameDefinition,
    scope: Scope,
    wager: str,
    tables: str,
    play: Callable[[Paytable], BaseGame],
) -> list[Figure]:
    return [
        base_figure(
            (game.key, wager, name), {}, scope.base_game(game.key, table, play), table.published
        )
        for name, table in game.paytables[tables].items()
    ]
