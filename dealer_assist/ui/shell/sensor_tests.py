"""Sensors that the dealer has asked to be tested: being looked at, or found faulty again."""

from collections.abc import Collection

from dealer_assist.table.setup.table_setup import Spot

TEST_MS = 1_500  # a sensor answers its test long before; without its line nothing answers


class SensorTests:
    """Remembers which test runs and which has failed; a sensor that is well is forgotten."""

    def __init__(self) -> None:
        self._since: dict[Spot, int] = {}
        self._failed: set[Spot] = set()

    @property
    def testing(self) -> frozenset[Spot]:
        """Return the sensors that are being tested."""
        return frozenset(self._since)

    @property
    def failed(self) -> frozenset[Spot]:
        """Return the sensors that a test has found faulty."""
        return frozenset(self._failed)

    def begin(self, spot: Spot, now_ms: int) -> None:
        """Test a sensor; its last result no longer counts."""
        self._since[spot] = now_ms
        self._failed.discard(spot)

    def __contains__(self, spot: Spot) -> bool:
        return spot in self._since

    def end(self, spot: Spot, *, is_well: bool) -> None:
        """Note what the sensor itself has answered."""
        self._since.pop(spot, None)
        if not is_well:
            self._failed.add(spot)

    def tick(self, now_ms: int, faulty: Collection[Spot]) -> bool:
        """Let time pass; tell whether there is anything new to show."""
        before = (self.testing, self.failed)
        done = {spot for spot, since in self._since.items() if now_ms - since >= TEST_MS}
        well = {spot for spot in (*self._since, *self._failed) if spot not in faulty}
        self._since = {
            spot: since for spot, since in self._since.items() if spot not in done | well
        }
        self._failed = (self._failed | done) - well
        return before != (self.testing, self.failed)
