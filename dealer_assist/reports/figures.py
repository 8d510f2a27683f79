"""The figures of a shift, a day or a month, frozen: what screen, paper and export show alike."""

from fractions import Fraction

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.chain import Head
from dealer_assist.journal.queries.exceptions import Exceptional, Late
from dealer_assist.journal.queries.incidents import Adjusted, Fault, Session
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.journal.queries.win_register import Registered
from dealer_assist.odds.binomial import Band
from dealer_assist.reports.period import Period
from dealer_assist.rules.money import cents_shown
from dealer_assist.value import Value, field


class LineFigures(Value):
    """One winning hand: hits that stand, hits expected by exact odds, and the band of chance.

    A shared prize is one hit and as many `wins` as shares. What was won and backed out again in
    the period counts in neither; `undone` counts every back-out of the period, also of a win of
    an earlier one. `trials` are wagers, or rounds where one hand of the table decides for all
    (`is_one_hand`). A hand that folded before the board lay there and cannot win is no trial.
    The band is `widening` times as wide in variance, where hits of seats come together.
    """

    sensor: str
    key: str
    label: str
    hits: int
    prizes_cents: int
    undone: int
    undone_cents: int
    trials: int
    hits_counted: int
    rounds_hit: int
    chance: Fraction
    band: Band
    is_one_hand: bool = False
    wins: int = 0
    widening: Fraction = Fraction(1)

    @property
    def paid_cents(self) -> int:
        """Return the prizes that stand."""
        return self.prizes_cents - self.undone_cents

    @property
    def actual(self) -> float:
        """Return the hit frequency as it was."""
        return self.hits_counted / self.trials if self.trials else 0.0

    @property
    def is_outside(self) -> bool:
        """True if the hits lie outside the 95 % band."""
        return not self.band.holds(self.hits_counted)


class MeterFigures(Value):
    """A meter at the beginning and at the end, and all that happened to it, in micro-dollars."""

    sensor: str
    level: str
    label: str
    opening: Account
    closing: Account
    wins_cents: int = 0
    linked: int = 0
    """What the other tables of a link moved it by: wagers, seeds and prizes there, together."""

    @property
    def contributed(self) -> int:
        """Return what wagers brought, reserve included, voided rounds taken out."""
        return self.closing.contributed - self.opening.contributed

    @property
    def seeded(self) -> int:
        """Return what the house put up."""
        return self.closing.seeded - self.opening.seeded

    @property
    def adjusted(self) -> int:
        """Return what adjustments put on it, or took off."""
        return self.closing.adjusted - self.opening.adjusted - self.linked

    @property
    def paid(self) -> int:
        """Return what came off it as prizes."""
        return self.closing.paid - self.opening.paid

    @property
    def holds_at_opening(self) -> int:
        """Return meter, reserve and overflow together, at the beginning."""
        return self.opening.meter + self.opening.reserve + self.opening.overflow

    @property
    def holds_at_closing(self) -> int:
        """Return meter, reserve and overflow together, at the end."""
        return self.closing.meter + self.closing.reserve + self.closing.overflow

    @property
    def missing(self) -> int:
        """Return what does not reconcile, in micro-dollars; anything but 0 is a fault."""
        came = self.holds_at_opening + self.contributed + self.linked + self.seeded + self.adjusted
        return came - self.paid - self.holds_at_closing

    @property
    def wins_missing_cents(self) -> int:
        """Return what the wins on record and the meter's own account differ by; 0 or a fault."""
        return cents_shown(self.paid) - self.wins_cents


class ProgressiveFigures(Value):
    """The jackpot of one sensor: its wagers, its prizes and what is left of the drop."""

    sensor: str
    key: str
    label: str
    wagers: int
    marked: int
    rounds: int
    drop_cents: int
    returned_cents: int
    prizes_cents: int
    undone_cents: int
    lines: tuple[LineFigures, ...]
    meters: tuple[MeterFigures, ...]

    @property
    def paid_cents(self) -> int:
        """Return the prizes that stand."""
        return self.prizes_cents - self.undone_cents

    @property
    def hold_cents(self) -> int:
        """Return what is left of the drop after the prizes; envy is the table's."""
        return self.drop_cents - self.paid_cents

    @property
    def hold(self) -> Fraction | None:
        """Return the hold as a share of the drop."""
        return hold_of(self.hold_cents, self.drop_cents)

    @property
    def owed_micros(self) -> int:
        """Return by how much more is owed to the players, on meters, reserves and overflow."""
        return sum(meter.holds_at_closing - meter.holds_at_opening for meter in self.meters)


