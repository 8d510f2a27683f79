"""A dealer who does what the prompt says: the model run of a lesson, or one with a mistake."""

from collections.abc import Callable, Mapping

from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.school.lessons.answers import pay_total
from dealer_assist.school.lessons.classroom import Classroom, TrainingTable
from dealer_assist.school.lessons.tasks import carry_out
from dealer_assist.school.lessons.wrong_moves import WRONG_MOVES
from dealer_assist.table import commands as c
from dealer_assist.table.commands import Command
from dealer_assist.table.guide.controls import ending as ending_of
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.judging import known_cards, suggestion
from dealer_assist.table.procedures import (
    adjustments,
    chips,
    denials,
    duties,
    ending,
    house_money,
    irregularities,
    link,
    paying,
    stages,
    swipes,
    verifying,
)
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

# Steps at which every hand that the cards make is pressed before anything else.
_HANDS_FIRST = ("deal", "settle_early_dealt", "call_supervisor", "dealer_confirm", "all_paid")
DEALER = "dealer-1"
_FIRST = {Role.SUPERVISOR: "supervisor-1", Role.EXECUTIVE: "executive-1"}
_SECOND = {Role.SUPERVISOR: "supervisor-2", Role.EXECUTIVE: "executive-2"}
_TOLD = "Shift manager"


