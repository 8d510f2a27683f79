"""What a blackjack player adds in play, within the rules: a double, an insurance, a lammer."""

from collections.abc import Collection

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.games.blackjack import BlackjackHand, house_rules, refuse_double
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.money import chips
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.bookkeeping import DOUBLE, LEFT_UP, SPLIT, SURRENDER
from dealer_assist.table.facts.dealing import house_money, lammers, peek, tried_acts
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import hand_of, seat_of
from dealer_assist.table.state import Table

_DEALT = 2
_BEST = 20  # at 21 a hand stands by itself


def double_key(place: str) -> str:
    """Name the double of a hand among the wagers of its seat: split hands have their own."""
    return hand_of(place).wager(DOUBLE)


def split_key(place: str) -> str:
    """Name what lies on a hand that was split off among the wagers of its seat."""
    return hand_of(place).wager(SPLIT)


def surrender_key(place: str) -> str:
    """Name what is given up of a hand among the wagers of its seat, as a double is named."""
    return hand_of(place).wager(SURRENDER)


def doubled_at(table: Table, place: str) -> int:
    """Return how many cards a hand held when it was doubled last, 0 where it was not."""
    seat = table.seat(seat_of(place))
    keys = (double_key(place), lammers.key(lammers.DOUBLE, place))
    first = next((seat.acted_at.get(key, _DEALT) for key in keys if seat.wagers.get(key)), 0)
    # Each double draws one card, and nothing comes between two of them.
    return first + doublings(table, place) - 1 if first else 0


def doublings(table: Table, place: str) -> int:
    """Return how often a hand was doubled; where that was not noted act by act, once."""
    seat = table.seat(seat_of(place))
    keys = (double_key(place), lammers.key(lammers.DOUBLE, place))
    if not any(seat.wagers.get(key) for key in keys):
        return 0
    return max(1, sum((act.place, act.act) == (place, DOUBLE) for act in table.round.acts))


def doubles_again(table: Table, place: str) -> bool:
    """True if a doubled hand has its card and may be doubled once more; one for less may not."""
    times, cards = doublings(table, place), known.cards_at(table, place)
    if not 0 < times < tried_acts.acts_of(table.setup).doublings or count(cards)[0] > _BEST:
        return False
    worth = entire_wager(table, seat_of(place))
    is_whole = table.seat(seat_of(place)).wagers.get(double_key(place)) == worth * (2**times - 1)
    return is_whole and len(cards) > doubled_at(table, place)


def doubled_once_more(table: Table, place: str) -> int:
    """Return what lies on a hand besides its wager when it is doubled now by the whole of it."""
    worth = entire_wager(table, seat_of(place))
    if tried_acts.acts_of(table.setup).doublings == 1:
        return worth
    return 2 * table.seat(seat_of(place)).wagers.get(double_key(place), 0) + worth


def doubled_once_less(table: Table, place: str) -> int:
    """Return what lies on a hand besides its wager when its last double is taken back."""
    double = table.seat(seat_of(place)).wagers.get(double_key(place), 0)
    if doublings(table, place) == 1:
        return 0
    return (double - entire_wager(table, seat_of(place))) // 2


def entire_wager(table: Table, seat: int) -> int:
    """Return the blackjack wager with what was left up."""
    wagers = table.seat(seat).wagers
    return wagers.get(table.setup.duties.hands, 0) + wagers.get(LEFT_UP, 0)


def put_up_for_splits(table: Table, seat: int) -> dict[str, int]:
    """Return what lies on each hand that a seat has split off with its own money, by its place.

    Journals of earlier releases have no wager for a split: it is as much as the first hand has.
    """
    wagers, worth = table.seat(seat).wagers, entire_wager(table, seat)
    return {
        place: wagers.get(split_key(place)) or worth
        for place in known.hands_of(table, seat)
        if place not in known.dealt_hands(table.setup, seat)
        and not wagers.get(lammers.key(lammers.SPLIT, place))
    }


def own_stake(table: Table, place: str) -> int:
    """Return the own money on one hand: its wager unless a lammer is there, and its double."""
    wagers, seat = table.seat(seat_of(place)).wagers, seat_of(place)
    is_free = bool(wagers.get(lammers.key(lammers.SPLIT, place)))
    return (0 if is_free else entire_wager(table, seat)) + wagers.get(double_key(place), 0)


def on_hands(table: Table, seat: int) -> int:
    """Return the own money on all hands of a seat: with its splits and its doubles."""
    return sum(own_stake(table, place) for place in known.hands_of(table, seat))


