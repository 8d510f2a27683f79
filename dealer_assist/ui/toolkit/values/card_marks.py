"""What may stand behind the name of a card that is shown."""

WILD = "w"
"""It stands for another card, and has a black band at its foot; which one may follow: `2swJh`."""


def is_wild(card: str) -> bool:
    """Return True if a card that is shown stands for another."""
    return card[2:3] == WILD


def stood_for(card: str) -> str:
    """Return the card that a wild one is played as, or its rank alone, or nothing."""
    return card[3:]
