"""What each step of a progressive procedure asks of the table, on whatever console it runs.

A step is proved at a table that has just been loaded; `pot` names the sensor of its jackpot.
"""

from typing import Any

from round_over import ANYWAY

from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.rules.money import micros
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table import words
from dealer_assist.table.guide.controls import ending, jackpot, start_game
from dealer_assist.table.guide.next_step import next_step, seats_face_up
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.table.words import has_key
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
SEATS = (1, 5, 7)


class Trial:
    """A step's chance to prove itself: sits down at a table as often as it needs to."""

    def __init__(self, sit: Sit, setup: TableSetup, pot: str) -> None:
        self.setup, self.pot, self._sit = setup, pot, sit

    @property
    def jackpot(self) -> Jackpot:
        """Return the jackpot that is played for."""
        return self.setup.jackpots[self.pot]

    @property
    def whole(self) -> Line:
        """Return the line that pays the whole meter."""
        return self.jackpot.lines[0]

    @property
    def fixed(self) -> Line:
        """Return the highest line that pays a fixed prize."""
        return next(line for line in self.jackpot.lines if not line.percent)

    def sit(self, **changed: Any) -> Sitting:
        """Sit down, with a house rule of one's own where need be."""
        return self._sit(replace(self.setup, **changed)).open()

    def started(self, *seats: int, **changed: Any) -> Sitting:
        """Begin a round with progressive wagers on these seats, all of them on Player."""
        sitting = self.sit(**changed)
        if self.jackpot.is_shared:
            sitting.do(*(c.MarkSide(seat, "player") for seat in self.setup.seats))
        return sitting.start(*(seats or SEATS), sensor=self.pot)

    def level(self, sitting: Sitting) -> Any:
        """Return the account of the level that the whole-meter line pays from."""
        return sitting.table.accounts[self.pot, getattr(self.whole.pays, "meter", "main")]

    def press(self, sitting: Sitting, seat: int, line: Line) -> Sitting:
        """Press a hand button."""
        sitting.do(c.PressHand(seat, line.key, self.pot))
        return sitting

    def won(self, *seats: int, line: Line, **changed: Any) -> Sitting:
        """Play until the wins of these seats are on record."""
        sitting = self.started(**changed)
        for seat in seats:
            self.press(sitting, seat, line)
        return record(sitting)


def record(sitting: Sitting) -> Sitting:
    """Have the supervisor put every claim on record, in the way of the console."""
    sitting.do(c.CallSupervisor())
    if has_key(sitting.table.setup):
        sitting.do(c.TurnKey("JPH"), c.PressJackpot(ANYWAY), c.TurnKey("RUN"))
    else:
        sitting.do(c.ConfirmWins(ANYWAY))
        sitting.swipe("executive-1")
    return sitting


def prizes(sitting: Sitting) -> dict[int, int]:
    """Return what each seat was paid."""
    return {win.award.seat: win.award.prize for win in sitting.table.round.wins}


def wager_is_optional(trial: Trial) -> None:
    sitting = trial.started(5)
    assert set(sitting.table.locked) == {(5, trial.pot)}
    sitting = trial.sit()
    seed = trial.level(sitting)
    sitting.start()
    assert sitting.is_in(Phase.IN_PLAY)
    assert trial.level(sitting) == seed


def hands_are_those_of_the_paytable(trial: Trial) -> None:
    sitting = trial.started()
    for line in trial.jackpot.lines:
        trial.press(sitting, 5, line)
        assert {claim.line for claim in sitting.table.round.claims} == {line.key}
    assert "no hand of this paytable" in sitting.no_to(c.PressHand(5, "five_aces", trial.pot))


def whole_meter_is_reseeded(trial: Trial) -> None:
    sitting = trial.won(5, line=trial.whole)
    level = trial.jackpot.level(getattr(trial.whole.pays, "meter", "main"))
    rest = trial.level(sitting).meter - micros(level.seed_cents)
    assert 0 <= rest < micros(1)


def chip_lights_its_sensor(trial: Trial) -> None:
    sitting = trial.sit()
    sitting.do(c.SeeChip(3, trial.pot))
    assert sitting.table.sensor((3, trial.pot)).lamp is Lamp.LIT
    assert next_step(sitting.table).key == "start_game"


def start_locks_and_chips_are_taken(trial: Trial) -> None:
    sitting = trial.sit()
    sitting.do(*(c.SeeChip(seat, trial.pot) for seat in SEATS))
    assert start_game(sitting.table).label in next_step(sitting.table).text
    sitting.do(c.StartGame())
    assert sitting.table.sensor((5, trial.pot)).lamp is Lamp.LOCKED
    assert next_step(sitting.table).key == "take_chips"
    sitting.do(*(c.MissChip(seat, trial.pot) for seat in SEATS))
    assert next_step(sitting.table).key == "deal"
    assert sitting.table.sensor((5, trial.pot)).lamp is Lamp.LOCKED


