"""A dealer who does what the prompt says: the model run of a lesson, or one with a mistake."""

from collections.abc import Callable, Mapping

from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.school.lessons.classroom import Classroom, TrainingTable
from dealer_assist.school.lessons.dealer_moves import DealerMoves
from dealer_assist.school.lessons.tasks import carry_out
from dealer_assist.school.lessons.whole_round import to_pay
from dealer_assist.school.lessons.wrong_moves import WRONG_MOVES
from dealer_assist.table import commands as c
from dealer_assist.table.facts import (
    adjustments,
    bonus_bets,
    card_answers,
    comparing,
    counting,
    duties,
    ending,
    irregularities,
    late_wins,
    link,
    marks,
    paying,
    swipes,
    tokes,
    verifying,
    voids,
)
from dealer_assist.table.facts.dealing import bust_bets, house_money, sets, stages, switches
from dealer_assist.table.facts.judging import known_cards, suggestion
from dealer_assist.table.facts.settling.tokes import seats_to_ask as tokes_to_ask
from dealer_assist.table.guide.controls import ending as ending_of
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

DEALER = "dealer-1"
_FIRST = {Role.SUPERVISOR: "supervisor-1", Role.EXECUTIVE: "executive-1"}
_SECOND = {Role.SUPERVISOR: "supervisor-2", Role.EXECUTIVE: "executive-2"}
_TOLD = "Shift manager"


