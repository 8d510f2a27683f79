"""What is said of sensors, claims, wins and what is paid for them."""

from collections.abc import Mapping

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import ANSWER, BETS, MARK, RULED
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.facts.ending import bets_named
from dealer_assist.table.guide.ruling_words import ruling_words
from dealer_assist.table.guide.walk_words import ANSWERED
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter import sensor_faults
from dealer_assist.ui.table.presenter.sensor_faults import sensor_name
from dealer_assist.ui.table.presenter.words.names import duty_words, hand_label, reason_words
from dealer_assist.ui.table.presenter.words.said import Said


def _sensor_failed(event: e.SensorFailed, table: Table) -> str:
    name = sensor_name((event.seat, event.sensor), table.setup.jackpots)
    return sensor_faults.failed(event.fault, name)


def _wager_marked(event: e.WagerMarked, table: Table) -> str:
    name = sensor_name((event.seat, event.sensor), table.setup.jackpots)
    mark = event.mark
    if event.is_on and mark and mark.by and mark.card_by:
        return Msg(
            "The wager of sensor {sensor} was marked by hand by {name}, card of {card}",
            sensor=name,
            name=mark.by.name,
            card=mark.card_by.name,
        )
    if event.is_on and mark and mark.by:
        return Msg(
            "The wager of sensor {sensor} was marked by hand by {name}",
            sensor=name,
            name=mark.by.name,
        )
    if event.is_on:
        return Msg("The wager of sensor {sensor} was marked by hand", sensor=name)
    return Msg("The mark on sensor {sensor} was taken back", sensor=name)


def _mark_acknowledged(event: e.MarkAcknowledged, table: Table) -> str:
    name = sensor_name((event.seat, event.sensor), table.setup.jackpots)
    return Msg("ACKNOWLEDGE: no sensor saw the wager of sensor {sensor}", sensor=name)


def _claim_dropped(event: e.ClaimDropped, table: Table) -> str:
    seat, hand = event.seat, hand_label(table.setup, event.sensor, event.line)
    if event.is_refuted:
        return Msg("Seat {seat}: {hand} is not a win", seat=seat, hand=hand)
    return Msg("Seat {seat}: {hand} was turned off", seat=seat, hand=hand)


def _wins_confirmed(event: e.WinsConfirmed, _: Table) -> str:
    return Msg(
        "CONFIRM: {n} wins verified, the values are locked",
        one="CONFIRM: {n} win verified, the values are locked",
        n=len(event.wins),
    )


def _swipe_refused(event: e.SwipeRefused, _: Table) -> str:
    """Return it in English as a whole where the journal gave back an English sentence."""
    told = Msg("A card was refused: {refusal}", refusal=event.refusal)
    return told if isinstance(event.refusal, Msg) else str.__str__(told)


def _wins_authorised(event: e.WinsAuthorised, _: Table) -> str:
    return Msg(
        "{name} authorized {n} wins, {total}",
        one="{name} authorized {n} win, {total}",
        name=event.by.name,
        n=len(event.wins),
        total=dollars(sum(win.award.prize for win in event.wins)),
    )


def _seat_paid(event: e.SeatPaid, _: Table) -> str:
    seat, amount = event.seat, dollars(event.cents)
    if event.by_cage:
        return Msg("Seat {seat}: {amount}, the cage pays later", seat=seat, amount=amount)
    if not event.wins:
        return Msg("Seat {seat} was paid {amount} envy", seat=seat, amount=amount)
    return Msg("Seat {seat} was paid {amount}", seat=seat, amount=amount)


def _card_asked(event: e.CardAsked, _: Table) -> str:
    if event.what == BETS:
        return Msg("A card was asked for: bonus bets to pay")
    if event.what == MUST_HIT:
        return Msg("A card was asked for: a level was hit")
    if event.what == SENSOR:
        return Msg("A card was asked for: SENSOR WAS WRONG")
    if event.what == MARK:
        seat = event.hands[0].seat
        return Msg("A card was asked for: wager of seat {seat} marked by hand", seat=seat)
    if event.what == ANSWER:
        return Msg("A card was asked for: seat {seat} is paid", seat=event.hands[0].seat)
    if event.what == RULED:
        return Msg("A card was asked for: a card to be fixed")
    return Msg("A card was asked for: NOT A WIN")


