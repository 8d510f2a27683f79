"""Waiting by chance that takes the middle: what a play shows does not go by chance."""


class Middle:
    """Chance that is always in the middle of what it may be."""

    def uniform(self, low: float, high: float) -> float:
        """Return the middle."""
        return (low + high) / 2
