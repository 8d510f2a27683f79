"""The card pad: where a card goes, which cards are left, and what can be done with a hand."""

from collections import Counter
from collections.abc import Collection
from typing import Any, assert_never

from dealer_assist.devices.simulated.virtual_shoe import awaits_play
from dealer_assist.message import Msg
from dealer_assist.rules.cards import JOKER, RANKS, SUITS, card_name, parse_cards
from dealer_assist.rules.games.baccarat import total
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import exchanges, house_money, sets
from dealer_assist.table.facts.dealing.dealt_cards import is_pushing, stands
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging import tableau
from dealer_assist.table.places import (
    AWAY,
    BOARD,
    DEALER,
    RIGHT,
    BankerHand,
    Board,
    DealerHand,
    Nowhere,
    PlayerHand,
    SeatHand,
    first_of,
    place_of,
    seat_hand,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.cards.presenter.acts import (
    PadAct,
    action,
    aside,
    blackjack_acts,
    fold_act,
)
from dealer_assist.ui.pages.cards.presenter.set_hand import (
    WellsModel,
    next_unset,
    set_acts,
    wells,
)
from dealer_assist.ui.table.presenter.bets.folds import folded_words
from dealer_assist.ui.table.presenter.cards.cards import counted, hand_words, with_wilds
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value


class PlaceTouched(Value):
    """The place that the next card goes to."""

    place: str


class CardPutDown(Value):
    """A card that lies on the table."""

    card: str


class PlaceModel(Value):
    """A place to put cards at, and how many it has."""

    touch: PlaceTouched
    label: str
    detail: str
    is_selected: bool = False
    is_whole: bool = False

    @property
    def key(self) -> PlaceTouched:
        """Return what a press tells."""
        return self.touch


class CardKeyModel(Value):
    """One card of the pad; a reason says why it cannot be put down."""

    card: str
    reason: str = ""

    @property
    def touch(self) -> CardPutDown:
        """Return what a press tells."""
        return CardPutDown(self.card)


class CardPadModel(Value):
    """The whole pad: suits from top to bottom, ranks from ace to king; a joker comes last.

    `aside` is what a hand may do besides, beside the hand itself; `has_up_card` marks the first of
    the cards as the one that lies face up. `wells` stand in the place of the keys while a hand is
    set, at a seat by touch.
    """

    places: tuple[PlaceModel, ...]
    cards: tuple[str, ...]
    title: str
    detail: str
    keys: tuple[CardKeyModel, ...]
    actions: tuple[Button[Any], ...]
    aside: tuple[Button[Any], ...] = ()
    has_up_card: bool = False
    wells: WellsModel | None = None
    is_at_seat: bool = False


def pad_model(
    table: Table,
    place: str,
    *,
    can_undo: bool,
    made_at: str = "",
    low: tuple[str, ...] = (),
    is_chosen: bool = False,
) -> CardPadModel:
    """Show the pad for a place; a hand that was just made elsewhere is shown a while instead.

    A side of a coup that is touched takes a third card that the rules do not give it: it lies
    there, and is told to be wrong.
    """
    shown = made_at or place
    shut = "" if is_chosen and _may_be_too_many(table, place) else _shut(table, place)
    return CardPadModel(
        places=tuple(_place(table, one, is_selected=one == place) for one in known.places(table)),
        cards=_shown(table, shown),
        title=made(table, made_at) if made_at else _title(table, place),
        detail=_wild_cards(table, shown) or shut or _order(table, place),
        keys=_keys(table, place, shut),
        actions=_actions(table, place, low, can_undo=can_undo),
        aside=aside(table, place),
        has_up_card=shown == DEALER and _turns_up_card(table.setup),
        wells=wells(table, place, low),
        is_at_seat=seat_hand(place) is not None,
    )


def _wild_cards(table: Table, place: str) -> str:
    """Say how a card is marked that stands for another, where one of this hand does."""
    if not place or not known.wilds(table, place) or not all(known.faces(table, place)):
        return ""
    return Msg("2s and the joker are wild. A black band names the card. No band is a plain two.")


def _shown(table: Table, place: str) -> tuple[str, ...]:
    """Return the cards of a place; where hands are set, the dealer's are backs until all have."""
    if place == DEALER and sets.are_made(table.setup):
        return known.faces(table, place)
    is_open = table.setup.has_joker and all(known.faces(table, place))
    return with_wilds(table, place) if is_open else table.round.cards.get(place, ())


def place_now(table: Table, chosen: str) -> str:
    """Return the place that the next card goes to: the chosen one until it is whole."""
    if chosen in known.places(table):
        return chosen
    return known.next_place(table) or next_unset(table) or known.places(table)[-1]


def after_card(table: Table, place: str) -> str:
    """Return the place that stays chosen after a card came: none lets the order decide."""
    if known.is_baccarat(table.setup):
        return ""
    if known.is_blackjack(table.setup) and place != DEALER:
        cards = table.round.cards.get(place, ())
        if known.is_split(table, place):
            # A split hand is played out before the next one gets its card.
            return "" if stands(table, place, cards) else place
        if (hand := seat_hand(place)) and known.zapped(table, hand.seat):
            # New cards are no first ones: the hand is played on at once.
            return "" if stands(table, place, cards) else place
        return "" if len(cards) == known.due(table, place) else place
    return "" if known.is_whole(table, place) else place


def made(table: Table, place: str) -> str:
    """Say what the cards of a place make: Seat 1: Four of a kind A; nothing before they do."""
    said = _worth(table, place)
    return Msg("{place}: {hand}", place=known.place_name(place), hand=said) if said else ""


def _worth(table: Table, place: str) -> str:
    cards = table.round.cards.get(place, ())
    if known.is_blackjack(table.setup):
        if place == DEALER and cards and is_pushing(table.setup, count(parse_cards(cards))[0]):
            return Msg("22 PUSHES")
        is_no_blackjack = known.is_split(table, place) or known.is_switched(table, place)
        return counted(cards, is_split=is_no_blackjack) if len(cards) > 1 else ""
    if known.is_baccarat(table.setup):
        return str(total(parse_cards(cards))) if cards else ""
    hand = known.hand_at(table, place)
    return hand_words(hand.text) if hand else ""


def _place(table: Table, place: str, *, is_selected: bool) -> PlaceModel:
    is_whole = known.is_whole(table, place)
    label = _side_label(place) if known.has_two_hands(table.setup) else _label(place)
    return PlaceModel(PlaceTouched(place), label, _detail(table, place), is_selected, is_whole)


def _detail(table: Table, place: str) -> str:
    hand = seat_hand(place)
    if hand and table.seat(hand.seat).has_folded and not table.round.cards.get(place):
        return folded_words(table)
    if known.is_blackjack(table.setup) and (said := _worth(table, place)):
        return said
    if sets.are_made(table.setup) and hand and table.seat(hand.seat).low:
        return Msg("Set")
    if known.is_baccarat(table.setup) and (points := _worth(table, place)):
        return Msg("{cards}, {hand}", cards=_count(table, place), hand=points)
    return _count(table, place)


def _label(place: str) -> str:
    match place_of(place):
        case DealerHand():  # the cards, not the person: two words in some languages
            return Msg("DEALER")
        case Board():
            return Msg("BOARD")
        case PlayerHand() | BankerHand():
            return place.upper()  # as it is printed on the layout
        case SeatHand(seat, hand) if hand == AWAY:
            return Msg("{seat} PUT AWAY", seat=seat)
        case SeatHand() | Nowhere():
            return Msg("SEAT {seat}", seat=place)
        case never:
            assert_never(never)


def _side_label(place: str) -> str:
    """Name a place where seats have two hands, and those split off them by their letters."""
    hand = seat_hand(place)
    if hand and hand.is_first:
        return Msg("{seat} LEFT", seat=hand.seat)
    if hand and hand.hand == RIGHT:
        return Msg("{seat} RIGHT", seat=hand.seat)
    return _label(place)


def _title(table: Table, place: str) -> str:
    if not place:
        return Msg("Every hand has its cards")
    name, cards = known.place_name(place), _count(table, place)
    if known.has_two_hands(table.setup):
        name = _side_label(place)
    if said := _worth(table, place):
        return Msg("{place}: {cards}, {hand}", place=name, cards=cards, hand=said)
    return Msg("{place}: {cards}", place=name, cards=cards)


def _count(table: Table, place: str) -> str:
    held, due = len(table.round.cards.get(place, ())), known.due(table, place)
    if not due:
        return Msg("None")
    if known.is_baccarat(table.setup) or known.is_blackjack(table.setup):
        return Msg("{n} cards", one="{n} card", n=held)
    return Msg("{held} of {due} cards", held=held, due=due)


def _order(table: Table, place: str) -> str:
    """Say in which order cards are touched in: it is not the same in every game."""
    if place == DEALER and _turns_up_card(table.setup):
        return Msg("The dealer's up card first, then the others.")
    if (hand := seat_hand(place)) and exchanges.is_away(table.setup, place):
        return exchanges.open_words(table, hand.seat)
    if known.is_baccarat(table.setup):
        wrong, draws = tableau.wrong_card(table), tableau.next_draw(table)
        return wrong or draws or Msg("In order: Player, Banker, Player, Banker.")
    if known.has_two_hands(table.setup):
        return Msg("Left hand, right hand, then the dealer. Touch each hand that draws.")
    if known.is_blackjack(table.setup):
        return Msg("Two cards a seat, then the dealer. Touch each hand that draws.")
    if DEALER not in table.setup.hand_sizes:
        return Msg("Seat by seat, then the board.")
    if BOARD in table.setup.hand_sizes:
        return Msg("Seat by seat, then the board, then the dealer.")
    return Msg("Seat by seat, then the dealer.")


def _turns_up_card(setup: TableSetup) -> bool:
    """Return True if the dealer turns one card before the others."""
    return known.is_blackjack(setup) or known.has_discards(setup)


def _why_shut(table: Table) -> str:
    if table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return Msg("Cards come after the game has started.")
    return ""


def _shut(table: Table, place: str) -> str:
    """Say why no card can be put down at a place, or nothing where one can."""
    shut = _why_shut(table) or stands(table, place, table.round.cards.get(place, ()))
    if shut or known.is_blackjack(table.setup) or not known.is_whole(table, place):
        return shut
    if exchanges.is_away(table.setup, place) and not table.round.cards.get(place):
        return ""
    if known.is_baccarat(table.setup) and (stands_on := tableau.stands(table, place)):
        return stands_on
    name = known.place_name(place)
    if all(known.is_whole(table, one) for one in known.places(table)):
        return Msg("{place} has all its cards", place=name)
    return Msg("{place} has all its cards. Choose another place", place=name)


def _may_be_too_many(table: Table, place: str) -> bool:
    """Return True if a third card can lie at a side of a coup that is over without it."""
    is_side = known.is_baccarat(table.setup) and not _why_shut(table)
    return is_side and len(table.round.cards.get(place, ())) == 2


def _keys(table: Table, place: str, shut: str) -> tuple[CardKeyModel, ...]:
    used = Counter(card for hand in table.round.cards.values() for card in hand)
    names = [rank + suit for suit in reversed(SUITS) for rank in f"A{RANKS[:-1]}"]
    names += [card_name(JOKER)] if table.setup.has_joker else []
    if seat_hand(place) and sets.are_made(table.setup) and sets.is_whole(table, place):
        own = table.round.cards[place]  # they change their well
        return tuple(CardKeyModel(card, "" if card in own else shut) for card in names)
    gone = {card for card, times in used.items() if times >= table.setup.decks}
    if (hand := seat_hand(place)) and exchanges.is_away(table.setup, place):
        lying = {*table.round.cards.get(first_of(place), ())}
        gone -= lying  # they leave the hand
        if exchanges.has_all(table, hand.seat) and not shut:
            others = Msg("Not at seat {seat}", seat=hand.seat)
            return tuple(CardKeyModel(card, "" if card in lying else others) for card in names)
    held = {card_name(card) for card in table.setup.deck}
    return tuple(
        CardKeyModel(card, shut or (_used(card) if card in gone else _lacking(card, held)))
        for card in names
    )


def _lacking(card: str, held: Collection[str]) -> str:
    return "" if card in held else Msg("No {card} in these decks", card=card)


def _used(card: str) -> str:
    return Msg("{card} is on the table already", card=card)


def _actions(
    table: Table, place: str, low: tuple[str, ...], *, can_undo: bool
) -> tuple[Button[Any], ...]:
    nothing = "" if can_undo else Msg("Nothing yet")
    no_cards = "" if table.round.cards.get(place) else Msg("No cards here")
    models = [
        action(PadAct.UNDO, Msg("UNDO"), "arrow-left", Msg("The last act"), nothing),
        action(PadAct.CLEAR, Msg("CLEAR"), "cross", Msg("This place"), no_cards),
    ]
    if known.is_blackjack(table.setup):
        models += blackjack_acts(table, place)
    if sets.are_made(table.setup):
        models += set_acts(table, place, low)
    if (fold := fold_act(table, place)) is not None:
        models.append(fold)
    if table.setup.is_simulated:
        models.append(_deal(table))
    return tuple(models)


def _deal(table: Table) -> Button[Any]:
    """Deal a round; one that would take touched cards away is held."""
    if awaits_play(table):
        why_not = _why_shut(table) or house_money.in_short(table) or _settled_first(table)
        plays = Msg("Set the hands") if sets.are_made(table.setup) else Msg("Play the hands")
        return action(PadAct.DEAL, Msg("DEAL"), "play", plays, why_not)
    known_cards = sum(map(len, table.round.cards.values()))
    if known_cards and not _why_shut(table):
        goes = Msg("Hold: {n} cards go", one="Hold: {n} card goes", n=known_cards)
        return Button(PadAct.DEAL, Msg("DEAL"), "play", goes, ActionState.HOLD)
    return action(PadAct.DEAL, Msg("DEAL"), "play", Msg("A virtual round"), _why_shut(table))


def _settled_first(table: Table) -> str:
    """Say which jackpot is settled before the hands are played, or nothing."""
    for sensor in early_jackpots(table):
        return Msg("{jackpot} first", jackpot=table.setup.jackpots[sensor].label)
    return ""
