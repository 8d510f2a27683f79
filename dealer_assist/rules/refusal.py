"""Wrong values as they are named in a refusal."""

from dealer_assist.errors import Refused as Refused
from dealer_assist.message import Msg


def shown(value: object) -> str:
    """Print a wrong value in a sentence, cut short where it is long."""
    if value is None:
        return Msg("nothing")
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
