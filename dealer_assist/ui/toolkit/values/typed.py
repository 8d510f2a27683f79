"""What keys of a pad do to a text."""

from dealer_assist.message import Msg

ERASE, SPACE = Msg("ERASE"), "SPACE"
DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (".", "0", ERASE))
"""The keys of a number, row by row."""
LETTERS = (tuple("QWERTYUIOP"), tuple("ASDFGHJKL'"), tuple("ZXCVBNM.-"), (SPACE, ERASE))
"""The keys of a name."""


def typed_on(text: str, word: str, most: int) -> str:
    """Return a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    return (text + (" " if word == SPACE else word))[:most]
