"""What stands around every page of the floor: facts on top, the pages at the left."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.floor.blocks import Tone


@frozen
class StatusFact:
    """A fact at the right end of the strip."""

    words: str
    icon: str
    tone: Tone = Tone.PLAIN


@frozen
class PageTab:
    """A page that can be gone to; `count` is how much there needs a person."""

    key: str
    label: str
    icon: str
    is_selected: bool = False
    count: int = 0


@frozen
class FloorFrame:
    """The frame of a page; `refusal` takes the place of the floor's name for a while."""

    banner: str
    name: str
    note: str
    signed_in: str
    facts: tuple[StatusFact, ...]
    clock: str
    tabs: tuple[PageTab, ...]
    refusal: str = ""
