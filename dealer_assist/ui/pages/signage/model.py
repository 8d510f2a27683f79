"""The signs that are posted at a table, as plain facts without Qt."""

from dealer_assist.value import Value


class TableSign(Value):
    """One sign: its title, notices to read from afar, rows of words and figures, small print.

    `rule` cites what asks for it; `by_hands` heads the columns of rows with several figures;
    `name` is for the button that leads to it, where its title is too long for that.
    """

    key: str
    title: str
    notices: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    rule: str = ""
    by_hands: tuple[str, ...] = ()
    name: str = ""


class Signage(Value):
    """All signs of a table; `mark` stands across those that may not be posted."""

    table: str
    game: str
    signs: tuple[TableSign, ...]
    mark: str = ""
