"""The whole round, which no lesson has to ask for: every hand played, compared and paid right.

What was left undone is asked of the table's own facts, at the event that leaves it behind; one rule
for all titles. What a seat is paid for its wagers is asked once its cards say it.
"""

from collections.abc import Iterator, Sequence

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.events import Event
from dealer_assist.table.facts import comparing
from dealer_assist.table.facts.dealing import hand_acts, stages, street_questions
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.settling.settlement import SeatSettled, WagerPaid, settlement
from dealer_assist.table.places import DEALER, seat_of
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.table.words import seats_named
from dealer_assist.value import Value, replace

WRONG_PAY, NOT_PAID, CARDS_UNSEEN = "wrong_pay", "seat_not_paid", "cards_unseen"
WHOLE = (
    "hand_unplayed",
    "dealer_undrawn",
    "free_bet_missed",
    "not_decided",
    "not_compared",
    "bet_denied",
    CARDS_UNSEEN,
    NOT_PAID,
    WRONG_PAY,
)
"""What loses the points of the whole round, and with them the lesson."""
MOST_ASKED = 2
_DEALER_STAGE = "dealer"


class SeatPay(Value):
    """What a seat is paid for the wagers of the game that its cards have won, stakes aside.

    Where nobody wins, what is taken from a seat: its parts are below nothing then.
    """

    seat: int
    cents: int
    parts: tuple[tuple[str, int], ...]

    @property
    def is_taken(self) -> bool:
        """True if it is taken from the seat, not paid."""
        return is_taken(self.parts)


def is_taken(parts: Sequence[tuple[str, int]]) -> bool:
    """True if these are lost wagers."""
    return any(cents < 0 for _, cents in parts)


def left_undone(table: Table, event: Event) -> Iterator[tuple[str, str]]:
    """Name what an event leaves behind for good: a kind of mistake and its sentence."""
    match event:
        case e.HandActed(place=place, act=act, is_on=True):
            yield from _free_bet(table, place, act)
        case e.StageReached(stage=stage):
            now = stages.now(table)
            yield from _unplayed(table)
            if now is not None and now.key == _DEALER_STAGE and stage != _DEALER_STAGE:
                yield from _undrawn(table)
        case e.BetDenied(seat=seat):
            yield "bet_denied", Msg("Seat {seat} wins that bet. It was denied", seat=seat)
        case e.GameEnded():
            unplayed = tuple(_unplayed(table))
            yield from unplayed or _undrawn(table)
            yield from _undecided(table)
            if seats := comparing.left(_at_end(table)):
                said = Msg("{seats} not compared", seats=seats_named(sorted(seats)))
                yield "not_compared", said


def to_pay(table: Table, *, is_ended: bool = False) -> tuple[SeatPay, ...]:
    """Return the seats that are asked for, in the order of paying, once the cards say all of it.

    Where the round `is_ended` before its last stage, those that nobody was asked for. Prizes of a
    jackpot and envy are paid by the walk, and asked for by lessons about them.
    """
    if table.round.phase not in IN_ROUND or not (is_ended or _is_over(table)):
        return ()
    settled = settlement(table)
    if settled.why_not:
        return ()
    known = [seat for seat in settled.seats if not seat.trouble]
    paid = tuple(found for seat_settled in known if (found := _pay_of(seat_settled)) is not None)[
        :MOST_ASKED
    ]
    # A folded seat loses the same whatever it held: nothing is read off its cards.
    still_in = (one for one in known if not table.seat(one.seat).has_folded)
    taken = (found for one in still_in if (found := _taken_from(one)) is not None)
    return paid or tuple(taken)[:1]


def pay_words(paid: SeatPay, given: int) -> str:
    """Say by how much a pay was wrong, and what was right."""
    off, right = dollars(abs(given - paid.cents)), dollars(paid.cents)
    if paid.is_taken:
        return Msg(
            "Seat {seat} loses {right}, not {given}",
            seat=paid.seat,
            right=right,
            given=dollars(given),
        )
    if given > paid.cents:
        return Msg("{off} too much: seat {seat} gets {right}", off=off, seat=paid.seat, right=right)
    return Msg("{off} too little: seat {seat} gets {right}", off=off, seat=paid.seat, right=right)