def start_is_called_coin_in(trial: Trial) -> None:
    assert words.start_label(trial.setup) == "COIN IN"
    start_locks_and_chips_are_taken(trial)


def start_is_called_start_game(trial: Trial) -> None:
    assert words.start_label(trial.setup) == "START GAME"
    start_locks_and_chips_are_taken(trial)


def chips_are_left_on_the_spot(trial: Trial) -> None:
    sitting = trial.started()
    assert next_step(sitting.table).key in ("deal", "settle_early")
    assert sitting.table.sensor((5, trial.pot)).has_chip
    assert sitting.table.sensor((5, trial.pot)).lamp is Lamp.LOCKED


def base_game_follows_house_procedure(trial: Trial) -> None:
    sitting = trial.started()
    before = sitting.table
    sitting.do(c.PlaceWagers(3, {trial.setup.wagers[0].key: 2500}))
    assert sitting.table.accounts == before.accounts
    assert next_step(sitting.table) == next_step(before)


def house_decides_on_folded_hands(trial: Trial) -> None:
    for may_win in (False, True):
        sitting = trial.started(folded_hands_win=may_win)
        sitting.do(c.FoldHand(5))
        press = c.PressHand(5, trial.fixed.key, trial.pot)
        if may_win:
            assert sitting.do(press)
        else:
            assert "folded" in sitting.no_to(press)


def percentage_pays_come_off_the_meter(trial: Trial) -> None:
    sitting = trial.won(5, line=trial.whole)
    assert all(win.award.from_tray == 0 < win.award.from_meter for win in sitting.table.round.wins)
    paid = trial.level(sitting).paid
    assert paid == micros(sum(prizes(sitting).values()))


def fixed_pays_come_from_the_tray(trial: Trial) -> None:
    before = trial.level(trial.started())
    sitting = trial.won(5, line=trial.fixed)
    assert all(win.award.from_meter == 0 < win.award.from_tray for win in sitting.table.round.wins)
    assert trial.level(sitting) == before


def farthest_right_is_paid_first(trial: Trial) -> None:
    told = []
    for order in ((1, 7), (7, 1)):
        sitting = trial.won(*order, line=trial.whole)
        assert [win.award.seat for win in sitting.table.round.wins] == [7, 1]
        told.append(prizes(sitting))
    assert told[0] == told[1]
    assert told[0][7] > told[0][1], "the meter steps between the two"


