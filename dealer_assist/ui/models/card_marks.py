"""What may stand behind the name of a card that is shown."""

WILD = "w"
"""It stands for another card, and has a black band at its foot."""
