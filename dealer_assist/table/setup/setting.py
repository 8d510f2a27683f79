"""What a house has set for itself, as it is on record."""

from dealer_assist.value import Value


class Setting(Value):
    """A figure or rule that the house has set for itself, as it is written on the page.

    `of` is the jackpot that it was set for: another one on the same sensor does not inherit it.
    """

    path: str
    value: str
    of: str = ""
