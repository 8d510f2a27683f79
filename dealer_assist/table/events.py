"""What happened at the table: facts with the amounts that were decided, never recomputed.

An event whose `refusal` is set is a recorded no: it leaves the round as it was.
Times are milliseconds since 1970, UTC.
"""

from dealer_assist.table.events_adjustment import AdjustmentApproved as AdjustmentApproved
from dealer_assist.table.events_adjustment import AdjustmentAsked as AdjustmentAsked
from dealer_assist.table.events_adjustment import AdjustmentCancelled as AdjustmentCancelled
from dealer_assist.table.events_adjustment import MeterSet as MeterSet
from dealer_assist.table.events_adjustment import MeterSetAsked as MeterSetAsked
from dealer_assist.table.events_adjustment import WinBackedOut as WinBackedOut
from dealer_assist.table.events_office import AlertAcknowledged as AlertAcknowledged
from dealer_assist.table.events_office import AlertRaised as AlertRaised
from dealer_assist.table.events_office import BackOfficeClosed as BackOfficeClosed
from dealer_assist.table.events_office import BackOfficeOpened as BackOfficeOpened
from dealer_assist.table.events_office import DevicesTested as DevicesTested
from dealer_assist.table.events_office import GameChangeAsked as GameChangeAsked
from dealer_assist.table.events_office import GameChanged as GameChanged
from dealer_assist.table.events_office import IrregularityCleared as IrregularityCleared
from dealer_assist.table.events_office import IrregularityNoted as IrregularityNoted
from dealer_assist.table.events_office import PagePrinted as PagePrinted
from dealer_assist.table.events_office import SettingProposed as SettingProposed
from dealer_assist.table.events_office import SettingsApplied as SettingsApplied
from dealer_assist.table.events_office import SettingWithdrawn as SettingWithdrawn
from dealer_assist.table.events_office import TableLocked as TableLocked
from dealer_assist.table.events_office import TableUnlocked as TableUnlocked
from dealer_assist.table.events_office import ViewFailed as ViewFailed
from dealer_assist.table.events_round import CardsSeen as CardsSeen
from dealer_assist.table.events_round import ChipGone as ChipGone
from dealer_assist.table.events_round import ChipSeen as ChipSeen
from dealer_assist.table.events_round import DealerRelieved as DealerRelieved
from dealer_assist.table.events_round import GameEnded as GameEnded
from dealer_assist.table.events_round import GameStarted as GameStarted
from dealer_assist.table.events_round import HandFolded as HandFolded
from dealer_assist.table.events_round import JackpotSettled as JackpotSettled
from dealer_assist.table.events_round import LateChipRefused as LateChipRefused
from dealer_assist.table.events_round import RoundOpened as RoundOpened
from dealer_assist.table.events_round import RoundVoided as RoundVoided
from dealer_assist.table.events_round import SensorFailed as SensorFailed
from dealer_assist.table.events_round import SensorMended as SensorMended
from dealer_assist.table.events_round import SideMarked as SideMarked
from dealer_assist.table.events_round import TableClosed as TableClosed
from dealer_assist.table.events_round import TableOpened as TableOpened
from dealer_assist.table.events_round import WagerMarked as WagerMarked
from dealer_assist.table.events_round import WagersPlaced as WagersPlaced
from dealer_assist.table.events_wins import CallAnswered as CallAnswered
from dealer_assist.table.events_wins import ClaimDropped as ClaimDropped
from dealer_assist.table.events_wins import ClaimMade as ClaimMade
from dealer_assist.table.events_wins import ConfirmationCancelled as ConfirmationCancelled
from dealer_assist.table.events_wins import KeyTurned as KeyTurned
from dealer_assist.table.events_wins import MetersAdjusted as MetersAdjusted
from dealer_assist.table.events_wins import PayingBegan as PayingBegan
from dealer_assist.table.events_wins import ReaderReopened as ReaderReopened
from dealer_assist.table.events_wins import SupervisorCalled as SupervisorCalled
from dealer_assist.table.events_wins import SwipeRefused as SwipeRefused
from dealer_assist.table.events_wins import SwipeTimedOut as SwipeTimedOut
from dealer_assist.table.events_wins import WinsAuthorised as WinsAuthorised
from dealer_assist.table.events_wins import WinsConfirmed as WinsConfirmed
from dealer_assist.table.facts import Alert as Alert
from dealer_assist.table.facts import ConfirmedWin as ConfirmedWin
from dealer_assist.table.facts import Irregularity as Irregularity
from dealer_assist.table.facts import Lock as Lock
from dealer_assist.table.facts import LockedWager as LockedWager
from dealer_assist.table.facts import MeterReading as MeterReading
from dealer_assist.table.facts import Proposal as Proposal
from dealer_assist.table.facts import Setting as Setting

Event = (
    TableOpened
    | DealerRelieved
    | RoundOpened
    | TableClosed
    | ChipSeen
    | ChipGone
    | LateChipRefused
    | SensorFailed
    | SensorMended
    | WagersPlaced
    | HandFolded
    | WagerMarked
    | SideMarked
    | GameStarted
    | JackpotSettled
    | GameEnded
    | RoundVoided
    | CardsSeen
    | ClaimMade
    | ClaimDropped
    | SupervisorCalled
    | CallAnswered
    | WinsConfirmed
    | SwipeRefused
    | SwipeTimedOut
    | ReaderReopened
    | ConfirmationCancelled
    | WinsAuthorised
    | PayingBegan
    | KeyTurned
    | MetersAdjusted
    | AdjustmentAsked
    | AdjustmentApproved
    | AdjustmentCancelled
    | WinBackedOut
    | MeterSetAsked
    | MeterSet
    | DevicesTested
    | GameChangeAsked
    | GameChanged
    | IrregularityNoted
    | IrregularityCleared
    | PagePrinted
    | AlertRaised
    | AlertAcknowledged
    | SettingProposed
    | SettingWithdrawn
    | SettingsApplied
    | ViewFailed
    | BackOfficeOpened
    | BackOfficeClosed
    | TableLocked
    | TableUnlocked
)
