"""A new shoe, by the dealer's touch at the shuffle."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed


class BeginShoe(Pressed):
    """The cards are shuffled; the next coup is the first of a new shoe."""

    label = Msg("NEW SHOE")
