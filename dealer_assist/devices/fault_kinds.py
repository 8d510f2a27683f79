"""The ways in which more than one kind of device can fail, as a trainer reads them."""

from dealer_assist.devices.role import FaultKind
from dealer_assist.message import Msg

DEAD = FaultKind("dead", Msg("Dead"), Msg("It answers nothing"))
RESET = FaultKind("reset", Msg("Restart"), Msg("It restarts, once"), lasts=False)
BOUNCE = FaultKind("bounce", Msg("Flicker"), Msg("It flickers, once"), lasts=False)

LINE_FAULTS = (
    FaultKind("unplugged", Msg("Unplugged"), Msg("The cable is pulled")),
    FaultKind("noise", Msg("Noise"), Msg("Bytes arrive spoilt")),
    FaultKind("dropped", Msg("Lost bytes"), Msg("Some bytes never arrive")),
    FaultKind("doubled", Msg("Double bytes"), Msg("Some bytes arrive twice")),
)
"""What every simulated device has in common: a plug and a wire."""
SENSOR_FAULTS = (
    FaultKind("stuck", Msg("Stuck"), Msg("It says it is stuck")),
    FaultKind("dirty", Msg("Dirty"), Msg("It says it is dirty")),
    FaultKind("unpowered", Msg("No power"), Msg("It says it has no power")),
    DEAD,
    FaultKind("slow", Msg("Slow"), Msg("It answers too late")),
    FaultKind("wrong-counter", Msg("Counter"), Msg("Its counter stands still")),
    FaultKind("no-lamp-ack", Msg("Lamp"), Msg("It does not obey its lamp")),
    FaultKind("no-inhibit-ack", Msg("Inhibit"), Msg("It does not open or close")),
    FaultKind("busy", Msg("Busy"), Msg("It says it is busy")),
    FaultKind("two-byte-check", Msg("Long check"), Msg("Its self check has two bytes")),
    FaultKind("unlisted", Msg("Error 15"), Msg("It says error 15, once"), lasts=False),
    FaultKind("swapped", Msg("Swapped"), Msg("Another board, once"), lasts=False),
    RESET,
    BOUNCE,
)