class ModelDealer:
    """Acts on the real desk and the simulated devices, one thing at a time."""

    def __init__(
        self, classroom: Classroom, table: TrainingTable, clock: Clock, mistake: str = ""
    ) -> None:
        self.classroom = classroom
        self.clock = clock
        self._on = table
        self._wrong_move = WRONG_MOVES[mistake] if mistake else None
        self.slow_until = 0
        self.is_wrong_move_made = False

    def act(self) -> None:
        """Do the next thing, if there is one to do now."""
        if self.clock.ms() < self.slow_until:
            return
        table = self.table
        step = next_step(table).key
        move = self._wrong_move
        if move is not None and (move.is_hasty or not self.classroom.is_waiting):
            match move.make(self, table, step):
                case True:
                    self._wrong_move, self.is_wrong_move_made = None, True
                    return
                case False:
                    return
        if not self.classroom.is_waiting:
            self._go_on(table, step)

    @property
    def right_answer(self) -> int:
        """Give the right answer to the question that stands."""
        goal = self.classroom.lesson.goals[self.classroom.questions[0]]
        return pay_total(self.table, goal.seat)

    def _go_on(self, table: Table, step: str) -> None:
        if self.classroom.questions:
            self.classroom.answer(self.right_answer)
            return
        if self.classroom.tasks and carry_out(self.classroom.tasks[0], self, step):
            return
        do = self._acts().get("unlock" if table.lock else step)
        if waiting := self.waiting(table, step):
            self.press(table, waiting[0])
        elif step == "all_paid" and (left := suggestion.unclaimed(table)):
            self.deny(next(iter(left)))  # what is on record wrongly is not paid a second time
        elif do is not None:
            do(table)
        elif step.startswith(irregularities.SHUFFLER):
            self._check_off(table)

    def move_to(self, table: TrainingTable) -> None:
        """Go on at the same table after its power was cut."""
        self._on = table

    @property
    def table(self) -> Table:
        """Give the table as it stands."""
        return self._on.desk.table

    def submit(self, command: Command) -> bool:
        """Ask the table for something; tell whether it was done."""
        return self._on.desk.submit(command).is_done

    def waiting(self, table: Table, step: str) -> tuple[Spot, ...]:
        """Give the hands that are to be pressed now."""
        return suggestion.waiting(table) if step in _HANDS_FIRST else ()

    def _acts(self) -> Mapping[str, Callable[[Table], object]]:
        submit = self.submit
        return {
            "closed": lambda _: self.classroom.swipe(DEALER),
            "unlock": lambda _: self.classroom.swipe(DEALER),
            "start_game": lambda _: submit(c.StartGame()),
            "wait_for_bets": lambda _: submit(c.StartGame()),
            "take_chips": self.take_chips,
            "clear_chips": self.clear_chips,
            "deal": self._play_on,
            "settle_early": self._play_on,
            "settle_early_dealt": self._play_on,
            "call_supervisor": self._call,
            "dealer_confirm": lambda _: submit(c.ConfirmAsDealer()),
            "verify": self._verify,
            "swipe": self._swipe,
            "turn_key": lambda _: self.turn("JPH"),
            "press_jackpot": self._press_jackpot,
            "key_back": lambda _: self.turn("RUN"),
            "key_left": lambda _: self.turn("RUN"),
            **dict.fromkeys(
                ("key_lost_claim", "key_lost_back", "key_lost_left", "key_holder", "void_card"),
                lambda _: self._show(Role.SUPERVISOR),
            ),
            "wrong_cards": lambda table: submit(c.VoidRound(table.setup.void_reasons[0])),
            "void_back": self._give_back,
            "adjust_first": self._approve,
            "adjust_second": self._approve,
            "pay": lambda _: submit(c.BeginPaying()),
            "pay_seat": self._pay_seat,
            "all_paid": self.end,
        }

    def _play_on(self, table: Table) -> None:
        """Go on with the base game while nothing is dealt and to its showdown, then end it."""
        coming = stages.coming(table)
        is_open = not stages.undecided(table) and not table.cards
        if coming and (is_open or (stages.is_before_showdown(table) and stages.still_in(table))):
            self.submit(c.AdvanceStage(coming[0].key, is_asked=not is_open))
            return
        self.end(table)

    def _house_money(self, table: Table) -> bool:
        """Collect, look and ask, in this order; tell whether something was done."""
        match house_money.step(table):
            case house_money.Step.COLLECT:
                return self.submit(c.CollectBonus())
            case house_money.Step.INSURE:
                return self.submit(c.CloseInsurance())
            case house_money.Step.PEEK:
                return self.submit(c.AnswerPeek("none"))
            case house_money.Step.SETTLE_INSURANCE:
                return self.submit(c.SettleInsurance())
            case house_money.Step.PAY:
                return self.submit(c.AnswerBonus(house_money.to_ask(table)[0].seat, 0))
        return False

    def press(self, table: Table, spot: Spot, line: str = "") -> None:
        """Press a hand: the one that the cards make, unless another is named."""
        seat, sensor = spot
        line = line or suggestion.suggested(table, spot) or ""
        coup = known_cards.coup_of(table) if known_cards.is_baccarat(table.setup) else None
        if coup is not None and table.setup.jackpots[sensor].is_shared:
            self.submit(c.PressTableHand(coup.winner, line, sensor))
        else:
            self.submit(c.PressHand(seat, line, sensor))

    def deny(self, spot: Spot) -> bool:
        """Say that a hand is not a win; tell whether that was taken."""
        return self.submit(c.DenyHand(spot[0], denials.REASONS[0], spot[1]))

    def _call(self, table: Table) -> None:
        """Call for the wins; those whose amount cannot come now wait over the end of the round."""
        if table.claims and all(link.may_wait(table, one) for one in table.claims):
            self.end(table)
        else:
            self.submit(c.CallSupervisor())

    def _verify(self, table: Table) -> None:
        for duty in duties.open_before_confirm(table):
            self.submit(c.TickDuty(duty.kind))
        self.submit(c.ConfirmWins(self._against(table)))

    def _press_jackpot(self, table: Table) -> None:
        for duty in duties.open_before_confirm(table):
            self.submit(c.TickDuty(duty.kind))
        self.submit(c.PressJackpot(self._against(table)))

    def _against(self, table: Table) -> str:
        return verifying.AGAINST_REASONS[0] if suggestion.disagreements(table) else ""

    def _swipe(self, table: Table) -> None:
        if table.reader is not None and table.reader.has_timed_out:
            if not self.classroom.is_nobody_there:
                self.submit(c.TrySwipeAgain())
            return
        self._show(swipes.role_needed(table))

    def _show(self, role: Role, *, is_second: bool = False) -> None:
        """Have a card swiped, once somebody who has one is there."""
        if not self.classroom.is_nobody_there:
            cards = _SECOND if is_second else _FIRST
            self.classroom.swipe(
                cards[Role.EXECUTIVE if role is Role.EXECUTIVE else Role.SUPERVISOR]
            )

    def _approve(self, table: Table) -> None:
        asked = table.adjustment
        if asked is not None:
            role = adjustments.role_needed(table, asked)
            self._show(role, is_second=asked.approved_by is not None)

    def _give_back(self, table: Table) -> None:
        self.take_chips(table)
        self.submit(c.GiveBack())

    def _check_off(self, table: Table) -> None:
        now = table.irregularity
        step = now.step + 1 if now else 1
        is_call = irregularities.asks_who_was_told(table.setup, step)
        self.submit(c.TickStep(step, _TOLD if is_call else ""))

    def _pay_seat(self, table: Table) -> None:
        self.pay(table, paying.this_pass(table)[0].seat)

    def pay(self, table: Table, seat: int) -> None:
        """Tick a seat as paid, with what goes before it."""
        if duties.holds_paying(table, seat):
            self.submit(c.TickDuty(duties.TAX, seat))
        self.submit(c.TickPaid(seat))

    def end(self, table: Table) -> None:
        """Take the chips off, do what is left to do, and end the round as soon as it may end."""
        if self._house_money(table):
            return
        self.take_chips(table)
        self.clear_chips(table)
        for duty in duties.open_at_end(table):
            self.submit(c.TickDuty(duty.kind))
        command = ending_of(table)
        if not ending.reasons(self.table, epoch_ms(self.clock.now()), command.sensor):
            self.submit(command)

    def take_chips(self, table: Table) -> None:
        """Lift the chips that go into the tray, and those that came late or that no link took."""
        late = [spot for spot, one in table.sensors.items() if one.is_late and one.sees_chip]
        for spot in (*chips.to_take(table), *chips.not_taken(table), *late):
            self.lift(spot)

    def clear_chips(self, table: Table) -> None:
        """Lift the chips that stayed on their spots."""
        for spot in chips.to_clear(table):
            self.lift(spot)

    def lift(self, spot: Spot) -> None:
        """Take a chip off its sensor."""
        sensors = self._on.rack.simulated.sensors
        if sensors is not None:
            sensors.take_chip(*spot)

    def turn(self, position: str) -> None:
        """Turn the key."""
        key = self._on.rack.simulated.key_switch
        if key is not None:
            key.turn("JPH" if position == "JPH" else "RUN")
