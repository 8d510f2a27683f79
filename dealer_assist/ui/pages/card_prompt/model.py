"""What a card is put to."""

from dealer_assist.value import Value


class ChangeModel(Value):
    """What the card is put to: the value that holds, the one that is wanted, and what it does."""

    before: str
    after: str
    note: str = ""
