"""What happened at the table, each event in a dealer's sentence."""

from typing import assert_never

from dealer_assist.message import Msg, holes, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import events as e
from dealer_assist.table.events.round import BLACKJACK
from dealer_assist.table.guide.words import end_label, start_label
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter import sensor_faults
from dealer_assist.ui.table.presenter.link_words import link_words
from dealer_assist.ui.table.presenter.sensor_faults import sensor_name

_PLACES = {"dealer": Msg("dealer"), "board": Msg("board")}


def event_words(event: e.Event, table: Table) -> str:
    """Say what happened; `table` is the table after it."""
    match event:
        case e.TableOpened(dealer):
            return Msg("{name} opened the table", name=dealer.name)
        case e.DealerRelieved(dealer):
            return Msg("{name} took over as dealer", name=dealer.name)
        case e.RoundOpened(number):
            return Msg("Round {number} is open for bets", number=number)
        case e.TableClosed():
            return Msg("The table was closed")
        case e.GameStarted(_, wagers):
            return Msg(
                "{button}: {n} wagers locked in",
                one="{button}: {n} wager locked in",
                button=start_label(table.setup),
                n=len(wagers),
            )
        case e.GameEnded(not_ticked=seats) if seats:
            return Msg(
                "{button}: the round is over, {n} seats not ticked",
                one="{button}: the round is over, {n} seat not ticked",
                button=end_label(table.setup),
                n=len(seats),
            )
        case e.GameEnded():
            return Msg("{button}: the round is over", button=end_label(table.setup))
        case e.VoidAsked(reason=reason):
            return Msg("A void was asked for: {reason}", reason=reason_words(reason))
        case e.VoidWithdrawn():
            return Msg("The void was withdrawn; the round went on")
        case e.WagersGivenBack():
            return Msg("The wagers of the void round are given back")
        case e.RoundVoided(reason=reason):
            return Msg("The round was voided: {reason}", reason=reason_words(reason))
        case e.WagersPlaced(seat, wagers):
            return Msg(
                "Seat {seat} has {amount} on the layout",
                seat=seat,
                amount=chips(sum(wagers.values())),
            )
        case e.HandFolded(seat):
            return Msg("Seat {seat} folded", seat=seat)
        case e.HandUnfolded(seat):
            return Msg("Seat {seat} did not fold", seat=seat)
        case e.StageReached(_, stage):
            return Msg("The deal came to {stage}", stage=stage_label(table.setup, stage))
        case e.SteppedBack(_, stage):
            return Msg("The deal went back to {stage}", stage=stage_label(table.setup, stage))
        case e.BonusCollected() | e.PeekAnswered() | e.BonusAnswered():
            return _of_house_money(event)
        case e.PlayingMarked(seat, is_on):
            if is_on:
                return Msg("Seat {seat} has a game wager", seat=seat)
            return Msg("Seat {seat} has no game wager after all", seat=seat)
        case e.SideMarked(seat, side):
            return Msg("Seat {seat} is on {side}", seat=seat, side=side.capitalize())
        case e.CardsSeen(place=place, cards=cards):
            return _cards_seen(place, cards)
        case _:
            return _of_sensor(event, table) or _of_win(event, table) or _beside(event)


def _of_house_money(event: e.BonusCollected | e.PeekAnswered | e.BonusAnswered) -> str:
    match event:
        case e.BonusCollected(seats=()):
            return Msg("House Money was not collected after all")
        case e.BonusCollected(seats=seats):
            where = listed([str(seat) for seat in seats])
            return Msg("House Money collected at seat {seats}", seats=where)
        case e.PeekAnswered(answer=""):
            return Msg("The peek was taken back")
        case e.PeekAnswered(answer=answer):
            has_one = answer == BLACKJACK
            return Msg("Peek: blackjack") if has_one else Msg("Peek: no blackjack")
        case e.BonusAnswered(seat=seat, left_up=None):
            return Msg("House Money of seat {seat} is to be asked again", seat=seat)
        case e.BonusAnswered(seat=seat, left_up=left_up):
            amount = chips(left_up) if left_up else Msg("nothing")
            return Msg(
                "House Money of seat {seat} paid, {amount} left up", seat=seat, amount=amount
            )
        case _:
            assert_never(event)


