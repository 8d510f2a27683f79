"""What the choice of games shows, as plain facts without Qt."""

from dealer_assist.frozen import frozen


@frozen
class MeterMark:
    """Whose meter a table plays for, told at a glance; one of a link is filled, not outlined."""

    words: str
    icon: str
    is_filled: bool = False


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
    mark: MeterMark | None = None


@frozen
class GameGroup:
    """The tables of one game, by the button that shows them; a reason shuts it."""

    key: str
    label: str
    detail: str = ""
    is_selected: bool = False
    reason: str = ""