def hand_button_goes_off_again(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    assert sitting.table.round.claims
    trial.press(sitting, 5, trial.whole)
    assert sitting.table.round.claims == ()


def supervisor_is_called(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    assert next_step(sitting.table).key == "call_supervisor"
    sitting.do(c.CallSupervisor())
    assert sitting.table.round.supervisor_called_at
    assert sitting.table.round.wins == ()


def confirm_and_card_record_and_adjust(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    before = trial.level(sitting)
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    assert trial.level(sitting) == before
    sitting.swipe("supervisor-1")
    assert sitting.table.round.wins == (), "the whole meter needs an Executive"
    sitting.swipe("executive-1")
    assert {win.by.key for win in sitting.table.round.wins} == {"executive-1"}
    assert trial.level(sitting).paid == micros(before.shown_cents)


def key_and_jackpot_button_record(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    before = trial.level(sitting)
    sitting.do(c.CallSupervisor())
    assert next_step(sitting.table).key == "turn_key"
    sitting.do(c.TurnKey("JPH"))
    assert sitting.is_in(Phase.VERIFY)
    assert next_step(sitting.table).key == "press_jackpot"
    assert jackpot(sitting.table).detail == f"${before.shown_cents / 100:,.2f}"
    sitting.do(c.PressJackpot())
    assert sitting.is_in(Phase.RECORDED)
    assert sum(prizes(sitting).values()) == before.shown_cents
    assert trial.level(sitting) == before, "the meter waits for the key"


def key_to_run_adjusts_the_meter(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    before = trial.level(sitting)
    sitting.do(c.TurnKey("JPH"), c.PressJackpot())
    assert next_step(sitting.table).key == "key_back"
    assert "RUN" in sitting.no_to(c.EndGame())
    sitting.do(c.TurnKey("RUN"))
    assert trial.level(sitting).paid == micros(before.shown_cents)
    assert sitting.table.round.pending is None
    assert next_step(sitting.table).key == "pay"


def end_resets_for_the_next_hand(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.fixed)
    sitting.do(*(c.MissChip(seat, trial.pot) for seat in SEATS))
    assert "not confirmed" in sitting.no_to(ending(sitting.table))
    record(sitting)
    happened = sitting.do(c.EndGame())
    assert isinstance(happened[-1], e.RoundOpened)
    table = sitting.table
    assert (table.round.phase, table.round.number, table.lasting.wins_so_far > 0) == (
        Phase.BETTING,
        2,
        True,
    )
    assert (table.round.claims, table.round.wins, table.round.envy, table.locked) == (
        (),
        (),
        {},
        {},
    )


def only_an_adjustment_backs_it_out(trial: Trial) -> None:
    started = trial.level(trial.started(5))
    sitting = trial.press(trial.started(5), 5, trial.whole)
    record(sitting)
    assert "adjustment" in sitting.no_to(c.PressHand(5, trial.whole.key, trial.pot))
    assert "adjustment" in sitting.no_to(c.VoidRound("Misdeal"))
    sitting.do(c.AskAdjustment(1, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    assert sitting.table.round.wins, "one card is not enough"
    sitting.swipe("dealer-1")
    assert sitting.table.round.wins == ()
    left = trial.level(sitting)
    assert (left.meter, left.reserve, left.overflow) == (
        started.meter,
        started.reserve,
        started.overflow,
    )


def others_get_envy_the_hitter_does_not(trial: Trial) -> None:
    sitting = trial.won(5, line=trial.whole)
    scale = trial.jackpot.wager_cents // 100 if trial.jackpot.envy_scales else 1
    assert sitting.table.round.envy == dict.fromkeys((1, 7), trial.whole.envy_cents * scale)


def envy_hand_stays_face_up(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.whole)
    assert seats_face_up(sitting.table) == (5,)
    assert next_step(sitting.table).detail.endswith("Leave hands face up: seat 5")
    trial.press(trial.press(sitting, 5, trial.whole), 5, trial.jackpot.lines[-1])
    assert seats_face_up(sitting.table) == (), "the others are locked up"


def envy_is_paid_last(trial: Trial) -> None:
    sitting = trial.won(5, line=trial.whole)
    detail = next_step(sitting.table).detail
    assert detail.startswith("Seat 5 $")
    assert ". Last, envy" in detail


def two_hands_bring_several_envies(trial: Trial) -> None:
    sitting = trial.won(5, 7, line=trial.whole)
    each = trial.whole.envy_cents
    assert sitting.table.round.envy == {1: 2 * each, 5: each, 7: each}


def percentage_prize_is_split(trial: Trial) -> None:
    sitting = trial.press(trial.started(1, 5, 7), 5, trial.whole)
    meter = trial.level(sitting).shown_cents
    record(sitting)
    shares = prizes(sitting)
    assert list(shares) == [7, 5, 1]
    assert sum(shares.values()) == meter
    assert max(shares.values()) - min(shares.values()) <= 1


def every_participant_wins(trial: Trial) -> None:
    sitting = trial.sit()
    sitting.do(c.PlaceWagers(1, {"player": 2500}), c.PlaceWagers(5, {"banker": 2500}))
    sitting.do(c.PlaceWagers(6, {"tie": 500}))
    sitting.start(1, 5, 6, sensor=trial.pot)
    sitting.do(c.PressTableHand("player", trial.fixed.key, trial.pot))
    assert {claim.seat for claim in sitting.table.round.claims} == {1, 5, 6}
    refused = sitting.no_to(c.PressHand(7, trial.fixed.key, trial.pot))
    assert "wager" in refused, refused


def main_wager_decides_who_wins(trial: Trial) -> None:
    sitting = trial.sit()
    sitting.do(c.PlaceWagers(1, {"player": 2500}), c.PlaceWagers(5, {"banker": 2500}))
    sitting.do(c.PlaceWagers(6, {"tie": 500}), c.PlaceWagers(7, {"player": 500}))
    sitting.start(1, 5, 6, 7, sensor=trial.pot)
    sitting.do(c.PressTableHand("player", trial.fixed.key, trial.pot))
    assert {claim.seat for claim in sitting.table.round.claims} == {1, 7}
    refused = sitting.no_to(c.PressHand(6, trial.fixed.key, trial.pot))
    assert "wager" in refused, refused


def settled_before_the_hands_are_played(trial: Trial) -> None:
    sitting = trial.press(trial.started(), 5, trial.fixed)
    sitting.come_to_an_end(trial.pot)
    assert "not confirmed" in sitting.no_to(c.EndGame(trial.pot))
    record(sitting)
    assert next_step(sitting.table).key == "pay"
    assert ending(sitting.table) == c.EndGame(trial.pot)
    assert "settled" in sitting.no_to(c.EndGame())
    sitting.do(c.EndGame(trial.pot))
    assert sitting.is_in(Phase.IN_PLAY)
    assert sitting.table.sensor((5, trial.pot)).lamp is Lamp.OFF


def play_goes_on_after_its_end(trial: Trial) -> None:
    sitting = trial.started()
    assert next_step(sitting.table).key == "settle_early"
    sitting.do(c.EndGame(trial.pot))
    assert next_step(sitting.table).key == "clear_chips"
    sitting.do(*(c.MissChip(seat, trial.pot) for seat in SEATS))
    assert next_step(sitting.table).key == "deal"
    assert "settled" in sitting.no_to(c.PressHand(5, trial.fixed.key, trial.pot))
    assert ending(sitting.table) == c.EndGame()
    sitting.do(c.EndGame())
    assert sitting.table.round.number == 2