def _of_sensor(event: e.Event, table: Table) -> str:
    seat, sensor = getattr(event, "seat", 0), getattr(event, "sensor", "")
    name = sensor_name((seat, sensor), table.setup.jackpots)
    match event:
        case e.ChipSeen():
            return Msg("Sensor {sensor} sees a chip", sensor=name)
        case e.ChipGone():
            return Msg("The chip on sensor {sensor} is gone", sensor=name)
        case e.ChipKept():
            return Msg("The chip on sensor {sensor} stays and bets again", sensor=name)
        case e.LateChipRefused():
            return Msg("A late chip on sensor {sensor} does not count", sensor=name)
        case e.SensorFailed(fault=fault):
            return sensor_faults.failed(fault, name)
        case e.SensorMended():
            return Msg("Sensor {sensor} works again", sensor=name)
        case e.WagerMarked(is_on=True):
            return Msg("The wager of sensor {sensor} was marked by hand", sensor=name)
        case e.WagerMarked():
            return Msg("The mark on sensor {sensor} was taken back", sensor=name)
        case e.ClaimMade(line=line):
            return Msg(
                "Seat {seat} claims {hand}",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
            )
        case e.ClaimStruck(line=line, reason=reason):
            return Msg(
                "Seat {seat}: {hand} is not a win: {reason}",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
                reason=reason_words(reason),
            )
        case e.ClaimRestored(line=line):
            return Msg(
                "Seat {seat}: {hand} is a win after all",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
            )
        case e.ClaimDropped(line=line, is_refuted=True):
            return Msg(
                "Seat {seat}: {hand} is not a win",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
            )
        case e.ClaimDropped(line=line):
            return Msg(
                "Seat {seat}: {hand} was turned off",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
            )
        case e.HandDenied(line=line, reason=reason):
            return Msg(
                "Seat {seat}: the cards make {hand}, NOT A WIN: {reason}",
                seat=seat,
                hand=hand_label(table.setup, sensor, line),
                reason=reason_words(reason),
            )
        case e.DenialWithdrawn():
            return Msg("Seat {seat}: NOT A WIN was taken back", seat=seat)
        case _:
            return ""


def _of_win(event: e.Event, table: Table) -> str:
    match event:
        case e.SupervisorCalled():
            return Msg("The supervisor was called")
        case e.CallAnswered():
            return Msg("Back to the table")
        case e.WinsConfirmed(wins=wins):
            return Msg(
                "CONFIRM: {n} wins verified, the values are locked",
                one="CONFIRM: {n} win verified, the values are locked",
                n=len(wins),
            )
        case e.SwipeRefused(refusal=refusal):
            return _in_one_language(Msg("A card was refused: {refusal}", refusal=refusal), refusal)
        case e.SwipeTimedOut():
            return Msg("No card came in time")
        case e.ReaderReopened():
            return Msg("A card is awaited again")
        case e.ConfirmationCancelled():
            return Msg("The confirmation was cancelled")
        case e.LateWinAsked(round=round_, reason=reason):
            return Msg(
                "A late win of round {round} is to be recorded: {reason}",
                round=round_,
                reason=reason_words(reason),
            )
        case e.LateWinRecorded(round=round_, by=by, witness=witness):
            return Msg(
                "{name} recorded a late win of round {round}; witness {witness}",
                name=by.name,
                round=round_,
                witness=witness.name,
            )
        case e.WinsAuthorised(by=by, wins=wins):
            total = dollars(sum(win.award.prize for win in wins))
            return Msg(
                "{name} authorised {n} wins, {total}",
                one="{name} authorised {n} win, {total}",
                name=by.name,
                n=len(wins),
                total=total,
            )
        case e.PayingBegan():
            return Msg("The wins are being paid")
        case e.SeatPaid() | e.PaymentUndone() | e.DutyTicked():
            return _of_payment(event)
        case e.KeyTurned(position=position):
            return Msg("The key was turned to {position}", position=position)
        case e.KeyLost():
            return Msg("The key switch did not answer: the key's position is not known")
        case e.KeyFound(position=position):
            return Msg("The key switch answers again: the key is at {position}", position=position)
        case e.KeyCardSwiped(by=by, position=position):
            return Msg(
                "{name}'s card stood for the key at {position}", name=by.name, position=position
            )
        case e.MetersAdjusted():
            return Msg("The meters were adjusted")
        case e.JackpotSettled(sensor=sensor):
            return Msg("{jackpot} is settled", jackpot=table.setup.jackpots[sensor].label)
        case e.AdjustmentAsked(number=number, reason=reason):
            return Msg(
                "Win {number} is to be backed out: {reason}",
                number=number,
                reason=reason_words(reason),
            )
        case e.AdjustmentApproved(by):
            return Msg("{name} approved the adjustment", name=by.name)
        case e.AdjustmentCancelled():
            return Msg("The adjustment was cancelled")
        case e.WinBackedOut(number=number, award=award, witness=witness):
            return Msg(
                "Win {number}, {prize}, was backed out; witness {witness}",
                number=number,
                prize=dollars(award.prize),
                witness=witness.name,
            )
        case e.MeterSet(by=by, witness=witness):
            return Msg(
                "{name} set a meter by hand; witness {witness}",
                name=by.name,
                witness=witness.name,
            )
        case _:
            return ""


def _printed(page: str, number: int, trouble: str) -> str:
    paper = {
        "win": Msg("The slip of win {number}", number=number),
        "page": Msg("The page of win {number}", number=number),
        "adjustment": Msg("The page of an adjustment"),
    }.get(page, Msg("A report"))
    if not trouble:
        return Msg("{paper} was printed", paper=paper)
    return Msg("{paper} was not printed: {trouble}", paper=paper, trouble=trouble)


