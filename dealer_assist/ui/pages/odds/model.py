"""The odds of a table as its page shows them, as plain facts without Qt."""

from dealer_assist.value import Value


class OddsRow(Value):
    """One wager in the list: its name, its paytable and conditions, and the edge beside them."""

    key: int
    label: str
    detail: str = ""
    edge: str = ""
    is_selected: bool = False


class OddsFigure(Value):
    """A large figure: the same as a fraction below, and what was printed; `differs` marks that."""

    caption: str
    value: str
    exact: str = ""
    printed: str = ""
    differs: bool = False


class MoneyShare(Value):
    """A part of the money: `kind` is how it is painted, `share` how much of a wager it is."""

    kind: str
    words: str
    value: str
    share: float


class OddsModel(Value):
    """Everything about one wager; a table without rows has a sentence in `notes` instead."""

    title: str = ""
    detail: str = ""
    method: str = ""
    figures: tuple[OddsFigure, ...] = ()
    shares: tuple[MoneyShare, ...] = ()
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()


PRIZES, METER, RESERVE, SEED, HOUSE = "prizes", "meter", "reserve", "seed", "house"
"""Where the money of a wager goes."""
