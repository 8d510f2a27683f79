"""What keys of a pad do to a text."""

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.values.accents import with_next_accent

ERASE, SPACE, ACCENT = Msg("ERASE"), "SPACE", "Á Ê Ñ"
DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (".", "0", ERASE))
"""The keys of a number, row by row."""
LETTERS = (tuple("QWERTYUIOP"), tuple("ASDFGHJKL'"), tuple("ZXCVBNM.-"), (ACCENT, SPACE, ERASE))
"""The keys of a name."""


def typed_on(text: str, word: str, most: int) -> str:
    """Return a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    if word == ACCENT:
        return with_next_accent(text)
    return (text + (" " if word == SPACE else word))[:most]
