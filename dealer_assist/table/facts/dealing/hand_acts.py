"""Hands of blackjack played act by act, where their cards are known.

An act is one record: what it says, what it puts up, what it draws. The last one of a stage may be
taken back. The rules are asked whether one may be, never repeated.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.ranking.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import (
    dealers_hand,
    dealt_cards,
    lammers,
    peek,
    splits,
    stages,
    surrenders,
    switches,
    zaps,
)
from dealer_assist.table.facts.dealing.acts_on_record import STAND, has_stood
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    doubled_once_more,
    doubles_again,
    entire_wager,
    refuse_act,
    split_key,
    surrender_key,
    why_no_double,
    why_no_lammer,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import AWAY, DEALER, SeatHand, hand_of, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Act, Table, once
from dealer_assist.value import Value, replace

HIT, FREE_DOUBLE, FREE_SPLIT = "hit", *lammers.VERBS
SURRENDER, DOUBLE, SPLIT = "surrender", "double", "split"
ZAP = zaps.ZAP
ACTS = (HIT, STAND, FREE_DOUBLE, FREE_SPLIT, SURRENDER, DOUBLE, SPLIT, ZAP)
_PLAY = "play"
_TWO, _BEST = 2, 21


class Laid(Value):
    """A seat after an act: its cards by place, its wagers, and how many cards were drawn.

    Where it `lacks_card` the act needs one more than it was given.
    """

    cards: Mapping[str, tuple[str, ...]]
    wagers: Mapping[str, int]
    drawn: int = 0
    lacks_card: bool = False


def are_played(setup: TableSetup) -> bool:
    """True if hands are played act by act at this table."""
    return known.is_blackjack(setup)


@once
def to_play(table: Table) -> str:
    """Return the hand whose turn it is, in the order of the seats; nothing when none has one."""
    if not is_time(table):
        return ""
    return next((one for one in in_turn(table) if is_open(table, one)), "")


@once
def to_switch(table: Table) -> int | None:
    """Return the seat that is asked to keep or switch now: the hands before it are played."""
    waiting, turn = switches.to_ask(table), to_play(table)
    order = table.setup.seats.index
    if not waiting or (turn and order(seat_of(turn)) < order(waiting[0])):
        return None
    return waiting[0]


def in_turn(table: Table) -> tuple[str, ...]:
    """Return every hand in the order of play; of two hands of a seat the right one comes first."""
    return tuple(
        place
        for seat in known.dealt_in(table)
        for place in sorted(known.hands_of(table, seat), key=lambda one: not hand_of(one).is_right)
    )


def is_open(table: Table, place: str) -> bool:
    """True if a hand has its cards and is still to be played."""
    return _is_known(table, place) and not is_over(table, place)


def is_over(table: Table, place: str) -> bool:
    """True if a hand draws no more: it stands, or the rules have ended it."""
    lying = table.round.cards.get(place, ())
    if has_stood(table, place):
        return True
    return bool(dealt_cards.stands(table, place, lying)) and not doubles_again(table, place)


def dealer_draws(table: Table) -> bool:
    """True if the dealer's own hand is known in part, and another card comes to it."""
    reached, dealer = stages.now(table), known.cards_at(table, DEALER)
    if not are_played(table.setup) or reached is None or reached.key != DEALER or not dealer:
        return False
    return not dealers_hand.is_over(table) and any(
        _is_left(table, place) for place in in_turn(table)
    )


def _is_left(table: Table, place: str) -> bool:
    """True if a hand is compared with the dealer's."""
    cards = known.cards_at(table, place)
    is_natural = is_blackjack_hand(cards) and not known.is_split(table, place)
    return bool(cards) and count(cards)[0] <= _BEST and not is_natural


def have_begun(table: Table) -> bool:
    """True if a hand was played: a switch or a zap is before that."""
    return any(act.act not in (*switches.ANSWERS, ZAP) for act in table.round.acts)


def last_act(table: Table) -> Act | None:
    """Return the act that may be taken back: the last one, while its stage lasts."""
    return table.round.acts[-1] if table.round.acts and is_time(table) else None


def lacks_card(table: Table, command: c.PlayHand) -> bool:
    """True if an act that may be needs one more card than it names."""
    if why_not(table, command.place, command.act):
        return False
    return laid_by(table, command).lacks_card


