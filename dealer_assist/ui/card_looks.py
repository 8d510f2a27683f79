"""Cards on the screen as plain facts: names like `As`, and `""` for one that lies face down."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardRowLook:
    """Cards that lie beside each other under a title; the first `out` of them are discarded."""

    title: str
    cards: tuple[str, ...]
    caption: str = ""
    note: str = ""
    out: int = 0


@dataclass(frozen=True, slots=True)
class SideLook:
    """Player's or Banker's hand at baccarat; touched, it is the side that won."""

    key: str
    title: str
    cards: tuple[str, ...] = ()
    total: str = ""
    note: str = ""
    is_won: bool = False
    reason: str = ""
