"""Questions for somebody: cases that are due come first, with new cards each time."""

from collections.abc import Collection, Iterator
from datetime import datetime
from itertools import count

from dealer_assist.school.drills import questions
from dealer_assist.school.memory import SkillMemory
from dealer_assist.school.question import Question
from dealer_assist.school.skills import case_of
from dealer_assist.settle.book import Book

_LOOKED_AT = 12
"""So many questions are looked at for one that is due; more would be waited for."""


def practice(
    skill: str, book: Book, seed: int, memory: SkillMemory | None, now: datetime
) -> Iterator[Question]:
    """Ask without end; where a case is due, a question of it is preferred."""
    due = {one.kind for one in memory.due_by(now)} if memory else set()
    for n in count():
        question = _one(skill, book, seed + n, due)
        due.discard(case_of(question))
        yield question


def _one(skill: str, book: Book, seed: int, due: Collection[str]) -> Question:
    asked = questions(skill, book, seed, _LOOKED_AT if due else 1)
    first = next(asked)
    if not due or case_of(first) in due:
        return first
    return next((one for one in asked if case_of(one) in due), first)
