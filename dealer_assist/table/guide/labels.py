"""The name that a command is refused by, as it is printed on the console."""

from dealer_assist.table import commands as c
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.words import end_label, start_label


def label_of(setup: TableSetup, command: Pressed) -> str:
    """Return a command's name as the dealer knows it; consoles name the start and the end."""
    match command:
        case c.StartGame():
            return start_label(setup)
        case c.EndGame():
            return end_label(setup)
        case _:
            return command.label
