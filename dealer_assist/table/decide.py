"""What the table makes of a command: events, or a refusal that changes nothing.

Every command stands in the one `match` of `_decide`, with what must hold before it and the
procedure that it goes to; one that nobody handles does not pass mypy.
"""

from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import adjustments, lost_key, must_hit, voids
from dealer_assist.table.facts.dealing import blackjack_wagers, stages
from dealer_assist.table.procedures import adjustments as adjustments_steps
from dealer_assist.table.procedures import (
    aquarius,
    asked_cards,
    authority,
    bonus_bets,
    claims,
    comparing,
    counting,
    denials,
    duties,
    ending,
    holding,
    irregularities,
    late_wins,
    link,
    locking,
    marks,
    meter_changes,
    nexus,
    office,
    opening,
    paying,
    rounds,
    rulings,
    sensing,
    settling,
    shoe,
    swipes,
    table_hand,
    tokes,
    verifying,
)
from dealer_assist.table.procedures import lost_key as lost_key_steps
from dealer_assist.table.procedures import must_hit as must_hit_steps
from dealer_assist.table.procedures import voids as voids_steps
from dealer_assist.table.procedures.dealing import (
    acts_on_record,
    dealers_hand,
    dealt_cards,
    hand_acts,
    house_money,
    sets,
    street_bets,
    surrenders,
    switches,
    who_plays,
)
from dealer_assist.table.procedures.dealing import blackjack_wagers as blackjack_wagers_steps
from dealer_assist.table.procedures.dealing import stages as stages_steps
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.waiting import MeterChange
from dealer_assist.table.words import has_key

Events = tuple[e.Event, ...]
BETTING, IN_PLAY, RECORDED = Phase.BETTING, Phase.IN_PLAY, Phase.RECORDED
VERIFY, SWIPE = Phase.VERIFY, Phase.SWIPE


def decide(table: Table, command: c.Command, at: int) -> Events:
    """Decide a command at a time in milliseconds; raise `Refused` where the table says no."""
    locking.hold_back(table, command)
    counting.hold_back(table, command)
    events = _decide(table, command, at)
    overtaken = counting.overtaken(table, events, at)
    back, lifted = tokes.void_tokes(table, events, at), tokes.lifted_tokes(table, events, at)
    return (*asked_cards.withdrawn(table, events, at), *overtaken, *back, *events, *lifted)


