"""The state of a table: one frozen value that evolves event by event."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cached_property, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.table.events.asked import CardAsked, WagersSettled
from dealer_assist.table.events.lasting import Lasting
from dealer_assist.table.events.must_hit import ThresholdCrossed
from dealer_assist.table.events.round import HandCompared
from dealer_assist.table.events.values import (
    HandMark,
    Hold,
    Lock,
    MeterReading,
    RuledMoney,
    VoidNote,
)
from dealer_assist.table.events.wins import MoneyNotCollected, WinBackedOut
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import ASK, Spot, TableSetup
from dealer_assist.table.waiting import Adjustment, LateWin, MeterChange, Pending, Reader
from dealer_assist.value import Value, field, replace

Asked = ParamSpec("Asked")
Found = TypeVar("Found")
Meter = tuple[str, str]
"""A level of the jackpot on a sensor: ("A", "main")."""

TokeSpot = tuple[int, str]
"""A wager of a seat that a toke lies beside: (4, "pair_plus")."""


class Phase(Enum):
    """Where a round stands."""

    CLOSED = "closed"
    BETTING = "betting"
    IN_PLAY = "in-play"
    VERIFY = "verify"
    SWIPE = "swipe"
    RECORDED = "recorded"
    HALTED = "halted"

    @property
    def label(self) -> str:
        """Return the phase in the dealer's words."""
        return _PHASE_WORDS[self]


_PHASE_WORDS = {
    Phase.CLOSED: Msg("the table is closed"),
    Phase.BETTING: Msg("bets are open"),
    Phase.IN_PLAY: Msg("a round is in play"),
    Phase.VERIFY: Msg("the supervisor verifies"),
    Phase.SWIPE: Msg("a card is needed"),
    Phase.RECORDED: Msg("wins are being paid"),
    Phase.HALTED: Msg("the table is halted"),
}


IN_ROUND = (Phase.IN_PLAY, Phase.RECORDED)
"""The phases of a round in which the dealer works at the table itself."""


class Lamp(Enum):
    """What the lamp of a sensor shows."""

    OFF = "off"
    LIT = "lit"
    LOCKED = "locked"
    LATE = "late"
    LEFT = "left"
    NO_GAME = "no-game"
    FAULT = "fault"
    PAUSED = "paused"
    NOT_TAKEN = "not-taken"


class Sensor(Value):
    """One wager sensor: what lies on it, and what was locked in at the start of the game.

    A wager that the dealer marked by hand counts like a chip, whatever the sensor says. A chip
    that is left from the last round does not, until it was lifted or the dealer said that it stays.
    """

    has_chip: bool = False
    locked_cents: int = 0
    is_late: bool = False
    fault: str = ""
    mark: HandMark | None = None
    is_settled: bool = False
    is_left: bool = False

    @property
    def is_marked(self) -> bool:
        """True if the dealer marked its wager by hand."""
        return self.mark is not None

    @property
    def is_by_hand(self) -> bool:
        """True if its wager counts by its mark alone: no sensor vouched for it at the start."""
        return self.mark is not None and (bool(self.locked_cents) or not self.sees_chip)

    @property
    def sees_chip(self) -> bool:
        """True if the sensor itself vouches for a wager."""
        return self.has_chip and not self.fault

    @property
    def has_wager(self) -> bool:
        """True if the start of the game would lock a wager here."""
        return (self.sees_chip and not self.is_left) or self.is_marked

    @property
    def lamp(self) -> Lamp:
        """Return what its lamp shows."""
        if self.locked_cents and not self.is_settled:
            return Lamp.LOCKED
        if self.fault and not self.is_marked:
            return Lamp.FAULT
        if self.is_late:
            return Lamp.LATE
        if self.is_left and self.has_chip:
            return Lamp.LEFT
        return Lamp.LIT if self.has_wager and not self.is_settled else Lamp.OFF


