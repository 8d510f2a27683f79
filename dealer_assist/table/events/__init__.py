"""What happened at the table: facts with the amounts that were decided, never recomputed.

An event whose `refusal` is set is a recorded no: it leaves the round as it was.
Times are milliseconds since 1970, UTC.
"""

from dealer_assist.table.events.asked import BetDenied as BetDenied
from dealer_assist.table.events.asked import BetsAllowed as BetsAllowed
from dealer_assist.table.events.asked import BetsPaid as BetsPaid
from dealer_assist.table.events.asked import BetsUndone as BetsUndone
from dealer_assist.table.events.asked import CardAsked as CardAsked
from dealer_assist.table.events.asked import CardNotAsked as CardNotAsked
from dealer_assist.table.events.counting import ChipNotFound as ChipNotFound
from dealer_assist.table.events.counting import ChipsCounted as ChipsCounted
from dealer_assist.table.events.counting import CountTakenBack as CountTakenBack
from dealer_assist.table.events.counting import WagerTakenOff as WagerTakenOff
from dealer_assist.table.events.link import CallTaken as CallTaken
from dealer_assist.table.events.link import ClosingApproved as ClosingApproved
from dealer_assist.table.events.link import ClosingAsked as ClosingAsked
from dealer_assist.table.events.link import ClosingEnded as ClosingEnded
from dealer_assist.table.events.link import ContributionsTaken as ContributionsTaken
from dealer_assist.table.events.link import LinkJoined as LinkJoined
from dealer_assist.table.events.link import LinkLost as LinkLost
from dealer_assist.table.events.link import LinkRestored as LinkRestored
from dealer_assist.table.events.link import LinkTurned as LinkTurned
from dealer_assist.table.events.link import LockAsked as LockAsked
from dealer_assist.table.events.link import MessageCame as MessageCame
from dealer_assist.table.events.link import MessageRead as MessageRead
from dealer_assist.table.events.link import PrizeLocked as PrizeLocked
from dealer_assist.table.events.link import PrizeRefused as PrizeRefused
from dealer_assist.table.events.link import PrizeReleased as PrizeReleased
from dealer_assist.table.events.link import TicketGiven as TicketGiven
from dealer_assist.table.events.link import WinsWait as WinsWait
from dealer_assist.table.events.must_hit import ThresholdCrossed as ThresholdCrossed
from dealer_assist.table.events.must_hit import ThresholdSealed as ThresholdSealed
from dealer_assist.table.events.office import AlertAcknowledged as AlertAcknowledged
from dealer_assist.table.events.office import AlertRaised as AlertRaised
from dealer_assist.table.events.office import BackOfficeClosed as BackOfficeClosed
from dealer_assist.table.events.office import BackOfficeOpened as BackOfficeOpened
from dealer_assist.table.events.office import DevicesTested as DevicesTested
from dealer_assist.table.events.office import GameChangeAsked as GameChangeAsked
from dealer_assist.table.events.office import GameChanged as GameChanged
from dealer_assist.table.events.office import HoldSeen as HoldSeen
from dealer_assist.table.events.office import IrregularityCleared as IrregularityCleared
from dealer_assist.table.events.office import IrregularityNoted as IrregularityNoted
from dealer_assist.table.events.office import JournalRestored as JournalRestored
from dealer_assist.table.events.office import PagePrinted as PagePrinted
from dealer_assist.table.events.office import ProgramStarted as ProgramStarted
from dealer_assist.table.events.office import RegisterNoted as RegisterNoted
from dealer_assist.table.events.office import SettingProposed as SettingProposed
from dealer_assist.table.events.office import SettingsApplied as SettingsApplied
from dealer_assist.table.events.office import SettingWithdrawn as SettingWithdrawn
from dealer_assist.table.events.office import TableHeld as TableHeld
from dealer_assist.table.events.office import TableLocked as TableLocked
from dealer_assist.table.events.office import TableReleased as TableReleased
from dealer_assist.table.events.office import TableUnlocked as TableUnlocked
from dealer_assist.table.events.office import ViewFailed as ViewFailed
from dealer_assist.table.events.round import BetRiding as BetRiding
from dealer_assist.table.events.round import BonusAnswered as BonusAnswered
from dealer_assist.table.events.round import BonusCollected as BonusCollected
from dealer_assist.table.events.round import CardsSeen as CardsSeen
from dealer_assist.table.events.round import ChipGone as ChipGone
from dealer_assist.table.events.round import ChipKept as ChipKept
from dealer_assist.table.events.round import ChipSeen as ChipSeen
from dealer_assist.table.events.round import DealerRelieved as DealerRelieved
from dealer_assist.table.events.round import DenialWithdrawn as DenialWithdrawn
from dealer_assist.table.events.round import GameEnded as GameEnded
from dealer_assist.table.events.round import GameStarted as GameStarted
from dealer_assist.table.events.round import HandActed as HandActed
from dealer_assist.table.events.round import HandCompared as HandCompared
from dealer_assist.table.events.round import HandDenied as HandDenied
from dealer_assist.table.events.round import HandFolded as HandFolded
from dealer_assist.table.events.round import HandsCounted as HandsCounted
from dealer_assist.table.events.round import HandSet as HandSet
from dealer_assist.table.events.round import HandUnfolded as HandUnfolded
from dealer_assist.table.events.round import InsuranceClosed as InsuranceClosed
from dealer_assist.table.events.round import InsuranceSettled as InsuranceSettled
from dealer_assist.table.events.round import JackpotSettled as JackpotSettled
from dealer_assist.table.events.round import LateChipRefused as LateChipRefused
from dealer_assist.table.events.round import LeftBehindSeen as LeftBehindSeen
from dealer_assist.table.events.round import NoWinnerSaid as NoWinnerSaid
from dealer_assist.table.events.round import PeekAnswered as PeekAnswered
from dealer_assist.table.events.round import PlayingMarked as PlayingMarked
from dealer_assist.table.events.round import RoundOpened as RoundOpened
from dealer_assist.table.events.round import RoundVoided as RoundVoided
from dealer_assist.table.events.round import SensorFailed as SensorFailed
from dealer_assist.table.events.round import SensorMended as SensorMended
from dealer_assist.table.events.round import SideMarked as SideMarked
from dealer_assist.table.events.round import StageReached as StageReached
from dealer_assist.table.events.round import SteppedBack as SteppedBack
from dealer_assist.table.events.round import SwitchAnswered as SwitchAnswered
from dealer_assist.table.events.round import TableClosed as TableClosed
from dealer_assist.table.events.round import TableOpened as TableOpened
from dealer_assist.table.events.round import VoidAsked as VoidAsked
from dealer_assist.table.events.round import VoidWithdrawn as VoidWithdrawn
from dealer_assist.table.events.round import WagerMarked as WagerMarked
from dealer_assist.table.events.round import WagersGivenBack as WagersGivenBack
from dealer_assist.table.events.round import WagersPlaced as WagersPlaced
from dealer_assist.table.events.rulings import RulingRecorded as RulingRecorded
from dealer_assist.table.events.rulings import RulingWithdrawn as RulingWithdrawn
from dealer_assist.table.events.shoe import ShoeBegun as ShoeBegun
from dealer_assist.table.events.tokes import TokeEnded as TokeEnded
from dealer_assist.table.events.tokes import TokeLaid as TokeLaid
from dealer_assist.table.events.tokes import TokeReopened as TokeReopened
from dealer_assist.table.events.tokes import WagersReckoned as WagersReckoned
from dealer_assist.table.events.values import Alert as Alert
from dealer_assist.table.events.values import ConfirmedWin as ConfirmedWin
from dealer_assist.table.events.values import Hold as Hold
from dealer_assist.table.events.values import Irregularity as Irregularity
from dealer_assist.table.events.values import Lock as Lock
from dealer_assist.table.events.values import LockedWager as LockedWager
from dealer_assist.table.events.values import MeterReading as MeterReading
from dealer_assist.table.events.values import Proposal as Proposal
from dealer_assist.table.events.values import Setting as Setting
from dealer_assist.table.events.wins import AdjustmentApproved as AdjustmentApproved
from dealer_assist.table.events.wins import AdjustmentAsked as AdjustmentAsked
from dealer_assist.table.events.wins import AdjustmentCancelled as AdjustmentCancelled
from dealer_assist.table.events.wins import CallAnswered as CallAnswered
from dealer_assist.table.events.wins import ClaimDropped as ClaimDropped
from dealer_assist.table.events.wins import ClaimMade as ClaimMade
from dealer_assist.table.events.wins import ClaimRestored as ClaimRestored
from dealer_assist.table.events.wins import ClaimStruck as ClaimStruck
from dealer_assist.table.events.wins import ConfirmationCancelled as ConfirmationCancelled
from dealer_assist.table.events.wins import DutyTicked as DutyTicked
from dealer_assist.table.events.wins import KeyCardSwiped as KeyCardSwiped
from dealer_assist.table.events.wins import KeyFound as KeyFound
from dealer_assist.table.events.wins import KeyLost as KeyLost
from dealer_assist.table.events.wins import KeyTurned as KeyTurned
from dealer_assist.table.events.wins import LateWinAsked as LateWinAsked
from dealer_assist.table.events.wins import LateWinRecorded as LateWinRecorded
from dealer_assist.table.events.wins import MetersAdjusted as MetersAdjusted
from dealer_assist.table.events.wins import MeterSet as MeterSet
from dealer_assist.table.events.wins import MeterSetAsked as MeterSetAsked
from dealer_assist.table.events.wins import MoneyTakenBack as MoneyTakenBack
from dealer_assist.table.events.wins import PayingBegan as PayingBegan
from dealer_assist.table.events.wins import PaymentUndone as PaymentUndone
from dealer_assist.table.events.wins import ReaderReopened as ReaderReopened
from dealer_assist.table.events.wins import SeatPaid as SeatPaid
from dealer_assist.table.events.wins import SupervisorCalled as SupervisorCalled
from dealer_assist.table.events.wins import SwipeRefused as SwipeRefused
from dealer_assist.table.events.wins import SwipeTimedOut as SwipeTimedOut
from dealer_assist.table.events.wins import WinBackedOut as WinBackedOut
from dealer_assist.table.events.wins import WinsAuthorised as WinsAuthorised
from dealer_assist.table.events.wins import WinsConfirmed as WinsConfirmed

