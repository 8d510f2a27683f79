"""What happened in a round: from the opening of the table to the end of the game."""

from collections.abc import Mapping

from dealer_assist.table.events.lasting import Lasting
from dealer_assist.table.events.values import (
    HandMark,
    LockedWager,
    MeterReading,
    VoidNote,
)
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value

KEPT, SWITCHED = "kept", "switched"
"""What a seat with two hands did with their second cards."""


class TableOpened(Value):
    """A dealer opened the table; the meters as they stand, new ones at their seed."""

    dealer: StaffMember
    meters: tuple[MeterReading, ...]


class DealerRelieved(Value):
    """Another dealer took over."""

    dealer: StaffMember


class RoundOpened(Lasting, kw_only=True):
    """Betting is open. Holds all that the table needs to resume from here.

    `playing` and `away` are seats as the dealer said in the last round, where nobody enters wagers.
    `voided` is what has to be given back of a round that was void.
    """

    round: int
    dealer: StaffMember
    meters: tuple[MeterReading, ...]
    voided: VoidNote | None = None
    playing: tuple[int, ...] = ()
    away: tuple[int, ...] = ()


class TableClosed(Lasting, kw_only=True):
    """The table is closed; its closing meters, and all that it needs to resume from here."""

    round: int
    meters: tuple[MeterReading, ...]


class ChipSeen(Value):
    """A sensor sees a chip."""

    seat: int
    sensor: str


class ChipGone(Value):
    """A sensor sees no chip any more."""

    seat: int
    sensor: str


class ChipKept(Value):
    """The dealer said that a chip of the last round stays: it bets in this one."""

    seat: int
    sensor: str


class LateChipRefused(Value):
    """A chip came after the start of the game: it does not count."""

    seat: int
    sensor: str
    refusal: str


class SensorFailed(Value):
    """A sensor is out; its seat's progressive wager is too."""

    seat: int
    sensor: str
    fault: str


class SensorMended(Value):
    """A sensor works again."""

    seat: int
    sensor: str


class WagersPlaced(Value):
    """A seat's base wagers as they are known, in cents."""

    seat: int
    wagers: Mapping[str, int]


class BetRiding(Value):
    """A seat lets a bet ride that it could take back, or has not said so after all."""

    seat: int
    wager: str
    is_on: bool = True


class HandFolded(Value):
    """A player gave the hand up."""

    seat: int


class HandUnfolded(Value):
    """A fold was taken back: the hand is in play again."""

    seat: int


class HandSet(Value):
    """A hand was set with these two cards in front; none: it is to be set again."""

    at: int
    seat: int
    low: tuple[str, ...] = ()
    by_house_way: bool = False


class HandCompared(Value):
    """A set hand was held against the dealer's and its wager ended; no outcome: taken back.

    `net_cents` is what was won, less the commission, or lost; 0 where no wager is known.
    """

    at: int
    seat: int
    outcome: str = ""
    stake_cents: int = 0
    net_cents: int = 0
    commission_cents: int = 0


class SwitchAnswered(Value):
    """A seat with two hands kept its second cards or switched them; nothing: it is asked again."""

    at: int
    seat: int
    answer: str


class HandActed(Value):
    """A blackjack hand acted on its known cards, or that was taken back.

    What it drew and put up stands in the events beside it.
    """

    at: int
    place: str
    act: str
    is_on: bool = True


class StageReached(Value):
    """The base game came to a stage, by the dealer's touch or by the cards."""

    at: int
    stage: str


class SteppedBack(Value):
    """The dealer went back to the stage before."""

    at: int
    stage: str


class WagerMarked(Value):
    """The dealer marked a progressive wager by hand, or took the mark back."""

    seat: int
    sensor: str
    is_on: bool = True
    mark: HandMark | None = None


class MarkAcknowledged(Value):
    """Whoever verifies a win has read that its wager was marked by hand and no sensor saw it."""

    at: int
    seat: int
    sensor: str


class PlayingMarked(Value):
    """The dealer said that a seat plays, or is empty, or took that back."""

    seat: int
    is_on: bool = True
    is_away: bool = False


class HandsCounted(Value):
    """The shuffler said how many hands it has dealt in this round, the dealer's among them."""

    at: int
    hands: int