def _taken_from(seat: SeatSettled) -> SeatPay | None:
    lost = [wager_paid for wager_paid in _each(seat) if wager_paid.net < 0]
    if not lost or any(wager_paid.odds for wager_paid in lost):
        return None
    parts = tuple((wager_paid.wager, wager_paid.net) for wager_paid in lost)
    return SeatPay(seat.seat, -sum(cents for _, cents in parts), parts)


def _each(seat: SeatSettled) -> list[WagerPaid]:
    """Return what is still to be settled at a seat, hands each by itself."""
    on_hands = {hand.wager for hand in seat.hands}
    each = (wager for wager in seat.wagers if wager.wager not in on_hands)
    return [wager_paid for wager_paid in (*each, *seat.hands) if not wager_paid.is_done]


def _pay_of(seat: SeatSettled) -> SeatPay | None:
    won = [wager_paid for wager_paid in _each(seat) if wager_paid.net > 0]
    if not won or any(wager_paid.odds for wager_paid in won):
        return None
    parts = tuple((wager_paid.wager, wager_paid.net - wager_paid.left_up) for wager_paid in won)
    return SeatPay(seat.seat, sum(cents for _, cents in parts), parts)


def _at_end(table: Table) -> Table:
    """Return a table as it would stand at its last stage: what is left there was left before."""
    last = tuple(stage.key for stage in table.setup.stages[-1:])
    return table.with_round(replace(table.round, stages=(*table.round.stages, *last)))


def _is_over(table: Table) -> bool:
    """True if the hands are turned: no stage comes any more, or it is a coup that all see."""
    return known.is_baccarat(table.setup) or not stages.coming(table)


def _free_bet(table: Table, place: str, act: str) -> Iterator[tuple[str, str]]:
    """Find a free bet that a hand had earned and was not asked for.

    Sevens may stay together for the jackpot: a hand that hits has said no to its free split.
    """
    if not entire_wager(table, seat_of(place)) or act not in (STAND, hand_acts.HIT):
        return
    missed = (hand_acts.FREE_DOUBLE, *((hand_acts.FREE_SPLIT,) if act == STAND else ()))
    lying = table.round.cards.get(place, ())
    is_sevens = {card[0] for card in lying} == {"7"}
    if not is_sevens and any(not hand_acts.why_not(table, place, one) for one in missed):
        said = Msg("Seat {seat} earned a free bet but did not get it", seat=place)
        yield "free_bet_missed", said


def _unplayed(table: Table) -> Iterator[tuple[str, str]]:
    """Find hands of blackjack that nobody has played when their turn is over."""
    if not hand_acts.to_play(table):
        return
    left = [one for one in hand_acts.in_turn(table) if hand_acts.is_open(table, one)]
    said = Msg("Not played: {seats}", seats=_places(left))
    yield "hand_unplayed", said


def _undrawn(table: Table) -> Iterator[tuple[str, str]]:
    """Find a dealer's hand that stands where the house's rule draws."""
    if not hand_acts.are_played(table.setup) or not table.round.cards.get(DEALER):
        return
    at_dealer = replace(table.round, stages=(*table.round.stages, _DEALER_STAGE))
    if hand_acts.dealer_draws(table.with_round(at_dealer)):
        yield "dealer_undrawn", Msg("Dealer stood. The rule says draw")


def _undecided(table: Table) -> Iterator[tuple[str, str]]:
    """Find seats whose bet was never asked for."""
    if seats := street_questions.seats_to_ask(table):
        yield "not_decided", Msg("Not asked: {seats}", seats=seats_named(sorted(seats)))


def _places(left: Sequence[str]) -> str:
    return joined(", ", (Msg("seat {seat}", seat=one) for one in left))