Event = (
    TableOpened
    | DealerRelieved
    | RoundOpened
    | TableClosed
    | ChipSeen
    | ChipGone
    | ChipKept
    | LateChipRefused
    | SensorFailed
    | SensorMended
    | WagersPlaced
    | BetRiding
    | HandFolded
    | HandUnfolded
    | HandSet
    | HandCompared
    | SwitchAnswered
    | HandActed
    | StageReached
    | SteppedBack
    | BonusCollected
    | PeekAnswered
    | InsuranceClosed
    | InsuranceSettled
    | BonusAnswered
    | WagerMarked
    | SideMarked
    | PlayingMarked
    | HandsCounted
    | GameStarted
    | JackpotSettled
    | NoWinnerSaid
    | LeftBehindSeen
    | GameEnded
    | RoundVoided
    | VoidAsked
    | VoidWithdrawn
    | WagersGivenBack
    | CardsSeen
    | HandDenied
    | DenialWithdrawn
    | ClaimMade
    | ClaimDropped
    | ClaimStruck
    | ClaimRestored
    | SupervisorCalled
    | CallAnswered
    | WinsConfirmed
    | SwipeRefused
    | SwipeTimedOut
    | ReaderReopened
    | ConfirmationCancelled
    | WinsAuthorised
    | PayingBegan
    | DutyTicked
    | SeatPaid
    | PaymentUndone
    | MoneyTakenBack
    | BetDenied
    | BetsAllowed
    | BetsPaid
    | BetsUndone
    | CardAsked
    | CardNotAsked
    | KeyTurned
    | KeyLost
    | KeyFound
    | KeyCardSwiped
    | MetersAdjusted
    | AdjustmentAsked
    | AdjustmentApproved
    | AdjustmentCancelled
    | WinBackedOut
    | LateWinAsked
    | LateWinRecorded
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
    | TableHeld
    | HoldSeen
    | TableReleased
    | JournalRestored
    | ProgramStarted
    | RegisterNoted
    | LinkJoined
    | LinkLost
    | LinkRestored
    | LinkTurned
    | ContributionsTaken
    | TicketGiven
    | WinsWait
    | LockAsked
    | PrizeLocked
    | PrizeRefused
    | PrizeReleased
    | ClosingAsked
    | ClosingApproved
    | ClosingEnded
    | CallTaken
    | MessageCame
    | MessageRead
    | RulingRecorded
    | RulingWithdrawn
    | ChipsCounted
    | CountTakenBack
    | ChipNotFound
    | WagerTakenOff
    | TokeLaid
    | TokeEnded
    | TokeReopened
    | WagersReckoned
    | ShoeBegun
    | ThresholdCrossed
    | ThresholdSealed
)
