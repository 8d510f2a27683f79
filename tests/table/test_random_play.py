"""Random commands, sensible and not, at random tables in simulated time: the laws always hold."""

import json
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from random import Random
from typing import get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from random_tables import (
    ANYTHING,
    BACK_OUT,
    DEALER,
    EXECUTIVE,
    REASON,
    SUPERVISOR,
    likely,
    tables,
    to_an_end,
)
from round_over import ANYWAY
from sampled import sampled

from dealer_assist.errors import Refused
from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import ConfirmedWin, MeterReading
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import duties, marks, tokes
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.ending import reasons
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.table.words import has_key
from dealer_assist.value import replace

CHECKPOINTS = (e.RoundOpened, e.TableClosed)
NAMES = sorted(tables())
FROM_THE_FLOOR = {
    c.JoinLink,
    c.LoseLink,
    c.TurnLink,
    c.TakeContributions,
    c.TakeCrossing,
    c.GiveTicket,
    c.LockPrize,
    c.RefuseLock,
    c.AskClosing,
    c.EndClosing,
    c.HearFloor,
    c.ReadMessage,
}
"""What only a linked table is told: `procedures/test_link.py`."""


def is_refused(table: Table, command: c.Command) -> bool:
    """True if the table says no, without doing anything."""
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
        self.unpaid: list[ConfirmedWin] = []
        self.hits: list[ConfirmedWin] = []
        self.wins = 0
        self.backed_out: list[int] = []
        self.adjusted: Counter[Meter] = Counter()

    @initialize(make=st.sampled_from(NAMES), may_win=st.booleans(), tries=st.integers(1, 3))
    def sit_down(self, make: str, *, may_win: bool, tries: int) -> None:
        """Take any of the tables, with house rules of its own."""
        setup = replace(tables()[make], folded_hands_win=may_win, swipe_tries=tries)
        self.file = setup
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

    @precondition(lambda self: self.table.round.phase is Phase.RECORDED)
    @rule()
    def reconcile(self) -> None:
        """End a round that has wins on record."""
        for command in all_to_rest(self.table):
            self.submit(command)
        for command in to_an_end(self.table):
            self.submit(command)
        self.submit(controls.ending(self.table))

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
        if all(getattr(event, "refusal", "") for event in events):
            self.nothing_moved(before)

    def nothing_moved(self, before: Table) -> None:
        """A refusal, recorded or not, leaves phase, claims, wins and money as they were."""
        now = self.table
        assert (now.round.claims, now.round.wins, now.round.envy) == (
            before.round.claims,
            before.round.wins,
            before.round.envy,
        )
        assert (now.accounts, now.locked, now.round.number) == (
            before.accounts,
            before.locked,
            before.round.number,
        )
        assert (
            now.round.phase is before.round.phase or before.round.phase is Phase.SWIPE
        )  # the last try of a card

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
                for wager in wagers:
                    for level in jackpots[wager.sensor].levels:
                        share = wager.cents * (level.rate_bp + level.reserve_bp)
                        self.round_contributed[wager.sensor, level.name] += share
                self.contributed += self.round_contributed
            case e.ThresholdCrossed():
                self.hits.append(ConfirmedWin(event.sensor, event.award))
                self.take_off([self.hits[-1]], 1)
            case e.RoundVoided():
                self.contributed -= self.round_contributed
                self.take_off(self.hits, -1)
            case e.WinsAuthorised():
                assert event.first_number == self.wins + 1
                self.wins += len(event.wins)
                self.unpaid += [one for one in event.wins if one not in self.hits]
                if not event.meters_wait:
                    self.pay()
            case e.MetersAdjusted():
                self.pay()
            case e.WinBackedOut():
                assert event.number not in self.backed_out
                assert event.by != event.witness
                self.backed_out.extend(one.number for one in event.shares)
                self.adjust(event.before, event.meters)
            case e.MeterSet():
                assert event.by != event.witness
                assert [one.sensor for one in event.meters] == [event.sensor]
                self.adjust(event.before, event.meters)
            case e.SettingsApplied(meters=meters):
                # Only a house amount moves by itself, and a new cap what lies above a cent of it.
                now = self.table.accounts
                was = tuple(replace(one, account=now[one.sensor, one.level]) for one in meters)
                is_capped = any(".cap." in one.path for one in event.settings)
                assert is_capped or all(jackpots[one.sensor].is_house for one in meters)
                self.adjust(was, meters)
            case e.RoundOpened():
                self.round_contributed, self.hits = Counter(), []

    def adjust(self, before: Iterable[MeterReading], after: Iterable[MeterReading]) -> None:
        """Write down what came on or off a meter by other means than play."""
        for was, now in zip(before, after, strict=True):
            more = now.account.adjusted - was.account.adjusted
            self.adjusted[was.sensor, was.level] += more
            assert more == sum(
                getattr(now.account, name) - getattr(was.account, name)
                for name in ("meter", "reserve", "overflow")
            )

    def pay(self) -> None:
        """Write down what came off the meters."""
        self.take_off(self.unpaid, 1)
        self.unpaid = []

    def take_off(self, wins: Iterable[ConfirmedWin], sign: int) -> None:
        """Write prizes and seeds down, or that a void has put them back."""
        for win in wins:
            meter = (win.sensor, win.award.level)
            self.paid[meter] += sign * win.award.from_meter * 10_000
            self.seeded[meter] += sign * win.award.seed

    @invariant()
    def no_cent_appears_or_vanishes(self) -> None:
        """Check every account against itself and against the second books."""
        pending = self.table.round.pending.accounts if self.table.round.pending else {}
        for account in (*self.table.accounts.values(), *pending.values()):
            assert account.imbalance == 0
            assert min(account.meter, account.reserve, account.overflow, account.paid) >= 0
        for meter, account in self.table.accounts.items():
            assert account.contributed == self.contributed[meter]
            assert account.paid == self.paid[meter]
            assert account.seeded == self.seeded[meter]
            assert account.adjusted == self.adjusted[meter]
        assert self.table.lasting.wins_so_far == self.wins
        assert list(self.table.lasting.backed_out) == self.backed_out
        assert all(cents > 0 for cents in self.table.round.envy.values())
        assert all(win.award.prize >= win.award.from_meter for win in self.table.round.wins)

    @invariant()
    def a_shared_hand_is_one_hand(self) -> None:
        """All claims on a jackpot that the table shares are of the same line."""
        for sensor, jackpot in self.table.setup.jackpots.items():
            lines = {claim.line for claim in self.table.round.claims if claim.sensor == sensor}
            assert len(lines) <= 1 or not jackpot.is_shared

    @invariant()
    def waking_up_from_the_journal_gives_the_same_table(self) -> None:
        """Replay what stands in the journal since the last checkpoint."""
        kept = json.loads(json.dumps([encode(event) for event in self.story]))
        told = [decode(*one) for one in kept]
        assert evolve_all(Table(self.file), told) == self.table

    @invariant()
    def every_control_says_what_the_table_would(self) -> None:
        """Compare each control with the refusal it stands for; under the lock none is seen."""
        table = self.table
        if table.round.lock is not None or table.round.holds:
            return
        self.compare(controls.start_game(table), c.StartGame())
        end, command = controls.end_game(table), controls.ending(table)
        # Tokes that cards or a fold tell the end of are put on record just before it.
        if end.standing is ControlStanding.NOT_YET or not tokes.still_open(table):
            self.compare(end, command)
        self.compare(controls.call_supervisor(table), c.CallSupervisor())
        self.compare(controls.void_round(table), c.VoidRound(REASON))
        self.compare(controls.jackpot(table), c.PressJackpot(ANYWAY))
        # Asked for twice it is one fact; and where the table would let it, the money may not.
        is_asked = table.round.adjustment or table.round.meter_change
        if table.round.wins and not is_asked and table.lasting.key == "JPH":
            self.compare(
                controls.adjustment(table),
                c.AskAdjustment(table.round.wins[0].number, BACK_OUT, note="Seen on camera 4"),
            )
        for spot in table.setup.spots:
            line = table.setup.jackpots[spot[1]].lines[0].key
            press = c.PressHand(spot[0], line, spot[1])
            self.compare(controls.hand_buttons(table, spot), press)
            self.compare(controls.mark_wager(table, spot), c.MarkWager(*spot))

    def compare(self, control: Control, command: c.Command) -> None:
        """A control that is shut is refused and says why; any other is not refused."""
        is_shut = control.standing is ControlStanding.NOT_YET
        assert is_shut == is_refused(self.table, command), (control, command)
        assert control.detail or not is_shut

    @invariant()
    def the_prompt_never_asks_for_what_is_refused(self) -> None:
        """Do what the prompt says, for every seat that may be selected, if it can be seen."""
        if self.table.round.lock is not None or self.table.round.holds:
            return
        for selected in (None, *self.table.setup.seats):
            step = next_step(self.table, LookedAt(selected))
            assert step.text
            assert "{" not in step.text + step.detail
            asked = asked_by(self.table, step.key)
            assert asked is None or not is_refused(self.table, asked), (step, asked)

    @invariant()
    def nothing_is_done_at_a_locked_table(self) -> None:
        """Whatever could be pressed now is refused, and a Supervisor's card unlocks it."""
        if self.table.round.lock is None:
            return
        pressed = (c.StartGame(), c.CallSupervisor(), c.CloseTable(), controls.ending(self.table))
        assert all(is_refused(self.table, command) for command in pressed)
        (unlocked,) = decide(self.table, c.SwipeCard(SUPERVISOR), self.now)
        assert unlocked == e.TableUnlocked(self.now, SUPERVISOR)
        # Who was withdrawn locks nothing: the table did it, and nobody is named.
        is_by_table = self.table.round.lock.by is None and self.table.lasting.barred
        assert is_by_table or self.table.round.lock.by == self.table.dealer

    @invariant()
    def a_held_table_waits_for_two_persons(self) -> None:
        """Whatever could be pressed now is refused; nobody releases it alone."""
        if not self.table.round.holds or self.table.round.lock is not None:
            return
        pressed = (c.StartGame(), c.CallSupervisor(), c.CloseTable(), controls.ending(self.table))
        assert all(is_refused(self.table, command) for command in pressed)
        (seen,) = decide(self.table, c.SwipeCard(SUPERVISOR), self.now)
        expected = {None: e.HoldSeen, SUPERVISOR: e.SwipeRefused}
        assert isinstance(seen, expected.get(self.table.round.hold_seen_by, e.TableReleased))

    def teardown(self) -> None:
        """Leave whatever phase this is, all the way to a closed table and a new round."""
        if not hasattr(self, "table"):
            return
        if self.table.round.lock is not None:
            self.submit(c.SwipeCard(SUPERVISOR))
        while self.table.round.holds:
            other = EXECUTIVE if self.table.round.hold_seen_by == SUPERVISOR else SUPERVISOR
            self.submit(c.SwipeCard(other))
        for _ in range(20):
            if self.table.round.phase is not Phase.CLOSED:
                for command in all_to_rest(self.table):
                    self.submit(command)
                for command in to_an_end(self.table):
                    self.submit(command)
                for stage in stages.coming(self.table)[:1]:
                    self.submit(c.AdvanceStage(stage.key, is_asked=True))
                self.submit(leave(self.table))
        assert self.table.round.phase is Phase.CLOSED
        assert not is_refused(self.table, c.SwipeCard(DEALER))


