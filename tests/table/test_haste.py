"""A dealer in haste: double taps at every delay, chips left and lifted at any time, wrong cards.

No round ends with a known win unrecorded and undenied; no chip bets in two rounds without having
been lifted, or the dealer saying that it stays.
"""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_tables import DEALER, DENIALS, EXECUTIVE, REASON, tables, to_an_end

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking4 import best_four, lines_met
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.labels import has_key
from dealer_assist.table.judging.suggestion import made_so_far
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

NAMES = (
    "crazy4-nexus",
    "crazy4-aquarius",
    "dragon-nexus",
    "dragon-nexus-5",
    "holdem-nexus",
    "house-money-nexus",
)
HANDS = {
    5: ("As Ah Ad Ac 2c", "9s 9h 9d 9c 2d", "5h 6h 7h 8h Kd", "2s 4d 7c 9h Js", "As Ah"),
    3: ("2d 3d 4d", "Ks Qh Tc", "9c Kd", "5s 5h", "Jd Jc Qs"),
    2: ("As Ks", "7h 7d", "Ah Ad", "2c 9d", "7s"),
}
BOARDS = ("Qs Js Ts", "Qs Js Ts 2d 3c", "", "4h 8d 9s Kc 2h")


class Haste:
    """A table, a clock in milliseconds, and what a camera over it would have seen."""

    def __init__(self, name: str) -> None:
        self.table = Table(tables()[name])
        self.now = 1_760_000_000_000
        self.bet_before: set[Spot] = set()
        self.rounds: Counter[str] = Counter()
        self.do(c.SwipeCard(DEALER))

    def do(self, command: c.Command, wait: int = 200) -> None:
        """Let a command happen if the table lets it; watch every fact that comes of it."""
        self.now += wait
        try:
            events = decide(self.table, command, self.now)
        except Refused:
            return
        for event in events:
            self.watch(event)
            self.table = evolve(self.table, event)

    def watch(self, event: e.Event) -> None:
        match event:
            case e.GameStarted(_, wagers):
                spots = {(one.seat, one.sensor) for one in wagers if not one.is_marked}
                assert not spots & self.bet_before, "a chip bet twice"
                self.bet_before |= spots
                self.rounds["started"] += 1
            case e.ChipGone(seat, sensor) | e.ChipKept(seat, sensor):
                self.bet_before.discard((seat, sensor))
            case e.JackpotSettled(_, sensor):
                self.nothing_thrown_away(sensor)
            case e.GameEnded(at):
                assert at - self.table.started_at >= 3_000
                self.nothing_thrown_away()
                self.rounds["ended"] += 1

    def nothing_thrown_away(self, sensor: str = "") -> None:
        for spot in self.table.locked:
            if sensor not in ("", spot[1]) or self.table.seat(spot[0]).has_folded:
                continue
            line = made_so_far(self.table, spot)
            denied = any((one.seat, one.sensor) == spot for one in self.table.denials)
            assert not line or self.table.win_of(spot) or denied, (spot, line)
            if self.table.setup.game == "crazy_4_poker":
                assert bool(line) == self.is_winning(spot[0])

    def is_winning(self, seat: int) -> bool:
        """Judge five cards a second time, by the rules of the game alone."""
        cards = self.table.cards.get(str(seat), ())
        lines = lines_met(best_four(parse_cards(cards))) if len(cards) == 5 else ()
        return any(self.table.setup.jackpots["A"].has_line(line) for line in lines)

    def act(self, chance: Random) -> None:
        """Do one thing, or the same thing twice, after any pause up to two seconds."""
        command = self.something(chance)
        self.do(command, chance.randrange(2_000))
        if chance.random() < 0.3:
            self.do(command, chance.randrange(2_000))

    def something(self, chance: Random) -> c.Command:
        table = self.table
        seat, sensor = chance.choice(table.setup.spots)
        lines = [one.key for one in table.setup.jackpots[sensor].lines]
        makes: list[c.Command] = [
            c.StartGame(),
            controls.ending(table),
            c.SeeChip(seat, sensor),
            c.MissChip(seat, sensor),
            self.cards(chance, seat),
            c.PressHand(seat, chance.choice(lines), sensor),
            c.DenyHand(seat, DENIALS[0], sensor),
            c.WithdrawDenial(seat, sensor),
            c.KeepChip(seat, sensor),
            c.DenyChip(seat, sensor),
            c.FoldHand(seat),
            c.MarkSide(seat, chance.choice(("player", "banker", "tie"))),
            c.CallSupervisor(),
            c.ConfirmWins(),
            c.SwipeCard(EXECUTIVE),
            c.BeginPaying(),
            c.VoidRound(REASON),
            c.GiveBack(),
        ]
        weights = [6, 12, 12, 6, 14, 4, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0.3, 2]
        if has_key(table.setup):
            makes += [c.TurnKey("JPH"), c.PressJackpot(), c.TurnKey("RUN")]
            weights += [2, 3, 4]
        over = to_an_end(table)
        if over and chance.random() < 0.4:
            return chance.choice(over)
        return chance.choices(makes, weights)[0]

    def cards(self, chance: Random, seat: int) -> c.SeeCards:
        """Enter cards early, late or wrong."""
        sizes = self.table.setup.hand_sizes
        if self.table.setup.game == "dragon_bonus":
            place, hand = chance.choice(("player", "banker")), chance.choice(HANDS[3])
        elif "board" in sizes and chance.random() < 0.4:
            place, hand = "board", chance.choice(BOARDS)
        else:
            place = chance.choice((str(seat), str(seat), "dealer"))
            hand = chance.choice(HANDS[5 if sizes.get("seat") == 5 else 2])
        return c.SeeCards(place, tuple(hand.split()))


@pytest.mark.parametrize("name", NAMES)
def test_no_known_win_is_thrown_away_and_no_chip_bets_twice(name: str) -> None:
    chance, haste = Random(f"haste {name}"), Haste(name)
    for _ in range(1_500):
        haste.act(chance)
    assert haste.rounds["ended"] > 10, haste.rounds


@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_haste_of_any_kind_does_no_harm(name: str, seed: int) -> None:
    chance, haste = Random(seed), Haste(name)
    for _ in range(120):
        haste.act(chance)


@given(name=st.sampled_from(NAMES), delay=st.integers(0, 2_000), seats=st.sets(st.integers(1, 7)))
@settings(max_examples=100, deadline=None)
def test_a_double_tap_on_start_game_ends_no_round_at_any_delay(
    name: str, delay: int, seats: set[int]
) -> None:
    haste = Haste(name)
    for seat in seats:
        haste.do(c.SeeChip(seat))
    haste.do(c.StartGame())
    haste.do(controls.ending(haste.table), delay)
    assert haste.rounds == {"started": 1}


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_million_commands_in_haste() -> None:
    chance = Random(2027)
    for name in NAMES:
        haste = Haste(name)
        for _ in range(1_000_000 // len(NAMES)):
            haste.act(chance)
        assert haste.rounds["ended"] > 1_000
