"""Mistakes that a model dealer can make, once in a lesson: each leaves its mark in the journal."""

from collections.abc import Callable, Mapping

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.school.lessons.answers import WHOLE_GOAL
from dealer_assist.school.lessons.dealer_moves import DealerMoves
from dealer_assist.table import commands as c
from dealer_assist.table.facts import (
    bonus_bets,
    chips,
    comparing,
    denials,
    ending,
    paying,
    verifying,
)
from dealer_assist.table.facts.dealing import hand_acts, stages
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.facts.irregularities import SHUFFLER
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key
from dealer_assist.value import Value

SLOW_MS = 20_000
_STRANGER = "unknown"
_ONE_CHIP = 500
_PASSES = {ending.Wait.REST, ending.Wait.CHIPS, ending.Wait.CLEAR}  # once the chips are off
Make = Callable[[DealerMoves, Table, str], bool | None]


class WrongMove(Value):
    """A mistake: what is done wrong, and how.

    `make` tells that it is made, that it is being made (False), or that it cannot be now (None).
    A hasty one does not wait for the world.
    """

    said: str
    make: Make
    is_hasty: bool = False


def _hand(dealer: DealerMoves, table: Table, step: str) -> tuple[Spot, str, list[str]] | None:
    waiting = dealer.waiting(table, step)
    if not waiting:
        return None
    lines = [line.key for line in table.setup.jackpots[waiting[0][1]].lines]
    return waiting[0], suggestion.suggested(table, waiting[0]) or "", lines


