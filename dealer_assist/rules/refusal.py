"""The table says no: one sentence for the dealer, and nothing has changed."""


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """Say in one sentence what is not possible and what to do instead."""


def shown(value: object) -> str:
    """Print a wrong value in a sentence, cut short where it is long."""
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
