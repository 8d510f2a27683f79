"""Names that go, on request or by the house's rule; what was learned stays, as nobody's.

A journal is append-only: nothing in it is changed, another takes its place. It holds every fact
under its id again, those of the person without what tells who it was, and the order to forget them
with who gave it. Wherever that order comes, by a merge or a class, the same facts are forgotten.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.value import replace

NO_LIMIT = 0
ASKED, OVERDUE = "asked", "overdue"
"""Why a name is deleted: somebody asked for it, or the house keeps it no longer."""


def ordered(facts: Iterable[Fact]) -> dict[str, str]:
    """Return what is to be forgotten by the facts: the alias of each fact, by its id."""
    orders = (fact.what for fact in facts if isinstance(fact.what, f.Forgotten))
    return {key: order.alias for order in orders for key in order.facts}


def forgotten(fact: Fact, gone: Mapping[str, str]) -> Fact:
    """Return a fact without its person, where it is to be forgotten; asked again it is the same."""
    alias = gone.get(fact.id)
    return fact if alias is None else replace(fact, what=_of_nobody(fact.what, alias))


def order_for(
    person: str, facts: Iterable[Fact], alias: str, by: tuple[str, ...], why: str
) -> f.Forgotten:
    """Return the order to forget a person: all of their facts, and comments on what they did."""
    mine, every = set[str](), tuple(facts)
    attempts = {
        fact.what.attempt
        for fact in every
        if isinstance(fact.what, f.AttemptKept) and fact.what.person == person
    }
    exams = {
        fact.what.exam
        for fact in every
        if isinstance(fact.what, f.ExamBegan) and fact.what.person == person
    }
    for fact in every:
        what = fact.what
        is_said = isinstance(what, f.Commented) and what.attempt in attempts
        is_noted = isinstance(what, f.ExamNoted) and what.exam in exams
        if getattr(what, "person", "") == person or is_said or is_noted:
            mine.add(fact.id)
    return f.Forgotten(alias, tuple(sorted(mine)), by, why)


def is_overdue(last_seen: str, days: int, now: datetime) -> bool:
    """True if a name is kept longer than the house wants; who did nothing yet is not."""
    is_limited = days != NO_LIMIT and bool(last_seen)
    return is_limited and now - datetime.fromisoformat(last_seen) > timedelta(days=days)


def _of_nobody(what: f.What, alias: str) -> f.What:
    match what:
        case f.AttemptKept() | f.AttemptBegan() | f.Answered() | f.PlacementRound():
            return replace(what, person=alias)
        case f.PlacementUndone():
            return replace(what, person=alias)
        case f.ExamBegan():
            return replace(what, person=alias)
        case _:
            return f.Emptied()