class BonusBetFigures(Value):
    """A bonus bet of the base game, where the cards were known: paid, by a card, not paid."""

    wager: str
    label: str
    bets: int
    paid_cents: int
    by_card: int
    denied_cents: int
    allowed_by: tuple[str, ...] = ()


def hold_of(win_cents: int, bet_cents: int) -> Fraction | None:
    """Return a win as a share of what was bet; none where more was lost than that.

    A jackpot paid over a handful of wagers makes thousands of percent, which tell nobody anything.
    """
    return Fraction(win_cents, bet_cents) if bet_cents and abs(win_cents) <= bet_cents else None


class PlayFigures(Value):
    """What the wagers of some rounds made, together: those of a dealer, an hour, a shift.

    `settled_cents` are the chips whose end is known; only of those there is a win. `theo` is an
    expectation, in cents and parts of them, so that it adds up however it is cut. `key` is who or
    when it is; all together have none.
    """

    name: str
    dealt: int
    coin_in_cents: int
    settled_cents: int
    paid_cents: int
    theo: Fraction
    key: str = ""

    @property
    def win_cents(self) -> int:
        """Return what the house won."""
        return self.settled_cents - self.paid_cents

    @property
    def hold(self) -> Fraction | None:
        """Return the win as a share of what was bet."""
        return hold_of(self.win_cents, self.settled_cents)


class WagerFigures(Value):
    """One wager, or a base game with all that goes with it: chips bet, what went back, the edge.

    `paid_cents` are the chips that went back with what they won. `dealt` are all hands, `bets`
    those with this wager. What nobody entered is not known: `coin_in_cents` are 0 then.
    """

    key: str
    label: str
    bets: int
    dealt: int
    coin_in_cents: int
    settled_cents: int
    paid_cents: int
    edge: Fraction | None = None
    theo: Fraction | None = None
    settled_before: int | None = None
    win_before: int | None = None

    @property
    def is_entered(self) -> bool:
        """True if anything is known of it."""
        return bool(self.bets or self.coin_in_cents or self.paid_cents)

    @property
    def was_settled(self) -> bool:
        """True where the end of any chip of a week ago is known."""
        return bool(self.settled_before or self.win_before)

    @property
    def open_cents(self) -> int:
        """Return the chips whose end no cards tell."""
        return self.coin_in_cents - self.settled_cents

    @property
    def win_cents(self) -> int:
        """Return what the house won."""
        return self.settled_cents - self.paid_cents

    @property
    def hold(self) -> Fraction | None:
        """Return the win as a share of what was bet; none where no end is known."""
        return hold_of(self.win_cents, self.settled_cents)

    @property
    def hold_before(self) -> Fraction | None:
        """Return the hold of a week ago."""
        return hold_of(self.win_before or 0, self.settled_before or 0)

    @property
    def take_up(self) -> Fraction:
        """Return the share of all hands that had this wager."""
        return Fraction(self.bets, self.dealt) if self.dealt else Fraction(0)


class LastWeek(Value):
    """The same day of the week before, whole: rounds, its pace, hits that stand, and the win."""

    rounds: int
    hours_open: float
    hits: int
    settled_cents: int
    win_cents: int

    @property
    def rounds_an_hour(self) -> float:
        """Return the pace while the table was open."""
        return self.rounds / self.hours_open if self.hours_open else 0.0


