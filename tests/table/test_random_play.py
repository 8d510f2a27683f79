"""Random commands, sensible and not, at random tables in simulated time: the laws always hold."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dealer_assist import places
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.journal.codec import decode, encode
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import controls
from dealer_assist.table import events as e
from dealer_assist.table.controls import Control, Standing
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.guide import next_step
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.staff import Role, StaffMember
from dealer_assist.table.state import Meter, Phase, Table

ROLES = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN, Role.TRAINER)
STAFF = [
    StaffMember(f"{role.value}-{n}", f"{role.label} {n}", role, f"000{n}")
    for role in ROLES
    for n in (1, 2)
]
DEALER, SUPERVISOR, EXECUTIVE = STAFF[0], STAFF[2], STAFF[4]
REASON = "Misdeal"
LINES = (
    "four_aces",
    "four_of_a_kind",
    "straight_flush",
    "three_of_a_kind",
    "royal_flush",
    "234_diamonds",
    "234_suited",
    "no_such_hand",
)
CHECKPOINTS = (e.RoundOpened, e.TableClosed)

SEATS = range(1, 9)
SENSORS = ("A", "A", "A", "B", "C")
# By kind, so that a kind with many shapes is not pressed more often than START GAME.
ANYTHING: list[list[c.Command]] = [
    [c.SeeChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.MissChip(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [
        c.ReportSensorFault(seat, sensor, fault)
        for seat in SEATS
        for sensor in SENSORS
        for fault in ("stuck", "lost")
    ],
    [c.ReportSensorWell(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.PlaceWagers(seat, {"ante": cents}) for seat in SEATS for cents in (-1, 0, 500)],
    [c.FoldHand(seat) for seat in SEATS],
    [c.PressHand(seat, line, at) for seat in SEATS for line in LINES for at in SENSORS],
    [c.DropClaim(seat, sensor) for seat in SEATS for sensor in SENSORS],
    [c.VoidRound(REASON), c.VoidRound("Because")],
    [c.SwipeCard(member, "9999") for member in (*STAFF, None)],
    [c.SwipeCard(None, is_misread=True)],
    [c.StartGame()],
    [c.CallSupervisor()],
    [c.BackToTable()],
    [c.ConfirmWins()],
    [c.TrySwipeAgain()],
    [c.LetSwipeTimeOut()],
    [c.BeginPaying()],
    [c.EndGame()],
    [c.CloseTable()],
]


@cache
def tables() -> tuple[TableSetup, ...]:
    """Tables of every make: one level and three, capped, shared, off the meter, dual, bare."""
    resources = places.resources()
    file = resources / "tables" / "crazy4-nexus.toml"
    crazy4 = load_table(resources, places.layouts(), file)
    known = load_jackpots(resources / "jackpots")
    atlas3 = known["ATLAS-3"]
    capped = replace(atlas3, levels=(replace(atlas3.levels[0], cap_cents=500_030),))
    makes: list[dict[str, Jackpot]] = [
        {"A": known["ATLAS-1"]},
        {"A": capped},
        {"A": known["ML03"]},
        {"A": known["DBP-1"]},
        {"A": replace(known["ATLAS-1"], fixed_pays="main", wager_cents=500)},
        {"A": known["ATLAS-3"], "B": known["ML03"]},
        {},
    ]
    return tuple(replace(crazy4, jackpots=make) for make in makes)


def likely(table: Table) -> list[c.Command]:
    """Give what a dealer or a supervisor might do now."""
    lines = {name: [one.key for one in pot.lines] for name, pot in table.setup.jackpots.items()}
    hands: list[c.Command] = [
        c.PressHand(seat, line, sensor) for seat, sensor in table.locked for line in lines[sensor]
    ]
    match table.phase:
        case Phase.CLOSED:
            return [c.SwipeCard(DEALER)]
        case Phase.BETTING:
            chips = [c.SeeChip(*spot) for spot in table.setup.spots]
            return [*chips, *[c.StartGame()] * 4]
        case Phase.VERIFY:
            drops = [c.DropClaim(claim.seat, claim.sensor) for claim in table.claims]
            return [*[c.ConfirmWins()] * 4, c.BackToTable(), *drops]
        case Phase.SWIPE:
            cards = [c.SwipeCard(EXECUTIVE)] * 4 + [c.SwipeCard(SUPERVISOR)] * 2
            return [*cards, c.LetSwipeTimeOut(), c.TrySwipeAgain(), c.BackToTable()]
        case _:
            gone = [c.MissChip(*spot) for spot in table.locked]
            calls = [c.CallSupervisor()] * (len(hands) if table.claims else 1)
            return [*hands, *gone, *calls, c.EndGame(), c.BeginPaying()]


def is_refused(table: Table, command: c.Command) -> bool:
    """Tell whether the table says no, without doing anything."""
    try:
        decide(table, command, 0)
    except Refused:
        return True
    return False


class RandomPlay(RuleBasedStateMachine):
    """A table, the events since its last checkpoint, and a second set of books."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        self.story: list[e.Event] = []
        self.contributed: Counter[Meter] = Counter()
        self.paid: Counter[Meter] = Counter()
        self.seeded: Counter[Meter] = Counter()
        self.round_contributed: Counter[Meter] = Counter()
        self.wins = 0

    @initialize(make=st.integers(0, 6), may_win=st.booleans(), tries=st.integers(1, 3))
    def sit_down(self, make: int, *, may_win: bool, tries: int) -> None:
        """Take any of the tables, with house rules of its own."""
        setup = replace(tables()[make], folded_hands_win=may_win, swipe_tries=tries)
        self.table = Table(setup)

    @rule(command=st.sampled_from(ANYTHING).flatmap(st.sampled_from))
    def anything(self, command: c.Command) -> None:
        """Let somebody press, put or swipe anything."""
        self.submit(command)

    @rule(choice=st.integers(0, 10_000))
    def something_sensible(self, choice: int) -> None:
        """Let the round go on."""
        commands = likely(self.table)
        self.submit(commands[choice % len(commands)])

    @rule(choice=st.integers(0, 10_000), again=st.sampled_from([2, 4]))
    def several_sensible_things(self, choice: int, again: int) -> None:
        """Let the round go on for a while."""
        for n in range(again):
            self.something_sensible(choice + 7 * n)

    @precondition(lambda self: self.table.phase is Phase.RECORDED)
    @rule()
    def reconcile(self) -> None:
        """End a round that has wins on record."""
        for claim in self.table.claims:
            self.submit(c.PressHand(claim.seat, claim.line, claim.sensor))
        self.submit(c.EndGame())

    def submit(self, command: c.Command) -> None:
        """Decide, keep the books, apply; neither deciding nor refusing changes anything."""
        self.now += 1_000
        setup = self.table.setup
        before = deepcopy(self.table, {id(setup): setup})
        try:
            events = decide(self.table, command, self.now)
        except Refused:
            events = ()
        assert self.table == before, "deciding alone changes nothing"
        for event in events:
            self.keep_books(event)
        self.table = evolve_all(self.table, events)

    def keep_books(self, event: e.Event) -> None:
        """Write the money down a second time, from the facts alone."""
        if isinstance(event, CHECKPOINTS):
            self.story = []
        self.story.append(event)
        jackpots = self.table.setup.jackpots
        match event:
            case e.TableOpened(meters=meters):
                for one in meters:
                    meter = (one.sensor, one.level)
                    self.seeded[meter] = self.seeded[meter] or one.account.seeded
            case e.GameStarted(wagers=wagers):
                self.round_contributed = Counter()
                for wager in wagers:
                    for level in jackpots[wager.sensor].levels:
                        share = wager.cents * (level.rate_bp + level.reserve_bp)
                        self.round_contributed[wager.sensor, level.name] += share
                self.contributed += self.round_contributed
            case e.RoundVoided():
                self.contributed -= self.round_contributed
            case e.GameEnded():
                self.round_contributed = Counter()
            case e.WinsAuthorised():
                self.wins += len(event.wins)
                for win in event.wins:
                    meter = (win.sensor, win.award.level)
                    self.paid[meter] += win.award.from_meter * 10_000
                    self.seeded[meter] += win.award.seed
        if isinstance(event, e.RoundOpened):
            self.round_contributed = Counter()

    @invariant()
    def no_cent_appears_or_vanishes(self) -> None:
        """Check every account against itself and against the second books."""
        pending = self.table.pending.accounts if self.table.pending else {}
        for account in (*self.table.accounts.values(), *pending.values()):
            assert account.imbalance == 0
            assert min(account.meter, account.reserve, account.overflow, account.paid) >= 0
        for meter, account in self.table.accounts.items():
            assert account.contributed == self.contributed[meter]
            assert account.paid == self.paid[meter]
            assert account.seeded == self.seeded[meter]
        assert self.table.wins_so_far == self.wins
        assert all(cents > 0 for cents in self.table.envy.values())
        assert all(win.award.prize >= win.award.from_meter for win in self.table.wins)

    @invariant()
    def waking_up_from_the_journal_gives_the_same_table(self) -> None:
        """Replay what stands in the journal since the last checkpoint."""
        kept = json.loads(json.dumps([encode(event) for event in self.story]))
        told = [decode(*one) for one in kept]
        assert evolve_all(Table(self.table.setup), told) == self.table

    @invariant()
    def every_control_says_what_the_table_would(self) -> None:
        """Compare each control with the refusal it stands for."""
        table = self.table
        self.compare(controls.start_game(table), c.StartGame())
        self.compare(controls.end_game(table), c.EndGame())
        self.compare(controls.call_supervisor(table), c.CallSupervisor())
        self.compare(controls.void_round(table), c.VoidRound(REASON))
        for spot in table.setup.spots:
            line = table.setup.jackpots[spot[1]].lines[0].key
            press = c.PressHand(spot[0], line, spot[1])
            self.compare(controls.hand_buttons(table, spot), press)

    def compare(self, control: Control, command: c.Command) -> None:
        """A control that is shut is refused and says why; any other is not refused."""
        is_shut = control.standing is Standing.NOT_YET
        assert is_shut == is_refused(self.table, command), (control, command)
        assert control.detail or not is_shut

    @invariant()
    def the_prompt_never_asks_for_what_is_refused(self) -> None:
        """Do what the prompt says, for every seat that may be selected."""
        for selected in (None, *self.table.setup.seats):
            step = next_step(self.table, selected)
            assert step.text
            assert "{" not in step.text + step.detail
            asked = ASKED.get(step.key)
            if asked is not None:
                assert not is_refused(self.table, asked)

    def teardown(self) -> None:
        """Leave whatever phase this is, all the way to a closed table and a new round."""
        if not hasattr(self, "table"):
            return
        for _ in range(20):
            if self.table.phase in LEAVE:
                self.submit(LEAVE[self.table.phase](self.table))
        assert self.table.phase is Phase.CLOSED
        assert not is_refused(self.table, c.SwipeCard(DEALER))