def _of_payment(event: e.SeatPaid | e.PaymentUndone | e.DutyTicked) -> str:
    match event:
        case e.SeatPaid(seat=seat, cents=cents, by_cage=True):
            amount = dollars(cents)
            return Msg("Seat {seat}: {amount}, the cage pays later", seat=seat, amount=amount)
        case e.SeatPaid(_, seat, (), cents):
            return Msg("Seat {seat} was paid {amount} envy", seat=seat, amount=dollars(cents))
        case e.SeatPaid(_, seat, _, cents):
            return Msg("Seat {seat} was paid {amount}", seat=seat, amount=dollars(cents))
        case e.PaymentUndone(_, seat, _, cents):
            return Msg("Seat {seat}: {amount} is not paid yet", seat=seat, amount=dollars(cents))
        case e.DutyTicked(duty=duty, is_done=True):
            return Msg("Duty done: {duty}", duty=duty_words(duty))
        case e.DutyTicked(duty=duty):
            return Msg("Duty open again: {duty}", duty=duty_words(duty))


def duty_words(duty: str) -> str:
    """Name a duty by what is done for it."""
    return _DUTIES.get(duty, duty)


_DUTIES = {
    "camera": Msg("Cards shown to the camera"),
    "deck": Msg("Deck counted"),
    "tax": Msg("Tax form filled in"),
    "face_up": Msg("Hand left face up"),
    "keep": Msg("Cards kept"),
}


def _beside(event: e.Event) -> str:
    match event:
        case e.DevicesTested():
            return Msg("The devices were tested")
        case e.IrregularityNoted():
            return Msg("A trouble in dealing was noted")
        case e.IrregularityCleared():
            return Msg("The trouble in dealing is over")
        case e.PagePrinted(page=page, number=number, trouble=trouble):
            return _printed(page, number, trouble)
        case e.AlertRaised(sentence=sentence):
            return sentence
        case e.AlertAcknowledged(by=by):
            return Msg("{name} acknowledged an alert", name=by.name)
        case e.ViewFailed(view=view):
            return Msg("A part of the screen failed: {view}", view=view)
        case e.TableLocked(by=by):
            return (
                Msg("{name} locked the table", name=by.name) if by else Msg("The table was locked")
            )
        case e.TableUnlocked(by=by):
            return Msg("{name} unlocked the table", name=by.name)
        case e.TableHeld(sentence=sentence):
            return Msg("The table was held: {why}", why=sentence)
        case e.HoldSeen(by=by):
            return Msg("{name} saw why the table is held", name=by.name)
        case e.TableReleased(by=by, witness=witness):
            return Msg("{name} and {witness} let it go on", name=by.name, witness=witness.name)
        case e.JournalRestored(by=by, ends=ends):
            return Msg(
                "{name} put a backup in the journal's place, up to event {seq}", name=by, seq=ends
            )
        case e.ProgramStarted(version=version):
            return Msg("The program was started, version {version}", version=version)
        case e.RegisterNoted(seq=seq):
            return Msg("The end of the staff register was noted: {seq}", seq=seq)
        case e.GameChanged(by=by):
            return Msg("{name} let another game be opened", name=by.name)
        case _:
            return link_words(event) or _in_the_back_office(event)


def _in_the_back_office(event: e.Event) -> str:
    """Name what has its own pages there: here its name is enough."""
    match event:
        case e.BackOfficeOpened():
            return Msg("Back office opened")
        case e.BackOfficeClosed():
            return Msg("Back office closed")
        case e.GameChangeAsked():
            return Msg("Game change asked")
        case e.MeterSetAsked():
            return Msg("Meter set asked")
        case e.SettingProposed():
            return Msg("Setting proposed")
        case e.SettingWithdrawn():
            return Msg("Setting withdrawn")
        case e.SettingsApplied():
            return Msg("Settings applied")
        case _:
            return type(event).__name__


def reason_words(reason: str) -> str:
    """Give a recorded reason as the sentence of the house's list that it was chosen from."""
    return reason if isinstance(reason, Msg) or holes(reason) else Msg.of(reason, {})


def hand_label(setup: TableSetup, sensor: str, line: str) -> str:
    """Name a hand as printed, also one of a jackpot that this table no longer has."""
    jackpot = setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.has_line(line):
        return line.replace("_", " ")
    return jackpot.line(line).label


def stage_label(setup: TableSetup, key: str) -> str:
    """Name a stage as its game's file does, also one that the file no longer has."""
    labels = (stage.label for stage in setup.stages if stage.key == key)
    return next(labels, key.replace("_", " ").upper())


def _cards_seen(place: str, cards: tuple[str, ...]) -> str:
    told = " ".join(cards)
    if place[0].isdigit():
        if told:
            return Msg("Cards at seat {seat}: {cards}", seat=place, cards=told)
        return Msg("Cards at seat {seat}: taken back", seat=place)
    where = _PLACES.get(place, place)
    if told:
        return Msg("Cards at {place}: {cards}", place=where, cards=told)
    return Msg("Cards at {place}: taken back", place=where)


def _in_one_language(told: Msg, recorded: str) -> str:
    """Tell a line in English as a whole where the journal gave back an English sentence."""
    return told if isinstance(recorded, Msg) else str.__str__(told)
