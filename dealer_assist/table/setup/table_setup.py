"""How a table is set up: the frozen choice of game, jackpots, console, limits and house rules."""

from collections.abc import Iterable, Mapping
from datetime import date, time
from string import capwords

from dealer_assist.jackpot.definition import TRAY, Jackpot, Line
from dealer_assist.jackpot.links import Link
from dealer_assist.jackpot.prizes import RIGHT_TO_LEFT, PrizeAward, turn_to_pay
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.bets.besides import with_the_hand
from dealer_assist.rules.cards import (
    DECK,
    JOKER,
    Card,
    parse_cards,
    parse_cards_with_joker,
    rank,
    refuse_taken_out,
)
from dealer_assist.rules.duties import Duties
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.pays import Pay, ToOne
from dealer_assist.rules.paytable import GameDefinition, GameStage, Paytable
from dealer_assist.rules.titles.coup_rules import CoupRules
from dealer_assist.rules.titles.families import Acts, PaiGow
from dealer_assist.rules.titles.title import Title
from dealer_assist.table.setup.approval import Approval, ApprovalAsked, DealingRules, missing
from dealer_assist.table.setup.house_sheet import HouseSheet
from dealer_assist.table.setup.jurisdiction import Jurisdiction
from dealer_assist.table.setup.roles import Authority, Role
from dealer_assist.value import Value, field, replace

ENROLLED = "enrolled"
"""The staff of a live table: those in the register."""

TRUST, ASK = GAME_WAGERS = ("trust", "ask")
OFFERED, REQUIRED = PAY_WALKS = ("offered", "required")
"""Whether END GAME may come before every seat is ticked as paid."""

_TRAYS = {
    "$1 $5 $25 $100": (100, 500, 2_500, 10_000),
    "$5 $25 $100 $500": (500, 2_500, 10_000, 50_000),
    "$25 $100 $500 $1,000": (2_500, 10_000, 50_000, 100_000),
}
CHIP_SETS = tuple(_TRAYS)
"""The chips that a tray has, the smallest first."""
COUNT_OFF, COUNT_ASKED, COUNT_REQUIRED = CHIP_COUNTS = ("off", "asked", "required")
"""Whether the chips are counted after the start, and whether dealing waits for it."""

Spot = tuple[int, str]
"""A sensor of a seat: (5, "A")."""


PACES = ("off", "30", "35", "40", "45", "50", "55", "60", "70", "80", "100", "120")
"""How many hands an hour the house may want dealt."""
MARK_BY_CARD, MARK_BY_DEALER, MARK_OFF = MARKS_BY_HAND = ("card", "dealer", "off")
"""Who marks a progressive wager that no sensor can see: a Supervisor's card each time, the dealer
alone, or nobody, so that such a seat plays the base game."""


class Safeguards(Value):
    """What needs a Supervisor's card at a table; nothing does unless its file says so.

    `void_needs_card` holds once cards may be out. `key_needs_card` asks who holds the key.
    """

    void_needs_card: bool = False
    exit_needs_card: bool = False
    key_needs_card: bool = False


class TokeLimits(Value):
    """What a toke may be, and what it is paid at most, in cents. Outside the player's limits."""

    least_cents: int = 25
    most_cents: int = 5_000
    pays_cents: int = 250_000


class Practices(Value):
    """What the house does at a table beyond what its papers ask, as its file says.

    `rulings`: what the floor has ruled on a round is put on record, during it or later.
    `count_chips`: after the start the number of chips taken is touched.
    `tokes`: players may lay a stake for the dealer beside a wager, within these limits.
    `roads`: baccarat shows the roads of the shoe, on its sign too.
    `mark_by_hand`: who marks a progressive wager that no sensor can see.
    `chips`: the four chips of the tray that amounts are touched in.
    `pace`: how many hands an hour the house wants dealt here.
    """

    rulings: bool = False
    count_chips: str = COUNT_OFF
    roads: bool = False
    tokes: TokeLimits | None = None
    mark_by_hand: str = MARK_BY_CARD
    chips: str = CHIP_SETS[0]
    pace: str = PACES[0]

    @property
    def chip_cents(self) -> tuple[int, ...]:
        """Return what its chips are worth, the smallest first."""
        return _TRAYS[self.chips]

    @property
    def pace_an_hour(self) -> int:
        """Return how many hands an hour are wanted; 0 where the house says nothing."""
        return 0 if self.pace == PACES[0] else int(self.pace)


