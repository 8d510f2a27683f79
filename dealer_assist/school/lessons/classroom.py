"""A lesson at a table that stands: the world does its part when the events call for it."""

from random import Random
from typing import Protocol

from dealer_assist.catalog.lessons import DISK_FULL, POWER_CUT, Lesson, Player, WorldStep
from dealer_assist.catalog.people import SampleCard
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.simulated.faults import Hardware, NotAFault, carry_out
from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.school.deals.hands_in_play import HandsInPlay
from dealer_assist.school.deals.lesson_deal import Deal, deals_of
from dealer_assist.school.deals.other_seats import as_dealt
from dealer_assist.school.lessons.answers import (
    WHOLE_GOAL,
    GoalAnswer,
    GoalQuestion,
    PaysToAsk,
    asked_by,
    pay_total,
)
from dealer_assist.school.lessons.lesson_check import require_playable
from dealer_assist.school.lessons.script import ScriptSteps
from dealer_assist.table.commands.office import ProposeSetUp, RaiseAlert
from dealer_assist.table.commands.round import PlaceWagers, SetHand
from dealer_assist.table.events.round import GameStarted
from dealer_assist.table.events.wins import PayingBegan
from dealer_assist.table.facts.dealing import bust_bets, sets
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase

_LEAST_BET = 500
_HEARD_MS = 8000
_SEEN_MS = 500
"""After so long a sensor has seen a chip that was laid on it."""
UNKNOWN = "unknown"
_DONE_BY = {
    "call": "SupervisorCalled",
    "void": "RoundVoided",
    "wrong_cards": "IrregularityNoted",
    "shuffler": "IrregularityNoted",
    "back_out": "AdjustmentAsked",
    "close": "TableClosed",
    "relief": "DealerRelieved",
    "lock": "TableLocked",
    "deny": "HandDenied",
    "strike": "ClaimStruck",
    "mark": "WagerMarked",
    "deny_chip": "SensorFailed",
    "keep_chip": "ChipKept",
    "cage": "SeatPaid",
    "leave_up": "BonusAnswered",
    "dealer_blackjack": "PeekAnswered",
    "new_shoe": "ShoeBegun",
    "late_win": "LateWinAsked",
    "toke": "TokeLaid",
    "ruling": "RulingRecorded",
}
"""The event by which a task is done, whoever plays."""
_ENDS_ROUND = ("GameEnded", "RoundVoided")
_OF_ROUND = (
    *("ruling", "void", "wrong_cards", "deny", "strike", "cage"),
    *("leave_up", "dealer_blackjack"),
)
"""Tasks that nobody can do any more once their round is over."""
_LITTLE_ROOM_MB = "40"
_UNKNOWN_CARD = "6003118899994471"
_SETS_UP, _WITNESS = "executive-1", "supervisor-1"


class LessonFloor(Protocol):
    """A simulated floor, whose line can be cut."""

    def cut(self) -> None: ...

    def mend(self) -> None: ...

    def claim_elsewhere(self, table: str, line: str) -> None: ...

    def end_elsewhere(self, table: str, *, is_won: bool) -> None: ...


class PracticeLink(Protocol):
    """The link of a table to its floor; only a simulated one is for practice."""

    @property
    def practice(self) -> LessonFloor | None: ...


class TrainingTable(Protocol):
    """A simulated table, as far as a lesson needs it."""

    @property
    def desk(self) -> Desk: ...

    @property
    def rack(self) -> Hardware: ...

    @property
    def cards(self) -> tuple[SampleCard, ...]: ...

    @property
    def link(self) -> PracticeLink | None: ...


class CannotTeach(UserFacingError):  # noqa: N818 - says what the table cannot do
    """The table lacks what a lesson asks for."""


