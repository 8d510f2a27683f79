"""What is looked at before a command counts: every device of a table that opens, unseen sensors."""

from dealer_assist.desk.device_watch import DeviceWatch
from dealer_assist.desk.protocols import Devices
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import ReportDevices
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table


def before(
    table: Table, command: Command, devices: Devices, watch: DeviceWatch, now_ms: int
) -> tuple[Command, ...]:
    """Test every device before a table opens; lock no sensor that nobody looked at."""
    is_free = table.lock is None and not table.holds
    match command:
        case SwipeCard(StaffMember(role=Role.DEALER)) if table.phase is Phase.CLOSED and is_free:
            found = tuple((one.device, one.state) for one in devices.health())
            return (ReportDevices(found),)
        case StartGame():
            return tuple(watch.before_start(table, devices.unseen(now_ms)))
        case _:
            return ()