class WagerSpot(Value):
    """A betting spot as printed on the layout. A wager made in play stays empty until then."""

    key: str
    label: str
    is_made_in_play: bool = False


class SamplePlayer(Value):
    """A player of a simulated table: what they put on the layout each round.

    One who folds does so at the stage `folds_at` in the first round, else at the first decision;
    `takes_back` are the bets that do not ride there.
    """

    seat: int
    wagers: Mapping[str, int]
    folds: bool = False
    folds_at: str = ""
    takes_back: tuple[str, ...] = ()


class Offers(Value):
    """What a table may be set up with besides what it has: all that is defined for its game.

    `paytables` are those of each wager, `labels` the wagers as printed, `optional` those that need
    not be offered; `stages` are those of the game with all of them. House jackpots stand among the
    `jackpots` under names of their own.
    """

    paytables: Mapping[str, Mapping[str, Paytable]] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    optional: tuple[str, ...] = ()
    stages: tuple[GameStage, ...] = ()
    jackpots: Mapping[str, Jackpot] = field(default_factory=dict)
    jurisdictions: Mapping[str, Jurisdiction] = field(default_factory=dict)
    layouts: tuple[str, ...] = ()


PAPER_SUBJECTS = ("dealing", "cards", "shuffler")
"""What a house may have procedures of its own for: the deal, wrong cards, a shuffler that stops."""
PAPER_LINES = 6


class HousePaper(Value):
    """A house's own procedures: who approved them and when, and their lines by subject."""

    approved: str = ""
    dated: date | None = None
    lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def all_lines(self, subject: str) -> tuple[str, ...]:
        """Return every line of a subject, those that nobody wrote as well."""
        written = self.lines.get(subject, ())
        return (*written, *("",) * (PAPER_LINES - len(written)))

    def steps(self, subject: str) -> tuple[str, ...]:
        """Return the lines of a subject that were written."""
        return tuple(line for line in self.lines.get(subject, ()) if line)


class FloorPlace(Value):
    """Where a table plays for a meter that others share: its server, and the link of each sensor.

    The server is how PostgreSQL is reached, or `simulated`; the pit is where the table stands.
    """

    server: str
    links: Mapping[str, str]
    pit: str = ""


