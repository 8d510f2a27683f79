"""What may stand behind the name of a card that is shown."""

WILD = "w"
"""It stands for another card, and has a black band at its foot; which one may follow: `2swJh`."""


def is_wild(card: str) -> bool:
    """Tell whether a card that is shown stands for another."""
    return card[2:3] == WILD


def stood_for(card: str) -> str:
    """Give the card that a wild one stands for, or its rank alone; nothing where it is not said."""
    return card[3:]
