"""The wager sensors of a table on one ccTalk line: chips in, lamps and open betting out."""

from collections.abc import Sequence

from dealer_assist.devices.cctalk.bus import Bus, BusStation
from dealer_assist.devices.cctalk.looks import AuditTurns
from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.cctalk.sensor_station import SensorStation
from dealer_assist.devices.driver import SensorLine
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.devices.port import Port

# At 9600 baud a full event reading takes 22 ms: more than eight of them in turn would leave a
# seat unseen for 200 ms, so on longer lines the stations look at the one-byte state (12 ms).
FULL_READINGS_A_ROUND = 8
LONG_LINE_TURN_MS = 200
SHORT_LINE_TURN_MS = 100
LATE_ROUND_MS = 185  # fourteen quick looks and one audit take 171 ms of bytes


class SensorBank(SensorLine[SensorStation]):
    """Poll every sensor in turn and keep lamps and inhibit as the table wants them."""

    def __init__(
        self,
        port: Port,
        seats: Sequence[int],
        second_seats: Sequence[int] = (),
        *,
        others: Sequence[BusStation] = (),
        names: Sequence[str] = ("sensors",),
        profile: CctalkProfile = PUBLIC,
        cycle_ms: int = 0,
        lamp_test_ms: int = 0,
    ) -> None:
        places = [(seat, "A") for seat in seats] + [(seat, "B") for seat in second_seats]
        is_quick = len(places) + len(others) > FULL_READINGS_A_ROUND
        turns = (
            AuditTurns(LONG_LINE_TURN_MS, LATE_ROUND_MS)
            if is_quick
            else AuditTurns(SHORT_LINE_TURN_MS)
        )
        super().__init__(
            {
                place: SensorStation(
                    *place,
                    profile=profile,
                    is_quick=is_quick,
                    lamp_test_ms=lamp_test_ms,
                    turns=turns,
                )
                for place in places
            }
        )
        self._bus = Bus(
            names,
            port,
            [*self._sensors.values(), *others],
            profile=profile,
            cycle_ms=cycle_ms,
            round_took=turns.round_took,
        )

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are missing until an answer can be whole."""
        return self._bus.bytes_awaited

    def tick(self, now_ms: int) -> list[Message]:
        """Ask and listen as far as the line allows, without waiting."""
        return self._bus.tick(now_ms)

    def test(self, seat: int, sensor: str) -> None:
        """Look at a sensor closely at its next turn; `SensorTested` tells what was found."""
        self._sensors[seat, sensor].test()

    def health(self) -> list[Health]:
        """Report on every device of the line."""
        return self._bus.health()

    def _want_betting(self, *, is_open: bool) -> None:
        for station in self._sensors.values():
            station.is_betting_open = is_open
