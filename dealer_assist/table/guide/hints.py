"""How much a table says of what comes next: the school takes it away, level by level."""

from enum import Enum


class Hints(Enum):
    """Prompt, amber and hands of the cards; the step named without them; or nothing."""

    SHOWN = "shown"
    NAMED = "named"
    SILENT = "silent"
