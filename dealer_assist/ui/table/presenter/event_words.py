"""What happened at the table, each event in a dealer's sentence."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from dealer_assist.message import Msg, holes, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import events as e
from dealer_assist.table.dealing import surrenders, ties, zaps
from dealer_assist.table.events.asked import BETS
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.events.round import BLACKJACK, KEPT, SWITCHED
from dealer_assist.table.guide.ruling_words import ruling_words
from dealer_assist.table.guide.words import end_label, start_label
from dealer_assist.table.procedures.ending import bets_named
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter import sensor_faults
from dealer_assist.ui.table.presenter.sensor_faults import sensor_name

Said: TypeAlias = Msg | Callable[[Any, Table], str]
"""A sentence whose holes the event fills, or a function where there is something to choose."""

_PLACES = {"dealer": Msg("dealer"), "board": Msg("board")}
_DUTIES = {
    "camera": Msg("Cards shown to the camera"),
    "deck": Msg("Deck counted"),
    "tax": Msg("Tax form filled in"),
    "face_up": Msg("Hand left face up"),
    "keep": Msg("Cards kept"),
}


def event_words(event: e.Event, table: Table) -> str:
    """Say what happened; `table` is the table after it."""
    said = WORDS[type(event)]
    if not isinstance(said, Msg):
        return said(event, table)
    return Msg.of(said, {hole: _told(hole, event, table) for hole in holes(said)})


def _told(hole: str, event: Any, table: Table) -> object:
    """Give what stands in a hole: a field of the event, in the words that a dealer has for it."""
    match hole:
        case "name":
            return event.by.name
        case "witness":
            return event.witness.name
        case "reason":
            return reason_words(event.reason)
        case "sensor":
            return sensor_name((event.seat, event.sensor), table.setup.jackpots)
        case "hand":
            return hand_label(table.setup, event.sensor, event.line)
        case "stage":
            return stage_label(table.setup, event.stage)
        case _:
            return getattr(event, hole)


def _game_started(event: e.GameStarted, table: Table) -> str:
    return Msg(
        "{button}: {n} wagers locked in",
        one="{button}: {n} wager locked in",
        button=start_label(table.setup),
        n=len(event.wagers),
    )


def _game_ended(event: e.GameEnded, table: Table) -> str:
    button = end_label(table.setup)
    if not event.not_ticked:
        return Msg("{button}: the round is over", button=button)
    return Msg(
        "{button}: the round is over, {n} seats not ticked",
        one="{button}: the round is over, {n} seat not ticked",
        button=button,
        n=len(event.not_ticked),
    )


def _wagers_placed(event: e.WagersPlaced, _: Table) -> str:
    amount = chips(sum(surrenders.lying(event.wagers).values()))
    if half := surrenders.given_up(event.wagers):
        return Msg(
            "Seat {seat} has {amount} on the layout and gives up a hand: {half} goes back",
            seat=event.seat,
            amount=amount,
            half=chips(half),
        )
    return Msg("Seat {seat} has {amount} on the layout", seat=event.seat, amount=amount)


def _hand_folded(event: e.HandFolded, table: Table) -> str:
    if ties.are_asked(table.setup):
        return Msg("Seat {seat} gave up half of its wager", seat=event.seat)
    return Msg("Seat {seat} folded", seat=event.seat)


def _hand_unfolded(event: e.HandUnfolded, table: Table) -> str:
    if ties.are_asked(table.setup):
        return Msg("Seat {seat} did not give up after all", seat=event.seat)
    return Msg("Seat {seat} did not fold", seat=event.seat)


def _playing_marked(event: e.PlayingMarked, _: Table) -> str:
    if event.is_on:
        return Msg("Seat {seat} has a game wager", seat=event.seat)
    if event.is_away:
        return Msg("Seat {seat} is empty", seat=event.seat)
    return Msg("Seat {seat} has no game wager after all", seat=event.seat)


def _hands_counted(event: e.HandsCounted, _: Table) -> str:
    return Msg("The shuffler counted {n} hands", one="The shuffler counted {n} hand", n=event.hands)


def _bonus_collected(event: e.BonusCollected, _: Table) -> str:
    if not event.seats:
        return Msg("House Money was not collected after all")
    where = listed([str(seat) for seat in event.seats])
    return Msg("House Money collected at seat {seats}", seats=where)


def _peek_answered(event: e.PeekAnswered, _: Table) -> str:
    if not event.answer:
        return Msg("The peek was taken back")
    if event.answer == "other":
        return Msg("No ace and no ten up")
    return Msg("Peek: blackjack") if event.answer == BLACKJACK else Msg("Peek: no blackjack")


def _insurance_closed(event: e.InsuranceClosed, _: Table) -> str:
    return Msg("Nobody insures any more") if event.is_closed else Msg("Insurance open again")


def _insurance_settled(event: e.InsuranceSettled, _: Table) -> str:
    if not event.seats:
        return Msg("Insurance was not settled after all")
    where = listed([str(seat) for seat in event.seats])
    return Msg("Insurance settled at seat {seats}", seats=where)


def _bonus_answered(event: e.BonusAnswered, _: Table) -> str:
    seat, left_up = event.seat, event.left_up
    if left_up is None:
        return Msg("House Money of seat {seat} is to be asked again", seat=seat)
    amount = chips(left_up) if left_up else Msg("nothing")
    return Msg("House Money of seat {seat} paid, {amount} left up", seat=seat, amount=amount)


def _cards_seen(event: e.CardsSeen, _: Table) -> str:
    place, told = event.place, " ".join(event.cards)
    if zaps.is_zapped(place) and told:
        return Msg("Seat {seat} was zapped: {cards} are gone", seat=place[0], cards=told)
    if place[0].isdigit():
        if told:
            return Msg("Cards at seat {seat}: {cards}", seat=place, cards=told)
        return Msg("Cards at seat {seat}: taken back", seat=place)
    where = _PLACES.get(place, place)
    if told:
        return Msg("Cards at {place}: {cards}", place=where, cards=told)
    return Msg("Cards at {place}: taken back", place=where)


def _hand_set(event: e.HandSet, _: Table) -> str:
    seat, low = event.seat, " ".join(event.low)
    if not low:
        return Msg("The hand of seat {seat} is to be set again", seat=seat)
    if event.by_house_way:
        return Msg("Seat {seat} was set by the house way, low hand {cards}", seat=seat, cards=low)
    return Msg("Seat {seat} was set, low hand {cards}", seat=seat, cards=low)


def _hand_compared(event: e.HandCompared, _: Table) -> str:
    seat, stake = event.seat, chips(event.stake_cents)
    if event.outcome and not event.stake_cents:
        ended = {"push": Msg("PUSH"), "lose": Msg("LOSE")}.get(event.outcome, Msg("WIN"))
        return Msg("Seat {seat} was compared: {ended}", seat=seat, ended=ended)
    match event.outcome:
        case "":
            return Msg("Seat {seat} is to be compared again", seat=seat)
        case "push":
            return Msg("Seat {seat} was compared: PUSH, {stake} stays", seat=seat, stake=stake)
        case "lose":
            return Msg("Seat {seat} was compared: LOSE, {stake} taken", seat=seat, stake=stake)
    if event.commission_cents:
        return Msg(
            "Seat {seat} was compared: WIN, paid {net}, commission {commission}",
            seat=seat,
            net=dollars(event.net_cents),
            commission=dollars(event.commission_cents),
        )
    return Msg("Seat {seat} was compared: WIN, paid {net}", seat=seat, net=dollars(event.net_cents))


def _switch_answered(event: e.SwitchAnswered, _: Table) -> str:
    if event.answer == SWITCHED:
        return Msg("Seat {seat} switched its second cards", seat=event.seat)
    if event.answer == KEPT:
        return Msg("Seat {seat} kept its cards", seat=event.seat)
    return Msg("Seat {seat} is asked again: keep or switch", seat=event.seat)


def _sensor_failed(event: e.SensorFailed, table: Table) -> str:
    name = sensor_name((event.seat, event.sensor), table.setup.jackpots)
    return sensor_faults.failed(event.fault, name)


def _wager_marked(event: e.WagerMarked, table: Table) -> str:
    name = sensor_name((event.seat, event.sensor), table.setup.jackpots)
    if event.is_on:
        return Msg("The wager of sensor {sensor} was marked by hand", sensor=name)
    return Msg("The mark on sensor {sensor} was taken back", sensor=name)


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
    """Tell it in English as a whole where the journal gave back an English sentence."""
    told = Msg("A card was refused: {refusal}", refusal=event.refusal)
    return told if isinstance(event.refusal, Msg) else str.__str__(told)


def _wins_authorised(event: e.WinsAuthorised, _: Table) -> str:
    return Msg(
        "{name} authorised {n} wins, {total}",
        one="{name} authorised {n} win, {total}",
        name=event.by.name,
        n=len(event.wins),
        total=dollars(sum(win.award.prize for win in event.wins)),
    )


def _win_backed_out(event: e.WinBackedOut, _: Table) -> str:
    return Msg(
        "Win {number}, {prize}, was backed out; witness {witness}",
        number=event.number,
        prize=dollars(event.award.prize),
        witness=event.witness.name,
    )


def _jackpot_settled(event: e.JackpotSettled, table: Table) -> str:
    return Msg("{jackpot} is settled", jackpot=table.setup.jackpots[event.sensor].label)


def _seat_paid(event: e.SeatPaid, _: Table) -> str:
    seat, amount = event.seat, dollars(event.cents)
    if event.by_cage:
        return Msg("Seat {seat}: {amount}, the cage pays later", seat=seat, amount=amount)
    if not event.wins:
        return Msg("Seat {seat} was paid {amount} envy", seat=seat, amount=amount)
    return Msg("Seat {seat} was paid {amount}", seat=seat, amount=amount)


def _payment_undone(event: e.PaymentUndone, _: Table) -> str:
    amount = dollars(event.cents)
    return Msg("Seat {seat}: {amount} is not paid yet", seat=event.seat, amount=amount)


def _bet_riding(event: e.BetRiding, table: Table) -> str:
    wager = table.setup.label_of(event.wager)
    if event.is_on:
        return Msg("Seat {seat} let {wager} ride", seat=event.seat, wager=wager)
    return Msg("Seat {seat} has not let {wager} ride", seat=event.seat, wager=wager)


def _money_taken_back(event: e.MoneyTakenBack, _: Table) -> str:
    amount = dollars(event.cents)
    return Msg("Seat {seat}: {amount} taken back", seat=event.seat, amount=amount)


def _card_asked(event: e.CardAsked, _: Table) -> str:
    if event.what == BETS:
        return Msg("A card was asked for: bonus bets to pay")
    if event.what == MUST_HIT:
        return Msg("A card was asked for: a level was hit")
    if event.what == SENSOR:
        return Msg("A card was asked for: SENSOR WAS WRONG")
    return Msg("A card was asked for: NOT A WIN")


def _threshold_sealed(event: e.ThresholdSealed, table: Table) -> str:
    level = hand_label(table.setup, event.sensor, event.level)
    said = Msg(
        "{level}: a threshold was drawn and sealed, {seal}", level=level, seal=event.seal[:16]
    )
    if not event.retired:
        return said
    if not event.retired_cents:
        return Msg("{said}; the one before it could not be opened", said=said)
    amount = dollars(event.retired_cents)
    return Msg("{said}; the one before it was {amount}", said=said, amount=amount)


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
    if any(one.cents < 0 for one in event.bets):
        return Msg("Taken back: {bets}", bets=named)
    return Msg("Bonus bets paid: {bets}", bets=named)


def _duty_ticked(event: e.DutyTicked, _: Table) -> str:
    if event.is_done:
        return Msg("Duty done: {duty}", duty=duty_words(event.duty))
    return Msg("Duty open again: {duty}", duty=duty_words(event.duty))


def _page_printed(event: e.PagePrinted, _: Table) -> str:
    paper = {
        "win": Msg("The slip of win {number}", number=event.number),
        "page": Msg("The page of win {number}", number=event.number),
        "adjustment": Msg("The page of an adjustment"),
    }.get(event.page, Msg("A report"))
    if not event.trouble:
        return Msg("{paper} was printed", paper=paper)
    return Msg("{paper} was not printed: {trouble}", paper=paper, trouble=event.trouble)


def _table_locked(event: e.TableLocked, _: Table) -> str:
    if event.by is None:
        return Msg("The table was locked")
    return Msg("{name} locked the table", name=event.by.name)


def _link_turned(event: e.LinkTurned, _: Table) -> str:
    if not event.reason:
        return Msg("The link went on")
    return Msg("The link was paused: {reason}", reason=event.reason)


def _ticket_given(event: e.TicketGiven, _: Table) -> str:
    return Msg(
        "The floor gave seat {seat} ticket {order}: {amount}",
        seat=event.ticket.seat,
        order=event.ticket.order,
        amount=dollars(event.ticket.cents),
    )


def _wins_wait(event: e.WinsWait, _: Table) -> str:
    many = len(event.wins)
    return Msg("{n} wins wait for the link", one="{n} win waits for the link", n=many)


def _closing_ended(event: e.ClosingEnded, _: Table) -> str:
    if not event.why:
        return Msg("The older ticket holds nobody up any more")
    return Msg("The floor did not close the older ticket: {why}", why=event.why)


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


def _toke_reopened(event: e.TokeReopened, table: Table) -> str:
    wager = table.setup.label_of(event.wager)
    return Msg("Seat {seat}: the toke on {wager} has not ended yet", seat=event.seat, wager=wager)


def _wagers_reckoned(event: e.WagersReckoned, _: Table) -> str:
    return Msg(
        "Players staked {staked}; taken {taken}, paid {paid}",
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


WORDS: Mapping[type[e.Event], Said] = {
    # The round
    e.TableOpened: lambda event, _: Msg("{name} opened the table", name=event.dealer.name),
    e.DealerRelieved: lambda event, _: Msg("{name} took over as dealer", name=event.dealer.name),
    e.RoundOpened: lambda event, _: Msg("Round {number} is open for bets", number=event.round),
    e.TableClosed: Msg("The table was closed"),
    e.GameStarted: _game_started,
    e.NoWinnerSaid: Msg("NO WINNER: nobody had a winning hand"),
    e.GameEnded: _game_ended,
    e.VoidAsked: Msg("A void was asked for: {reason}"),
    e.VoidWithdrawn: Msg("The void was withdrawn; the round went on"),
    e.WagersGivenBack: Msg("The wagers of the void round are given back"),
    e.RoundVoided: Msg("The round was voided: {reason}"),
    e.WagersPlaced: _wagers_placed,
    e.BetRiding: _bet_riding,
    e.HandFolded: _hand_folded,
    e.HandUnfolded: _hand_unfolded,
    e.HandSet: _hand_set,
    e.HandCompared: _hand_compared,
    e.SwitchAnswered: _switch_answered,
    e.StageReached: Msg("The deal came to {stage}"),
    e.SteppedBack: Msg("The deal went back to {stage}"),
    e.BonusCollected: _bonus_collected,
    e.PeekAnswered: _peek_answered,
    e.InsuranceClosed: _insurance_closed,
    e.InsuranceSettled: _insurance_settled,
    e.BonusAnswered: _bonus_answered,
    e.PlayingMarked: _playing_marked,
    e.HandsCounted: _hands_counted,
    e.SideMarked: lambda event, _: Msg(
        "Seat {seat} is on {side}", seat=event.seat, side=event.side.capitalize()
    ),
    e.CardsSeen: _cards_seen,
    # Sensors and claims
    e.ChipSeen: Msg("Sensor {sensor} sees a chip"),
    e.ChipGone: Msg("The chip on sensor {sensor} is gone"),
    e.ChipKept: Msg("The chip on sensor {sensor} stays and bets again"),
    e.LateChipRefused: Msg("A late chip on sensor {sensor} does not count"),
    e.SensorFailed: _sensor_failed,
    e.SensorMended: Msg("Sensor {sensor} works again"),
    e.WagerMarked: _wager_marked,
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
    e.ReaderReopened: Msg("A card is awaited again"),
    e.ConfirmationCancelled: Msg("The confirmation was cancelled"),
    e.LateWinAsked: Msg("A late win of round {round} is to be recorded: {reason}"),
    e.LateWinRecorded: Msg("{name} recorded a late win of round {round}; witness {witness}"),
    e.WinsAuthorised: _wins_authorised,
    e.PayingBegan: Msg("The wins are being paid"),
    e.SeatPaid: _seat_paid,
    e.PaymentUndone: _payment_undone,
    e.MoneyTakenBack: _money_taken_back,
    e.LeftBehindSeen: Msg("What round {round} has left open was seen"),
    e.CardAsked: _card_asked,
    e.CardNotAsked: Msg("No card came; all stayed as it was"),
    e.BetsAllowed: lambda event, table: Msg(
        "{name} allowed {bets}", name=event.by.name, bets=bets_named(table, event.bets)
    ),
    e.BetsPaid: _bets_paid,
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
    e.KeyCardSwiped: Msg("{name}'s card stood for the key at {position}"),
    e.MetersAdjusted: Msg("The meters were adjusted"),
    e.JackpotSettled: _jackpot_settled,
    e.AdjustmentAsked: Msg("Win {number} is to be backed out: {reason}"),
    e.AdjustmentApproved: Msg("{name} approved the adjustment"),
    e.AdjustmentCancelled: Msg("The adjustment was cancelled"),
    e.WinBackedOut: _win_backed_out,
    e.ThresholdSealed: _threshold_sealed,
    e.ThresholdCrossed: _threshold_crossed,
    e.ShoeBegun: Msg("NEW SHOE: shoe {shoe} begins"),
    e.ChipsCounted: Msg("{chips} chips taken, {locked} locked"),
    e.CountTakenBack: Msg("The chips are counted again"),
    e.WagerTakenOff: Msg("SENSOR WAS WRONG: the wager of seat {seat} is off"),
    e.ChipNotFound: Msg("CHIP NOT FOUND: {chips} taken, {locked} locked; play went on"),
    e.TokeLaid: _toke_laid,
    e.TokeEnded: _toke_ended,
    e.TokeReopened: _toke_reopened,
    e.WagersReckoned: _wagers_reckoned,
    e.RulingRecorded: _ruling_recorded,
    e.RulingWithdrawn: Msg("{name} withdrew ruling {number} on round {round}"),
    e.MeterSet: Msg("{name} set a meter by hand; witness {witness}"),
    # The kiosk
    e.DevicesTested: Msg("The devices were tested"),
    e.IrregularityNoted: Msg("A trouble in dealing was noted"),
    e.IrregularityCleared: Msg("The trouble in dealing is over"),
    e.PagePrinted: _page_printed,
    e.AlertRaised: lambda event, _: str(event.sentence),
    e.AlertAcknowledged: Msg("{name} acknowledged an alert"),
    e.ViewFailed: Msg("A part of the screen failed: {view}"),
    e.TableLocked: _table_locked,
    e.TableUnlocked: Msg("{name} unlocked the table"),
    e.TableHeld: lambda event, _: Msg("The table was held: {why}", why=event.sentence),
    e.HoldSeen: Msg("{name} saw why the table is held"),
    e.TableReleased: Msg("{name} and {witness} let it go on"),
    e.JournalRestored: lambda event, _: Msg(
        "{name} put a backup in the journal's place, up to event {seq}",
        name=event.by,
        seq=event.ends,
    ),
    e.ProgramStarted: Msg("The program was started, version {version}"),
    e.RegisterNoted: Msg("The end of the staff register was noted: {seq}"),
    e.GameChanged: Msg("{name} let another game be opened"),
    # The floor
    e.LinkJoined: Msg("The table joined the floor"),
    e.LinkLost: Msg("The link to the floor was lost: {why}"),
    e.LinkRestored: Msg("The link to the floor was back"),
    e.LinkTurned: _link_turned,
    e.ContributionsTaken: lambda event, _: Msg(
        "The floor had {n} rounds of this table", n=event.up_to
    ),
    e.TicketGiven: _ticket_given,
    e.WinsWait: _wins_wait,
    e.LockAsked: Msg("{name}'s card asked the floor for the prize"),
    e.PrizeLocked: lambda event, _: Msg(
        "The floor locked the prize: {amount}", amount=dollars(event.cents)
    ),
    e.PrizeRefused: lambda event, _: Msg(
        "The floor did not lock the prize: {why}", why=event.refusal
    ),
    e.PrizeReleased: Msg("The pit put the prize back on the meter"),
    e.ClosingAsked: Msg("The ticket of table {table} was to be closed"),
    e.ClosingApproved: Msg("{name}'s card asked the floor to close it"),
    e.ClosingEnded: _closing_ended,
    e.CallTaken: lambda event, _: Msg("{name} is coming", name=event.by),
    e.MessageCame: lambda event, _: Msg(
        "{name} wrote from the floor: {words}",
        name=event.message.sent_by,
        words=event.message.words,
    ),
    e.MessageRead: lambda event, _: Msg(
        "{name} read message {number} of the floor", name=event.by, number=event.number
    ),
    # The back office has its own pages: here a name is enough.
    e.BackOfficeOpened: Msg("Back office opened"),
    e.BackOfficeClosed: Msg("Back office closed"),
    e.GameChangeAsked: Msg("Game change asked"),
    e.MeterSetAsked: Msg("Meter set asked"),
    e.SettingProposed: Msg("Setting proposed"),
    e.SettingWithdrawn: Msg("Setting withdrawn"),
    e.SettingsApplied: Msg("Settings applied"),
}
"""Every event that there is, and what is said of it."""


def duty_words(duty: str) -> str:
    """Name a duty by what is done for it."""
    return _DUTIES.get(duty, duty)


def reason_words(reason: str) -> str:
    """Give a recorded reason as the sentence of the house's list that it was chosen from."""
    return reason if isinstance(reason, Msg) or holes(reason) else Msg.of(reason, {})


def hand_label(setup: TableSetup, sensor: str, line: str) -> str:
    """Name a hand as printed, also one of a jackpot that this table no longer has."""
    jackpot = setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.pays_line(line):
        return line.replace("_", " ")
    return jackpot.line(line).label


def stage_label(setup: TableSetup, key: str) -> str:
    """Name a stage as its game's file does, also one that the file no longer has."""
    labels = (stage.label for stage in setup.stages if stage.key == key)
    return next(labels, key.replace("_", " ").upper())
