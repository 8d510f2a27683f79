"""An amount that is asked for by keypad, as plain facts."""

from dealer_assist.frozen import frozen


@frozen
class AmountModel:
    """What is asked, within which limits in cents; `presets` are amounts that one touch gives."""

    title: str
    detail: str
    most: int
    cents: int
    presets: tuple[tuple[str, int], ...] = ()
    least: int = 0
