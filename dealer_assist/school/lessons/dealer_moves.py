"""What a dealer's hands can do at a training table: press, pay, lift, turn, ask."""

from dealer_assist.desk.clock import Clock
from dealer_assist.school.lessons.classroom import Classroom, TrainingTable
from dealer_assist.table import commands as c
from dealer_assist.table.commands import Command
from dealer_assist.table.events.asked import TAKEN
from dealer_assist.table.facts import chips, denials, duties
from dealer_assist.table.facts.judging import known_cards, suggestion
from dealer_assist.table.facts.settling import allowing, walk
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

# Steps at which every hand that the cards make is pressed before anything else.
_HANDS_FIRST = ("deal", "settle_early_dealt", "call_supervisor", "dealer_confirm", "all_paid")


class DealerMoves:
    """The real desk and the simulated devices, one act at a time; who acts decides elsewhere."""

    def __init__(self, classroom: Classroom, table: TrainingTable, clock: Clock) -> None:
        self.classroom = classroom
        self.clock = clock
        self._on = table
        self.slow_until = 0

    @property
    def table(self) -> Table:
        """Return the present table."""
        return self._on.desk.table

    @property
    def right_answer(self) -> int:
        """Return the right answer to the open question."""
        return self.classroom.questions[0].right

    def move_to(self, table: TrainingTable) -> None:
        """Go on at the same table after its power was cut."""
        self._on = table

    def submit(self, command: Command) -> bool:
        """Ask the table for something; tell whether it was done."""
        return self._on.desk.submit(command).is_done

    def waiting(self, table: Table, step: str) -> tuple[Spot, ...]:
        """Return the hands that are to be pressed now."""
        return suggestion.waiting(table) if step in _HANDS_FIRST else ()

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

    def pay(self, table: Table, seat: int) -> None:
        """Tick a seat as paid, with what goes before it."""
        if duties.holds_paying(table, seat):
            self.submit(c.TickDuty(duties.TAX, seat))
        self.submit(c.TickPaid(seat))

    def settle_bets(self, table: Table) -> None:
        """Pay the bonus bets, or ask for the card that they need."""
        self.submit(c.AskForBets() if allowing.for_card(table) else c.PayBets())

    def settle_seat(self, table: Table) -> None:
        """Pay and take at the seat that the walk has come to."""
        found = walk.now(table)
        if found is not None:
            if found.due is not None and duties.holds_paying(table, found.seat):
                self.submit(c.TickDuty(duties.TAX, found.seat))
            self.submit(c.SettleSeat(found.seat))

    def answer_seat(self, table: Table) -> None:
        """Say of a seat without known cards what nobody here can see: that it lost."""
        found = walk.asked_now(table)
        if found is not None:
            if found.due is not None and duties.holds_paying(table, found.seat):
                self.submit(c.TickDuty(duties.TAX, found.seat))
            self.submit(c.AnswerSeat(found.seat, TAKEN))

    def take_chips(self, table: Table) -> None:
        """Lift the chips that go into the tray, and those that go back: none of them bets."""
        back = (*chips.not_taken(table), *chips.without_game(table), *chips.late(table))
        for spot in (*chips.to_take(table), *back):
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
