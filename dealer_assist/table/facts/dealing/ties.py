"""Ties with the dealer: who has one, who bets again for a further card, who gives up half.

The known cards tell who has a tie. Where nobody enters them, nothing is asked and nothing refused.
"""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.cards import Card, parse_cards, rank
from dealer_assist.rules.paytable import GameStage
from dealer_assist.table.places import DEALER, seat_hand, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import replace

_SEAT = "seat"


def decision(setup: TableSetup) -> GameStage | None:
    """Return the stage at which tied seats decide; none in a game where a tie asks nothing."""
    return next((stage for stage in setup.stages if stage.on_tie), None)


def are_asked(setup: TableSetup) -> bool:
    """True if a tie with the dealer asks a seat for a decision."""
    return decision(setup) is not None


def has_tie(table: Table, seat: int) -> bool | None:
    """True if a seat's first card ties the dealer's; None while one of them is not known."""
    mine, his = _first(table, str(seat)), _first(table, DEALER)
    return None if mine is None or his is None else rank(mine) == rank(his)


def tied(table: Table) -> tuple[int, ...]:
    """Return the seats whose known card ties the dealer's, in the order of the table."""
    return tuple(seat for seat in table.setup.seats if has_tie(table, seat))


def has_raised(table: Table, seat: int) -> bool:
    """True if a seat has bet again on its tie."""
    stage = decision(table.setup)
    return stage is not None and any(map(table.seat(seat).wagers.get, stage.decides))


def is_open(table: Table, seat: int) -> bool:
    """True if a seat that is known to tie has still to decide; only wagers can tell."""
    known = table.seat(seat)
    has_decided = known.has_folded or has_raised(table, seat)
    return bool(known.wagers) and not has_decided and has_tie(table, seat) is True


def goes_on(table: Table, seat: int) -> bool:
    """True if a tied seat gets a further card; without wagers, unless it has given up."""
    known = table.seat(seat)
    if known.has_folded or not has_tie(table, seat):
        return False
    return has_raised(table, seat) or not known.wagers


def cards_due(table: Table, place: str) -> int:
    """Return how many cards a place is dealt: a further one where a tie goes on."""
    is_dealer = place == DEALER
    hand = seat_hand(place)
    asked = tied(table) if is_dealer else (hand.seat,) if hand else ()
    on = any(goes_on(table, seat) for seat in asked)
    sizes = table.setup.hand_most if on else table.setup.hand_sizes
    return sizes.get(DEALER if is_dealer else _SEAT, 0)


def is_unfought(table: Table) -> bool:
    """True if a tied seat goes on, and a further card of it or of the dealer is not there yet."""
    going = [seat for seat in tied(table) if goes_on(table, seat)] if are_asked(table.setup) else []
    places = (*map(str, going), DEALER) if going else ()
    return any(len(table.round.cards.get(at, ())) < cards_due(table, at) for at in places)


def give_up_refusal(table: Table, seat: int, reached: GameStage | None) -> str:
    """Say why a seat cannot give up half now, or nothing if it can."""
    stage = decision(table.setup)
    if stage is None:
        return ""
    if reached != stage:
        return Msg("Half is given up at {stage} only. Touch it first", stage=stage.label)
    if has_tie(table, seat) is False:
        return Msg("Seat {seat} has no tie. It gives nothing up", seat=seat)
    if len(table.round.cards.get(str(seat), ())) > table.setup.hand_sizes.get(_SEAT, 0):
        return Msg("Seat {seat} has its second card. It gives nothing up", seat=seat)
    return ""


def raise_refusal(table: Table, seat: int, wagers: Mapping[str, int]) -> str:
    """Say why a seat cannot bet so much on its tie, or nothing if it can."""
    stage, known = decision(table.setup), table.seat(seat)
    cents = wagers.get(stage.decides[0], 0) if stage is not None else 0
    if stage is None or not cents or known.wagers == wagers:
        return ""
    wager = table.setup.label_of(stage.decides[0])
    base = sum(wagers.get(key, 0) for key in table.setup.own_wagers)
    if known.has_folded:
        return Msg("Seat {seat} has given up half. Take that back first", seat=seat)
    if has_tie(table, seat) is False:
        return Msg("Seat {seat} has no tie. {wager} needs one", seat=seat, wager=wager)
    if base and cents != base:
        return Msg(
            "Seat {seat} bets {wager} as high as its first wager, or gives up half",
            seat=seat,
            wager=wager,
        )
    return ""


def card_refusal(table: Table, place: str, cards: tuple[str, ...]) -> str:
    """Say why a place gets no further card, or nothing where it may, or where a card is unknown."""
    if not are_asked(table.setup) or len(cards) <= 1:
        return ""
    after = table.with_round(replace(table.round, cards={**table.round.cards, place: cards}))
    if place == DEALER:
        dealt = [seat for seat in table.setup.seats if table.round.cards.get(str(seat))]
        if not dealt or any(goes_on(after, seat) for seat in dealt):
            return ""
        return Msg("No tie goes to war. No second card for the dealer")
    seat = seat_of(place)
    if table.seat(seat).has_folded:
        return Msg("Seat {seat} has given up half. It gets no second card", seat=seat)
    if has_tie(after, seat) is False:
        return Msg("Seat {seat} has no tie. It gets no second card", seat=seat)
    if is_open(after, seat):
        return Msg("Seat {seat} has a tie and has not decided. Ask it first", seat=seat)
    return ""


def _first(table: Table, place: str) -> Card | None:
    cards = table.round.cards.get(place, ())
    return parse_cards(cards[:1])[0] if cards else None
