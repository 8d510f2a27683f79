"""Rounds that somebody plays at random, as a dealer might, at any table."""

from random import Random

from random_tables import DEALER, EXECUTIVE
from round_over import REST_MS, chips_off

from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import denials, paying
from dealer_assist.table.facts.dealing import house_money, stages
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide import controls
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

MOST_STEPS = 120


class Rounds:
    """A table at which somebody does at random what a dealer might do."""

    def __init__(self, setup: TableSetup, random: Random) -> None:
        self.table = Table(setup)
        self.random, self.now = random, 1_760_000_000_000
        self.do(c.SwipeCard(DEALER))

    def do(self, command: c.Command) -> bool:
        """Try a command; look at the table after it."""
        self.now += 700
        try:
            events = decide(self.table, command, self.now)
        except Refused:
            return False
        self.table = evolve_all(self.table, events)
        self.look()
        return True

    def look(self) -> None:
        """Look at the table after each command; who plays only sees nothing."""

    def play(self) -> None:
        """Play one round, and whatever comes in its way."""
        for spot in self.table.setup.spots:
            if self.random.random() < 0.6:
                self.do(c.SeeChip(*spot))
        self._players()
        self.do(c.StartGame())
        self.now += REST_MS
        for _ in range(MOST_STEPS):
            if self.table.round.phase is Phase.BETTING:
                return
            command = self.random.choice(self.moves())
            self.do(command)
            if self.random.random() < 0.5:
                self._players()
        self.do(c.LeaveCard())
        for command in (*chips_off(self.table), c.VoidRound(self.table.setup.void_reasons[0])):
            self.do(command)
        self.do(c.SwipeCard(EXECUTIVE))
        self.do(c.GiveBack())

    def _players(self) -> None:
        for command in sample_players.owed(self.table):
            self.do(command)

    def moves(self) -> list[c.Command]:
        """Return what might be done next, what is likelier several times."""
        table, random = self.table, self.random
        if table.lasting.key == "JPH":
            return [c.PressJackpot(), c.PressJackpot("Checked with the camera"), c.TurnKey("RUN")]
        match table.round.phase:
            case Phase.VERIFY:
                strike = [
                    c.DropClaim(one.seat, one.sensor, "Wrong seat") for one in table.round.claims
                ]
                return [c.ConfirmWins(), c.ConfirmWins("Checked with the camera"), *strike[:1]]
            case Phase.SWIPE:
                return [c.SwipeCard(EXECUTIVE), c.TrySwipeAgain(), c.BackToTable()]
        seen: list[c.Command] = []
        if not table.round.cards:
            seen = virtual_shoe.deal(table, random)
        elif virtual_shoe.awaits_play(table):
            seen = virtual_shoe.play_on(table, random)
        if seen and random.random() < 0.5:
            for command in seen:
                self.do(command)
        hands = [
            c.PressHand(seat, line, sensor)
            for (seat, sensor), line in suggestion.unclaimed(table).items()
        ]
        wrong = [
            c.PressHand(seat, random.choice(table.setup.jackpots[sensor].lines).key, sensor)
            for seat, sensor in list(table.locked)[:1]
        ]
        ahead = [c.AdvanceStage(one.key, is_asked=True) for one in stages.coming(table)]
        before: list[c.Command] = [
            c.CollectBonus(),
            c.CloseInsurance(),
            c.AnswerPeek("none"),
            c.SettleInsurance(),
            *(c.AnswerBonus(one.seat, 0) for one in house_money.to_ask(table)),
        ]
        denied = [
            c.DenyHand(seat, denials.REASONS[0], sensor)
            for seat, sensor in suggestion.unclaimed(table)
        ]
        paid: list[c.Command] = [
            c.BeginPaying(),
            *(c.TickPaid(due.seat) for due in paying.dues(table)),
            c.UndoPaid(),
        ]
        bets: list[c.Command] = [c.AskForBets(), c.PayBets(), c.UndoBets()]
        walked: list[c.Command] = [c.SettleSeat(one.seat) for one in walk.left(table)]
        sides = [c.MarkSide(seat, "player") for seat, _ in suggestion.without_side(table)]
        keys = [c.TurnKey("JPH")] if table.setup.console == "aquarius" else []
        return [
            *hands * 3,
            *wrong,
            *ahead,
            *before,
            *denied,
            *paid,
            *bets,
            *walked * 3,
            *sides,
            *keys,
            *chips_off(table, controls.ending(table).sensor),
            c.CallSupervisor(),
            c.ConfirmAsDealer(),
            c.SwipeCard(EXECUTIVE),
            *[controls.ending(table)] * 2,
        ]
