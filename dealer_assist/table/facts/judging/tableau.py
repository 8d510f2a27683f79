"""The drawing rules of baccarat as the cards lie: who draws next, and a wrong third card."""

from dealer_assist.message import Msg
from dealer_assist.rules.cards import Card, rank
from dealer_assist.rules.games.baccarat import NATURAL, PLAYER_DRAWS_TO, VALUES, banker_draws, total
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import BANKER, PLAYER
from dealer_assist.table.state import Table, once

TWO = 2


@once
def wrong_card(table: Table) -> str:
    """Name the third card that should not be there, or that is missing; nothing where none is."""
    player, banker = _hands(table)
    if not known.is_baccarat(table.setup) or min(len(player), len(banker)) < 2:
        return ""
    drawn = len(player) + len(banker) > 4
    points, others = total(player[:2]), total(banker[:2])
    if drawn and max(points, others) >= NATURAL:
        return Msg("No draw against a natural {points}", points=max(points, others))
    if len(player) > 2 and points > PLAYER_DRAWS_TO:
        return Msg("Player must stand on {points}", points=points)
    if len(player) == 2 and points <= PLAYER_DRAWS_TO and len(banker) > 2:
        return Msg("Player must draw on {points}, before Banker", points=points)
    if len(banker) <= 2 or _banker_draws(player, others):
        return ""
    if len(player) == 2:
        return Msg("Banker must stand on {points}", points=others)
    third = VALUES[rank(player[2])]
    return Msg(
        "Banker must stand on {points} against a third card of {card}", points=others, card=third
    )


def next_draw(table: Table) -> str:
    """Say which side draws now; nothing before the first four cards and once the coup is over."""
    player, banker = _hands(table)
    is_early = min(len(player), len(banker)) < 2
    if is_early or wrong_card(table) or known.coup_of(table) is not None:
        return ""
    points, others = total(player[:2]), total(banker[:2])
    if len(player) == 2 and points <= PLAYER_DRAWS_TO:
        return Msg("Player draws on {points}", points=points)
    if len(player) == 2:
        return Msg(
            "Player stands on {points}, Banker draws on {other}", points=points, other=others
        )
    third = VALUES[rank(player[2])]
    return Msg("Banker draws on {points} against a third card of {card}", points=others, card=third)


def stands(table: Table, place: str) -> str:
    """Say why a side of a coup that is over gets no third card; nothing where it has one."""
    hands = dict(zip((PLAYER, BANKER), _hands(table), strict=True))
    if len(hands[place]) != TWO or known.coup_of(table) is None:
        return ""
    player, (points, others) = hands[PLAYER], (total(hand[:TWO]) for hand in hands.values())
    if max(points, others) >= NATURAL:
        return Msg("No draw against a natural {points}", points=max(points, others))
    if place == PLAYER:
        return Msg("Player stands on {points}", points=points)
    if len(player) == TWO:
        return Msg("Banker stands on {points}", points=others)
    third = VALUES[rank(player[2])]
    return Msg(
        "Banker stands on {points} against a third card of {card}", points=others, card=third
    )


def totals(table: Table) -> str:
    """Return both totals as they stand; nothing before both have a card."""
    player, banker = _hands(table)
    if not player or not banker:
        return ""
    return Msg("Player {player}, Banker {banker}", player=total(player), banker=total(banker))


def _banker_draws(player: tuple[Card, ...], points: int) -> bool:
    if len(player) == 2:
        return points <= PLAYER_DRAWS_TO
    return banker_draws(points, VALUES[rank(player[2])])


def _hands(table: Table) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return known.cards_at(table, PLAYER), known.cards_at(table, BANKER)
