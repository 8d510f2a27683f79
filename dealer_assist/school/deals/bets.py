"""What the players of a made-up round bet and decide."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from dealer_assist.devices.simulated.virtual_shoe import put_away_wished
from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.rules.bets.plan import DISCARD
from dealer_assist.rules.cards import Card, card_name, rank
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, wins_at_once
from dealer_assist.rules.games.house_way import WaysToSet, house_set
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.rules.titles.families import PaiGow
from dealer_assist.rules.titles.title import FOLDS, Title
from dealer_assist.school.deals.cases import PayCase

_BASE = (500, 1000, 1500, 2000, 2500, 5000)
_SIDE = (100, 500, 1000, 2500)
_BETS_SIDE, _BETS_JACKPOT = 0.3, 0.85
_STANDS_ON, _DEALT = 17, 2
_GIVES_UP = 0.3
_DRAWS, _ENDS_WITH_IT = 0.6, 0.7
SWITCH = "switch"
"""What a seat with two hands has decided, beside its acts."""
_A_TIE_IS_RARE = 2  # so many bet on either side for each who bets on a tie


def wagers(
    game: GameDefinition, case: PayCase, chance: Random, jackpot_cents: int
) -> dict[str, int]:
    """Bet the base game, now and then a side bet, and what the case asks about."""
    base = chance.choice(_BASE)
    bets: dict[str, int] = {}
    duties = game.duties
    if duties.sides:
        likely = (*(side for side in duties.sides for _ in range(_A_TIE_IS_RARE)), duties.neither)
        bets[case.wager if case.wager in likely else chance.choice(likely)] = base
    # Those that every seat must make, all of one size.
    title = game.title
    same_as_base = (title.base, *dict(title.equal)) if title else (duties.hands,)
    if asks_ties(game) or game.pai_gow is not None:
        without = (*game.paytables, *game.jackpots)
        same_as_base = tuple(wager for wager in game.wagers if wager not in without)
    for wager in game.wagers:
        if wager in same_as_base:
            bets[wager] = base
        elif wager == case.wager == duties.insures:
            bets[wager] = base // 2
        elif wager == BET_THE_BUST:  # made after the up card, and never above the base
            bets |= {wager: base} if wager == case.wager else {}
        elif wager in duties.coup:
            continue
        elif wager == case.wager and case.is_jackpot:
            if chance.random() < _BETS_JACKPOT:
                bets[wager] = jackpot_cents
        elif wager == case.wager or (wager in game.paytables and chance.random() < _BETS_SIDE):
            bets[wager] = chance.choice(_SIDE)
    return bets


def poker_decision(
    game: GameDefinition, ante: int, chance: Random, *, folds: bool
) -> dict[str, Any] | None:
    """Fold or play on; none where the game asks nothing, or asks it card by card."""
    title = game.title
    if title is None:
        return None
    if title.play is not None:
        play = ante * title.play.bounds.least
        return {"action": "fold"} if folds else {"action": "play", "play": play}
    told: dict[str, Any] = {}
    made: set[str] = set()
    for street in title.streets:
        if street.wager in made:
            break
        if folds or street.otherwise == FOLDS:
            told[street.key] = street.otherwise if folds else next(iter(street.words))
        else:
            told[street.key] = chance.choice((street.otherwise, *street.words))
        if told[street.key] == FOLDS:
            break
        if told[street.key] in street.words:
            made.add(street.wager)
    return told


def put_away(
    title: Title, decision: Mapping[str, Any], cards: Sequence[Card]
) -> dict[str, list[str]]:
    """Name what a seat puts away with its bet: all but its best hand."""
    exchange = title.exchange
    if exchange is None or decision[title.streets[0].key] != exchange.word:
        return {}
    gone = put_away_wished(title, exchange, tuple(cards))
    return {DISCARD: [card_name(card) for card in gone]}


def draw_for(
    title: Title, seat: dict[str, Any], draw: Callable[[int], list[Card]], chance: Random
) -> None:
    """Let a seat that plays draw now and then; what it was dealt is often what it ends with."""
    exchange = title.exchange
    if exchange is None or not exchange.draws:
        return
    first = title.streets[0].key
    if seat["decision"][first] == FOLDS or chance.random() >= _DRAWS:
        return
    held = [*seat["cards"], *(card_name(card) for card in draw(exchange.draws))]
    at = chance.randrange(exchange.dealt)
    if chance.random() < _ENDS_WITH_IT:
        held[at], held[-1] = held[-1], held[at]
    seat["cards"], seat["decision"] = held, {first: exchange.word, DISCARD: held[at]}


def in_front(title: PaiGow, cards: Sequence[Card]) -> list[Card]:
    """Set a hand as the house does: its cards with the two of the low hand first."""
    way = next(iter(title.ways.values()))
    chosen = house_set(WaysToSet(tuple(cards)), way)
    return [*chosen.front, *chosen.back]


def asks_ties(game: GameDefinition) -> bool:
    """True if seats that tie the dealer decide, and nobody else."""
    return any(stage.on_tie for stage in game.stages)


def tie_decision(
    game: GameDefinition, mine: Card, dealer: Card, chance: Random
) -> dict[str, Any] | None:
    """Bet again on a tie, or now and then give up half; none without a tie."""
    if not asks_ties(game) or rank(mine) != rank(dealer):
        return None
    stage = next(game_stage for game_stage in game.stages if game_stage.on_tie)
    return {"action": "surrender" if chance.random() < _GIVES_UP else stage.decides[0]}


def blackjack_decisions(
    game: GameDefinition, seats: Sequence[int], cards: Mapping[str | int, Sequence[Card]]
) -> dict[int, dict[str, Any]]:
    """Play every seat from 1 to 7 as the dealer plays: draw to seventeen, leave nothing up."""
    left_up = {} if game.acts else {"leave": 0}
    drawn = iter(cards["draw"])
    dealer_has_it = is_blackjack(tuple(cards["dealer"]))
    decisions: dict[int, dict[str, Any]] = {}
    for seat in sorted(seats):
        actions: list[str] = []
        held = list(cards[seat])
        is_switched = may_switch(game) and not dealer_has_it and _wants_switch(held)
        if is_switched:
            held[1], held[3] = held[3], held[1]
        for first in range(0, len(held), _DEALT):
            hand = held[first : first + _DEALT]
            while not dealer_has_it and count(hand)[0] < _STANDS_ON and not _has_won(game, hand):
                actions.append("hit")
                hand.append(next(drawn))
            if not dealer_has_it and count(hand)[0] < 21 and not _has_won(game, hand):
                actions.append("stand")
        decisions[seat] = {**left_up, **({SWITCH: True} if is_switched else {}), "actions": actions}
    return decisions


def may_switch(game: GameDefinition) -> bool:
    """True if a seat has two hands, whose second cards may change places."""
    return game.acts is not None and game.acts.switch


def _wants_switch(held: Sequence[Card]) -> bool:
    """True if an ace meets a ten by a switch, and no hand has both: it makes 21, no more."""
    first, second, third, fourth = held
    has_one = is_blackjack((first, second)) or is_blackjack((third, fourth))
    return not has_one and (is_blackjack((first, fourth)) or is_blackjack((third, second)))


def _has_won(game: GameDefinition, hand: Sequence[Card]) -> bool:
    """True if a hand is paid at once, where the title has such hands."""
    return game.acts is not None and wins_at_once(ActedHand(tuple(hand), 0), game.acts)


def with_dealers_draw(
    game: GameDefinition, seats: Sequence[int], cards: Mapping[str | int, Sequence[Card]]
) -> dict[str | int, list[Card]]:
    """Put what the dealer draws after what the seats do, so that the dealer ends as laid out."""
    first, drawn = cards["dealer"][:_DEALT], cards["dealer"][_DEALT:]
    held = {**cards, "dealer": first}
    played = blackjack_decisions(game, seats, held).values()
    hits = sum(one["actions"].count("hit") for one in played)
    held["draw"] = [*cards["draw"][:hits], *drawn, *cards["draw"][hits:]]
    return {place: list(hand) for place, hand in held.items()}