class Classroom:
    """Plays the world of one lesson as this run deals it: its players, its cards, its troubles."""

    def __init__(self, lesson: Lesson, table: TrainingTable, clock: Clock, seed: int) -> None:
        setup = table.desk.table.setup
        require_playable(lesson, setup)
        self.lesson = lesson = as_dealt(lesson, setup, seed)
        self._table = table
        self._clock = clock
        self._deals = deals_of(lesson, setup, seed)
        self.hands = HandsInPlay(Random(f"{lesson.key} {seed} in play"))
        self._steps = ScriptSteps(lesson.steps)
        self.rounds_over = 0
        self.own_swipes = 0
        self.tasks: list[str] = []
        self.questions: list[GoalQuestion] = []
        self._pays = PaysToAsk()
        self.answers: tuple[GoalAnswer, ...] = ()
        self.stakes: tuple[tuple[Spot, int], ...] = ()
        self.is_power_cut = False
        self.is_wrong_move_made = False
        self._absent_until = 0
        self._laid_until = 0
        self._said, self._said_at = "", 0
        if lesson.house:
            self._set_house(lesson)
        table.desk.on_outcome(self._hear)

    def tick(self) -> None:
        """Do what is due now."""
        now = self._clock.ms()
        self._steps = self._steps.standing(self._table.desk.table, now)
        while ready := self._steps.ready(now):
            self._steps = self._steps.done(now)
            for number in ready:
                self._do(self.lesson.steps[number], self._deals[number])

    @property
    def is_waiting(self) -> bool:
        """True if something is about to happen that a dealer would wait for.

        A chip that was just laid is one: its lamp has not come on yet.
        """
        return bool(self._steps.due) or self._clock.ms() < self._laid_until

    @property
    def is_waited_for(self) -> bool:
        """True if a start would be too early: a bet, a word or a task is still to come.

        A fault is not: nobody can wait for an alert that has not been raised.
        """
        now = self._clock.ms()
        return bool(self._steps.waited_for(now)) or now < self._laid_until

    @property
    def is_nobody_there(self) -> bool:
        """True if nobody with a card is at the table now."""
        return self._clock.ms() < self._absent_until

    @property
    def is_over(self) -> bool:
        """True if the last round is over, and everything that was asked for is done."""
        table = self._table.desk.table
        is_between = table.round.phase in (Phase.BETTING, Phase.CLOSED)
        is_asked = table.round.adjustment or table.round.late_win
        is_open = is_asked or table.round.voided or table.lasting.irregularity or table.round.lock
        is_done = not (self.tasks or self.questions or self._steps.due or is_open)
        return is_between and is_done and self.rounds_over >= self.lesson.rounds

    @property
    def said(self) -> str:
        """Return what a person at the table has said: for a while, or until it is done."""
        is_heard = self.tasks or self._clock.ms() - self._said_at < _HEARD_MS
        return self._said if is_heard else ""

    @property
    def wish(self) -> tuple[str, str] | None:
        """Return the hand that plays now, and what its player wants; None where nobody is asked."""
        return self.hands.wish(self._table.desk.table)

    @property
    def _is_asked(self) -> bool:
        """True if the questions of the lesson itself were asked."""
        answered = any(answer.goal != WHOLE_GOAL for answer in self.answers)
        return answered or any(question.goal != WHOLE_GOAL for question in self.questions)

    def answer(self, cents: int) -> None:
        """Take the answer to the question that stands."""
        asked = self.questions.pop(0)
        self.answers = (*self.answers, GoalAnswer(asked.goal, cents, asked.seat, asked.round))

    def move_to(self, table: TrainingTable) -> None:
        """Go on at the same table after its power was cut."""
        self._table, self.is_power_cut = table, False
        table.desk.on_outcome(self._hear)

    def leave(self) -> None:
        """Let the table go on without the lesson."""
        self._table.desk.forget_outcomes(self._hear)

    def _set_house(self, lesson: Lesson) -> None:
        """Have the table open as the house of the lesson plays."""
        by, witness = self.member(_SETS_UP), self.member(_WITNESS)
        wanted = ProposeSetUp(tuple(lesson.house.items()), by, witness)
        outcome = self._table.desk.submit(wanted)
        if not outcome.is_done:
            where = lesson.file or f"Lesson {lesson.key}"
            raise CannotTeach(f"{where}: house: {outcome.sentence}")

    def _ask_pay(self) -> None:
        """Ask what seats are paid, once the cards say it; of who records a lesson nothing."""
        if not self.lesson.goals:
            return
        self._pays, asked = self._pays.heard(self._table.desk.table)
        self.questions += [
            GoalQuestion(
                WHOLE_GOAL,
                pay_asked.paid.cents,
                pay_asked.paid.seat,
                pay_asked.round,
                pay_asked.paid.parts,
            )
            for pay_asked in asked
        ]

    def _hear(self, outcome: Outcome) -> None:
        if outcome.events:
            self._ask_pay()
        for event in outcome.events:
            name = type(event).__name__
            self._steps = self._steps.heard(event, self._clock.ms(), self._table.desk.table)
            if isinstance(event, GameStarted):
                self.stakes = tuple(
                    ((wager.seat, wager.sensor), wager.cents) for wager in event.wagers
                )
            if isinstance(event, PayingBegan) and not self._is_asked:
                self.questions += [
                    GoalQuestion(number, pay_total(self._table.desk.table, goal.seat))
                    for number in asked_by(self.lesson)
                    for goal in (self.lesson.goals[number],)
                ]
            if self.tasks and _DONE_BY[self.tasks[0].split()[0]] == name:
                self.tasks.pop(0)
            if name in _ENDS_ROUND:
                self.rounds_over += 1
                self.tasks = [task for task in self.tasks if task.split()[0] not in _OF_ROUND]
                self._said = ""

    def _do(self, step: WorldStep, deal: Deal) -> None:
        for player in step.players:
            self._bet(player)
            self._laid_until = self._clock.ms() + _SEEN_MS
        for command in self.hands.first_of(deal, self._table.desk.table.setup):
            self._table.desk.submit(command)
        self._set_hands()
        for words in step.trouble:
            if words == POWER_CUT:
                self.is_power_cut = True
            elif words == DISK_FULL:
                self._table.desk.submit(_disk_alert())
            else:
                self.own_swipes += words.startswith("fault swiper ")
                self._trouble(words, step)
        for seat in step.late_chips:
            self._sensors.place_chip(seat)
        if step.swipe:
            self.own_swipes += 1
            self.swipe(step.swipe)
        if step.task and self._can_be_done(step.task):
            self.tasks.append(step.task)
        if step.say:
            self._said, self._said_at = step.say, self._clock.ms()
        if step.absent_s:
            self._absent_until = self._clock.ms() + 1000 * step.absent_s

    def _can_be_done(self, task: str) -> bool:
        """True if a task is anybody's: a seat without a wager has won nothing."""
        name, *named = task.split()
        return name != "late_win" or int(named[0]) in {seat for (seat, _), _ in self.stakes}

    def _set_hands(self) -> None:
        """Have the players set their hands, where hands are set: each as the house would."""
        table = self._table.desk.table
        for seat in sets.unset(table):
            self._table.desk.submit(SetHand(seat, sets.house_low(table, str(seat))))

    def _trouble(self, words: str, step: WorldStep) -> None:
        floor = self._table.link.practice if self._table.link else None
        try:
            if floor is None or not _on_floor(words, floor):
                carry_out(words, self._table.rack)
        except NotAFault as wrong:
            n = self.lesson.steps.index(step) + 1
            where = self.lesson.file or f"Lesson {self.lesson.key}"
            raise CannotTeach(f"{where}: step[{n}].trouble: {wrong.message}") from None

    def swipe(self, key: str) -> None:
        """Draw a person's card through the reader."""
        swiper = self._table.rack.simulated.swiper
        if key == UNKNOWN and swiper is not None:
            swiper.swipe(_UNKNOWN_CARD)
            return
        number = next((card.number for card in self._table.cards if card.member.key == key), None)
        if swiper is None or number is None:
            raise CannotTeach(f"Lesson {self.lesson.key}: swipe: there is no card {key!r} here")
        swiper.swipe(number)

    def member(self, key: str) -> StaffMember:
        """Return whose card a key names."""
        return next(card.member for card in self._table.cards if card.member.key == key)

    def _bet(self, player: Player) -> None:
        table = self._table.desk.table
        rows = {row.key for row in table.setup.wagers}
        base = {wager: _LEAST_BET for wager in player.wagers if wager in rows}
        lying = table.seat(player.seat).wagers
        if base and not lying:
            self._table.desk.submit(PlaceWagers(player.seat, base))
        if lying and BET_THE_BUST in base:  # after the look, as much as lies there
            bust = {BET_THE_BUST: bust_bets.most(table, player.seat)}
            self._table.desk.submit(PlaceWagers(player.seat, {**lying, **bust}))
        for wager in player.wagers if table.setup.jackpots else ():  # elsewhere no sensor bets
            if wager not in rows:
                self._sensors.place_chip(player.seat, self._sensor_of(wager))

    def _sensor_of(self, wager: str) -> str:
        jackpots = self._table.desk.table.setup.jackpots
        own = (sensor for sensor, jackpot in jackpots.items() if jackpot.judge == wager)
        return next(own, next(iter(jackpots), "A"))

    @property
    def _sensors(self) -> "Sensors":
        sensors = self._table.rack.simulated.sensors
        if sensors is None:
            raise CannotTeach(f"Lesson {self.lesson.key}: this table has no simulated sensors")
        return sensors


def _on_floor(words: str, floor: LessonFloor) -> bool:
    """Let something happen on the simulated floor; tell whether the words are about it."""
    match words.split():
        case ["cut", "link"]:
            floor.cut()
        case ["clear", "link"]:
            floor.mend()
        case ["floor", "claim", table, line]:
            floor.claim_elsewhere(table, line)
        case ["floor", ("confirm" | "withdraw") as how, table]:
            floor.end_elsewhere(table, is_won=how == "confirm")
        case _:
            return False
    return True


def _disk_alert() -> RaiseAlert:
    """Say what the kiosk says when the journal will soon find no room."""
    sentence = Msg(
        "Only {free} MB are free for the journal. Make room or call a technician",
        free=_LITTLE_ROOM_MB,
    )
    return RaiseAlert("disk", "disk", sentence)


class Sensors(Protocol):
    """Where chips are laid."""

    def place_chip(self, seat: int, sensor: str = "A") -> None: ...

    def take_chip(self, seat: int, sensor: str = "A") -> None: ...