def asked_by(table: Table, key: str) -> c.Command | None:
    """Return the command that a prompt asks for, where it is a single one."""
    if key.startswith("shuffler_"):
        return c.TickStep(int(key.removeprefix("shuffler_")), "The service")
    if key in ("deal", "settle_early", "pay") and (
        tokes.still_open(table) or reasons(table, 0, controls.ending(table).sensor)
    ):
        return None  # the chips that stay, what lies for the dealer, or a hand that the panel names
    unread = marks.to_acknowledge(table)
    acknowledged = c.AcknowledgeMark(*unread[0]) if unread else None
    if duties.open_before_confirm(table):
        acknowledged = c.TickDuty(duties.CHIP)
    asked: dict[str, c.Command] = {
        "closed": c.SwipeCard(DEALER),
        "wait_for_bets": c.StartGame(),
        "mark_wagers": c.StartGame(),
        "start_game": c.StartGame(),
        "settle_early": controls.ending(table),
        "deal": controls.ending(table),
        "call_supervisor": c.CallSupervisor(),
        "turn_key": c.TurnKey("JPH"),
        "press_jackpot": acknowledged or c.PressJackpot(ANYWAY),
        "key_back": c.TurnKey("RUN"),
        "key_left": c.TurnKey("RUN"),
        "verify": acknowledged or c.ConfirmWins(ANYWAY),
        "pay": controls.ending(table),
        "wrong_cards": c.VoidRound(REASON),
    }
    return asked.get(key)


