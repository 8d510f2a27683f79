"""A round written down as `settle` reads deals, so that the rules are asked and never repeated."""

from collections.abc import Collection, Mapping
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.rules.bets.plan import DISCARD, base_stake, with_taken_back
from dealer_assist.rules.deal import Deal, SeatDeal, Settled
from dealer_assist.rules.games.baccarat import in_drawing_order
from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.irregular import refuse_irregular
from dealer_assist.rules.paytable import GameDefinition, GameStage, Paytable
from dealer_assist.rules.titles.title import FOLDS, Street, Title
from dealer_assist.table.facts.dealing import exchanges, sets, stages, ties
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.settling import blackjack_hands
from dealer_assist.table.places import BANKER, BOARD, DEALER, PLAYER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

_HOUSE_WAY = "house_way"
UNIT = 10_000
"""Cents: every printed odds on it are whole."""


def one_of_each(game: GameDefinition, offered: Collection[str], side: str = "") -> dict[str, int]:
    """Return one of every wager that a table offers, each of a size that its game allows."""
    duties = game.duties
    after_the_look = (duties.insures, BET_THE_BUST)
    made = {key: UNIT for key in game.wagers if key in offered and key not in after_the_look}
    times = usual_times(game)
    for key in game.decided:
        made[key] = UNIT * times.get(key, 1)
    # Where the side is known, the wagers on the other one are surely not made.
    on_side = {**{one: one for one in duties.sides}, **duties.margins}
    is_known = side in duties.sides
    return {one: made[one] for one in made if not is_known or on_side.get(one, side) == side}


def usual_times(game: GameDefinition) -> dict[str, int]:
    """Return how many base wagers each bet in play is, the least that its plan allows."""
    title = game.title
    if title is None:
        return {}
    found = {street.wager: min(street.words.values()) for street in title.streets}
    return {title.play.wager: title.play.bounds.least} if title.play else found


def write_down(table: Table, game: GameDefinition) -> dict[str, Any]:
    """Write the round down as `settle` reads deals; jackpots are left to the table."""
    setup = table.setup
    raw: dict[str, Any] = {
        "game": game.key,
        "paytables": dict(setup.paytables),
        "options": dict(setup.options),
        "seats": [],
    }
    if known.is_baccarat(setup):
        raw["shoe"] = in_drawing_order(table.round.cards[PLAYER], table.round.cards[BANKER])
    for place in (DEALER, BOARD):
        if place in setup.hand_sizes:
            raw[place] = list(table.round.cards[place])
    for seat in known.dealt_in(table):
        if known.is_baccarat(setup) or known.is_whole(table, str(seat)):
            raw["seats"].append(_seat_deal(table, game, seat))
    if known.is_blackjack(setup):
        blackjack_hands.write_down(table, raw)
    if ties.are_asked(setup):
        raw[DEALER] = _as_far_as_asked(raw)
    return raw


def _as_far_as_asked(deal: Mapping[str, Any]) -> list[str]:
    """Return the dealer's cards that these seats play against: the further one only with a tie."""
    return list(deal[DEALER][: max((len(one["cards"]) for one in deal["seats"]), default=1)])


def settle(setup: TableSetup, raw: Mapping[str, Any], game: GameDefinition) -> Settled:
    """Have the rules settle a deal that was written down; raise `Refused` where they say no."""
    deal = Deal(
        setup.cards(raw.get(DEALER, ())),
        tuple(
            SeatDeal(
                seat["seat"],
                setup.cards(seat.get("cards", ())),
                seat["wagers"],
                seat.get("decision", {}),
            )
            for seat in raw["seats"]
        ),
        _paytables(setup, game),
        {key: values[0] for key, values in game.options.items()} | dict(setup.options),
        board=setup.cards(raw.get(BOARD, ())),
        shoe=setup.cards(raw.get("shoe", ())),
        draw=setup.cards(raw.get("draw", ())),
    )
    refuse_irregular(game, deal)
    return rules_of(game)(deal)


def _paytables(setup: TableSetup, game: GameDefinition) -> dict[str, Paytable]:
    """Return the paytable of every wager: the table's own, and the first of what it has not."""
    chosen = setup.paytables
    return {
        wager: tables.get(chosen.get(wager, ""), next(iter(tables.values())))
        for wager, tables in game.paytables.items()
    }


