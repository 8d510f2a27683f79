"""What keys of a pad do to a text."""

from dealer_assist.message import Msg

ERASE, SPACE = Msg("ERASE"), "SPACE"


def typed_on(text: str, word: str, most: int) -> str:
    """Give a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    return (text + (" " if word == SPACE else word))[:most]
