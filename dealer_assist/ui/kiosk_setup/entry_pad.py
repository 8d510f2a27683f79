"""A word to type: a name, a number, a server."""

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.keypads import NotePad


class EntryPad(NotePad):
    """A pad that is content with one word."""

    least_words = 1
    back_words = Msg("The answer stays as it was")
