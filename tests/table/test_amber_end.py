"""Whenever END GAME is amber nothing is owed, held or unclaimed: random rounds at every table."""

from random import Random

import pytest
from random_tables import DEALER, EXECUTIVE, shipped
from round_over import REST_MS, chips_off

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.errors import Refused
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import bonus_bets, chips, denials, paying
from dealer_assist.table.facts.dealing import house_money, stages
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.bonus_pays import not_judged
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import WagerStanding, settlement
from dealer_assist.table.guide import controls
from dealer_assist.table.state import Phase, Table

TABLES = sorted(file.stem for file in (paths.resources() / "tables").glob("*.toml"))
A_FEW = (
    "crazy4-bad-beat",
    "holdem-link",
    "dragon-nexus-2",
    "house-money-nexus",
    "caribbean",
    "commission-free-nexus",
    "ez-baccarat-aquarius",
    "fortune-7-nexus",
    "three-card-nexus",
    "ultimate-nexus",
)
OPEN = (WagerStanding.SEEN, WagerStanding.CLAIMED, WagerStanding.RECORDED)
MOST_STEPS = 120


@pytest.fixture(scope="module")
def games() -> dict[str, GameDefinition]:
    return dict(load_games(paths.resources() / "games"))


class Rounds:
    """A table at which somebody does at random what a dealer might do, and looks at END GAME."""

    def __init__(self, name: str, game: GameDefinition, random: Random) -> None:
        self.table = Table(shipped(name))
        self.game, self.random, self.now = game, random, 1_760_000_000_000
        self.ambers = 0
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
        """Where END GAME is amber, nothing may be owed, held or unclaimed."""
        table = self.table
        if controls.end_game(table, self.now).standing is not controls.ControlStanding.NEXT:
            return
        self.ambers += 1
        sensor = controls.ending(table).sensor
        assert not [one for one in table.round.claims if sensor in ("", one.sensor)]
        assert paying.dues(table, sensor) == ()
        assert not [at for at in suggestion.unclaimed(table) if sensor in ("", at[1])]
        assert not chips.to_take(table)
        if sensor:
            return
        assert paying.to_take_back(table) == ()
        assert bonus_bets.owed(table) == bonus_bets.too_much(table) == ()
        assert not house_money.in_short(table)
        assert walk.left(table) == ()
        assert not_judged(table) == ()
        told = settlement(table)
        if walk.is_told(table):
            assert not [one.seat for one in told.seats if one.to_pay and not one.trouble]
        open_prizes = {
            (seat.seat, one.sensor)
            for seat in told.seats
            for one in seat.prizes
            if one.standing in OPEN
        }
        assert open_prizes <= {(one.seat, one.sensor) for one in denials.in_force(table)}

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
            command = self.random.choice(self._moves())
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

    def _moves(self) -> list[c.Command]:
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


def check(name: str, games: dict[str, GameDefinition], rounds: int) -> None:
    """Play so many rounds; END GAME has to have been amber at least once."""
    sitting = Rounds(name, games[shipped(name).game], Random(name))
    for _ in range(rounds):
        sitting.play()
    assert sitting.ambers


@pytest.mark.parametrize("name", A_FEW)
def test_an_amber_end_game_leaves_nothing_open(name: str, games: dict[str, GameDefinition]) -> None:
    check(name, games, 14)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", TABLES)
def test_an_amber_end_game_leaves_nothing_open_at_any_shipped_table(
    name: str, games: dict[str, GameDefinition]
) -> None:
    check(name, games, 40)
