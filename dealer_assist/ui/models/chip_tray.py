"""The chips of a simulated table, all at once. No Qt here."""

from dealer_assist.frozen import frozen


@frozen
class ChipTrayModel:
    """How many simulated chips lie; a reason says why none can be laid, or lifted."""

    caption: str
    why_not_lay: str = ""
    why_not_lift: str = ""