def _decide(table: Table, command: c.Command, at: int) -> Events:
    match command:
        # What devices see: a fact in any phase.
        case c.SeeChip():
            return sensing.see(table, command)
        case c.MissChip(seat, sensor):
            return sensing.miss(table, (seat, sensor))
        case c.MarkPlaying():
            _need_open(table)
            rounds.need_phase(table, command, BETTING, IN_PLAY, RECORDED, SWIPE)
            return who_plays.mark(table, command)
        case c.CountHands(hands):
            return who_plays.count(table, hands, at)
        case c.KeepChip(seat, sensor):
            _need_console(table, command, BETTING)
            return sensing.keep(table, (seat, sensor))
        case c.DenyChip(seat, sensor):
            _need_open(table)
            return sensing.deny(table, (seat, sensor))
        case c.ReportSensorFault(seat, sensor, fault):
            return sensing.fail(table, (seat, sensor), fault)
        case c.ReportSensorWell(seat, sensor):
            return sensing.mend(table, (seat, sensor))
        case c.ReportDevices(devices):
            return (e.DevicesTested(at, devices),)
        case c.LoseKey():
            return lost_key_steps.lose(table, at)
        case c.TurnKey(position):
            return aquarius.turn_key(table, position, at)
        case c.SwipeCard():
            return swipes.swipe(table, command, at)
        # What the floor tells: facts too, whatever the table does.
        case c.JoinLink() | c.LoseLink() | c.TurnLink():
            return link.hear(table, command, at)
        case c.TakeContributions():
            return link.take(table, command, at)
        case c.GiveTicket(ticket):
            return link.give(table, ticket, at)
        case c.TakeCrossing():
            return must_hit_steps.take_crossing(table, command, at)
        case c.LockPrize():
            return swipes.lock_prize(table, command, at)
        case c.RefuseLock():
            return link.refuse_lock(table, command, at)
        case c.AskClosing():
            return link.ask_closing(table, at)
        case c.EndClosing(sentence):
            is_asked = table.lasting.link is not None and table.lasting.link.closing is not None
            return (e.ClosingEnded(at, sentence),) if is_asked else ()
        case c.HearFloor():
            return link.hear_people(table, command, at)
        case c.ReadMessage(number):
            _need_open(table)
            return link.read(table, number, at)
        # Beside the round, in any phase.
        case c.BarDealer(why):
            return locking.bar(table, why, at)
        case c.LockTable():
            return locking.lock(table, at)
        case c.HoldTable():
            return holding.hold(table, command, at)
        case c.NoteProgram():
            return holding.note_program(command, at)
        case c.NoteRegister(seq, hash_):
            return (e.RegisterNoted(at, seq, hash_),)
        case c.ChangeGame(to):
            return opening.ask_change(table, to)
        case c.AskMeterSet():
            return ask_meter_set(table, command, at)
        case c.CancelAdjustment():
            asked = table.round.adjustment or table.round.meter_change or table.round.late_win
            return (e.AdjustmentCancelled(),) if asked else ()
        case c.NotePrint():
            return office.note_print(command, at)
        case c.RaiseAlert():
            return office.raise_alert(table, command, at)
        case c.AcknowledgeAlert(key, by):
            return office.acknowledge(table, key, by, at)
        case c.ProposeSetting():
            return office.propose(table, command, at)
        case c.ProposeSetUp():
            return office.propose_setup(table, command, at)
        case c.WithdrawSetting(path, by):
            return office.withdraw(table, path, by, at)
        case c.NoteMishap(view):
            return () if view in table.round.mishaps else (e.ViewFailed(at, view),)
        case c.OpenBackOffice(by):
            return office.open_back_office(by, at)
        case c.CloseBackOffice(by):  # whoever leaves may
            return (e.BackOfficeClosed(at, by),)
        case c.NoteRefusedSwipe():
            return office.note_refused_swipe(command)
        case c.RecordRuling():
            _need_not_waiting(table)
            return rulings.record(table, command, at)
        case c.WithdrawRuling():
            _need_not_waiting(table)
            return rulings.withdraw(table, command, at)
        # An open table, whatever else it waits for.
        case c.PlaceWagers():
            _need_open(table)
            return _moved(table, place_wagers(table, command, at), at)
        case c.InsureSeat(seat, cents):
            _need_open(table)
            insured = blackjack_wagers.with_insurance(table, seat, cents)
            return _moved(table, place_wagers(table, c.PlaceWagers(seat, insured), at), at)
        case c.AskAdjustment():
            _need_open(table)
            return adjustments_steps.ask(table, command, at)
        case c.AskLateWin():
            _need_open(table)
            return late_wins.ask(table, command, at)
        case c.SeeCards():
            _need_open(table)
            return _moved(table, dealt_cards.see(table, command, at), at)
        case (
            c.CollectBonus()
            | c.AnswerPeek()
            | c.AnswerBonus()
            | c.CloseInsurance()
            | c.SettleInsurance()
        ):
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE, VERIFY)
            return house_money.answer(table, command, at)
        case c.LetRide():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return street_bets.let_ride(table, command)
        case c.FoldHand(seat):  # while a win waits for its card the rest of the round goes on
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return _moved(table, stages_steps.fold(table, seat), at)
        case c.UnfoldHand(seat):
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return stages_steps.unfold(table, seat)
        case c.SetHand():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return _moved(
                table, sets.set_hand(table, command, at, is_time=stages.is_at_set(table)), at
            )
        case c.CompareHand():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED)
            return comparing.compare(table, command, at)
        case c.SayDealerTotal(total):
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return dealers_hand.say(table, total, at)
        case c.SwitchCards():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return switches.answer(table, command, at)
        case c.PlayHand():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return hand_acts.play(table, command, at)
        case c.AdvanceStage():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            ending.refuse_wrong_card(table)
            return stages_steps.advance(table, command, at)
        case c.FoldAll():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return stages_steps.fold_and_advance(table, command, at)
        case c.StepBack():
            _need_open(table)
            rounds.need_phase(table, command, IN_PLAY, RECORDED, SWIPE)
            return stages_steps.step_back(table, at)
        # An open table that no adjustment holds.
        case c.MarkSide(seat, side):
            _need_free(table)
            return denials.by_card(table, table_hand.mark_side(table, seat, side, at), at)
        case c.NoteIrregularity(kind, said):
            _need_free(table)
            return irregularities.note(table, kind, at, said)
        case c.TickStep():
            _need_free(table)
            return irregularities.tick(table, command, at)
        case c.ClearIrregularity():
            _need_free(table)
            return irregularities.clear(table, at)
        case c.KeepRound():
            _need_free(table)
            return voids_steps.keep_round(table, at)
        case c.GiveBack():
            _need_free(table)
            return voids_steps.give_back(table, at)
        case c.CloseTable():
            _need_free(table)
            if why_not := voids.holds_start(table):
                raise Refused(why_not)
            return opening.close_table(table)
        case c.TickDuty():  # with the key in JPH too: what is verified there has duties
            _need_free(table)
            rounds.need_phase(table, command, IN_PLAY, VERIFY, SWIPE, RECORDED)
            return duties.tick(table, command, at)
        case c.PressJackpot(reason):
            _need_free(table)
            return aquarius.press_jackpot(table, reason, at)
        # What the console asks for, each in its phases only.
        case c.StartGame():
            _need_console(table, command, BETTING)
            return rounds.start_game(table, at)
        case c.SealThreshold():
            return must_hit_steps.seal(table, command, at)
        case c.CrossThreshold():
            return must_hit_steps.cross(table, command, at)
        case c.BeginShoe():
            _need_free(table)
            return shoe.begin(table, at)
        case c.CountChips():
            _need_console(table, command, IN_PLAY)
            return counting.count(table, command, at)
        case c.CountAgain(sensor):
            _need_console(table, command, IN_PLAY)
            return counting.again(table, sensor, at)
        case c.GiveUpChip(sensor):
            _need_console(table, command, IN_PLAY)
            return counting.give_up(table, sensor, at)
        case c.OverruleSensor(sensor, seat):
            _need_console(table, command, IN_PLAY)
            return counting.overrule(table, (seat, sensor), at)
        case c.LayToke():
            _need_console(table, command, BETTING)
            return tokes.lay(table, command, at)
        case c.EndToke():
            _need_console(table, command, IN_PLAY, RECORDED)
            return tokes.end(table, command, at)
        case c.ReopenToke():
            _need_console(table, command, IN_PLAY, RECORDED)
            return tokes.reopen(table, command, at)
        case c.ReckonWagers():
            _need_console(table, command, IN_PLAY, RECORDED)
            return tokes.reckon(table, command, at)
        case c.MarkWager(seat, sensor):
            _need_console(table, command, BETTING)
            return marks.mark(table, (seat, sensor), at)
        case c.AcknowledgeMark(seat, sensor):
            _need_free(table)
            rounds.need_phase(table, command, VERIFY)
            return marks.acknowledge(table, (seat, sensor), at)
        case c.PressHand():
            _need_console(table, command, IN_PLAY, RECORDED, SWIPE)
            return denials.by_card(table, claims.press_hand(table, command), at)
        case c.PressTableHand():
            _need_console(table, command, IN_PLAY, RECORDED)
            return denials.by_card(table, claims.press_table_hand(table, command), at)
        case c.ConfirmAsDealer():
            _need_console(table, command, IN_PLAY, RECORDED)
            return authority.confirm_as_dealer(table, at)
        case c.CallSupervisor() if lost_key.stands_in(table):
            _need_free(table)
            return (e.CallAnswered(),)
        case c.DenyHand():
            _need_console(table, command, IN_PLAY, RECORDED)
            return denials.deny(table, command, at)
        case c.WithdrawDenial(seat, sensor):
            _need_console(table, command, IN_PLAY, RECORDED)
            return denials.withdraw(table, (seat, sensor), at)
        case c.CallSupervisor() if (
            must_hit.waiting(table) and not table.round.claims and not table.round.asked
        ):
            _need_console(table, command, IN_PLAY, RECORDED)
            return must_hit_steps.ask(table, at)
        case c.CallSupervisor():
            _need_console(table, command, BETTING, IN_PLAY, RECORDED)
            if has_key(table.setup):
                return aquarius.call_supervisor(table, at)
            return nexus.call_supervisor(table, at)
        case c.DropClaim():
            _need_console(table, command, VERIFY)
            return verifying.strike(table, command, at)
        case c.RestoreClaim(seat, sensor):
            _need_console(table, command, VERIFY)
            return verifying.restore(table, (seat, sensor), at)
        case c.ChangeClaim(seat, sensor):
            _need_console(table, command, VERIFY)
            return verifying.change(table, (seat, sensor))
        case c.ConfirmWins(reason):
            _need_console(table, command, VERIFY)
            return verifying.confirm(table, reason, at)
        case c.BackToTable():
            _need_console(table, command, VERIFY, SWIPE)
            return nexus.back_to_table(table)
        case c.LetSwipeTimeOut():
            _need_console(table, command, SWIPE)
            return nexus.time_out(table)
        case c.TrySwipeAgain():
            _need_console(table, command, SWIPE)
            return nexus.try_again(table, at)
        case c.BeginPaying():
            _need_console(table, command, RECORDED)
            return () if table.round.is_paying else (e.PayingBegan(),)
        case c.TickPaid():
            _need_console(table, command, RECORDED)
            return paying.tick(table, command, at)
        case c.TickAllPaid():
            _need_console(table, command, RECORDED)
            return paying.tick_all(table, at)
        case c.UndoPaid():
            _need_console(table, command, IN_PLAY, RECORDED)
            return paying.undo(table, at)
        case c.TakeBack(seat):
            _need_console(table, command, IN_PLAY, RECORDED)
            return paying.take_back(table, seat, at)
        case c.CannotCollect(seat):
            _need_console(table, command, IN_PLAY, RECORDED)
            return paying.cannot_collect(table, seat, at)
        case c.AskForBets():
            _need_console(table, command, IN_PLAY, RECORDED)
            return bonus_bets.ask(table, at)
        case c.PayBets():
            _need_console(table, command, IN_PLAY, RECORDED)
            return bonus_bets.pay(table, at)
        case c.UndoBets():
            _need_console(table, command, IN_PLAY, RECORDED)
            return bonus_bets.undo(table, at)
        case c.SettleSeat(seat):
            _need_console(table, command, IN_PLAY, RECORDED)
            return settling.settle(table, seat, at)
        case c.AnswerSeat(seat, answer):
            _need_console(table, command, IN_PLAY, RECORDED)
            return settling.answer(table, seat, answer, at)
        case c.DenyBet():
            _need_console(table, command, IN_PLAY, RECORDED)
            return bonus_bets.deny(table, command, at)
        case c.SeeLeftBehind(number):
            _need_open(table)
            is_there = any(behind.round == number for behind in table.lasting.left_behind)
            return (e.LeftBehindSeen(at, number),) if is_there else ()
        case c.LeaveCard():
            _need_free(table)
            return asked_cards.leave(table, at)
        case c.EndGame(sensor, no_winner):
            _need_console(table, command, IN_PLAY, RECORDED)
            answered = (e.NoWinnerSaid(at),) if no_winner else ()
            return (*answered, *rounds.end(table, sensor, at))
        case c.VoidRound(reason):
            _need_console(table, command, BETTING, IN_PLAY, RECORDED)
            return voids_steps.void_round(table, reason, at)
        case _:
            assert_never(command)


