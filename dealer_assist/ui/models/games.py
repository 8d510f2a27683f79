"""What the choice of games shows, as plain facts without Qt."""

from dealer_assist.frozen import frozen


@frozen
class GameModel:
    """A table to choose: its tile, its game, and blocks of caption, value and detail.

    With a reason it cannot be opened, and that takes the place of the blocks.
    """

    key: str
    number: str
    name: str
    console: str = ""
    blocks: tuple[tuple[str, str, str], ...] = ()
    foot: str = ""
    is_selected: bool = False
    reason: str = ""
