"""A kit with a clock that the test moves, and a finger on a synthesized touchscreen."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit, open_kit
from dealer_assist.ui.layout import Layout, read_layout
from dealer_assist.ui.looks import (
    ActionBarLook,
    ActionLook,
    ActionState,
    ClaimLook,
    FeltLook,
    HandLook,
    HandPanelLook,
    HandState,
    HealthLook,
    LampLook,
    LampState,
    MeterLook,
    MeterState,
    NoticeLook,
    PadLook,
    PromptKind,
    PromptLook,
    SeatLook,
    SeatState,
    SimulatedCardLook,
    StatusLook,
    TableLook,
    WagerRow,
)
from dealer_assist.ui.supervisor_looks import (
    AdjustedLook,
    ConfirmedLook,
    EnvyLook,
    EnvyRow,
    PayLook,
    RecordedLook,
    SlipLine,
    SlipLook,
    SumLook,
    SwipeKind,
    SwipeLook,
    VerifyLook,
    WinLook,
)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RESOURCES = Path(__file__).parents[2] / "resources"
LAYOUTS = Path(__file__).parents[2] / "layouts"
SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))


class Clock:
    """Simulated milliseconds."""

    def __init__(self) -> None:
        self.now_ms = 10_000

    def __call__(self) -> int:
        return self.now_ms

    def advance(self, by_ms: int) -> int:
        self.now_ms += by_ms
        return self.now_ms


class Fingers:
    """Contacts on a touchscreen."""

    def __init__(self, device: QPointingDevice) -> None:
        self._device = device

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._on(widget).press(0, self._at(widget, at), widget).commit()

    def move(self, widget: QWidget, to: QPoint) -> None:
        self._on(widget).move(0, to, widget).commit()

    def lift(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._on(widget).release(0, self._at(widget, at), widget).commit()

    def tap_with_second(self, widget: QWidget) -> None:
        """Tap with another finger while the first stays where it is."""
        point = widget.rect().center()
        self._on(widget).stationary(0).press(1, point, widget).commit()
        self._on(widget).stationary(0).release(1, point, widget).commit()

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.press(widget, at)
        self.lift(widget, at)

    def _on(self, widget: QWidget) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(widget.window(), self._device)

    @staticmethod
    def _at(widget: QWidget, at: QPoint | None) -> QPoint:
        return widget.rect().center() if at is None else at


@pytest.fixture(scope="session")
def touchscreen(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture
def fingers(touchscreen: QPointingDevice) -> Fingers:
    return Fingers(touchscreen)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kit(qapp: object, clock: Clock) -> Kit:
    return open_kit(RESOURCES, clock)


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[QWidget, int, int], None]:
    """Show a widget at a size."""

    def show(widget: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()

    return show


@pytest.fixture
def picture() -> Callable[[QWidget], bytes]:
    """Paint a widget and give its pixels, to be compared."""

    def take(widget: QWidget) -> bytes:
        image = widget.grab().toImage()
        return bytes(image.constBits())

    return take


@pytest.fixture
def cut_texts() -> Callable[[QWidget], list[str]]:
    """List the texts that were cut when the widget and its children were last painted."""

    def cut(widget: QWidget) -> list[str]:
        canvases = [widget, *widget.findChildren(Canvas)]
        return [
            text
            for canvas in canvases
            if isinstance(canvas, Canvas) and canvas.isVisible()
            for text in canvas.too_long
        ]

    return cut


class Samples:
    """The contents of the design pictures."""

    SPOTS = ("ANTE", "SUPER BONUS", "PLAY", "QUEENS UP")
    BANNER = "SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY"
    LOCKED = LampLook(LampState.LOCKED, "LOCKED")
    NO_BET = LampLook(LampState.OFF, "NO BET")
    LIT = LampLook(LampState.LIT, "BET $1")
    MENU = ActionLook("menu", "MENU", "menu")
    VOID = ActionLook("void", "VOID ROUND", "void", "Hold 0.8 s", ActionState.HOLD)

    def rows(self, *amounts: str) -> tuple[WagerRow, ...]:
        return tuple(
            WagerRow(spot, amount) for spot, amount in zip(self.SPOTS, amounts, strict=True)
        )

    def seat(self, number: int = 5, **changes: object) -> SeatLook:
        look = SeatLook(
            number,
            SeatState.IN_PLAY,
            "IN PLAY",
            (self.LOCKED,),
            self.rows("$25", "$25", "$75", "$10"),
        )
        return replace(look, **changes)  # type: ignore[arg-type]

    def empty(self, number: int) -> SeatLook:
        return SeatLook(number, SeatState.EMPTY, "EMPTY")

    def pads(self, *chips: int) -> tuple[PadLook, ...]:
        return tuple(PadLook(seat, f"Chip {seat}", seat in chips) for seat in range(1, 8))

    def status(self, clock: str = "21:47") -> StatusLook:
        health = (HealthLook("Devices OK"), HealthLook("Link OK"))
        return StatusLook("TABLE 12", "Crazy 4 Poker", "Nexus", "M. Okafor", "1 284", health, clock)

    def hands(self, state: HandState, meter: str, reason: str = "") -> tuple[HandLook, ...]:
        rows = (
            ("four_aces", "Four Aces", "100% of meter", meter, "Envy $100", "EXEC", 2),
            ("four_of_a_kind", "Four of a Kind", "300 for 1", "$300.00", "Envy $10", "SUPV", 1),
            ("straight_flush", "Straight Flush", "100 for 1", "$100.00", "Envy $5", "SUPV", 1),
            ("three_of_a_kind", "Three of a Kind", "9 for 1", "$9.00", "", "SUPV", 1),
        )
        return tuple(HandLook(*row, state, reason) for row in rows)

    def in_play(self, *, simulated: bool = True) -> TableLook:
        folded = SeatLook(2, SeatState.FOLDED, "FOLDED", (self.NO_BET,), self.rows("", "", "", ""))
        seats = (
            self.seat(1, rows=self.rows("$20", "$20", "$20", "$5")),
            folded,
            self.seat(3, lamps=(self.NO_BET,), rows=self.rows("$25", "$25", "$25", "$10")),
            self.empty(4),
            self.seat(5, claim=ClaimLook("FOUR ACES", "$12,846.37"), is_selected=True),
            self.seat(6, rows=self.rows("$10", "$10", "$10", "")),
            self.seat(
                7,
                claim=ClaimLook("STRAIGHT FLUSH", "$100.00"),
                rows=self.rows("$15", "$15", "$45", "$5"),
            ),
        )
        four_aces, *others = self.hands(HandState.READY, "$12,846.37")
        hands = (replace(four_aces, state=HandState.ON), *others)
        panel = HandPanelLook(
            "Four Aces is ON", "press again to turn it off", "SEAT 5", "Wager $1 locked", hands
        )
        call = ActionLook(
            "call", "CALL SUPERVISOR", "bell", "Needs an Executive card", ActionState.NEXT
        )
        end = ActionLook(
            "end", "END GAME", "flag", state=ActionState.NOT_YET, reason="2 wins not confirmed"
        )
        return TableLook(
            self.status(),
            PromptLook(
                "Call the supervisor", "Seat 7 and seat 5 have winning hands", step=6, steps=8
            ),
            FeltLook(
                seats, "PAY RIGHT TO LEFT", "arrow-left", self.pads(1, 5, 6, 7) if simulated else ()
            ),
            (
                MeterLook(
                    "Progressive meter", "$12,846.37", "4 wagers locked in", note_is_well=True
                ),
            ),
            panel,
            ActionBarLook((self.MENU, self.VOID), (call, end)),
            self.BANNER if simulated else "",
        )

    def betting(self, *, simulated: bool = True) -> TableLook:
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
        panel = HandPanelLook(
            "Hand buttons", "open after START GAME", tag="Paytable 1 · $1 wager", hands=hands
        )
        call = ActionLook("call", "CALL SUPERVISOR", "bell")
        start = ActionLook("start", "START GAME", "play", "Locks 4 sensors", ActionState.NEXT)
        return replace(
            self.in_play(simulated=simulated),
            status=self.status("21:44"),
            prompt=PromptLook(
                "All bets down? Press START GAME", "4 progressive wagers detected", step=2, steps=8
            ),
            felt=FeltLook(seats, "BETS OPEN", pads=self.pads(1, 5, 6, 7) if simulated else ()),
            meters=(MeterLook("Progressive meter", "$12,845.45", "Four Aces pays 100%"),),
            hands=panel,
            actions=ActionBarLook((self.MENU, self.VOID), (call, start)),
        )

    def cards(self) -> tuple[SimulatedCardLook, ...]:
        return (
            SimulatedCardLook("dealer-1", "Dealer", "M. Okafor"),
            SimulatedCardLook("dealer-2", "Dealer", "S. Ortiz"),
            SimulatedCardLook("supervisor-1", "Supervisor", "J. Park", 1),
            SimulatedCardLook("executive-1", "Executive", "L. Haddad", 2),
            SimulatedCardLook("technician-1", "Technician", "P. Novak", icon="wrench"),
            SimulatedCardLook("unknown", "Unknown", "Card 4471", icon="barred"),
        )

    def closed(self) -> TableLook:
        shut = {"state": ActionState.NOT_YET, "reason": "The table is closed"}
        return replace(
            self.in_play(),
            status=StatusLook("TABLE 12", "Crazy 4 Poker", "Nexus", clock="21:40"),
            prompt=PromptLook("Swipe a dealer card to open the table"),
            felt=FeltLook(tuple(self.empty(seat) for seat in range(1, 8)), "CLOSED", "padlock"),
            meters=(MeterLook("Progressive meter", "$12,841.77", "Four Aces pays 100%"),),
            hands=HandPanelLook("Simulated cards", "touch one to swipe it", cards=self.cards()),
            actions=ActionBarLook(
                (self.MENU, ActionLook("void", "VOID ROUND", "void", **shut)),
                (
                    ActionLook("call", "CALL SUPERVISOR", "bell", **shut),
                    ActionLook("start", "START GAME", "play", **shut),
                ),
            ),
        )

    def faulty(self) -> TableLook:
        paused = {
            "state": SeatState.BETTING,
            "foot": "BASE GAME",
            "lamps": (LampLook(LampState.PAUSED, "PAUSED"),),
            "rows": self.rows("$15", "$15", "", "$10"),
        }
        stuck = SeatLook(
            5,
            SeatState.FAULT,
            "LIFT CHIP",
            (LampLook(LampState.FAULT, "STUCK"),),
            self.rows("$25", "$25", "", "$10"),
        )
        seats = [self.seat(number, **paused) for number in range(1, 8)]
        seats[3], seats[4] = self.empty(4), stuck
        notices = (
            NoticeLook(
                "Sensor 5 stuck on",
                "Lift the chip at seat 5, then test the sensor.",
                key="test-5",
                button="TEST SENSOR 5",
                button_icon="circuit",
            ),
            NoticeLook(
                "Link to Game Manager down",
                "Retrying by itself, next try in 8 s. Nothing is lost.",
                "unlink",
                "service",
                "CALL SERVICE",
                "phone",
            ),
        )
        meter = MeterLook(
            "Meter not live", "$12,851.10", "Last value, 21:51:18", state=MeterState.NOT_LIVE
        )
        start = ActionLook(
            "start", "START BASE GAME", "play", "No progressive this round", ActionState.NEXT
        )
        health = (
            HealthLook("Sensor 5 stuck", is_well=False, icon="triangle"),
            HealthLook("Link down 0:42", is_well=False, icon="unlink"),
        )
        betting = self.betting(simulated=False)
        return replace(
            betting,
            status=replace(self.status("21:52"), health=health, round="1 285"),
            prompt=PromptLook(
                "Progressive paused. Start the base game",
                "Give progressive chips back",
                PromptKind.FAULT,
            ),
            felt=FeltLook(tuple(seats), "BASE GAME ONLY"),
            meters=(meter,),
            hands=HandPanelLook("Faults", notices=notices),
            actions=replace(
                betting.actions, working=(ActionLook("call", "CALL SUPERVISOR", "bell"), start)
            ),
        )


@pytest.fixture
def samples() -> Samples:
    return Samples()


@pytest.fixture
def layout() -> Layout:
    return read_layout(LAYOUTS / "crazy4.toml")


class SheetSamples:
    """The contents of the design pictures of the supervisor's sheet."""

    PLACE = "Table 12, round 1 284"
    BACK = ActionLook("back", "BACK TO TABLE", "arrow-left", "Nothing is recorded")

    def wins(self) -> tuple[WinLook, ...]:
        locked = "$1 locked at 21:45:02"
        return (
            WinLook(
                "7",
                "1st",
                "7",
                "Straight Flush",
                "100 for 1, from the tray",
                locked,
                "$100.00",
                "SUPERVISOR",
                1,
                "to pay",
            ),
            WinLook(
                "5",
                "2nd",
                "5",
                "Four Aces",
                "100% of meter, reseeds to $5,000",
                locked,
                "$12,846.37",
                "EXECUTIVE",
                2,
                "to pay",
            ),
        )

    def verify(self, count: int = 2) -> VerifyLook:
        first, second = self.wins()
        orders = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
        many = [
            replace(second if n == 1 else first, order=orders[n], key=str(n)) for n in range(count)
        ]
        rows = (
            EnvyRow("1", "$100 + $5", "$105.00"),
            EnvyRow("5", "$5", "$5.00"),
            EnvyRow("6", "$100 + $5", "$105.00"),
            EnvyRow("7", "$100", "$100.00"),
        )
        envy = EnvyLook(
            "Envy pays",
            "From the tray, at the end of the round",
            ("Seat", "From seats 5 and 7", "Pay"),
            rows,
            "4 players",
            "$315.00",
        )
        sums = (SumLook("Off the meter", "$12,846.37"), SumLook("From the tray", "$100.00"))
        confirm = ActionLook(
            "confirm",
            f"CONFIRM {count} WINS",
            "check",
            "Then swipe an Executive card",
            ActionState.NEXT,
        )
        return VerifyLook(
            f"Verify {count} wins",
            self.PLACE,
            "Pay in this order, right to left",
            (first, second) if count == 2 else tuple(many),
            "Check: cards face up on the layout, hand read aloud, right seat.",
            sums,
            envy,
            self.BACK,
            confirm,
        )

    def ask(self) -> SwipeLook:
        wins = (
            ConfirmedLook("7", "Straight Flush", "$100.00", "SUPERVISOR", 1),
            ConfirmedLook("5", "Four Aces", "$12,846.37", "EXECUTIVE", 2),
        )
        return SwipeLook(
            "Swipe to record",
            self.PLACE,
            "2 wins confirmed",
            wins,
            "One Executive swipe records both wins and adjusts the meter.",
            "Swipe an EXECUTIVE card",
            "Four Aces pays 100% of the meter: $12,846.37",
            self.BACK,
            note="A Supervisor card is not enough for this level",
            seconds_left=24,
            seconds=30,
            cards=(
                SimulatedCardLook("supervisor-1", "Supervisor", "J. Park", 1),
                SimulatedCardLook("executive-1", "Executive", "L. Haddad", 2),
                SimulatedCardLook("unknown", "Unknown", "Card 4471", icon="barred"),
            ),
        )

    def refused(self) -> SwipeLook:
        return replace(
            self.ask(),
            kind=SwipeKind.REFUSED,
            line="Supervisor card: not enough",
            detail="J. Park is a Supervisor. Four Aces needs an Executive.",
            again="Swipe an EXECUTIVE card",
            note="Try 1 of 3. Nothing is recorded yet.",
            seconds_left=19,
        )

    def timeout(self) -> SwipeLook:
        try_again = ActionLook(
            "try-again", "TRY AGAIN", "card", "Opens the reader for 30 s", ActionState.NEXT
        )
        return replace(
            self.ask(),
            kind=SwipeKind.TIMEOUT,
            line="No card in 30 seconds",
            detail="Nothing is recorded. The claims on seats 7 and 5 stay on.",
            note="",
            seconds=0,
            back=replace(self.BACK, detail="Claims stay on"),
            try_again=try_again,
            cards=(),
        )

    def slip(self) -> SlipLook:
        return SlipLook(
            "PROGRESSIVE WIN",
            (
                (
                    SlipLine("Win no.", "0000 318"),
                    SlipLine("Table", "12"),
                    SlipLine("Round", "1 284"),
                    SlipLine("Time", "14 Mar 21:48:20"),
                ),
                (
                    SlipLine("Seat 7 Straight Flush", "100.00"),
                    SlipLine("  100 for 1, tray"),
                    SlipLine("Seat 5 Four Aces", "12,846.37"),
                    SlipLine("  100% of meter"),
                ),
                (SlipLine("Envy, 4 players", "315.00"), SlipLine("Meter after", "5,000.00")),
                (SlipLine("Confirmed", "L. Haddad (EXEC)"), SlipLine("Dealer", "M. Okafor")),
            ),
            "Signed",
            "SIMULATED, NOT FOR PAYMENT",
        )

    def recorded(self) -> RecordedLook:
        return RecordedLook(
            "Wins recorded",
            self.PLACE,
            AdjustedLook("Meter adjusted", "$12,846.37", "$5,000.00", "seed"),
            "Now pay, right to left",
            (
                PayLook("1st", "Seat 7, Straight Flush", "From the tray", "$100.00", is_now=True),
                PayLook("2nd", "Seat 5, Four Aces", "House procedure for meter pays", "$12,846.37"),
                PayLook(
                    "Last",
                    "Envy, seats 1, 5, 6 and 7",
                    "From the tray, end of the round",
                    "$315.00",
                ),
            ),
            self.slip(),
            ActionLook("print", "PRINT AGAIN", "printer", "Copy 2 of the win page"),
            ActionLook("done", "PAY SEAT 7", "arrow-right", "Back to the table", ActionState.NEXT),
        )


@pytest.fixture
def sheets() -> SheetSamples:
    return SheetSamples()
