"""A driver that fails is the fault of its device alone: told once, set apart, tried again anew.

The table plays on. What was ordered meanwhile and lasts is ordered of the new driver as well.
"""

import logging
from collections.abc import Callable, Hashable, Sequence

from dealer_assist.devices.driver import Driver
from dealer_assist.devices.health import FAILED, Health, Traffic, health_of
from dealer_assist.devices.messages import DeviceBack, DeviceLost, Message
from dealer_assist.value import replace

log = logging.getLogger(__name__)

REST_MS, MOST_REST_MS = 5_000, 300_000
PATIENCE_MS = 20

Act = Callable[[Driver], None]


class Contained:
    """Runs a driver, itself a driver that raises nothing; `names` are lost when it fails."""

    def __init__(self, names: Sequence[str], make: Callable[[], Driver]) -> None:
        self._names = names
        self._make = make
        self.driver = make()
        self.fault = ""
        self._lasting: dict[Hashable, Act] = {}
        self._failed: Exception | None = None
        self._logged: set[str] = set()
        self._rest_ms = REST_MS
        self._again_ms = 0
        self._well_since_ms: int | None = None

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are worth waking up for."""
        return 1 if self.fault else self.driver.bytes_awaited

    @property
    def patience_ms(self) -> int:
        """Return how soon it has something to do again."""
        return PATIENCE_MS if self.fault else getattr(self.driver, "patience_ms", PATIENCE_MS)

    def tick(self, now_ms: int) -> list[Message]:
        """Return what the device says; while it is set apart nothing, then what a new driver says.

        It rests twice as long after each failure, and as at first once it has been well that long.
        """
        if self.fault and now_ms < self._again_ms:
            return []
        if self._failed is not None:
            return self.fail(self._failed, now_ms)
        told: list[Message] = []
        try:
            if self.fault:
                self._begin_anew(now_ms)
                told = [DeviceBack(name) for name in self._names]
            told += self.driver.tick(now_ms)
        except Exception as bug:  # noqa: BLE001 - whatever it is, it is this device's
            return self.fail(bug, now_ms)
        if self._well_since_ms is not None and now_ms - self._well_since_ms > self._rest_ms:
            self._rest_ms, self._well_since_ms = REST_MS, None
        return told

    def order(self, act: Act, lasts_as: Hashable = None) -> None:
        """Have the driver do something; what has a name in `lasts_as` is asked of the next, too."""
        if lasts_as is not None:
            self._lasting[lasts_as] = act
        if self.fault:
            return
        try:
            act(self.driver)
        except Exception as bug:  # noqa: BLE001 - told with the next tick
            self._failed = bug

    def fail(self, bug: Exception, now_ms: int) -> list[Message]:
        """Set the device apart for a while, and tell so."""
        self._failed = None
        self.fault = f"{type(bug).__name__}: {bug}"
        self._note(bug)
        self._again_ms, self._rest_ms = now_ms + self._rest_ms, min(MOST_REST_MS, 2 * self._rest_ms)
        self._well_since_ms = None
        return [DeviceLost(name, self.fault, is_fault_of_driver=True) for name in self._names]

    def health(self) -> list[Health]:
        """Report on the device; set apart it is not well, whatever it last said."""
        try:
            found = self.driver.health()
        except Exception:  # noqa: BLE001 - it cannot even tell how it is
            return [health_of(name, FAILED, Traffic()) for name in self._names]
        return [replace(health, state=FAILED) for health in found] if self.fault else found

    def _begin_anew(self, now_ms: int) -> None:
        self.driver = self._make()
        for act in self._lasting.values():
            act(self.driver)
        self.fault = ""
        self._well_since_ms = now_ms

    def _note(self, bug: Exception) -> None:
        """Log a failure with its traceback once; each more is a line."""
        if self.fault in self._logged:
            log.error("The driver of %s failed again: %s", self._names[0], self.fault)
            return
        self._logged.add(self.fault)
        log.error("The driver of %s failed", self._names[0], exc_info=bug)