class TableSetup(Value):
    """Everything about a table that does not change during a shift.

    `options` are the house's choices among those of the game. `top_odds` is the highest pay of
    each wager, to 1; `aggregate_limits` is the most that one deal pays on a wager. `choices` are
    all that the game allows the house for an option. `file_digest` is kept where settings of the
    house have changed `digest`. `hand_sizes` is how many cards a `seat`, the `dealer` and the
    `board` are dealt, `hand_most` with those that a hand may get besides; `pays` are the lines of
    each paytable in force, the highest first; `pays_by_hands` are the columns of a wager that pays
    by how many hands are dealt; `awards` is what the rules can pay by each wager's tables; `stages`
    are those of the base game; `settles` is the order in which a seat's wagers are settled,
    `stays_on_fold` what a folded hand can still win.
    `payment_order` is from which end the seats are paid: prizes, lists, slips and prompts alike;
    `game_wager` is whether a seat plays whose wagers nobody entered: by trust, or by a touch;
    `pay_walk` whether END GAME may come before every seat is ticked as paid.
    `files` are the definition files it was read from, each with its folder.
    `offers` is what the house may choose instead when the table is closed.
    `approval` is what is on record about it, `house_paper` the own procedures of the house;
    `dealing` is what deals this game.
    `title` is what the game's file tells of its hands and bets, where its family goes by it;
    `coup` the same of a baccarat title, `acts` of a blackjack title, `pai_gow` of one whose hands
    are set. `duties` are the wagers of the game that its rules know by what they do; `short` are
    names of wagers that are printed too long for a plate.
    `has_joker` is whether each deck has one, a card like another; `taken_out` are ranks that its
    decks lack.
    `definition` is the game as its file tells it: a round is settled by it; `sheets` are those of
    the house that it adds to that.
    `floor` is the server of the links that it plays on, where it plays on any.
    `day_starts` is when the business day begins in `zone`; without one, by this machine's clock.
    """

    key: str
    number: str
    game: str
    game_name: str
    console: str
    seats: tuple[int, ...]
    jackpots: Mapping[str, Jackpot]
    wagers: tuple[WagerSpot, ...]
    prompts: Mapping[str, str]
    paytables: Mapping[str, str] = field(default_factory=dict)
    limits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    devices: Mapping[str, str] = field(default_factory=dict)
    authority: Authority = field(default_factory=Authority)
    void_reasons: tuple[str, ...] = ()
    folded_hands_win: bool = False
    swipe_seconds: int = 30
    swipe_tries: int = 3
    layout: str = ""
    staff: str = ""
    players: tuple[SamplePlayer, ...] = ()
    digest: str = ""
    jurisdiction: Jurisdiction = field(default_factory=Jurisdiction)
    options: Mapping[str, object] = field(default_factory=dict)
    links: Mapping[str, Link] = field(default_factory=dict)
    top_odds: Mapping[str, int] = field(default_factory=dict)
    aggregate_limits: Mapping[str, int] = field(default_factory=dict)
    choices: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    file_digest: str = ""
    hand_sizes: Mapping[str, int] = field(default_factory=dict)
    hand_most: Mapping[str, int] = field(default_factory=dict)
    has_joker: bool = False
    taken_out: tuple[int, ...] = ()
    pays: Mapping[str, Mapping[str, Pay]] = field(default_factory=dict)
    pays_by_hands: Mapping[str, Mapping[int, Mapping[str, Pay]]] = field(default_factory=dict)
    day_starts: time = time(6, 0)
    zone: str = ""
    title: Title | None = None
    coup: CoupRules | None = None
    acts: Acts | None = None
    pai_gow: PaiGow | None = None
    duties: Duties = field(default_factory=Duties)
    short: Mapping[str, str] = field(default_factory=dict)
    awards: Mapping[str, Awards] = field(default_factory=dict)
    payment_order: str = RIGHT_TO_LEFT
    pay_walk: str = OFFERED
    game_wager: str = TRUST
    stages: tuple[GameStage, ...] = ()
    settles: tuple[str, ...] = ()
    stays_on_fold: tuple[str, ...] = ()
    safeguards: Safeguards = field(default_factory=Safeguards)
    practices: Practices = field(default_factory=Practices)
    files: tuple[str, ...] = ()
    offers: Offers = field(default_factory=Offers)
    approval: Approval | None = None
    house_paper: HousePaper = field(default_factory=HousePaper)
    dealing: DealingRules = field(default_factory=DealingRules)
    floor: FloorPlace | None = None
    definition: GameDefinition | None = None
    sheets: tuple[HouseSheet, ...] = ()

    @property
    def floor_links(self) -> Mapping[str, str]:
        """Return the link that each sensor plays for on the floor; none without one."""
        return self.floor.links if self.floor else {}

    @property
    def decks(self) -> int:
        """Return how many decks are in the shoe."""
        decks = self.options.get("decks", 1)
        return decks if isinstance(decks, int) else 1

    def cards(self, names: Iterable[str]) -> tuple[Card, ...]:
        """Read cards by their names; the joker where the game is played with it."""
        found = parse_cards_with_joker(names) if self.has_joker else parse_cards(names)
        if self.taken_out:
            refuse_taken_out(found, self.taken_out)
        return found

    @property
    def deck(self) -> tuple[Card, ...]:
        """Return the cards of one of its decks."""
        whole = (*DECK, JOKER) if self.has_joker else DECK
        return tuple(card for card in whole if rank(card) not in self.taken_out)

    @property
    def own_wagers(self) -> tuple[str, ...]:
        """Return the wagers of the base game itself, one of which every progressive wager needs."""
        # A tie is on neither side: where the winning side is paid no hand wins for it.
        for_all = self.options.get("eligible") == "all_participants"
        return tuple(
            row.key
            for row in self.wagers
            if not row.is_made_in_play
            and row.key not in self.paytables
            and (row.key != self.duties.neither or for_all)
        )

    @property
    def notices(self) -> tuple[str, ...]:
        """Return the notices to display at this table: a house jackpot has two."""
        has_house = any(jackpot.is_house for jackpot in self.jackpots.values())
        return self.jurisdiction.house_notices if has_house else ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Return every sensor of the table: seat by seat, A before B."""
        return tuple((seat, sensor) for seat in self.seats for sensor in self.jackpots)

    def line_label(self, wager: str, line: str) -> str:
        """Name a line of a wager's paytable as it is printed."""
        named = self.offers.paytables.get(wager, {}).get(self.paytables.get(wager, ""))
        return (named.labels.get(line, "") if named else "") or hand_words(line)

    @property
    def has_approval(self) -> bool:
        """True if something of its approval is on record, or has to be; practice needs none."""
        is_practice = self.is_simulated and not self.is_live
        return self.approval is not None or not is_practice

    @property
    def not_approved(self) -> tuple[str, ...]:
        """Say what is missing of the approval; practice needs none."""
        if not self.jurisdiction.systems or not self.has_approval:
            return ()
        return tuple(
            missing(
                self.approval or Approval(),
                ApprovalAsked(
                    console=self.console,
                    systems=self.jurisdiction.systems,
                    dealing=self.dealing,
                    judges=tuple(jackpot.judge for jackpot in self.jackpots.values()),
                    utilities=self.jurisdiction.utilities,
                    edition=self.jurisdiction.editions.get(self.game, ""),
                    shuffling_rule=self.jurisdiction.rule("shuffling"),
                    titles=self.jurisdiction.titles,
                ),
            )
        )

    @property
    def is_live(self) -> bool:
        """True if those sign in who hold an enrolled card: what is played for is real."""
        return self.staff == ENROLLED

    @property
    def is_simulated(self) -> bool:
        """True if any device of the table is simulated."""
        return any(where.rpartition(":")[2] == "simulated" for where in self.devices.values())

    def label_of(self, wager: str) -> str:
        """Name a wager in a sentence, as it is printed on the layout if it has a spot there."""
        printed = {row.key: row.label for row in self.wagers}
        named = self.offers.labels.get(wager, "")
        # A layout has capitals alone: how a name is spelled, its file says.
        if named and printed.get(wager, named).casefold() == named.casefold():
            return named
        return capwords(printed.get(wager, wager.replace("_", " ")))

    def on_plate(self, row: WagerSpot) -> str:
        """Name a wager where there is little room."""
        return self.short.get(row.key, row.label)

    def line(self, sensor: str, key: str) -> Line:
        """Return a line of the jackpot on a sensor."""
        return self.jackpots[sensor].line(key)

    def card_for(self, sensor: str, line: str, prize_cents: int) -> Role:
        """Return the card that a prize of this line needs."""
        return self.authority.role_for(prize_cents, self.line(sensor, line).percent)

    def card_for_award(self, sensor: str, award: PrizeAward) -> Role:
        """Return the card that an award needs: a share needs that of the whole hit."""
        return self.card_for(sensor, award.line, award.hit_prize)

    def turn_to_pay(self, seat: int) -> int:
        """Return what to sort seats by, so that they come as this table pays them."""
        return turn_to_pay(seat, self.payment_order)

    def level_for(self, sensor: str, line: str, prize_cents: int) -> Role:
        """Return who may authorise a prize of this line: the dealer, a Supervisor, an Executive."""
        card = self.card_for(sensor, line, prize_cents)
        is_tray = self.jackpots[sensor].fixed_pays == TRAY and not self.line(sensor, line).percent
        if is_tray and card is Role.SUPERVISOR and self.authority.is_for_dealer(prize_cents):
            return Role.DEALER
        return card