def refusals(setup: TableSetup, deal: dict[str, Any], game: GameDefinition) -> dict[int, str]:
    """Find the seats whose wagers break a rule, and let them fold, so that the rest can settle."""
    if not _asks(game):
        return {}
    found: dict[int, str] = {}
    on_tie = any(stage.on_tie for stage in game.stages)
    for seat in list(deal["seats"]):
        alone = deal | {"seats": [seat]}
        try:
            settle(setup, alone | {DEALER: _as_far_as_asked(alone)} if on_tie else alone, game)
        except Refused as refused:
            found[seat["seat"]] = str(refused)
            if on_tie:
                deal["seats"].remove(seat)  # without a tie nothing can be given up
            else:
                seat["decision"] = _fold(game)
                seat["cards"] = seat["cards"][: game.cards["seat"]]  # no fold has drawn one
    return found


def _asks(game: GameDefinition) -> bool:
    """True if a seat decides anything after the deal."""
    return bool(game.decided or (game.title and game.title.streets))


def _seat_deal(table: Table, game: GameDefinition, seat: int) -> dict[str, Any]:
    offered = [row.key for row in table.setup.wagers]
    wagers = table.seat(seat).wagers or one_of_each(game, offered, table.seat(seat).side)
    before = with_taken_back(game.title, wagers) if game.title else wagers
    raw: dict[str, Any] = {
        "seat": seat,
        "wagers": {
            key: cents
            for key, cents in before.items()
            if key in game.wagers and key not in game.jackpots
        },
    }
    if not known.is_baccarat(table.setup):
        held = exchanges.dealt(table, seat)
        raw["cards"] = list(held[: game.cards["seat"]] if table.seat(seat).has_folded else held)
    if sets.are_made(table.setup):  # what goes by all seven cards hangs on no set
        raw["decision"] = {"low": list(table.seat(seat).low) or _HOUSE_WAY}
    elif ties.are_asked(table.setup):
        raw |= {"decision": decision} if (decision := _on_tie(table, seat)) else {}
    elif _asks(game):
        has_folded, at = table.seat(seat).has_folded, stages.folded_at(table, seat)
        raw["decision"] = _fold(game, wagers, at) if has_folded else _played(game, wagers)
        if not has_folded and exchanges.exchange_of(table.setup) is not None:
            raw["decision"] = _exchanged(table, seat, raw["decision"])
    return raw


def _exchanged(table: Table, seat: int, told: Mapping[str, object]) -> dict[str, object]:
    """Return what a seat does that bets, with the cards that it has put away."""
    title, exchange = table.setup.title, exchanges.exchange_of(table.setup)
    gone, is_due = exchanges.put_away(table, seat), exchanges.is_due(table, seat)
    if title is None or exchange is None or not told or not (gone or is_due):
        return dict(told)
    return {title.streets[0].key: exchange.word, DISCARD: list(gone)}


def _on_tie(table: Table, seat: int) -> dict[str, object]:
    """Return what a tied seat does; nothing where it has no tie."""
    stage = ties.decision(table.setup)
    if stage is None or not ties.has_tie(table, seat):
        return {}
    return {"action": "surrender" if table.seat(seat).has_folded else stage.decides[0]}


def _fold(
    game: GameDefinition, wagers: Mapping[str, int] | None = None, at: GameStage | None = None
) -> dict[str, object]:
    """Return a fold, with the bets before it; where nothing says at which street, the first."""
    title = game.title
    if title is None or title.play:
        return {"action": "fold"}
    told: dict[str, object] = {}
    for street in title.streets:
        bet = _word(title, street, wagers or {}) if at is not None else None
        is_folded = bet is None or (at is not None and street.wager in at.decides)
        is_here = street.otherwise == FOLDS and is_folded
        told[street.key] = street.otherwise if is_here or bet is None else bet
        if is_here:
            break
    return told


def _played(game: GameDefinition, wagers: Mapping[str, int]) -> dict[str, object]:
    title = game.title
    if title is None or title.play:
        key = title.play.wager if title and title.play else "play"
        return {"action": "play", "play": wagers.get(key, 0)}
    told = dict[str, object]()
    for street in title.streets:
        bet = _word(title, street, wagers)
        if bet is None and street.otherwise == FOLDS:
            break  # it has neither bet nor folded: the rules say what it must do
        told[street.key] = bet or street.otherwise
        if bet and len(_same(title, street)) > 1:
            break
    return told


def _word(title: Title, street: Street, wagers: Mapping[str, int]) -> str | None:
    """Return the word for the bet that a seat has made at a street; none where it has made none."""
    stake, base = wagers.get(street.wager, 0), base_stake(title, wagers)
    fits = (word for word, times in street.words.items() if stake and stake == times * base)
    # A bet of an odd size is told by the last word for it: the rules know no other.
    is_odd = stake and street is _same(title, street)[-1] and len(street.words) == 1
    return next(fits, next(iter(street.words)) if is_odd else None)


def _same(title: Title, street: Street) -> list[Street]:
    """Return the streets at which one and the same wager is made."""
    return [one for one in title.streets if one.wager == street.wager]
