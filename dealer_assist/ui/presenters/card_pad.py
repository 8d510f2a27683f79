"""The card pad: where a card goes, which cards are left, and what can be done with a hand."""

from collections import Counter
from dataclasses import dataclass

from dealer_assist.cards.blackjack_hands import (
    DOUBLE,
    LEFT_UP,
    SURRENDER,
    entire_wager,
    has_surrendered,
    may_surrender,
)
from dealer_assist.message import Msg
from dealer_assist.rules.blackjack import house_rules
from dealer_assist.rules.cards import RANKS, SUITS, parse_cards
from dealer_assist.rules.house_money import bonus_line
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.models.actions import ActionModel, ActionState

UNDO, CLEAR, DEAL, SPLIT, LEAVE, TWICE = "undo", "clear", "deal", "split", "leave", "double"
GIVE_UP = "surrender"
_HANDS = "bcd"  # what follows the seat's number in the place of a split hand


@dataclass(frozen=True, slots=True)
class PlaceModel:
    """A place to put cards at, and how many it has."""

    key: str
    label: str
    detail: str
    is_selected: bool = False
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class CardKeyModel:
    """One card of the pad; a reason says why it cannot be put down."""

    card: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CardPadModel:
    """The whole pad: suits from top to bottom, ranks from ace to king.

    `aside` is what some houses let a hand do besides, beside the hand itself.
    """

    places: tuple[PlaceModel, ...]
    cards: tuple[str, ...]
    title: str
    detail: str
    keys: tuple[CardKeyModel, ...]
    actions: tuple[ActionModel, ...]
    aside: ActionModel | None = None


def pad_model(table: Table, place: str, game: GameDefinition, *, can_undo: bool) -> CardPadModel:
    """Show the pad for a place."""
    held = table.cards.get(place, ())
    return CardPadModel(
        places=tuple(_place(table, one, is_selected=one == place) for one in known.places(table)),
        cards=held,
        title=_title(table, place),
        detail=_why_shut(table)
        or Msg("Touch the cards as they lie; the place moves on by itself."),
        keys=_keys(table, place),
        actions=_actions(table, place, game, can_undo=can_undo),
        aside=_surrender(table, place),
    )


def place_now(table: Table, chosen: str) -> str:
    """Give the place that the next card goes to: the chosen one until it is whole."""
    if chosen in known.places(table):
        return chosen
    return known.next_place(table) or known.places(table)[-1]


def after_card(table: Table, place: str) -> str:
    """Give the place that stays chosen after a card came: none lets the order decide."""
    if known.is_baccarat(table.setup):
        return ""
    if known.is_blackjack(table.setup) and place != known.DEALER:
        held = len(table.cards.get(place, ()))
        return "" if held == known.due(table.setup, place) else place
    return "" if known.is_whole(table, place) else place


def split(table: Table, place: str) -> list[Command]:
    """Give the second card of a pair a hand of its own."""
    first, second = table.cards[place]
    taken = known.hands_of(table, int(place[0]))
    free = next(f"{place[0]}{one}" for one in _HANDS if f"{place[0]}{one}" not in taken)
    return [SeeCards(place, (first,)), SeeCards(free, (second,))]


def leave_up(table: Table, place: str, game: GameDefinition) -> PlaceWagers:
    """Leave the proceeds of House Money on the spot, or take them off again."""
    wagers = dict(table.seat(int(place[0])).wagers)
    if not wagers.pop(LEFT_UP, 0):
        wagers[LEFT_UP] = proceeds(table, place, game)
    return PlaceWagers(int(place[0]), wagers)


def double(table: Table, place: str) -> PlaceWagers:
    """Double the entire wager, or take the double back."""
    seat = int(place[0])
    wagers = dict(table.seat(seat).wagers)
    if not wagers.pop(DOUBLE, 0):
        wagers[DOUBLE] = entire_wager(table, seat)
    return PlaceWagers(seat, wagers)


def surrender(table: Table, place: str) -> PlaceWagers:
    """Give the hand up for half of the entire wager, or take that back."""
    seat = int(place[0])
    wagers = dict(table.seat(seat).wagers)
    if not wagers.pop(SURRENDER, 0):
        wagers[SURRENDER] = entire_wager(table, seat) // 2
    return PlaceWagers(seat, wagers)


def proceeds(table: Table, place: str, game: GameDefinition) -> int:
    """Give what House Money has won at a seat, its stake included; nothing where it has not."""
    stake = table.seat(int(place[0])).wagers.get("house_money", 0)
    cards = known.first_two(table, int(place[0]))
    line = bonus_line(cards) if len(cards) == 2 else None
    paytable = game.paytables["house_money"][table.setup.paytables["house_money"]]
    pay = paytable.pay([line] if line else [])
    return stake + pay.net(stake) if stake and isinstance(pay, ToOne) else 0


def _place(table: Table, place: str, *, is_selected: bool) -> PlaceModel:
    is_whole = known.is_whole(table, place)
    return PlaceModel(place, _label(place), _count(table, place), is_selected, is_whole)


