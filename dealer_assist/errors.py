"""What a person at the table or at the command line reads when something cannot be done."""

from dealer_assist.message import Msg

DONE, FOUND_WRONG, WRONG_CALL = 0, 1, 2
"""Exit statuses: done; something was found wrong; the call itself was wrong."""


class UserFacingError(Exception):
    """Base of every error that is told in one sentence: what is wrong, and what to do."""

    @property
    def message(self) -> str:
        """Return the sentence; a `Msg` stays one, so that a screen can translate it."""
        return str(self.args[0]) if self.args else str(self)


class UsageError(UserFacingError):
    """The program was called wrongly; nothing was begun."""


class Refused(UserFacingError):  # noqa: N818 - a refusal is an answer, not an error
    """The table says no, says what to do instead, and nothing has changed."""


def shown(value: object) -> str:
    """Print a wrong value in a sentence, cut short where it is long."""
    if value is None:
        return Msg("nothing")
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
