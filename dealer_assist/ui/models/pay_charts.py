"""Charts of what the wagers of a table pay. No Qt here."""

from dealer_assist.frozen import frozen


@frozen
class PayRowModel:
    """A line of a chart; several pays stand under each other's columns."""

    name: str
    pays: tuple[str, ...]
    is_in_force: bool = False


@frozen
class PayChartModel:
    """What one wager pays, the highest first; `heads` stand over columns of several pays."""

    title: str
    rows: tuple[PayRowModel, ...]
    heads: tuple[str, ...] = ()
