"""A dealer who does what the prompt says: the model run of a lesson, or one with a mistake."""

from collections.abc import Callable, Mapping

from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.school.classroom import Classroom, TrainingTable
from dealer_assist.table import commands as c
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.judging import suggestion
from dealer_assist.table.procedures import (
    chips,
    denials,
    duties,
    ending,
    paying,
    stages,
    swipes,
    verifying,
)
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table

MISTAKES = {
    "wrong_hand": "presses a lower hand than the cards make",
    "wrong_seat": "presses the hand for a seat that has none",
    "missed_hand": "says that a winning hand is not a win",
    "payment_order": "pays the nearest seat first",
    "wrong_card": "lets a dealer's card be swiped first",
    "hesitation": "waits twenty seconds before the first hand",
}
_SLOW_MS = 20_000
# Steps at which every hand that the cards make is pressed before anything else.
_HANDS_FIRST = ("deal", "settle_early_dealt", "call_supervisor", "dealer_confirm", "all_paid")
_DEALER, _SUPERVISOR, _EXECUTIVE = "dealer-1", "supervisor-1", "executive-1"


class ModelDealer:
    """Acts on the real desk and the simulated devices, one thing at a time."""

    def __init__(
        self, classroom: Classroom, table: TrainingTable, clock: Clock, mistake: str = ""
    ) -> None:
        self._classroom = classroom
        self._on = table
        self._clock = clock
        self._mistake = mistake
        self._is_made = False
        self._slow_until = 0

    def act(self) -> None:
        """Do the next thing, if there is one to do now."""
        if self._classroom.is_waiting or self._clock.ms() < self._slow_until:
            return
        table = self._table
        step = next_step(table).key
        waiting = suggestion.waiting(table) if step in _HANDS_FIRST else ()
        do = self._acts().get(step)
        if waiting:
            self._press(table, waiting)
        elif step == "all_paid" and (left := suggestion.unclaimed(table)):
            self._deny(next(iter(left)))  # what is on record wrongly is not paid a second time
        elif do is not None:
            do(table)

    @property
    def _table(self) -> Table:
        return self._on.desk.table

    def _acts(self) -> Mapping[str, Callable[[Table], object]]:
        submit = self._on.desk.submit
        return {
            "closed": lambda _: self._classroom.swipe(_DEALER),
            "start_game": lambda _: submit(c.StartGame()),
            "take_chips": self._take_chips,
            "clear_chips": self._clear_chips,
            "deal": self._play_on,
            "settle_early": self._play_on,
            "settle_early_dealt": self._play_on,
            "call_supervisor": lambda _: submit(c.CallSupervisor()),
            "dealer_confirm": lambda _: submit(c.ConfirmAsDealer()),
            "verify": self._verify,
            "swipe": self._swipe,
            "turn_key": lambda _: self._turn("JPH"),
            "press_jackpot": lambda _: submit(c.PressJackpot()),
            "key_back": lambda _: self._turn("RUN"),
            "key_left": lambda _: self._turn("RUN"),
            "pay": lambda _: submit(c.BeginPaying()),
            "pay_seat": self._pay_seat,
            "all_paid": self._end,
        }

    def _play_on(self, table: Table) -> None:
        """Go on with the base game while nothing is dealt and to its showdown, then end it."""
        coming = stages.coming(table)
        is_open = not stages.undecided(table) and not table.cards
        if coming and (is_open or (stages.is_before_showdown(table) and stages.still_in(table))):
            self._on.desk.submit(c.AdvanceStage(coming[0].key, is_asked=not is_open))
            return
        self._end(table)

    def _press(self, table: Table, waiting: tuple[tuple[int, str], ...]) -> None:
        seat, sensor = waiting[0]
        line = suggestion.suggested(table, waiting[0]) or ""
        lines = [one.key for one in table.setup.jackpots[sensor].lines]
        if self._errs("hesitation"):
            self._slow_until = self._clock.ms() + _SLOW_MS
            return
        if self._errs("missed_hand"):
            self._deny((seat, sensor))
            return
        if line != lines[-1] and self._errs("wrong_hand"):
            self._on.desk.submit(c.PressHand(seat, lines[lines.index(line) + 1], sensor))
            return
        others = [one for one, _ in table.locked if (one, sensor) not in waiting]
        if others and self._errs("wrong_seat"):
            self._on.desk.submit(c.PressHand(others[0], line, sensor))
            return
        self._on.desk.submit(c.PressHand(seat, line, sensor))

    def _deny(self, spot: tuple[int, str]) -> None:
        self._on.desk.submit(c.DenyHand(spot[0], denials.REASONS[0], spot[1]))

    def _verify(self, table: Table) -> None:
        for duty in duties.open_before_confirm(table):
            self._on.desk.submit(c.TickDuty(duty.kind))
        reason = verifying.AGAINST_REASONS[0] if suggestion.disagreements(table) else ""
        self._on.desk.submit(c.ConfirmWins(reason))

    def _swipe(self, table: Table) -> None:
        if self._errs("wrong_card"):
            self._classroom.swipe(_DEALER)
            return
        is_high = swipes.role_needed(table) is Role.EXECUTIVE
        self._classroom.swipe(_EXECUTIVE if is_high else _SUPERVISOR)

    def _pay_seat(self, table: Table) -> None:
        left = paying.this_pass(table)
        due = left[0]
        if len(left) > 1 and self._errs("payment_order"):
            due = left[-1]
        if duties.holds_paying(table, due.seat):
            self._on.desk.submit(c.TickDuty(duties.TAX, due.seat))
        self._on.desk.submit(c.TickPaid(due.seat))

    def _end(self, table: Table) -> None:
        self._take_chips(table)
        self._clear_chips(table)
        for duty in duties.open_at_end(table):
            self._on.desk.submit(c.TickDuty(duty.kind))
        at = epoch_ms(self._clock.now())
        if not ending.reasons(self._table, at):
            self._on.desk.submit(c.EndGame())

    def _take_chips(self, table: Table) -> None:
        late = [spot for spot, one in table.sensors.items() if one.is_late and one.sees_chip]
        for spot in (*chips.to_take(table), *late):
            self._lift(spot)

    def _clear_chips(self, table: Table) -> None:
        for spot in chips.to_clear(table):
            self._lift(spot)

    def _lift(self, spot: tuple[int, str]) -> None:
        sensors = self._on.rack.simulated.sensors
        if sensors is not None:
            sensors.take_chip(*spot)

    def _turn(self, position: str) -> None:
        key = self._on.rack.simulated.key_switch
        if key is not None:
            key.turn("JPH" if position == "JPH" else "RUN")

    def _errs(self, kind: str) -> bool:
        """Make the mistake, once."""
        if self._mistake != kind or self._is_made:
            return False
        self._is_made = True
        return True