class Seat(Value):
    """What is known of a seat's base game; `stays_in` after a fold was taken back.

    `folded_at` is the stage at which it folded, nothing for the first. `acted_at` is how many cards
    a hand held when it was doubled or given up, by that act's name among the wagers. `is_playing`
    and `is_away` are the dealer's word where nobody enters wagers. `riding`
    are the bets that it could take back and lets lie. `low` are the two cards that a hand which is
    set has in front, `compared` how it ended against the dealer's; `switch` is whether it kept or
    switched the second cards of two hands.
    """

    wagers: Mapping[str, int] = field(default_factory=dict)
    has_folded: bool = False
    folded_at: str = ""
    acted_at: Mapping[str, int] = field(default_factory=dict)
    side: str = ""
    stays_in: bool = False
    riding: frozenset[str] = frozenset()
    is_playing: bool = False
    is_away: bool = False
    low: tuple[str, ...] = ()
    compared: HandCompared | None = None
    switch: str = ""


class Act(Value):
    """What was done with a blackjack hand; `cards` lay at its seat before, by their places."""

    place: str
    act: str
    cards: Mapping[str, tuple[str, ...]]


class Bonus(Value):
    """What is done before the hands are played: losers in the tray, insurance, peek, winners asked.

    `answers` is what each winner left up, in cents, once it was paid and asked.
    """

    is_collected: bool = False
    peek: str = ""
    answers: Mapping[int, int] = field(default_factory=dict)
    insurance_closed: bool = False
    insurance_settled: bool = False


class Claim(Value):
    """A hand button that is on, for a seat."""

    seat: int
    sensor: str
    line: str


class Struck(Value):
    """A claim that the supervisor calls no win, and why; until CONFIRM it may stand again."""

    seat: int
    sensor: str
    line: str
    reason: str


class Denial(Value):
    """A hand that the cards make and the dealer says is not a win: why, and by which cards."""

    seat: int
    sensor: str
    line: str
    reason: str
    cards: tuple[str, ...] = ()


class Win(Value):
    """A claim that was authorised: its number, its award, who authorised it in which round."""

    number: int
    sensor: str
    award: PrizeAward
    by: StaffMember
    at: int
    round: int = 0


class Toke(Value):
    """What lies for the dealer beside a wager; once it has ended, what came back and what was won.

    `back_cents` is None until then.
    """

    cents: int
    back_cents: int | None = None
    won_cents: int = 0

    @property
    def is_ended(self) -> bool:
        """True if it is known what became of it."""
        return self.back_cents is not None


class BonusBets(Value):
    """The bonus bets of a round by seat and wager, in cents: paid, allowed by a card, denied."""

    paid: Mapping[tuple[int, str], int] = field(default_factory=dict)
    allowed: Mapping[tuple[int, str], int] = field(default_factory=dict)
    denied: Mapping[tuple[int, str], int] = field(default_factory=dict)


