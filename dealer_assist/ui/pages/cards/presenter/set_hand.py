"""Setting a hand on the card pad: two wells, a touched card changes the well, both hands named."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table.commands.round import SetHand
from dealer_assist.table.facts.dealing import sets, stages
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER, seat_hand, seat_of
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.cards.presenter.acts import PadAct, action
from dealer_assist.ui.table.presenter.cards.cards import hand_words, low_words
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

_HOLDS = {
    "five_aces": Msg("By the row for five aces"),
    "four_and_pair": Msg("By the row for four of a kind with a pair"),
    "four": Msg("By the row for four of a kind"),
    "two_threes": Msg("By the row for two threes"),
    "full_house": Msg("By the row for a full house"),
    "complete_three": Msg("By the row for a straight or flush with a three"),
    "complete_pair": Msg("By the row for a straight or flush with a pair"),
    "complete_nothing": Msg("By the row for a straight or flush"),
    "three_pair": Msg("By the row for three pair"),
    "two_pair": Msg("By the row for two pair"),
    "three": Msg("By the row for three of a kind"),
    "pair": Msg("By the row for one pair"),
    "nothing": Msg("By the row for no pair"),
}
"""The row of a house way, by what the cards hold."""


class DealerStripModel(Value):
    """The dealer's seven under the wells of a seat: backs, or low and high as they are set."""

    title: str
    low: tuple[str, ...]
    high: tuple[str, ...]
    detail: str


class WellsModel(Value):
    """Seven cards in two wells, what each makes, and a sentence on the whole.

    `all_cards` are as they were dealt. `dealer` is what of the dealer's hand may be seen while a
    seat is set.
    """

    all_cards: tuple[str, ...]
    low: tuple[str, ...]
    high: tuple[str, ...]
    low_words: str = ""
    high_words: str = ""
    title: str = ""
    detail: str = ""
    is_foul: bool = False
    is_set: bool = False
    dealer: DealerStripModel | None = None


def wells(table: Table, place: str, low: tuple[str, ...]) -> WellsModel | None:
    """Lay the cards of a place into the wells; None while they are not all known, or not shown."""
    if not sets.are_made(table.setup) or not sets.is_whole(table, place):
        return None
    cards = table.round.cards[place]
    if place == DEALER:
        return _dealers(table) if all(known.faces(table, place)) else None
    high = tuple(card for card in cards if card not in low)
    if len(low) != sets.IN_FRONT:
        title = Msg("Touch the two cards of the low hand")
        detail = Msg("Touch a card to move it to the other hand.")
        return WellsModel(cards, low, high, title=title, detail=detail, dealer=dealer_strip(table))
    laid = sets.laid(table, place, low)
    is_set = set(low) == set(low_of(table, place))
    title, detail = Msg("Legal: LOW is not above HIGH"), Msg("Touch RECORD HAND, or another card.")
    if laid.is_foul:
        title = Msg("FOUL: LOW is above HIGH")
        detail = Msg("Set like this the hand loses. Bonus bets use all its cards.")
    elif is_set:
        title, detail = Msg("Set, and on record"), Msg("Touch a card to change it.")
    return WellsModel(
        cards,
        low,
        high,
        low_words(laid.low.text),
        hand_words(laid.high.text),
        title,
        detail,
        is_foul=laid.is_foul,
        is_set=is_set,
        dealer=dealer_strip(table),
    )


def dealer_strip(table: Table) -> DealerStripModel:
    """Show the dealer's hand as far as a seat that sets may see it: open, or seven backs."""
    faces = known.faces(table, DEALER)
    if sets.is_whole(table, DEALER) and all(faces):
        low = sets.house_low(table, DEALER)
        high = tuple(card for card in faces if card not in low)
        row = _HOLDS[sets.hand_name(table, DEALER)]
        return DealerStripModel(Msg("DEALER, SET BY THE HOUSE WAY"), low, high, row)
    why = Msg("Face down until all have set")
    if sets.is_dealer_first(table.setup):
        why = Msg("Turned first. Enter them")
    backs = (known.BACK,) * table.setup.hand_sizes[DEALER]
    return DealerStripModel(Msg("DEALER"), (), backs, why)


def low_of(table: Table, place: str) -> tuple[str, ...]:
    """Return the low hand of a place as it is on record."""
    hand = seat_hand(place)
    return table.seat(hand.seat).low if hand else ()


def moved(low: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the low hand after a card was touched: it never holds three, the older one goes."""
    if card in low:
        return tuple(one for one in low if one != card)
    return (*low, card)[-sets.IN_FRONT :]


def next_unset(table: Table) -> str:
    """Return the place that is set next, or nothing once all are."""
    return next((str(seat) for seat in sets.unset(table)), "")


def set_acts(table: Table, place: str, low: tuple[str, ...]) -> tuple[Button[Any], ...]:
    """Show HOUSE WAY and RECORD for a seat; a foul is held."""
    if (hand := seat_hand(place)) is None:
        seat_first = Msg("Choose a seat")
        return (
            action(PadAct.HOUSE_WAY, Msg("HOUSE WAY"), "book", "", seat_first),
            action(PadAct.RECORD, Msg("RECORD HAND"), "check", "", seat_first),
        )
    return (_house_way(table, hand.seat), _record(table, place, low))


def set_by(act: PadAct, place: str, low: tuple[str, ...]) -> SetHand:
    """Return the command of an act: the house way, or the cards as they lie in the wells."""
    if act == PadAct.HOUSE_WAY:
        return SetHand(seat_of(place), by_house_way=True)
    return SetHand(seat_of(place), low)


def _house_way(table: Table, seat: int) -> Button[Any]:
    why_not = ""
    if not sets.is_whole(table, str(seat)):
        why_not = Msg("Cards first")
    elif sets.house_way_refusal(table, seat, is_time=stages.is_at_set(table)):
        why_not = Msg("Others set first")
    return action(PadAct.HOUSE_WAY, Msg("HOUSE WAY"), "book", Msg("This seat"), why_not)


def _record(table: Table, place: str, low: tuple[str, ...]) -> Button[Any]:
    found, why_not = wells(table, place, low), ""
    if found is None:
        why_not = Msg("Cards first")
    elif len(low) != sets.IN_FRONT:
        why_not = Msg("Two low cards")
    elif found.is_set:
        why_not = Msg("On record")
    elif found.is_foul:
        loses = Msg("Hold: seat {seat} loses", seat=place)
        return Button(PadAct.RECORD, Msg("RECORD FOUL"), "cross", loses, ActionState.HOLD)
    detail = Msg("Seat {seat}", seat=place)
    record = Button(PadAct.RECORD, Msg("RECORD HAND"), "check", detail, ActionState.NEXT)
    return record.unless(why_not)


def _dealers(table: Table) -> WellsModel:
    """Show the dealer's hand as the house way sets it, with the row that was used."""
    low, laid = sets.house_low(table, DEALER), sets.by_house_way(table, DEALER)
    cards = table.round.cards[DEALER]
    return WellsModel(
        cards,
        low,
        tuple(card for card in cards if card not in low),
        low_words(laid.low.text),
        hand_words(laid.high.text),
        Msg("Set by the house way"),
        _HOLDS[sets.hand_name(table, DEALER)],
        is_set=True,
    )
