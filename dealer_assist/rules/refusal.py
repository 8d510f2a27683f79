"""The table says no: one sentence for the dealer, and nothing has changed."""


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """Say in one sentence what is not possible and what to do instead."""