def _threshold_sealed(event: e.ThresholdSealed, table: Table) -> str:
    level = hand_label(table.setup, event.sensor, event.level)
    said = Msg(
        "{level}: a threshold was drawn and sealed, {seal}", level=level, seal=event.seal[:16]
    )
    if not event.retired:
        return said
    if not event.retired_cents:
        return Msg("{said}. The one before it could not be opened", said=said)
    amount = dollars(event.retired_cents)
    return Msg("{said}. The one before it was {amount}", said=said, amount=amount)


def _threshold_crossed(event: e.ThresholdCrossed, table: Table) -> str:
    return Msg(
        "Seat {seat} crossed {threshold} and hit {level}: {prize}",
        seat=event.seat,
        threshold=dollars(event.threshold_cents),
        level=hand_label(table.setup, event.sensor, event.level),
        prize=dollars(event.award.prize),
    )


def _bets_paid(event: e.BetsPaid, table: Table) -> str:
    named = bets_named(table, event.bets)
    if any(bet.cents < 0 for bet in event.bets):
        return Msg("Taken back: {bets}", bets=named)
    return Msg("Bonus bets paid: {bets}", bets=named)


def _seat_settled(event: e.WagersSettled, _: Table) -> str:
    if event.is_undone:
        return Msg("Seat {seat}: not settled yet", seat=event.seat)
    if event.answer:
        return _answered(event)
    amount = dollars(abs(event.total))
    if event.total > 0:
        return Msg("Seat {seat} paid {amount}", seat=event.seat, amount=amount)
    if event.total < 0:
        return Msg("Seat {seat}: {amount} taken", seat=event.seat, amount=amount)
    return Msg("Seat {seat} pushed", seat=event.seat)


def _answered(event: e.WagersSettled) -> str:
    """Say what the dealer said of a seat; the amount where it follows from the answer."""
    said = Msg("Seat {seat} marked {answer}", seat=event.seat, answer=ANSWERED[event.answer])
    return joined(": ", (said, dollars(abs(event.total)))) if event.total else said


def _duty_ticked(event: e.DutyTicked, _: Table) -> str:
    if event.is_done:
        return Msg("Duty done: {duty}", duty=duty_words(event.duty))
    return Msg("Duty open again: {duty}", duty=duty_words(event.duty))


def _toke_laid(event: e.TokeLaid, table: Table) -> str:
    wager = table.setup.label_of(event.wager)
    if not event.cents:
        return Msg("Seat {seat}: the toke on {wager} was taken off", seat=event.seat, wager=wager)
    amount = chips(event.cents)
    return Msg(
        "Seat {seat}: a toke of {amount} on {wager}", seat=event.seat, amount=amount, wager=wager
    )


def _toke_ended(event: e.TokeEnded, table: Table) -> str:
    wager, amount = table.setup.label_of(event.wager), chips(event.cents)
    if event.is_void:
        return Msg(
            "Seat {seat}: the toke on {wager} goes back, {amount}",
            seat=event.seat,
            wager=wager,
            amount=amount,
        )
    box = event.back_cents + event.won_cents
    if not box:
        return Msg(
            "Seat {seat}: the toke on {wager} lost {amount}",
            seat=event.seat,
            wager=wager,
            amount=amount,
        )
    return Msg(
        "Seat {seat}: the toke on {wager}, {amount} to the toke box",
        seat=event.seat,
        wager=wager,
        amount=chips(box),
    )


def _wagers_reckoned(event: e.WagersReckoned, _: Table) -> str:
    return Msg(
        "Players staked {staked}. Taken {taken}, paid {paid}",
        staked=chips(event.staked_cents),
        taken=chips(event.taken_cents),
        paid=chips(event.paid_cents),
    )


def _ruling_recorded(event: e.RulingRecorded, _: Table) -> str:
    cents = event.after_cents - event.before_cents
    return Msg(
        "Ruling {number} on round {round}, {name}. {what}",
        number=event.number,
        round=event.round,
        name=event.by.name,
        what=ruling_words(event.kind, event.seats, cents, event.answer),
    )