class ModelDealer:
    """Does what the prompt says, one thing at a time; one mistake if it was asked to make it."""

    def __init__(
        self, classroom: Classroom, table: TrainingTable, clock: Clock, mistake: str = ""
    ) -> None:
        self.acts = DealerMoves(classroom, table, clock)
        self._wrong_move = WRONG_MOVES[mistake] if mistake else None
        self.is_wrong_move_made = False

    def act(self) -> None:
        """Do the next thing, if there is one to do now."""
        if self.acts.clock.ms() < self.acts.slow_until:
            return
        table = self.acts.table
        step = next_step(table).key
        move = self._wrong_move
        if move is not None and (move.is_hasty or not self.acts.classroom.is_waiting):
            match move.make(self.acts, table, step):
                case True:
                    self._wrong_move, self.is_wrong_move_made = None, True
                    return
                case False:
                    return
        if not self.acts.classroom.is_waiting:
            self._go_on(table, step)

    def _go_on(self, table: Table, step: str) -> None:
        if self.acts.classroom.questions:
            self.acts.classroom.answer(self.acts.right_answer)
            return
        if self.acts.classroom.tasks and carry_out(self.acts.classroom.tasks[0], self.acts, step):
            return
        do = self._answers().get("unlock" if table.round.lock else step)
        if waiting := self.acts.waiting(table, step):
            self.acts.press(table, waiting[0])
        elif left := self._recorded_wrongly(table, step):
            self.acts.deny(left[0])  # it is not paid a second time
        elif do is not None:
            do(table)
        elif step.startswith(irregularities.SHUFFLER):
            self._check_off(table)

    def _recorded_wrongly(self, table: Table, step: str) -> tuple[Spot, ...]:
        """Return the hands that are on record as others, once everything is paid."""
        if step not in ("all_paid", "deal"):
            return ()
        left = suggestion.unclaimed(table)
        return tuple(one for one in left if step == "all_paid" or table.win_of(one))

    def _answers(self) -> Mapping[str, Callable[[Table], object]]:
        submit = self.acts.submit
        return {
            "closed": lambda _: self.acts.classroom.swipe(DEALER),
            "unlock": lambda _: self.acts.classroom.swipe(DEALER),
            "start_game": lambda _: submit(c.StartGame()),
            "base_game": lambda _: submit(c.StartGame()),
            "wait_for_bets": lambda _: submit(c.StartGame()),
            "take_chips": self.acts.take_chips,
            "clear_chips": self.acts.clear_chips,
            "late_chips": self.acts.take_chips,
            "deal": self._play_on,
            "settle_early": self._play_on,
            "settle_early_dealt": self._play_on,
            "count_chips": self._count,
            "count_again": self._count,
            "tokes_open": self._end_tokes,
            **dict.fromkeys(("call_supervisor", "must_hit"), self._call),
            "dealer_confirm": lambda _: submit(c.ConfirmAsDealer()),
            "verify": self._verify,
            "swipe": self._swipe,
            "turn_key": lambda _: self.acts.turn("JPH"),
            "press_jackpot": self._press_jackpot,
            "key_back": lambda _: self.acts.turn("RUN"),
            "key_left": lambda _: self.acts.turn("RUN"),
            **dict.fromkeys(
                ("key_lost_claim", "key_lost_back", "key_lost_left", "key_holder"),
                lambda _: self._show(Role.SUPERVISOR),
            ),
            "void_card": lambda table: self._show(voids.role_needed(table)),
            "pay_bets": self.acts.settle_bets,
            "call_for_bets": self.acts.settle_bets,
            "settle_seat": self.acts.settle_seat,
            "ask_seat": self.acts.answer_seat,
            "asked_card": lambda table: self._show(card_answers.role_needed(table)),
            "wrong_cards": lambda table: submit(c.VoidRound(table.setup.void_reasons[0])),
            "void_back": self._give_back,
            "adjust_first": self._approve,
            "adjust_second": self._approve,
            "late_win_first": self._approve,
            "late_win_second": self._approve,
            "pay": lambda _: submit(c.BeginPaying()),
            "pay_seat": self._pay_seat,
            "all_paid": self.end,
        }

    def _play_hands(self, table: Table) -> bool:
        """Play a hand as its player wants, then the dealer's own; tell whether one was played."""
        hands = self.acts.classroom.hands
        if wish := hands.wish(table):
            return self.acts.submit(hands.act(table, *wish))
        return any(self.acts.submit(one) for one in hands.play_on(table))

    def _play_on(self, table: Table) -> None:
        """Go on with the base game while nothing is dealt and to its showdown, then end it."""
        is_blackjack = known_cards.is_blackjack(table.setup) and bool(table.round.cards)
        coming = stages.coming(table)
        if is_blackjack and self._house_money(table):
            return
        if is_blackjack and coming and bust_bets.is_ahead(table):
            self.acts.submit(c.AdvanceStage(coming[0].key))
            return
        if waiting := switches.to_ask(table):
            self.acts.submit(virtual_shoe.switch_wished(table, waiting[0]))
            return
        if is_blackjack and self._play_hands(table):
            return
        if coming and known_cards.has_two_hands(table.setup) and table.round.cards:
            self.acts.submit(c.AdvanceStage(coming[0].key))  # further cards come when it is time
            return
        is_set = sets.are_made(table.setup) and bool(table.round.cards)
        if coming and (is_blackjack or is_set or to_pay(table, is_ended=True)):
            self.acts.submit(c.AdvanceStage(coming[0].key))  # nothing ends before the dealer's hand
            return
        is_open = not stages.undecided(table) and not table.round.cards
        if coming and (is_open or (stages.is_before_showdown(table) and stages.still_in(table))):
            self.acts.submit(c.AdvanceStage(coming[0].key, is_asked=not is_open))
            return
        self.end(table)

    def _count(self, table: Table) -> None:
        sensor = counting.open_sensor(table)
        self.acts.submit(c.CountChips(sensor, counting.locked(table, sensor)))

    def _end_tokes(self, table: Table) -> None:
        """Say of each toke whose cards nobody knows that it was lost."""
        for seat, wager in tokes.still_open(table):
            if seat in tokes_to_ask(table):
                self.acts.submit(c.EndToke(seat, wager, 0))

    def _house_money(self, table: Table) -> bool:
        """Collect, look and ask, in this order; tell whether something was done."""
        match house_money.step(table):
            case house_money.BonusStep.COLLECT:
                return self.acts.submit(c.CollectBonus())
            case house_money.BonusStep.INSURE:
                return self.acts.submit(c.CloseInsurance())
            case house_money.BonusStep.PEEK:
                return self.acts.submit(c.AnswerPeek("none"))
            case house_money.BonusStep.SETTLE_INSURANCE:
                return self.acts.submit(c.SettleInsurance())
            case house_money.BonusStep.PAY:
                if house_money.for_card(table):
                    return self.acts.submit(c.AskForBets())
                return self.acts.submit(c.AnswerBonus(house_money.to_ask(table)[0].seat, 0))
        return False

    def _call(self, table: Table) -> None:
        """Call for the wins; those whose amount cannot come now wait over the end of the round."""
        if table.round.claims and all(link.may_wait(table, claim) for claim in table.round.claims):
            self.end(table)
        else:
            self.acts.submit(c.CallSupervisor())

    def _verify(self, table: Table) -> None:
        if link.held_up(table) is not None:
            return  # another table was first, and its claim is still open
        self._before_confirm(table)
        self.acts.submit(c.ConfirmWins(self._against(table)))

    def _press_jackpot(self, table: Table) -> None:
        self._before_confirm(table)
        self.acts.submit(c.PressJackpot(self._against(table)))

    def _before_confirm(self, table: Table) -> None:
        for seat, sensor in marks.to_acknowledge(table):
            self.acts.submit(c.AcknowledgeMark(seat, sensor))
        for duty in duties.open_before_confirm(table):
            self.acts.submit(c.TickDuty(duty.kind))

    def _against(self, table: Table) -> str:
        return verifying.AGAINST_REASONS[0] if verifying.doubts(table) else ""

    def _swipe(self, table: Table) -> None:
        if table.round.reader is not None and table.round.reader.has_timed_out:
            if not self.acts.classroom.is_nobody_there:
                self.acts.submit(c.TrySwipeAgain())
            return
        self._show(swipes.role_needed(table))

    def _show(self, role: Role, *, is_second: bool = False) -> None:
        """Have a card swiped, once a person who has one is there."""
        if not self.acts.classroom.is_nobody_there:
            cards = _SECOND if is_second else _FIRST
            self.acts.classroom.swipe(
                cards[Role.EXECUTIVE if role is Role.EXECUTIVE else Role.SUPERVISOR]
            )

    def _approve(self, table: Table) -> None:
        if table.round.adjustment is not None:
            role, by = (
                adjustments.role_needed(table, table.round.adjustment),
                table.round.adjustment.approved_by,
            )
            self._show(role, is_second=by is not None)
        elif table.round.late_win is not None:
            role, by = (
                late_wins.role_needed(table, table.round.late_win),
                table.round.late_win.approved_by,
            )
            self._show(role, is_second=by is not None)

    def _give_back(self, table: Table) -> None:
        self.acts.take_chips(table)
        self.acts.submit(c.GiveBack())

    def _check_off(self, table: Table) -> None:
        now = table.lasting.irregularity
        step = now.step + 1 if now else 1
        is_call = irregularities.asks_who_was_told(table.setup, step)
        self.acts.submit(c.TickStep(step, _TOLD if is_call else ""))

    def _pay_seat(self, table: Table) -> None:
        self.acts.pay(table, paying.this_pass(table)[0].seat)

    def end(self, table: Table) -> None:
        """Take the chips off, do what is left to do, and end the round as soon as it may end."""
        if self._house_money(table):
            return
        self._end_tokes(table)
        left = () if ending_of(table).sensor else comparing.left(table)
        if left and self.acts.submit(c.CompareHand(left[0])):
            return
        self.acts.take_chips(table)
        self.acts.clear_chips(table)
        for duty in duties.open_at_end(table):
            self.acts.submit(c.TickDuty(duty.kind))
        command = ending_of(table)
        if not command.sensor and bonus_bets.owed(self.acts.table):
            self.acts.settle_bets(self.acts.table)
            return
        if not ending.reasons(self.acts.table, epoch_ms(self.acts.clock.now()), command.sensor):
            self.acts.submit(command)
