"""What is not real at a table, in the words of the violet banner: exactly that, and no more."""

from dealer_assist.message import Msg, listed
from dealer_assist.table.setup import TableSetup
from dealer_assist.ui.present.notices import device_name

SIMULATED = Msg("SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY")


def banner_of(setup: TableSetup) -> str:
    """Name what is simulated; nothing where everything is real."""
    simulated = [name for name, where in setup.devices.items() if _is_simulated(where)]
    if not simulated:
        return ""
    if len(simulated) == len(setup.devices):
        return SIMULATED
    names = listed([device_name(name) for name in simulated]).upper()
    return Msg("SIMULATED: {devices}  ·  ALL ELSE IS REAL", devices=names)


def _is_simulated(where: str) -> bool:
    return where.rpartition(":")[2] == "simulated"
