"""A step that is answered by choosing."""

from dealer_assist.ui.kiosk_setup.model import FoundRow
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Choice
from dealer_assist.value import Value


class ChoiceGroup(Value):
    """Choices under a title, so many abreast; a note stands below them."""

    title: str
    choices: tuple[Choice[StepTouch], ...]
    columns: int = 3
    note: str = ""

    @property
    def lines(self) -> int:
        """Count the lines that the choices fill."""
        return -(-len(self.choices) // self.columns)


class ChoicesModel(Value):
    """Groups of choices; what the answers come to stands at the right."""

    frame: ScreenFrame[StepTouch]
    groups: tuple[ChoiceGroup, ...]
    title: str
    rows: tuple[FoundRow, ...]
