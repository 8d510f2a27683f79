"""The table after an event: pure bookkeeping of facts, without any decision.

Every event stands in the one `match` of `evolve`; one that nobody handles does not pass mypy.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from dealer_assist.table import bookkeeping, link_state
from dealer_assist.table import events as e
from dealer_assist.table.events.values import (
    JPH,
    RUN,
    Alert,
    Hold,
    Lock,
    ThresholdSeal,
    accounts_of,
)
from dealer_assist.table.meters import shifted, sorted_out
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Denial, Phase, Seat, Struck, Table
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
            return replace(table, dealer=dealer, accounts=accounts_of(meters), changed_to="")
        case e.RoundOpened():
            return _open_round(table, event)
        case e.TableClosed():
            return _checkpoint(table, event)
        case e.DealerRelieved(dealer):
            return replace(table, dealer=dealer)
        case e.GameChangeAsked(to):
            return replace(table, change_to=to)
        case e.GameChanged(to=to):
            return replace(table, change_to="", changed_to=to)
        case e.TableLocked(at, by):
            return replace(table, lock=Lock(at, by))
        case e.TableUnlocked():
            return replace(table, lock=None)
        case e.TableHeld(at, key, sentence):
            holds = tuple(one for one in table.holds if one.key != key)
            return replace(table, holds=(*holds, Hold(key, sentence, at)), hold_seen_by=None)
        case e.HoldSeen(_, by):
            return replace(table, hold_seen_by=by)
        case e.TableReleased():
            return replace(table, holds=(), hold_seen_by=None)
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
            reached = table.stages[-1] if table.stages else ""
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
            return replace(table, acts=bookkeeping.acts(table, event))
        case e.StageReached(_, stage):
            return replace(table, stages=(*table.stages, stage))
        case e.SteppedBack(_, stage):
            return replace(table, stages=_back_to(table.stages, stage))
        case e.PlayingMarked(seat, is_on, is_away):
            said = replace(table.seat(seat), is_playing=is_on, is_away=is_away)
            return _seated(table, seat, said)
        case e.HandsCounted(hands=hands):
            return replace(table, hands_counted=hands)
        case e.SideMarked(seat, side):
            return _seated(table, seat, replace(table.seat(seat), side=side))
        case e.CardsSeen():
            return bookkeeping.bonus_after_cards(_see(table, event), event)
        case (
            e.BonusCollected()
            | e.PeekAnswered()
            | e.BonusAnswered()
            | e.InsuranceClosed()
            | e.InsuranceSettled()
        ):
            return bookkeeping.note_bonus(table, event)
        case e.HandDenied(_, seat, sensor, line, reason, cards):
            denied = _without(table.denials, (seat, sensor))
            return replace(table, denials=(*denied, Denial(seat, sensor, line, reason, cards)))
        case e.DenialWithdrawn(_, seat, sensor):
            return replace(table, denials=_without(table.denials, (seat, sensor)))
        case e.GameStarted():
            return _start(link_state.counted(table), event)
        case e.MoneyTakenBack():
            return bookkeeping.taken_back(table, event)
        case e.LeftBehindSeen(_, number):
            unseen = tuple(one for one in table.left_behind if one.round != number)
            return replace(table, left_behind=unseen)
        case e.CardAsked():
            return replace(table, asked=event)
        case e.CardNotAsked():
            return replace(table, asked=None)
        case e.BetsAllowed() | e.BetsPaid() | e.BetsUndone() | e.BetDenied():
            return bookkeeping.note_bets(table, event)
        case e.JackpotSettled(_, sensor):
            return _settle(table, sensor)
        case e.RoundVoided(meters=meters):
            counted = link_state.counted_void(table)
            return replace(counted, accounts=accounts_of(meters))
        case e.VoidAsked(reason=reason):
            return replace(table, void_asked=reason)
        case e.VoidWithdrawn():
            return replace(table, void_asked="")
        case e.WagersGivenBack():
            return replace(table, voided=None)
        case e.IrregularityNoted(_, now):
            return replace(table, irregularity=now)
        case e.IrregularityCleared():
            return replace(table, irregularity=None)
        # A win: claimed, verified, authorised, paid.
        case e.ClaimMade(seat, sensor, line):
            kept = _without(table.claims, (seat, sensor))
            return replace(table, claims=(*kept, Claim(seat, sensor, line)))
        case e.ClaimDropped(seat, sensor):
            spot = (seat, sensor)
            return replace(
                table,
                claims=_without(table.claims, spot),
                struck=_without(table.struck, spot),
                disputed=_without(table.disputed, spot),
            )
        case e.ClaimStruck(_, seat, sensor, line, reason):
            kept = _without(table.claims, (seat, sensor))
            struck = (*table.struck, Struck(seat, sensor, line, reason))
            return replace(table, claims=kept, struck=struck)
        case e.ClaimRestored(_, seat, sensor, line):
            claims = (*table.claims, Claim(seat, sensor, line))
            return replace(table, claims=claims, struck=_without(table.struck, (seat, sensor)))
        case e.SupervisorCalled(at, to_verify):
            phase = Phase.VERIFY if table.claims and to_verify else table.phase
            return replace(table, phase=phase, supervisor_called_at=at, tries_over="")
        case e.CallAnswered():
            return leave_verification(replace(_card_taken_back(table), supervisor_called_at=0))
        case e.KeyLost():
            return replace(table, key_is_lost=True, key_by=None)
        case e.KeyFound():
            return replace(table, key_is_lost=False)
        case e.KeyCardSwiped(_, by, position):
            return _turn_by_card(table, by, position)
        case e.KeyTurned():
            return _turn_key(table, event)
        case e.WinsConfirmed():
            return confirm_wins(table, event)
        case e.SwipeRefused():
            return refuse_swipe(table, event)
        case e.SwipeTimedOut():
            reader = table.reader and replace(table.reader, has_timed_out=True)
            return replace(table, reader=reader)
        case e.ReaderReopened(at):
            tries = table.reader.tries if table.reader else 0
            return replace(table, reader=Reader(at, tries))
        case e.ConfirmationCancelled():
            back = replace(table, pending=None, reader=None, supervisor_called_at=0)
            return leave_verification(link_state.no_card_asks(back))
        case e.WinsAuthorised():
            return record_wins(link_state.won(table, event), event)
        case e.MetersAdjusted(_, meters):
            return replace(table, accounts={**table.accounts, **accounts_of(meters)}, pending=None)
        case e.PayingBegan():
            return replace(table, is_paying=True)
        case e.DutyTicked():
            return bookkeeping.note_duty(table, event)
        case e.SeatPaid():
            return bookkeeping.note_paid(table, event)
        case e.PaymentUndone():
            return bookkeeping.undo_paid(table)
        # Put right: a win backed out, a meter set by hand.
        case e.AdjustmentAsked():
            return replace(table, adjustment=adjustment_asked(event))
        case e.MeterSetAsked(_, sensor, level, to_micros, reason, note):
            asked = MeterChange(sensor, level, to_micros, reason, note)
            return replace(table, meter_change=asked)
        case e.AdjustmentApproved(by):
            asked_for = table.adjustment and replace(table.adjustment, approved_by=by)
            change = table.meter_change and replace(table.meter_change, approved_by=by)
            late = table.late_win and replace(table.late_win, approved_by=by)
            return replace(table, adjustment=asked_for, meter_change=change, late_win=late)
        case e.AdjustmentCancelled():
            table = link_state.no_card_asks(table)
            return replace(table, adjustment=None, meter_change=None, late_win=None)
        case e.LateWinAsked():
            return replace(table, late_win=late_win_asked(event))
        case e.LateWinRecorded():
            return replace(table, late_win=None)
        case e.WinBackedOut():
            return back_out(table, event)
        case e.MeterSet():
            return _set_meter(table, event)
        case e.ThresholdSealed():
            return _sealed(table, event)
        case e.ThresholdCrossed():
            return _crossed(table, event)
        case e.RulingRecorded(number=number):
            return replace(table, rulings_so_far=number)
        case e.RulingWithdrawn(number=number):
            return replace(table, rulings_withdrawn=(*table.rulings_withdrawn, number))
        case e.ShoeBegun(shoe=shoe, round=first):
            return replace(table, shoe=shoe, shoe_from=first)
        case e.ChipsCounted(sensor=sensor, chips=chips):
            return replace(table, chips_counted={**table.chips_counted, sensor: chips})
        case e.CountTakenBack(sensor=sensor):
            still = {at: n for at, n in table.chips_counted.items() if at != sensor}
            return replace(table, chips_counted=still)
        case e.ChipNotFound(sensor=sensor):
            return replace(table, chips_not_found=(*table.chips_not_found, sensor))
        case e.WagerTakenOff():
            return bookkeeping.without_wager(table, event)
        case e.TokeLaid() | e.TokeEnded() | e.TokeReopened():
            return bookkeeping.note_toke(table, event)
        # Beside the round: alerts, settings, paper, views.
        case e.AlertRaised(at, key, kind, sentence, not_by):
            others = _other_alerts(table, key)
            return replace(table, alerts=(*others, Alert(key, kind, sentence, at, not_by)))
        case e.AlertAcknowledged(_, key):
            return replace(table, alerts=_other_alerts(table, key))
        case e.SettingProposed():
            return bookkeeping.note_proposal(table, event)
        case e.SettingWithdrawn(_, path):
            return replace(table, proposed=bookkeeping.other_proposals(table, path))
        case e.SettingsApplied():
            return bookkeeping.apply_settings(table, event)
        case e.PagePrinted(_, "win", number, copy):
            highest = max(copy, table.copies.get(number, 0))
            return replace(table, copies={**table.copies, number: highest})
        case e.ViewFailed(_, view):
            return replace(table, mishaps=(*table.mishaps, view))
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
            | e.JournalRestored()
            | e.ProgramStarted()
            | e.RegisterNoted()
            | e.GameEnded()
            | e.NoWinnerSaid()
            | e.WagersReckoned()
        ):
            return table
        case _:
            assert_never(event)


def leave_verification(table: Table) -> Table:
    """Go back to the round: to paying where a win is on record, else to play."""
    if table.phase not in (Phase.VERIFY, Phase.SWIPE):
        return table
    phase = Phase.RECORDED if table.wins_to_pay else Phase.IN_PLAY
    # What was struck out but never confirmed is claimed as before.
    back = tuple(Claim(one.seat, one.sensor, one.line) for one in table.struck)
    before = [one for one in table.disputed if table.claim_of((one.seat, one.sensor))]
    known = {(one.seat, one.sensor) for one in before}
    shown = tuple(
        Struck(one.seat, one.sensor, one.line, "")
        for one in table.claims
        if (one.seat, one.sensor) not in known
    )
    return replace(
        table,
        phase=phase,
        is_paying=bool(table.wins_to_pay),
        claims=(*table.claims, *back),
        struck=(),
        disputed=(*before, *table.struck, *shown),
    )


def _open_round(table: Table, event: e.RoundOpened) -> Table:
    clean = _checkpoint(table, event)
    return replace(
        clean,
        phase=Phase.BETTING,
        dealer=event.dealer,
        opening_accounts=clean.accounts,
        voided=event.voided,
        seats={
            **{seat: Seat(is_playing=True) for seat in event.playing},
            **{seat: Seat(is_away=True) for seat in event.away},
        },
    )


def _checkpoint(table: Table, event: e.RoundOpened | e.TableClosed) -> Table:
    """Give the table as a checkpoint describes it: nothing else of what was before counts."""
    known = bookkeeping.with_settings(table, event.settings)
    accounts, parked = sorted_out(known.setup, (*event.meters, *event.parked))
    return Table(
        setup=known.setup,
        round=event.round,
        sensors=bookkeeping.opened(known, event),
        accounts=accounts,
        wins_so_far=event.wins_so_far,
        key=event.key,
        key_is_lost=event.key_is_lost,
        backed_out=event.backed_out,
        irregularity=event.irregularity,
        alerts=event.alerts,
        settings=event.settings,
        proposed=event.proposed,
        parked=parked,
        link=event.link,
        left_behind=event.left_behind,
        rulings_so_far=event.rulings_so_far,
        rulings_withdrawn=event.rulings_withdrawn,
        shoe=event.shoe,
        shoe_from=event.shoe_from,
        seals=event.seals,
    )


def _seated(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats={**table.seats, number: seat})


def _see(table: Table, event: e.CardsSeen) -> Table:
    known = {**table.cards, event.place: event.cards}
    return replace(table, cards={at: some for at, some in known.items() if some})


def _start(table: Table, event: e.GameStarted) -> Table:
    return replace(
        table,
        phase=Phase.IN_PLAY,
        sensors=bookkeeping.locked(table, event.wagers),
        accounts={**table.accounts, **accounts_of(event.meters)},
        started_at=event.at,
        supervisor_called_at=0,
    )


def _settle(table: Table, sensor: str) -> Table:
    sensors = bookkeeping.settled(table, sensor)
    settled = replace(table, sensors=sensors, settled=(*table.settled, sensor))
    phase = Phase.RECORDED if settled.wins_to_pay else Phase.IN_PLAY
    return replace(settled, phase=phase)


def _back_to(reached: tuple[str, ...], stage: str) -> tuple[str, ...]:
    behind = reached[: reached.index(stage)] if stage in reached else ()
    return (*behind, stage)


def _without(said: tuple[Said, ...], spot: Spot) -> tuple[Said, ...]:
    return tuple(one for one in said if (one.seat, one.sensor) != spot)


def _turn_key(table: Table, event: e.KeyTurned) -> Table:
    turned = replace(table, key=event.position, key_by=None)
    if event.refusal:
        return turned
    if event.position == JPH:
        return replace(turned, phase=Phase.VERIFY)
    return leave_verification(replace(turned, supervisor_called_at=0))


def _turn_by_card(table: Table, by: StaffMember, position: str) -> Table:
    if position == JPH:
        return replace(table, key=JPH, key_by=by, phase=Phase.VERIFY)
    back = replace(table, key=position, key_by=None, supervisor_called_at=0)
    return leave_verification(back)


def _card_taken_back(table: Table) -> Table:
    """Let the key stand as before a card stood for it, where it is lost and nothing recorded."""
    if table.key_by is None or not table.key_is_lost:
        return table
    return replace(table, key=RUN, key_by=None)


def _sealed(table: Table, event: e.ThresholdSealed) -> Table:
    meter = (event.sensor, event.level)
    others = tuple(one for one in table.seals if not one.is_on(meter, event.jackpot))
    seal = ThresholdSeal(event.at, *meter, event.jackpot, event.seal, event.limit_cents)
    return replace(table, seals=(*others, seal))


def _crossed(table: Table, event: e.ThresholdCrossed) -> Table:
    return replace(
        table,
        accounts={**table.accounts, **accounts_of(event.meters)},
        seals=tuple(one for one in table.seals if one.seal != event.seal),
        crossed=(*table.crossed, event),
    )


def _set_meter(table: Table, event: e.MeterSet) -> Table:
    before, after = accounts_of(event.before), accounts_of(event.meters)
    return replace(
        table,
        accounts={**table.accounts, **after},
        opening_accounts=shifted(table.opening_accounts, before, after),
        meter_change=None,
    )


def _other_alerts(table: Table, key: str) -> tuple[Alert, ...]:
    return tuple(one for one in table.alerts if one.key != key)
