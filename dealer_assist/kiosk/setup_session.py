"""The first start on its window: a machine, the register of the first cards, and the screens."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.desk.clock import Clock, WallClock
from dealer_assist.devices.printers.escpos import NARROW_DOTS
from dealer_assist.journal.key import card_key
from dealer_assist.kiosk.lifetime import tell_service
from dealer_assist.kiosk_setup.first_cards import FirstCards
from dealer_assist.kiosk_setup.kiosk_setup import SetUp, SetUpServices
from dealer_assist.kiosk_setup.live_machine import LiveMachine
from dealer_assist.kiosk_setup.machine import Machine
from dealer_assist.kiosk_setup.simulated_machine import SimulatedMachine
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.ui.kiosk_setup.stage import SetupStage
from dealer_assist.ui.print.slip import slip_drawer
from dealer_assist.ui.shell.preferences import PreferencesFile
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences


def show_setup(
    window: KioskWindow,
    application: QApplication,
    settings: Path,
    data: Path,
    *,
    is_simulated: bool,
) -> Callable[[], None]:
    """Show the set-up of this machine, or of a simulated one; it ends when the table may open."""
    clock = WallClock()
    machine = _machine(clock, data, is_simulated=is_simulated)
    set_up = SetUp(surroundings(machine, clock, settings, data, Random()))
    kept = PreferencesFile(settings / paths.settings_file().name).of("")
    face = SetUpFace(window, set_up, clock, lambda: application.exit(0), preferences=kept)
    stop = tell_service(face, lambda: face.status)
    window.setWindowTitle("Dealer Assist set-up")
    return stop


class SetUpFace(SetupStage):
    """The screens on a window; `finished` is called once, when the table may open."""

    def __init__(
        self,
        window: KioskWindow,
        set_up: SetUp,
        clock: Clock,
        finished: Callable[[], None],
        *,
        preferences: Preferences,
        reduce_motion: bool = False,
    ) -> None:
        context = UiContext.for_person(
            paths.resources(),
            clock.ms,
            preferences,
            finger=window.finger,
            reduce_motion=reduce_motion,
        )
        self._finished: Callable[[], None] | None = finished
        super().__init__(context, set_up, preferences)
        window.show_table(self, self)

    def beat(self) -> None:
        """Let time pass; end where everything is written."""
        super().beat()
        if self._set_up.is_finished and self._finished is not None:
            finished, self._finished = self._finished, None
            finished()


def surroundings(
    machine: Machine, clock: Clock, settings: Path, data: Path, random: Random
) -> SetUpServices:
    """Return what a set-up needs; key, heads and cards are where the table looks for them."""
    register, key, heads = register_file(data), settings / "journal.key", settings / "heads"
    language = PreferencesFile(settings / paths.settings_file().name)
    return SetUpServices(
        machine=machine,
        clock=clock,
        resources=paths.resources(),
        layouts=paths.layouts(),
        own=data,
        settings=settings,
        cards=FirstCards(
            lambda journals: StaffRegister(register, journals, clock.now, heads, card_key(key)),
            register,
            key,
        ),
        draw_slip=slip_drawer(paths.resources() / "fonts", NARROW_DOTS),
        random=random,
        keep_language=lambda one: language.keep("", language.of("").having("language", one)),
    )


def _machine(clock: Clock, data: Path, *, is_simulated: bool) -> Machine:
    if is_simulated:
        return SimulatedMachine(data)
    return LiveMachine(clock.ms)