def _label(place: str) -> str:
    match place:
        case "dealer":  # the cards, not the person: two words in some languages
            return Msg("DEALER")
        case "board":
            return Msg("BOARD")
        case "player" | "banker":
            return place.upper()  # as it is printed on the layout
        case _:
            return Msg("SEAT {seat}", seat=place)


def _title(table: Table, place: str) -> str:
    if not place:
        return Msg("Every hand has its cards")
    return Msg("{place}: {cards}", place=known.place_name(place), cards=_count(table, place))


def _count(table: Table, place: str) -> str:
    held, due = len(table.cards.get(place, ())), known.due(table.setup, place)
    if known.is_baccarat(table.setup) or known.is_blackjack(table.setup):
        return Msg("{n} cards", one="{n} card", n=held)
    return Msg("{held} of {due} cards", held=held, due=due)


def _why_shut(table: Table) -> str:
    if table.phase in (Phase.BETTING, Phase.CLOSED):
        return Msg("Cards come after the game has started.")
    return ""


def _keys(table: Table, place: str) -> tuple[CardKeyModel, ...]:
    used = Counter(card for hand in table.cards.values() for card in hand)
    shut = _why_shut(table)
    if not shut and not known.is_blackjack(table.setup) and known.is_whole(table, place):
        shut = Msg("{place} has all its cards; choose another place", place=known.place_name(place))
    names = [rank + suit for suit in reversed(SUITS) for rank in f"A{RANKS[:-1]}"]
    gone = {card for card, times in used.items() if times >= table.setup.decks}
    return tuple(
        CardKeyModel(card, shut or (_used(card) if card in gone else "")) for card in names
    )


def _used(card: str) -> str:
    return Msg("{card} is on the table already", card=card)


def _actions(
    table: Table, place: str, game: GameDefinition, *, can_undo: bool
) -> tuple[ActionModel, ...]:
    held = table.cards.get(place, ())
    shut = _why_shut(table)
    models = [
        _action(
            UNDO,
            Msg("UNDO"),
            "arrow-left",
            Msg("The last card"),
            "" if can_undo else Msg("No card yet"),
        ),
        _action(
            CLEAR, Msg("CLEAR"), "cross", Msg("This place"), "" if held else Msg("No cards here")
        ),
    ]
    if known.is_blackjack(table.setup):
        models += _blackjack(table, place, game)
    if table.setup.is_simulated:
        models.append(_action(DEAL, Msg("DEAL"), "play", Msg("A virtual round"), shut))
    return tuple(models)


def _blackjack(table: Table, place: str, game: GameDefinition) -> list[ActionModel]:
    if not place[:1].isdigit():
        why_not = Msg("Choose a seat")
        return [
            _action(SPLIT, Msg("SPLIT"), "plus", "", why_not),
            _action(LEAVE, Msg("LEAVE UP"), "chip", "", why_not),
            _action(TWICE, Msg("DOUBLE"), "chip", "", why_not),
        ]
    held = parse_cards(table.cards.get(place, ()))
    wagers = table.seat(int(place[0])).wagers
    hands = len(known.hands_of(table, int(place[0])))
    is_pair = len(held) == 2 and held[0] >> 2 == held[1] >> 2 and hands <= len(_HANDS)
    won = proceeds(table, place, game)
    left, doubled = wagers.get(LEFT_UP, 0), wagers.get(DOUBLE, 0)
    entire = entire_wager(table, int(place[0]))
    may_double = bool(entire) and len(held) in (2, 3) and hands == 1
    may_double = may_double and not has_surrendered(table, int(place[0]))
    return [
        _action(
            SPLIT, Msg("SPLIT"), "plus", Msg("A second hand"), "" if is_pair else Msg("Not a pair")
        ),
        _action(
            LEAVE,
            Msg("LEFT UP") if left else Msg("LEAVE UP"),
            "check" if left else "chip",
            chips(left or won),
            "" if won else Msg("Nothing was won"),
        ),
        _action(
            TWICE,
            Msg("DOUBLED") if doubled else Msg("DOUBLE"),
            "check" if doubled else "chip",
            chips(doubled or entire),
            "" if may_double else Msg("Not now"),
        ),
    ]


def _surrender(table: Table, place: str) -> ActionModel | None:
    if not known.is_blackjack(table.setup) or not house_rules(table.setup.options).surrender:
        return None
    if not place[:1].isdigit():
        return _action(GIVE_UP, Msg("SURRENDER"), "cross", "", Msg("Choose a seat"))
    seat = int(place[0])
    half = entire_wager(table, seat) // 2
    is_on = has_surrendered(table, seat)
    return _action(
        GIVE_UP,
        Msg("SURRENDERED") if is_on else Msg("SURRENDER"),
        "check" if is_on else "cross",
        Msg("{amount} back", amount=chips(half)),
        "" if half and may_surrender(table, seat) else Msg("Not now"),
    )


def _action(key: str, label: str, icon: str, detail: str, reason: str) -> ActionModel:
    if reason:
        return ActionModel(key, label, icon, reason, ActionState.NOT_YET, reason)
    return ActionModel(key, label, icon, detail)