def laid_by(table: Table, command: c.PlayHand) -> Laid:
    """Lay an act on the table as it stands, card by card as far as it names them."""
    place, act, seat = command.place, command.act, seat_of(command.place)
    wagers, worth = dict(table.seat(seat).wagers), entire_wager(table, seat)
    cards = {hand: table.round.cards.get(hand, ()) for hand in known.hands_of(table, seat)}
    match act:
        case "free_double":
            wagers[lammers.key(FREE_DOUBLE, place)] = worth
        case "double":
            wagers[double_key(place)] = doubled_once_more(table, place)
        case "surrender":
            wagers[surrender_key(place)] = surrenders.saved(table, place)
        case "free_split" | "split":
            new = splits.new_place(table, place)
            if act == FREE_SPLIT:
                wagers[lammers.key(FREE_SPLIT, new)] = worth
            elif worth:
                wagers[split_key(new)] = worth
            first, second = cards[place]
            cards |= {place: (first,), new: (second,)}
        case "zap":
            cards |= {SeatHand(seat, AWAY).text: cards[place], place: ()}
    draws = place if act in (HIT, FREE_DOUBLE, DOUBLE) else ""
    named, drawn = list(command.cards), 0
    while draws or (draws := _due(table, command, cards, wagers)):
        if drawn == len(named):
            return Laid(cards, wagers, drawn, lacks_card=True)
        cards[draws] = (*cards[draws], named[drawn])
        drawn, draws = drawn + 1, ""
    return Laid(cards, wagers, drawn)


def _due(
    table: Table,
    command: c.PlayHand,
    cards: Mapping[str, tuple[str, ...]],
    wagers: Mapping[str, int],
) -> str:
    """Return the split hand of this seat whose turn has come and whose second card has not."""
    seat = seat_of(command.place)
    noted = Act(command.place, command.act, {})
    lying = table.with_round(
        replace(
            table.round,
            cards={**table.round.cards, **cards},
            seats={**table.round.seats, seat: replace(table.seat(seat), wagers=wagers)},
            acts=(*table.round.acts, noted),
        )
    )
    turn = to_play(lying)
    return turn if turn in cards and len(cards[turn]) < _TWO else ""


def why_not(table: Table, place: str, act: str) -> str:
    """Say why a hand cannot do that now, or nothing if it can."""
    if act not in ACTS:
        return Msg("Hit, stand, double, split or surrender. Touch one")
    if not are_played(table.setup):
        return Msg(
            "{game} is played on the card pad. Touch its cards in", game=table.setup.game_name
        )
    if not is_time(table):
        return Msg("No hand is played now. Its stage and its cards come first")
    turn = to_play(table)
    if not turn:
        return Msg("Every hand is played. The dealer's is next")
    if place != turn:
        return Msg("Seat {seat} is next. Play that hand first", seat=turn)
    try:
        refuse_act(table, place)
    except Refused as refused:
        return refused.message
    if len(table.round.cards.get(place, ())) < _TWO and act != HIT:
        return Msg("Seat {seat} gets its second card first. Touch HIT", seat=place)
    if doubles_again(table, place):
        may = act in (DOUBLE, STAND)
        return "" if may else Msg("Seat {seat} has doubled: double again or stand", seat=place)
    if doubled_at(table, place) and act != HIT:
        return Msg("Seat {seat} has doubled. Its card comes first, touch HIT", seat=place)
    return _refused(table, place, act)


def _refused(table: Table, place: str, act: str) -> str:
    """Ask the rules about one act of a hand with two cards or more."""
    match act:
        case "free_double" | "free_split":
            return _no_wager(table, place) or why_no_lammer(table, act, place)
        case "double":
            if not (_no_wager(table, place) or why_no_lammer(table, FREE_DOUBLE, place)):
                return Msg("The double of seat {seat} is free. Lay a lammer", seat=place)
            return _no_wager(table, place) or why_no_double(table, place)
        case "split":
            if not (_no_wager(table, place) or why_no_lammer(table, FREE_SPLIT, place)):
                return Msg("The split of seat {seat} is free. Lay a lammer", seat=place)
            return _no_wager(table, place) or splits.why_not(table, place)
        case "surrender":
            if not surrenders.are_offered(table.setup):
                return Msg("No surrender in this house. Hit or stand")
            if surrenders.may_be(table, place) and surrenders.saved(table, place):
                return ""
            return Msg("Seat {seat} cannot surrender now. Hit or stand", seat=place)
        case "zap":
            if not zaps.are_made(table.setup):
                return Msg("No zaps in {game}", game=table.setup.game_name)
            return zaps.why_not(table, seat_of(place))
    return ""


def _no_wager(table: Table, place: str) -> str:
    if entire_wager(table, seat_of(place)):
        return ""
    return Msg("Seat {seat} has no blackjack wager on record. Enter it first", seat=seat_of(place))


def is_time(table: Table) -> bool:
    """True if hands are played now: at their stage, the up card seen, no look to come."""
    reached = stages.now(table)
    is_play = reached is not None and reached.key == _PLAY
    return (
        is_play
        and are_played(table.setup)
        and len(table.round.cards.get(DEALER, ())) == 1
        and (not peek.is_open(table))
    )


def _is_known(table: Table, place: str) -> bool:
    """True if a hand can be played: it has two cards, one after a split, fewer after a zap."""
    held = len(table.round.cards.get(place, ()))
    is_zapped = hand_of(place).is_first and bool(known.zapped(table, seat_of(place)))
    return held >= _TWO or is_zapped or (held == 1 and known.is_split(table, place))