class Payment(Value):
    """A seat that is ticked as paid: the wins by number, none for its envy."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int
    by_cage: bool = False


class RoundState(Value):
    """What ends with a round: the next one begins with another `RoundState`.

    `locked_in` are the wagers of this round in cents, `late` the sensors whose chip came too
    late, `marks` those whose wager the dealer marked by hand; `marks_seen` are those that
    whoever confirms a win on them has acknowledged. `stages` are the stages of the base game
    that were reached in this round, the last one counts. `key_by` is whose card stands for a
    key that is lost. `tries_over` says why the last card of a confirmation sent it back to be
    verified. `void_asked` is the reason of a void that waits for a card, `voided` what has to
    go back still. `copies` are the highest copies on record of win pages that were printed in
    this round. `recorded_from` is the first win that the last card has recorded,
    `recorded_envy` the envy that it brought; `payments` and `duties_done` are what was ticked
    since, the last one last. `asked` is what a card is asked for at the table, beside a void.
    `disputed` are claims that a verification has seen, with what was said against them: no card
    has agreed to them yet, nor to their going. `hands_counted` is how many hands the shuffler
    says it dealt, the dealer's among them. `crossed` are the thresholds that the wagers of this
    round have reached. `acts` are those of hands whose cards are known, the last one last. So
    are `walked` seats; `back_outs` are those of this round, `not_collected` what seats that were
    paid for them did not give back; `ruled` is the chips of rulings, which are settled with them.
    Of `without_suit` the dealer has touched the rank alone; `dealer_total` is the dealer's word.
    """

    number: int = 0
    phase: Phase = Phase.CLOSED
    opening_accounts: Mapping[Meter, Account] = field(default_factory=dict)
    locked_in: Mapping[Spot, int] = field(default_factory=dict)
    late: tuple[Spot, ...] = ()
    marks: Mapping[Spot, HandMark] = field(default_factory=dict)
    marks_seen: tuple[Spot, ...] = ()
    seats: Mapping[int, Seat] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    pending: Pending | None = None
    reader: Reader | None = None
    tries_over: str = ""
    wins: tuple[Win, ...] = ()
    envy: Mapping[int, int] = field(default_factory=dict)
    started_at: int = 0
    is_paying: bool = False
    supervisor_called_at: int = 0
    key_by: StaffMember | None = None
    void_asked: str = ""
    voided: VoidNote | None = None
    settled: tuple[str, ...] = ()
    undone: tuple[Win, ...] = ()
    adjustment: Adjustment | None = None
    change_to: str = ""
    changed_to: str = ""
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    without_suit: tuple[int, ...] = ()
    dealer_total: str = ""
    meter_change: MeterChange | None = None
    late_win: LateWin | None = None
    mishaps: tuple[str, ...] = ()
    copies: Mapping[int, int] = field(default_factory=dict)
    lock: Lock | None = None
    holds: tuple[Hold, ...] = ()
    hold_seen_by: StaffMember | None = None
    struck: tuple[Struck, ...] = ()
    disputed: tuple[Struck, ...] = ()
    recorded_from: int = 0
    recorded_envy: Mapping[int, int] = field(default_factory=dict)
    payments: tuple[Payment, ...] = ()
    not_collected: tuple[MoneyNotCollected, ...] = ()
    back_outs: tuple[WinBackedOut, ...] = ()
    duties_done: tuple[tuple[str, int], ...] = ()
    stages: tuple[str, ...] = ()
    acts: tuple[Act, ...] = ()
    bonus: Bonus = field(default_factory=Bonus)
    denials: tuple[Denial, ...] = ()
    bonus_bets: BonusBets = field(default_factory=BonusBets)
    walked: tuple[WagersSettled, ...] = ()
    ruled: tuple[RuledMoney, ...] = ()
    asked: CardAsked | None = None
    hands_counted: int = 0
    chips_counted: Mapping[str, int] = field(default_factory=dict)
    chips_not_found: tuple[str, ...] = ()
    tokes: Mapping[TokeSpot, Toke] = field(default_factory=dict)
    crossed: tuple[ThresholdCrossed, ...] = ()


class Table(Value, dict=True):
    """The table after its last recorded event: how it is set up, what lasts, what ends.

    The `dealer` stays from the opening to the closing, or until a relief.
    """

    setup: TableSetup
    lasting: Lasting = field(default_factory=Lasting)
    round: RoundState = field(default_factory=RoundState)
    dealer: StaffMember | None = None

    def with_round(self, round_: RoundState) -> "Table":
        """Return the table with another state of its round."""
        return replace(self, round=round_)

    def with_lasting(self, lasting: Lasting) -> "Table":
        """Return the table with another of what lasts."""
        return replace(self, lasting=lasting)

    def with_meters(self, told: Iterable[MeterReading]) -> "Table":
        """Return the table with the meters that an event tells."""
        return self.with_lasting(self.lasting.with_meters(told))

    @cached_property
    def found(self) -> dict[object, Any]:
        """Return what was found out about this state: facts that are asked for again."""
        return {}

    @property
    def accounts(self) -> dict[Meter, Account]:
        """Return the accounts of the meters in play."""
        return self.lasting.accounts

    @cached_property
    def sensors(self) -> dict[Spot, Sensor]:
        """Return every sensor: what it sees, and what this round has made of it."""
        return {spot: self.sensor(spot) for spot in self.setup.spots}

    def sensor(self, spot: Spot) -> Sensor:
        """Return the sensor of a spot."""
        lasting, now = self.lasting, self.round
        return Sensor(
            has_chip=spot in lasting.chips,
            locked_cents=now.locked_in.get(spot, 0),
            is_late=spot in now.late,
            fault=next((fault for *at, fault in lasting.faults if tuple(at) == spot), ""),
            mark=now.marks.get(spot),
            is_settled=spot[1] in now.settled,
            is_left=spot in lasting.left,
        )

    def seat(self, number: int) -> Seat:
        """Return what is known of a seat."""
        return self.round.seats.get(number, _NOBODY)

    def claim_of(self, spot: Spot) -> Claim | None:
        """Return the claim that is on for a spot."""
        return next(
            (claim for claim in self.round.claims if (claim.seat, claim.sensor) == spot), None
        )

    def struck_of(self, spot: Spot) -> Struck | None:
        """Return the claim of a spot that was struck out."""
        return next((one for one in self.round.struck if (one.seat, one.sensor) == spot), None)

    def win_of(self, spot: Spot) -> Win | None:
        """Return the authorised win of a spot's hand in this round; no hand crosses a threshold."""
        return next(
            (
                win
                for win in self.round.wins
                if (win.award.seat, win.sensor) == spot and not self.is_crossing(win)
            ),
            None,
        )

    def is_crossing(self, win: Win) -> bool:
        """True if a win of this round was paid for a threshold that its wager crossed."""
        return any(
            (threshold_crossed.sensor, threshold_crossed.level) == (win.sensor, win.award.line)
            for threshold_crossed in self.round.crossed
        )

    def is_pending(self, spot: Spot) -> bool:
        """True if the win of a spot is confirmed and waits to be recorded."""
        awards = self.round.pending.awards if self.round.pending else ()
        return any((award.seat, sensor) == spot for sensor, award in awards)

    @property
    def locked(self) -> dict[Spot, int]:
        """Return the wagers that still count in this round, in cents."""
        return {
            spot: one.locked_cents
            for spot, one in self.sensors.items()
            if one.locked_cents and not one.is_settled
        }

    @property
    def wins_to_pay(self) -> tuple[Win, ...]:
        """Return the wins of this round whose jackpot is not settled yet."""
        return tuple(win for win in self.round.wins if win.sensor not in self.round.settled)

    @property
    def chips_seen(self) -> int:
        """Count the progressive wagers that the start of the game would lock."""
        return sum(1 for spot in self.sensors if self.bets(spot))

    @property
    def knows_wagers(self) -> bool:
        """True if the base wagers of this round are known at all."""
        return any(seat.wagers for seat in self.round.seats.values())

    def plays(self, number: int) -> bool:
        """True if a seat has the game's own wager, or is taken to have it."""
        seat, own = self.seat(number), self.setup.own_wagers
        if (
            not own
            or seat.is_playing
            or seat.side not in ("", "tie")
            or self.round.cards.get(str(number))
        ):
            return True
        if self.knows_wagers:
            return any(seat.wagers.get(key) for key in own)
        return self.setup.game_wager != ASK

    def bets(self, spot: Spot) -> bool:
        """True if the start of the game would lock a wager here."""
        sensor = self.sensor(spot)
        if spot[1] in self.setup.floor_links and self.link_rests(spot[1]):
            return False
        return sensor.is_marked or (sensor.has_wager and self.plays(spot[0]))

    def link_rests(self, sensor: str) -> bool:
        """True if a linked sensor takes no wager: the link is lost, or paused."""
        link = self.lasting.link
        if sensor not in self.setup.floor_links:
            return False
        return link is None or not link.is_live or sensor in dict(link.paused)

    def lamp(self, spot: Spot) -> Lamp:
        """Return what the lamp of a spot shows; a chip without a game wager is not lit."""
        lamp = self.sensor(spot).lamp
        may_bet = self.round.phase in (Phase.BETTING, Phase.CLOSED)
        if may_bet and lamp in (Lamp.LIT, Lamp.OFF) and self.link_rests(spot[1]):
            has_chip = self.sensor(spot).has_chip
            return Lamp.NOT_TAKEN if has_chip else Lamp.PAUSED
        if lamp is Lamp.LIT and not (may_bet and self.bets(spot)):
            is_linked = spot[1] in self.setup.floor_links and self.plays(spot[0])
            return Lamp.NOT_TAKEN if is_linked else Lamp.NO_GAME
        return lamp


def once(
    fact: Callable[Concatenate[Table, Asked], Found],
) -> Callable[Concatenate[Table, Asked], Found]:
    """Find a fact out once for a state: a table never changes, so neither does its answer."""

    @wraps(fact)
    def asked(table: Table, /, *of: Asked.args, **named: Asked.kwargs) -> Found:
        key = (fact, of, *named.items())
        if key not in table.found:
            table.found[key] = fact(table, *of, **named)
        answer: Found = table.found[key]
        return answer

    return asked


_NOBODY = Seat()
