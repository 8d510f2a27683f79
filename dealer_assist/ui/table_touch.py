"""What a touch at the table means: a command for the desk, or another look at the table."""

from collections.abc import Callable

from dealer_assist.desk import suggestion
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.messages import Message, SensorTested
from dealer_assist.table import commands as c
from dealer_assist.table import controls, irregularities
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import Phase
from dealer_assist.table.table_hand import SIDES
from dealer_assist.ui.models.actions import SheetLook
from dealer_assist.ui.present import actions, notices, procedures, sheets, sides, supervisor
from dealer_assist.ui.present.cards import winning_side
from dealer_assist.ui.present.felt import spots_to_mark
from dealer_assist.ui.present.panel import sensor_shown
from dealer_assist.ui.present.view import View
from dealer_assist.ui.screen_message import ScreenMessage
from dealer_assist.ui.sensor_tests import SensorTests
from dealer_assist.ui.simulated_hand import SimulatedHand
from dealer_assist.ui.table_views import TableViews

_ACTIONS: dict[str, Callable[[], c.Command]] = {
    actions.START: c.StartGame,
    actions.CALL: c.CallSupervisor,
    actions.JACKPOT: c.PressJackpot,
}
_SUPERVISOR_ACTIONS: dict[str, Callable[[], c.Command]] = {
    supervisor.BACK: c.BackToTable,
    supervisor.CONFIRM: c.ConfirmWins,
    supervisor.AGAIN: c.TrySwipeAgain,
    supervisor.PAY: c.BeginPaying,
    supervisor.CANCEL: c.CancelAdjustment,
}


