"""Cards of a hand, as a picture in a tree."""

from dealer_assist.ui.toolkit.nodes import Node


class HandCards(Node):
    """Cards beside each other from the left, narrower where there are many."""

    cards: tuple[str, ...]
    width: float = 52.0
    gap: float = 6.0
