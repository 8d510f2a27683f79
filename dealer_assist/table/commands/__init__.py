"""Everything that can be asked of a table: the closed union `Command`."""

from dealer_assist.table.commands.asked import (
    AskForBets,
    DenyBet,
    LeaveCard,
    PayBets,
    SeeLeftBehind,
    UndoBets,
)
from dealer_assist.table.commands.counting import CountAgain, CountChips, GiveUpChip, OverruleSensor
from dealer_assist.table.commands.must_hit import CrossThreshold, SealThreshold, TakeCrossing
from dealer_assist.table.commands.office import (
    AcknowledgeAlert,
    AskClosing,
    AskMeterSet,
    ChangeGame,
    ClearIrregularity,
    CloseBackOffice,
    EndClosing,
    GiveTicket,
    HearFloor,
    HoldTable,
    JoinLink,
    LockPrize,
    LockTable,
    LoseLink,
    NoteIrregularity,
    NoteMishap,
    NotePrint,
    NoteProgram,
    NoteRefusedSwipe,
    NoteRegister,
    OpenBackOffice,
    ProposeSetting,
    ProposeSetUp,
    RaiseAlert,
    ReadMessage,
    RefuseLock,
    ReportDevices,
    TakeContributions,
    TickStep,
    TurnLink,
    WithdrawSetting,
)
from dealer_assist.table.commands.round import (
    AdvanceStage,
    AnswerBonus,
    AnswerPeek,
    AskAdjustment,
    AskLateWin,
    BackToTable,
    BeginPaying,
    CallSupervisor,
    CancelAdjustment,
    ChangeClaim,
    CloseInsurance,
    CloseTable,
    CollectBonus,
    CompareHand,
    ConfirmAsDealer,
    ConfirmWins,
    CountHands,
    DenyChip,
    DenyHand,
    DropClaim,
    EndGame,
    FoldAll,
    FoldHand,
    GiveBack,
    InsureSeat,
    KeepChip,
    KeepRound,
    LetRide,
    LetSwipeTimeOut,
    LoseKey,
    MarkPlaying,
    MarkSide,
    MarkWager,
    MissChip,
    PlaceWagers,
    PlayHand,
    PressHand,
    PressJackpot,
    PressTableHand,
    ReportSensorFault,
    ReportSensorWell,
    RestoreClaim,
    SeeCards,
    SeeChip,
    SetHand,
    SettleInsurance,
    StartGame,
    StepBack,
    SwipeCard,
    SwitchCards,
    TakeBack,
    TickAllPaid,
    TickDuty,
    TickPaid,
    TrySwipeAgain,
    TurnKey,
    UndoPaid,
    UnfoldHand,
    VoidRound,
    WithdrawDenial,
)
from dealer_assist.table.commands.rulings import RecordRuling, WithdrawRuling
from dealer_assist.table.commands.shoe import BeginShoe
from dealer_assist.table.commands.tokes import EndToke, LayToke, ReckonWagers, ReopenToke

Command = (
    SwipeCard
    | SeeChip
    | MissChip
    | ReportSensorFault
    | ReportSensorWell
    | PlaceWagers
    | CollectBonus
    | AnswerPeek
    | CloseInsurance
    | InsureSeat
    | SettleInsurance
    | AnswerBonus
    | LetRide
    | FoldHand
    | UnfoldHand
    | SetHand
    | CompareHand
    | SwitchCards
    | PlayHand
    | AdvanceStage
    | FoldAll
    | StepBack
    | StartGame
    | PressHand
    | DropClaim
    | RestoreClaim
    | ChangeClaim
    | DenyHand
    | WithdrawDenial
    | DenyChip
    | KeepChip
    | CallSupervisor
    | BackToTable
    | ConfirmWins
    | ConfirmAsDealer
    | TrySwipeAgain
    | LetSwipeTimeOut
    | BeginPaying
    | TickDuty
    | TickPaid
    | TickAllPaid
    | UndoPaid
    | TakeBack
    | AskForBets
    | DenyBet
    | LeaveCard
    | PayBets
    | SeeLeftBehind
    | UndoBets
    | EndGame
    | VoidRound
    | KeepRound
    | GiveBack
    | CloseTable
    | PressTableHand
    | MarkWager
    | MarkSide
    | MarkPlaying
    | CountHands
    | TurnKey
    | LoseKey
    | PressJackpot
    | AskAdjustment
    | AskLateWin
    | CancelAdjustment
    | ReportDevices
    | ChangeGame
    | NoteIrregularity
    | TickStep
    | ClearIrregularity
    | SeeCards
    | AcknowledgeAlert
    | AskMeterSet
    | CloseBackOffice
    | LockTable
    | HoldTable
    | NoteProgram
    | NoteRegister
    | NoteRefusedSwipe
    | NoteMishap
    | NotePrint
    | OpenBackOffice
    | ProposeSetting
    | ProposeSetUp
    | RaiseAlert
    | WithdrawSetting
    | JoinLink
    | LoseLink
    | TurnLink
    | TakeContributions
    | GiveTicket
    | LockPrize
    | RefuseLock
    | AskClosing
    | EndClosing
    | HearFloor
    | ReadMessage
    | RecordRuling
    | WithdrawRuling
    | CountChips
    | CountAgain
    | GiveUpChip
    | OverruleSensor
    | LayToke
    | EndToke
    | ReopenToke
    | ReckonWagers
    | BeginShoe
    | CrossThreshold
    | TakeCrossing
    | SealThreshold
)
