"""What a desk knows of its devices beside the table: who they are, what they do not obey."""

from collections.abc import Sequence

from dealer_assist.desk.device_freshness import Disobedience, take_seen_back, take_unseen_out
from dealer_assist.desk.device_identity import SensorPins
from dealer_assist.devices.messages import Message, ShufflerTold
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table


class DeviceWatch:
    """Hear every message first, and give the commands that follow from it or from time."""

    def __init__(self) -> None:
        self.disobedience = Disobedience()
        self.pins = SensorPins()
        self.shuffler = ShufflerTold()

    def hear(self, message: Message) -> tuple[c.Command, ...] | None:
        """Give the commands that a message means, or None where it is for the table to hear."""
        self.disobedience.hear(message)
        if isinstance(message, ShufflerTold):
            self.shuffler = message
        return self.pins.hear(message)

    def before_start(self, table: Table, unseen: Sequence[Spot]) -> tuple[c.Command, ...]:
        """Take out what nobody looked at, before its chip would be locked."""
        return take_unseen_out(table, unseen)

    def tick(self, table: Table, unseen: Sequence[Spot]) -> tuple[c.Command, ...]:
        """Take back in what is looked at again, and boards that a person has accepted."""
        return (*take_seen_back(table, unseen), *self.pins.answered(table))
