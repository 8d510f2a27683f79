"""Everything that can be asked of a table: the closed union `Command`."""

from dealer_assist.table.commands.asked import *
from dealer_assist.table.commands.counting import *
from dealer_assist.table.commands.must_hit import *
from dealer_assist.table.commands.office import *
from dealer_assist.table.commands.round import *
from dealer_assist.table.commands.rulings import *
from dealer_assist.table.commands.tokes import *
from dealer_assist.table.commands.wins import *

Command = (
    RoundCommand
    | WinCommand
    | AskedCommand
    | OfficeCommand
    | RulingCommand
    | CountingCommand
    | TokeCommand
    | MustHitCommand
)
