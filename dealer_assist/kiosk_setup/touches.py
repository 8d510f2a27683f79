"""What can be done to a set-up, one frozen class each, as `SetUp.take` answers them."""

from typing import TypeAlias

from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value


class StepChosen(Value):
    """Goes to a step of the row on top."""

    step: SetUpStep


class StepLeft(Value):
    """Goes to the step before."""


class StepFinished(Value):
    """Goes on, where the step lacks nothing."""


class LanguageChosen(Value):
    """Gives the kiosk its language."""

    language: str


class ScreenChosen(Value):
    """Names the table's monitor."""

    output: str


class ScreenTurned(Value):
    """Says how the table's monitor hangs."""

    turned: str


class TouchMeasured(Value):
    """Tells how far a finger was off at most."""

    mm: int


class SignChosen(Value):
    """Names the monitor of the public sign; empty where there is none."""

    output: str


class SignTurned(Value):
    """Says how the sign hangs."""

    turned: str


class GameToggled(Value):
    """Chooses a game; the chosen one again shows all games."""

    game: str


class TableFileChosen(Value):
    """Names the table's file."""

    table: str


class NumberGiven(Value):
    """Gives the table the number on its sign."""

    number: str


class LawChosen(Value):
    """Puts the table under a jurisdiction."""

    key: str


class RecordShown(Value):
    """Shows what there is to choose for one thing of the approval; once more, all of it."""

    path: str


class RecordKept(Value):
    """Puts one thing on the approval's record."""

    path: str
    text: str


class ZoneChosen(Value):
    """Names the time zone of the house; empty for the machine's own."""

    zone: str


class DayStartChosen(Value):
    """Says when the business day begins: reports go by it."""

    starts: str


class TimeServerNamed(Value):
    """Names who keeps the time; empty where the house has no server."""

    server: str


class FloorNamed(Value):
    """Names the floor's server; empty where the table stands alone."""

    host: str


class LabelChosen(Value):
    """Has the copies go to a disk by its label."""

    label: str


class FolderChosen(Value):
    """Has the copies go to a folder."""

    folder: str


class TrialBegun(Value):
    """Has the present step tried."""


class DeviceMoved(Value):
    """Uses a device of a simulated machine."""

    device: str


class DeviceChosen(Value):
    """Looks for the port of this device from now on."""

    device: str


class DeviceSought(Value):
    """Looks after all for a device that the table was said not to have."""

    device: str


class DeviceDenied(Value):
    """Says that the table has no such device."""

    device: str


class DeviceTested(Value):
    """Has a device show itself once more."""

    device: str


class PortConfirmed(Value):
    """Gives the chosen device the port that was heard."""


class PortFreed(Value):
    """Takes a port from the device that has it."""

    name: str


class PortRetuned(Value):
    """Listens to a port at the next speed."""

    name: str


class PortsSought(Value):
    """Looks for ports again."""


class PortsTurned(Value):
    """Shows other ports, from this place on."""

    first: int


class CardNamed(Value):
    """Gives the name of the person who is asked for."""

    name: str


class PinGiven(Value):
    """Gives the PIN of the person who is asked for."""

    digits: str


class CardChanged(Value):
    """Forgets one of the first two, who is then asked again."""

    role: Role


class SlipOrdered(Value):
    """Prints the test slip."""


class SlipRead(Value):
    """Says that the slip can be read, with the code on it where that is asked for."""

    code: str = ""


class SlipHelpShown(Value):
    """Shows what may be wrong with the paper."""


class SlipShown(Value):
    """Shows the slip again in the place of the help."""


class AnswersSaved(Value):
    """Saves the answers for the next kiosk."""


class SetUpEnded(Value):
    """Ends the set-up: writes everything, so that the table may open."""


LawTouch: TypeAlias = LawChosen | RecordShown | RecordKept
"""What can be done at the step of the approval."""
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
    | LawTouch
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
