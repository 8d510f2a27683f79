"""Tokens of a class: one day, one person, and gone with the sign-out."""

from datetime import UTC, datetime, timedelta

import pytest

from dealer_assist.classroom.signed_in import HOURS, SignedIn
from dealer_assist.errors import Refused
from dealer_assist.school.people.people import Person

AT = datetime(2026, 3, 14, 9, tzinfo=UTC)


def test_a_token_is_one_persons_until_the_day_is_over() -> None:
    now = [AT]
    signed = SignedIn(lambda: now[0])
    ana, bo = signed.admit(Person("ana", "Ana")), signed.admit(Person("bo", "Bo"))
    assert (signed.who(ana), signed.who(bo)) == ("ana", "bo")
    signed.leave(ana)
    now[0] = AT + HOURS - timedelta(seconds=1)
    assert signed.who(bo) == "bo"
    now[0] = AT + HOURS
    for token in (ana, bo, "", "guessed"):
        with pytest.raises(Refused, match="Sign in first"):
            signed.who(token)