ASKED: dict[str, c.Command] = {
    "closed": c.SwipeCard(DEALER),
    "wait_for_bets": c.StartGame(),
    "start_game": c.StartGame(),
    "take_chips": c.EndGame(),
    "deal": c.EndGame(),
    "call_supervisor": c.CallSupervisor(),
    "verify": c.ConfirmWins(),
    "pay": c.EndGame(),
}


def out_of_play(table: Table) -> c.Command:
    """Turn a claim off if one is on, else end the game."""
    for claim in table.claims:
        return c.PressHand(claim.seat, claim.line, claim.sensor)
    return c.EndGame()


LEAVE: dict[Phase, Callable[[Table], c.Command]] = {
    Phase.BETTING: lambda _: c.CloseTable(),
    Phase.IN_PLAY: out_of_play,
    Phase.RECORDED: out_of_play,
    Phase.VERIFY: lambda _: c.BackToTable(),
    Phase.SWIPE: lambda _: c.BackToTable(),
}


@pytest.mark.parametrize("make", range(7))
def test_a_long_night_at_one_table(make: int) -> None:
    chance = Random(make)
    play = RandomPlay()
    play.sit_down(make, may_win=bool(make % 2), tries=3)
    for n in range(600):
        if chance.random() < 0.5:
            play.anything(chance.choice(chance.choice(ANYTHING)))
        else:
            play.something_sensible(chance.randrange(10_000))
        play.no_cent_appears_or_vanishes()
        if n % 10 == 0:
            play.waking_up_from_the_journal_gives_the_same_table()
            play.every_control_says_what_the_table_would()
            play.the_prompt_never_asks_for_what_is_refused()
    assert play.table.round > 8
    assert play.wins > 3 or not play.table.setup.jackpots
    play.teardown()


TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
