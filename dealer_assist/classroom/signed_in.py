"""Who is signed in at a browser: a random token for a name and its PIN, for one day."""

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person

HOURS = timedelta(hours=12)
_MOST = 500


class SignedIn:
    """Hands out tokens and knows whose they are; the oldest goes where there are too many."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._of: dict[str, tuple[str, datetime]] = {}

    def admit(self, person: Person) -> str:
        """Return a token for a person who has proven who it is."""
        while len(self._of) >= _MOST:
            del self._of[next(iter(self._of))]
        token = secrets.token_urlsafe(24)
        self._of[token] = person.key, self._now() + HOURS
        return token

    def who(self, token: str) -> str:
        """Return whose token it is; refuses one that is none, or not any more."""
        key, until = self._of.get(token, ("", self._now()))
        if not key or self._now() >= until:
            raise Refused(Msg("Sign in first"))
        return key

    def leave(self, token: str) -> None:
        """Forget a token."""
        self._of.pop(token, None)
