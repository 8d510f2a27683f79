"""What can be done to a set-up, one frozen class each, as `SetUp.take` answers them."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.table.setup.roles import Role


@frozen
class StepChosen:
    """Goes to a step of the row on top."""

    step: SetUpStep


@frozen
class StepLeft:
    """Goes to the step before."""


@frozen
class StepFinished:
    """Goes on, where the step lacks nothing."""


@frozen
class LanguageChosen:
    """Gives the kiosk its language."""

    language: str


@frozen
class ScreenChosen:
    """Names the table's monitor."""

    output: str


@frozen
class ScreenTurned:
    """Says how the table's monitor hangs."""

    turned: str


@frozen
class TouchMeasured:
    """Tells how far a finger was off at most."""

    mm: int


@frozen
class SignChosen:
    """Names the monitor of the public sign; empty where there is none."""

    output: str


@frozen
class SignTurned:
    """Says how the sign hangs."""

    turned: str


@frozen
class GameToggled:
    """Chooses a game; the chosen one again shows all games."""

    game: str


@frozen
class TableFileChosen:
    """Names the table's file."""

    table: str


@frozen
class NumberGiven:
    """Gives the table the number on its sign."""

    number: str


@frozen
class ZoneChosen:
    """Names the time zone of the house; empty for the machine's own."""

    zone: str


@frozen
class DayStartChosen:
    """Says when the business day begins: reports go by it."""

    starts: str


@frozen
class TimeServerNamed:
    """Names who keeps the time; empty where the house has no server."""

    server: str


@frozen
class FloorNamed:
    """Names the floor's server; empty where the table stands alone."""

    host: str


@frozen
class LabelChosen:
    """Has the copies go to a disk by its label."""

    label: str


@frozen
class FolderChosen:
    """Has the copies go to a folder."""

    folder: str


@frozen
class TrialBegun:
    """Has the present step tried."""


@frozen
class DeviceMoved:
    """Uses a device of a simulated machine."""

    device: str


@frozen
class DeviceChosen:
    """Looks for the port of this device from now on."""

    device: str


@frozen
class DeviceSought:
    """Looks after all for a device that the table was said not to have."""

    device: str


@frozen
class DeviceDenied:
    """Says that the table has no such device."""

    device: str


@frozen
class DeviceTested:
    """Has a device show itself once more."""

    device: str


@frozen
class PortConfirmed:
    """Gives the chosen device the port that was heard."""


@frozen
class PortFreed:
    """Takes a port from whoever has it."""

    name: str


@frozen
class PortRetuned:
    """Listens to a port at the next speed."""

    name: str


@frozen
class PortsSought:
    """Looks for ports again."""


@frozen
class PortsTurned:
    """Shows other ports, from this place on."""

    first: int


@frozen
class CardNamed:
    """Gives the name of whoever is asked for."""

    name: str


@frozen
class PinGiven:
    """Gives the PIN of whoever is asked for."""

    digits: str


@frozen
class CardChanged:
    """Forgets one of the first two, who is then asked anew."""

    role: Role


@frozen
class SlipOrdered:
    """Prints the test slip."""


@frozen
class SlipRead:
    """Says that the slip can be read."""


@frozen
class SlipHelpShown:
    """Shows what may be wrong with the paper."""


@frozen
class SlipShown:
    """Shows the slip again in the place of the help."""


@frozen
class AnswersSaved:
    """Saves the answers for the next kiosk."""


@frozen
class SetUpEnded:
    """Ends the set-up: writes everything, so that the table may open."""


PortTouch: TypeAlias = (
    DeviceChosen
    | DeviceSought
    | DeviceDenied
    | DeviceTested
    | PortConfirmed
    | PortFreed
    | PortRetuned
    | PortsSought
    | PortsTurned
)
"""What can be done while ports are looked for."""
SetUpTouch: TypeAlias = (
    StepChosen
    | StepLeft
    | StepFinished
    | LanguageChosen
    | ScreenChosen
    | ScreenTurned
    | TouchMeasured
    | SignChosen
    | SignTurned
    | GameToggled
    | TableFileChosen
    | NumberGiven
    | TimeServerNamed
    | ZoneChosen
    | DayStartChosen
    | FloorNamed
    | LabelChosen
    | FolderChosen
    | TrialBegun
    | DeviceMoved
    | PortTouch
    | CardNamed
    | PinGiven
    | CardChanged
    | SlipOrdered
    | SlipRead
    | SlipHelpShown
    | SlipShown
    | AnswersSaved
    | SetUpEnded
)
"""Everything that can be done to a set-up."""
