"""Base games of blackjack and pai gow titles as figures: worked out ahead, under their usual rules.

A table that changes a rule which changes the edge, and for which nobody worked it out, has no
figure rather than one that is not its own.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.figure import Figure, exactly, head, printed
from dealer_assist.odds.games.pai_gow_main import BEST_SEEN, BY_HOUSE_WAY, MainEnding
from dealer_assist.odds.games.title_rules import TitleShoe
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.rules.paytable import GameDefinition, Published
from dealer_assist.rules.titles.families import ACE_HIGH

STRATEGY = (
    "best for the cards of the hand and the up card: stand, hit, double, split and the title's own"
    " acts, whichever returns most; a pair that is split is split again; no insurance"
)
SHOES = tuple(range(1, 9))
_ASKED = ("decks", "soft_17", "zap_18")
"""The rules that these figures are told for; the others are as the title has them first."""
_NO_MATTER = ("blazing_7s_rule", "split_by", "commission_to")
"""Rules of other wagers; tens, which alone may be a pair by value, are never split."""


def shoes_of(game: GameDefinition, scope: Scope = EVERY_WAY) -> Iterator[TitleShoe]:
    """Return every shoe of a title, or the table's own."""
    zaps: tuple[bool, ...] = (False, True) if "zap_18" in game.options else (False,)
    rules = scope.choices("soft_17", ("hit", "stand"))
    for decks, soft_17 in product(scope.choices("decks", SHOES), rules):
        for zap_18 in scope.choices("zap_18", zaps):
            yield TitleShoe(game.key, decks, soft_17, zap_18)


def blackjack_title_base(
    game: GameDefinition, _jackpots: Mapping[str, Jackpot], scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the blackjack of a title for every shoe that was worked out."""
    if not _is_usual(game, scope):
        return []
    found = []
    for shoe in shoes_of(game, scope):
        kept = scope.source.title_game(shoe.name)
        if kept is None:
            continue
        edge = Fraction(kept["house_edge"])
        conditions: dict[str, object] = {"decks": shoe.decks, "soft_17": shoe.soft_17}
        if "zap_18" in game.options:
            conditions["zap_18"] = shoe.zap_18
        found.append(
            head((game.key, "blackjack", None), {**conditions, "strategy": STRATEGY})
            | exactly("house_edge", edge)
            | {"hit": None, "lines": []}
            | printed(_print(game, shoe), {"house_edge": edge})
        )
    return found


def _print(game: GameDefinition, shoe: TitleShoe) -> Published:
    """Find what was printed for this shoe: `blackjack_6_decks_hit`."""
    if shoe.zap_18:
        return {}
    return game.published.get(f"blackjack_{shoe.decks}_decks_{shoe.soft_17}", {})


def pai_gow_main(
    game: GameDefinition, _jackpots: Mapping[str, Jackpot], scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the main wager; where the dealer is face up, also for a seat that uses it."""
    if not _is_usual(game, scope):
        return []
    found = []
    for ending in endings_of(game):
        kept = scope.source.title_game(ending.name)
        if kept is not None:
            prints = game.published.get("main_seen" if ending.strategy == BEST_SEEN else "main", {})
            found.append(
                head((game.key, "main", None), {"strategy": ending.strategy})
                | {"method": "simulated", **kept, "lines": []}
                | printed(prints, {})
            )
    return found


def endings_of(game: GameDefinition) -> tuple[MainEnding, ...]:
    """Return how a pai gow title ends; the ace-high push is of the dealer who plays face up."""
    title = game.pai_gow
    if title is None:
        return ()
    ways = (BY_HOUSE_WAY, BEST_SEEN) if title.pushes_on == ACE_HIGH else (BY_HOUSE_WAY,)
    return tuple(MainEnding(title.pushes_on, title.commission, way) for way in ways)


def _is_usual(game: GameDefinition, scope: Scope) -> bool:
    """True if a table plays by the title's first choice of every other rule."""
    return all(
        option in (*_ASKED, *_NO_MATTER) or scope.options.get(option, choices[0]) == choices[0]
        for option, choices in game.options.items()
    )