class TokeFigures(Value):
    """The tokes on one wager: staked = lost + back; to the box = back + won."""

    wager: str
    label: str
    tokes: int
    laid_cents: int
    staked_cents: int
    back_cents: int
    won_cents: int

    @property
    def lost_cents(self) -> int:
        """Return what went to the house."""
        return self.staked_cents - self.back_cents

    @property
    def box_cents(self) -> int:
        """Return what went into the toke box."""
        return self.back_cents + self.won_cents

    @property
    def house_cents(self) -> int:
        """Return what the house has of them; below nothing it has paid more."""
        return self.lost_cents - self.won_cents

    @property
    def missing_cents(self) -> int:
        """Return what was laid and has not ended; anything but 0 is a fault."""
        return self.laid_cents - self.staked_cents


class PlayersFigures(Value):
    """The players' own wagers where tokes are reckoned beside them; progressives are not in it."""

    staked_cents: int = 0
    taken_cents: int = 0
    paid_cents: int = 0
    seats_not_known: int = 0

    @property
    def house_cents(self) -> int:
        """Return what the house has of them."""
        return self.taken_cents - self.paid_cents


class Report(Value):
    """All figures of a period. `chain` is the end of the journal as this report saw it."""

    period: Period
    table: str
    number: str
    game: str
    console: str
    is_simulated: bool
    chain: Head
    events: int
    rounds: int
    voided: int
    hours_open: float
    progressives: tuple[ProgressiveFigures, ...]
    envy_cents: int
    undone_envy_cents: int
    voids: tuple[tuple[str, int], ...]
    late_chips: int
    refused_cards: int
    missed_cards: int
    adjustments: tuple[Adjusted, ...]
    faults: tuple[Fault, ...]
    downtime_seconds: int
    sessions: tuple[Session, ...]
    wins: tuple[Registered, ...] = ()
    notes: tuple[str, ...] = ()
    sides_after_cards: int = 0
    exceptions: tuple[Exceptional, ...] = ()
    late_wins: tuple[Late, ...] = ()
    rounds_not_ticked: int = 0
    bonus_bets: tuple[BonusBetFigures, ...] = ()
    rulings: tuple[RulingLine, ...] = ()
    ruled_cents: int = 0
    counts_off: int = 0
    short_cents: int = 0
    tokes: tuple[TokeFigures, ...] = ()
    players: PlayersFigures = field(default_factory=PlayersFigures)
    wagers: tuple[WagerFigures, ...] = ()
    by_dealer: tuple[PlayFigures, ...] = ()
    by_hour: tuple[PlayFigures, ...] = ()
    by_shift: tuple[PlayFigures, ...] = ()
    last_week: LastWeek | None = None

    @property
    def toke_box_cents(self) -> int:
        """Return what went into the toke box."""
        return sum(toke.box_cents for toke in self.tokes)

    @property
    def house_on_tokes_cents(self) -> int:
        """Return what the house has of the tokes."""
        return sum(toke.house_cents for toke in self.tokes)

    @property
    def tokes_agree(self) -> bool:
        """True if every toke that was laid has ended: house and box have it all."""
        return not any(toke.missing_cents for toke in self.tokes)

    @property
    def rounds_an_hour(self) -> float:
        """Return the pace while the table was open; 0 where it never was."""
        return self.rounds / self.hours_open if self.hours_open else 0.0

    @property
    def drop_cents(self) -> int:
        """Return all progressive wagers that counted."""
        return sum(progressive.drop_cents for progressive in self.progressives)

    @property
    def paid_cents(self) -> int:
        """Return all prizes that stand; envy is the table's, and in no hold."""
        return sum(progressive.paid_cents for progressive in self.progressives)

    @property
    def standing_envy_cents(self) -> int:
        """Return the envy that stands."""
        return self.envy_cents - self.undone_envy_cents

    @property
    def bonus_bets_cents(self) -> int:
        """Return what bonus bets were paid from the tray; it is no part of the progressives."""
        return sum(bet.paid_cents for bet in self.bonus_bets)

    @property
    def hold_cents(self) -> int:
        """Return what is left of the drop after the prizes: the hold of all progressives."""
        return self.drop_cents - self.paid_cents

    @property
    def reconciles(self) -> bool:
        """True if every meter adds up to the cent, by its account and by its wins."""
        meters = [meter for each in self.progressives for meter in each.meters]
        return not any(meter.missing or meter.wins_missing_cents for meter in meters)