class TableTouch:
    """Holds the passing state of the screen: which seat and sensor are looked at.

    `ask` puts a question over the table, `menu` the menu; `changed` has the screen drawn anew.
    """

    def __init__(
        self,
        desk: Desk,
        hand: SimulatedHand,
        clock: Clock,
        new_id: Callable[[], str],
        *,
        message: ScreenMessage,
        ask: Callable[[SheetLook], None],
        menu: Callable[[], None],
        changed: Callable[[], None],
        held: Callable[[], None],
        leave: Callable[[], object],
        print_again: Callable[[], None] | None,
        test_sensor: Callable[[int, str], None],
    ) -> None:
        self._desk, self._hand, self._clock, self._new_id = desk, hand, clock, new_id
        self._message = message
        self._ask, self._menu, self._changed = ask, menu, changed
        self._held, self._leave = held, leave
        self._print_again, self._test_sensor = print_again, test_sensor
        self._last: tuple[c.Command, str] | None = None
        self.selected: int | None = None
        self.tab = ""
        self.resumed = ""
        self.tests = SensorTests()
        desk.on_device_message(self._hear)

    def follow(self, views: TableViews) -> None:
        """Hear every touch of the views; those before them are thrown away."""
        views.seat_touched.connect(self._touch_seat)
        views.chip_tapped.connect(self._tap_chip)
        views.hand_pressed.connect(self._press_hand)
        views.action_pressed.connect(self._press_action)
        views.key_turned.connect(self._turn_key)
        views.tab_pressed.connect(self._press_tab)
        views.notice_pressed.connect(self._press_notice)
        views.card_swiped.connect(self._swipe)
        views.supervisor_pressed.connect(self._press_supervisor)
        views.claim_struck.connect(self._strike)

    def do(self, command: c.Command) -> Outcome:
        """Give the desk a command under an id of its own."""
        self.resumed = ""
        self._last = (command, self._new_id())
        return self._desk.submit(*self._last)

    def settle(self) -> None:
        """Let go of the seat between rounds."""
        if self._desk.table.phase in (Phase.BETTING, Phase.CLOSED):
            self.selected, self.tab = None, ""

    def tick(self, now_ms: int) -> bool:
        """Let time pass for tests of sensors; tell whether there is anything new to show."""
        table = self._desk.table
        return self.tests.tick(now_ms, [spot for spot, one in table.sensors.items() if one.fault])

    def _touch_seat(self, seat: int) -> None:
        if self._desk.table.phase is Phase.BETTING:
            self._mark(spots_to_mark(self._desk.table, seat))
            self._ask_side(seat)
            return
        self._ask_side(seat)
        self.selected = None if seat == self.selected else seat
        self.tab = ""
        self._message.clear()
        self.resumed = ""
        self._changed()

    def _mark(self, spots: list[Spot]) -> None:
        if len(spots) == 1:
            self.do(c.MarkWager(*spots[0]))
        elif spots:
            self._ask(sheets.mark_sheet(spots))

    def _ask_side(self, seat: int) -> None:
        """Ask for a seat's side where it decides who wins; one without a wager needs none."""
        table = self._desk.table
        has_wager = any(table.sensor((seat, one)).has_wager for one in table.setup.jackpots)
        in_play = table.phase is not Phase.BETTING
        if sides.asks_side(table, seat) and (has_wager or in_play):
            self._ask(sides.side_sheet(seat))

    def _tick_step(self) -> None:
        table = self._desk.table
        step = table.irregularity.step + 1 if table.irregularity else 0
        if irregularities.asks_who_was_told(table.setup, step):
            self._ask(sheets.told_sheet(table, step))
        else:
            self.do(c.TickStep(step))

    def _tap_chip(self, seat: int, sensor: str) -> None:
        self._hand.tap_chip(seat, sensor)
        self._desk.tick()
        self._changed()

    def _press_tab(self, sensor: str) -> None:
        if sensor in SIDES:  # the side that won: the hand is the table's, no seat's
            self.selected = None
            sensor = "" if sensor == self.tab else sensor
        self.tab = sensor
        self._changed()

    def _press_hand(self, line: str) -> None:
        if self.selected is not None:
            sensor = sensor_shown(self._desk.table, View(selected=self.selected, tab=self.tab))
            self.do(c.PressHand(self.selected, line, sensor))
        elif side := winning_side(self._desk.table, View(tab=self.tab)):
            sensor = sensor_shown(self._desk.table, View())
            self.do(c.PressTableHand(side, line, sensor))

    def _press_action(self, action: str) -> None:
        match action:
            case actions.MENU:
                self._menu()
            case actions.VOID:
                self._held()
                self._ask(sheets.void_sheet(self._desk.table))
            case actions.END:
                self.do(controls.ending(self._desk.table))
            case _:
                for alert in suggestion.alerts(self._desk.table):
                    self._desk.submit(alert)
                self.do(_ACTIONS[action]())

    def _turn_key(self, position: str) -> None:
        self._hand.turn_key(position)
        self._desk.tick()

    def _press_supervisor(self, action: str) -> None:
        if action != supervisor.PRINT:
            self.do(_SUPERVISOR_ACTIONS[action]())
        elif self._print_again is not None:
            self._print_again()
            self._changed()

    def _press_notice(self, key: str) -> None:
        match key:
            case notices.EXIT:
                self._leave()
            case notices.AGAIN if self._last is not None:
                # The same id: had it been recorded after all, it would not count twice.
                self._desk.submit(*self._last)
            case procedures.TICK:
                self._tick_step()
            case procedures.CLEAR:
                self.do(c.ClearIrregularity())
            case _ if key.startswith(notices.TEST):
                spot = notices.spot_of(key)
                self.tests.begin(spot, self._clock.ms())
                self._test_sensor(*spot)
                self._changed()

    def _hear(self, message: Message) -> None:
        """Take the result of a test that was asked for here."""
        if isinstance(message, SensorTested) and (message.seat, message.sensor) in self.tests:
            self.tests.end((message.seat, message.sensor), is_well=message.fault is None)
            self.resumed = notices.tested_line(self._desk.table, message)

    def _strike(self, key: str) -> None:
        self.do(c.DropClaim(int(key[:-1]), key[-1]))

    def _swipe(self, member: str) -> None:
        self._hand.swipe(member)
        self._desk.tick()