WINS: Mapping[type[e.Event], Said] = {
    # Sensors and claims
    e.ChipSeen: Msg("Sensor {sensor} sees a chip"),
    e.ChipGone: Msg("The chip on sensor {sensor} is gone"),
    e.ChipKept: Msg("The chip on sensor {sensor} stays and bets again"),
    e.LateChipRefused: Msg("A late chip on sensor {sensor} does not count"),
    e.SensorFailed: _sensor_failed,
    e.SensorMended: Msg("Sensor {sensor} works again"),
    e.WagerMarked: _wager_marked,
    e.MarkAcknowledged: _mark_acknowledged,
    e.ClaimMade: Msg("Seat {seat} claims {hand}"),
    e.ClaimStruck: Msg("Seat {seat}: {hand} is not a win: {reason}"),
    e.ClaimRestored: Msg("Seat {seat}: {hand} is a win after all"),
    e.ClaimDropped: _claim_dropped,
    e.HandDenied: Msg("Seat {seat}: the cards make {hand}, NOT A WIN: {reason}"),
    e.DenialWithdrawn: Msg("Seat {seat}: NOT A WIN was taken back"),
    # Wins
    e.SupervisorCalled: Msg("The supervisor was called"),
    e.CallAnswered: Msg("Back to the table"),
    e.WinsConfirmed: _wins_confirmed,
    e.SwipeRefused: _swipe_refused,
    e.SwipeTimedOut: Msg("No card came in time"),
    e.ReaderReopened: Msg("A card is needed again"),
    e.ConfirmationCancelled: Msg("The confirmation was canceled"),
    e.LateWinAsked: Msg("A late win of round {round} is to be recorded: {reason}"),
    e.LateWinRecorded: Msg("{name} recorded a late win of round {round}. Witness {witness}"),
    e.WinsAuthorised: _wins_authorised,
    e.PayingBegan: Msg("The wins are being paid"),
    e.SeatPaid: _seat_paid,
    e.PaymentUndone: Msg("Seat {seat}: {amount} is not paid yet"),
    e.MoneyTakenBack: Msg("Seat {seat}: {amount} taken back"),
    e.MoneyNotCollected: Msg("Seat {seat}: {amount} not collected"),
    e.LeftBehindSeen: Msg("What round {round} has left open was seen"),
    e.CardAsked: _card_asked,
    e.CardNotAsked: Msg("No card came. Nothing changed"),
    e.BetsAllowed: lambda event, table: Msg(
        "{name} allowed {bets}", name=event.by.name, bets=bets_named(table, event.bets)
    ),
    e.BetsPaid: _bets_paid,
    e.WagersSettled: _seat_settled,
    e.BetsUndone: lambda event, table: Msg(
        "Not paid yet: {bets}", bets=bets_named(table, event.bets)
    ),
    e.BetDenied: lambda event, table: Msg(
        "Seat {seat}: {wager} wins {amount}, NOT A WIN: {reason}",
        seat=event.seat,
        wager=table.setup.label_of(event.wager),
        amount=chips(event.cents),
        reason=reason_words(event.reason),
    ),
    e.DutyTicked: _duty_ticked,
    e.KeyTurned: Msg("The key was turned to {position}"),
    e.KeyLost: Msg("The key switch did not answer: the key's position is not known"),
    e.KeyFound: Msg("The key switch answers again: the key is at {position}"),
    e.KeyCardSwiped: Msg("{name}'s card replaced the key at {position}"),
    e.MetersAdjusted: Msg("The meters were adjusted"),
    e.JackpotSettled: Msg("{jackpot} is settled"),
    e.AdjustmentAsked: Msg("Win {number} is to be backed out: {reason}"),
    e.AdjustmentApproved: Msg("{name} approved the adjustment"),
    e.AdjustmentCancelled: Msg("The adjustment was canceled"),
    e.WinBackedOut: Msg("Win {number}, {prize}, was backed out. Witness {witness}"),
    e.ThresholdSealed: _threshold_sealed,
    e.ThresholdCrossed: _threshold_crossed,
    e.ShoeBegun: Msg("NEW SHOE: shoe {shoe} begins"),
    e.ChipsCounted: Msg("{chips} chips taken, {locked} locked"),
    e.CountTakenBack: Msg("The chips are counted again"),
    e.WagerTakenOff: Msg("SENSOR WAS WRONG: the wager of seat {seat} is off"),
    e.ChipNotFound: Msg("CHIP NOT FOUND: {chips} taken, {locked} locked. Play went on"),
    e.TokeLaid: _toke_laid,
    e.TokeEnded: _toke_ended,
    e.TokeReopened: Msg("Seat {seat}: the toke on {wager} has not ended yet"),
    e.WagersReckoned: _wagers_reckoned,
    e.RulingRecorded: _ruling_recorded,
    e.RulingWithdrawn: Msg("{name} withdrew ruling {number} on round {round}"),
    e.MeterSet: Msg("{name} set a meter by hand. Witness {witness}"),
}
"""Events of chips, claims and wins."""
