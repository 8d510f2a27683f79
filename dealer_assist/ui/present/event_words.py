"""What happened at the table, each event in a dealer's sentence."""

import re

from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import events as e
from dealer_assist.table.labels import end_label, start_label
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.table.words import count
from dealer_assist.ui.present.felt import FAULT_WORDS
from dealer_assist.ui.present.notices import sensor_name

_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def event_words(event: e.Event, table: Table) -> str:
    """Say what happened; `table` is the table after it."""
    match event:
        case e.TableOpened(dealer):
            return f"{dealer.name} opened the table"
        case e.DealerRelieved(dealer):
            return f"{dealer.name} took over as dealer"
        case e.RoundOpened(number):
            return f"Round {number} is open for bets"
        case e.TableClosed():
            return "The table was closed"
        case e.GameStarted(_, wagers):
            return f"{start_label(table.setup)}: {count(len(wagers), 'wager')} locked in"
        case e.GameEnded():
            return f"{end_label(table.setup)}: the round is over"
        case e.RoundVoided(reason=reason):
            return f"The round was voided: {reason}"
        case e.WagersPlaced(seat, wagers):
            return f"Seat {seat} has {chips(sum(wagers.values()))} on the layout"
        case e.HandFolded(seat):
            return f"Seat {seat} folded"
        case e.SideMarked(seat, side):
            return f"Seat {seat} is on {side.capitalize()}"
        case e.CardsSeen(place=place, cards=cards):
            return f"Cards at {_place(place)}: {' '.join(cards) or 'taken back'}"
        case _:
            return _of_sensor(event, table) or _of_win(event, table) or _beside(event)


def _of_sensor(event: e.Event, table: Table) -> str:
    seat, sensor = getattr(event, "seat", 0), getattr(event, "sensor", "")
    name = sensor_name((seat, sensor), table.setup.jackpots)
    match event:
        case e.ChipSeen():
            return f"Sensor {name} sees a chip"
        case e.ChipGone():
            return f"The chip on sensor {name} is gone"
        case e.LateChipRefused():
            return f"A late chip on sensor {name} does not count"
        case e.SensorFailed(fault=fault):
            return f"Sensor {name} failed: {FAULT_WORDS.get(fault, fault).lower()}"
        case e.SensorMended():
            return f"Sensor {name} works again"
        case e.WagerMarked(is_on=True):
            return f"The wager of sensor {name} was marked by hand"
        case e.WagerMarked():
            return f"The mark on sensor {name} was taken back"
        case e.ClaimMade(line=line):
            return f"Seat {seat} claims {hand_label(table.setup, sensor, line)}"
        case e.ClaimDropped(line=line, is_refuted=True):
            return f"Seat {seat}: {hand_label(table.setup, sensor, line)} is not a win"
        case e.ClaimDropped(line=line):
            return f"Seat {seat}: {hand_label(table.setup, sensor, line)} was turned off"
        case _:
            return ""


def _of_win(event: e.Event, table: Table) -> str:
    match event:
        case e.SupervisorCalled():
            return "The supervisor was called"
        case e.CallAnswered():
            return "Back to the table"
        case e.WinsConfirmed(wins=wins):
            return f"CONFIRM: {count(len(wins), 'win')} verified, the values are locked"
        case e.SwipeRefused(refusal=refusal):
            return f"A card was refused: {refusal}"
        case e.SwipeTimedOut():
            return "No card came in time"
        case e.ReaderReopened():
            return "A card is awaited again"
        case e.ConfirmationCancelled():
            return "The confirmation was cancelled"
        case e.WinsAuthorised(by=by, wins=wins):
            total = dollars(sum(win.award.prize for win in wins))
            return f"{by.name} authorised {count(len(wins), 'win')}, {total}"
        case e.PayingBegan():
            return "The wins are being paid"
        case e.KeyTurned(position=position):
            return f"The key was turned to {position}"
        case e.MetersAdjusted():
            return "The meters were adjusted"
        case e.JackpotSettled(sensor=sensor):
            return f"{table.setup.jackpots[sensor].label} is settled"
        case e.AdjustmentAsked(number=number, reason=reason):
            return f"Win {number} is to be backed out: {reason}"
        case e.AdjustmentApproved(by):
            return f"{by.name} approved the adjustment"
        case e.AdjustmentCancelled():
            return "The adjustment was cancelled"
        case e.WinBackedOut(number=number, award=award, witness=witness):
            return f"Win {number}, {dollars(award.prize)}, was backed out; witness {witness.name}"
        case e.MeterSet(by=by, witness=witness):
            return f"{by.name} set a meter by hand; witness {witness.name}"
        case _:
            return ""


def _beside(event: e.Event) -> str:
    match event:
        case e.DevicesTested():
            return "The devices were tested"
        case e.IrregularityNoted():
            return "A trouble in dealing was noted"
        case e.IrregularityCleared():
            return "The trouble in dealing is over"
        case e.PagePrinted(number=number, trouble=""):
            return f"The page of win {number} was printed"
        case e.PagePrinted(number=number, trouble=trouble):
            return f"The page of win {number} was not printed: {trouble}"
        case e.AlertRaised(sentence=sentence):
            return sentence
        case e.AlertAcknowledged(by=by):
            return f"{by.name} acknowledged an alert"
        case e.ViewFailed(view=view):
            return f"A part of the screen failed: {view}"
        case e.TableLocked(by=by):
            return f"{by.name} locked the table" if by else "The table was locked"
        case e.TableUnlocked(by=by):
            return f"{by.name} unlocked the table"
        case e.GameChanged(by=by):
            return f"{by.name} let another game be opened"
        case _:
            # What is done in the back office has its own pages; here its name is enough.
            return _CAPITAL.sub(" ", type(event).__name__).capitalize()


def hand_label(setup: TableSetup, sensor: str, line: str) -> str:
    """Name a hand as printed, also one of a jackpot that this table no longer has."""
    jackpot = setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.has_line(line):
        return line.replace("_", " ")
    return jackpot.line(line).label


def _place(place: str) -> str:
    return f"seat {place}" if place[0].isdigit() else place