def stages_with(
    stages: tuple[GameStage, ...],
    rows: tuple[WagerSpot, ...],
    options: Mapping[str, object],
    *,
    has_jackpot: bool,
) -> tuple[GameStage, ...]:
    """Return the stages of a game that a table with these wagers has, in the words for it."""
    offered = {row.key for row in rows}.difference(with_the_hand(options))
    return tuple(
        stage if has_jackpot or not stage.alone else replace(stage, detail=stage.alone)
        for stage in stages
        if not stage.needs or offered.intersection(stage.needs)
    )


def fitted(setup: TableSetup) -> TableSetup:
    """Return a set-up with the stages and the choices that its wagers and house rules make."""
    stages = stages_with(
        setup.offers.stages, setup.wagers, setup.options, has_jackpot=bool(setup.jackpots)
    )
    if setup.definition is None:
        return replace(setup, stages=stages)
    choices = setup.definition.choices_with({row.key for row in setup.wagers})
    return replace(setup, stages=stages, choices=choices)


def highest_pay(paytable: Paytable) -> int:
    """Return the highest pay of a table, to 1."""
    columns = (paytable.lines, *paytable.by_hands.values())
    pays = [pay for lines in columns for pay in lines.values() if isinstance(pay, ToOne)]
    return max((pay.pays // pay.per for pay in pays), default=0)