def all_to_rest(table: Table) -> Iterable[c.Command]:
    """Take back whatever holds the table, and turn every claim off."""
    if has_key(table.setup):
        yield c.TurnKey("RUN")
    yield c.CancelAdjustment()
    yield c.ClearIrregularity()
    yield c.GiveBack()
    if table.round.phase in (Phase.VERIFY, Phase.SWIPE):
        yield c.BackToTable()
    off: set[str] = set()
    for claim in table.round.claims:
        # A hand that the table shares goes off for everybody at once.
        if claim.sensor not in off:
            yield c.PressHand(claim.seat, claim.line, claim.sensor)
        if table.setup.jackpots[claim.sensor].is_shared:
            off.add(claim.sensor)


def leave(table: Table) -> c.Command:
    """Go on towards a closed table."""
    return c.CloseTable() if table.round.phase is Phase.BETTING else controls.ending(table)


def play_on(play: RandomPlay, chance: Random, commands: int, check_every: int = 10) -> None:
    """Have most of it sensible and much of it not, with the laws checked on the way."""
    for n in range(commands):
        if chance.random() < 0.4:
            play.anything(chance.choice(chance.choice(ANYTHING)))
        else:
            play.something_sensible(chance.randrange(10_000))
        play.no_cent_appears_or_vanishes()
        if n % check_every == 0:
            play.a_shared_hand_is_one_hand()
            play.waking_up_from_the_journal_gives_the_same_table()
            play.nothing_is_done_at_a_locked_table()
            play.every_control_says_what_the_table_would()
            play.the_prompt_never_asks_for_what_is_refused()


@pytest.mark.parametrize("make", sampled(NAMES, 4))
def test_a_long_night_at_one_table(make: str) -> None:
    chance = Random(make)
    play = RandomPlay()
    play.sit_down(make, may_win=len(make) % 2 == 0, tries=3)
    play_on(play, chance, 1000)  # insurance and the peek take steps of their own
    assert play.table.round.number > 5
    assert play.wins > 3 or not play.table.setup.jackpots
    play.teardown()


def test_random_play_knows_every_command_that_a_table_takes() -> None:
    pressed = {type(command) for kind in ANYTHING for command in kind}
    assert set(get_args(c.Command)) - pressed - FROM_THE_FLOOR == set()


TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_million_commands_over_all_tables() -> None:
    chance = Random(2026)
    each = 1_000_000 // len(NAMES) + 1
    for make in NAMES:
        play = RandomPlay()
        play.sit_down(make, may_win=chance.random() < 0.5, tries=3)
        play_on(play, chance, each, check_every=25)
        play.teardown()
