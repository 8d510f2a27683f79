"""Attempts as the screens want them."""

from datetime import datetime

from dealer_assist.frozen import frozen
from dealer_assist.school.people.people import People


@frozen
class Past:
    """A finished attempt: its key, what it brought and when it ended."""

    key: str
    lesson: str
    points: int
    is_passed: bool
    seconds: int
    at_ms: int


def past_of(people: People, person: str) -> tuple[Past, ...]:
    """Give somebody's attempts, the oldest first."""
    return tuple(
        Past(
            one.key,
            one.kept.lesson,
            one.points,
            one.is_passed,
            one.kept.seconds,
            round(datetime.fromisoformat(one.at).timestamp() * 1000),
        )
        for one in people.attempts_of(person)
    )
