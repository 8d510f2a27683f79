"""The table after an event: pure bookkeeping of facts, without any decision.

Every event stands in the one `match` of `evolve`; one that nobody handles does not pass mypy.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from dealer_assist.table import bookkeeping, link_state
from dealer_assist.table import events as e
from dealer_assist.table.events.lasting import lasting_of
from dealer_assist.table.events.values import (
    JPH,
    RUN,
    Alert,
    HandMark,
    Hold,
    Lock,
    accounts_of,
)
from dealer_assist.table.meters import readings, sorted_out
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Denial, Phase, RoundState, Seat, Struck, Table
from dealer_assist.table.waiting import MeterChange, Reader
from dealer_assist.table.wins_on_record import (
    adjustment_asked,
    back_out,
    confirm_wins,
    late_win_asked,
    record_wins,
    refuse_swipe,
)
from dealer_assist.value import replace

Said = TypeVar("Said", Claim, Denial, Struck)


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """Apply events in order."""
    for event in events:
        table = evolve(table, event)
    return table


def evolve(table: Table, event: e.Event) -> Table:
    """Apply one event."""
    match event:
        # The table opens, closes, changes its dealer or its game.
        case e.TableOpened(dealer, meters):
            opened = replace(table, dealer=dealer, lasting=replace(table.lasting, meters=meters))
            return opened.with_round(replace(table.round, changed_to=""))
        case e.RoundOpened():
            return _open_round(table, event)
        case e.TableClosed():
            return _checkpoint(table, event)
        case e.DealerRelieved(dealer):
            return replace(table, dealer=dealer, lasting=replace(table.lasting, barred=""))
        case e.DealerBarred(why=why):
            return table.with_lasting(replace(table.lasting, barred=why))
        case e.GameChangeAsked(to):
            return table.with_round(replace(table.round, change_to=to))
        case e.GameChanged(to=to):
            return table.with_round(replace(table.round, change_to="", changed_to=to))
        case e.TableLocked(at, by):
            return table.with_round(replace(table.round, lock=Lock(at, by)))
        case e.TableUnlocked():
            return table.with_round(replace(table.round, lock=None))
        case e.TableHeld(at, key, sentence):
            holds = tuple(one for one in table.round.holds if one.key != key)
            return table.with_round(
                replace(table.round, holds=(*holds, Hold(key, sentence, at)), hold_seen_by=None)
            )
        case e.HoldSeen(_, by):
            return table.with_round(replace(table.round, hold_seen_by=by))
        case e.TableReleased():
            return table.with_round(replace(table.round, holds=(), hold_seen_by=None))
        # A round: wagers, hands, cards, its start and its end.
        case (
            e.ChipSeen()
            | e.ChipGone()
            | e.ChipKept()
            | e.LateChipRefused()
            | e.SensorFailed()
            | e.SensorMended()
            | e.WagerMarked()
        ):
            return bookkeeping.sense(table, event)
        case e.MarkAcknowledged(_, seat, sensor):
            seen = (*table.round.marks_seen, (seat, sensor))
            return table.with_round(replace(table.round, marks_seen=seen))
        case e.WagersPlaced(seat, wagers):
            lying = frozenset(one for one in table.seat(seat).riding if wagers.get(one))
            acted_at = bookkeeping.acted_at(table, seat, wagers)
            placed = replace(table.seat(seat), wagers=dict(wagers), acted_at=acted_at, riding=lying)
            return _seated(table, seat, placed)
        case e.BetRiding(seat, wager, is_on):
            riding = table.seat(seat).riding
            said = replace(table.seat(seat), riding=riding | {wager} if is_on else riding - {wager})
            return _seated(table, seat, said)
        case e.HandFolded(seat):
            reached = table.round.stages[-1] if table.round.stages else ""
            folded = replace(table.seat(seat), has_folded=True, folded_at=reached)
            return _seated(table, seat, folded)
        case e.HandUnfolded(seat):
            stays = replace(table.seat(seat), has_folded=False, folded_at="", stays_in=True)
            return _seated(table, seat, stays)
        case e.HandSet(_, seat, low):
            return _seated(table, seat, replace(table.seat(seat), low=low))
        case e.HandCompared(seat=seat, outcome=outcome):
            noted = event if outcome else None
            return _seated(table, seat, replace(table.seat(seat), compared=noted))
        case e.SwitchAnswered(_, seat, answer):
            return _seated(table, seat, replace(table.seat(seat), switch=answer))
        case e.HandActed():
            return table.with_round(replace(table.round, acts=bookkeeping.acts(table, event)))
        case e.StageReached(_, stage):
            return table.with_round(replace(table.round, stages=(*table.round.stages, stage)))
        case e.SteppedBack(_, stage):
            stages = _back_to(table.round.stages, stage)
            return table.with_round(replace(table.round, stages=stages, dealer_total=""))
        case e.PlayingMarked(seat, is_on, is_away):
            said = replace(table.seat(seat), is_playing=is_on, is_away=is_away)
            return _seated(table, seat, said)
        case e.HandsCounted(hands=hands):
            return table.with_round(replace(table.round, hands_counted=hands))
        case e.SideMarked(seat, side):
            return _seated(table, seat, replace(table.seat(seat), side=side))
        case e.CardsSeen():
            return bookkeeping.seen(table, event)
        case e.DealerTotalSaid(_, total):
            return table.with_round(replace(table.round, dealer_total=total))
        case (
            e.BonusCollected()
            | e.PeekAnswered()
            | e.BonusAnswered()
            | e.InsuranceClosed()
            | e.InsuranceSettled()
        ):
            return bookkeeping.note_bonus(table, event)
        case e.HandDenied(_, seat, sensor, line, reason, cards):
            denied = _without(table.round.denials, (seat, sensor))
            return table.with_round(
                replace(table.round, denials=(*denied, Denial(seat, sensor, line, reason, cards)))
            )
        case e.DenialWithdrawn(_, seat, sensor):
            return table.with_round(
                replace(table.round, denials=_without(table.round.denials, (seat, sensor)))
            )
        case e.GameStarted():
            return _start(link_state.counted(table), event)
        case e.MoneyTakenBack():
            return bookkeeping.taken_back(table, event)
        case e.MoneyNotCollected():
            lost = (*table.round.not_collected, event)
            return table.with_round(replace(table.round, not_collected=lost))
        case e.LeftBehindSeen(_, number):
            unseen = tuple(behind for behind in table.lasting.left_behind if behind.round != number)
            return table.with_lasting(replace(table.lasting, left_behind=unseen))
        case e.CardAsked():
            return table.with_round(replace(table.round, asked=event))
        case e.CardNotAsked():
            return table.with_round(replace(table.round, asked=None))
        case e.BetsAllowed() | e.BetsPaid() | e.BetsUndone() | e.BetDenied() | e.WagersSettled():
            return bookkeeping.note_bets(table, event)
        case e.JackpotSettled(_, sensor):
            return _settle(table, sensor)
        case e.RoundVoided(meters=meters):
            counted = link_state.counted_void(table)
            return counted.with_lasting(replace(counted.lasting, meters=meters))
        case e.VoidAsked(reason=reason):
            return table.with_round(replace(table.round, void_asked=reason))
        case e.VoidWithdrawn():
            return table.with_round(replace(table.round, void_asked=""))
        case e.WagersGivenBack():
            return table.with_round(replace(table.round, voided=None))
        case e.IrregularityNoted(_, now):
            return table.with_lasting(replace(table.lasting, irregularity=now))
        case e.IrregularityCleared():
            return table.with_lasting(replace(table.lasting, irregularity=None))
        # A win: claimed, verified, authorised, paid.
        case e.ClaimMade(seat, sensor, line):
            kept = _without(table.round.claims, (seat, sensor))
            return table.with_round(replace(table.round, claims=(*kept, Claim(seat, sensor, line))))
        case e.ClaimDropped(seat, sensor):
            spot = (seat, sensor)
            return table.with_round(
                replace(
                    table.round,
                    claims=_without(table.round.claims, spot),
                    struck=_without(table.round.struck, spot),
                    disputed=_without(table.round.disputed, spot),
                )
            )
        case e.ClaimStruck(_, seat, sensor, line, reason):
            kept = _without(table.round.claims, (seat, sensor))
            struck = (*table.round.struck, Struck(seat, sensor, line, reason))
            return table.with_round(replace(table.round, claims=kept, struck=struck))
        case e.ClaimRestored(_, seat, sensor, line):
            claims = (*table.round.claims, Claim(seat, sensor, line))
            return table.with_round(
                replace(
                    table.round, claims=claims, struck=_without(table.round.struck, (seat, sensor))
                )
            )
        case e.SupervisorCalled(at, to_verify):
            phase = Phase.VERIFY if table.round.claims and to_verify else table.round.phase
            return table.with_round(
                replace(table.round, phase=phase, supervisor_called_at=at, tries_over="")
            )
        case e.CallAnswered():
            back = _card_taken_back(table)
            back = back.with_round(replace(back.round, supervisor_called_at=0))
            return leave_verification(back)
        case e.KeyLost():
            return replace(
                table,
                lasting=replace(table.lasting, key_is_lost=True),
                round=replace(table.round, key_by=None),
            )
        case e.KeyFound():
            return table.with_lasting(replace(table.lasting, key_is_lost=False))
        case e.KeyCardSwiped(_, by, position):
            return _turn_by_card(table, by, position)
        case e.KeyTurned():
            return _turn_key(table, event)
        case e.WinsConfirmed():
            return confirm_wins(table, event)
        case e.SwipeRefused():
            return refuse_swipe(table, event)
        case e.SwipeTimedOut():
            reader = table.round.reader and replace(table.round.reader, has_timed_out=True)
            return table.with_round(replace(table.round, reader=reader))
        case e.ReaderReopened(at):
            tries = table.round.reader.tries if table.round.reader else 0
            return table.with_round(replace(table.round, reader=Reader(at, tries)))
        case e.ConfirmationCancelled():
            back = table.with_round(
                replace(table.round, pending=None, reader=None, supervisor_called_at=0)
            )
            return leave_verification(link_state.no_card_asks(back))
        case e.WinsAuthorised():
            return record_wins(link_state.won(table, event), event)
        case e.MetersAdjusted(_, meters):
            return table.with_meters(meters).with_round(replace(table.round, pending=None))
        case e.PayingBegan():
            return table.with_round(replace(table.round, is_paying=True))
        case e.DutyTicked():
            return bookkeeping.note_duty(table, event)
        case e.SeatPaid():
            return bookkeeping.note_paid(table, event)
        case e.PaymentUndone():
            return bookkeeping.undo_paid(table)
        # Put right: a win backed out, a meter set by hand.
        case e.AdjustmentAsked():
            return table.with_round(replace(table.round, adjustment=adjustment_asked(event)))
        case e.MeterSetAsked(_, sensor, level, to_micros, reason, note):
            asked = MeterChange(sensor, level, to_micros, reason, note)
            return table.with_round(replace(table.round, meter_change=asked))
        case e.AdjustmentApproved(by):
            asked_for = table.round.adjustment and replace(table.round.adjustment, approved_by=by)
            change = table.round.meter_change and replace(table.round.meter_change, approved_by=by)
            late = table.round.late_win and replace(table.round.late_win, approved_by=by)
            return table.with_round(
                replace(table.round, adjustment=asked_for, meter_change=change, late_win=late)
            )
        case e.AdjustmentCancelled():
            table = link_state.no_card_asks(table)
            return table.with_round(
                replace(table.round, adjustment=None, meter_change=None, late_win=None)
            )
        case e.LateWinAsked():
            return table.with_round(replace(table.round, late_win=late_win_asked(event)))
        case e.LateWinRecorded():
            return table.with_round(replace(table.round, late_win=None))
        case e.WinBackedOut():
            return link_state.backed_out(back_out(table, event), event)
        case e.MeterSet():
            return bookkeeping.set_meter(table, event)
        case e.ThresholdSealed():
            return bookkeeping.note_seal(table, event)
        case e.ThresholdCrossed():
            return bookkeeping.note_crossing(table, event)
        case e.RulingRecorded() | e.RulingWithdrawn():
            return bookkeeping.note_ruling(table, event)
        case e.ShoeBegun(shoe=shoe, round=first):
            return table.with_lasting(replace(table.lasting, shoe=shoe, shoe_from=first))
        case e.ChipsCounted(sensor=sensor, chips=chips):
            return table.with_round(
                replace(table.round, chips_counted={**table.round.chips_counted, sensor: chips})
            )
        case e.CountTakenBack(sensor=sensor):
            still = {at: n for at, n in table.round.chips_counted.items() if at != sensor}
            return table.with_round(replace(table.round, chips_counted=still))
        case e.ChipNotFound(sensor=sensor):
            return table.with_round(
                replace(table.round, chips_not_found=(*table.round.chips_not_found, sensor))
            )
        case e.WagerTakenOff():
            return bookkeeping.without_wager(table, event)
        case e.TokeLaid() | e.TokeEnded() | e.TokeReopened():
            return bookkeeping.note_toke(table, event)
        # Beside the round: alerts, settings, paper, views.
        case e.AlertRaised(at, key, kind, sentence, not_by, witness, cents):
            alert = Alert(key, kind, sentence, at, not_by, witness, cents)
            others = _other_alerts(table, key)
            return table.with_lasting(replace(table.lasting, alerts=(*others, alert)))
        case e.AlertAcknowledged(_, key):
            return table.with_lasting(replace(table.lasting, alerts=_other_alerts(table, key)))
        case e.JournalRestored():
            return bookkeeping.retire_seals(table)
        case e.SettingProposed():
            return bookkeeping.note_proposal(table, event)
        case e.SettingWithdrawn(_, path):
            return table.with_lasting(
                replace(table.lasting, proposed=bookkeeping.other_proposals(table, path))
            )
        case e.SettingsApplied():
            return bookkeeping.apply_settings(table, event)
        case e.PagePrinted(_, "win", number, copy):
            highest = max(copy, table.round.copies.get(number, 0))
            return table.with_round(
                replace(table.round, copies={**table.round.copies, number: highest})
            )
        case e.ViewFailed(_, view):
            return table.with_round(replace(table.round, mishaps=(*table.round.mishaps, view)))
        # The floor: how the link stands, what it has, what claims are worth.
        case (
            e.LinkJoined()
            | e.LinkLost()
            | e.LinkRestored()
            | e.LinkTurned()
            | e.ContributionsTaken()
            | e.TicketGiven()
            | e.WinsWait()
            | e.LockAsked()
            | e.PrizeLocked()
            | e.PrizeRefused()
            | e.PrizeReleased()
            | e.ClosingAsked()
            | e.ClosingApproved()
            | e.ClosingEnded()
            | e.CallTaken()
            | e.MessageCame()
            | e.MessageRead()
        ):
            return link_state.noted(table, event)
        # Facts that change nothing by themselves: other pages, a test, a visit, a start, an end.
        case (
            e.PagePrinted()
            | e.DevicesTested()
            | e.BackOfficeOpened()
            | e.BackOfficeClosed()
            | e.ProgramStarted()
            | e.RegisterNoted()
            | e.JournalKeyChanged()
            | e.GameEnded()
            | e.NoWinnerSaid()
            | e.WagersReckoned()
        ):
            return table
        case _:
            assert_never(event)


def leave_verification(table: Table) -> Table:
    """Go back to the round: to paying where a win is on record, else to play."""
    if table.round.phase not in (Phase.VERIFY, Phase.SWIPE):
        return table
    phase = Phase.RECORDED if table.wins_to_pay else Phase.IN_PLAY
    # What was struck out but never confirmed is claimed as before.
    back = tuple(Claim(one.seat, one.sensor, one.line) for one in table.round.struck)
    before = [one for one in table.round.disputed if table.claim_of((one.seat, one.sensor))]
    known = {(one.seat, one.sensor) for one in before}
    shown = tuple(
        Struck(claim.seat, claim.sensor, claim.line, "")
        for claim in table.round.claims
        if (claim.seat, claim.sensor) not in known
    )
    return table.with_round(
        replace(
            table.round,
            phase=phase,
            is_paying=bool(table.wins_to_pay),
            claims=(*table.round.claims, *back),
            struck=(),
            disputed=(*before, *table.round.struck, *shown),
            marks_seen=(),
        )
    )


def _open_round(table: Table, event: e.RoundOpened) -> Table:
    clean = _checkpoint(table, event)
    seats = {
        **{seat: Seat(is_playing=True) for seat in event.playing},
        **{seat: Seat(is_away=True) for seat in event.away},
    }
    opened = RoundState(
        number=event.round,
        phase=Phase.BETTING,
        opening_accounts=clean.accounts,
        voided=event.voided,
        seats=seats,
    )
    return replace(clean, round=opened, dealer=event.dealer)


def _checkpoint(table: Table, event: e.RoundOpened | e.TableClosed) -> Table:
    """Return the table as a checkpoint describes it: nothing else of what was before counts."""
    setup = bookkeeping.with_settings(table, event.settings).setup
    known, parked = sorted_out(setup, (*event.meters, *event.parked))
    # Journals of the first releases do not name the jackpot of a meter.
    meters = readings(setup, accounts_of(known))
    lasting = replace(lasting_of(event), meters=meters, parked=parked)
    return Table(setup, lasting, RoundState(number=event.round))


def _seated(table: Table, number: int, seat: Seat) -> Table:
    return table.with_round(replace(table.round, seats={**table.round.seats, number: seat}))


def _start(table: Table, event: e.GameStarted) -> Table:
    started = replace(
        table.round,
        phase=Phase.IN_PLAY,
        locked_in={(wager.seat, wager.sensor): wager.cents for wager in event.wagers},
        marks={
            (wager.seat, wager.sensor): wager.mark or HandMark()
            for wager in event.wagers
            if wager.is_marked
        },
        started_at=event.at,
        supervisor_called_at=0,
    )
    return table.with_meters(event.meters).with_round(started)


def _settle(table: Table, sensor: str) -> Table:
    settled = table.with_round(replace(table.round, settled=(*table.round.settled, sensor)))
    phase = Phase.RECORDED if settled.wins_to_pay else Phase.IN_PLAY
    return settled.with_round(replace(settled.round, phase=phase))


def _back_to(reached: tuple[str, ...], stage: str) -> tuple[str, ...]:
    behind = reached[: reached.index(stage)] if stage in reached else ()
    return (*behind, stage)


def _without(said: tuple[Said, ...], spot: Spot) -> tuple[Said, ...]:
    return tuple(claim for claim in said if (claim.seat, claim.sensor) != spot)


def _turn_key(table: Table, event: e.KeyTurned) -> Table:
    turned = replace(
        table,
        lasting=replace(table.lasting, key=event.position),
        round=replace(table.round, key_by=None),
    )
    if event.refusal:
        return turned
    if event.position == JPH:
        return turned.with_round(replace(turned.round, phase=Phase.VERIFY))
    return leave_verification(turned.with_round(replace(turned.round, supervisor_called_at=0)))


def _turn_by_card(table: Table, by: StaffMember, position: str) -> Table:
    if position == JPH:
        return replace(
            table,
            lasting=replace(table.lasting, key=JPH),
            round=replace(table.round, key_by=by, phase=Phase.VERIFY),
        )
    back = replace(
        table,
        lasting=replace(table.lasting, key=position),
        round=replace(table.round, key_by=None, supervisor_called_at=0),
    )
    return leave_verification(back)


def _card_taken_back(table: Table) -> Table:
    """Let the key stand as before a card stood for it, where it is lost and nothing recorded."""
    if table.round.key_by is None or not table.lasting.key_is_lost:
        return table
    return replace(
        table, lasting=replace(table.lasting, key=RUN), round=replace(table.round, key_by=None)
    )


def _other_alerts(table: Table, key: str) -> tuple[Alert, ...]:
    return tuple(alert for alert in table.lasting.alerts if alert.key != key)