def added_in_play(table: Table, seat: int, printed: Collection[str] = ()) -> int:
    """Return the own money of a seat on doubles, splits and insurance that is not `printed`."""
    if not known.is_blackjack(table.setup):
        return 0
    wagers, hands = table.seat(seat).wagers, known.hands_of(table, seat)
    keys = {table.setup.duties.insures, *map(double_key, hands)}
    added = sum(wagers.get(key, 0) for key in keys - set(printed))
    # Of two dealt hands each has as much as the wager says.
    twice = (len(known.dealt_hands(table.setup, seat)) - 1) * entire_wager(table, seat)
    return added + twice + sum(put_up_for_splits(table, seat).values())


def most_insurance(table: Table, seat: int) -> int:
    """Return the most that a seat may insure: half of the original blackjack wager."""
    return table.seat(seat).wagers.get(table.setup.duties.hands, 0) // 2


def with_insurance(table: Table, seat: int, cents: int) -> dict[str, int]:
    """Return the wagers of a seat with so much insurance; nothing takes it back."""
    insurance = table.setup.duties.insures
    others = {key: amount for key, amount in table.seat(seat).wagers.items() if key != insurance}
    if not cents and peek.is_insurance_over(table):
        raise Refused(Msg("The dealer has looked already. Insurance is closed"))
    return {**others, insurance: cents} if cents else others


def why_no_double(table: Table, place: str) -> str:
    """Say why a hand cannot be doubled now, or nothing if it can."""
    try:
        refuse_double_at(table, place, doubled_once_more(table, place))
    except Refused as refused:
        return refused.message
    return ""


def why_no_lammer(table: Table, verb: str, place: str) -> str:
    """Say why a hand cannot be doubled or split for free now, or nothing if it can."""
    try:
        refuse_act(table, place)
    except Refused as refused:
        return refused.message
    asked = lammers.why_no_double if verb == lammers.DOUBLE else lammers.why_no_split
    return asked(table, place)


def refuse_insurance(table: Table, seat: int, amount: int) -> None:
    """Refuse an insurance that the up card, the peek or the wager does not allow."""
    if why_not := why_no_insurance(table, seat):
        raise Refused(why_not)
    if amount > most_insurance(table, seat):
        raise Refused(
            Msg(
                "Seat {seat} may insure {most} at most, half of its blackjack wager",
                seat=seat,
                most=chips(most_insurance(table, seat)),
            )
        )


def why_no_insurance(table: Table, seat: int) -> str:
    """Say why a seat cannot insure now, or nothing if it can."""
    if not peek.is_ace_up(table):
        return Msg("Insurance needs an ace up")
    if peek.peeked(table):
        return Msg("The dealer has looked already. Insurance is closed")
    if table.round.bonus.insurance_closed:
        return Msg("Insurance is closed. Touch it in the strip to open it again")
    if not most_insurance(table, seat):
        return Msg("Seat {seat} has no blackjack wager to insure", seat=seat)
    return ""


def refuse_act(table: Table, place: str) -> None:
    """Refuse whatever waits for the dealer's look, or for a hand that was given up."""
    if peek.peeked(table) == BLACKJACK:
        raise Refused(Msg("Dealer has blackjack. No draws"))
    if peek.is_open(table):
        raise Refused(Msg("Look for blackjack first"))
    if table.seat(seat_of(place)).wagers.get(surrender_key(place)):
        raise Refused(Msg("Seat {seat} has given its hand up", seat=place))


def refuse_double_at(table: Table, place: str, amount: int) -> None:
    """Refuse so much on a hand besides its wager where the rules do not allow its double."""
    seat, acts = seat_of(place), tried_acts.acts_of(table.setup)
    refuse_act(table, place)
    won = house_money.winner_at(table, seat)
    if won is not None and won.left_up is None:
        raise Refused(Msg("Ask seat {seat} for LEAVE UP first. A double matches it", seat=seat))
    cards = known.cards_at(table, place)
    is_split = known.is_split(table, place)
    worth = entire_wager(table, seat)
    if doublings(table, place) and acts.doublings > 1:
        if not doubles_again(table, place) or amount != doubled_once_more(table, place):
            raise Refused(Msg("Seat {seat} has doubled. No card can follow", seat=place))
        amount = worth  # as much as lies there, whatever that is
    hand = BlackjackHand(cards[:2], worth, is_split=is_split)
    is_any = acts.doubles_late
    if len(cards) < _DEALT or count(cards)[0] > _BEST or (len(cards) > _DEALT and not is_any):
        raise Refused(Msg("A double is for the first two cards of a hand"))
    if is_any and tried_acts.has_won(table.setup, cards, is_split=is_split):
        raise Refused(Msg("Seat {seat} has won already. Pay it", seat=place))
    try:
        refuse_double(hand, amount, house_rules(table.setup.options))
    except Refused as refused:
        raise Refused(Msg("Seat {seat}: {why}", seat=place, why=refused.message)) from None
