"""The contents of the design pictures of the table screen."""

from dealer_assist.table import commands as c
from dealer_assist.ui.table.actions import (
    AskVoid,
    Do,
    OpenMenu,
    RetestSensor,
    TryAgain,
)
from dealer_assist.ui.table.model.panel import (
    HandModel,
    HandPanelModel,
    HandState,
    HeadTagModel,
    NoticeModel,
)
from dealer_assist.ui.table.model.table import (
    ActionBarModel,
    ClaimModel,
    FeltModel,
    HealthModel,
    LampModel,
    LampState,
    MeterModel,
    MeterState,
    PadModel,
    SeatModel,
    SeatState,
    StatusModel,
    TableModel,
    WagerRow,
)
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace


class Samples:
    """The contents of the design pictures."""

    SPOTS = ("ANTE", "SUPER BONUS", "PLAY", "QUEENS UP")
    BANNER = "SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY"
    LOCKED = LampModel(LampState.LOCKED, "LOCKED")
    NO_BET = LampModel(LampState.OFF, "NO BET")
    LIT = LampModel(LampState.LIT, "BET $1")
    MENU = Button(OpenMenu(), "MENU", "menu")
    VOID = Button(AskVoid(), "VOID ROUND", "void", "Hold", ActionState.HOLD)
    NO_ROUND = Button(
        Do(c.EndGame()),
        "END GAME",
        "flag",
        state=ActionState.NOT_YET,
        reason="No round is running",
    )

    def rows(self, *amounts: str) -> tuple[WagerRow, ...]:
        return tuple(
            WagerRow(spot, amount) for spot, amount in zip(self.SPOTS, amounts, strict=True)
        )

    def seat(self, number: int = 5, **changes: object) -> SeatModel:
        model = SeatModel(
            number,
            SeatState.IN_PLAY,
            "IN PLAY",
            (self.LOCKED,),
            self.rows("$25", "$25", "$75", "$10"),
        )
        return replace(model, **changes)  # type: ignore[arg-type]

    def empty(self, number: int) -> SeatModel:
        return SeatModel(number, SeatState.EMPTY, "EMPTY")

    def pads(self, *chips: int) -> tuple[PadModel, ...]:
        return tuple(PadModel(seat, f"Chip {seat}", seat in chips) for seat in range(1, 8))

    def status(self, clock: str = "21:47") -> StatusModel:
        health = (HealthModel("Devices OK"), HealthModel("Link OK"))
        return StatusModel(
            "TABLE 12", "Crazy 4 Poker", "Nexus", "M. Okafor", "1 284", health, clock
        )

    def hands(self, state: HandState, meter: str, reason: str = "") -> tuple[HandModel, ...]:
        rows = (
            ("four_aces", "Four Aces", "100% of meter", meter, "Envy $100", "EXEC", 2),
            ("four_of_a_kind", "Four of a Kind", "300 for 1", "$300.00", "Envy $10", "SUPV", 1),
            ("straight_flush", "Straight Flush", "100 for 1", "$100.00", "Envy $5", "SUPV", 1),
            ("three_of_a_kind", "Three of a Kind", "9 for 1", "$9.00", "", "SUPV", 1),
        )
        return tuple(HandModel(*row, state, reason) for row in rows)

    def in_play(self, *, simulated: bool = True) -> TableModel:
        folded = SeatModel(2, SeatState.FOLDED, "FOLDED", (self.NO_BET,), self.rows("", "", "", ""))
        seats = (
            self.seat(1, rows=self.rows("$20", "$20", "$20", "$5")),
            folded,
            self.seat(3, lamps=(self.NO_BET,), rows=self.rows("$25", "$25", "$25", "$10")),
            self.empty(4),
            self.seat(5, claim=ClaimModel("FOUR ACES", "$12,846.37"), is_selected=True),
            self.seat(6, rows=self.rows("$10", "$10", "$10", "")),
            self.seat(
                7,
                claim=ClaimModel("STRAIGHT FLUSH", "$100.00"),
                rows=self.rows("$15", "$15", "$45", "$5"),
            ),
        )
        four_aces, *others = self.hands(HandState.READY, "$12,846.37")
        hands = (replace(four_aces, state=HandState.ON), *others)
        panel = HandPanelModel(
            "Four Aces selected",
            "press again to cancel",
            "SEAT 5",
            (HeadTagModel("$1 locked", "check"),),
            hands,
        )
        call = Button(
            Do(c.CallSupervisor()),
            "CALL SUPERVISOR",
            "bell",
            "Needs an Executive card",
            ActionState.NEXT,
        )
        end = Button(
            Do(c.EndGame()),
            "END GAME",
            "flag",
            state=ActionState.NOT_YET,
            reason="2 wins not confirmed",
        )
        begun = Button(
            Do(c.StartGame()),
            "START GAME",
            "check",
            state=ActionState.NOT_YET,
            reason="4 locked",
        )
        return TableModel(
            self.status(),
            PromptModel("Call the supervisor", "Seats 7 and 5 have winning hands", step=6, steps=8),
            FeltModel(
                seats, "PAY RIGHT TO LEFT", "arrow-left", self.pads(1, 5, 6, 7) if simulated else ()
            ),
            (
                MeterModel(
                    "Progressive meter", "$12,846.37", "4 wagers locked in", note_is_well=True
                ),
            ),
            panel,
            ActionBarModel((self.MENU, self.VOID), (begun, call, end)),
            self.BANNER if simulated else "",
        )

    def betting(self, *, simulated: bool = True) -> TableModel:
        betting = {"state": SeatState.BETTING, "foot": "BETTING"}
        seats = (
            self.seat(1, lamps=(self.LIT,), rows=self.rows("$20", "$20", "", "$5"), **betting),
            self.seat(2, lamps=(self.NO_BET,), rows=self.rows("$15", "$15", "", ""), **betting),
            self.seat(3, lamps=(self.NO_BET,), rows=self.rows("$25", "$25", "", "$10"), **betting),
            self.empty(4),
            self.seat(5, lamps=(self.LIT,), rows=self.rows("$25", "$25", "", "$10"), **betting),
            self.seat(6, lamps=(self.LIT,), rows=self.rows("$10", "$10", "", ""), **betting),
            self.seat(7, lamps=(self.LIT,), rows=self.rows("$15", "$15", "", "$5"), **betting),
        )
        hands = self.hands(HandState.NOT_YET, "$12,845.45", "after START GAME")
        panel = HandPanelModel(
            "Hand buttons",
            "open after START GAME, when a seat is touched",
            tags=(HeadTagModel("Paytable 1 · $1 wager"),),
            hands=hands,
            is_locked=True,
        )
        call = Button(Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell")
        start = Button(Do(c.StartGame()), "START GAME", "play", "Locks 4 sensors", ActionState.NEXT)
        return replace(
            self.in_play(simulated=simulated),
            status=self.status("21:44"),
            prompt=PromptModel(
                "All bets down? Press START GAME", "4 progressive wagers detected", step=2, steps=8
            ),
            felt=FeltModel(seats, "BETS OPEN", pads=self.pads(1, 5, 6, 7) if simulated else ()),
            meters=(MeterModel("Progressive meter", "$12,845.45", "Four Aces pays 100%"),),
            hands=panel,
            actions=ActionBarModel((self.MENU, self.VOID), (start, call, self.NO_ROUND)),
        )

    def cards(self) -> tuple[SimulatedCardModel, ...]:
        return (
            SimulatedCardModel("dealer-1", "Dealer", "M. Okafor"),
            SimulatedCardModel("dealer-2", "Dealer", "S. Ortiz"),
            SimulatedCardModel("supervisor-1", "Supervisor", "J. Park", 1),
            SimulatedCardModel("executive-1", "Executive", "L. Haddad", 2),
            SimulatedCardModel("technician-1", "Technician", "P. Novak", icon="wrench"),
            SimulatedCardModel("unknown", "Unknown", "Card 4471", icon="barred"),
        )

    def closed(self) -> TableModel:
        shut = {"state": ActionState.NOT_YET, "reason": "The table is closed"}
        return replace(
            self.in_play(),
            status=StatusModel("TABLE 12", "Crazy 4 Poker", "Nexus", clock="21:40"),
            prompt=PromptModel("Swipe a dealer card to open the table"),
            felt=FeltModel(tuple(self.empty(seat) for seat in range(1, 8)), "CLOSED", "padlock"),
            meters=(MeterModel("Progressive meter", "$12,841.77", "Four Aces pays 100%"),),
            hands=HandPanelModel("Simulated cards", "touch one to swipe it", cards=self.cards()),
            actions=ActionBarModel(
                (self.MENU, Button(AskVoid(), "VOID ROUND", "void", **shut)),
                (
                    Button(Do(c.StartGame()), "START GAME", "play", **shut),
                    Button(Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell", **shut),
                    Button(Do(c.EndGame()), "END GAME", "flag", **shut),
                ),
            ),
        )

    def faulty(self) -> TableModel:
        paused = {
            "state": SeatState.BETTING,
            "foot": "BASE GAME",
            "lamps": (LampModel(LampState.PAUSED, "PAUSED"),),
            "rows": self.rows("$15", "$15", "", "$10"),
        }
        stuck = SeatModel(
            5,
            SeatState.FAULT,
            "LIFT CHIP",
            (LampModel(LampState.FAULT, "STUCK"),),
            self.rows("$25", "$25", "", "$10"),
        )
        seats = [self.seat(number, **paused) for number in range(1, 8)]
        seats[3], seats[4] = self.empty(4), stuck
        notices = (
            NoticeModel(
                "Sensor 5 stuck on",
                "Lift the chip at seat 5, then test the sensor.",
                button=Button(RetestSensor(5, "A"), "TEST SENSOR 5", "circuit"),
            ),
            NoticeModel(
                "Link to Game Manager down",
                "Retrying by itself, next try in 8 s. Nothing is lost.",
                "unlink",
                Button(TryAgain(), "CALL SERVICE", "phone"),
            ),
        )
        meter = MeterModel(
            "Meter not live", "$12,851.10", "Last value, 21:51:18", state=MeterState.NOT_LIVE
        )
        start = Button(
            Do(c.StartGame()),
            "START BASE GAME",
            "play",
            "No progressive this round",
            ActionState.NEXT,
        )
        health = (
            HealthModel("Sensor 5 stuck", is_well=False, icon="triangle"),
            HealthModel("Link down 0:42", is_well=False, icon="unlink"),
        )
        betting = self.betting(simulated=False)
        return replace(
            betting,
            status=replace(self.status("21:52"), health=health, round="1 285"),
            prompt=PromptModel(
                "Progressive paused. Start the base game",
                "Give progressive chips back",
                PromptKind.FAULT,
            ),
            felt=FeltModel(tuple(seats), "BASE GAME ONLY"),
            meters=(meter,),
            hands=HandPanelModel("Faults", notices=notices),
            actions=replace(
                betting.actions,
                working=(
                    start,
                    Button(Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell"),
                    self.NO_ROUND,
                ),
            ),
        )
