"""What is written at the school besides comments: a name, and the note of a table test."""

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import MOST_NOTE
from dealer_assist.ui.toolkit.keypads import NotePad


class NamePad(NotePad):
    """A pad for a name, which may be one word."""

    least_words = 1
    back_words = Msg("No name is kept")


class RecordPad(NotePad):
    """A pad for what stands on the record of a test; with nothing on it the note is taken away."""

    least_words = 0
    most = MOST_NOTE