def _wrong_hand(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    found = _hand(dealer, table, step)
    if found is None or found[1] == found[2][-1]:
        return None
    spot, line, lines = found
    dealer.press(table, spot, lines[lines.index(line) + 1])
    return True


def _hand_too_high(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    found = _hand(dealer, table, step)
    if found is None or found[1] == found[2][0]:
        return None
    spot, line, lines = found
    dealer.press(table, spot, lines[lines.index(line) - 1])
    return True


def _wrong_seat(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    found = _hand(dealer, table, step)
    if found is None or table.setup.jackpots[found[0][1]].is_shared:
        return None
    waiting = dealer.waiting(table, step)
    spots = [
        one
        for one in table.locked
        if one not in waiting
        and one[1] == found[0][1]
        and not suggestion.made_so_far(table, one)  # a hand of the board is everybody's
    ]
    made = any(dealer.submit(c.PressHand(seat, found[1], sensor)) for seat, sensor in spots[:1])
    return True if made else None


def _missed_hand(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    waiting = dealer.waiting(table, step)
    if not waiting:
        return None
    dealer.deny(waiting[0])
    return True


def _claim_taken_back(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    waiting = dealer.waiting(table, step)
    if not waiting:
        return None
    dealer.press(table, waiting[0])
    dealer.press(table, waiting[0], suggestion.made_so_far(table, waiting[0]))
    return True


def _hesitation(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if not dealer.waiting(table, step):
        return None
    dealer.slow_until = dealer.clock.ms() + SLOW_MS
    return True


def _payment_order(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    left = paying.this_pass(table) if step == "pay_seat" else ()
    if len(left) < 2:
        return None
    dealer.pay(table, left[-1].seat)
    return True


def _seat_not_paid(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "pay_seat" or table.setup.pay_walk == "required":
        return None
    waits = {reason.wait for reason in ending.reasons(table, epoch_ms(dealer.clock.now()))}
    if ending.Wait.BETS in waits:
        dealer.settle_bets(table)
        return False
    if waits - _PASSES:
        return None
    dealer.take_chips(table)
    dealer.clear_chips(table)
    return False if waits else dealer.submit(c.EndGame()) or None


def _payment_undone(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "pay_seat":
        return None
    dealer.pay(table, paying.this_pass(table)[0].seat)
    return dealer.submit(c.UndoPaid()) or None


def _wrong_card(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    return _refused_card(dealer, table, step, "dealer-1")


def _unknown_card(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    return _refused_card(dealer, table, step, _STRANGER)


def _refused_card(dealer: DealerMoves, table: Table, step: str, card: str) -> bool | None:
    is_open = table.round.reader is not None and not table.round.reader.has_timed_out
    if step != "swipe" or not is_open:
        return None
    dealer.classroom.swipe(card)
    return True


def _swipe_timed_out(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "swipe" or table.round.reader is None:
        return None
    if table.round.reader.is_fetched:  # no time runs before an Executive is said to be there
        dealer.submit(c.TrySwipeAgain())
        return False
    return dealer.submit(c.TrySwipeAgain()) if table.round.reader.has_timed_out else False


def _started_early(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    is_early = table.round.phase is Phase.BETTING and dealer.classroom.is_waited_for
    if not is_early or dealer.classroom.rounds_over:
        return None
    return dealer.submit(c.StartGame()) or None


def _chip_denied(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    seen = [spot for spot, one in table.sensors.items() if one.sees_chip and not one.is_left]
    if step != "start_game" or not seen:
        return None
    return dealer.submit(c.DenyChip(*seen[0])) or None


def _late_chip_left(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if not chips.late(table):
        return None
    if step == "take_chips":
        for spot in chips.to_take(table):
            dealer.lift(spot)
        return False
    return (step == "late_chips" and dealer.submit(c.EndGame())) or None


def _needless_call(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step not in ("start_game", "deal") or table.round.claims:
        return None
    return (dealer.submit(c.CallSupervisor()) and dealer.submit(c.CallSupervisor())) or None


def _needless_void(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step not in ("deal", "take_chips") or table.round.wins:
        return None
    if not dealer.submit(c.VoidRound(table.setup.void_reasons[0])):
        return None
    if dealer.table.round.void_asked:
        dealer.submit(c.KeepRound())
    return True


def _needless_alarm(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "deal":
        return None
    return (
        dealer.submit(c.NoteIrregularity(SHUFFLER)) and dealer.submit(c.ClearIrregularity())
    ) or None


def _win_struck(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "verify" or not table.round.claims:
        return None
    claim = table.round.claims[0]
    reason = verifying.REASONS[0]
    if not dealer.submit(c.DropClaim(claim.seat, claim.sensor, reason, all_shares=True)):
        return None
    dealer.submit(c.RestoreClaim(claim.seat, claim.sensor))
    return True


def _verification_left(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    return (step == "verify" and dealer.submit(c.BackToTable())) or None


def _key_without_claim(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step not in ("deal", "take_chips") or not has_key(table.setup) or table.round.claims:
        return None
    dealer.turn("JPH")
    return True


def _stepped_back(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    if step != "deal" or stages.before(table) is None:
        return None
    return dealer.submit(c.StepBack()) or None


def _wrong_amount(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    return _answer_wrong(dealer, is_whole=False)


def _wrong_pay(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    return _answer_wrong(dealer, is_whole=True)


def _answer_wrong(dealer: DealerMoves, *, is_whole: bool) -> bool | None:
    asked = dealer.classroom.questions[:1]
    if not asked or (asked[0].goal == WHOLE_GOAL) is not is_whole:
        return None
    dealer.classroom.answer(dealer.right_answer + _ONE_CHIP)
    return True


def _hand_unplayed(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    """Go on to the dealer's hand while a hand waits."""
    if step != "deal" or not hand_acts.to_play(table) or not (coming := stages.coming(table)):
        return None
    return dealer.submit(c.AdvanceStage(coming[0].key, is_asked=True)) or None


def _dealer_undrawn(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    """Settle while the dealer's hand still draws."""
    if step != "deal" or not hand_acts.dealer_draws(table):
        return None
    return dealer.submit(c.AdvanceStage(stages.coming(table)[0].key)) or None


def _free_bet_missed(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    wish = dealer.classroom.wish if step == "deal" else None
    if wish is None or wish[1] not in (hand_acts.FREE_DOUBLE, hand_acts.FREE_SPLIT):
        return None
    return dealer.submit(c.PlayHand(wish[0], STAND)) or None


def _not_compared(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    """End the round while hands wait to be compared."""
    if not comparing.left(table):
        return None
    if ending.Wait.BETS in {reason.wait for reason in ending.reasons(table, _now(dealer))}:
        dealer.settle_bets(table)
        return False
    return dealer.submit(c.EndGame()) or None


def _bet_denied(dealer: DealerMoves, table: Table, step: str) -> bool | None:
    owed = bonus_bets.for_dealer(table) if step in ("pay_bets", "settle_seat") else ()
    if not owed:
        return None
    return dealer.submit(c.DenyBet(owed[0].seat, owed[0].wager, denials.REASONS[0])) or None


def _now(dealer: DealerMoves) -> int:
    return epoch_ms(dealer.clock.now())


WRONG_MOVES: Mapping[str, WrongMove] = {
    "wrong_hand": WrongMove("presses a lower hand than the cards make", _wrong_hand),
    "hand_too_high": WrongMove("presses a higher hand than the cards make", _hand_too_high),
    "wrong_seat": WrongMove("presses the hand for a seat that has none", _wrong_seat),
    "missed_hand": WrongMove("says that a winning hand is not a win", _missed_hand),
    "claim_taken_back": WrongMove("presses the right hand and takes it back", _claim_taken_back),
    "payment_order": WrongMove("pays the nearest seat first", _payment_order),
    "payment_undone": WrongMove(
        "ticks a seat as paid that is not, and takes it back", _payment_undone
    ),
    "seat_not_paid": WrongMove("ends the round while a seat is owed", _seat_not_paid),
    "wrong_card": WrongMove("lets a dealer's card be swiped first", _wrong_card),
    "unknown_card": WrongMove("lets a card be swiped that nobody knows", _unknown_card),
    "swipe_timed_out": WrongMove("lets the time for a card run out", _swipe_timed_out),
    "hesitation": WrongMove("waits twenty seconds before the first hand", _hesitation),
    "started_early": WrongMove("starts before the bets are down", _started_early, is_hasty=True),
    "chip_denied": WrongMove("says that a chip is none", _chip_denied),
    "late_chip_left": WrongMove("ends the round while a late chip lies", _late_chip_left),
    "needless_call": WrongMove("calls the supervisor for nothing", _needless_call),
    "needless_void": WrongMove("wants a sound round to be void", _needless_void),
    "needless_alarm": WrongMove("reports a shuffler that is well", _needless_alarm),
    "win_struck": WrongMove("strikes a true win out", _win_struck),
    "verification_left": WrongMove("leaves the verification undone", _verification_left),
    "key_without_claim": WrongMove("turns the key with no hand to record", _key_without_claim),
    "stepped_back": WrongMove("goes a stage back", _stepped_back),
    "wrong_amount": WrongMove("answers a chip too much", _wrong_amount),
    "wrong_pay": WrongMove("pays a wager a chip too much", _wrong_pay),
    "hand_unplayed": WrongMove("turns the dealer's card while hands wait", _hand_unplayed),
    "dealer_undrawn": WrongMove("settles while the dealer draws", _dealer_undrawn),
    "free_bet_missed": WrongMove("stands a hand that has a free bet", _free_bet_missed),
    "not_compared": WrongMove("ends the round with hands not compared", _not_compared),
    "bet_denied": WrongMove("denies a bet that the cards win", _bet_denied),
}
"""Every kind of mistake that can be made: a hand that has bet cannot be folded any more."""
MISTAKES: Mapping[str, str] = {kind: move.said for kind, move in WRONG_MOVES.items()}