class SideMarked(Value):
    """The dealer said which side a seat's main wager is on; `after_cards` once they were known."""

    seat: int
    side: str
    was: str = ""
    after_cards: bool = False


class GameStarted(Value):
    """Sensors are locked, contributions are on the meters."""

    at: int
    wagers: tuple[LockedWager, ...]
    meters: tuple[MeterReading, ...]


class JackpotSettled(Value):
    """One jackpot's part of the round is over; the hands are played on.

    `not_ticked` are seats that nobody has ticked as paid.
    """

    at: int
    sensor: str
    not_ticked: tuple[int, ...] = ()


class LeftBehindSeen(Value):
    """Whoever deals has taken note of what a round before has left open."""

    at: int
    round: int


class NoWinnerSaid(Value):
    """At the showdown nobody had a winning hand, as whoever deals says."""

    at: int


class GameEnded(Value):
    """The round is over; `not_ticked` are seats that nobody has ticked as paid.

    `not_walked` are those whose wagers the cards settle, and nobody has ticked as settled;
    `not_marked` those whose cards nobody knows, where the dealer did not say how they ended.
    """

    at: int
    round: int
    not_ticked: tuple[int, ...] = ()
    not_walked: tuple[int, ...] = ()
    not_marked: tuple[int, ...] = ()


class RoundVoided(Value):
    """The round does not count: its contributions are off the meters again."""

    at: int
    round: int
    reason: str
    meters: tuple[MeterReading, ...] = ()
    by: StaffMember | None = None


class VoidAsked(Value):
    """A round is to be void for this reason; a Supervisor's card has to agree."""

    at: int
    reason: str


class VoidWithdrawn(Value):
    """The round goes on after all; no card had agreed to its void."""

    at: int


class WagersGivenBack(Value):
    """The players have the wagers of a void round back, and the cards are shuffled."""

    at: int
    round: int


class CardsSeen(Value):
    """The cards known at a place of the table, all of them; none where they were taken back.

    `without_suit` counts those of which the dealer has touched the rank alone: their suit is any.
    """

    at: int
    place: str
    cards: tuple[str, ...]
    without_suit: tuple[int, ...] = ()


class DealerTotalSaid(Value):
    """The dealer's hand counts so much, by the dealer's word; nothing where that was taken back."""

    at: int
    total: str


class HandDenied(Value):
    """The hand that these cards make at a spot is not a win; `by` where a card had to agree."""

    at: int
    seat: int
    sensor: str
    line: str
    reason: str
    cards: tuple[str, ...] = ()
    by: StaffMember | None = None


class DenialWithdrawn(Value):
    """That was taken back."""

    at: int
    seat: int
    sensor: str


class BonusCollected(Value):
    """The losing House Money wagers of these seats are in the tray; of none: taken back."""

    at: int
    seats: tuple[int, ...]


class PeekAnswered(Value):
    """The dealer looked under the ace or ten; nothing where that was taken back."""

    at: int
    answer: str


class InsuranceClosed(Value):
    """Nobody insures against the ace any more; not closed: taken back."""

    at: int
    is_closed: bool = True


class InsuranceSettled(Value):
    """The insurance of these seats is collected, or paid 2 to 1; of none: taken back."""

    at: int
    seats: tuple[int, ...]


class BonusAnswered(Value):
    """A winner was paid, and leaves so much of the proceeds up, in cents; None: taken back."""

    at: int
    seat: int
    left_up: int | None


class ShoeBegun(Value):
    """The cards were shuffled and a new shoe is dealt, from this round on."""

    at: int
    shoe: int
    round: int


RoundEvent = (
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
    | WagerMarked
    | MarkAcknowledged
    | PlayingMarked
    | HandsCounted
    | SideMarked
    | GameStarted
    | JackpotSettled
    | LeftBehindSeen
    | NoWinnerSaid
    | GameEnded
    | RoundVoided
    | VoidAsked
    | VoidWithdrawn
    | WagersGivenBack
    | CardsSeen
    | DealerTotalSaid
    | HandDenied
    | DenialWithdrawn
    | BonusCollected
    | PeekAnswered
    | InsuranceClosed
    | InsuranceSettled
    | BonusAnswered
    | ShoeBegun
)
