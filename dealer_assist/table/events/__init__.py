"""What happened at the table: facts with the amounts that were decided, never recomputed.

An event `WithRefusal` whose `refusal` is set is a recorded no: it leaves the round as it was.
Times are milliseconds since 1970, UTC.
"""

from dealer_assist.table.events.asked import *
from dealer_assist.table.events.counting import *
from dealer_assist.table.events.link import *
from dealer_assist.table.events.must_hit import *
from dealer_assist.table.events.office import *
from dealer_assist.table.events.round import *
from dealer_assist.table.events.rulings import *
from dealer_assist.table.events.tokes import *
from dealer_assist.table.events.values import *
from dealer_assist.table.events.wins import *

Event = (
    RoundEvent
    | WinEvent
    | AskedEvent
    | OfficeEvent
    | LinkEvent
    | RulingEvent
    | CountingEvent
    | TokeEvent
    | MustHitEvent
)
WithRefusal = LateChipRefused | SwipeRefused | KeyTurned | PrizeRefused