def _need_open(table: Table) -> None:
    if table.round.phase is Phase.CLOSED:
        raise Refused(Msg("The table is closed. Swipe a dealer card to open it"))


def _need_free(table: Table) -> None:
    """Refuse whatever is not a fact while an adjustment waits for its cards."""
    _need_open(table)
    _need_not_waiting(table)


def _need_not_waiting(table: Table) -> None:
    if held := adjustments.waits(table):
        raise Refused(held)


def _need_console(table: Table, command: Pressed, *phases: Phase) -> None:
    """Refuse what the console does not have, what waits for its key, and any other phase."""
    _need_free(table)
    if has_key(table.setup):
        aquarius.hold_back(table, command)
    rounds.need_phase(table, command, *phases)


def ask_meter_set(table: Table, command: c.AskMeterSet, at: int) -> Events:
    """Ask once for a meter to be set; another adjustment has to be finished first."""
    asked = table.round.meter_change
    if asked is not None and _is_same(asked, command):
        return ()
    if held := adjustments.waits(table):
        raise Refused(held)
    return meter_changes.ask(table, command, at)


def place_wagers(table: Table, command: c.PlaceWagers, at: int) -> Events:
    """Note a seat's base wagers, where they are new, and what its hands do by them."""
    if command.seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=command.seat))
    if any(cents < 0 for cents in command.wagers.values()):
        raise Refused(Msg("A wager can't be below $0. Recount"))
    if table.seat(command.seat).wagers == command.wagers:
        return ()
    blackjack_wagers_steps.refuse(table, command.seat, command.wagers)
    surrenders.refuse(table, command.seat, command.wagers)
    street_bets.refuse(table, command.seat, command.wagers)
    acts = acts_on_record.of_wagers(table, command.seat, command.wagers, at)
    return (*acts, e.WagersPlaced(command.seat, dict(command.wagers)))


def _moved(table: Table, events: Events, at: int) -> Events:
    """Let the base game come to the stage that cards and decisions show after these events."""
    if not events:
        return ()
    return (*events, *stages_steps.moved_by_cards(evolve_all(table, events), at))


def _is_same(asked: MeterChange, command: c.AskMeterSet) -> bool:
    wanted = (command.sensor, command.level, command.to_micros, command.reason)
    return (asked.sensor, asked.level, asked.to_micros, asked.reason) == wanted
